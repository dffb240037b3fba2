"""What has expired is deleted at night, results stay while their guests exist, and copies can be restored."""

from __future__ import annotations

import asyncio
import sqlite3
import stat
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from typer.testing import CliRunner

import terrarium
from terrarium.cli.main import app
from terrarium.engine.errors import Refused
from terrarium.server import game_session
from terrarium.server import nightly as nightly_module
from terrarium.server.client import Player
from terrarium.server.clock_and_random import ClockAndRandom
from terrarium.server.game_session import GameSession
from terrarium.server.nightly import Nightly
from terrarium.server.refusals import ServerRefusal
from terrarium.server.retention import DAY_MS, Cleaned, Retention
from terrarium.server.storage.chat import write_chat
from terrarium.server.storage.schema import chat, guests, results, server_values
from terrarium.server.table_info import Event
from terrarium.server.wire import ChatLine
from tests.server.servers import LocalServer, at_random, played_out, running_server, seated
from tests.server.stored_tables import some_table
from tests.server.test_tables import turned_down
from tests.server.timeouts import TIMEOUT


class Later(ClockAndRandom):
    """A clock that can be set forward by days."""

    def __init__(self) -> None:
        super().__init__()
        self.days = 0

    def now(self) -> int:
        """The real time and some days."""
        return super().now() + self.days * DAY_MS


class Noon(Later):
    """A clock that stands at one hour of the day, first at noon."""

    def __init__(self) -> None:
        super().__init__()
        self.hour = 12

    def now(self) -> int:
        """The hour of the day."""
        return super().now() // DAY_MS * DAY_MS + self.hour * DAY_MS // 24


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest) -> str:
    """An empty address for SQLite, or a fresh PostgreSQL database."""
    return "" if request.param == "sqlite" else str(request.getfixturevalue("postgres_address"))


async def rows(server: LocalServer, table: sa.Table) -> int:
    """How many rows a table of the database has."""
    counting = sa.select(sa.func.count()).select_from(table)
    return int(await server.services.store.read(lambda connection: connection.execute(counting).scalar_one()))


async def test_tables_chat_and_guests_expire_and_results_stay(tmp_path: Path, database: str) -> None:
    clock = Later()
    retention = Retention(open=7, playing=60, finished=100, chat=30, guests=400)
    async with running_server(tmp_path, clock, database=database, retention=retention) as server:
        people = [server.api_client(), server.api_client()]
        finished = await seated(people, "planet")
        await played_out([Player(person, finished, at_random(seat)) for seat, person in enumerate(people)])
        running = await seated(people, "planet")
        never = (await people[0].post(f"/api/tables/{finished}/rematch"))["table"]
        said = ChatLine(0, "g", "Kim", "Hello", clock.now())
        await server.services.store.write(lambda connection: write_chat(connection, finished, "k", said))
        before = (await people[0].get("/api/statistics"))["mine"]
        nightly = Nightly(server.services.registry)
        assert await nightly.clean() == Cleaned()
        clock.days = 8
        assert await nightly.clean() == Cleaned(open=1)
        assert await turned_down(people[0].get(f"/api/tables/{never}")) == (404, "no-such-table")
        assert (await people[0].get(f"/api/tables/{finished}"))["rematch"] is None
        clock.days = 61
        assert await nightly.clean() == Cleaned(playing=1, chat=1)
        assert await turned_down(people[0].get(f"/api/tables/{running}")) == (404, "no-such-table")
        assert await rows(server, chat) == 0
        clock.days = 101
        assert await nightly.clean() == Cleaned(finished=1)
        assert await turned_down(people[0].get(f"/api/tables/{finished}")) == (404, "no-such-table")
        assert (await people[0].get("/api/statistics"))["mine"] == before  # a deleted table keeps its result rows
        assert await rows(server, results) == 2
        await people[1].get("/api/me")  # was seen on this day
        clock.days = 450
        assert await nightly.clean() == Cleaned(guests=1)
        assert (await rows(server, results), await rows(server, guests)) == (1, 1)


async def test_a_table_where_people_are_is_not_deleted(tmp_path: Path) -> None:
    clock = Later()
    async with running_server(tmp_path, clock) as server:
        host = server.api_client()
        table = await host.post("/api/tables", {"game": "planet", "seats": ["me", "open"]})
        socket = await server.connect(host)
        await socket.send({"type": "hello", "table": table["id"]})
        await socket.receive("welcome")
        clock.days = 30
        assert await Nightly(server.services.registry).clean() == Cleaned()
        assert (await host.get(f"/api/tables/{table['id']}"))["id"] == table["id"]


async def test_zero_days_keep_for_ever(tmp_path: Path) -> None:
    clock = Later()
    forever = Retention(open=0, playing=0, finished=0, chat=0, guests=0)
    async with running_server(tmp_path, clock, retention=forever) as server:
        await server.api_client().post("/api/tables", {"game": "planet", "seats": ["me", "open"]})
        clock.days = 5000
        assert await Nightly(server.services.registry).clean() == Cleaned()


async def test_the_run_is_once_a_night_on_one_worker(tmp_path: Path, postgres_address: str) -> None:
    clock = Noon()
    async with (
        running_server(tmp_path / "one", clock, database=postgres_address) as one,
        running_server(tmp_path / "two", clock, database=postgres_address) as two,
    ):
        workers = [Nightly(server.services.registry) for server in (one, two)]
        new = server_values.delete().where(server_values.c.name == nightly_module.LAST_RUN)
        await one.services.store.write(lambda connection: connection.execute(new))  # the servers have looked already
        assert [await worker.run_if_due() for worker in workers] == [False, False]  # the first day
        clock.days = 1
        assert [await worker.run_if_due() for worker in [*workers, *workers]] == [True, False, False, False]
        clock.days, clock.hour = 2, 2
        assert not await workers[1].run_if_due()  # not yet night
        clock.hour = 3
        assert [await worker.run_if_due() for worker in workers[::-1]] == [True, False]


async def test_a_running_server_cleans_and_copies_by_itself(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(nightly_module, "LOOK_SECONDS", 0.02)
    clock, copies = Noon(), tmp_path / "copies"
    async with running_server(tmp_path, clock, retention=Retention(open=7), backup=str(copies)) as server:
        host = server.api_client()
        table = (await host.post("/api/tables", {"game": "planet", "seats": ["me", "open"]}))["id"]
        async with asyncio.timeout(TIMEOUT):
            while (await host.http.get(f"/api/tables/{table}")).status_code == 200:
                clock.days += 1
                await asyncio.sleep(0.1)
            while not list(copies.glob("terrarium-*.db")):
                await asyncio.sleep(0.1)
        assert clock.days > 7


def test_how_long_things_are_kept_is_a_text() -> None:
    assert Retention.parse("") == Retention()
    assert Retention.parse("open=1, finished=0") == Retention(open=1, finished=0)
    for unclear in ("x=1", "open", "open=-1", "open=²", "open=1.5"):
        with pytest.raises(ServerRefusal, match="is not a number of days"):
            Retention.parse(unclear)


async def test_the_command_counts_or_deletes(tmp_path: Path) -> None:
    clock = Later()
    clock.days = -10
    async with running_server(tmp_path, clock) as server:
        host = server.api_client()
        table = await host.post("/api/tables", {"game": "planet", "seats": ["me", "open"]})

    def command(*words: str) -> str:
        done = CliRunner().invoke(app, ["tables", *words, "--data", str(tmp_path), "--lang", "en"])
        return done.output

    assert command("clean", "--dry-run").startswith("Would be deleted: not started 1,")
    assert table["id"] in command("list")
    assert command("clean", "--keep", "open=0").startswith("Deleted: not started 0,")
    assert command("clean").startswith("Deleted: not started 1,")
    assert command("list") == "There are no tables.\n"


async def test_a_restored_backup_plays_on(tmp_path: Path) -> None:
    clock, data, copies = Later(), tmp_path / "data", tmp_path / "copies"
    async with running_server(data, clock, backup=str(copies), backup_keep=2) as server:
        people = [server.api_client(), server.api_client()]
        table = await seated(people, "planet")
        await play_some(server, people[0], table)
        cookies = [dict(person.http.cookies) for person in people]
        nightly = Nightly(server.services.registry)
        for day in range(4):
            await nightly.back_up(f"2030-01-0{day + 1}")
        number = (await people[0].get(f"/api/tables/{table}"))["number"]
    kept = sorted(path.name for path in copies.iterdir())
    assert kept == ["secret", "terrarium-2030-01-03.db", "terrarium-2030-01-04.db"]
    assert {stat.S_IMODE(path.stat().st_mode) for path in copies.iterdir()} == {0o600}
    assert stat.S_IMODE(copies.stat().st_mode) == 0o700
    new = tmp_path / "new"
    words = ["tables", "restore", str(copies / kept[-1]), "--data", str(new), "--lang", "en"]
    done = CliRunner().invoke(app, words)
    assert done.exit_code == 0, done.output
    assert CliRunner().invoke(app, words).exit_code == 2  # nothing is overwritten
    for ending in ("-wal", "-shm", "-journal"):  # SQLite would mix a file of the old database into the restored one
        old = tmp_path / ending / f"terrarium.db{ending}"
        old.parent.mkdir()
        old.write_bytes(b"old")
        refused = CliRunner().invoke(app, [*words[:-3], str(old.parent), "--lang", "en"])
        assert (refused.exit_code, refused.output.count(str(old))) == (2, 1), refused.output
        assert [path.name for path in old.parent.iterdir()] == [old.name]
    async with running_server(new) as server:  # the same people continue the same game
        people = [server.api_client(), server.api_client()]
        for person, its in zip(people, cookies, strict=True):
            person.http.cookies.update(its)
        assert [entry["id"] for entry in await people[1].get("/api/tables/mine")] == [table]
        await played_out([Player(person, table, at_random(seat)) for seat, person in enumerate(people)])
        assert (await people[0].get(f"/api/tables/{table}"))["number"] > number


async def play_some(server: LocalServer, person: Any, table: str) -> None:
    """Play an action of the seat that must act."""
    loaded = await server.services.registry.table(table)
    session = loaded.running_session()
    seat = session.position.actors()[0]
    await loaded.play_bot_action(seat, session.position.legal(seat)[0], session.number, None)
    assert (await person.get(f"/api/tables/{table}"))["number"] == 1


def test_a_damaged_copy_is_not_restored(tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    with sqlite3.connect(copy) as connection:
        connection.execute("CREATE TABLE other (x)")
    connection.close()
    for content in (copy.read_bytes(), b"nonsense" * 1000):
        copy.write_bytes(content)
        words = ["tables", "restore", str(copy), "--data", str(tmp_path / "data"), "--lang", "en"]
        done = CliRunner().invoke(app, words)
        assert done.exit_code == 2
        assert done.output.startswith(f"The database {copy} cannot be used: ")
        assert not (tmp_path / "data").exists()


def test_answering_and_undoing_for_ever_is_not_possible() -> None:
    info = some_table()
    info.seed, info.status, info.options = 5, "playing", {"first": 0}
    info.rules = terrarium.title("planet").version
    session = GameSession(info, [])
    seat = session.position.actors()[0]
    action = session.position.legal(seat)[0]
    session.replay(Event(1, seat, action, None, 1))
    while session.can_undo(seat):
        session.try_undo(seat, session.number)
        session.replay(Event(session.number + 1, seat, None, None, 1))
        session.replay(Event(session.number + 1, seat, action, None, 1))
        assert session.number < 1000
    with pytest.raises(Refused, match="has undone 51 actions already"):
        session.try_undo(seat, session.number)
    assert session.number == 2 * (game_session.UNDO_ALLOWANCE + 1) + 1


def test_changing_settings_for_ever_is_not_possible(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(game_session, "MAX_SETTING_CHANGES", 4)
    info = some_table()
    info.game, info.seed, info.status, info.options = "earth", 5, "playing", {}
    info.rules = terrarium.title("earth").version
    session = GameSession(info, [])
    change = session.game.setting_change("careful", True)
    session.try_actions(0, [change] * 4, 0)
    with pytest.raises(Refused, match="more than 4 times"):
        session.try_actions(0, [change] * 5, 0)
    session.replay(Event(1, 0, change, None, 1))
    with pytest.raises(Refused, match="more than 4 times"):
        session.try_actions(0, [change] * 4, 1)
