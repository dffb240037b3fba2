"""Lists of tables: the lobby, a guest's tables, all tables; and statistics."""

from __future__ import annotations

from typing import Any

import msgspec
import sqlalchemy as sa

import terrarium
from terrarium.server.forms import Statistics, TableEntry, TitleFigures, TitleResults
from terrarium.server.storage.results import counts_as_result
from terrarium.server.storage.rows import all_options
from terrarium.server.storage.schema import people, results, seats, tables
from terrarium.server.table_info import Report
from terrarium.server.wire import Clock

DEFAULT_LIMIT = 100
#: How many due tables are loaded in one round.
DUE_LIMIT = 50
#: How many ids one query names; databases have a limit.
QUERY_BATCH = 1000
#: How long a worker's lease on a table lasts, and how much the clocks of workers may differ.
LEASE_MS, SKEW_MS = 6000, 30_000
#: For how long a table counts as just started.
RECENT_MS = 5 * 60 * 1000
#: Older tables are not listed in the lobby.
LOBBY_MS = 24 * 3600 * 1000


def lobby(connection: sa.Connection, guest: str, now: int) -> list[TableEntry]:
    """Public tables that are open or being played, newest first.

    If there are too many, the origins take turns, so that nobody fills the list with tables of their own.
    """
    where = tables.c.public & tables.c.status.in_(["open", "playing"]) & (tables.c.created > now - LOBBY_MS)
    order = sa.func.row_number().over(partition_by=tables.c.origin, order_by=(tables.c.created.desc(), tables.c.id))
    found = sa.select(tables.c.id, tables.c.created, order.label("turn")).where(where).subquery()
    shown = sa.select(found.c.id).order_by(found.c.turn, found.c.created.desc(), found.c.id).limit(DEFAULT_LIMIT)
    return _entries(connection, tables.c.id.in_(shown), guest)


def tables_of(connection: sa.Connection, guest: str) -> list[TableEntry]:
    """The tables where a guest has a seat, newest first."""
    return _entries(connection, tables.c.id.in_(sa.select(seats.c.table_id).where(seats.c.guest == guest)), guest)


def all_tables(connection: sa.Connection, limit: int) -> list[TableEntry]:
    """All tables, newest first."""
    return _entries(connection, sa.true(), "", limit)


def _entries(
    connection: sa.Connection, where: sa.ColumnElement[bool], guest: str, limit: int = DEFAULT_LIMIT
) -> list[TableEntry]:
    found = list(
        connection.execute(sa.select(tables).where(where).order_by(tables.c.created.desc(), tables.c.id).limit(limit))
    )
    ids = [row.id for row in found]
    sitting: dict[str, list[Any]] = {table: [] for table in ids}
    for row in connection.execute(sa.select(seats).where(seats.c.table_id.in_(ids)).order_by(seats.c.seat)):
        sitting[row.table_id].append(row)
    names: dict[str, dict[str, str]] = {table: {} for table in ids}
    for row in connection.execute(sa.select(people).where(people.c.table_id.in_(ids)).order_by(people.c.place)):
        names[row.table_id][row.guest] = row.name
    return [
        TableEntry(
            id=row.id,
            game=row.game,
            options=all_options(row.game, row.options),
            status=row.status,
            public=row.public,
            host=names[row.id].get(row.host, "-"),
            created=row.created,
            seats=len(sitting[row.id]),
            open_seats=sum(seat.kind == "open" for seat in sitting[row.id]),
            people=list(dict.fromkeys(names[row.id].get(seat.guest, "-") for seat in sitting[row.id] if seat.guest)),
            mine=any(seat.guest == guest for seat in sitting[row.id]),
            scores=row.scores,
            lesson=row.lesson,
        )
        for row in found
    ]


def statistics(connection: sa.Connection, guest: str) -> Statistics:
    """A guest's results by title and the server's numbers of tables.

    Deleted tables count; uploaded records, lessons and games that play on from a moment of another do not.
    """
    query = (
        sa.select(tables.c.game, tables.c.scores, tables.c.winners, seats.c.seat)
        .join(seats, seats.c.table_id == tables.c.id)
        .where(seats.c.guest == guest, counts_as_result())
    )
    points: dict[str, list[int]] = {}
    won: dict[str, int] = {}
    for game, scores, winners, seat in connection.execute(query):
        points.setdefault(game, []).append(scores[seat])
        won[game] = won.get(game, 0) + (seat in winners)
    deleted = sa.select(results.c.game, results.c.score, results.c.won).where(
        results.c.guest == guest, ~sa.exists().where(tables.c.id == results.c.table_id)
    )
    for game, score, has_won in connection.execute(deleted):
        points.setdefault(game, []).append(score)
        won[game] = won.get(game, 0) + has_won
    mine = [
        TitleResults(game, len(its), won[game], max(its), round(sum(its) / len(its), 2))
        for game, its in sorted(points.items())
    ]
    counts: dict[str, dict[str, int]] = {}
    counting = sa.select(tables.c.game, tables.c.status, sa.func.count()).group_by(tables.c.game, tables.c.status)
    for game, status, count in connection.execute(counting):
        counts.setdefault(game, {})[status] = count
    server = [
        TitleFigures(game, its.get("open", 0), its.get("playing", 0), its.get("over", 0))
        for game, its in sorted(counts.items())
    ]
    return Statistics(mine, server)


def table_with_code(connection: sa.Connection, code: str) -> str | None:
    """The table of an invitation code."""
    return connection.execute(sa.select(tables.c.id).where(tables.c.code == code)).scalar()


def all_reports(connection: sa.Connection) -> list[tuple[str, Report]]:
    """The open reports of all tables, each with its table."""
    query = sa.select(tables.c.id, tables.c.reports).where(tables.c.reports.is_not(None)).order_by(tables.c.created)
    return [
        (table, msgspec.convert(report, Report))
        for table, reports in connection.execute(query)
        for report in reports or []
    ]


def tables_before_rematch(connection: sa.Connection, id: str) -> list[str]:
    """The tables whose rematch is this one."""
    return list(connection.execute(sa.select(tables.c.id).where(tables.c.rematch == id)).scalars())


def existing_tables(connection: sa.Connection, ids: list[str]) -> set[str]:
    """Those of these tables that exist."""
    found: set[str] = set()
    for start in range(0, len(ids), QUERY_BATCH):
        query = sa.select(tables.c.id).where(tables.c.id.in_(ids[start : start + QUERY_BATCH]))
        found.update(connection.execute(query).scalars())
    return found


def due_tables(connection: sa.Connection, before: int, now: int, shared: bool) -> list[str]:
    """Tables where the server should have acted before a time; on a shared database, those without a driver.

    First the most overdue table of each origin, then the second of each, so that no origin delays the others.
    Games that were started under other rules are stopped, so they are left out.
    """
    titles = [terrarium.title(name) for name in terrarium.titles()]
    current_rules = [(tables.c.game == title.name) & (tables.c.rules == title.version) for title in titles]
    waiting = [tables.c.due < before, tables.c.status == "playing", sa.or_(sa.false(), *current_rules)]
    if shared:
        waiting.append(lease_is_free(now))
    order = sa.func.row_number().over(partition_by=tables.c.origin, order_by=(tables.c.due, tables.c.id))
    found = sa.select(tables.c.id, tables.c.due, order.label("turn")).where(*waiting).subquery()
    query = sa.select(found.c.id).order_by(found.c.turn, found.c.due, found.c.id).limit(DUE_LIMIT)
    return list(connection.execute(query).scalars())


def running_bot_tables(connection: sa.Connection, origin: str, now: int) -> tuple[int, int]:
    """How many tables of an origin, and how many in all, have bots that play now; tables that wait for people do not.

    Tables of the origin that have just been started count too.
    """
    playing = (tables.c.status == "playing") & sa.exists().where(
        seats.c.table_id == tables.c.id, seats.c.bot.is_not(None)
    )
    acting = tables.c.due <= now
    recent = tables.c.started > now - RECENT_MS
    mine = sa.select(sa.func.count()).where(playing, tables.c.origin == origin, acting | recent)
    everybody = sa.select(sa.func.count()).where(playing, acting)
    return int(connection.execute(mine).scalar_one()), int(connection.execute(everybody).scalar_one())


def lease_is_free(now: int) -> sa.ColumnElement[bool]:
    """Whether no worker drives the table. A lease far in the future was written before a clock was set back."""
    return (
        tables.c.minder.is_(None) | (tables.c.minded_until < now) | (tables.c.minded_until > now + LEASE_MS + SKEW_MS)
    )


def correct_due_times(connection: sa.Connection, now: int) -> int:
    """Let tables be due now whose stored time is later than any clock allows; return how many.

    Such times were written before the system's clock was set back.
    """
    later = sa.select(tables.c.id, tables.c.due, tables.c.clock).where(tables.c.status == "playing", tables.c.due > now)
    wrong = []
    for table, due, stored in connection.execute(later):
        clock = msgspec.convert(stored, Clock)
        if due > now + SKEW_MS + (0 if clock.kind == "none" else clock.seconds * 2000):
            wrong.append(table)
    for start in range(0, len(wrong), QUERY_BATCH):
        connection.execute(tables.update().where(tables.c.id.in_(wrong[start : start + QUERY_BATCH])).values(due=now))
    return len(wrong)
