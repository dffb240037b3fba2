"""The rules of a game change between two starts of the server: nothing is ever replayed by other rules."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from terrarium.engine.lines import Line
from terrarium.engine.record import Record
from terrarium.engine.rng import parse_key
from terrarium.server.admin import TableAdmin
from terrarium.server.client import ApiClient, Player, RequestRefused
from terrarium.server.refusals import Conflict
from terrarium.server.replays import stored_record
from terrarium.server.settings import Settings
from terrarium.server.storage.endings import rewrite_ending
from terrarium.server.storage.schema import endings, tables
from terrarium.server.table_info import Event, Person, Seat, TableInfo
from terrarium.server.wire import Clock
from terrarium.texts import Texts
from tests.server.servers import LocalServer, at_random, played_out, running_server, seated
from tests.server.test_endings import DearerPolish, finished, rules, versions
from tests.testing.pebbles import POLISH

LANGUAGES = ("en", "pl", "fr")


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest) -> str:
    """A database of each kind; the empty one is the file in the data directory."""
    return "" if request.param == "sqlite" else str(request.getfixturevalue("postgres_address"))


@pytest.fixture(autouse=True)
def registered_pebbles() -> Iterator[None]:
    """The first version of the rules; tests register others."""
    rules(1)
    yield
    versions.close()


async def same_caller(server: LocalServer, before: ApiClient) -> ApiClient:
    """Somebody from before the restart, by the cookie."""
    again = server.api_client()
    again.http.cookies.update(before.http.cookies)
    return again


async def welcome(server: LocalServer, api_client: ApiClient, table: str) -> dict[str, Any]:
    socket = await server.connect(api_client)
    await socket.send({"type": "hello", "table": table})
    return await socket.receive("welcome")


def with_figures(reason: dict[str, Any], found: int, now: int) -> str:
    """The id of a reason that names both versions, in every language."""
    inner = reason.get("reason", reason)
    assert (inner["game"], inner["found"], inner["rules"]) == ("pebbles", found, now)
    for language in LANGUAGES:
        said = Texts(language).say(line_of(reason), [])
        assert str(found) in said
        assert str(now) in said
        assert "pebbles" in said
        assert "{" not in said
    return str(reason["id"])


def line_of(data: dict[str, Any]) -> Line:
    figures = {name: line_of(value) if isinstance(value, dict) else value for name, value in data.items()}
    return Line(str(figures.pop("id")), **figures)


async def turned(asked: Any) -> dict[str, Any]:
    with pytest.raises(RequestRefused) as caught:
        await asked
    return dict(caught.value.reason)


async def test_a_finished_game_shows_its_end_by_any_later_rules(database: str, tmp_path: Path) -> None:
    async with running_server(tmp_path, database=database) as server:
        host = server.api_client()
        table = await finished(server, host, "pebbles", 3)
        before, watched = await welcome(server, host, table), await welcome(server, server.api_client(), table)
        path = f"/api/tables/{table}"
        last = before["number"]
        moments = [await host.get(f"{path}/replay?number={last}&seat={seat}") for seat in range(3)]
        text, compact = await host.get(f"{path}/record"), await host.get(f"{path}/record?form=json")
        assert before["table"]["no_replay"] is None
    rules(2, DearerPolish)
    async with running_server(tmp_path, database=database) as server:
        host = await same_caller(server, host)
        after = await welcome(server, host, table)
        for name in ("number", "mine", "actors", "clocks", "sights", "outcome", "fingerprint", "chat"):
            assert after[name] == before[name], name
        assert (await welcome(server, server.api_client(), table))["sights"] == watched["sights"]
        assert after["table"]["stopped"] is None
        assert with_figures(after["table"]["no_replay"], 1, 2) == "table-no-replay"
        assert (await host.get(path))["no_replay"] == after["table"]["no_replay"]
        assert [await host.get(f"{path}/replay?number={last}&seat={seat}") for seat in range(3)] == moments
        assert (await host.get(f"{path}/record"), await host.get(f"{path}/record?form=json")) == (text, compact)
        for asked in ("replay?number=1", f"replay?number={last - 1}&seat=0", "course"):
            assert with_figures(await turned(host.get(f"{path}/{asked}")), 1, 2) == "table-no-replay"
        assert with_figures(await turned(host.post("/api/records", {"record": text})), 1, 2) == "record-line"
        again = await host.post(f"{path}/rematch")
        assert (await host.get(f"/api/tables/{again['table']}"))["rules"] == 2
        await refused_at(server, host, table, "table-over")
    assert "\nrules: 1\n" in text
    rules(1)
    assert Record.from_text(text).replay().over()


async def refused_at(server: LocalServer, api_client: ApiClient, table: str, code: str) -> None:
    """Every request at the table is refused for this reason."""
    socket = await server.connect(api_client)
    await socket.send({"type": "hello", "table": table})
    await socket.receive("welcome")
    for message in (
        {"type": "answer", "seat": 0, "at": 0, "actions": [0], "key": "a"},
        {"type": "undo", "seat": 0, "at": 0, "key": "u"},
        {"type": "why", "seat": 0, "action": 0, "key": "w"},
        {"type": "preview", "seat": 0, "actions": [0], "key": "p"},
    ):
        await socket.send(message)
        assert (await socket.receive("refused"))["reason"]["id"] == code


async def test_a_finished_game_whose_end_was_not_kept_says_so(database: str, tmp_path: Path) -> None:
    async with running_server(tmp_path, database=database) as server:
        host = server.api_client()
        table = await polished(server, host)
        content = await server.services.store.load_ending(table)
        await server.services.store.write(lambda connection: connection.execute(endings.delete()))
        scores = (await host.get(f"/api/tables/{table}"))["scores"]
    rules(2, DearerPolish)
    async with running_server(tmp_path, database=database) as server:
        host = await same_caller(server, host)
        after = await welcome(server, host, table)
        assert (after["sights"], after["outcome"], after["table"]["scores"]) == ([], None, scores)
        assert with_figures(after["table"]["stopped"], 1, 2) == "table-end-not-kept"
        refusal = await turned(host.get(f"/api/tables/{table}/record"))
        assert with_figures(refusal, 1, 2) == "record-only-json"
        data = json.loads(await host.get(f"/api/tables/{table}/record?form=json"))
        assert (data["rules"], data["scores"], data["fingerprint"]) == (1, scores, "")
        assert [0, POLISH] in data["moves"]
        await server.services.store.write(lambda connection: rewrite_ending(connection, table, 1, content))
        again = await welcome(server, host, table)  # somebody has found it
        assert (again["table"]["stopped"], again["outcome"]["scores"]) == (None, scores)


async def polished(server: LocalServer, host: ApiClient) -> str:
    """A finished game in which somebody has polished, so that other rules give other scores."""
    form = {"game": "pebbles", "seats": ["me"] * 3, "public": True, "start": True}
    table = str((await host.post("/api/tables", form))["id"])

    def choose(sight: Any) -> int:
        return POLISH if POLISH in sight.legal else int(sight.legal[0])

    await played_out([Player(host, table, choose)])
    return table


async def test_a_running_game_is_stopped_and_nothing_happens_to_it(database: str, tmp_path: Path) -> None:
    async with running_server(tmp_path, database=database, bot_pause=60.0) as server:
        people = [server.api_client(), server.api_client()]
        clock = {"kind": "move", "seconds": 5}
        table = await seated(people, "pebbles", ("bot",), clock=clock)
        socket = await server.connect(people[0])
        await socket.send({"type": "hello", "table": table})
        legal = (await socket.receive("welcome"))["sights"][0]["legal"]
        await socket.send({"type": "answer", "seat": 0, "at": 0, "actions": [legal[0]], "key": "kept"})
        await socket.receive("accepted")
        info, events = await server.services.store.load(table)
    rules(2)
    async with running_server(tmp_path, database=database) as server:
        people = [await same_caller(server, person) for person in people]
        # It is long due, but nobody opens it for the bot or the clock.
        await server.services.store.write(lambda connection: connection.execute(tables.update().values(due=1)))
        await asyncio.sleep(2.5)
        assert table not in server.services.registry.tables
        after = await welcome(server, people[0], table)
        assert (after["number"], after["sights"], after["actors"], after["clocks"]) == (1, [], [], [])
        assert (after["outcome"], after["fingerprint"]) == (None, None)
        assert with_figures(after["table"]["stopped"], 1, 2) == "table-rules-differ"
        assert (await people[1].get(f"/api/tables/{table}"))["stopped"] == after["table"]["stopped"]
        await refused_at(server, people[0], table, "table-stopped")
        # The repetition of what had been accepted is still recognised.
        socket = await server.connect(people[0])
        await socket.send({"type": "hello", "table": table})
        await socket.send({"type": "answer", "seat": 0, "at": 0, "actions": [legal[0]], "key": "kept"})
        assert (await socket.receive("accepted"))["again"]
        for asked in ("replay?number=0", "replay?number=1&seat=0"):
            assert with_figures(await turned(people[0].get(f"/api/tables/{table}/{asked}")), 1, 2)
        refusal = await turned(people[0].get(f"/api/tables/{table}/record"))
        assert with_figures(refusal, 1, 2) == "record-only-json"
        data = json.loads(await people[0].get(f"/api/tables/{table}/record?form=json"))
        assert (data["rules"], parse_key(data["seed"]), data["moves"]) == (1, info.seed, [[0, legal[0]]])
        stranger = await turned(server.api_client().get(f"/api/tables/{table}/record?form=json"))
        assert stranger["id"] == "table-not-over"
        await people[1].post(f"/api/tables/{table}/leave")
        await socket.send({"type": "say", "text": "What a pity", "key": "c"})
        assert (await socket.receive("said"))["said"]["text"] == "What a pity"
        assert (await server.services.store.load(table))[1] == events
    rules(1)
    async with running_server(tmp_path, database=database) as server:  # the older program goes on
        people = [await same_caller(server, person) for person in people]
        await people[1].put(f"/api/tables/{table}/seats/1", {"kind": "me"})
        players = [Player(person, table, at_random(seat)) for seat, person in enumerate(people)]
        await played_out(players)


async def test_a_table_that_was_not_started_takes_the_new_rules(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server:
        host = server.api_client()
        form = {"game": "pebbles", "seats": ["me", "me"], "public": True}
        table = (await host.post("/api/tables", form))["id"]
    rules(2)
    async with running_server(tmp_path) as server:
        host = await same_caller(server, host)
        before = await host.get(f"/api/tables/{table}")
        assert (before["stopped"], before["no_replay"]) == (None, None)
        await host.post(f"/api/tables/{table}/start")
        assert (await host.get(f"/api/tables/{table}"))["rules"] == 2
        await played_out([Player(host, table, at_random(1))])


def test_a_table_whose_title_is_gone_can_still_be_listed() -> None:
    info = TableInfo(
        id="t", code="c", game="marbles", rules=4, options={}, host="a", created=0, status="over", seats=[Seat()],
        people=[], clock=Clock(),
    )  # fmt: skip
    assert info.state("", 3, set()).no_replay is None


async def test_the_host_exports_what_is_stored(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server:
        host = server.api_client()
        form = {"game": "pebbles", "seats": ["me", "me"], "public": True, "start": True}
        running = (await host.post("/api/tables", form))["id"]
        over = await finished(server, host, "pebbles", 2)
        text = await host.get(f"/api/tables/{over}/record")
    rules(2)
    admin = TableAdmin(Settings(data=str(tmp_path)))
    assert admin.record_text(over, "text") == text
    assert json.loads(admin.record_text(running, "json"))["rules"] == 1
    with pytest.raises(Conflict) as caught:
        admin.record_text(running, "text")
    assert caught.value.code == "record-only-json"
    assert '"no_replay"' in admin.table_json(over)


def test_a_stored_record_leaves_out_what_was_taken_back_and_keeps_settings() -> None:
    info = TableInfo(
        id="t", code="c", game="pebbles", rules=0, options={}, host="a", created=0, status="playing", seed=4,
        actions=13, seats=[Seat("person", "a"), Seat("bot", bot="random")], people=[Person("a", "Ada")], clock=Clock(),
    )  # fmt: skip
    given = [(0, 5), (1, 7), (0, 12), (0, 14), (0, None), (1, 8), (0, None)]
    events = [Event(number, seat, action, None, 0) for number, (seat, action) in enumerate(given, start=1)]
    record = stored_record(info, events)
    assert [(move.seat, move.action) for move in record.moves] == [(1, 7), (0, 14), (1, 8)]
    info.actions = None  # begun before there were settings
    assert [(move.seat, move.action) for move in stored_record(info, events[:5]).moves] == [(0, 5), (1, 7), (0, 12)]
