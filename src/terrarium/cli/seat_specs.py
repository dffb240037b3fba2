"""Who sits where at a table: people and bots, as ``you,sprout,search:iterations=500`` says."""

from __future__ import annotations

from terrarium.bots import known_bots, parse, split_specs
from terrarium.engine.errors import TerrariumError
from terrarium.engine.game import Title
from terrarium.engine.lines import Line
from terrarium.texts import Texts

YOU = "you"
#: Whom a person meets who does not say whom.
USUAL = "sprout"


class BadSeatKind(TerrariumError):
    """A kind of seat that does not exist."""


def read_kinds(text: str | None, title: Title) -> list[str]:
    """The kinds of all seats; without a text one person and up to two bots."""
    if text is None:
        others = max(title.min_seats, min(3, title.max_seats)) - 1
        return [YOU] + [USUAL] * others
    kinds = [kind.strip().lower() for kind in split_specs(text)]
    for kind in kinds:
        if kind.partition(":")[0] not in [YOU, *known_bots()]:
            raise BadSeatKind("no-such-kind-of-seat", kind=kind, possible=", ".join([YOU, *known_bots()]))
        if kind != YOU:
            parse(kind)
    return kinds


def seat_names(kinds: list[str], texts: Texts) -> list[str]:
    """What each seat is called; one person alone is told which seat is theirs."""
    mine = "name-you" if kinds.count(YOU) == 1 else "name-seat"
    return [
        texts.say(Line(mine, number=seat) if kind == YOU else Line("name-bot", number=seat, bot=kind))
        for seat, kind in enumerate(kinds)
    ]
