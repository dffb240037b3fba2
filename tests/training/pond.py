"""The example title Pond with networks: a game so small that a whole training run takes seconds."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from mypy_extensions import i64

from terrarium.engine.evaluation import POINT, Evaluation
from terrarium.engine.game import Game
from terrarium.engine.network import Network
from terrarium.engine.network_evaluation import SPREAD, InputLayout, NetworkEvaluation
from terrarium.engine.options import Option
from terrarium.engine.position import Position
from terrarium.engine.title import Title
from terrarium.engine.vec_operations import from_list
from terrarium.engine.vecs import vec
from terrarium.title_registry import TITLES

EXAMPLE = Path(__file__).resolve().parents[2] / "examples" / "pond-title"
ROUNDS = 6
FROGS = 24


#: Where the groups of the hand's network begin: the round, the seats, the frogs.
ROUND, SEATS, IN_HAND = 0, ROUNDS, ROUNDS + 3


def layouts() -> list[InputLayout]:
    hand = InputLayout("hand", [8], -5, 40)
    assert [hand.group("round", ROUNDS), hand.group("seats", 3), hand.group("frogs", FROGS)] == [ROUND, SEATS, IN_HAND]
    spread = InputLayout(SPREAD, [], 0, 100)
    spread.group("seats and round", 3 * ROUNDS)
    return [hand, spread]


class PondNetworkEvaluation(NetworkEvaluation):
    """Flies and leaves."""

    def __init__(self, game: Game, networks: list[Network]) -> None:
        super().__init__(game, Evaluation(game), layouts(), networks, 2)

    def write_components(self, position: Position, seat: int) -> None:
        here: Any = position
        self.expected[0] = POINT * here.flies[seat]
        self.expected[1] = POINT * here.leaves[seat]
        self.active.add(ROUND + here.round - 1)
        self.active.add(SEATS + self.game.seats - 2)
        self.share(0)
        for frog in here.hands[seat]:
            self.active.add(IN_HAND + frog)
        self.component(0, 0)

    def final_points(self, position: Position, seat: int) -> list[int]:
        here: Any = position
        return [here.flies[seat], here.leaves[seat]]

    def final_values(self, position: Position) -> vec[i64]:
        return from_list([POINT * score for score in position.scores()])

    def line_of(self, subject: int) -> str:
        return ["pond-row-flies", "pond-row-leaves"][subject]

    def stage(self, position: Position) -> int:
        here: Any = position
        return ROUNDS * (self.game.seats - 2) + int(here.round) - 1


@contextmanager
def pond() -> Iterator[Title]:
    """Pond with networks, for a while."""
    sys.path.insert(0, str(EXAMPLE))
    rules = importlib.import_module("terrarium_pond.rules")
    title = Title(
        name="pond",
        version=1,
        min_seats=2,
        max_seats=4,
        options=[Option("leaf", "flag", True)],
        make=rules.make_game,
        network_layouts=layouts,
        network_evaluation=PondNetworkEvaluation,
    )
    try:
        with TITLES.temporarily(title):
            yield title
    finally:
        sys.path.remove(str(EXAMPLE))
