"""Administration of tables from the command line, with or without a running server."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import msgspec
import sqlalchemy as sa

from terrarium.engine.record import Record
from terrarium.server import endings, replays, seating
from terrarium.server.clock_and_random import ClockAndRandom
from terrarium.server.forms import TableEntry
from terrarium.server.refusals import NotFound
from terrarium.server.retention import Cleaned, Retention
from terrarium.server.settings import Settings
from terrarium.server.storage.backups import copy_database
from terrarium.server.storage.cleaning import (
    count_chat,
    count_guests,
    delete_chat,
    delete_guests,
    delete_table,
    expired_tables,
)
from terrarium.server.storage.endings import read_ending, write_ending
from terrarium.server.storage.opening import opening_errors
from terrarium.server.storage.rows import read_events, read_info, write_events, write_info
from terrarium.server.storage.store import Store
from terrarium.server.storage.table_lists import all_reports, all_tables
from terrarium.server.table_info import Event, Report, TableInfo

#: The host of imported tables.
ADMIN = "admin"


class TableAdmin:
    """Lists, exports, imports and deletes tables in the database."""

    def __init__(self, settings: Settings) -> None:
        with opening_errors(settings.database_address()):
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
        state = msgspec.to_builtins(info.state(info.host, len(events), set()))
        return msgspec.json.format(msgspec.json.encode(state), indent=2).decode()

    def record_text(self, table: str, form: str) -> str:
        """A table's record, seed included, as text or JSON."""
        info, events = self.table(table)
        content = self.store.read_now(lambda connection: read_ending(connection, table))
        ending = None if content is None or info.rules_mismatch() is None else endings.decode(content)
        return replays.record_text(info, events, ending, form)

    def import_record(self, text: str) -> TableInfo:
        """Create a table from a record; people join it with its code."""
        record = Record.parse(text)
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

    def open_reports(self) -> list[tuple[str, Report]]:
        """All reports that no host has closed, with their tables."""
        return self.store.read_now(all_reports)

    def delete(self, table: str) -> None:
        """Delete a table; the results of its players stay."""
        if not self.store.write_now(lambda connection: delete_table(connection, table), changed_table=table):
            raise NotFound("no-such-table", table=table)

    def clean(self, retention: Retention, now: int, dry_run: bool) -> Cleaned:
        """Delete what has expired, or only count it."""
        expired = self.store.read_now(lambda connection: expired_tables(connection, retention, now))
        cleaned = Cleaned(**{kind: len(names) for kind, names in expired.items()})
        chat, guests = retention.cutoff("chat", now), retention.cutoff("guests", now)
        if dry_run:
            if chat is not None:
                cleaned.chat = self.store.read_now(lambda connection: count_chat(connection, chat))
            if guests is not None:
                cleaned.guests = self.store.read_now(lambda connection: count_guests(connection, guests))
            return cleaned
        for table in [name for names in expired.values() for name in names]:
            self.store.write_now(partial(delete_table, table=table), changed_table=table)
        while chat is not None and (deleted := self.store.write_now(lambda connection: delete_chat(connection, chat))):
            cleaned.chat += deleted
        while guests is not None and (
            gone := self.store.write_now(lambda connection: delete_guests(connection, guests))
        ):
            cleaned.guests += gone
        return cleaned

    def backup(self, file: Path) -> None:
        """Copy the database to a file."""
        copy_database(self.store, file)
