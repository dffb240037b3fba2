"""What goes wrong on real machines: each trouble by name, and that people can go on playing.

A full disk, a foreign write lock and a database that restarts are in test_health.py; kills in test_killed.py.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from terrarium.server import websocket_protocol
from terrarium.server.clock_and_random import ClockAndRandom
from terrarium.server.wire import Remind
from tests.server.servers import LocalServer, running_server, seated
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


class SetForward(ClockAndRandom):
    """A clock that is an hour fast."""

    def now(self) -> int:
        return super().now() + 1000 * HOUR


@pytest.mark.parametrize("jump", [-HOUR, HOUR])
async def test_clock_jumps_while_bots_play(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, jump: int) -> None:
    real = time.time_ns
    async with running_server(tmp_path, bot_pause=0.02) as server:
        table = await bot_table(server)
        before = server.services.clock_and_random.now()
        monkeypatch.setattr(time, "time_ns", lambda: real() + jump * 1_000_000_000)
        assert abs(server.services.clock_and_random.now() - before) < 60_000
        assert round(server.services.clock_and_random.seconds_behind()) == jump
        await bots_finish(server, table)


async def test_clock_was_set_back_before_a_restart(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async with running_server(tmp_path, SetForward(), bot_pause=1000.0) as server:
        table = await bot_table(server)
    async with running_server(tmp_path) as server:
        assert "due times corrected" in caplog.messages
        await bots_finish(server, table)


async def test_bot_crash(tmp_path: Path) -> None:
    """A bot process that is killed in the middle of a decision is replaced, and the game goes on."""
    async with running_server(tmp_path, bot_workers=2) as server:
        table = await bot_table(server, "bot:ancient", "bot")
        pool = server.services.registry.bot_pool
        killed = 0
        async with asyncio.timeout(TIMEOUT):
            while killed < 2:
                for bot_process in pool._processes:
                    if bot_process.process is not None and bot_process.process.is_alive() and killed < 2:
                        bot_process.process.kill()
                        killed += 1
                await asyncio.sleep(0.3)
        await bots_finish(server, table)


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


async def test_flood_of_messages(tmp_path: Path) -> None:
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
