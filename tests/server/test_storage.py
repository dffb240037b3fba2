from __future__ import annotations

import asyncio
import sqlite3
import stat
import threading
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from terrarium.server.refusals import Conflict, NotFound, Unavailable
from terrarium.server.storage import table_lists
from terrarium.server.storage.schema import METADATA, tables
from terrarium.server.storage.store import Store
from terrarium.server.storage.writer import AlreadyStored
from terrarium.server.table_info import Event, TableInfo
from tests.server.stored_tables import some_table
from tests.server.timeouts import TIMEOUT


def test_migrations_build_exactly_the_layout(address: str) -> None:
    store = Store(address)
    store.prepare()
    store.prepare()  # a second start finds nothing to do
    with store.writing.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, METADATA) == []
    store.writing.dispose()
    store.reading.dispose()


async def test_what_is_stored_comes_back(address: str) -> None:
    store = Store(address)
    store.prepare()
    store.open()
    await store.create(some_table())
    await store.append("t1", [Event(1, 0, 17, "a", 100), Event(2, 0, None, "b", 101)], {"due": 7})
    info, events = await store.load("t1")
    expected = some_table()
    expected.due = 7
    assert info == expected
    assert events == [Event(1, 0, 17, "a", 100), Event(2, 0, None, "b", 101)]
    assert (await store.load("t1", after=1))[1] == events[1:]
    with pytest.raises(NotFound):
        await store.load("t2")
    await store.close()


async def test_only_options_that_differ_from_their_defaults_are_stored(address: str) -> None:
    store = Store(address)
    store.prepare()
    store.open()
    await store.create(some_table())

    def stored(connection: sa.Connection) -> object:
        return connection.execute(sa.select(tables.c.options)).scalar()

    assert await store.read(stored) == {"mystery": True}
    all_tables = {"beginner": True, "mystery": True, "first": None, "gone": 5}
    await store.write(lambda connection: connection.execute(tables.update().values(options=all_tables)))
    assert (await store.load_info("t1")).options == all_tables
    await store.change("t1", lambda info: info.options.update(mystery=False, first=1))
    assert await store.read(stored) == {"beginner": True, "first": 1, "gone": 5}
    assert [table.options for table in await store.read(lambda connection: table_lists.all_tables(connection, 9))] == [
        {"beginner": True, "mystery": False, "first": 1, "gone": 5}
    ]
    await store.close()


async def test_a_number_and_a_key_are_taken_once_and_the_others_of_the_batch_survive(address: str) -> None:
    store = Store(address)
    store.prepare()
    store.open()
    for name in ("t1", "t2"):
        await store.create(some_table(name))
    await store.append("t1", [Event(1, 0, 5, "a", 1)], {})
    results = await asyncio.gather(
        store.append("t2", [Event(1, 0, 5, "a", 1)], {}),
        store.append("t1", [Event(1, 1, 6, "b", 1)], {}),  # the number is taken
        store.append("t1", [Event(2, 0, 6, "a", 1)], {}),  # the key is taken
        store.append("t1", [Event(2, 1, 6, None, 1), Event(1, 1, 6, None, 1)], {}),  # half of it is taken
        store.append("t2", [Event(2, 1, 6, None, 1)], {}),
        return_exceptions=True,
    )
    assert [type(result) for result in results] == [
        type(None),
        AlreadyStored,
        AlreadyStored,
        AlreadyStored,
        type(None),
    ]
    assert [event.number for event in (await store.load("t1"))[1]] == [1]
    assert [event.number for event in (await store.load("t2"))[1]] == [1, 2]
    await store.close()


async def after_a_wait(store: Store, *work: Coroutine[Any, Any, object]) -> list[object]:
    """Pieces of work that all waited for a long one."""
    busy, done = threading.Event(), threading.Event()

    def take_long(_connection: sa.Connection) -> None:
        busy.set()
        done.wait(TIMEOUT)

    first = asyncio.create_task(store.write(take_long))
    await asyncio.to_thread(busy.wait, TIMEOUT)
    waiting = [asyncio.create_task(piece) for piece in work]
    await asyncio.sleep(0)  # all of them are submitted now
    done.set()
    await first
    return await asyncio.gather(*waiting, return_exceptions=True)


async def test_waiting_actions_share_a_commit(address: str) -> None:
    store = Store(address)
    store.prepare()
    store.open()
    await store.create(some_table())
    assert store.writer is not None
    before = store.writer.commits
    await after_a_wait(store, *[store.append("t1", [Event(n, 0, 1, None, 1)], {}) for n in range(1, 101)])
    assert store.writer.commits - before == 2  # one of them is the long one's
    await store.close()


async def test_waiting_changes_share_a_commit_and_one_that_fails_harms_no_other(address: str) -> None:
    store = Store(address)
    store.prepare()
    store.open()
    for name in ("t1", "t2", "t3"):
        await store.create(some_table(name))

    def publish(info: TableInfo) -> None:
        info.public = True

    def fail_late(connection: sa.Connection) -> None:
        connection.execute(tables.update().where(tables.c.id == "t2").values(public=True))
        raise Conflict("table-over")

    assert store.writer is not None
    before = store.writer.commits
    results = await after_a_wait(
        store, store.change("t1", publish), store.write(fail_late), store.create(some_table("t1")),
        store.change("t3", publish),
    )  # fmt: skip
    assert [isinstance(result, Exception) for result in results] == [False, True, True, False]
    assert (type(results[1]), type(results[2])) == (Conflict, AlreadyStored)
    assert [(await store.load(name))[0].public for name in ("t1", "t2", "t3")] == [True, False, True]
    assert store.writer.commits - before == (3 if store.shared else 2)
    await store.close()


async def test_an_action_does_not_wait_for_a_long_row_of_changes(address: str) -> None:
    store = Store(address)
    store.prepare()
    store.open()
    await store.create(some_table())
    order: list[str] = []

    async def change() -> None:
        await store.change("t1", lambda info: setattr(info, "public", True))
        order.append("change")

    async def append() -> None:
        await store.append("t1", [Event(1, 0, 1, None, 1)], {})
        order.append("append")

    await after_a_wait(store, *[change() for _change in range(100)], append())
    assert order.index("append") == 0
    assert len(order) == 101
    await store.close()


async def test_a_change_that_is_refused_leaves_everything_as_it_was(address: str) -> None:
    store = Store(address)
    store.prepare()
    store.open()
    await store.create(some_table())

    def refuse(info: TableInfo) -> None:
        info.public = True
        raise Conflict("table-over")

    with pytest.raises(Conflict):
        await store.change("t1", refuse)
    assert (await store.load("t1"))[0] == some_table()
    info, _none = await store.change("t1", lambda info: setattr(info, "public", True))
    assert (info.public, info.revision) == (True, 1)
    assert (await store.load("t1"))[0] == info
    await store.close()


async def test_a_change_builds_on_what_other_workers_have_stored(address: str) -> None:
    store, command = Store(address), Store(address)
    store.prepare()
    store.open()
    await store.create(some_table())
    await store.change("t1", lambda info: setattr(info, "public", True))

    def by_a_command(connection: sa.Connection) -> None:
        connection.execute(tables.update().values(host="else", revision=5))

    command.write_now(by_a_command)
    info, _none = await store.change("t1", lambda info: None)
    assert (info.host, info.public, info.revision) == ("else", True, 6)

    def change_and_fail(connection: sa.Connection) -> None:
        store.change_in(connection, "t1", lambda info: setattr(info, "public", False))
        raise Conflict("table-over")

    await after_a_wait(store, store.write(change_and_fail), store.change("t1", lambda info: None))
    with pytest.raises(Conflict):
        await store.write(change_and_fail)
    info, _none = await store.change("t1", lambda info: None)
    assert (info.public, info.revision) == (True, 8)

    over = {"status": "over", "revision": tables.c.revision + 1}
    assert await store.append("t1", [Event(1, 0, 1, "key", 1)], {"due": 7}) is None
    assert await store.append("t1", [Event(2, 0, 1, "again", 1)], over) == 9
    info, _none = await store.change("t1", lambda info: None)
    assert (info.status, info.due, info.revision) == ("over", 7, 10)
    assert (await store.load("t1"))[0] == info

    command.write_now(lambda connection: connection.execute(tables.delete()))
    with pytest.raises(NotFound):
        await store.change("t1", lambda info: None)
    await store.create(some_table())
    await store.write(lambda connection: store.delete_table(connection, "t1"))
    with pytest.raises(NotFound):
        await store.change("t1", lambda info: None)
    await command.close()
    await store.close()


def test_sqlite_promises_to_survive_a_power_cut(tmp_path: Path) -> None:
    store = Store(str(tmp_path / "tables.db"))
    store.prepare()
    with store.writing.connect() as connection:
        assert connection.execute(sa.text("PRAGMA journal_mode")).scalar() == "wal"
        assert connection.execute(sa.text("PRAGMA synchronous")).scalar() == 2  # FULL
    store.writing.dispose()


async def test_closing_waits_for_cancelled_reads_and_allows_no_new_ones(address: str) -> None:
    store = Store(address)
    store.prepare()
    store.open()
    begun, go_on = threading.Event(), threading.Event()
    used: list[Any] = []

    def slow(connection: sa.Connection) -> None:
        used.append(connection.connection.driver_connection)
        begun.set()
        go_on.wait(TIMEOUT)

    reading = asyncio.create_task(store.read(slow))
    await asyncio.to_thread(begun.wait, TIMEOUT)
    reading.cancel()
    await asyncio.wait([reading])
    assert reading.cancelled()
    closing = asyncio.create_task(store.close())
    while not store._closed:
        await asyncio.sleep(0.01)
    with pytest.raises(Unavailable):  # it would hold a connection that nobody closes
        await store.read(slow)
    await asyncio.sleep(0.05)
    assert not closing.done()
    go_on.set()
    await closing
    assert len(used) == 1
    if store.shared:
        assert used[0].closed
    else:
        with pytest.raises(sqlite3.ProgrammingError, match="closed database"):
            used[0].execute("SELECT 1")


def test_the_secret_is_kept_and_only_its_owner_can_read_it(tmp_path: Path) -> None:
    store = Store(str(tmp_path / "tables.db"))
    secret = store.secret(tmp_path)
    assert store.secret(tmp_path) == secret
    assert len(secret) == 32
    assert stat.S_IMODE((tmp_path / "secret").stat().st_mode) == 0o600
