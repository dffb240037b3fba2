"""What goes wrong on real machines: each trouble by name, and that people can go on playing.

A foreign write lock is in test_health.py, kills are in test_killed.py, attacks in test_attacks.py.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

import terrarium
from terrarium.server import health as health_module
from terrarium.server import websocket_protocol
from terrarium.server.bot_processes import BotPool
from terrarium.server.clock_and_random import ClockAndRandom
from terrarium.server.storage.store import Store
from terrarium.server.storage.table_lists import existing_tables
from terrarium.server.wire import Remind
from terrarium.testing.postgres import Postgres
from tests.server.hung_program import configure_hung_program, ends
from tests.server.servers import LocalServer, ServerProcess, running_server, seated
from tests.server.test_health import health
from tests.server.test_play import answer, at_table, turn_of
from tests.server.timeouts import TIMEOUT

HOUR = 3600


async def bots_finish(server: LocalServer, table: str) -> None:
    """Wait until the bots of a table have played to the end."""
    async with asyncio.timeout(TIMEOUT):
        while (await server.api_client().get(f"/api/tables/{table}"))["status"] != "over":
            await asyncio.sleep(0.05)


async def bot_table(server: LocalServer, *bots: str) -> str:
    """A public table where bots play."""
    form = {"game": "planet", "seats": list(bots or ("bot", "bot")), "start": True, "public": True}
    return str((await server.api_client().post("/api/tables", form))["id"])


def wait_until(done: Callable[[], bool]) -> None:
    """Wait until something is so, which must not take long."""
    deadline = time.monotonic() + 20
    while not done():
        assert time.monotonic() < deadline
        time.sleep(0.2)


def test_disk_full(tmp_path: Path) -> None:
    """A full disk is noticed, and nothing accepted is lost. Here the system does not let the server's files grow."""
    with ServerProcess(tmp_path, file_bytes=2_000_000) as server, httpx.Client(base_url=server.address) as client:
        assert client.get("/healthz").status_code == 200
        stored: list[str] = []
        while len(stored) < 2000:
            answer = client.post("/api/tables", json={"game": "planet", "seats": ["me", "open"]})
            if answer.status_code == 503:
                break
            stored.append(answer.json()["id"])
        assert 10 < len(stored) < 2000
        wait_until(lambda: client.get("/healthz").status_code == 503)
        assert not client.get("/healthz").json()["healthy"]
        assert client.get(f"/api/tables/{stored[-1]}").status_code == 200  # what is stored can still be read
    with ServerProcess(tmp_path) as server, httpx.Client(base_url=server.address) as client:
        assert client.get("/healthz").status_code == 200
        store = Store(str(tmp_path / "terrarium.db"))
        assert store.read_now(lambda connection: existing_tables(connection, stored)) == set(stored)
        store.reading.dispose()


async def test_database_restart(tmp_path: Path, postgres: Postgres, monkeypatch: pytest.MonkeyPatch) -> None:
    """While PostgreSQL is gone answers are refused; afterwards the game goes on."""
    monkeypatch.setattr(health_module, "SHARED_SECONDS", 0.0)
    async with running_server(tmp_path, database=postgres.database()) as server:
        table, sockets = await at_table(server)
        seat, socket = await turn_of(sockets)
        action = socket.update_for(seat)["legal"][0]
        assert await health(server) == (200, True)
        await asyncio.to_thread(postgres.stop)
        try:
            assert await health(server) == (503, False)
            await socket.send(answer(seat, 0, action, "meanwhile"))
            assert (await socket.receive("refused"))["reason"]["id"] == "storage-failed"
            refused = await server.api_client().http.get("/api/tables")
            assert (refused.status_code, refused.json()["reason"]["id"]) == (503, "storage-failed")
        finally:
            await asyncio.to_thread(postgres.start)
        assert await health(server) == (200, True)
        await socket.send(answer(seat, 0, action, "meanwhile"))
        assert (await socket.receive("accepted"))["number"] == 1
        assert (await sockets[1 - seat].receive("news"))["number"] == 1
        assert server.services.registry.tables[table].number == 1


async def test_database_restart_between_two_reads(postgres: Postgres) -> None:
    """If nobody reads while PostgreSQL restarts, nobody notices: the next reader gets a new connection."""
    store = Store(postgres.database())
    store.prepare()
    assert store.read_now(lambda connection: existing_tables(connection, ["none"])) == set()
    await asyncio.to_thread(postgres.stop)
    await asyncio.to_thread(postgres.start)
    assert store.read_now(lambda connection: existing_tables(connection, ["none"])) == set()
    await store.close()


class SetForward(ClockAndRandom):
    """A clock that is an hour fast."""

    def now(self) -> int:
        return super().now() + 1000 * HOUR


@pytest.mark.parametrize("jump", [-HOUR, HOUR])
async def test_clock_jumps(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, jump: int) -> None:
    real = time.time_ns
    async with running_server(tmp_path, bot_pause=0.02) as server:
        table = await bot_table(server)
        before = server.services.clock_and_random.now()
        monkeypatch.setattr(time, "time_ns", lambda: real() + jump * 1_000_000_000)
        assert abs(server.services.clock_and_random.now() - before) < 60_000
        assert round(server.services.clock_and_random.seconds_behind()) == jump
        await bots_finish(server, table)


async def test_clock_jumps_before_a_restart(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async with running_server(tmp_path, SetForward(), bot_pause=1000.0) as server:
        table = await bot_table(server)
    async with running_server(tmp_path) as server:
        assert "due times corrected" in caplog.messages
        await bots_finish(server, table)


async def test_bot_crash(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    """A bot whose process is killed while it thinks plays all the same and at once, and so does its next decision."""
    note = configure_hung_program(tmp_path, monkeypatch)
    async with running_server(tmp_path, bot_seconds=3.0 * TIMEOUT) as server:
        table = await bot_table(server, "bot:hung", "bot")
        client, pool = server.api_client(), server.services.registry.bot_pool
        for crashes in (1, 2):
            async with asyncio.timeout(40):  # also for a new process to start
                while not note.exists():
                    await asyncio.sleep(0.05)
            program = int(note.read_text())
            note.unlink()
            before = (await client.get(f"/api/tables/{table}"))["number"]
            pool._processes[0].process.kill()
            async with asyncio.timeout(20):
                while (await client.get(f"/api/tables/{table}"))["number"] == before:
                    await asyncio.sleep(0.05)
            assert caplog.messages.count("bot failed") == crashes
            assert await asyncio.to_thread(ends, program)  # nothing of the crashed process is left


async def test_bot_crash_between_decisions() -> None:
    """A bot process that ended while it had nothing to do is replaced, and the bot itself decides."""
    pool = BotPool(1, seconds=TIMEOUT)
    position = terrarium.game("planet", seats=2).start(1)
    seat = position.actors()[0]
    await pool.choose("random", 1, position, seat)
    process = pool._processes[0].process
    process.kill()
    await asyncio.to_thread(process.join)
    assert await pool.choose("random", 1, position, seat) in position.legal(seat)
    assert pool.failures == 0
    assert pool._processes[0].process.pid != process.pid
    pool.close()


async def test_slow_reader(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A client that does not read is disconnected; the others at the table notice nothing."""
    monkeypatch.setattr(websocket_protocol, "MAX_BUFFERED_BYTES", 100_000)
    async with running_server(tmp_path) as server:
        people = [server.api_client(), server.api_client()]
        table = await seated(people, "planet")
        slow, quick = await server.connect(people[0]), await server.connect(people[1])
        for socket in (slow, quick):
            await socket.send({"type": "hello", "table": table})
            await socket.receive("welcome")
        slow.connection.transport.pause_reading()
        presence = server.services.registry.tables[table].presence
        async with asyncio.timeout(TIMEOUT):
            while len(presence.clients) == 2:
                for _message in range(200):
                    presence.broadcast(Remind([0] * 1000))
                await asyncio.sleep(0.05)
                quick.waiting.clear()
                await quick.send({"type": "ping", "key": "k"})
                await quick.receive("pong")
        assert {client.guest for client in presence.clients} == {(await people[1].get("/api/me"))["guest"]}


async def test_flood_from_many_sockets(tmp_path: Path) -> None:
    """An address that sends too much on all its sockets together is cut off, though each of them sends little."""
    async with running_server(tmp_path, limits=1.0) as server:
        messages = server.services.limits.messages_by_address
        messages.rate, messages.burst = 0.0, 50.0
        sockets = [await server.connect() for _socket in range(6)]

        async def send_a_little_on_each() -> None:
            for _message in range(20):
                for socket in sockets:
                    await socket.send({"type": "ping", "key": "k"})
                    await socket.receive("pong", seconds=10)

        with pytest.raises(ConnectionClosed):
            await send_a_little_on_each()


async def test_flood(tmp_path: Path) -> None:
    """A socket that sends without end is closed, and another one at the same table is served at once."""
    async with running_server(tmp_path, limits=1.0) as server:
        people = [server.api_client(), server.api_client()]
        table = await seated(people, "planet")
        flood, quiet = await server.connect(people[0]), await server.connect(people[1])
        await quiet.send({"type": "hello", "table": table})
        await quiet.receive("welcome")
        for _message in range(300):
            with contextlib.suppress(ConnectionClosed):
                await flood.send({"type": "ping", "key": "k"})
        with pytest.raises(ConnectionClosed):
            await flood.receive("no such message", seconds=10)
        async with asyncio.timeout(5):
            await quiet.send({"type": "ping", "key": "k"})
            await quiet.receive("pong")
