"""Several servers on one storage: locks, shared secrets, and what they tell each other."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path

import pytest
from msgspec.structs import replace

import terrarium
from terrarium.engine.playthrough import Playthrough
from terrarium.server.clock_and_random import ClockAndRandom
from terrarium.server.metrics import Metrics
from terrarium.server.refusals import Unavailable
from terrarium.server.storage import notifications
from terrarium.server.storage.chat import write_chat
from terrarium.server.storage.rows import write_info
from terrarium.server.storage.schema import tables
from terrarium.server.storage.store import Store
from terrarium.server.table import Table
from terrarium.server.table_info import Event
from terrarium.server.wire import ChatLine
from tests.server.stored_tables import some_table
from tests.server.timeouts import TIMEOUT


async def test_two_servers_do_not_share_one_sqlite_file(tmp_path: Path) -> None:
    first, second = Store(str(tmp_path / "tables.db")), Store(str(tmp_path / "tables.db"))
    first.lock_database_file()
    with pytest.raises(Unavailable, match="Another server is using the database"):
        second.lock_database_file()
    await first.close()
    second.lock_database_file()
    await second.close()


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
