"""What the server does by itself: bots, clocks, reminders, letting tables go."""

from __future__ import annotations

import asyncio
import json
import logging
import sys
from pathlib import Path

import pytest

import terrarium
from terrarium.engine.lines import Line
from terrarium.server import bot_processes, clocks
from terrarium.server.bot_processes import BotFailed, BotPool, BotProcess
from terrarium.server.bot_questions import AskChoice
from terrarium.server.client import Player
from terrarium.server.clock_and_random import ClockAndRandom
from terrarium.server.refusals import ServerRefusal
from tests.server.servers import at_random, played_out, running_server, seated
from tests.server.test_play import answer, at_table, turn_of
from tests.server.timeouts import TIMEOUT


class Held(ClockAndRandom):
    """A clock that the test holds: time passes when the test says so."""

    def __init__(self) -> None:
        super().__init__()
        self.time = 1_700_000_000_000

    def now(self) -> int:
        return self.time

    def pass_by(self, seconds: int) -> None:
        """Let so much time pass."""
        self.time += 1000 * seconds

    def real_seconds(self, milliseconds: int) -> float:
        """Wait by looking at the clock again and again."""
        return 0.01


async def test_a_bot_that_takes_too_long_is_ended_and_replaced(caplog: pytest.LogCaptureFixture) -> None:
    pool = BotPool(1, seconds=TIMEOUT)
    position = terrarium.game("planet", seats=2).start(1)
    seat = position.actors()[0]
    assert await pool.choose("random", 1, position, seat) in position.legal(seat)  # its process runs now
    assert pool.failures == 0
    pool.seconds = 0.2
    with caplog.at_level(logging.ERROR):
        assert await pool.choose("search:time=3600", 1, position, seat) == position.legal(seat)[0]
    assert pool.failures == 1
    pool.seconds = TIMEOUT
    assert await pool.choose("random", 1, position, seat) in position.legal(seat)
    pool.close()
    assert [record.message for record in caplog.records] == ["bot failed"]


def test_a_bot_that_does_not_exist_fails_in_its_own_process() -> None:
    bot_process = BotProcess()
    position = terrarium.game("planet", seats=2).start(1)
    with pytest.raises(BotFailed, match="nobody"):
        bot_process.ask(AskChoice("nobody", 1, position, 0), TIMEOUT)
    assert bot_process.ask(AskChoice("random", 1, position, position.actors()[0]), TIMEOUT) in position.legal(
        position.actors()[0]
    )
    bot_process.stop()


def test_the_levels_for_people_sit_at_tables_and_nothing_else_does() -> None:
    assert bot_processes.offered_bots() == ["random", "seedling", "sprout", "sapling", "tree", "ancient", "elder"]
    assert bot_processes.check_spec("sprout") == "sprout"
    with pytest.raises(ServerRefusal) as caught:
        bot_processes.check_spec("search:time=3600")
    assert caught.value.line.id == "no-such-bot"
    bot_process = BotProcess()
    position = terrarium.game("rauha", seats=3).start(1)
    assert bot_process.ask(AskChoice("seedling", 1, position, 0), TIMEOUT) in position.legal(0)
    bot_process.stop()


async def test_a_move_clock_plays_for_absent_people(tmp_path: Path) -> None:
    clock = Held()
    async with running_server(tmp_path, clock) as server:
        people = [server.api_client(), server.api_client()]
        table = await seated(people, "planet", clock={"kind": "move", "seconds": 5})
        present, absent = Player(people[0], table, at_random(1)), Player(people[1], table)
        playing = asyncio.create_task(played_out([present, absent]))
        waited_at = -1
        while not playing.done():
            if absent.actors == [1] and absent.number != waited_at:
                waited_at = absent.number
                clock.pass_by(5)
            await asyncio.sleep(0.005)
        await playing
        assert absent.accepted == {}
        assert len(present.sent) == 12  # nobody played for the person who was there
        assert absent.state is not None
        assert absent.state.clock.kind == "move"


async def test_bots_wait_once_for_all_answers_in_a_row(tmp_path: Path) -> None:
    clock = Held()
    async with running_server(tmp_path, clock, bot_pause=10.0) as server:
        client = server.api_client()

        async def begin(bots: int) -> str:
            form = {"game": "earth", "seats": ["bot:random"] * bots, "start": True}
            return str((await client.post("/api/tables", form))["id"])

        async def number(table: str) -> int:
            return int((await client.get(f"/api/tables/{table}"))["number"])

        two, four = await begin(2), await begin(4)
        await asyncio.sleep(0.2)
        assert (await number(two), await number(four)) == (0, 0)
        clock.pass_by(5)  # four bots wait half as long as two
        async with asyncio.timeout(TIMEOUT):
            while await number(four) < 4 * 4:  # everybody chooses three sides and composts at least one card
                await asyncio.sleep(0.02)
        assert await number(two) == 0
        clock.pass_by(5)
        async with asyncio.timeout(TIMEOUT):
            while await number(two) < 2 * 4:
                await asyncio.sleep(0.02)


async def test_bots_wait_before_each_tile(tmp_path: Path) -> None:
    clock = Held()
    async with running_server(tmp_path, clock, bot_pause=10.0) as server:
        client = server.api_client()
        form = {"game": "planet", "seats": ["bot:random"] * 2, "start": True}
        table = str((await client.post("/api/tables", form))["id"])
        for laid in (1, 2, 3, 4):  # whoever is last in a round is first in the next one
            clock.pass_by(10)
            async with asyncio.timeout(TIMEOUT):
                while int((await client.get(f"/api/tables/{table}"))["number"]) < laid:
                    await asyncio.sleep(0.02)
            await asyncio.sleep(0.2)
            assert int((await client.get(f"/api/tables/{table}"))["number"]) == laid


async def test_an_answer_in_the_last_moment_leaves_full_time_for_the_next_question(tmp_path: Path) -> None:
    clock = Held()
    async with running_server(tmp_path, clock) as server:
        table, sockets = await at_table(server, clock={"kind": "move", "seconds": 5})
        kept = server.services.registry.tables[table]
        first, socket = await turn_of(sockets)
        start = terrarium.game("planet", seats=2).start(1)
        await server.services.registry.bot_pool.choose("random", 1, start, start.actors()[0])  # its process runs now
        await socket.send(answer(first, 0, socket.update_for(first)["legal"][0]))
        second = 1 - first  # who is last in the first round and first in the second
        assert (await sockets[second].receive("news"))["actors"] == [second]
        async with kept.lock:  # somebody else is just being served
            await sockets[second].send(answer(second, 1, sockets[second].update_for(second)["legal"][0]))
            await waiting_for(kept.lock, 1)
            clock.pass_by(5)
            await waiting_for(kept.lock, 2)
        assert (await sockets[second].receive("accepted"))["number"] == 2
        assert (await sockets[second].receive("news"))["actors"] == [second]
        with pytest.raises(TimeoutError):
            await sockets[second].receive("news", 0.5)


async def waiting_for(lock: asyncio.Lock, count: int) -> None:
    """Wait until a number of tasks wait for a lock."""
    async with asyncio.timeout(TIMEOUT):
        while f"waiters:{count}" not in repr(lock):
            await asyncio.sleep(0.01)


@pytest.mark.parametrize("stand_in", [False, True])
async def test_a_gentle_clock_reminds_and_a_bot_stands_in_only_if_that_was_agreed(
    tmp_path: Path, stand_in: bool
) -> None:
    clock = Held()
    async with running_server(tmp_path, clock) as server:
        people = [server.api_client(), server.api_client()]
        gentle = {"kind": "gentle", "seconds": 60, "stand_in": stand_in}
        table = await seated(people, "planet", clock=gentle)
        socket = await server.connect(people[0])
        await socket.send({"type": "hello", "table": table})
        welcome = await socket.receive("welcome")
        (state,) = welcome["clocks"]
        assert state["seat"] == welcome["actors"][0]
        assert state["remind"] == state["since"] + 60_000
        assert state["deadline"] == (state["since"] + 120_000 if stand_in else None)
        clock.pass_by(59)
        with pytest.raises(TimeoutError):
            await socket.receive("remind", 0.2)
        clock.pass_by(1)
        assert (await socket.receive("remind"))["seats"] == welcome["actors"]
        clock.pass_by(59)
        with pytest.raises(TimeoutError):
            await socket.receive("news", 0.2)
        clock.pass_by(1 if stand_in else 3600)
        if stand_in:
            assert (await socket.receive("news"))["by"] == welcome["actors"][0]
        else:
            with pytest.raises(TimeoutError):
                await socket.receive("news", 0.5)


async def test_a_game_that_nobody_ends_is_given_up_by_the_bots_and_that_is_logged_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(clocks, "LIMIT", 10)

    with caplog.at_level(logging.WARNING):
        async with running_server(tmp_path, table_idle_seconds=0.1) as server:
            host = server.api_client()
            form = {"game": "planet", "seats": ["bot", "bot"], "public": True, "start": True}
            table = (await host.post("/api/tables", form))["id"]
            async with asyncio.timeout(TIMEOUT):
                while table in server.services.registry.tables:  # nothing is due, so it leaves the memory
                    await asyncio.sleep(0.05)
            info, events = await server.services.store.load(table)
            assert [event.number for event in events] == list(range(1, 11))
            assert (info.status, info.due) == ("playing", None)  # and nothing brings it back
            assert [record.message for record in caplog.records] == ["game given up"]
            again = await server.services.registry.table(table)
            assert again.number == 10
            told = (await host.get(f"/api/tables/{table}"))["stopped"]
            assert told == Line("table-given-up", number=10).data()


SLOW_PROGRAM = """
import json, pathlib, sys, time
folder = pathlib.Path(sys.argv[1])
for line in sys.stdin:
    message = json.loads(line)
    if message["say"] == "turn":
        (folder / "asked").touch()
        while not (folder / "answer").exists():
            time.sleep(0.01)
        print(json.dumps({"do": "play", "action": message["legal"][0]}), flush=True)
"""


async def test_a_bot_does_not_act_after_its_seat_was_taken_back_while_it_was_thinking(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "slow.py").write_text(SLOW_PROGRAM)
    command = [sys.executable, str(tmp_path / "slow.py"), str(tmp_path)]
    (tmp_path / "programs.toml").write_text(f"[programs]\nslow = {json.dumps(command)}\n")
    monkeypatch.setenv("TERRARIUM_PROGRAMS", str(tmp_path / "programs.toml"))
    monkeypatch.setattr(bot_processes, "START_SECONDS", TIMEOUT)

    async with running_server(tmp_path / "data", bot_seconds=TIMEOUT) as server:
        table, sockets = await at_table(server)
        seat, socket = await turn_of(sockets)
        place = f"/api/tables/{table}/seats/{seat}"
        owner = server.api_clients[seat]
        await owner.put(place, {"kind": "bot", "bot": "slow"})
        async with asyncio.timeout(TIMEOUT):
            while not (tmp_path / "asked").exists():
                await asyncio.sleep(0.01)
        await owner.put(place, {"kind": "me"})
        (tmp_path / "answer").touch()
        pool = server.services.registry.bot_pool
        async with asyncio.timeout(TIMEOUT):
            while pool.choices == 0:
                await asyncio.sleep(0.01)
        assert pool.failures == 0  # the bot did answer
        action = socket.update_for(seat)["legal"][1]
        await socket.send(answer(seat, 0, action))
        assert (await socket.receive("accepted"))["number"] == 1
        _facts, events = await server.services.store.load(table)
        assert [(event.seat, event.action) for event in events] == [(seat, action)]


async def test_tables_where_nobody_is_leave_the_memory_and_come_back(tmp_path: Path) -> None:
    async with running_server(tmp_path, table_idle_seconds=0.5) as server:
        people = [server.api_client(), server.api_client()]
        table = await seated(people, "planet")
        kept = await server.services.registry.table(table)
        assert kept.session is not None
        before = kept.session.position.fingerprint()
        async with asyncio.timeout(TIMEOUT):
            while table in server.services.registry.tables:
                await asyncio.sleep(0.1)
        again = await server.services.registry.table(table)
        assert again is not kept
        assert again.session is not None
        assert again.session.position.fingerprint() == before


async def test_a_silent_socket_is_closed_with_a_goodbye(tmp_path: Path) -> None:
    async with running_server(tmp_path, socket_idle_seconds=0.3) as server:
        socket = await server.connect()
        goodbye = await socket.receive("goodbye")
        assert (goodbye["reason"]["id"], goodbye["back"]) == ("socket-silent", True)
