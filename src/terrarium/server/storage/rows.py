"""Facts and events to rows and back."""

from __future__ import annotations

from typing import Any

import msgspec
import sqlalchemy as sa

from terrarium.server.facts import Event, Facts, Person, Seat
from terrarium.server.storage.layout import actions, people, seats, tables
from terrarium.server.wire import Clock

#: Columns of `tables` that are fields of `Facts` under the same name.
PLAIN = (
    "id", "revision", "game", "rules", "options", "status", "public", "code", "host", "open_scores", "seed", "created",
    "started", "ended", "due", "rematch", "scores", "winners",
)  # fmt: skip


def read_facts(connection: sa.Connection, table: str, lock: bool = False) -> Facts | None:
    """A table's facts; with `lock`, nobody else changes them before the transaction ends."""
    query = sa.select(tables).where(tables.c.id == table)
    row = connection.execute(query.with_for_update() if lock else query).mappings().first()
    if row is None:
        return None
    return facts_of(
        dict(row),
        [
            Seat(found.kind, found.guest, found.bot, found.ready)
            for found in connection.execute(sa.select(seats).where(seats.c.table_id == table).order_by(seats.c.seat))
        ],
        [
            Person(found.guest, found.name, found.muted)
            for found in connection.execute(
                sa.select(people).where(people.c.table_id == table).order_by(people.c.place)
            )
        ],
    )


def facts_of(row: dict[str, Any], its_seats: list[Seat], its_people: list[Person]) -> Facts:
    """Facts from a row of `tables` and what belongs to it."""
    clock = msgspec.convert(row["clock"], Clock)
    return Facts(**{name: row[name] for name in PLAIN}, clock=clock, seats=its_seats, people=its_people)


def table_row(facts: Facts) -> dict[str, Any]:
    """The row of `tables` for these facts."""
    return {**{name: getattr(facts, name) for name in PLAIN}, "clock": msgspec.to_builtins(facts.clock)}


def write_facts(connection: sa.Connection, facts: Facts, fresh: bool) -> None:
    """Store the facts of a table that is new or that was read with `lock`."""
    if fresh:
        connection.execute(tables.insert(), table_row(facts))
    else:
        connection.execute(tables.update().where(tables.c.id == facts.id).values(table_row(facts)))
        connection.execute(seats.delete().where(seats.c.table_id == facts.id))
        connection.execute(people.delete().where(people.c.table_id == facts.id))
    connection.execute(
        seats.insert(),
        [
            {"table_id": facts.id, "seat": number, "kind": seat.kind, "guest": seat.guest, "bot": seat.bot,
             "ready": seat.ready}
            for number, seat in enumerate(facts.seats)
        ],
    )  # fmt: skip
    if facts.people:
        connection.execute(
            people.insert(),
            [
                {"table_id": facts.id, "guest": person.guest, "name": person.name, "muted": person.muted,
                 "place": place}
                for place, person in enumerate(facts.people)
            ],
        )  # fmt: skip


def read_events(connection: sa.Connection, table: str, after: int = 0) -> list[Event]:
    """What was accepted after a number, in order."""
    query = sa.select(actions.c.number, actions.c.seat, actions.c.action, actions.c.key, actions.c.at)
    query = query.where(actions.c.table_id == table, actions.c.number > after).order_by(actions.c.number)
    return [Event(*row) for row in connection.execute(query)]


def event_rows(table: str, events: list[Event]) -> list[dict[str, Any]]:
    """The rows of `actions` for these events."""
    return [
        {"table_id": table, "number": event.number, "seat": event.seat, "action": event.action, "key": event.key,
         "at": event.at}
        for event in events
    ]  # fmt: skip
