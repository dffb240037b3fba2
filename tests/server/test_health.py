"""Whether the server says truly that people can play here, and what happens to them while they cannot."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from terrarium.testing.postgres import Postgres
from tests.server.houses import Open, opened
from tests.server.test_play import answer, at_table, turn_of


async def health(house: Open) -> tuple[int, Any]:
    """The status and the answer of /healthz."""
    found = await house.caller().http.get("/healthz")
    return found.status_code, found.json()["healthy"]


def test_a_database_file_that_was_taken_away_is_noticed(tmp_path: Path) -> None:
    async def work() -> None:
        async with opened(tmp_path) as house:
            assert await health(house) == (200, True)
            file = tmp_path / "terrarium.db"
            file.rename(tmp_path / "elsewhere.db")
            assert await health(house) == (503, False)
            (tmp_path / "elsewhere.db").rename(file)
            assert await health(house) == (200, True)

    asyncio.run(work())


def test_a_server_that_is_about_to_stop_is_not_healthy(tmp_path: Path) -> None:
    async def work() -> None:
        async with opened(tmp_path) as house:
            farewell = asyncio.create_task(house.house.hall.say_goodbye())
            await asyncio.sleep(0)
            assert await health(house) == (503, False)
            await farewell

    asyncio.run(work())


def test_while_postgresql_is_gone_answers_are_refused_and_afterwards_the_game_goes_on(
    tmp_path: Path, postgres: Postgres
) -> None:
    async def work() -> None:
        async with opened(tmp_path, database=postgres.database()) as house:
            table, talks = await at_table(house)
            seat, talk = await turn_of(talks)
            action = talk.sight(seat)["legal"][0]
            assert await health(house) == (200, True)
            await asyncio.to_thread(postgres.stop)
            try:
                assert await health(house) == (503, False)
                await talk.say(answer(seat, 0, action, "meanwhile"))
                assert (await talk.hear("refused"))["reason"]["id"] == "storage-failed"
                refused = await house.caller().http.get("/api/tables")
                assert (refused.status_code, refused.json()["reason"]["id"]) == (503, "storage-failed")
            finally:
                await asyncio.to_thread(postgres.start)
            assert await health(house) == (200, True)
            await talk.say(answer(seat, 0, action, "meanwhile"))
            assert (await talk.hear("accepted"))["number"] == 1
            assert (await talks[1 - seat].hear("news"))["number"] == 1
            assert house.house.hall.tables[table].number == 1

    asyncio.run(work())
