"""Secrecy at the wire: two worlds that differ only in what a seat may not know send it the same bytes.

A seat says everything that a client can say, is told everything that a server can tell, and asks for every page: a new
kind of message or a new route that is not asked for here fails these tests.
"""

from __future__ import annotations

import asyncio
import json
import random
from pathlib import Path
from typing import Any, get_args

import pytest

import terrarium
from terrarium.server.client import ApiClient
from terrarium.server.table import Table
from terrarium.server.wire import ClientMessage, ServerMessage
from tests.server.imagined_worlds import Same, Step, WorldGame, registered, steps_in
from tests.server.raw_socket import RawSocket
from tests.server.servers import LocalServer, running_server, seated
from tests.server.timeouts import TIMEOUT
from tests.testing.pebbles import pebbles

#: A title of the tests, which the bot processes do not know; so hints fail there.
PEBBLES = "pebbles"
STEPS = 12
#: After how many of them the seat asks for changes of its view instead of whole ones.
WHOLE_VIEWS = 1
REMINDED_AFTER = 60


def kinds_of(messages: object) -> set[str]:
    """The `type` of every message in a union."""
    return {str(message.__struct_config__.tag) for message in get_args(messages)}


class Recorder:
    """Somebody who notes every byte that comes, over the socket and over HTTP."""

    def __init__(self, server: LocalServer, api_client: ApiClient, table: str, seat: int | None) -> None:
        self.server = server
        self.api_client = api_client
        self.table = table
        self.seat = seat
        self.socket: RawSocket | None = None
        self.heard: list[str] = []
        self.told: set[str] = set()
        self.said: set[str] = set()
        self.asked: set[tuple[str, str]] = set()

    async def send(self, message: dict[str, Any], *replies: str) -> str:
        """Say something, and hear everything until one of the replies; return its kind."""
        assert self.socket is not None
        self.said.add(message["type"])
        await self.socket.send(message)
        return await self.receive(*replies)

    async def receive(self, *kinds: str) -> str:
        """Hear everything until a message of one of these kinds."""
        while True:
            text = await self._next()
            kind = str(json.loads(text)["type"])
            if kind != "presence":  # several comings may be told at once or one by one
                self._note(text, kind)
            if kind in kinds:
                return kind

    async def hear_presence(self, guest: str) -> None:
        """Hear everything until somebody is said to be there."""
        while True:
            text = await self._next()
            message = json.loads(text)
            if message["type"] != "presence" or guest in message["online"]:
                self._note(text, message["type"])
            if guest in message.get("online", []):
                return

    async def _next(self) -> str:
        assert self.socket is not None
        return str(await asyncio.wait_for(self.socket.connection.recv(), TIMEOUT))

    def _note(self, text: str, kind: str) -> None:
        self.heard.append(text)
        self.told.add(kind)

    async def ask(self, method: str, path: str, form: object = None, **places: object) -> None:
        """Ask for a page; `path` is as the document of the API names it, with its places to be filled."""
        self.asked.add((method, path.partition("?")[0]))
        filled = path.format(table=self.table, **places)
        self.heard.append((await self.api_client.http.request(method, filled, json=form)).text)


class Visit:
    """The first steps of a game, as one seat hears them."""

    def __init__(self, recorder: Recorder, kept: Table, lines: dict[int, RawSocket]) -> None:
        self.recorder = recorder
        self.kept = kept
        self.lines = lines
        self.chance = random.Random(7)
        #: Which seat a spectator tries to act for.
        self.wanted = 0 if recorder.seat is None else recorder.seat
        self.took_back = False
        self.hinted = False

    async def step(self, step: int, actor: int, action: int) -> None:
        """Ask and try everything, then let somebody act; the seat itself once takes back what it did."""
        session, seat = self.kept.session, self.recorder.seat
        assert session is not None
        await self._ask_ahead(step)
        if step == 0 or (not self.hinted and self.recorder.seat in session.position.actors()):
            reply = await self.recorder.send(
                {"type": "hint", "seat": self.wanted, "key": f"h{step}"}, "hinted", "refused"
            )
            self.hinted = reply == "hinted"
        if seat is None or not session.can_undo(seat):
            await self.recorder.send({"type": "undo", **self._at(self.wanted), "key": f"u{step}"}, "refused")
        await self._act(actor, action, f"a{step}")
        if actor == seat and session.can_undo(seat) and not self.took_back:
            await self.recorder.send({"type": "undo", **self._at(seat), "key": f"b{step}"}, "accepted")
            self.took_back = True
            await self._act(actor, action, f"c{step}")

    async def _act(self, actor: int, action: int, key: str) -> None:
        answer = {"type": "answer", **self._at(actor), "actions": [action], "key": key}
        if actor == self.recorder.seat:
            await self.recorder.send(answer, "accepted")
        else:
            await self.lines[actor].send(answer)
            await self.recorder.receive("news")

    def _at(self, seat: int) -> dict[str, Any]:
        return {"seat": seat, "at": self.kept.number}

    async def _ask_ahead(self, step: int) -> None:
        """Why not, what if, and what cannot be done at all."""
        session, seat = self.kept.session, self.wanted
        assert session is not None
        wrong = [self.chance.randrange(session.game.actions) for _try in range(3)]
        for number, action in enumerate(wrong):
            question = {"type": "why", "seat": seat, "action": action, "key": f"w{step}-{number}"}
            await self.recorder.send(question, "because", "refused")
        legal = session.position.legal(seat)
        illegal = next((action for action in wrong if action not in legal), None)
        if illegal is not None:
            await self.recorder.send(
                {"type": "answer", **self._at(seat), "actions": [illegal], "key": f"i{step}"}, "refused"
            )
        preview = {"type": "preview", "seat": seat, "actions": [*legal, *wrong][:1], "key": f"p{step}"}
        await self.recorder.send(preview, "previewed", "refused")


async def everything_sent(folder: Path, game: WorldGame, steps: list[Step]) -> tuple[list[str], str]:
    """All that a seat receives during some steps of a game, and the game's real position then."""
    clock_and_random, seat = Same(), game.seat
    async with running_server(
        folder, clock_and_random, public_address="https://tables.example", bot_seconds=TIMEOUT
    ) as server:
        api_clients = [server.api_client() for _seat in range(game.seats)]
        table = await seated(api_clients, game.name, clock={"kind": "gentle", "seconds": REMINDED_AFTER})
        recorder = Recorder(server, server.api_client() if seat is None else api_clients[seat], table, seat)
        recorder.socket = await server.connect(recorder.api_client)
        await recorder.send({"type": "hello", "table": table}, "welcome")
        lines = {
            other: await server.connect(api_client) for other, api_client in enumerate(api_clients) if other != seat
        }
        for line in lines.values():
            await line.send({"type": "hello", "table": table, "detail": "lean"})
            await line.receive("welcome")
        kept = server.services.registry.tables[table]
        visit = Visit(recorder, kept, lines)
        for number, (actor, actions) in enumerate(steps):
            if number == WHOLE_VIEWS:
                await recorder.send({"type": "hello", "table": table, "detail": "changes"}, "welcome")
            await visit.step(number, actor, actions[game.world])
        await recorder.send({"type": "hello", "table": table}, "welcome")
        await talk_about(recorder, api_clients[-1])
        clock_and_random.time += (REMINDED_AFTER + 1) * 1000
        await recorder.receive("remind")
        await look_everywhere(recorder, kept)
        assert kept.session is not None
        position = kept.session.position.fingerprint()
        newcomer = server.api_client()
        guest = (await newcomer.get("/api/me"))["guest"]
        await (await server.connect(newcomer)).send({"type": "hello", "table": table})
        await recorder.hear_presence(guest)
        await server.services.registry.say_goodbye()
        await recorder.receive("goodbye")
        await recorder.ask("POST", "/api/me/sign-out")
        await recorder.ask("POST", "/api/tables/{table}/leave")  # last, because a bot stands in
        assert any('"view":{' in text for text in recorder.heard)
        assert any('"changes":{' in text for text in recorder.heard)
        acted = seat in [actor for actor, _actions in steps]
        check_all_was_tried(recorder, acted, has_hints=game.name != PEBBLES)
        return recorder.heard, position


async def talk_about(recorder: Recorder, other: ApiClient) -> None:
    """What is said and told beside the game."""
    await other.put(f"/api/tables/{recorder.table}/name", {"name": "Somebody"})
    await recorder.receive("table")
    await recorder.send({"type": "say", "text": "Hello", "key": "s"}, "said", "refused")
    speaking = await recorder.server.connect(other)
    await speaking.send({"type": "hello", "table": recorder.table})
    await speaking.receive("welcome")
    await speaking.send({"type": "say", "text": "Good evening", "key": "t"})
    await recorder.receive("said")
    await recorder.send({"type": "hello", "table": "elsewhere"}, "trouble")
    await recorder.send({"type": "ping", "key": "p"}, "pong")


async def look_everywhere(recorder: Recorder, kept: Table) -> None:
    """Every page and every request that the API knows, most of them in vain while a game is running."""
    place, seats, code = "/api/tables/{table}", len(kept.info.seats), kept.info.code
    guest = (await recorder.api_client.get("/api/me"))["guest"]
    lists = ("/api/games", "/api/lessons", "/api/puzzles", "/api/invitations", "/api/tables", "/api/tables/mine")
    for path in ("/api/me", "/api/statistics", *lists, place):
        await recorder.ask("GET", path)
    for path in (
        "/api/statistics/overview",
        "/api/statistics/results.csv",
        "/api/statistics/results.json",
        "/api/daily",
    ):
        await recorder.ask("GET", path)
    await recorder.ask("GET", "/api/daily/{game}/{day}/standing", game="planet", day="2026-11-19")
    await recorder.ask("GET", "/api/texts/{language}", language="en")
    await recorder.ask("POST", "/api/invitations/network")
    for number in {0, 1, kept.number // 2, kept.number}:
        for seat in range(seats):
            await recorder.ask("GET", f"{place}/replay?number={number}&seat={seat}")
        await recorder.ask("GET", f"{place}/replay?number={number}")
    for path in (f"{place}/record", f"{place}/record?form=json", f"{place}/course", f"{place}/qr.svg"):
        await recorder.ask("GET", path)
    for method in ("GET", "POST"):
        await recorder.ask(method, f"{place}/review")
    for seat in range(seats):
        await recorder.ask("GET", f"{place}/review/moment?number=1&seat={seat}")
        await recorder.ask("POST", f"{place}/again", {"number": 1, "seat": seat, "bot": "random"})
    await recorder.ask("GET", "/api/codes/{code}", code=code)
    await recorder.ask("PUT", "/api/me", {"name": "Kim"})
    for path in ("/api/me/link", "/api/me/recovery"):
        await recorder.ask("POST", path)
    await recorder.ask("POST", "/api/me/device", {"token": "none"})
    await recorder.ask("POST", "/api/tables", {"game": kept.info.game, "seats": ["me"] * seats, "start": True})
    await recorder.ask("POST", "/api/lessons/{lesson}", lesson="chess")
    await recorder.ask("POST", "/api/daily/{game}/{day}", game="chess", day="2026-11-19")
    for method, path in (("POST", ""), ("GET", "/solution")):
        await recorder.ask(method, f"/api/puzzles/{{game}}/{{number}}{path}", game="chess", number=1)
    await recorder.ask("POST", "/api/records", {"record": "terrarium record 1"})
    await recorder.ask("POST", f"{place}/join", {"code": code})
    await recorder.ask("PUT", f"{place}/name", {"name": "Kim"})
    await recorder.ask("PUT", f"{place}/setup", {"count": seats})
    await recorder.ask("POST", f"{place}/ready", {"ready": True})
    await recorder.ask("POST", f"{place}/mute", {"guest": guest, "muted": False})
    for path in ("kick", "unban"):
        await recorder.ask("POST", f"{place}/{path}", {"guest": guest})
    await recorder.ask("POST", f"{place}/reports", {"guest": guest, "reason": "play"})
    await recorder.ask("DELETE", f"{place}/reports/{{number}}", number=1)
    for path in (f"{place}/start", f"{place}/rematch"):
        await recorder.ask("POST", path)
    for seat in range(seats):
        await recorder.ask("PUT", f"{place}/seats/{{seat}}", {"kind": "me"}, seat=seat)
    await recorder.ask("DELETE", place)


def check_all_was_tried(recorder: Recorder, acted: bool, has_hints: bool) -> None:
    """Nothing that can be said or told has been left out, but what this seat cannot bring about."""
    without_a_turn = {"previewed", "accepted", "hinted"}
    impossible = {"because", *without_a_turn} if recorder.seat is None else set() if acted else without_a_turn
    assert has_hints or "hinted" not in recorder.told
    if not has_hints:
        impossible = impossible | {"hinted"}
    assert recorder.told | impossible == kinds_of(ServerMessage)
    assert recorder.said == kinds_of(ClientMessage)


async def same_in_two_worlds(
    tmp_path: Path, name: str, seats: int, seat: int | None, opening: int = 0, **options: Any
) -> None:
    worlds = [WorldGame(terrarium.game(name, seats=seats, **options), seat, number, opening) for number in range(2)]
    steps = steps_in(worlds, STEPS, openly=name == "earth")
    assert len(steps) > 1
    received, positions = [], []
    for number, game in enumerate(worlds):
        with registered(game):
            sent, position = await everything_sent(tmp_path / str(number), game, steps)
        received.append(sent)
        positions.append(position)
    assert positions[0] != positions[1], "the worlds do not differ at all"
    for here, there in zip(*received, strict=True):
        assert here == there


@pytest.mark.parametrize("seat", [0, 1, 3, None])
async def test_planet_sends_the_same_bytes_in_two_worlds(tmp_path: Path, seat: int | None) -> None:
    await same_in_two_worlds(tmp_path, "planet", 4, seat, mystery=True)


@pytest.mark.parametrize("seat", [0, 2, None])
async def test_rauha_sends_the_same_bytes_in_two_worlds(tmp_path: Path, seat: int | None) -> None:
    await same_in_two_worlds(tmp_path, "rauha", 3, seat)


@pytest.mark.parametrize("seat", [0, 2, None])
async def test_earth_sends_the_same_bytes_in_two_worlds(tmp_path: Path, seat: int | None) -> None:
    await same_in_two_worlds(tmp_path, "earth", 3, seat, opening=60)


@pytest.mark.parametrize("seat", [0, None])
async def test_earth_alone_sends_the_same_bytes_in_two_worlds(tmp_path: Path, seat: int | None) -> None:
    await same_in_two_worlds(tmp_path, "earth", 1, seat, opening=30)


@pytest.mark.parametrize("seat", [1, None])
async def test_earth_in_teams_sends_the_same_bytes_in_two_worlds(tmp_path: Path, seat: int | None) -> None:
    await same_in_two_worlds(tmp_path, "earth", 4, seat, opening=84, teams=True)


@pytest.mark.parametrize("seat", [0, 2, None])
async def test_a_game_with_hidden_choices_sends_the_same_bytes_in_two_worlds(tmp_path: Path, seat: int | None) -> None:
    with pebbles():
        await same_in_two_worlds(tmp_path, PEBBLES, 3, seat)


def test_no_title_is_left_out() -> None:
    assert terrarium.titles() == ["earth", "planet", "rauha"]


async def test_seeds_and_fingerprints_stay_on_the_server_until_the_end(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server:
        people = [server.api_client(), server.api_client()]
        table = await seated(people, "planet")
        kept = await server.services.registry.table(table)
        recorder = Recorder(server, people[0], table, 0)
        recorder.socket = await server.connect(people[0])
        await recorder.send({"type": "hello", "table": table}, "welcome")
        await look_everywhere(recorder, kept)
        await recorder.ask("POST", "/api/me/sign-out")
        await recorder.ask("POST", "/api/tables/{table}/leave")
        document = json.loads(await people[0].get("/schema/openapi.json"))
        routes = {(method.upper(), path) for path, methods in document["paths"].items() for method in methods}
        assert recorder.asked == routes  # a new one has to be asked for in all tests of this file
        assert kept.session is not None
        for text in recorder.heard:
            assert str(kept.info.seed) not in text
            assert kept.session.position.fingerprint() not in text
            assert "seed" not in text.replace("seedling", "")  # the name of a bot
