"""Administration of tables from the command line, with or without a running server."""

from __future__ import annotations

from pathlib import Path

import msgspec
import sqlalchemy as sa

from terrarium.server import endings, replays, seating
from terrarium.server.clock_and_random import ClockAndRandom
from terrarium.server.forms import TableEntry
from terrarium.server.refusals import Conflict, NotFound
from terrarium.server.settings import Settings
from terrarium.server.storage.endings import read_ending, write_ending
from terrarium.server.storage.rows import read_events, read_info, write_events, write_info
from terrarium.server.storage.schema import tables
from terrarium.server.storage.store import Store
from terrarium.server.storage.table_lists import all_tables
from terrarium.server.table_info import Event, TableInfo

#: The host of imported tables.
ADMIN = "admin"


class TableAdmin:
    """Lists, exports, imports and deletes tables in the database."""

    def __init__(self, settings: Settings) -> None:
        self.store = Store(settings.database_address())
        self.store.prepare()

    def list_tables(self, limit: int) -> list[TableEntry]:
        """The tables, newest first."""
        return self.store.read_now(lambda connection: all_tables(connection, limit))

    def table(self, table: str) -> tuple[TableInfo, list[Event]]:
        """A table's info and events."""

        def transaction(connection: sa.Connection) -> tuple[TableInfo | None, list[Event]]:
            return read_info(connection, table), read_events(connection, table)

        info, events = self.store.read_now(transaction)
        if info is None:
            raise NotFound("no-such-table", table=table)
        return info, events

    def table_json(self, table: str) -> str:
        """A table as JSON, without its seed."""
        info, events = self.table(table)
        state = msgspec.to_builtins(info.state(len(events), set()))
        return msgspec.json.format(msgspec.json.encode(state), indent=2).decode()

    def record_text(self, table: str, form: str) -> str:
        """A table's record, seed included, as text or JSON."""
        info, events = self.table(table)
        content = self.store.read_now(lambda connection: read_ending(connection, table))
        ending = None if content is None or info.rules_mismatch() is None else endings.decode(content)
        return replays.record_text(info, events, ending, form)

    def import_record(self, text: str) -> TableInfo:
        """Create a table from a record; people join it with its code."""
        record = replays.read_record(text)
        seats = [seating.ME] * record.seats
        info, events = replays.table_from_record(record, seats, ADMIN, ADMIN, ClockAndRandom())
        ending = endings.ending_from_replay(info, events) if info.status == "over" else None

        def transaction(connection: sa.Connection) -> None:
            write_info(connection, info)
            if events:
                write_events(connection, [(info.id, event) for event in events])
            if ending is not None:
                write_ending(connection, info.id, info.rules, ending)

        self.store.write_now(transaction)
        return info

    def delete(self, table: str) -> None:
        """Delete a table."""

        def transaction(connection: sa.Connection) -> int:
            return connection.execute(tables.delete().where(tables.c.id == table)).rowcount

        if not self.store.write_now(transaction, changed_table=table):
            raise NotFound("no-such-table", table=table)

    def backup(self, file: Path) -> None:
        """Copy the database to a file."""
        if self.store.shared:
            raise Conflict("tables-backup-elsewhere")
        if file.exists():
            raise Conflict("tables-backup-there", file=str(file))
        with self.store.reading.connect() as connection:
            source = connection.connection.driver_connection
            assert source is not None
            source.execute("VACUUM INTO ?", (str(file),))
