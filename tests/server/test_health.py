"""Whether the server says truly that people can play here, and what happens to them while they cannot."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from terrarium.server import health as health_module
from tests.server.servers import LocalServer, running_server
from tests.server.timeouts import TIMEOUT


@pytest.fixture(autouse=True)
def _fresh_results(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every request checks the storage, except in tests of the shared result."""
    monkeypatch.setattr(health_module, "SHARED_SECONDS", 0.0)


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


async def test_a_registry_that_is_closed_begins_nothing(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server:
        await server.api_client().post("/api/tables", {"game": "planet", "seats": ["me", "me"], "start": True})
        registry = server.services.registry
        assert registry.tables
    registry.worker_link.on_reconnect()  # as when the database comes back at this moment
    assert not registry._background


async def test_a_write_lock_of_another_program_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health_module, "HEALTH_SECONDS", 0.5)
    async with running_server(tmp_path) as server:
        assert await health(server) == (200, True)
        other = sqlite3.connect(tmp_path / "terrarium.db", isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        async with asyncio.timeout(10):  # the storage itself would give up after twenty seconds
            assert await health(server) == (503, False)
        other.execute("ROLLBACK")
        other.close()
        async with asyncio.timeout(TIMEOUT):
            while await health(server) != (200, True):
                await asyncio.sleep(0.05)


async def test_many_questions_cause_few_writes(server: LocalServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health_module, "SHARED_SECONDS", 60.0)
    writer = server.services.store.writer
    assert writer is not None
    await health(server)
    before = writer.commits
    assert {await health(server) for _question in range(20)} == {(200, True)}
    assert writer.commits <= before + 1
