"""What a host does with the tables of a server, from the command line, beside a running server or without one."""

from __future__ import annotations

from pathlib import Path

import msgspec
import sqlalchemy as sa

from terrarium.server import endings, replays, seating
from terrarium.server.facts import Event, Facts
from terrarium.server.forms import Listed
from terrarium.server.outside import Outside
from terrarium.server.refusals import NotNow, NotThere
from terrarium.server.settings import Settings
from terrarium.server.storage.ended import read_ending, write_ending
from terrarium.server.storage.layout import tables
from terrarium.server.storage.listing import everything
from terrarium.server.storage.rows import read_events, read_facts, write_events, write_facts
from terrarium.server.storage.store import Store

#: Who "made" tables that were imported here.
ADMIN = "admin"


class Office:
    """The database, opened for a moment."""

    def __init__(self, settings: Settings) -> None:
        self.store = Store(settings.address())
        self.store.prepare()

    def listed(self, limit: int) -> list[Listed]:
        """The tables, newest first."""
        return self.store.read_now(lambda connection: everything(connection, limit))

    def table(self, table: str) -> tuple[Facts, list[Event]]:
        """A table's facts and everything that was accepted."""

        def work(connection: sa.Connection) -> tuple[Facts | None, list[Event]]:
            return read_facts(connection, table), read_events(connection, table)

        facts, events = self.store.read_now(work)
        if facts is None:
            raise NotThere("no-such-table", table=table)
        return facts, events

    def shown(self, table: str) -> str:
        """A table as JSON, without its seed."""
        facts, events = self.table(table)
        state = msgspec.to_builtins(facts.state(len(events), set()))
        return msgspec.json.format(msgspec.json.encode(state), indent=2).decode()

    def record(self, table: str, form: str) -> str:
        """A table's record, seed included, as text or JSON."""
        facts, events = self.table(table)
        content = self.store.read_now(lambda connection: read_ending(connection, table))
        ending = None if content is None or facts.other_rules() is None else endings.read(content)
        return replays.written_record(facts, events, ending, form)

    def imported(self, text: str) -> Facts:
        """A table from a record; whoever has its code can come and look."""
        record = replays.read_record(text)
        wishes = [seating.ME] * record.seats
        facts, events = replays.table_from(record, wishes, ADMIN, ADMIN, Outside())
        ending = endings.replayed(facts, events) if facts.status == "over" else None

        def work(connection: sa.Connection) -> None:
            write_facts(connection, facts)
            if events:
                write_events(connection, [(facts.id, event) for event in events])
            if ending is not None:
                write_ending(connection, facts.id, facts.rules, ending)

        self.store.write_now(work)
        return facts

    def delete(self, table: str) -> None:
        """Take a table away."""

        def work(connection: sa.Connection) -> int:
            return connection.execute(tables.delete().where(tables.c.id == table)).rowcount

        if not self.store.write_now(work, touches=table):
            raise NotThere("no-such-table", table=table)

    def backup(self, file: Path) -> None:
        """Copy the database into a file."""
        if self.store.shared:
            raise NotNow("tables-backup-elsewhere")
        if file.exists():
            raise NotNow("tables-backup-there", file=str(file))
        with self.store.reading.connect() as connection:
            source = connection.connection.driver_connection
            assert source is not None
            source.execute("VACUUM INTO ?", (str(file),))
