"""Statistics on the server: a guest's results, everybody's without names, and files of them."""

from __future__ import annotations

import csv
import io
import zlib
from pathlib import Path

import pytest
import sqlalchemy as sa

from terrarium.server import result_counter
from terrarium.server.client import ApiClient, Player
from terrarium.server.storage.cleaning import delete_table
from terrarium.server.storage.results import count_uncounted
from terrarium.server.storage.schema import endings, results
from tests.server.servers import LocalServer, at_random, played_out, running_server, seated


async def play(people: list[ApiClient], game: str = "planet", more: tuple[str, ...] = ()) -> str:
    """A game of these people, and bots, to its end."""
    table = await seated(people, game, more)
    await played_out([Player(person, table, at_random(seat)) for seat, person in enumerate(people)])
    return table


async def stored(server: LocalServer) -> int:
    """How many results are stored."""
    counting = sa.select(sa.func.count()).select_from(results)
    return int(await server.services.store.read(lambda connection: connection.execute(counting).scalar_one()))


async def test_results_are_counted_by_opponents_for_me_and_for_everybody(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server:
        ada, ben = server.api_client(), server.api_client()
        first = await play([ada, ben])
        second = await play([ada], more=("bot:random",))
        mine = await ada.get("/api/statistics/overview")
        assert mine["pending"] == 0
        assert [(one["opponents"], one["played"]) for one in mine["overview"]["oppositions"]] == [
            (["people"], 1),
            (["random"], 1),
        ]
        infos = [await ada.get(f"/api/tables/{table}") for table in (first, second)]
        (trend,) = mine["overview"]["trends"]
        assert [period["score"] for period in trend["periods"]] == [info["scores"][0] for info in infos]
        assert [sum(period["sources"].values()) for period in trend["periods"]] == [info["scores"][0] for info in infos]
        everybody = await ben.get("/api/statistics/overview?of=everybody")
        assert everybody["overview"]["results"] == 3
        assert (await ben.get("/api/statistics/overview"))["overview"]["results"] == 1
        assert await stored(server) == 3
        assert [one["played"] for one in (await ada.get("/api/statistics"))["mine"]] == [2]  # counted once


async def test_files_have_a_row_for_every_result_and_no_names(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server:
        ada = server.api_client()
        await ada.put("/api/me", {"name": "Ada"})
        guest = (await ada.get("/api/me"))["guest"]
        table = await play([ada], "earth")
        answer = await ada.http.get("/api/statistics/results.csv")
        assert answer.headers["content-type"] == "text/csv; charset=utf-8"
        assert "attachment" in answer.headers["content-disposition"]
        (row,) = csv.DictReader(io.StringIO(answer.text))
        assert (row["game"], row["seats"], row["opponents"]) == ("earth", "1", "")
        assert row["score"] == str((await ada.get(f"/api/tables/{table}"))["scores"][0])
        shown = await ada.http.get("/api/statistics/results.json?of=everybody")
        (found,) = shown.json()
        assert found["ended"].endswith("T00:00:00+00:00")
        for secret in ("Ada", guest, table):
            assert secret not in shown.text
        assert (await server.api_client().http.get("/api/statistics/results.json")).json() == []


async def test_a_deleted_table_stays_counted_with_its_sources(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server:
        ada = server.api_client()
        table = await play([ada], more=("bot:random",))
        await server.services.store.write(lambda connection: delete_table(connection, table))
        (trend,) = (await ada.get("/api/statistics/overview"))["overview"]["trends"]
        assert sum(trend["periods"][0]["sources"].values()) == trend["periods"][0]["score"]
        assert [one["played"] for one in (await ada.get("/api/statistics"))["mine"]] == [1]


async def test_what_is_not_counted_yet_is_said_and_counted_in_the_background(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(result_counter, "BATCH", 1)
    monkeypatch.setattr(result_counter, "IN_REQUEST", 1)
    async with running_server(tmp_path) as server:
        ada = server.api_client()
        for _game in range(3):
            await play([ada], more=("bot:random",))
        assert (await ada.get("/api/statistics/overview"))["pending"] == 2
        await server.services.registry.result_counter.count_all(lambda: True)
        assert await server.services.store.read(count_uncounted) == 0
        assert (await ada.get("/api/statistics/overview"))["overview"]["results"] == 3


async def test_an_ending_of_another_form_gives_a_result_without_sources(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server:
        ada = server.api_client()
        table = await play([ada], more=("bot:random",))
        other = zlib.compress(b'{"sights": [], "outcome": {}}')
        change = endings.update().where(endings.c.table_id == table).values(content=other)
        await server.services.store.write(lambda connection: connection.execute(change).rowcount)
        found = (await ada.get("/api/statistics/overview"))["overview"]
        assert (found["results"], found["trends"]) == (1, [])
