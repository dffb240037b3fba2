"""The database: SQLite in one file, or PostgreSQL for many workers."""

from __future__ import annotations

import asyncio
import contextlib
import importlib.resources
import os
import secrets
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

import sqlalchemy as sa
from alembic import command
from alembic.config import Config

from terrarium.server.refusals import NotFound, Unavailable
from terrarium.server.storage import notifications
from terrarium.server.storage.endings import read_ending, write_ending
from terrarium.server.storage.opening import database_url, make_private_database, make_private_folder
from terrarium.server.storage.rows import read_events, read_info, write_events, write_info
from terrarium.server.storage.schema import server_values, tables
from terrarium.server.storage.writer import AppendEvents, WriteCall, Writer
from terrarium.server.table_info import Event, TableInfo

T = TypeVar("T")

#: The advisory lock (any number) that makes workers migrate the database one after the other.
MIGRATION_LOCK = 7_264_001

#: How many threads read, each with a connection of its own.
READERS = 8
#: How many bytes a health check writes: more than any answer, so that an almost full disk counts as full.
HEALTH_BYTES = 65_536
#: SQLite's page caches in kB, for the writer and for each reader, and the pages in the write-ahead log before a
#: checkpoint. The pages of running tables are written again and again, so a rare checkpoint saves most of the work.
CACHE_KB, READER_CACHE_KB, CHECKPOINT_PAGES = 16_000, 1000, 8000


def make_engine(url: sa.URL, writes: bool) -> sa.Engine:
    """An engine whose commits survive a power cut."""
    if url.get_backend_name() != "sqlite":
        return sa.create_engine(url, pool_size=1 if writes else READERS, max_overflow=2, pool_pre_ping=not writes)
    engine = sa.create_engine(url, connect_args={"timeout": 20})

    @sa.event.listens_for(engine, "connect")
    def prepare(connection: Any, _record: object) -> None:
        connection.isolation_level = None  # the listener below sends BEGIN
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("PRAGMA synchronous=FULL")
        connection.execute("PRAGMA foreign_keys=ON")
        connection.execute(f"PRAGMA cache_size=-{CACHE_KB if writes else READER_CACHE_KB}")
        if writes:
            connection.execute(f"PRAGMA wal_autocheckpoint={CHECKPOINT_PAGES}")

    @sa.event.listens_for(engine, "begin")
    def begin(connection: sa.Connection) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")

    return engine


def try_writing(connection: sa.Connection) -> None:
    """Change a row, which needs the write lock and space on the disk.

    All of the value is random, because SQLite writes only the pages of a value that change.
    """
    text = "INSERT INTO kept (name, value) VALUES ('health', :value) ON CONFLICT (name) DO UPDATE SET value = :value"
    connection.execute(sa.text(text), {"value": secrets.token_hex(HEALTH_BYTES // 2)})


def migrate(engine: sa.Engine) -> None:
    """Upgrade the database to the newest version."""
    config = Config()
    config.set_main_option("script_location", str(importlib.resources.files("terrarium.server.storage") / "migrations"))
    with engine.begin() as connection:
        if connection.dialect.name == "postgresql":
            connection.execute(sa.text("SELECT pg_advisory_xact_lock(:number)"), {"number": MIGRATION_LOCK})
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


class Store:
    """Reads in threads, writes in one thread; a write is on the disk when it returns."""

    def __init__(self, address: str, worker: str = "") -> None:
        self.url = database_url(address)
        self.shared = self.url.get_backend_name() == "postgresql"
        self.worker = worker or secrets.token_hex(4)
        if not self.shared and self.url.database:
            make_private_folder(Path(self.url.database).parent)
            make_private_database(Path(self.url.database))
        self.writing = make_engine(self.url, writes=True)
        self.reading = make_engine(self.url, writes=False)
        self.writer: Writer | None = None
        self.listener: notifications.Listener | None = None
        self._lock_handle: int | None = None
        #: The threads that read. A cancelled read continues in its thread, so `close` waits for all of them.
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="reader")
        self._closed = False

    def prepare(self) -> None:
        """Create or upgrade the database."""
        migrate(self.writing)

    def lock_database_file(self) -> None:
        """Lock the SQLite file against other servers, because their clients would not get each other's news."""
        if self.shared or not self.url.database or os.name == "nt":
            return
        import fcntl  # does not exist on Windows

        self._lock_handle = os.open(f"{self.url.database}.lock", os.O_RDWR | os.O_CREAT, 0o600)
        try:
            fcntl.flock(self._lock_handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            os.close(self._lock_handle)
            self._lock_handle = None
            raise Unavailable("database-in-use", database=str(self.url.database)) from None

    def open(
        self, on_notification: Callable[[str], None] | None = None, on_reconnect: Callable[[], None] | None = None
    ) -> None:
        """Start the writer, and with PostgreSQL the listener for notifications."""
        loop = asyncio.get_running_loop()
        self.writer = Writer(self.writing, loop, self._announce, self.shared)
        self.writer.start()
        if self.shared and on_notification is not None and on_reconnect is not None:
            address = self.url.set(drivername="postgresql").render_as_string(hide_password=False)
            self.listener = notifications.Listener(address, loop, on_notification, on_reconnect)
            self.listener.start()

    async def stop_listening(self) -> None:
        """Stop the listener for notifications."""
        if self.listener is not None:
            await asyncio.to_thread(self.listener.stop)
            self.listener = None

    async def close(self) -> None:
        """Write what is waiting and close the database."""
        await self.stop_listening()
        if self.writer is not None:
            await asyncio.to_thread(self.writer.stop)
        self._closed = True
        await asyncio.to_thread(self._readers.shutdown)  # `dispose` does not close connections in use
        self.reading.dispose()
        self.writing.dispose()
        if self._lock_handle is not None:
            os.close(self._lock_handle)
            self._lock_handle = None

    async def is_healthy(self) -> bool:
        """Whether the database can be read and written; a deleted file still can be, so check it too."""
        await self.read(lambda connection: connection.execute(sa.select(server_values.c.name)).first())
        if self.writer is None or not self.writer.is_alive() or not (self.shared or self._file_exists()):
            return False
        await self.write(try_writing)
        return True

    def _file_exists(self) -> bool:
        return not self.url.database or Path(self.url.database).exists()

    def _announce(self, connection: sa.Connection, tables: list[str], events: list[tuple[str, Event]]) -> None:
        """Notify the other workers of changed tables, and of events at other tables."""
        if self.shared:
            notifications.announce_tables(connection, self.worker, tables)
            notifications.announce_actions(connection, self.worker, events)

    # -- any work ----------------------------------------------------------------------------------------------

    async def read(self, work: Callable[[sa.Connection], T]) -> T:
        """Run a read transaction in a thread."""
        if self._closed:
            raise Unavailable("storage-failed")
        return await asyncio.get_running_loop().run_in_executor(self._readers, self.read_now, work)

    def read_now(self, work: Callable[[sa.Connection], T]) -> T:
        """Run a read transaction in this thread, as commands do."""
        with self.reading.begin() as connection:
            return work(connection)

    async def write(self, work: Callable[[sa.Connection], T], changed_table: str | None = None) -> T:
        """Run a write transaction in the writer thread; notify other workers of `changed_table`."""
        assert self.writer is not None
        result: T = await self.writer.submit(WriteCall(work, changed_table))
        return result

    def write_now(self, work: Callable[[sa.Connection], T], changed_table: str | None = None) -> T:
        """Run a write transaction in this thread, as commands do."""
        with self.writing.begin() as connection:
            result = work(connection)
            if changed_table is not None:
                self._announce(connection, [changed_table], [])
            return result

    # -- tables ------------------------------------------------------------------------------------------------

    async def append(
        self, table: str, events: list[Event], changes: dict[str, Any], ending: tuple[int, bytes] | None = None
    ) -> int | None:
        """Store events; return the revision if `changes` raise it. `AlreadyStored` if a number or key is taken."""
        assert self.writer is not None
        revision: int | None = await self.writer.submit(AppendEvents(table, events, changes, ending))
        return revision

    async def load(self, table: str, after: int = 0) -> tuple[TableInfo, list[Event]]:
        """A table's info, and its events after a number."""

        def work(connection: sa.Connection) -> tuple[TableInfo | None, list[Event]]:
            return read_info(connection, table), read_events(connection, table, after)

        info, events = await self.read(work)
        if info is None:
            raise NotFound("no-such-table", table=table)
        return info, events

    async def load_info(self, table: str) -> TableInfo:
        """A table's info."""
        info = await self.read(lambda connection: read_info(connection, table))
        if info is None:
            raise NotFound("no-such-table", table=table)
        return info

    async def load_ending(self, table: str) -> bytes | None:
        """The stored ending of a finished game, if any."""
        return await self.read(lambda connection: read_ending(connection, table))

    async def load_events(self, table: str, after: int) -> list[Event]:
        """The events of a table after a number."""
        return await self.read(lambda connection: read_events(connection, table, after))

    async def create(
        self,
        info: TableInfo,
        events: list[Event] | None = None,
        ending: bytes | None = None,
        check: Callable[[sa.Connection], None] | None = None,
    ) -> None:
        """Store a new table, with events and ending if it shows a finished game; nothing if `check` raises."""

        def work(connection: sa.Connection) -> None:
            if check is not None:
                check(connection)
            write_info(connection, info)
            if events:
                write_events(connection, [(info.id, event) for event in events])
            if ending is not None:
                write_ending(connection, info.id, info.rules, ending)

        await self.write(work)

    async def change(self, table: str, work: Callable[[TableInfo], T]) -> tuple[TableInfo, T]:
        """Change a table's info with `work`, or nothing if it raises."""
        return await self.write(lambda connection: self.change_in(connection, table, work), changed_table=table)

    def change_in(self, connection: sa.Connection, table: str, work: Callable[[TableInfo], T]) -> tuple[TableInfo, T]:
        """Change a table's info within a transaction."""
        info = self.lock_info(connection, table)
        before = info.copy()
        result = work(info)
        info.revision += 1
        write_info(connection, info, before)
        return info, result

    def lock_info(self, connection: sa.Connection, table: str) -> TableInfo:
        """A table's info, locked until the transaction ends."""
        info = read_info(connection, table, lock=True)
        if info is None:
            raise NotFound("no-such-table", table=table)
        return info

    def delete_table(self, connection: sa.Connection, table: str) -> None:
        """Delete a table."""
        connection.execute(tables.delete().where(tables.c.id == table))

    def secret(self, directory: Path | None) -> bytes:
        """The secret that signs cookies, from the data directory or from the database that workers share."""
        if directory is not None:
            return _secret_file(directory / "secret")
        with self.writing.begin() as connection:
            insert = sa.text("INSERT INTO kept (name, value) VALUES ('secret', :value) ON CONFLICT (name) DO NOTHING")
            connection.execute(insert, {"value": secrets.token_hex(32)})
            found = connection.execute(
                sa.select(server_values.c.value).where(server_values.c.name == "secret")
            ).scalar_one()
        return bytes.fromhex(found)


def _secret_file(path: Path) -> bytes:
    """The secret in a file that only its owner can read; created on first use."""
    make_private_folder(path.parent)
    with contextlib.suppress(FileExistsError):
        handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with os.fdopen(handle, "w", encoding="ascii") as file:
            file.write(secrets.token_hex(32))
    return bytes.fromhex(path.read_text("ascii").strip())
