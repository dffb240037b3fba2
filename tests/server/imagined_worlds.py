"""Worlds that look the same from one seat, with the same time and the same chance in each of them."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import contextmanager

from terrarium.engine.game import Game
from terrarium.engine.position import Position
from terrarium.engine.rng import Rng
from terrarium.engine.title import Title
from terrarium.server.clock_and_random import ClockAndRandom
from terrarium.title_registry import TITLES


class Same(ClockAndRandom):
    """The same time and the same chance in every run; time passes when the test says so."""

    def __init__(self) -> None:
        super().__init__()
        self.chance = random.Random(4)
        self.time = 1_700_000_000_000

    def now(self) -> int:
        return self.time

    def real_seconds(self, milliseconds: int) -> float:
        """Wait by looking at the clock again and again."""
        return 0.05

    def random_below(self, limit: int) -> int:
        return self.chance.randrange(limit)


class WorldGame(Game):
    """A game that starts in one of the worlds that look the same from one seat after an opening."""

    def __init__(self, real: Game, seat: int | None, world: int, opening: int) -> None:
        super().__init__(real.title, real.seats, real.options, real.actions, real.box)
        self.real, self.seat, self.world, self.opening = real, seat, world, opening

    def start(self, seed: int, journal: bool = False) -> Position:
        """The world, with what the seat has heard so far."""
        dealt, chance = self.real.start(99, journal), random.Random(self.opening)
        for _action in range(self.opening):
            actor = chance.choice(dealt.actors())
            dealt.play(actor, chance.choice(dealt.legal(actor)))
        imagined = dealt.imagine(self.seat, Rng(self.world + 1))
        imagined.journal = dealt.journal
        return imagined

    def unpack(self, numbers: list[int]) -> Position:
        return self.real.unpack(numbers)

    def action_words(self, action: int) -> str:
        return self.real.words(action)

    def find_action(self, words: str) -> int:
        return self.real.action(words)


@contextmanager
def registered(game: WorldGame) -> Iterator[None]:
    """The title of the game, replaced by this world of it."""
    real = game.title

    def make(_title: Title, _seats: int, _options: dict[str, object], _box: object) -> Game:
        return game

    with TITLES.temporarily(Title(real.name, real.version, real.min_seats, real.max_seats, real.options, make)):
        yield


#: Who acts, and what they do in each world.
Step = tuple[int, list[int]]


def steps_in(worlds: list[WorldGame], count: int, openly: bool) -> list[Step]:
    """Steps after which the seat may know no more than before, because nothing hidden is shown.

    What others do means the same in all worlds if it is done `openly`, and may differ if it stays hidden.
    """
    chance = random.Random(7)
    positions = [game.start(0, journal=True) for game in worlds]
    steps: list[Step] = []
    while len(steps) < count:
        actors = [seat for seat in positions[0].actors() if all(seat in other.actors() for other in positions)]
        if not actors:
            break
        actor = actors[len(steps) % len(actors)]
        if openly or actor == worlds[0].seat:
            alike = [action for action in positions[0].legal(actor) if _alike(positions, actor, action)]
            possible = [alike] * len(worlds)
        else:
            possible = [[action for action in one.legal(actor) if _quiet(one, actor, action)] for one in positions]
        if not all(possible):
            break
        luck = chance.random()
        step = actor, [actions[int(luck * len(actions))] for actions in possible]
        for position, action in zip(positions, step[1], strict=True):
            position.play(actor, action)
        steps.append(step)
    return steps


def _alike(positions: list[Position], seat: int, action: int) -> bool:
    """Whether the action is possible, means the same and shows nothing hidden in all of them."""
    if not all(action in position.legal(seat) and _quiet(position, seat, action) for position in positions):
        return False
    return all(position.explain(seat, action) == positions[0].explain(seat, action) for position in positions)


def _quiet(position: Position, seat: int, action: int) -> bool:
    after = position.copy()
    after.play(seat, action)
    return after.reveals == position.reveals
