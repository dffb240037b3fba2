"""Who sits where at a table: people and bots, as ``you,random,random`` says."""

from __future__ import annotations

import random

from terrarium.engine.errors import TerrariumError
from terrarium.engine.game import Title
from terrarium.engine.lines import Line
from terrarium.engine.position import Position
from terrarium.texts import Texts

YOU = "you"
RANDOM = "random"
KINDS = [YOU, RANDOM]


class BadSeatKind(TerrariumError):
    """A kind of seat that does not exist."""


def read_kinds(text: str | None, title: Title) -> list[str]:
    """The kinds of all seats; without a text one person and up to two bots."""
    if text is None:
        others = max(title.min_seats, min(3, title.max_seats)) - 1
        return [YOU] + [RANDOM] * others
    kinds = [kind.strip().lower() for kind in text.split(",")]
    for kind in kinds:
        if kind not in KINDS:
            raise BadSeatKind("no-such-kind-of-seat", kind=kind, possible=", ".join(KINDS))
    return kinds


def seat_names(kinds: list[str], texts: Texts) -> list[str]:
    """What each seat is called; one person alone is told which seat is theirs."""
    alone = kinds.count(YOU) == 1
    forms = ["name-random" if kind == RANDOM else "name-you" if alone else "name-seat" for kind in kinds]
    return [texts.say(Line(form, number=seat)) for seat, form in enumerate(forms)]


class RandomSeat:
    """Takes any legal action, each equally likely; the same seed and seat choose the same."""

    def __init__(self, seed: int, seat: int) -> None:
        self.seat = seat
        self.chance = random.Random(f"{seed}/{seat}")

    def choose(self, position: Position) -> int:
        """One of the legal actions."""
        return self.chance.choice(position.legal(self.seat))
