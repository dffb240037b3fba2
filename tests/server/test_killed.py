"""A worker may die between any two messages: nothing accepted is lost, nothing is doubled, clients resume."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from terrarium.engine.record import Record
from terrarium.server.client import ApiClient, Player
from terrarium.server.storage.rows import read_events
from terrarium.server.storage.store import Store
from terrarium.testing.postgres import Postgres
from tests.server.raw_socket import RawSocket
from tests.server.servers import ServerProcess, at_random, patient_client, seated
from tests.server.timeouts import REPEATS, TIMEOUT, Progress

TABLES = 4
#: How often the server dies in all, and during one round of games at most.
KILLS = 4 if REPEATS == 1 else 2 * REPEATS
AT_ONCE = min(KILLS, 20)


class Guests:
    """API clients of servers in other processes, closed when the test ends."""

    def __init__(self) -> None:
        self.all: list[ApiClient] = []

    def __call__(self, server: ServerProcess) -> ApiClient:
        self.all.append(patient_client(server.address))
        return self.all[-1]

    async def close(self) -> None:
        for api_client in self.all:
            await api_client.http.aclose()


async def run(work: Callable[..., Awaitable[None]], *servers: ServerProcess) -> None:
    """Do something with API clients."""
    api_clients = Guests()
    try:
        await work(*servers, api_clients)
    finally:
        await api_clients.close()


def stored(address: str, table: str) -> list[tuple[int, str | None]]:
    """Numbers and keys in the database."""
    store = Store(address)
    events = store.read_now(lambda connection: read_events(connection, table))
    store.reading.dispose()
    return [(event.number, event.key) for event in events]


def check_nothing_lost(address: str, table: str, players: list[Player]) -> None:
    """What clients were promised is stored, once, in a row without gaps."""
    rows = stored(address, table)
    assert [number for number, _key in rows] == list(range(1, len(rows) + 1))
    keys = [key for _number, key in rows if key is not None]
    assert len(keys) == len(set(keys))
    kept = {key: number for number, key in rows}
    for player in players:
        for key, number in player.accepted.items():
            assert kept[key] == number
    assert set(keys) <= {key for player in players for key in player.sent}


async def play_through_kills(server: ServerProcess, database: str, progress: Progress) -> None:
    """Play round after round until the server has died often enough, however quickly the games end."""

    async def one(kills: int) -> int:
        api_clients = Guests()
        try:
            return await _play_through_kills(server, database, kills, api_clients)
        finally:
            await api_clients.close()

    done = 0
    while done < KILLS:
        done += await one(min(AT_ONCE, KILLS - done))
        progress.tell(done, f"{TABLES} games after the latest were as they should be")


async def _play_through_kills(server: ServerProcess, database: str, kills: int, api_clients: Guests) -> int:
    """One round of games with at least one kill; return how many there were."""
    chance = random.Random(11)
    people = [[api_clients(server), api_clients(server)] for _table in range(TABLES)]
    tables = [await seated(pair, "planet") for pair in people]
    players = [
        [Player(person, table, at_random(seat), reply_timeout=0.5) for seat, person in enumerate(pair)]
        for pair, table in zip(people, tables, strict=True)
    ]
    for player in (player for pair in players for player in pair):
        player.thinking_seconds = 0.02 * kills  # the game has to last for all of them
    playing = [asyncio.create_task(player.play()) for pair in players for player in pair]
    async with asyncio.timeout(TIMEOUT):
        while any(player.number < 0 for pair in players for player in pair):
            await asyncio.sleep(0.01)
    done = 0
    while done < kills and not all(task.done() for task in playing):
        await asyncio.sleep(chance.random() * 0.4)
        await asyncio.to_thread(server.kill)
        await asyncio.to_thread(server.start)
        done += 1
    async with asyncio.timeout(TIMEOUT):
        await asyncio.gather(*playing)
    for table, pair in zip(tables, players, strict=True):
        assert pair[0].fingerprint == pair[1].fingerprint
        check_nothing_lost(database, table, pair)
        record = Record.from_text(await pair[0].api_client.get(f"/api/tables/{table}/record"))
        assert record.replay().fingerprint() == pair[0].fingerprint
    assert max(player.connections for pair in players for player in pair) > 1
    return done


async def test_kill_9_again_and_again_with_sqlite(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    with ServerProcess(tmp_path) as server:
        await play_through_kills(server, str(tmp_path / "terrarium.db"), Progress("kills with SQLite", KILLS, capfd))


async def test_kill_9_again_and_again_with_postgresql(
    tmp_path: Path, postgres: Postgres, capfd: pytest.CaptureFixture[str]
) -> None:
    address = postgres.database()
    with ServerProcess(tmp_path, address) as server:
        await play_through_kills(server, address, Progress("kills with PostgreSQL", KILLS, capfd))


async def test_bots_go_on_after_a_kill_though_nobody_is_there(tmp_path: Path) -> None:
    async def set_up(server: ServerProcess) -> str:
        async with patient_client(server.address) as host:
            form = {"game": "planet", "seats": ["bot", "bot", "bot"], "public": True, "start": True}
            return str((await host.post("/api/tables", form))["id"])

    def wait_until_stored(table: str, count: int) -> None:
        deadline = time.monotonic() + TIMEOUT
        while len(stored(str(tmp_path / "terrarium.db"), table)) < count:
            assert time.monotonic() < deadline
            time.sleep(0.1)

    with ServerProcess(tmp_path, bot_pause=0.5) as server:
        table = await set_up(server)
        wait_until_stored(table, 1)
        server.kill()
        assert len(stored(str(tmp_path / "terrarium.db"), table)) < 36
    with ServerProcess(tmp_path):
        wait_until_stored(table, 36)


async def test_a_stopped_server_says_goodbye_and_keeps_everything(tmp_path: Path) -> None:
    async def play(server: ServerProcess, api_clients: Guests) -> None:
        people = [api_clients(server), api_clients(server)]
        table = await seated(people, "planet")
        heard: list[str] = []
        players = [Player(person, table, at_random(seat), reply_timeout=0.5) for seat, person in enumerate(people)]
        choose, stopped = players[0].choose, False

        def on_text(text: str) -> None:
            heard.append(text)
            players[0].choose = choose if stopped or players[0].number < 5 else None

        players[0].on_text = on_text  # the game waits for the server to be stopped
        playing = [asyncio.create_task(player.play()) for player in players]
        async with asyncio.timeout(TIMEOUT):
            while players[0].number < 5:
                await asyncio.sleep(0.01)
        await asyncio.to_thread(server.stop)
        stopped = True
        assert any('"type":"goodbye"' in text and '"back":true' in text for text in heard)
        await asyncio.to_thread(server.start)
        async with asyncio.timeout(TIMEOUT):
            await asyncio.gather(*playing)
        assert players[0].fingerprint == players[1].fingerprint
        check_nothing_lost(str(tmp_path / "terrarium.db"), table, players)

    with ServerProcess(tmp_path) as server:
        await run(play, server)


async def test_two_workers_on_one_postgresql_and_one_dies(tmp_path: Path, postgres: Postgres) -> None:
    address = postgres.database()

    async def play(first: ServerProcess, second: ServerProcess, api_clients: Guests) -> None:
        people = [api_clients(first), api_clients(second)]
        table = await seated(people, "planet", ("bot",))
        spectator = Player(api_clients(second), table)
        players = [Player(person, table, at_random(seat), reply_timeout=0.5) for seat, person in enumerate(people)]
        players[0].thinking_seconds = 0.05
        playing = [asyncio.create_task(player.play()) for player in [*players, spectator]]
        async with asyncio.timeout(TIMEOUT):
            while players[1].number < 8:
                await asyncio.sleep(0.01)
        assert players[1].connections == 1
        await asyncio.to_thread(first.kill)
        people[0].socket_address = people[1].socket_address  # a balancer sends it to the other one
        async with asyncio.timeout(TIMEOUT):
            await asyncio.gather(*playing)
        assert players[0].fingerprint == players[1].fingerprint == spectator.fingerprint
        rows = stored(address, table)
        assert [number for number, _key in rows] == list(range(1, len(rows) + 1))

    with ServerProcess(tmp_path / "one", address) as first, ServerProcess(tmp_path / "two", address) as second:
        await run(play, first, second)


async def test_two_workers_hear_each_others_chat_seats_and_presence(tmp_path: Path, postgres: Postgres) -> None:
    address = postgres.database()

    async def meet(first: ServerProcess, second: ServerProcess, api_clients: Guests) -> None:
        ada, ben = api_clients(first), api_clients(second)
        table = await seated([ada, ben], "planet")
        here, there = await RawSocket.open(ada), await RawSocket.open(ben)
        for socket in (here, there):
            await socket.send({"type": "hello", "table": table})
            await socket.receive("welcome")
        await there.send({"type": "say", "text": "hello from afar", "key": "1"})
        assert (await here.receive("said"))["said"]["text"] == "hello from afar"
        guests = sorted([(await person.get("/api/me"))["guest"] for person in (ada, ben)])
        presence: list[str] = []
        while presence != guests:
            presence = (await here.receive("presence"))["online"]
        await ben.put(f"/api/tables/{table}/seats/1", {"kind": "bot"})
        while True:
            news = await here.receive("table")
            if news["table"]["seats"][1]["bot"] == "random":
                break
        for socket in (here, there):
            await socket.connection.close()

    with ServerProcess(tmp_path / "one", address) as first, ServerProcess(tmp_path / "two", address) as second:
        await run(meet, first, second)
