"""Whether the server says truly that people can play here, and what happens to them while they cannot."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest

from terrarium.server import health as health_module
from terrarium.server.storage.store import Store
from terrarium.server.storage.table_lists import existing_tables
from terrarium.testing.postgres import Postgres
from tests.server.servers import LocalServer, ServerProcess, running_server
from tests.server.test_play import answer, at_table, turn_of
from tests.server.timeouts import TIMEOUT


@pytest.fixture(autouse=True)
def _fresh_results(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each question tries the storage anew, except where a test is about sharing the result."""
    monkeypatch.setattr(health_module, "SHARED_SECONDS", 0.0)


def wait_until(done: Callable[[], bool]) -> None:
    """Wait until something is so, which must not take long."""
    deadline = time.monotonic() + 20
    while not done():
        assert time.monotonic() < deadline
        time.sleep(0.2)


async def health(server: LocalServer) -> tuple[int, Any]:
    """The status and the answer of /healthz."""
    found = await server.api_client().http.get("/healthz")
    return found.status_code, found.json()["healthy"]


async def test_a_database_file_that_was_taken_away_is_noticed(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server:
        assert await health(server) == (200, True)
        file = tmp_path / "terrarium.db"
        file.rename(tmp_path / "elsewhere.db")
        assert await health(server) == (503, False)
        (tmp_path / "elsewhere.db").rename(file)
        assert await health(server) == (200, True)


async def test_a_server_that_is_about_to_stop_is_not_healthy(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server:
        farewell = asyncio.create_task(server.services.registry.say_goodbye())
        await asyncio.sleep(0)
        assert await health(server) == (503, False)
        await farewell


async def test_while_postgresql_is_gone_answers_are_refused_and_afterwards_the_game_goes_on(
    tmp_path: Path, postgres: Postgres
) -> None:
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


async def test_a_write_lock_of_another_program_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health_module, "HEALTH_SECONDS", 0.5)
    async with running_server(tmp_path) as server:
        assert await health(server) == (200, True)
        other = sqlite3.connect(tmp_path / "terrarium.db", isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        assert await health(server) == (503, False)
        other.execute("ROLLBACK")
        other.close()
        async with asyncio.timeout(TIMEOUT):
            while await health(server) != (200, True):
                await asyncio.sleep(0.05)


def test_a_full_disk_is_noticed_and_nothing_that_was_accepted_is_lost(tmp_path: Path) -> None:
    """The system refuses to let the server's files grow, as a full disk does."""
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


async def test_many_questions_cause_few_writes(server: LocalServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health_module, "SHARED_SECONDS", 60.0)
    writer = server.services.store.writer
    assert writer is not None
    await health(server)
    before = writer.commits
    assert {await health(server) for _question in range(20)} == {(200, True)}
    assert writer.commits <= before + 1
