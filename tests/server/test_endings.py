"""How a finished game looked at its end is stored with the end, and filled in where it is missing."""

from __future__ import annotations

import asyncio
import json
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

import terrarium
from terrarium.engine.game import Game
from terrarium.engine.record import Record
from terrarium.engine.title import Title
from terrarium.server import endings
from terrarium.server.client import ApiClient, Player
from terrarium.server.storage.schema import endings as endings_table
from terrarium.server.storage.schema import tables
from terrarium.server.storage.store import Store
from terrarium.server.wire import ENCODER
from terrarium.title_registry import TITLES
from tests.server.servers import LocalServer, at_random, played_out, running_server
from tests.testing.pebbles import PebbleGame, PebblePosition


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest) -> str:
    """A database of each kind; the empty one is the file in the data directory."""
    return "" if request.param == "sqlite" else str(request.getfixturevalue("postgres_address"))


async def finished(server: LocalServer, host: ApiClient, game: str, seats: int) -> str:
    """A table whose game is over, played at random on one screen."""
    form = {"game": game, "seats": ["me"] * seats, "public": True, "start": True}
    table = str((await host.post("/api/tables", form))["id"])
    await played_out([Player(host, table, at_random(3))])
    return table


async def stored(store: Store, table: str) -> endings.Ending | None:
    content = await store.load_ending(table)
    return None if content is None else endings.decode(content)


@pytest.mark.parametrize(("game", "seats"), [("planet", 2), ("rauha", 3), ("earth", 2)])
async def test_an_ending_is_what_a_replay_shows(game: str, seats: int, tmp_path: Path) -> None:
    async with running_server(tmp_path) as server:
        host = server.api_client()
        table = await finished(server, host, game, seats)
        ending = await stored(server.services.store, table)
        assert ending is not None
        text = await host.get(f"/api/tables/{table}/record")
        assert ending.text == text
        assert Record.from_json(ending.json).to_text() == text
        assert Record.from_text(text).fingerprint == ending.fingerprint
        for seat in (None, *range(seats)):
            path = f"/api/tables/{table}/replay?number={ending.number}"
            moment = await host.get(path if seat is None else f"{path}&seat={seat}")
            assert json.loads(json.dumps(moment["outcome"])) == ending.outcome
            assert moment["last"] == ending.number
            shown = json.loads(ENCODER.encode(ending.update_for(seat)))
            assert shown == moment["sight"]
            assert ending.update_for(seat, "lean").view is None


async def test_the_ending_is_stored_with_the_end_or_neither(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server:
        store, host = server.services.store, server.api_client()
        table = await finished(server, host, "planet", 2)

        def counted(connection: sa.Connection) -> list[tuple[str, int]]:
            return [tuple(row) for row in connection.execute(sa.select(endings_table.c.table_id, tables.c.rules)
                    .join(tables, tables.c.id == endings_table.c.table_id))]  # fmt: skip

        assert await store.read(counted) == [(table, terrarium.title("planet").version)]
        async with store_failing(store):
            form = {"game": "planet", "seats": ["me", "me"], "public": True, "start": True}
            other = str((await host.post("/api/tables", form))["id"])
            player = Player(host, other, at_random(3))
            with pytest.raises(TimeoutError):
                await played_out([player], 3)
            info, events = await store.load(other)
            assert (info.status, len(events)) == ("playing", 23)
        assert await store.read(counted) == [(table, terrarium.title("planet").version)]


class store_failing:  # noqa: N801 - reads like a function
    """While this goes on, no ending can be stored."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def _rename(self, one: str, other: str) -> None:
        await self.store.write(lambda connection: connection.execute(sa.text(f"ALTER TABLE {one} RENAME TO {other}")))

    async def __aenter__(self) -> None:
        await self._rename("endings", "hidden")

    async def __aexit__(self, *_details: object) -> None:
        await self._rename("hidden", "endings")


#: The versions of pebbles that a test has used so far; closing it takes them back.
versions = ExitStack()


def rules(version: int, position: type[PebblePosition] = PebblePosition) -> None:
    """Register pebbles with this version of its rules, until `versions` is closed."""

    def make(title: Title, seats: int, options: dict[str, object], box: object) -> Game:
        return PebbleGame(title, seats, options, position)

    versions.enter_context(TITLES.temporarily(Title("pebbles", version, 2, 3, [], make)))


class DearerPolish(PebblePosition):
    """Other rules: the same actions are legal, but polishing is worth two points."""

    def scores(self) -> list[int]:
        return [score + self.polished[seat] for seat, score in enumerate(super().scores())]


@pytest.fixture
def pebbles_rules() -> Any:
    """Lets a test change the rules of pebbles."""
    rules(1)
    yield rules
    versions.close()


def forget(connection: sa.Connection) -> None:
    connection.execute(endings_table.delete())


async def test_missing_endings_are_filled_in_at_the_start(pebbles_rules: Any, database: str, tmp_path: Path) -> None:
    async with running_server(tmp_path, database=database) as server:
        store, host = server.services.store, server.api_client()
        table = await finished(server, host, "pebbles", 3)
        before = await stored(store, table)
        await store.write(forget)
        assert await stored(store, table) is None
    async with running_server(tmp_path, database=database) as server:
        assert await filled_in(server, table) == before
        await server.services.store.write(forget)
    pebbles_rules(2)  # other rules that lead to the same end
    async with running_server(tmp_path, database=database) as server:
        again = await filled_in(server, table)
        assert again is not None
        assert before is not None
        assert "\nrules: 1\n" in again.text
        assert again.sights == before.sights
        await server.services.store.write(forget)
    pebbles_rules(3, DearerPolish)
    async with running_server(tmp_path, database=database) as server:
        assert await filled_in(server, table) is None
        assert await tried(server.services.store) == [(table, 3)]
    async with running_server(tmp_path, database=database) as server:  # no use in trying again
        await asyncio.sleep(0.2)
        assert await tried(server.services.store) == [(table, 3)]
    pebbles_rules(4)
    async with running_server(tmp_path, database=database) as server:
        assert await filled_in(server, table) is not None


async def tried(store: Store) -> list[tuple[str, int]]:
    query = sa.select(endings_table.c.table_id, endings_table.c.rules)
    return [(row[0], row[1]) for row in await store.read(lambda connection: list(connection.execute(query)))]


async def filled_in(server: LocalServer, table: str) -> endings.Ending | None:
    """The ending of a table, once the server has looked at it."""
    version = terrarium.title("pebbles").version
    async with asyncio.timeout(20):
        while (table, version) not in await tried(server.services.store):
            await asyncio.sleep(0.02)
    return await stored(server.services.store, table)


async def test_an_uploaded_record_has_an_ending(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server:
        host = server.api_client()
        table = await finished(server, host, "planet", 2)
        text = await host.get(f"/api/tables/{table}/record")
        shown = await host.post("/api/records", {"record": text})
        ending = await stored(server.services.store, shown["id"])
        assert ending is not None
        assert ending.number == 24
