"""The people and bots in the seats of a game, written as ``you,sprout,search:iterations=500``."""

from __future__ import annotations

import re

from terrarium.bots import known_bots, parse, split_specs
from terrarium.engine.errors import TerrariumError
from terrarium.engine.lines import Line
from terrarium.engine.title import Title
from terrarium.texts import Texts

YOU = "you"
#: The opponents of a person who names none.
DEFAULT_BOT = "sprout"
#: The seed at the end of a bot's spec.
SEED = re.compile(r":seed=\d+$")


class BadSeatKind(TerrariumError):
    """A kind of seat that does not exist."""


def parse_seats(text: str | None, title: Title) -> list[str]:
    """Parse the kinds of all seats; without a text one person and up to two bots."""
    if text is None:
        others = max(title.min_seats, min(3, title.max_seats)) - 1
        return [YOU] + [DEFAULT_BOT] * others
    kinds = [kind.strip().lower() for kind in split_specs(text)]
    for kind in kinds:
        if kind.partition(":")[0] not in [YOU, *known_bots()]:
            raise BadSeatKind("no-such-kind-of-seat", kind=kind, possible=", ".join([YOU, *known_bots()]))
        if kind != YOU:
            parse(kind)
    return kinds


def seat_names(kinds: list[str], texts: Texts) -> list[str]:
    """The names of the seats; a single person is called "you", a bot by its spec without the seed."""
    mine = "name-you" if kinds.count(YOU) == 1 else "name-seat"
    return [
        texts.say(Line(mine, number=number) if kind == YOU else Line("name-bot", number=number, bot=SEED.sub("", kind)))
        for number, kind in enumerate(kinds, start=1)
    ]
