"""Next to each attack, ten people behind one address play on without waiting, and their bots answer as usual.

These tests measure, so they run one after the other on a machine that does nothing else: `make test` leaves them out of
the parallel run (mark `alone`) and runs them after it. The limits are the same in the short and in the long form
(`make soak`). The short form measures for a few seconds only, in which other work of the computer counts much, so it
may try again, and measures bots only beside tables full of bots; the long form tries once.
"""

from __future__ import annotations

import asyncio
import random
import statistics
import time
import urllib.request
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from terrarium.server.client import ApiClient
from tests.server.attacks import ATTACKS, under_attack
from tests.server.raw_socket import RawSocket
from tests.server.servers import ServerProcess, patient_client, seated
from tests.server.timeouts import REPEATS, TIMEOUT

pytestmark = pytest.mark.alone

#: Seconds for which people play before an attack and next to it, and the pause before each of their answers.
CALM_SECONDS, SECONDS = (1.0, 6.0) if REPEATS == 1 else (10.0, 10.0)
#: With shorter pauses games would end so soon that the limit for new tables is met in the third try.
PAUSE = 0.2
#: How long it may take until 95 % of the answers are accepted, and how many times longer than usual a bot may need.
MOST_SECONDS, MOST_BOT_TIMES = 0.2, 2.0
#: How many answers of a bot are timed.
BOT_ANSWERS = 3 if REPEATS == 1 else 10
#: How often the measurement next to an attack is taken until it is within the limit.
TRIES = 3 if REPEATS == 1 else 1


class HonestTable:
    """Some people who play Planet with each other, or with a bot, game after game."""

    def __init__(self, people: list[ApiClient], bots: tuple[str, ...] = ()) -> None:
        self.people, self.bots = people, bots
        self.chance = random.Random(1)
        #: Seconds until each answer was accepted, and until each answer of a bot came.
        self.waits: list[float] = []
        self.bot_waits: list[float] = []
        self.sockets: list[RawSocket] = []

    async def open(self) -> None:
        """Begin a game."""
        await self.close()
        table = await seated(self.people, "planet", self.bots)
        for person in self.people:
            socket = await RawSocket.open(person)
            self.sockets.append(socket)
            await socket.send({"type": "hello", "table": table})
            await socket.receive("welcome")

    async def close(self) -> None:
        """End the connections."""
        for socket in self.sockets:
            await socket.connection.close()
        self.sockets = []

    async def play(self, until: float, bot_answers: int = 0) -> None:
        """Play until a time, and until bots have answered that often."""
        while time.monotonic() < until or len(self.bot_waits) < bot_answers:
            if not self.sockets or self.sockets[0].last["outcome"] is not None:
                await self.open()
            (seat, *_others) = self.sockets[0].last["actors"]
            if seat < len(self.people):
                await asyncio.sleep(PAUSE)
                await self._answer(seat)
            began = time.monotonic()
            for socket in self.sockets:
                await socket.receive("news")
                socket.waiting.clear()
            if seat >= len(self.people):
                self.bot_waits.append(time.monotonic() - began)

    async def _answer(self, seat: int) -> None:
        socket = self.sockets[seat]
        action = self.chance.choice(socket.update_for(seat)["legal"])
        key = f"{self.chance.random()}"
        began = time.monotonic()
        answer = {"type": "answer", "seat": seat, "at": socket.last["number"], "actions": [action], "key": key}
        await socket.send(answer)
        await socket.receive("accepted")
        self.waits.append(time.monotonic() - began)


class Neighbours:
    """Ten people behind one address, at five tables."""

    def __init__(self, address: str) -> None:
        self.clients = [patient_client(address) for _person in range(10)]
        self.tables = [HonestTable(self.clients[place : place + 2]) for place in range(0, 10, 2)]

    async def __aenter__(self) -> Neighbours:
        for table in self.tables:
            await table.open()
        return self

    async def __aexit__(self, *_details: object) -> None:
        for table in self.tables:
            await table.close()
        for client in self.clients:
            await client.http.aclose()

    async def play(self, seconds: float) -> list[float]:
        """Let everybody play for some seconds; return how long each answer took."""
        for table in self.tables:
            table.waits.clear()
        until = time.monotonic() + seconds
        await asyncio.gather(*[table.play(until) for table in self.tables])
        return [wait for table in self.tables for wait in table.waits]


def slowest_twentieth(waits: list[float]) -> float:
    return statistics.quantiles(waits, n=20)[-1]


@pytest.fixture
def server(tmp_path: Path) -> Iterator[ServerProcess]:
    """A server in a process of its own, with the limits of a public one."""
    with ServerProcess(tmp_path, limits=1) as process:
        yield process


def turned_away(address: str) -> float:
    """How often a limit of the server has been met."""
    with urllib.request.urlopen(f"{address}/metrics", timeout=TIMEOUT) as figures:
        return float(figures.read().decode().split("\nterrarium_turned_away_total ")[1].split("\n")[0])


async def until_turned_away(address: str, before: float = 0.0) -> float:
    """Wait until an attack is felt, otherwise nothing would be measured; return how often a limit has been met."""
    async with asyncio.timeout(TIMEOUT):
        while (now := await asyncio.to_thread(turned_away, address)) < before + 10:
            await asyncio.sleep(0.2)
    return now


@pytest.mark.parametrize("attack", sorted(ATTACKS))
async def test_ten_people_behind_one_address_play_on(
    attack: str, server: ServerProcess, capsys: pytest.CaptureFixture[str]
) -> None:
    async with asyncio.timeout(TIMEOUT), Neighbours(server.address) as people:
        calm = slowest_twentieth(await people.play(CALM_SECONDS))
        with under_attack(attack, server.address, TIMEOUT) as attackers:
            felt = await until_turned_away(server.address)
            for _try in range(TRIES):
                waits = await people.play(SECONDS)
                attacked = slowest_twentieth(waits)
                _tell(
                    capsys,
                    f"{attack}: {len(waits)} answers, p95 {1000 * calm:.0f} ms before, "
                    f"{1000 * attacked:.0f} ms beside it",
                )
                if attacked <= MOST_SECONDS:
                    break
            await until_turned_away(server.address, felt)  # it went on
            assert attackers.is_alive()
    assert len(waits) >= 10
    assert attacked <= MOST_SECONDS


@pytest.mark.parametrize("attack", sorted(ATTACKS) if REPEATS > 1 else ["tables"])
async def test_bots_of_honest_people_answer_as_usual(
    attack: str, server: ServerProcess, capsys: pytest.CaptureFixture[str]
) -> None:
    async with asyncio.timeout(TIMEOUT), AsyncExitStack() as stack:
        person = await stack.enter_async_context(patient_client(server.address))
        table = HonestTable([person], ("bot:ancient",))
        stack.push_async_callback(table.close)
        await table.play(0.0, BOT_ANSWERS)
        usual = statistics.mean(table.bot_waits)
        with under_attack(attack, server.address, TIMEOUT) as attackers:
            felt = await until_turned_away(server.address)
            await asyncio.sleep(2.0)  # time for other bots to fill their queue
            for _try in range(TRIES):
                table.bot_waits = []
                await table.play(0.0, BOT_ANSWERS * 2)
                attacked = statistics.mean(table.bot_waits)
                _tell(capsys, f"bots: {usual:.2f} s a decision before, {attacked:.2f} s beside {attack}")
                if attacked <= MOST_BOT_TIMES * usual:
                    break
            await until_turned_away(server.address, felt)
            assert attackers.is_alive()
    assert attacked <= MOST_BOT_TIMES * usual


def _tell(capsys: pytest.CaptureFixture[str], text: str) -> None:
    if REPEATS > 1:
        with capsys.disabled():
            print(text, flush=True)
