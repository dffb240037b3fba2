"""The result of one seat in a finished game, as the statistics count it."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from terrarium.bots import known_bots
from terrarium.engine.errors import TerrariumError
from terrarium.engine.outcome import Outcome
from terrarium.engine.record import Record
from terrarium.engine.title import Title
from terrarium.title_registry import TITLES

#: How statistics call an opponent who is a person, and one of whom a record says nothing.
PEOPLE, UNKNOWN = "people", "unknown"
#: A name such as "tree 2", which records of the server give to bots.
BOT_NAME = re.compile(r"(?P<bot>.+) \d+")
#: The seed at the end of a bot's spec, which does not change how well it plays.
SEED = re.compile(r"[:,]seed=\d+$")


@dataclass(frozen=True)
class Result:
    """What one seat reached in a finished game."""

    game: str
    seats: int
    #: Who the others were, each once, in order: bots by their specs, `PEOPLE` or `UNKNOWN`; empty without others.
    opponents: tuple[str, ...]
    score: int
    won: bool
    #: When the game ended, in milliseconds since 1970; None if that is not known.
    ended: int | None
    #: The points of each source of the score sheet, by the id of its text; empty if they are not known.
    sources: dict[str, int]
    #: The cards that lie in front of the seat at the end, as ids of their names.
    planted: tuple[str, ...] = ()
    #: The name of the person; empty where names are not shown.
    player: str = ""


def opponents_of(kinds: Sequence[str], seat: int) -> tuple[str, ...]:
    """Who a seat played against, from what each seat is; bots that differ only in their seed are the same."""
    return tuple(sorted({SEED.sub("", kind) for place, kind in enumerate(kinds) if place != seat}))


def points_by_source(rows: Sequence[Mapping[str, Any]]) -> dict[str, int]:
    """Add up the rows of a score sheet, as the data of an outcome has them, by the ids of their texts."""
    found: dict[str, int] = {}
    for row in rows:
        found[row["id"]] = found.get(row["id"], 0) + row["points"]
    return found


def planted_cards(title: Title, view: Mapping[str, Any] | None, seat: int) -> tuple[str, ...]:
    """The cards of a seat at the end of a game, from anybody's last view."""
    if view is None or title.planted is None:
        return ()
    return tuple(title.planted(view, seat))


def kind_from_name(name: str) -> str:
    """What sits on a seat that a record calls by this name."""
    found = BOT_NAME.fullmatch(name)
    if found is not None and found["bot"].partition(":")[0] in known_bots():
        return found["bot"]
    return PEOPLE


def result_of_record(record: Record, box: object = None, ended: int | None = None) -> list[Result]:
    """The results of all seats of a finished record, which is replayed; without names, nothing is known of them."""
    position = record.replay(box, journal=False)
    if not position.over():
        raise UnfinishedRecord("stats-unfinished", moves=len(record.moves))
    kinds = [kind_from_name(name) for name in record.names] or [UNKNOWN] * record.seats
    view = position.view(None)
    outcome = position.outcome()
    title = TITLES.title(record.name)
    return [
        Result(
            record.name,
            record.seats,
            opponents_of(kinds, seat),
            outcome.scores[seat],
            seat in outcome.winners,
            ended,
            _sources(outcome, seat),
            planted_cards(title, view, seat),
            record.names[seat] if record.names else "",
        )
        for seat in range(record.seats)
    ]


def result_data(result: Result) -> dict[str, object]:
    """A result as plain data, for export."""
    return {
        "game": result.game,
        "seats": result.seats,
        "opponents": list(result.opponents),
        "player": result.player,
        "score": result.score,
        "won": result.won,
        "ended": result.ended,
        "sources": dict(result.sources),
        "planted": list(result.planted),
    }


class UnfinishedRecord(TerrariumError):
    """A record without an end has no result."""


def _sources(outcome: Outcome, seat: int) -> dict[str, int]:
    return points_by_source([entry.data() for entry in outcome.breakdown[seat]])
