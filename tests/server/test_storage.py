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
from msgspec.structs import replace

import terrarium
from terrarium.engine.playthrough import Playthrough
from terrarium.server.clock_and_random import ClockAndRandom
from terrarium.server.metrics import Metrics
from terrarium.server.refusals import Conflict, NotFound, Unavailable
from terrarium.server.storage import notifications, table_lists
from terrarium.server.storage.chat import write_chat
from terrarium.server.storage.rows import write_info
from terrarium.server.storage.schema import METADATA, tables
from terrarium.server.storage.store import Store
from terrarium.server.storage.writer import AlreadyStored
from terrarium.server.table import Table
from terrarium.server.table_info import Event, Person, Seat, TableInfo
from terrarium.server.wire import ChatLine, Clock
from tests.server.timeouts import TIMEOUT


@pytest.fixture(params=["sqlite", "postgresql"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A fresh database of each kind."""
    if request.param == "sqlite":
        return str(tmp_path / "new folder" / "tables.db")
    return str(request.getfixturevalue("postgres_address"))


def some_table(name: str = "t1") -> TableInfo:
    return TableInfo(
        id=name, code=f"code{name}", game="planet", rules=1, host="ada",
        options={"beginner": False, "mystery": True, "first": None}, created=5,
        seats=[Seat("person", "ada", ready=True), Seat("bot", bot="random"), Seat()],
        people=[Person("ada", "Ada"), Person("ben", "Ben", muted=True)], clock=Clock("move", 30),
    )  # fmt: skip


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
    """What becomes of pieces of work that have all been waiting for a long one."""
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


async def test_a_change_builds_on_whatever_was_stored_before_it_by_whomever(address: str) -> None:
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


async def test_two_servers_do_not_share_one_sqlite_file(tmp_path: Path) -> None:
    first, second = Store(str(tmp_path / "tables.db")), Store(str(tmp_path / "tables.db"))
    first.lock_database_file()
    with pytest.raises(Unavailable, match="Another server is using the database"):
        second.lock_database_file()
    await first.close()
    second.lock_database_file()
    await second.close()


def test_the_secret_is_kept_and_only_its_owner_can_read_it(tmp_path: Path) -> None:
    store = Store(str(tmp_path / "tables.db"))
    secret = store.secret(tmp_path)
    assert store.secret(tmp_path) == secret
    assert len(secret) == 32
    assert stat.S_IMODE((tmp_path / "secret").stat().st_mode) == 0o600


def test_workers_on_one_postgresql_share_the_secret(postgres_address: str) -> None:
    first, second = Store(postgres_address), Store(postgres_address)
    first.prepare()
    second.prepare()
    assert first.secret(None) == second.secret(None)
    for store in (first, second):
        store.writing.dispose()


def test_lines_of_a_table_are_committed_in_the_order_of_their_ids(postgres_address: str) -> None:
    first, second = Store(postgres_address), Store(postgres_address)
    first.prepare()
    first.write_now(lambda connection: write_info(connection, some_table()))
    later: list[ChatLine | None] = []

    def speak() -> None:
        line = ChatLine(0, "ben", "Ben", "second", 2)
        later.append(second.write_now(lambda connection: write_chat(connection, "t1", "b", line)))

    thread = threading.Thread(target=speak)
    with first.writing.begin() as connection:
        sooner = write_chat(connection, "t1", "a", ChatLine(0, "ada", "Ada", "first", 1))
        thread.start()
        thread.join(0.5)
        assert thread.is_alive()  # waits, though nobody has said when the first will be done
    thread.join(TIMEOUT)
    assert sooner is not None
    assert later[0] is not None
    assert sooner.id < later[0].id
    for store in (first, second):
        store.writing.dispose()


async def test_other_workers_hear_what_was_accepted_without_asking(postgres_address: str) -> None:
    speaker, hearer = Store(postgres_address, "speaker"), Store(postgres_address, "hearer")
    speaker.prepare()
    heard: list[str] = []
    speaker.open()
    hearer.open(heard.append, lambda: None)
    assert hearer.listener is not None
    assert await asyncio.to_thread(hearer.listener.ready.wait, TIMEOUT)
    name = "t" * 28
    await speaker.create(some_table(name))
    events = [Event(2**31 - 300 + n, 15, None if n % 7 == 0 else 2**31 - n, f"{n:064}", 2**42) for n in range(200)]
    await speaker.append(name, events, {})
    await speaker.append(name, [Event(2**31 - 50, 0, 1, None, 5)], {"revision": tables.c.revision + 1})
    async with asyncio.timeout(TIMEOUT):
        while len(heard) < 4:
            await asyncio.sleep(0.01)
    *told, last = [text.split(" ") for text in heard]
    assert last == ["tables", "speaker", name]
    assert {(kind, worker) for kind, worker, _part in told} == {("actions", "speaker")}
    assert max(len(text) for text in heard) < notifications.MAX_BYTES
    found = [event for _kind, _worker, part in told for event in notifications.decode_actions(part)[name]]
    assert found == [replace(event, key=None) for event in events]
    await hearer.close()
    await speaker.close()


async def test_a_table_takes_in_what_it_is_told_and_reads_what_it_missed(address: str) -> None:
    store = Store(address)
    store.prepare()
    store.open()
    title = terrarium.title("planet")
    info = some_table()
    info.status, info.seed, info.rules = "playing", 7, title.version
    await store.create(info)
    played = Playthrough(title.game(3, dict(info.options)), 7)
    events = []
    for number in range(1, 7):
        seat = played.position.actors()[0]
        action = played.position.legal(seat)[0]
        played.play(seat, action)
        events.append(Event(number, seat, action, None, number))
    table = Table(store, ClockAndRandom(), Metrics(), info, [])
    await store.append("t1", events, {})
    numbers = []
    for told in (events[:1], events[1:3], events[2:3], events[4:5], events[5:]):
        await table.apply_events(told)
        numbers.append(table.number)
    assert numbers == [1, 3, 3, 6, 6]  # the fourth was missed, so the fifth makes it read all there is
    assert table.session is not None
    assert table.session.position.fingerprint() == played.position.fingerprint()
    await store.close()
