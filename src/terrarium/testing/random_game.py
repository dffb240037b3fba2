"""A reproducible random game on which the checks run, and the failures that they raise."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import NoReturn

from terrarium.engine.game import Game
from terrarium.engine.position import Position
from terrarium.engine.record import Record

#: How many positions of a game the expensive checks look at, besides the first and the last.
SAMPLES = 6
#: How often a seat changes a setting instead of acting, in a game with settings.
SETTING_CHANGES = 0.05


class Failure(AssertionError):
    """A game broke the contract."""


class RandomGame:
    """A game, a seed, and the decision that a check has reached.

    The same seed plays the same game every time. Usually an actor acts, sometimes a seat that may act but does not have
    to, and in a game with settings a seat sometimes changes one.
    """

    def __init__(self, game: Game, seed: int, limit: int = 5000) -> None:
        self.game = game
        self.seed = seed
        self.limit = limit
        #: How many decisions were made before the current position, and which seat and action come next.
        self.decision = 0
        self.seat: int | None = None
        self.action: int | None = None
        self.random = random.Random(seed)

    def walk(self, journal: bool = False) -> Iterator[Position]:
        """Yield each position from the start to the end; `seat` and `action` come next, None at the end."""
        chance = random.Random(self.seed)
        position = self.game.start(self.seed, journal)
        self.decision = 0
        while not position.over():
            if self.decision >= self.limit:
                self.fail(f"the game did not end within {self.limit} decisions")
            self.seat, self.action = self._choose(position, chance)
            yield position
            try:
                position.play(self.seat, self.action)
            except Exception as error:
                raise self.failure(f"legal action {self.action} raised {error!r}") from error
            self.decision += 1
        self.seat = self.action = None
        yield position

    def _choose(self, position: Position, chance: random.Random) -> tuple[int, int]:
        actors = position.actors()
        able = [seat for seat in range(self.game.seats) if position.legal(seat)]
        self.expect(actors, "nobody owes an action, yet the game is not over")
        if self.game.settings and chance.random() < SETTING_CHANGES:
            return chance.randrange(self.game.seats), self.game.actions + chance.randrange(2 * len(self.game.settings))
        seat = chance.choice(actors if chance.random() < 0.9 or not able else able)
        legal = position.legal(seat)
        self.expect(legal, "owes an action but has no legal one", seat)
        return seat, chance.choice(legal)

    def sampled(self, journal: bool = False) -> Iterator[Position]:
        """Yield the first position, the last, and some in between."""
        count = sum(1 for _position in self.walk())
        chosen = {0, count - 1, *random.Random(self.seed).sample(range(count), min(SAMPLES, count))}
        for position in self.walk(journal):
            if self.decision in chosen:
                yield position

    def record(self) -> Record:
        """The record of the whole game."""
        record = Record.of(self.game, self.seed)
        for position in self.walk():
            if self.seat is not None and self.action is not None:
                record.add(self.seat, self.action)
            else:
                record.finish(position)
        return record

    def expect(self, holds: object, text: str, seat: int | None = None) -> None:
        """Fail unless the condition holds."""
        if not holds:
            self.fail(text, seat)

    def expect_equal(self, one: object, other: object, text: str, seat: int | None = None) -> None:
        """Fail unless both values are equal, and show where they differ."""
        if one != other:
            self.fail(f"{text}: {difference(one, other)}", seat)

    def fail(self, text: str, seat: int | None = None) -> NoReturn:
        """Raise a failure that names the game and the decision."""
        raise self.failure(text, seat)

    def failure(self, text: str, seat: int | None = None) -> Failure:
        """An exception that names the game and the decision."""
        who = self.seat if seat is None else seat
        return Failure(f"{self.game!r}, seed {self.seed}, decision {self.decision}, seat {who}: {text}")


def json_text(value: object) -> str:
    """Plain data as JSON, as it leaves the engine."""
    return json.dumps(value)


def difference(one: object, other: object) -> str:
    """The surroundings of the first difference between two values."""
    first, second = str(one), str(other)
    place = next(
        (n for n, (a, b) in enumerate(zip(first, second, strict=False)) if a != b), min(len(first), len(second))
    )
    start = max(place - 30, 0)
    return f"...{first[start : place + 30]}... against ...{second[start : place + 30]}..."


def play_random(position: Position, chance: random.Random, decisions: int) -> None:
    """Play this many random decisions, or fewer if the game ends."""
    for _decision in range(decisions):
        if position.over():
            return
        seat = chance.choice(position.actors())
        position.play(seat, chance.choice(position.legal(seat)))


def full_state(position: Position) -> str:
    """The fingerprint of a position and all its views."""
    views = [position.view(seat) for seat in (None, *range(position.game.seats))]
    return position.fingerprint() + json_text(views)
