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
from terrarium.server import clocks, opponents
from terrarium.server.client import Player
from terrarium.server.opponents import BotFailed, Opponents, Thinker
from terrarium.server.outside import Outside
from terrarium.server.refusals import Turned
from terrarium.server.wire import ChatLine, Said
from tests.server.houses import at_random, opened, played_out, seated
from tests.server.patience import PATIENCE
from tests.server.test_play import answer, at_table, turn_of


class Held(Outside):
    """A clock that the test holds: time passes when the test says so."""

    def __init__(self) -> None:
        self.time = 1_700_000_000_000

    def now(self) -> int:
        return self.time

    def pass_by(self, seconds: int) -> None:
        """Let so much time pass."""
        self.time += 1000 * seconds

    def seconds(self, milliseconds: int) -> float:
        """Whoever waits looks at the clock again and again."""
        return 0.01


def test_a_bot_that_takes_too_long_is_ended_and_replaced(caplog: pytest.LogCaptureFixture) -> None:
    async def work() -> None:
        pool = Opponents(1, seconds=PATIENCE)
        position = terrarium.game("planet", seats=2).start(1)
        seat = position.actors()[0]
        assert await pool.choose("random", 1, position, seat) in position.legal(seat)  # its process runs now
        assert pool.failures == 0
        pool.seconds = 0.2
        with caplog.at_level(logging.ERROR):
            assert await pool.choose("search:time=3600", 1, position, seat) == position.legal(seat)[0]
        assert pool.failures == 1
        pool.seconds = PATIENCE
        assert await pool.choose("random", 1, position, seat) in position.legal(seat)
        pool.close()

    asyncio.run(work())
    assert [record.message for record in caplog.records] == ["bot failed"]


def test_a_bot_that_does_not_exist_fails_in_its_own_process() -> None:
    thinker = Thinker()
    position = terrarium.game("planet", seats=2).start(1)
    with pytest.raises(BotFailed, match="nobody"):
        thinker.ask(("nobody", 1, position, 0), PATIENCE)
    assert thinker.ask(("random", 1, position, position.actors()[0]), PATIENCE) in position.legal(position.actors()[0])
    thinker.end()


def test_the_levels_for_people_sit_at_tables_and_nothing_else_does() -> None:
    assert opponents.levels() == ["random", "seedling", "sprout", "sapling", "tree", "ancient"]
    assert opponents.check_spec("sprout") == "sprout"
    with pytest.raises(Turned) as caught:
        opponents.check_spec("search:time=3600")
    assert caught.value.line.id == "no-such-bot"
    thinker = Thinker()
    position = terrarium.game("rauha", seats=3).start(1)
    assert thinker.ask(("seedling", 1, position, 0), PATIENCE) in position.legal(0)
    thinker.end()


def test_a_move_clock_plays_for_whoever_is_away(tmp_path: Path) -> None:
    async def work() -> None:
        clock = Held()
        async with opened(tmp_path, clock) as house:
            people = [house.caller(), house.caller()]
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
            assert len(present.sent) == 12  # nobody played for whoever was there
            assert absent.state is not None
            assert absent.state.clock.kind == "move"

    asyncio.run(work())


def test_whoever_answers_in_the_last_moment_has_all_the_time_for_the_next_question(tmp_path: Path) -> None:
    async def work() -> None:
        clock = Held()
        async with opened(tmp_path, clock) as house:
            table, talks = await at_table(house, clock={"kind": "move", "seconds": 5})
            kept = house.house.hall.tables[table]
            first, talk = await turn_of(talks)
            start = terrarium.game("planet", seats=2).start(1)
            await house.house.hall.opponents.choose("random", 1, start, start.actors()[0])  # its process runs now
            await talk.say(answer(first, 0, talk.sight(first)["legal"][0]))
            second = 1 - first  # who is last in the first round and first in the second
            assert (await talks[second].hear("news"))["actors"] == [second]
            async with kept.lock:  # somebody else is just being served
                await talks[second].say(answer(second, 1, talks[second].sight(second)["legal"][0]))
                await waiting_for(kept.lock, 1)
                clock.pass_by(5)
                await waiting_for(kept.lock, 2)
            assert (await talks[second].hear("accepted"))["number"] == 2
            assert (await talks[second].hear("news"))["actors"] == [second]
            with pytest.raises(TimeoutError):
                await talks[second].hear("news", 0.5)

    asyncio.run(work())


async def waiting_for(lock: asyncio.Lock, count: int) -> None:
    """Wait until so many wait for a lock."""
    async with asyncio.timeout(PATIENCE):
        while f"waiters:{count}" not in repr(lock):
            await asyncio.sleep(0.01)


@pytest.mark.parametrize("stand_in", [False, True])
def test_a_gentle_clock_reminds_and_a_bot_stands_in_only_if_that_was_agreed(tmp_path: Path, stand_in: bool) -> None:
    async def work() -> None:
        clock = Held()
        async with opened(tmp_path, clock) as house:
            people = [house.caller(), house.caller()]
            gentle = {"kind": "gentle", "seconds": 60, "stand_in": stand_in}
            table = await seated(people, "planet", clock=gentle)
            talk = await house.talk(people[0])
            await talk.say({"type": "hello", "table": table})
            welcome = await talk.hear("welcome")
            (state,) = welcome["clocks"]
            assert state["seat"] == welcome["actors"][0]
            assert state["remind"] == state["since"] + 60_000
            assert state["deadline"] == (state["since"] + 120_000 if stand_in else None)
            clock.pass_by(59)
            with pytest.raises(TimeoutError):
                await talk.hear("remind", 0.2)
            clock.pass_by(1)
            assert (await talk.hear("remind"))["seats"] == welcome["actors"]
            clock.pass_by(59)
            with pytest.raises(TimeoutError):
                await talk.hear("news", 0.2)
            clock.pass_by(1 if stand_in else 3600)
            if stand_in:
                assert (await talk.hear("news"))["by"] == welcome["actors"][0]
            else:
                with pytest.raises(TimeoutError):
                    await talk.hear("news", 0.5)

    asyncio.run(work())


def test_a_game_that_nobody_ends_is_given_up_by_the_bots_and_that_is_logged_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(clocks, "LIMIT", 10)

    async def work() -> None:
        async with opened(tmp_path, table_rest=0.1) as house:
            host = house.caller()
            form = {"game": "planet", "seats": ["bot", "bot"], "public": True, "start": True}
            table = (await host.post("/api/tables", form))["id"]
            async with asyncio.timeout(PATIENCE):
                while table in house.house.hall.tables:  # nothing is due, so it leaves the memory
                    await asyncio.sleep(0.05)
            facts, events = await house.house.store.load(table)
            assert [event.number for event in events] == list(range(1, 11))
            assert (facts.status, facts.due) == ("playing", None)  # and nothing brings it back
            assert [record.message for record in caplog.records] == ["game given up"]
            again = await house.house.hall.table(table)
            assert again.number == 10
            told = (await host.get(f"/api/tables/{table}"))["stopped"]
            assert told == Line("table-given-up", number=10).data()

    with caplog.at_level(logging.WARNING):
        asyncio.run(work())


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


def test_a_bot_does_not_act_after_its_seat_was_taken_back_while_it_was_thinking(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "slow.py").write_text(SLOW_PROGRAM)
    command = [sys.executable, str(tmp_path / "slow.py"), str(tmp_path)]
    (tmp_path / "programs.toml").write_text(f"[programs]\nslow = {json.dumps(command)}\n")
    monkeypatch.setenv("TERRARIUM_PROGRAMS", str(tmp_path / "programs.toml"))
    monkeypatch.setattr(opponents, "START_SECONDS", PATIENCE)

    async def work() -> None:
        async with opened(tmp_path / "data", bot_seconds=PATIENCE) as house:
            table, talks = await at_table(house)
            seat, talk = await turn_of(talks)
            place = f"/api/tables/{table}/seats/{seat}"
            owner = house.callers[seat]
            await owner.put(place, {"kind": "bot", "bot": "slow"})
            async with asyncio.timeout(PATIENCE):
                while not (tmp_path / "asked").exists():
                    await asyncio.sleep(0.01)
            await owner.put(place, {"kind": "me"})
            (tmp_path / "answer").touch()
            pool = house.house.hall.opponents
            async with asyncio.timeout(PATIENCE):
                while pool.choices == 0:
                    await asyncio.sleep(0.01)
            assert pool.failures == 0  # the bot did answer
            action = talk.sight(seat)["legal"][1]
            await talk.say(answer(seat, 0, action))
            assert (await talk.hear("accepted"))["number"] == 1
            _facts, events = await house.house.store.load(table)
            assert [(event.seat, event.action) for event in events] == [(seat, action)]

    asyncio.run(work())


def test_tables_where_nobody_is_leave_the_memory_and_come_back(tmp_path: Path) -> None:
    async def work() -> None:
        async with opened(tmp_path, table_rest=0.5) as house:
            people = [house.caller(), house.caller()]
            table = await seated(people, "planet")
            kept = await house.house.hall.table(table)
            assert kept.course is not None
            before = kept.course.position.fingerprint()
            async with asyncio.timeout(PATIENCE):
                while table in house.house.hall.tables:
                    await asyncio.sleep(0.1)
            again = await house.house.hall.table(table)
            assert again is not kept
            assert again.course is not None
            assert again.course.position.fingerprint() == before

    asyncio.run(work())


def test_a_silent_socket_is_closed_with_a_goodbye(tmp_path: Path) -> None:
    async def work() -> None:
        async with opened(tmp_path, socket_silence=0.3) as house:
            talk = await house.talk()
            goodbye = await talk.hear("goodbye")
            assert (goodbye["reason"]["id"], goodbye["back"]) == ("socket-silent", True)

    asyncio.run(work())


def test_a_reader_who_never_reads_is_let_go(tmp_path: Path) -> None:
    async def work() -> None:
        async with opened(tmp_path) as house:
            people = [house.caller(), house.caller()]
            table = await seated(people, "planet")
            kept = await house.house.hall.table(table)
            talk = await house.talk(people[0])
            await talk.say({"type": "hello", "table": table})
            await talk.hear("welcome")
            for _time in range(100):
                kept.tell(Said(ChatLine(1, "ada", "Ada", "x" * 100_000, 0)))
            async with asyncio.timeout(PATIENCE):
                while kept.visitors:
                    await asyncio.sleep(0.05)

    asyncio.run(work())
