"""While people plant unseen in Earth, nobody can count what others do: messages, numbers and clocks tell nothing."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Any

import pytest

from terrarium.engine.position import Position
from terrarium.server.table import Table
from tests.server.imagined_worlds import Same
from tests.server.raw_socket import RawSocket
from tests.server.servers import LocalServer, running_server, seated
from tests.server.timeouts import TIMEOUT

SEATS = 3
#: How many actions are played before planting is looked for.
OPENING = 45
PUBLIC = ("event", "exchange")
#: What the metrics tell about accepted answers.
COUNTED = re.compile(r"^terrarium_(?:accepted_total|accepting_seconds_count|repeated_total) .*", re.MULTILINE)


def position_of(table: Table) -> Position:
    assert table.session is not None
    return table.session.position


def ways_to_finish(position: Position, seat: int) -> list[list[int]]:
    """Some ways in which a seat can do its part without playing an event, the shortest first."""
    found = []
    for number in range(60):
        trial, chance, way = position.copy(), random.Random(number), list[int]()
        while seat in trial.actors() and trial.hides_actions():
            unseen = [action for action in trial.legal(seat) if not trial.game.words(action).startswith(PUBLIC)]
            way.append(chance.choice(unseen))
            trial.play(seat, way[-1])
        found.append(way)
    return sorted(found, key=len)


class Planting:
    """A table of Earth where everybody has begun to plant unseen, with a socket for each seat and a spectator's."""

    def __init__(self, server: LocalServer, clock: Same, table: Table, sockets: list[RawSocket]) -> None:
        self.server, self.clock, self.table, self.sockets = server, clock, table, sockets
        self.began = clock.time
        #: The number that everybody knows, and what each socket knows now.
        self.start = table.number
        self.known = [self.start] * len(sockets)
        #: A seat that can plant in several steps, and one that need not draw when it stops.
        self.planter, self.other = self._choose_seats()

    def _choose_seats(self) -> tuple[int, int]:
        position = position_of(self.table)
        lengths = {seat: [len(way) for way in ways_to_finish(position, seat)] for seat in position.actors()}
        planter = max(lengths, key=lambda seat: lengths[seat][-1] - lengths[seat][0])
        return planter, next(seat for seat in lengths if seat != planter and lengths[seat][0] == 1)

    async def finish(self, seat: int, way: list[int]) -> None:
        """Let a seat do its part, one action a second; the last one comes after a minute in any case."""
        for number, action in enumerate(way, start=1):
            self.clock.time = self.began + (60_000 if number == len(way) else 1000 * number)
            await self.act(seat, [action])

    async def act(self, seat: int, actions: list[int]) -> dict[str, Any]:
        """Send an answer, and wait until it is accepted."""
        socket, key = self.sockets[seat], f"key {self.known[seat]}"
        await socket.send({"type": "answer", "seat": seat, "at": self.known[seat], "actions": actions, "key": key})
        reply = await socket.receive("accepted")
        self.known[seat] = reply["number"]
        return reply

    async def everything_told(self, who: int) -> list[Any]:
        """Everything that a seat has been told since planting began, and what it is told if it asks."""
        socket, place = self.sockets[who], f"/api/tables/{self.table.info.id}"
        seat = "" if who == SEATS else f"&seat={who}"
        await socket.send({"type": "ping", "key": "p"})
        pong = await socket.receive("pong")
        told = [message for message in socket.waiting if message["type"] not in ("presence", "table")]
        socket.waiting.clear()
        await socket.send({"type": "hello", "table": self.table.info.id, "last": pong["number"]})
        asked = [(await socket.receive("welcome"))]
        client = self.server.api_clients[who]
        for path in (place, *[f"{place}/replay?number={self.start + more}{seat}" for more in (0, 1, 3)]):
            asked.append((await client.http.get(path)).json())
        figures = (await client.http.get("/metrics")).text
        return [*told, pong, *asked, COUNTED.findall(figures)]


async def planting(server: LocalServer, clock: Same) -> Planting:
    """Play at random until planting is hidden."""
    people = [server.api_client() for _seat in range(SEATS)]
    clocks = {"kind": "gentle", "seconds": 3600}
    name = await seated(people, "earth", clock=clocks, public=True)
    table, chance = await server.services.registry.table(name), random.Random(5)
    while table.number < OPENING or not position_of(table).hides_actions():
        seat = position_of(table).actors()[0]
        await table.play_bot_action(seat, chance.choice(position_of(table).legal(seat)), table.number, None)
    sockets = [await server.connect(client) for client in [*people, server.api_client()]]
    for socket in sockets:
        await socket.send({"type": "hello", "table": name})
        await socket.receive("welcome")
    return Planting(server, clock, table, sockets)


async def told_while_somebody_plants(folder: Path, really: bool) -> tuple[dict[int, list[Any]], list[Any], int]:
    """What the others are told while a seat plants or stops, what the seat itself is told, and how much was done."""
    clock = Same()
    async with running_server(folder, clock) as server:
        table = await planting(server, clock)
        ways = ways_to_finish(position_of(table.table), table.planter)
        way = ways[-1] if really else ways[0]
        await table.finish(table.planter, way)
        others = [who for who in range(SEATS + 1) if who != table.planter]
        told = {who: await table.everything_told(who) for who in others}
        stop = ways_to_finish(position_of(table.table), table.other)[0]
        told[table.other].append(await table.act(table.other, stop))
        told[table.other].append(await table.sockets[table.other].receive("news"))
        assert position_of(table.table).hides_actions()
        return told, table.sockets[table.planter].waiting, table.table.number - table.start


async def test_nobody_can_count_what_others_do_unseen(tmp_path: Path) -> None:
    planted, own, many = await told_while_somebody_plants(tmp_path / "planted", really=True)
    stopped, _own, few = await told_while_somebody_plants(tmp_path / "stopped", really=False)
    assert many >= few + 3
    assert planted == stopped
    assert all(len(figures) == 3 for told in planted.values() for figures in told if isinstance(figures, list))
    assert len([message for message in own if message["type"] == "news"]) == many - 1  # the seat itself sees each step
    for told in planted.values():
        messages = [message for message in told if isinstance(message, dict)]
        assert [message["number"] for message in messages if message.get("type") == "pong"] == [told[0]["number"]]
        assert messages[-1].get("last", 0) <= told[0]["after"]


async def test_everybody_learns_the_number_when_planting_is_revealed(tmp_path: Path) -> None:
    clock = Same()
    async with running_server(tmp_path, clock) as server:
        table = await planting(server, clock)
        while position_of(table.table).hides_actions():
            seat = position_of(table.table).actors()[0]
            await table.finish(seat, ways_to_finish(position_of(table.table), seat)[-1])
        for socket in table.sockets:
            number = table.start
            while number != table.table.number:  # without a gap
                news = await socket.receive("news")
                assert news["after"] == number
                number = news["number"]
        accepted = server.services.metrics.accepted
        assert accepted._value.get() == table.table.number  # nothing is left uncounted


async def test_an_answer_while_others_act_unseen_is_not_stale(tmp_path: Path) -> None:
    clock = Same()
    async with running_server(tmp_path, clock) as server:
        table = await planting(server, clock)
        seat, other = table.planter, table.other
        way = ways_to_finish(position_of(table.table), seat)[-1]
        other_way = ways_to_finish(position_of(table.table), other)[-1]
        await table.act(other, other_way[:1])
        for action in way[:-1]:
            await table.act(seat, [action])
        assert table.known[seat] == table.start + len(way) - 1
        assert table.table.number == table.start + len(way)
        await table.sockets[seat].send(
            {"type": "answer", "seat": seat, "at": table.start, "actions": way, "key": "old"}
        )
        refused = await table.sockets[seat].receive("refused")
        assert (refused["stale"], refused["number"]) == (True, table.known[seat])
        assert refused["reason"] == {"id": "stale", "number": table.known[seat]}
        undo = {"type": "undo", "seat": seat, "at": table.known[seat], "key": "undo"}
        await table.sockets[seat].send(undo)
        assert (await table.sockets[seat].receive("accepted", TIMEOUT))["number"] == table.known[seat] + 1


async def test_a_clock_does_not_tell_when_somebody_acted_unseen(tmp_path: Path) -> None:
    clock = Same()
    async with running_server(tmp_path, clock) as server:
        table = await planting(server, clock)
        await table.finish(table.planter, ways_to_finish(position_of(table.table), table.planter)[-1][:-1])
        since = {}
        for who in (table.planter, SEATS):
            await table.sockets[who].send({"type": "hello", "table": table.table.info.id})
            welcome = await table.sockets[who].receive("welcome")
            since[who] = next(state["since"] for state in welcome["clocks"] if state["seat"] == table.planter)
        assert since[table.planter] == clock.time > since[SEATS]


async def test_only_the_seat_itself_is_reminded(tmp_path: Path) -> None:
    clock = Same()
    async with running_server(tmp_path, clock) as server:
        table = await planting(server, clock)
        clock.time += 3601 * 1000
        for seat in position_of(table.table).actors():
            assert (await table.sockets[seat].receive("remind"))["seats"] == [seat]
        spectator = table.sockets[SEATS]
        await spectator.send({"type": "ping", "key": "p"})
        await spectator.receive("pong")
        assert "remind" not in [message["type"] for message in spectator.waiting]


async def test_a_restart_keeps_what_others_know(tmp_path: Path) -> None:
    clock = Same()
    async with running_server(tmp_path, clock) as server:
        table = await planting(server, clock)
        await table.finish(table.planter, ways_to_finish(position_of(table.table), table.planter)[-1][:-1])
        name, known = table.table.info.id, [table.known[table.planter], table.start]
    async with running_server(tmp_path, clock) as server:
        session = (await server.services.registry.table(name)).session
        assert session is not None
        seats: list[list[int | None]] = [[table.planter], [None]]
        assert [session.shown_number(session.number, audiences) for audiences in seats] == known
        assert [session.real_number(number, audiences) for number, audiences in zip(known, seats, strict=True)] == [
            session.number
        ] * 2


@pytest.mark.parametrize("audiences", [[0], [None], [0, 1]])
async def test_numbers_translate_both_ways(tmp_path: Path, audiences: list[int | None]) -> None:
    clock = Same()
    async with running_server(tmp_path, clock) as server:
        table = await planting(server, clock)
        for seat in position_of(table.table).actors()[:2]:
            await table.finish(seat, ways_to_finish(position_of(table.table), seat)[-1])
        session = table.table.session
        assert session is not None
        shown = [session.shown_number(number, audiences) for number in range(session.number + 1)]
        assert shown == sorted(shown)
        assert shown[: table.start + 1] == list(range(table.start + 1))
        for number in set(shown):
            assert shown[session.real_number(number, audiences)] == number
        assert session.real_number(shown[-1], audiences) == session.number
        assert session.real_number(shown[-1] + 1, audiences) == session.number + 1
