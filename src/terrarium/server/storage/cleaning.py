"""Finding and deleting what has expired. Every function is one transaction, small enough not to delay running games."""

from __future__ import annotations

import sqlalchemy as sa

from terrarium.server.retention import Retention
from terrarium.server.storage.results import add_results, has_results, rows_of_table
from terrarium.server.storage.schema import actions, chat, daily_attempts, guests, links, people, results, seats, tables

#: How many chat lines or guests one transaction deletes.
BATCH = 500


def expired_tables(connection: sa.Connection, retention: Retention, now: int) -> dict[str, list[str]]:
    """The tables to delete, by kind: open, playing, finished."""
    found: dict[str, list[str]] = {"open": [], "playing": [], "finished": []}
    since = {
        "open": ("open", tables.c.created),
        "playing": ("playing", sa.func.coalesce(tables.c.started, tables.c.created)),
        "finished": ("over", sa.func.coalesce(tables.c.ended, tables.c.created)),
    }
    for kind, (status, time) in since.items():
        before = retention.cutoff(kind, now)
        if before is None:
            continue
        query = sa.select(tables.c.id).where(tables.c.status == status, time < before).order_by(tables.c.created)
        if kind == "playing":
            query = query.where(~sa.exists().where(actions.c.table_id == tables.c.id, actions.c.at >= before))
        found[kind] = list(connection.execute(query).scalars())
    return found


def delete_table(connection: sa.Connection, table: str) -> bool:
    """Delete a table with everything of it but the results of its players; return whether it existed."""
    row = connection.execute(sa.select(tables).where(tables.c.id == table).with_for_update()).first()
    if row is None:
        return False
    if not has_results(connection, table):
        add_results(connection, rows_of_table(connection, table))
    linked = tables.update().where(tables.c.rematch == table)
    connection.execute(linked.values(rematch=None, revision=tables.c.revision + 1))
    connection.execute(tables.delete().where(tables.c.id == table))
    return True


def delete_chat(connection: sa.Connection, before: int) -> int:
    """Delete some of the chat lines from before a time; return how many."""
    old = sa.select(chat.c.id).where(chat.c.at < before).limit(BATCH)
    return connection.execute(chat.delete().where(chat.c.id.in_(old))).rowcount


def count_chat(connection: sa.Connection, before: int) -> int:
    """How many chat lines are from before a time."""
    return connection.execute(sa.select(sa.func.count()).where(chat.c.at < before)).scalar_one()


def expired_guests(before: int) -> sa.Select[tuple[str]]:
    """Guests who have not come since a time and are at no table."""
    return sa.select(guests.c.id).where(
        sa.func.coalesce(guests.c.seen, guests.c.created) < before,
        ~sa.exists().where(people.c.guest == guests.c.id),
        ~sa.exists().where(seats.c.guest == guests.c.id),
    )


def delete_guests(connection: sa.Connection, before: int) -> int:
    """Delete some of the expired guests, with their results; return how many."""
    found = list(connection.execute(expired_guests(before).limit(BATCH)).scalars())
    if found:
        for table, column in (
            (results, results.c.guest),
            (daily_attempts, daily_attempts.c.guest),
            (links, links.c.guest),
            (guests, guests.c.id),
        ):
            connection.execute(table.delete().where(column.in_(found)))
    return len(found)


def count_guests(connection: sa.Connection, before: int) -> int:
    """How many guests have expired."""
    return connection.execute(sa.select(sa.func.count()).select_from(expired_guests(before).subquery())).scalar_one()
