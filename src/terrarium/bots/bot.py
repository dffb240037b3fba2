"""The base class of all bots."""

from __future__ import annotations

import json

from mypy_extensions import mypyc_attr

from terrarium.bots.spec import BadBot, Spec
from terrarium.engine.position import Position
from terrarium.engine.rng import Rng, check_seed, seed_from_text


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Chooses an action for a seat that must act.

    A bot knows only what the seat may know. Its random numbers come from its own seed and the seat's view, so the same
    view leads to the same choice in any process (unless a clock sets the budget).
    """

    def __init__(self, spec: Spec, seed: int) -> None:
        self.spec = spec
        self.seed = check_seed(seed)

    def choose(self, position: Position, seat: int) -> int:
        """Choose the seat's action; ask `think` only if there is more than one option."""
        if seat not in position.actors():
            raise BadBot("bot-not-acting", number=str(seat))
        options = self.options(position, seat)
        if len(options) == 1:
            return options[0]
        return self.think(position, seat, options)

    def options(self, position: Position, seat: int) -> list[int]:
        """The actions to choose from: by default the position's candidates."""
        return [int(action) for action in position.candidates(seat)]

    def think(self, position: Position, seat: int, options: list[int]) -> int:
        """Choose one of several options."""
        raise NotImplementedError

    def close(self) -> None:
        """Release resources such as other processes; the bot can still be used."""

    def __repr__(self) -> str:
        return f"terrarium.bots.bot({str(self.spec)!r}, seed={self.seed})"


def decision_rng(seed: int, position: Position, seat: int | None) -> Rng:
    """The generator for one decision, seeded from the bot's seed and the seat's view."""
    view = json.dumps(position.view(seat), separators=(",", ":"))
    return Rng(seed_from_text(f"{seed} {seat} {view}"))
