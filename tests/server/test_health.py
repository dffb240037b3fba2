"""Whether the server says truly that people can play here, and what happens to them while they cannot."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from terrarium.testing.postgres import Postgres
from tests.server.servers import LocalServer, running_server
from tests.server.test_play import answer, at_table, turn_of


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
