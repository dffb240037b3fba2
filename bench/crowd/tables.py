"""Tables full of people who choose at random, game after game."""

from __future__ import annotations

import asyncio
import random
import time
from typing import Any

import msgspec

from crowd.frames import Wire
from crowd.requests import Asking
from terrarium.server.client import Caller

SEATS = 4
#: The answers of a whole game of Planet: each seat covers twelve faces.
LENGTH = 12 * SEATS
NEWS, WELCOME, ACCEPTED, REFUSED = (
    b'{"type":"%s"' % kind for kind in (b"news", b"welcome", b"accepted", b"refused")
)  # fmt: skip


class LeanSight(msgspec.Struct):
    """The part of a sight that a random player reads."""

    legal: list[int]


class Heard(msgspec.Struct):
    """The part of welcome and news that a random player reads."""

    number: int
    actors: list[int]
    sights: list[LeanSight]
    outcome: Any


DECODER = msgspec.json.Decoder(Heard)


class Figures:
    """What is measured between warm-up and end."""

    def __init__(self) -> None:
        self.measuring = False
        self.accepted = 0
        self.refused = 0
        #: Seconds from an answer to each of its news, at every socket.
        self.latencies: list[float] = []
        self.games = 0
        self.failed: list[BaseException] = []

    def share(self, part: float) -> float:
        """The latency that so many news stay below, in milliseconds."""
        ordered = sorted(self.latencies)
        return 1000 * ordered[min(len(ordered) - 1, int(part * len(ordered)))] if ordered else 0.0


class Table:
    """One table with four players and a spectator."""

    def __init__(self, number: int, callers: list[Caller], figures: Figures, interval: float, detail: str) -> None:
        self.chance = random.Random(number)
        self.callers = callers
        self.figures = figures
        #: Seconds between two answers at this table; 0: as fast as it goes.
        self.interval = interval
        self.detail = detail
        self.id = ""
        self.people: list[Person] = []
        self.cookies: list[str] = []
        self.address = ("", 0)
        #: How far the first game is when the measurement begins, so that the games of a crowd do not end together;
        #: whoever has come so far waits for the others.
        self.head_start = 0
        self.held: tuple[Person, Heard] | None = None
        self.going = False
        #: When the answer to each number was sent, and when the next one may be.
        self.sent: dict[int, float] = {}
        self.next_at = 0.0
        self.closed = False
        #: Whom the server has not welcomed yet, so that nothing is measured before everybody is there.
        self.awaited = SEATS + 1
        self._next_game: asyncio.Task[None] | None = None

    async def set_up(self) -> None:
        """Make a table, seat everybody, start."""
        host, *others = self.callers[:SEATS]
        form = {"game": "planet", "seats": ["me", *["open"] * (SEATS - 1)], "public": True}
        self.id = (await host.post("/api/tables", form))["id"]
        for seat, caller in enumerate(others, start=1):
            await caller.post(f"/api/tables/{self.id}/join", {})
            await caller.put(f"/api/tables/{self.id}/seats/{seat}", {"kind": "me"})
            await caller.post(f"/api/tables/{self.id}/ready", {"ready": True})
        await host.post(f"/api/tables/{self.id}/start")

    async def connect(self, host: str, port: int) -> None:
        """Everybody opens a socket."""
        self.address = (host, port)
        self.cookies = [caller.cookie() for caller in self.callers]
        for seat in range(SEATS + 1):
            person = Person(self, seat if seat < SEATS else None)
            person.wire = await Wire.connect(host, port, "/api/socket", self.cookies[seat], person.hear)
            self.people.append(person)

    def play(self) -> None:
        """Everybody says hello; from then on they answer what they are asked."""
        self.sent.clear()
        for person in self.people:
            person.say({"type": "hello", "table": self.id, "detail": self.detail})

    def ready(self) -> bool:
        """Whether everybody is there and the first game is as far as it should be."""
        return self.awaited == 0 and self.held is not None

    def go(self, at: float) -> None:
        """Play on from that time, game after game."""
        assert self.held is not None
        self.going, self.head_start, self.next_at = True, 0, at
        person, heard = self.held
        person.answer_in_time(heard)

    def ended(self) -> None:
        """Another game with the same people."""
        self.figures.games += 1
        self._next_game = asyncio.create_task(self._rematch())

    async def _rematch(self) -> None:
        try:
            host, *others = self.cookies[:SEATS]
            async with Asking.open(*self.address) as asking:
                self.id = (await asking.post(f"/api/tables/{self.id}/rematch", host))["table"]
                for cookie in others:
                    await asking.post(f"/api/tables/{self.id}/ready", cookie, {"ready": True})
                await asking.post(f"/api/tables/{self.id}/start", host)
            self.play()
        except Exception as error:  # the measurement has failed, and says so
            self.figures.failed.append(error)

    def close(self) -> None:
        """Everybody goes."""
        self.closed = True
        if self._next_game is not None:
            self._next_game.cancel()
        for person in self.people:
            if person.wire is not None:
                person.wire.close()


class Person:
    """One socket at a table."""

    def __init__(self, table: Table, seat: int | None) -> None:
        self.table = table
        self.seat = seat
        self.wire: Wire | None = None

    def say(self, message: dict[str, Any]) -> None:
        """Send a message."""
        assert self.wire is not None
        self.wire.say(msgspec.json.encode(message))

    def hear(self, text: bytes) -> None:
        """Take the time of news, and answer if something is asked."""
        table, figures = self.table, self.table.figures
        fresh = text.startswith(NEWS)
        if not fresh and not text.startswith(WELCOME):
            if figures.measuring and text.startswith(ACCEPTED):
                figures.accepted += 1
            elif text.startswith(REFUSED):
                figures.refused += 1
            return
        heard = DECODER.decode(text)
        table.awaited -= not fresh
        if fresh and figures.measuring and heard.number - 1 in table.sent:
            figures.latencies.append(time.perf_counter() - table.sent[heard.number - 1])
        if heard.outcome is not None:
            if self.seat == 0:
                table.ended()
        elif self.seat in heard.actors:
            self.answer_in_time(heard)

    def answer_in_time(self, heard: Heard) -> None:
        """Answer when it is time: at once during the head start, then at the table's pace."""
        table = self.table
        if heard.number < table.head_start:
            self._answer(heard)
            return
        if not table.going:
            table.held = self, heard
            return
        now = time.perf_counter()
        table.next_at = max(table.next_at + table.interval, now)
        if table.next_at > now:
            asyncio.get_running_loop().call_later(table.next_at - now, self._answer, heard)
        else:
            self._answer(heard)

    def _answer(self, heard: Heard) -> None:
        if self.table.closed:
            return
        action = self.table.chance.choice(heard.sights[0].legal)
        number = heard.number
        self.table.sent[number] = time.perf_counter()
        self.say({"type": "answer", "seat": self.seat, "at": number, "actions": [action], "key": f"{number}"})
