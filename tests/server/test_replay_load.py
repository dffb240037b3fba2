"""Replays are work: they must not delay anybody else, however many somebody asks for."""

from __future__ import annotations

import asyncio
import random
import sys
import threading
import time
from functools import cache
from pathlib import Path

import pytest

import terrarium
from terrarium.engine.playthrough import Playthrough
from terrarium.server import table_registry
from terrarium.server.game_session import GameSession
from terrarium.server.table import open_session
from tests.server.attackers import client_at
from tests.server.servers import LocalServer, running_server
from tests.server.test_tables import turned_down
from tests.server.timeouts import TIMEOUT


@cache
def long_record() -> str:
    """The record of a game of Earth that two people played at random."""
    chance = random.Random(3)
    played = Playthrough(terrarium.game("earth", seats=2), 7)
    while not played.position.over():
        seat = played.position.actors()[0]
        played.play(seat, chance.choice(played.position.legal(seat)))
    return played.record.to_text()


async def uploaded(server: LocalServer) -> tuple[str, int]:
    """A finished game that everybody may look at, and its last number."""
    client = server.api_client()
    table = (await client.post("/api/records", {"record": long_record()}))["id"]
    await server.services.store.change(table, lambda info: setattr(info, "public", True))
    return table, (await client.get(f"/api/tables/{table}/replay?number=0"))["last"]


async def test_sixty_replays_delay_nobody(tmp_path: Path) -> None:
    async with running_server(tmp_path, limits=1.0) as server, client_at(server) as attacker:
        table, last = await uploaded(server)
        paths = [f"/api/tables/{table}/replay?number={last - number}" for number in range(60)]
        flood = [asyncio.create_task(attacker.get(path)) for path in paths]
        await asyncio.sleep(0)
        client = server.api_client()
        waits = []
        for _request in range(20):
            began = time.perf_counter()
            await client.get("/api/tables")
            waits.append(time.perf_counter() - began)
        statuses = [answer.status_code for answer in await asyncio.gather(*flood)]
        assert max(waits) < 10  # it was 36 seconds; here the attacker's own work is in the same process
        assert sorted(waits)[14] < 1
        assert set(statuses) == {200, 429}
        assert statuses.count(200) < 40
        assert (await client.get(f"/api/tables/{table}/replay?number=1"))["number"] == 1  # others may still look


async def test_a_finished_game_is_played_again_once(server: LocalServer, monkeypatch: pytest.MonkeyPatch) -> None:
    table, last = await uploaded(server)
    played = 0
    real = GameSession.replay

    def counted(session: GameSession, *arguments: object) -> None:
        nonlocal played
        played += 1
        real(session, *arguments)  # type: ignore[arg-type]

    monkeypatch.setattr(GameSession, "replay", counted)
    client = server.api_client()
    first = await client.get(f"/api/tables/{table}/course")
    assert played == last
    assert await client.get(f"/api/tables/{table}/course") == first
    assert played == last
    for number in range(0, last, 10):  # forward as somebody does who watches
        assert (await client.get(f"/api/tables/{table}/replay?number={number}"))["number"] == number
    assert played <= 2 * last


async def test_replays_have_a_thread_of_their_own(server: LocalServer) -> None:
    """Otherwise they keep the threads busy that read from storage."""
    threads = {await server.services.replays.run("-", 0, lambda: threading.current_thread().name) for _try in range(3)}
    assert threads == {"replay_0"}


async def test_the_replay_thread_takes_short_turns(server: LocalServer) -> None:
    """Otherwise an answer waits five milliseconds for it, many times over."""
    usual = sys.getswitchinterval()
    assert await server.services.replays.run("-", 0, sys.getswitchinterval) < usual / 5
    with pytest.raises(ZeroDivisionError):
        await server.services.replays.run("-", 0, lambda: 1 // 0)
    assert sys.getswitchinterval() == usual


async def test_replays_cost_as_much_as_they_play(server: LocalServer) -> None:
    table, last = await uploaded(server)
    server.services.limits.replays.rate = 0.0
    server.services.limits.replays.burst = float(last + 20)
    server.services.limits.replays._buckets.clear()
    client = server.api_client()
    assert (await client.get(f"/api/tables/{table}/course"))["scores"]
    assert (await client.get(f"/api/tables/{table}/course"))["scores"]  # kept, so it costs little
    assert await turned_down(client.get(f"/api/tables/{table}/replay?number={last}")) == (429, "too-many-requests")


async def test_tables_are_opened_outside_the_event_loop(server: LocalServer, monkeypatch: pytest.MonkeyPatch) -> None:
    table, _last = await uploaded(server)
    threads: list[str] = []
    real = open_session

    def watched(*arguments: object) -> object:
        threads.append(threading.current_thread().name)
        return real(*arguments)  # type: ignore[arg-type]

    monkeypatch.setattr(table_registry, "open_session", watched)
    socket = await server.connect()
    await socket.send({"type": "hello", "table": table})
    assert (await socket.receive("welcome"))["table"]["id"] == table
    assert [name.split("_")[0] for name in threads] == ["opener"]


async def test_an_address_cannot_greet_without_end(server: LocalServer) -> None:
    table, _last = await uploaded(server)
    server.services.limits.hellos_by_address.rate = 0.0
    server.services.limits.hellos_by_address.burst = 5.0
    sockets = [await server.connect() for _socket in range(2)]
    for number in range(6):
        await sockets[number % 2].send({"type": "hello", "table": table, "detail": "lean"})
    async with asyncio.timeout(TIMEOUT):
        assert (await sockets[1].receive("trouble"))["reason"]["id"] == "too-many-requests"
