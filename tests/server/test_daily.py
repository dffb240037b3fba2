"""Deals of the day on the server: one scored attempt, the same game for everybody, comparisons without names."""

from __future__ import annotations

import asyncio
import datetime
from pathlib import Path
from typing import Any

import pytest

from terrarium.daily import RUN_LEVELS, bot_scores, daily_deal
from terrarium.engine.record import Record
from terrarium.server import daily_service
from terrarium.server.client import ApiClient, Player
from terrarium.server.clock_and_random import ClockAndRandom
from terrarium.server.daily_service import streak
from tests.server.servers import LocalServer, played_out, running_server
from tests.server.test_tables import turned_down
from tests.server.timeouts import TIMEOUT

TODAY = datetime.date(2026, 11, 19)


class OnDay(ClockAndRandom):
    """A clock that stands at noon of a day."""

    def __init__(self) -> None:
        super().__init__()
        self.day = TODAY

    def now(self) -> int:
        """Noon, and the time since the start of the machine."""
        noon = datetime.datetime.combine(self.day, datetime.time(12), datetime.UTC)
        return int(noon.timestamp() * 1000) + super().now() % 3_600_000


@pytest.fixture(autouse=True)
def _no_runs(monkeypatch: pytest.MonkeyPatch) -> None:
    """Play no games of bots, unless a test asks for some."""
    monkeypatch.setattr(daily_service, "RUNS", 0)
    monkeypatch.setattr("terrarium.server.storage.daily.RUNS", 0)


def first_legal(sight: Any) -> int:
    """The first action that is legal."""
    return int(sight.legal[0])


async def attempt(api_client: ApiClient, game: str = "planet", day: str = "2026-11-19", query: str = "") -> str:
    """Play a deal to the end; return its table."""
    table = str((await api_client.post(f"/api/daily/{game}/{day}{query}"))["id"])
    await played_out([Player(api_client, table, first_legal)])
    return table


async def standing(api_client: ApiClient, game: str = "planet") -> dict[str, Any]:
    """Where the own score lies."""
    found: dict[str, Any] = await api_client.get(f"/api/daily/{game}/2026-11-19/standing")
    return found


async def record_of(server: LocalServer, api_client: ApiClient, table: str) -> Record:
    """The record of a finished table."""
    answer = await api_client.http.get(f"/api/tables/{table}/record?form=json")
    return Record.from_json(answer.text)


async def test_equal_choices_meet_equal_games_and_the_local_deal(tmp_path: Path) -> None:
    async with running_server(tmp_path, OnDay()) as server:
        ada, ben = server.api_client(), server.api_client()
        mine, other = await attempt(ada), await attempt(ben)
        assert mine != other
        one, two = await record_of(server, ada, mine), await record_of(server, ben, other)
        assert [(move.seat, move.action) for move in one.moves] == [(move.seat, move.action) for move in two.moves]
        assert one.seed == daily_deal("planet", TODAY).seed
        found = await standing(ada)
        assert found["players"] == {"count": 1, "counts": {str(found["score"]): 1}, "percentile": 50.0}
        assert one.scores is not None
        assert found["score"] == one.scores[0]


async def test_there_is_one_attempt_and_practice_does_not_count(tmp_path: Path) -> None:
    async with running_server(tmp_path, OnDay()) as server:
        ada = server.api_client()
        await ada.get("/api/me")
        paths = ["/api/daily/planet/2026-11-19"] * 3
        tables = {found["id"] for found in await asyncio.gather(*[ada.post(path) for path in paths])}
        assert len(tables) == 1
        assert await turned_down(ada.post("/api/daily/planet/2026-11-19?practice=true")) == (409, "daily-not-finished")
        assert await turned_down(ada.get("/api/daily/planet/2026-11-19/standing")) == (409, "daily-not-finished")
        table = await attempt(ada)
        assert {table} == tables
        practice = await attempt(ada, query="?practice=true")
        assert practice != table
        past = await attempt(ada, day="2026-11-18")
        overview = await ada.get("/api/daily")
        assert [(one["game"], one["day"], one["table"]) for one in overview["attempts"]] == [
            ("planet", "2026-11-19", table)
        ]
        assert (overview["today"], overview["streak"]) == ("2026-11-19", 1)
        assert {one["game"] for one in overview["games"]} == {"planet", "rauha"}
        assert (await ada.get(f"/api/tables/{past}"))["daily"] == "2026-11-18"
        (counted,) = (await ada.get("/api/statistics/overview"))["overview"]["oppositions"]
        assert (counted["played"], counted["opponents"]) == (1, ["sapling"])
        assert await turned_down(ada.post("/api/daily/planet/2026-11-20")) == (404, "daily-too-late")
        assert await turned_down(ada.post("/api/daily/planet/2025-12-31")) == (404, "daily-too-early")
        assert await turned_down(ada.post("/api/daily/earth/2026-11-19")) == (404, "daily-no-game")


async def test_no_bot_plays_an_attempt_and_there_are_no_hints(tmp_path: Path) -> None:
    async with running_server(tmp_path, OnDay()) as server:
        ada = server.api_client()
        table = (await ada.post("/api/daily/rauha/2026-11-19"))["id"]
        handing = ada.put(f"/api/tables/{table}/seats/0", {"kind": "bot", "bot": "sapling"})
        assert await turned_down(handing) == (409, "daily-own-seat")
        await ada.post(f"/api/tables/{table}/leave")
        state = await ada.get(f"/api/tables/{table}")
        assert (state["seats"][0]["bot"], state["status"], state["hints"]) == (None, "playing", False)
        assert state["known_deal"]


async def test_a_rematch_is_an_ordinary_game(tmp_path: Path) -> None:
    async with running_server(tmp_path, OnDay()) as server:
        ada = server.api_client()
        table = await attempt(ada)
        following = (await ada.post(f"/api/tables/{table}/rematch"))["table"]
        state = await ada.get(f"/api/tables/{following}")
        assert (state["daily"], [seat["bot"] for seat in state["seats"]]) == (None, [None, "sapling", "sapling"])


async def test_a_score_is_compared_with_games_of_bots_without_names(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    runs = 2 * len(RUN_LEVELS)
    monkeypatch.setattr(daily_service, "RUNS", runs)
    monkeypatch.setattr("terrarium.server.storage.daily.RUNS", runs)
    async with running_server(tmp_path, OnDay()) as server:
        ada = server.api_client()
        await ada.put("/api/me", {"name": "Ada"})
        await attempt(ada)
        async with asyncio.timeout(TIMEOUT):
            while (found := await standing(ada))["runs_done"] < runs:
                await asyncio.sleep(0.05)
        scores = bot_scores(daily_deal("planet", TODAY), range(runs))
        assert found["bots"]["count"] == runs
        assert found["bots"]["counts"] == {str(score): scores.count(score) for score in set(scores)}
        lower, equal = (sum(score < found["score"] for score in scores), scores.count(found["score"]))
        assert found["bots"]["percentile"] == round(100 * (lower + equal / 2) / runs, 1)
        assert "Ada" not in str(found)
        assert (await ada.get("/api/me"))["guest"] not in str(found)


async def test_an_attempt_outlives_its_table_and_counts_for_the_streak(tmp_path: Path) -> None:
    clock = OnDay()
    async with running_server(tmp_path, clock) as server:
        ada = server.api_client()
        table = await attempt(ada)
        await server.services.registry.remove_expired(table)
        (kept,) = (await ada.get("/api/daily"))["attempts"]
        assert (kept["table"], kept["score"]) == (None, (await standing(ada))["score"])
        assert await turned_down(ada.post("/api/daily/planet/2026-11-19")) == (409, "daily-attempt-over")
        clock.day = TODAY + datetime.timedelta(days=1)
        await attempt(ada, day="2026-11-20")
        assert (await ada.get("/api/daily"))["streak"] == 2


def test_a_streak_ends_with_a_day_without_a_finished_deal() -> None:
    days = ["2026-11-15", "2026-11-17", "2026-11-18", "2026-11-18"]
    assert streak(days, TODAY) == 2
    assert streak([*days, "2026-11-19"], TODAY) == 3
    assert streak(days, TODAY + datetime.timedelta(days=1)) == 0
    assert streak([], TODAY) == 0
