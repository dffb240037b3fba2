"""The results of guests at finished tables: what statistics count. They are read from stored endings, once."""

from __future__ import annotations

import logging
import zlib
from collections.abc import Sequence
from typing import Any

import msgspec
import sqlalchemy as sa
from msgspec import Raw, Struct

import terrarium
from terrarium.history import Result, opponents_of, planted_cards, points_by_source
from terrarium.history.result import PEOPLE, UNKNOWN
from terrarium.server.storage.schema import daily_attempts, endings, results, seats, tables

log = logging.getLogger(__name__)

#: How many of the latest results statistics count.
MOST_RESULTS = 5000


class _Sight(Struct):
    view: dict[str, Any] | None


class _Ending(Struct):
    """The parts of a stored ending that results need."""

    #: The spectator's sight is the first one.
    sights: list[Raw]
    outcome: dict[str, Any]


def counts_as_result() -> sa.ColumnElement[bool]:
    """Whether a finished table is a result: uploads, lessons, practice and games played on from a moment are not."""
    return (
        (tables.c.status == "over")
        & tables.c.started.is_not(None)
        & tables.c.lesson.is_(None)
        & tables.c.redeals.is_(None)
        & (tables.c.daily.is_(None) | sa.exists().where(daily_attempts.c.table_id == tables.c.id))
    )


def _uncounted() -> sa.ColumnElement[bool]:
    """Whether a finished table has a stored ending and people, but no results yet."""
    return (
        counts_as_result()
        & sa.exists().where(endings.c.table_id == tables.c.id)
        & sa.exists().where(seats.c.table_id == tables.c.id, seats.c.guest.is_not(None))
        & ~sa.exists().where(results.c.table_id == tables.c.id)
    )


def uncounted_tables(connection: sa.Connection, limit: int) -> list[str]:
    """Some of the finished tables whose results are not counted yet, the oldest first."""
    query = sa.select(tables.c.id).where(_uncounted()).order_by(tables.c.ended, tables.c.id).limit(limit)
    return list(connection.execute(query).scalars())


def count_uncounted(connection: sa.Connection) -> int:
    """How many finished tables are not counted yet."""
    return int(connection.execute(sa.select(sa.func.count()).select_from(tables).where(_uncounted())).scalar_one())


def rows_of_table(connection: sa.Connection, table: str) -> list[dict[str, Any]]:
    """The results of the people at a finished table; sources and cards only if its ending is stored."""
    facts = connection.execute(sa.select(tables).where(tables.c.id == table, counts_as_result())).first()
    if facts is None:
        return []
    query = sa.select(seats.c.guest, seats.c.kind, seats.c.bot).where(seats.c.table_id == table)
    sitting = list(connection.execute(query.order_by(seats.c.seat)))
    kinds = [PEOPLE if kind == "person" else bot or kind for _guest, kind, bot in sitting]
    content = connection.execute(sa.select(endings.c.content).where(endings.c.table_id == table)).scalar()
    figures = _figures_of_ending(table, facts.game, content, len(sitting))
    return [
        {
            "table_id": table,
            "seat": seat,
            "guest": guest,
            "game": facts.game,
            "score": facts.scores[seat],
            "won": seat in facts.winners,
            "ended": facts.ended or facts.created,
            "seats": len(sitting),
            "opponents": list(opponents_of(kinds, seat)),
            "sources": figures[seat][0],
            "planted": figures[seat][1],
        }
        for seat, (guest, _kind, _bot) in enumerate(sitting)
        if guest is not None
    ]


def _figures_of_ending(
    table: str, game: str, content: bytes | None, count: int
) -> list[tuple[dict[str, int], list[str]]]:
    """The sources and cards of every seat; empty if no ending is stored, or one of an older form."""
    nothing: list[tuple[dict[str, int], list[str]]] = [({}, []) for _seat in range(count)]
    if content is None or game not in terrarium.titles():
        return nothing
    try:
        ending = msgspec.json.decode(zlib.decompress(content), type=_Ending)
        view = msgspec.json.decode(ending.sights[0], type=_Sight).view
        title = terrarium.title(game)
        return [
            (points_by_source(ending.outcome["breakdown"][seat]), list(planted_cards(title, view, seat)))
            for seat in range(count)
        ]
    except (msgspec.MsgspecError, zlib.error, LookupError, TypeError) as error:
        log.warning("an ending has no figures", extra={"table": table, "error": repr(error)})
        return nothing


def add_results(connection: sa.Connection, rows: Sequence[dict[str, Any]]) -> None:
    """Store results."""
    if rows:
        connection.execute(results.insert(), list(rows))


def has_results(connection: sa.Connection, table: str) -> bool:
    """Whether the results of a table are stored."""
    return connection.execute(sa.select(results.c.seat).where(results.c.table_id == table)).first() is not None


def latest_results(connection: sa.Connection, guest: str | None) -> list[Result]:
    """The latest results of a guest, or of everybody, in the order in which the games ended.

    Results that are older than their columns have no seats (0); they count only for the guest.
    """
    query = sa.select(results).order_by(results.c.ended.desc(), results.c.table_id, results.c.seat).limit(MOST_RESULTS)
    if guest is not None:
        query = query.where(results.c.guest == guest)
    found = [
        Result(
            row.game,
            row.seats or 0,
            (UNKNOWN,) if row.opponents is None else tuple(row.opponents),
            row.score,
            row.won,
            row.ended,
            row.sources or {},
            tuple(row.planted or ()),
        )
        for row in connection.execute(query)
        if row.seats is not None or guest is not None
    ]
    return found[::-1]
