"""The database behind the tables: SQLite in one file, or PostgreSQL for many workers."""

from __future__ import annotations

import asyncio
import contextlib
import importlib.resources
import os
import secrets
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from sqlalchemy.engine import make_url

from terrarium.server.facts import Event, Facts
from terrarium.server.refusals import Failed, NotThere
from terrarium.server.storage import notices
from terrarium.server.storage.ended import read_ending, write_ending
from terrarium.server.storage.known import Known
from terrarium.server.storage.layout import kept, tables
from terrarium.server.storage.rows import read_events, read_facts, write_events, write_facts
from terrarium.server.storage.writer import Append, Call, Writer

T = TypeVar("T")

#: Any number: workers that start together build the database one after the other.
MIGRATING = 7_264_001

#: How much of a SQLite file the writer keeps at hand, in kB, and after how many pages it tidies its log up. The pages
#: of running tables are written again and again, so doing it rarely saves most of the work.
CACHE_KB, PAGES = 16_000, 8000


def database_url(text: str) -> sa.URL:
    """The address of a database as SQLAlchemy wants it; a plain path is a SQLite file."""
    if "://" not in text:
        return sa.URL.create("sqlite", database=str(Path(text).expanduser()))
    url = make_url(text)
    if url.drivername in ("postgres", "postgresql"):
        return url.set(drivername="postgresql+psycopg")
    return url


def make_engine(url: sa.URL, writes: bool) -> sa.Engine:
    """An engine whose commits survive a power cut."""
    if url.get_backend_name() != "sqlite":
        return sa.create_engine(url, pool_size=1 if writes else 6, max_overflow=2, pool_pre_ping=not writes)
    engine = sa.create_engine(url, connect_args={"timeout": 20})

    @sa.event.listens_for(engine, "connect")
    def prepare(connection: Any, _record: object) -> None:
        connection.isolation_level = None  # SQLAlchemy says BEGIN, below
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("PRAGMA synchronous=FULL")
        connection.execute("PRAGMA foreign_keys=ON")
        if writes:
            connection.execute(f"PRAGMA cache_size=-{CACHE_KB}")
            connection.execute(f"PRAGMA wal_autocheckpoint={PAGES}")

    @sa.event.listens_for(engine, "begin")
    def begin(connection: sa.Connection) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")

    return engine


def migrate(engine: sa.Engine) -> None:
    """Bring the database to the newest form."""
    config = Config()
    config.set_main_option("script_location", str(importlib.resources.files("terrarium.server.storage") / "migrations"))
    with engine.begin() as connection:
        if connection.dialect.name == "postgresql":
            connection.execute(sa.text("SELECT pg_advisory_xact_lock(:number)"), {"number": MIGRATING})
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


class Store:
    """Reads in threads, writes in one thread; every write is safe on the disk when it returns."""

    def __init__(self, address: str, worker: str = "") -> None:
        self.url = database_url(address)
        self.shared = self.url.get_backend_name() == "postgresql"
        self.worker = worker or secrets.token_hex(4)
        if not self.shared and self.url.database:
            Path(self.url.database).parent.mkdir(parents=True, exist_ok=True)
        self.writing = make_engine(self.url, writes=True)
        self.reading = make_engine(self.url, writes=False)
        self.known = None if self.shared else Known(self.writing)
        self.writer: Writer | None = None
        self.listener: notices.Listener | None = None
        self._alone: int | None = None
        #: What is being read now: a read goes on when nobody waits for it any more.
        self._reads: set[asyncio.Future[Any]] = set()

    def prepare(self) -> None:
        """Build or update the database."""
        migrate(self.writing)

    def hold_alone(self) -> None:
        """Make sure that no other server works on the same SQLite file; people at one would not hear the other."""
        if self.shared or not self.url.database or os.name == "nt":
            return
        import fcntl  # there is none on Windows

        self._alone = os.open(f"{self.url.database}.lock", os.O_RDWR | os.O_CREAT, 0o600)
        try:
            fcntl.flock(self._alone, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            os.close(self._alone)
            self._alone = None
            raise Failed("database-in-use", database=str(self.url.database)) from None

    def open(self, heard: Callable[[str], None] | None = None, missed: Callable[[], None] | None = None) -> None:
        """Start writing, and listening to other workers if there can be any."""
        loop = asyncio.get_running_loop()
        self.writer = Writer(self.writing, loop, self._announce, self.known)
        self.writer.start()
        if self.shared and heard is not None and missed is not None:
            address = self.url.set(drivername="postgresql").render_as_string(hide_password=False)
            self.listener = notices.Listener(address, loop, heard, missed)
            self.listener.start()

    async def close(self) -> None:
        """Write what is waiting and let go of the database."""
        if self.listener is not None:
            await asyncio.to_thread(self.listener.finish)
        if self.writer is not None:
            await asyncio.to_thread(self.writer.finish)
        await asyncio.gather(*self._reads, return_exceptions=True)  # a connection in use would not be closed
        self.reading.dispose()
        self.writing.dispose()
        if self._alone is not None:
            os.close(self._alone)
            self._alone = None

    async def is_there(self) -> bool:
        """Whether the database can be read and somebody writes; a file that was taken away can still be read."""
        await self.read(lambda connection: connection.execute(sa.select(kept.c.name)).first())
        return self.writer is not None and self.writer.is_alive() and (self.shared or self._file_is_there())

    def _file_is_there(self) -> bool:
        return not self.url.database or Path(self.url.database).exists()

    def _announce(self, connection: sa.Connection, tables: list[str], events: list[tuple[str, Event]]) -> None:
        """Let the other workers hear of tables that changed, and of what was accepted at tables that did not."""
        if self.shared:
            notices.announce(connection, self.worker, tables)
            notices.announce_actions(connection, self.worker, events)

    # -- any work ----------------------------------------------------------------------------------------------

    async def read(self, work: Callable[[sa.Connection], T]) -> T:
        """Do some reading in a thread."""
        reading = asyncio.get_running_loop().run_in_executor(None, self.read_now, work)
        self._reads.add(reading)
        reading.add_done_callback(self._reads.discard)
        return await asyncio.shield(reading)

    def read_now(self, work: Callable[[sa.Connection], T]) -> T:
        """Do some reading here and now, as commands do."""
        with self.reading.begin() as connection:
            return work(connection)

    async def write(self, work: Callable[[sa.Connection], T], touches: str | None = None) -> T:
        """Do some writing, all or nothing; other workers hear that the table `touches` changed."""
        assert self.writer is not None
        result: T = await self.writer.submit(Call(work, touches))
        return result

    def write_now(self, work: Callable[[sa.Connection], T], touches: str | None = None) -> T:
        """Do some writing here and now, as commands do."""
        with self.writing.begin() as connection:
            result = work(connection)
            if touches is not None:
                self._announce(connection, [touches], [])
            return result

    # -- tables ------------------------------------------------------------------------------------------------

    async def append(
        self, table: str, events: list[Event], changes: dict[str, Any], ending: tuple[int, bytes] | None = None
    ) -> int | None:
        """Store what was accepted; the table's revision if `changes` raise it. `Taken` if somebody else was first."""
        assert self.writer is not None
        revision: int | None = await self.writer.submit(Append(table, events, changes, ending))
        return revision

    async def load(self, table: str, after: int = 0) -> tuple[Facts, list[Event]]:
        """A table's facts and what was accepted after a number."""

        def work(connection: sa.Connection) -> tuple[Facts | None, list[Event]]:
            return read_facts(connection, table), read_events(connection, table, after)

        facts, events = await self.read(work)
        if facts is None:
            raise NotThere("no-such-table", table=table)
        return facts, events

    async def load_facts(self, table: str) -> Facts:
        """A table's facts."""
        facts = await self.read(lambda connection: read_facts(connection, table))
        if facts is None:
            raise NotThere("no-such-table", table=table)
        return facts

    async def load_ending(self, table: str) -> bytes | None:
        """The ending of a finished game, if it was stored."""
        return await self.read(lambda connection: read_ending(connection, table))

    async def load_events(self, table: str, after: int) -> list[Event]:
        """What was accepted at a table after a number."""
        return await self.read(lambda connection: read_events(connection, table, after))

    async def create(self, facts: Facts, events: list[Event] | None = None, ending: bytes | None = None) -> None:
        """Store a new table, which may show a finished game."""

        def work(connection: sa.Connection) -> None:
            self.put(connection, facts)
            if events:
                write_events(connection, [(facts.id, event) for event in events])
            if ending is not None:
                write_ending(connection, facts.id, facts.rules, ending)

        await self.write(work)

    async def change(self, table: str, work: Callable[[Facts], T]) -> tuple[Facts, T]:
        """Change a table's facts, or nothing if `work` raises."""
        return await self.write(lambda connection: self.change_here(connection, table, work), touches=table)

    def change_here(self, connection: sa.Connection, table: str, work: Callable[[Facts], T]) -> tuple[Facts, T]:
        """Change a table's facts as a part of this transaction."""
        facts = self.take(connection, table)
        before = facts.twin()
        result = work(facts)
        facts.revision += 1
        self.put(connection, facts, before)
        return facts, result

    def take(self, connection: sa.Connection, table: str) -> Facts:
        """A table's facts, which nobody else changes before the transaction ends."""
        known = self.known
        facts = read_facts(connection, table, lock=True) if known is None else known.read(connection, table)
        if facts is None:
            raise NotThere("no-such-table", table=table)
        return facts

    def put(self, connection: sa.Connection, facts: Facts, before: Facts | None = None) -> None:
        """Store the facts of a new table, or of one that was taken and was like `before` then."""
        write_facts(connection, facts, before)
        if self.known is not None:
            self.known.keep(facts)

    def remove(self, connection: sa.Connection, table: str) -> None:
        """Take a table away."""
        connection.execute(tables.delete().where(tables.c.id == table))
        if self.known is not None:
            self.known.forget(table)

    def secret(self, directory: Path | None) -> bytes:
        """The secret that signs cookies: in the data directory, or in the database that workers share."""
        if directory is not None:
            return _secret_file(directory / "secret")
        with self.writing.begin() as connection:
            insert = sa.text("INSERT INTO kept (name, value) VALUES ('secret', :value) ON CONFLICT (name) DO NOTHING")
            connection.execute(insert, {"value": secrets.token_hex(32)})
            found = connection.execute(sa.select(kept.c.value).where(kept.c.name == "secret")).scalar_one()
        return bytes.fromhex(found)


def _secret_file(path: Path) -> bytes:
    """The secret of a file that only its owner can read; written when it is first needed."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with contextlib.suppress(FileExistsError):
        handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with os.fdopen(handle, "w", encoding="ascii") as file:
            file.write(secrets.token_hex(32))
    return bytes.fromhex(path.read_text("ascii").strip())
