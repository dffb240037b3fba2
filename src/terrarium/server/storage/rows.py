"""Conversion of table infos and events to rows and back."""

from __future__ import annotations

from typing import Any

import msgspec
import sqlalchemy as sa

import terrarium
from terrarium.engine.rng import is_key, parse_key, seed_text
from terrarium.server.storage.schema import actions, people, seats, tables
from terrarium.server.table_info import Event, Person, Report, Seat, TableInfo
from terrarium.server.wire import BannedPerson, Clock

#: Columns of `tables` that are fields of `TableInfo` with the same name.
COPIED_COLUMNS = (
    "id", "revision", "game", "rules", "options", "status", "public", "code", "host", "open_scores", "actions",
    "created", "started", "ended", "due", "rematch", "origin", "scores", "winners",
    "lesson", "hints", "hints_asked", "redeals", "daily",
)  # fmt: skip


#: Statements are built once, because SQLAlchemy caches the compiled form by the object.
_TABLE: sa.BindParameter[str] = sa.bindparam("its_table")
_FACTS = sa.select(tables).where(tables.c.id == _TABLE)
_FACTS_TO_CHANGE = _FACTS.with_for_update()
_SEATS = sa.select(seats.c.kind, seats.c.guest, seats.c.bot, seats.c.ready, seats.c.name)
_SEATS = _SEATS.where(seats.c.table_id == _TABLE).order_by(seats.c.seat)
_PEOPLE = sa.select(people.c.guest, people.c.name, people.c.muted, people.c.invited)
_PEOPLE = _PEOPLE.where(people.c.table_id == _TABLE).order_by(people.c.place)
_EVENTS = sa.select(actions.c.number, actions.c.seat, actions.c.action, actions.c.key, actions.c.at)
_EVENTS = _EVENTS.where(actions.c.table_id == _TABLE, actions.c.number > sa.bindparam("after"))
_EVENTS = _EVENTS.order_by(actions.c.number)
_NEW_TABLE, _CHANGED_TABLE = tables.insert(), tables.update().where(tables.c.id == _TABLE)
_NO_SEATS = seats.delete().where(seats.c.table_id == _TABLE)
_CHANGED_SEAT = seats.update().where(seats.c.table_id == _TABLE, seats.c.seat == sa.bindparam("its_seat"))
_NO_PEOPLE = people.delete().where(people.c.table_id == _TABLE)


class _BulkInsert:
    """Inserts rows into a table. SQLite gets all of them in one statement.

    A statement for each row would release and acquire the interpreter lock each time, and delay the main thread.
    """

    def __init__(self, table: sa.Table, *columns: str) -> None:
        self._columns = columns
        self._each = table.insert()
        given = sa.func.json_each(sa.bindparam("rows")).table_valued("value")
        values = [sa.func.json_extract(given.c.value, f"$[{place}]") for place in range(len(columns))]
        self._together = table.insert().from_select(list(columns), sa.select(*values))

    def store(self, connection: sa.Connection, rows: list[list[Any]]) -> None:
        """Insert rows, each a list of the columns' values."""
        if connection.dialect.name == "sqlite":
            connection.execute(self._together, {"rows": msgspec.json.encode(rows).decode()})
        else:
            connection.execute(self._each, [dict(zip(self._columns, row, strict=True)) for row in rows])


_NEW_SEATS = _BulkInsert(seats, "table_id", "seat", "kind", "guest", "bot", "ready", "name")
_NEW_PEOPLE = _BulkInsert(people, "table_id", "guest", "name", "muted", "invited", "place")
_NEW_EVENTS = _BulkInsert(actions, "table_id", "number", "seat", "action", "key", "at")


def read_info(connection: sa.Connection, table: str, lock: bool = False) -> TableInfo | None:
    """A table's info; with `lock`, no other transaction can change it until this one ends."""
    its = {"its_table": table}
    row = connection.execute(_FACTS_TO_CHANGE if lock else _FACTS, its).mappings().first()
    if row is None:
        return None
    return info_from_row(
        dict(row),
        [Seat(*found) for found in connection.execute(_SEATS, its)],
        [Person(*found) for found in connection.execute(_PEOPLE, its)],
    )


def info_from_row(row: dict[str, Any], its_seats: list[Seat], its_people: list[Person]) -> TableInfo:
    """A table's info from its row, seats and people."""
    clock = msgspec.convert(row["clock"], Clock)
    info = TableInfo(
        **{name: row[name] for name in COPIED_COLUMNS},
        clock=clock,
        seats=its_seats,
        people=its_people,
        seed=row["seed"] if row["deal_key"] is None else parse_key(row["deal_key"]),
        banned=msgspec.convert([one for one in row["banned"] or [] if "name" in one], list[BannedPerson]),
        muted=[one["guest"] for one in row["banned"] or [] if "name" not in one],
        reports=msgspec.convert(row["reports"] or [], list[Report]),
    )
    info.options = all_options(info.game, info.options)
    return info


def table_row(info: TableInfo) -> dict[str, Any]:
    """The row of `tables` for an info."""
    defaults = _defaults(info.game)
    options = {name: value for name, value in info.options.items() if (name, value) not in defaults}
    row = {name: getattr(info, name) for name in COPIED_COLUMNS}
    parts = {name: msgspec.to_builtins(getattr(info, name)) for name in ("clock", "banned", "reports")}
    parts["banned"] += [{"guest": guest} for guest in info.muted]
    keyed = info.seed is not None and is_key(info.seed)
    seed = {"seed": None, "deal_key": seed_text(info.seed or 0)} if keyed else {"seed": info.seed, "deal_key": None}
    return {**row, **parts, **seed, "options": options}


def all_options(game: str, stored: dict[str, Any]) -> dict[str, Any]:
    """All options of a table. Only those that differ from their defaults are stored; old rows have all."""
    return {**dict(_defaults(game)), **stored}


def _defaults(game: str) -> list[tuple[str, Any]]:
    """The options of a title with their defaults; none if the title is not installed."""
    options = terrarium.title(game).options if game in terrarium.titles() else []
    return [(option.name, option.default) for option in options]


def write_info(connection: sa.Connection, info: TableInfo, before: TableInfo | None = None) -> None:
    """Store the info of a new table, or the changes since `before`, which was read with `lock`."""
    its = {"its_table": info.id}
    if before is None:
        connection.execute(_NEW_TABLE, table_row(info))
    else:
        old = table_row(before)
        changed = {name: value for name, value in table_row(info).items() if value != old[name]}
        connection.execute(_CHANGED_TABLE, {**changed, **its})
    if before is not None and len(before.seats) == len(info.seats):
        _change_seats(connection, before, info)
    elif before is None or before.seats != info.seats:
        if before is not None:
            connection.execute(_NO_SEATS, its)
        _NEW_SEATS.store(
            connection,
            [
                [info.id, at, seat.kind, seat.guest, seat.bot, seat.ready, seat.name]
                for at, seat in enumerate(info.seats)
            ],
        )
    if before is None or before.people != info.people:
        if before is not None:
            connection.execute(_NO_PEOPLE, its)
        if info.people:
            _NEW_PEOPLE.store(
                connection,
                [
                    [info.id, person.guest, person.name, person.muted, person.invited, at]
                    for at, person in enumerate(info.people)
                ],
            )


def _change_seats(connection: sa.Connection, before: TableInfo, info: TableInfo) -> None:
    for number, (old, new) in enumerate(zip(before.seats, info.seats, strict=True)):
        if old != new:
            row = {"kind": new.kind, "guest": new.guest, "bot": new.bot, "ready": new.ready, "name": new.name}
            connection.execute(_CHANGED_SEAT, {"its_table": info.id, "its_seat": number, **row})


def read_events(connection: sa.Connection, table: str, after: int = 0) -> list[Event]:
    """The events of a table after a number, in order."""
    return [Event(*row) for row in connection.execute(_EVENTS, {"its_table": table, "after": after})]


def write_events(connection: sa.Connection, events: list[tuple[str, Event]]) -> None:
    """Store events, each with its table."""
    rows = [[table, event.number, event.seat, event.action, event.key, event.at] for table, event in events]
    _NEW_EVENTS.store(connection, rows)


def find_accepted(connection: sa.Connection, table: str, seat: int, key: str) -> int | None:
    """The number under which a seat's answer with this key is stored, if it is."""
    where = (actions.c.table_id == table) & (actions.c.seat == seat) & (actions.c.key == key)
    return connection.execute(sa.select(actions.c.number).where(where)).scalar()
