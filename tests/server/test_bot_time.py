"""Bots are shared fairly: an address with hundreds of tables does not delay the bots of others."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from terrarium.server import table_registry
from terrarium.server.bot_processes import BotPool
from terrarium.server.bot_queue import BotQueue, OriginTurns
from terrarium.server.storage.schema import tables
from terrarium.server.storage.table_lists import DEFAULT_LIMIT, due_tables
from tests.server.attackers import client_at, post_without_cookie
from tests.server.servers import LocalServer, running_server
from tests.server.timeouts import TIMEOUT

BOTS = {"game": "planet", "seats": ["bot", "bot"], "start": True, "public": True}


async def test_guests_without_a_cookie_share_the_limit_of_their_address(tmp_path: Path) -> None:
    async with running_server(tmp_path, limits=1.0) as server, client_at(server) as attacker:
        form = {"game": "planet", "seats": ["me", "open"], "public": True}
        answers = [await post_without_cookie(attacker, "/api/tables", form) for _try in range(90)]
        made = [answer for answer in answers if answer.status_code == 201]
        assert len(made) <= 30  # 20 at once, and two more in five seconds
        assert {answer.status_code for answer in answers} == {201, 429}
        honest = await server.api_client().post("/api/tables", form)
        assert honest["status"] == "open"


async def test_an_address_cannot_fill_the_lobby(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server, client_at(server) as attacker:
        form = {"game": "planet", "seats": ["me", "open"], "public": True}
        honest = await server.api_client().post("/api/tables", form)
        for _table in range(DEFAULT_LIMIT + 10):
            assert (await post_without_cookie(attacker, "/api/tables", form)).status_code == 201
        listed = [table["id"] for table in await server.api_client().get("/api/tables")]
        assert len(listed) == DEFAULT_LIMIT
        assert listed[-1] == honest["id"]  # the oldest


async def test_bots_play_at_a_limited_number_of_tables_from_one_address(tmp_path: Path) -> None:
    async with running_server(tmp_path, bot_pause=1000.0) as server, client_at(server) as attacker:
        server.services.limits.bot_tables_by_address = 3
        answers = [await post_without_cookie(attacker, "/api/tables", BOTS) for _try in range(5)]
        assert [answer.status_code for answer in answers] == [201, 201, 201, 429, 429]
        assert answers[-1].json()["reason"] == {"id": "too-many-bot-tables", "count": 3, "most": 3}
        people = {"game": "planet", "seats": ["me", "me"], "start": True}
        alone = await attacker.post("/api/tables", json=people)
        assert alone.status_code == 201  # without bots there is no such limit
        seat = await attacker.put(f"/api/tables/{alone.json()['id']}/seats/0", json={"kind": "bot", "bot": "ancient"})
        assert seat.status_code == 429
        assert (await server.api_client().post("/api/tables", BOTS))["status"] == "playing"
        server.services.limits.bot_tables = 4
        assert (await server.api_client().http.post("/api/tables", json=BOTS)).status_code == 429
        stored = await server.services.store.read(lambda connection: set(connection.execute(
            sa.select(tables.c.origin).where(tables.c.origin.is_not(None))).scalars()))  # fmt: skip
        assert len(stored) == 2
        assert not any("127.0" in origin for origin in stored)


async def test_many_starts_at_once_are_counted_one_by_one(tmp_path: Path) -> None:
    async with running_server(tmp_path, bot_pause=1000.0) as server, client_at(server) as attacker:
        server.services.limits.bot_tables_by_address = 3
        made = [await attacker.post("/api/tables", json={**BOTS, "start": False}) for _table in range(12)]
        starts = [attacker.post(f"/api/tables/{table.json()['id']}/start") for table in made]
        statuses = [answer.status_code for answer in await asyncio.gather(*starts)]
        assert sorted(statuses) == [200] * 3 + [429] * 9


async def test_bots_of_people_who_have_left_count_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Tables without bots are not limited, but when people leave them bots play on."""
    thinking, played, most = set[str](), set[str](), 0
    real = BotPool.choose

    async def watched(*arguments: Any) -> int:
        nonlocal most
        table = str(arguments[-1])
        thinking.add(table)
        most = max(most, len(thinking))
        played.add(table)
        try:
            return await real(*arguments)
        finally:
            thinking.discard(table)

    monkeypatch.setattr(BotPool, "choose", watched)
    async with running_server(tmp_path) as server, client_at(server) as attacker:
        server.services.limits.bot_tables_by_address = 2
        for _table in range(6):
            made = await attacker.post("/api/tables", json={"game": "planet", "seats": ["me", "me"], "start": True})
            assert made.status_code == 201
            assert (await attacker.post(f"/api/tables/{made.json()['id']}/leave")).status_code == 200
        async with asyncio.timeout(TIMEOUT):
            while len(played) < 6:  # all of them get on
                await asyncio.sleep(0.05)
        assert most == 2
    assert not server.services.registry.bot_turns._taken


async def test_tables_of_an_origin_wait_for_their_turn_in_order() -> None:
    turns, order = OriginTurns(lambda: 1), list[str]()

    async def play(origin: str, name: str) -> None:
        async with turns.turn(origin):
            order.append(name)
            await asyncio.sleep(0.01)

    tasks = [asyncio.create_task(play("a", f"a{number}")) for number in range(4)]
    await asyncio.sleep(0)
    async with asyncio.timeout(1):  # another origin waits for none of them
        await play("b", "b")
    tasks[2].cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    assert order == ["a0", "b", "a1", "a3"]
    assert not turns._taken
    assert not turns._waiting


async def test_an_address_with_many_tables_gets_no_more_bot_time_than_others() -> None:
    queue = BotQueue([1, 2])
    order: list[str] = []

    async def decide(origin: str, table: str) -> None:
        process = await queue.acquire(origin, table)
        await asyncio.sleep(0)
        order.append(origin)
        queue.release(process, origin, table, 1.0)

    many = [asyncio.create_task(decide("attacker", f"t{number}")) for number in range(100)]
    await asyncio.sleep(0)
    few = [asyncio.create_task(decide("honest", "h")) for _number in range(10)]
    await asyncio.gather(*many, *few)
    last = max(place for place, origin in enumerate(order) if origin == "honest")
    assert last <= 25  # every second place is theirs
    assert len(queue) == 0
    assert queue.longest_wait() == 0.0


async def test_addresses_with_many_tables_leave_a_process_to_others() -> None:
    queue = BotQueue([1, 2])
    many = [asyncio.create_task(queue.acquire(f"attacker {number % 4}", f"t{number}")) for number in range(4 * 20)]
    await asyncio.sleep(0)
    first = [(number, task) for number, task in enumerate(many) if task.done()]
    assert len(first) == 2  # when these came, their addresses had one table
    for number, task in first:
        queue.release(await task, f"attacker {number % 4}", f"t{number}", 1.0)
    await asyncio.sleep(0)
    assert sum(task.done() for task in many) == 3
    async with asyncio.timeout(1):  # it waits for nobody
        process = await queue.acquire("honest", "h")
    queue.release(process, "honest", "h", 1.0)
    await asyncio.sleep(0)
    assert sum(task.done() for task in many) == 3
    for task in many:
        task.cancel()
    await asyncio.gather(*many, return_exceptions=True)


async def test_an_address_with_more_tables_is_charged_more() -> None:
    queue = BotQueue([1])
    order: list[str] = []

    async def decide(origin: str, table: str) -> None:
        process = await queue.acquire(origin, table)
        await asyncio.sleep(0)
        order.append(origin)
        queue.release(process, origin, table, 1.0)

    three = [decide("three tables", f"t{number % 3}") for number in range(30)]
    await asyncio.gather(*three, *[decide("one table", "h") for _decision in range(10)])
    assert order[:12].count("one table") >= 8  # about three of four


async def test_the_tables_of_an_address_take_turns_too() -> None:
    queue = BotQueue([1])
    order: list[str] = []

    async def decide(table: str) -> None:
        process = await queue.acquire("", table)
        await asyncio.sleep(0)
        order.append(table)
        queue.release(process, "", table, 1.0)

    await asyncio.gather(*[decide("busy") for _decision in range(20)], decide("quiet"))
    assert order.index("quiet") <= 1


async def test_one_address_never_holds_all_processes_and_a_cancelled_decision_gives_its_place_back() -> None:
    queue = BotQueue([1, 2])
    held = await queue.acquire("attacker", "a")
    waiting = asyncio.create_task(queue.acquire("attacker", "b"))
    await asyncio.sleep(0)
    assert not waiting.done()
    other = await queue.acquire("honest", "h")
    assert {held, other} == {1, 2}
    waiting.cancel()
    await asyncio.gather(waiting, return_exceptions=True)
    queue.release(held, "attacker", "a", 1.0)
    assert await queue.acquire("attacker", "c") == held


async def test_tables_are_reopened_in_turns_of_their_addresses(tmp_path: Path) -> None:
    async with running_server(tmp_path, bot_pause=1000.0) as server, client_at(server) as attacker:
        for _table in range(60):
            assert (await post_without_cookie(attacker, "/api/tables", BOTS)).status_code == 201
        honest = (await server.api_client().post("/api/tables", BOTS))["id"]
        later = server.services.clock_and_random.now() + 10_000
        due = await server.services.store.read(lambda connection: due_tables(connection, later, later, False))
    assert due.index(honest) <= 1


async def test_the_most_overdue_tables_are_reopened_first(tmp_path: Path) -> None:
    """Among the tables of one address, and among the addresses in each turn."""
    async with running_server(tmp_path, bot_pause=1000.0) as server, client_at(server) as other:
        mine = [(await server.api_client().post("/api/tables", BOTS))["id"] for _table in range(4)]
        theirs = [(await post_without_cookie(other, "/api/tables", BOTS)).json()["id"] for _table in range(4)]
        order = dict(zip(sorted(mine), (50, 20, 30, 10), strict=True))
        order |= dict(zip(sorted(theirs), (15, 25, 5, 35), strict=True))

        def set_times(connection: sa.Connection) -> None:
            for table, due in order.items():
                connection.execute(tables.update().where(tables.c.id == table).values(due=due))

        await server.services.store.write(set_times)
        found = await server.services.store.read(lambda connection: due_tables(connection, 1000, 1000, False))
    assert [order[table] for table in found] == [5, 10, 15, 20, 25, 30, 35, 50]


async def test_waiting_bots_are_reported(
    server: LocalServer, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    client = server.api_client()
    assert (await client.get("/healthz"))["degraded"] == []
    queue = server.services.registry.bot_pool.queue
    process = await queue.acquire("a", "a")
    waiting = asyncio.create_task(queue.acquire("b", "b"))
    await asyncio.sleep(0.05)
    monkeypatch.setattr(table_registry, "STARVING_SECONDS", 0.01)
    found = await client.http.get("/healthz")
    assert (found.status_code, found.json()["healthy"], found.json()["degraded"]) == (200, True, ["bots"])
    figures = (await client.http.get("/metrics")).text
    assert "terrarium_bot_queue 1.0" in figures
    assert float(figures.split("\nterrarium_bot_wait_seconds ")[1].split("\n")[0]) >= 0.04
    async with asyncio.timeout(20):
        while "bots wait" not in caplog.messages:
            await asyncio.sleep(0.1)
    queue.release(process, "a", "a", 0.0)
    queue.release(await waiting, "b", "b", 0.0)
    assert (await client.get("/healthz"))["degraded"] == []
