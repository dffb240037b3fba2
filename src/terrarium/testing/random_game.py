"""One random game that the checks walk along, and what they say when it breaks the contract."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import NoReturn

from terrarium.engine.game import Game
from terrarium.engine.position import Position
from terrarium.engine.record import Record

#: How many moments of a game the dearer checks look at, beside the first and the last.
SAMPLES = 6
#: How often a seat changes a setting instead of acting, in a game that has any.
SETTING_CHANGES = 0.05


class Failure(AssertionError):
    """A game broke the contract."""


class RandomGame:
    """A game, a seed, and the decision at which a check stands.

    The same trial walks the same game every time: who acts and how is drawn from the seed. Mostly an actor acts,
    sometimes a seat that owes nothing but may; in a game with settings a seat now and then changes one.
    """

    def __init__(self, game: Game, seed: int, limit: int = 5000) -> None:
        self.game = game
        self.seed = seed
        self.limit = limit
        #: How many decisions were made before the moment at which a check stands, and whose is next.
        self.decision = 0
        self.seat: int | None = None
        self.action: int | None = None
        self.random = random.Random(seed)

    def walk(self, journal: bool = False) -> Iterator[Position]:
        """Every moment from the start to the end; `seat` and `action` are what comes next, None at the end."""
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
        """The first moment, the last, and some between."""
        moments = sum(1 for _moment in self.walk())
        chosen = {0, moments - 1, *random.Random(self.seed).sample(range(moments), min(SAMPLES, moments))}
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
        """Fail unless it holds."""
        if not holds:
            self.fail(text, seat)

    def same(self, one: object, other: object, text: str, seat: int | None = None) -> None:
        """Fail unless both are equal, and show where they differ."""
        if one != other:
            self.fail(f"{text}: {difference(one, other)}", seat)

    def fail(self, text: str, seat: int | None = None) -> NoReturn:
        """Say what broke, in which game, and where."""
        raise self.failure(text, seat)

    def failure(self, text: str, seat: int | None = None) -> Failure:
        """What broke, in which game, and where, as an exception to raise."""
        who = self.seat if seat is None else seat
        return Failure(f"{self.game!r}, seed {self.seed}, decision {self.decision}, seat {who}: {text}")


def data_bytes(value: object) -> str:
    """Plain data as the bytes that would leave the engine."""
    return json.dumps(value)


def difference(one: object, other: object) -> str:
    """Where two things differ, in few words."""
    first, second = str(one), str(other)
    place = next(
        (n for n, (a, b) in enumerate(zip(first, second, strict=False)) if a != b), min(len(first), len(second))
    )
    start = max(place - 30, 0)
    return f"...{first[start : place + 30]}... against ...{second[start : place + 30]}..."


def play_some(position: Position, chance: random.Random, decisions: int) -> None:
    """Play so many random decisions, or fewer if the game ends."""
    for _decision in range(decisions):
        if position.over():
            return
        seat = chance.choice(position.actors())
        position.play(seat, chance.choice(position.legal(seat)))


def everything(position: Position) -> str:
    """The whole position, and how it looks to everyone."""
    views = [position.view(seat) for seat in (None, *range(position.game.seats))]
    return position.fingerprint() + data_bytes(views)
