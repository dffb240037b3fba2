"""Tables with players who choose at random, game after game."""

from __future__ import annotations

import asyncio
import random
import time
from typing import Any

import msgspec

from load_clients.http import HttpClient
from load_clients.websocket import WebSocketClient
from terrarium.server.client import ApiClient

SEATS = 4
#: The answers of a whole game of Planet: each seat covers twelve faces.
LENGTH = 12 * SEATS
NEWS, WELCOME, ACCEPTED, REFUSED = (
    b'{"type":"%s"' % kind for kind in (b"news", b"welcome", b"accepted", b"refused")
)  # fmt: skip


class SeatUpdate(msgspec.Struct):
    """The part of a seat's data that a random player reads."""

    legal: list[int]


class Update(msgspec.Struct):
    """The part of `welcome` and `news` messages that a random player reads."""

    number: int
    actors: list[int]
    sights: list[SeatUpdate]
    outcome: Any


DECODER = msgspec.json.Decoder(Update)


class Figures:
    """The measurements between warm-up and end."""

    def __init__(self) -> None:
        self.measuring = False
        self.accepted = 0
        self.refused = 0
        #: Seconds from an answer to each of its news, at every socket.
        self.latencies: list[float] = []
        #: The bytes of all messages.
        self.received = 0
        self.games = 0
        self.failed: list[BaseException] = []

    def share(self, part: float) -> float:
        """The percentile of the latencies, in milliseconds."""
        ordered = sorted(self.latencies)
        return 1000 * ordered[min(len(ordered) - 1, int(part * len(ordered)))] if ordered else 0.0


class Table:
    """One table with four players and a spectator."""

    def __init__(
        self, number: int, api_clients: list[ApiClient], figures: Figures, interval: float, detail: str
    ) -> None:
        self.random = random.Random(number)
        self.api_clients = api_clients
        self.figures = figures
        #: Seconds between two answers at this table; 0: as fast as possible.
        self.interval = interval
        self.detail = detail
        self.id = ""
        self.people: list[Person] = []
        self.cookies: list[str] = []
        self.address = ("", 0)
        #: How many answers of the first game come before the measurement, so that the games do not all end together;
        #: a table that has got so far waits for the others.
        self.head_start = 0
        self.held: tuple[Person, Update] | None = None
        self.going = False
        #: When the answer to each number was sent, and when the next one may be.
        self.sent: dict[int, float] = {}
        self.next_at = 0.0
        self.closed = False
        #: How many people the server has not welcomed yet; the measurement waits for them.
        self.awaited = SEATS + 1
        self._next_game: asyncio.Task[None] | None = None

    async def set_up(self) -> None:
        """Create a table, fill its seats and start the game."""
        host, *others = self.api_clients[:SEATS]
        form = {"game": "planet", "seats": ["me", *["open"] * (SEATS - 1)], "public": True}
        self.id = (await host.post("/api/tables", form))["id"]
        for seat, api_client in enumerate(others, start=1):
            await api_client.post(f"/api/tables/{self.id}/join", {})
            await api_client.put(f"/api/tables/{self.id}/seats/{seat}", {"kind": "me"})
            await api_client.post(f"/api/tables/{self.id}/ready", {"ready": True})
        await host.post(f"/api/tables/{self.id}/start")

    async def connect(self, host: str, port: int) -> None:
        """Open a WebSocket for each person."""
        self.address = (host, port)
        self.cookies = [api_client.cookie() for api_client in self.api_clients]
        for seat in range(SEATS + 1):
            person = Person(self, seat if seat < SEATS else None)
            person.websocket = await WebSocketClient.connect(
                host, port, "/api/socket", self.cookies[seat], person.on_message
            )
            self.people.append(person)

    def play(self) -> None:
        """Send everybody's hello; from then on they answer questions."""
        self.sent.clear()
        reads = ["planet"] if self.detail == "changes" else []  # as the page does
        for person in self.people:
            person.send({"type": "hello", "table": self.id, "detail": self.detail, "reads": reads})

    def ready(self) -> bool:
        """Whether everybody is connected and the first game has reached its head start."""
        return self.awaited == 0 and self.held is not None

    def go(self, at: float) -> None:
        """Continue from that time, game after game."""
        assert self.held is not None
        self.going, self.head_start, self.next_at = True, 0, at
        person, update = self.held
        person.answer_in_time(update)

    def ended(self) -> None:
        """Start another game with the same people."""
        self.figures.games += 1
        self._next_game = asyncio.create_task(self._rematch())

    async def _rematch(self) -> None:
        try:
            host, *others = self.cookies[:SEATS]
            async with HttpClient.open(*self.address) as client:
                self.id = (await client.post(f"/api/tables/{self.id}/rematch", host))["table"]
                for cookie in others:
                    await client.post(f"/api/tables/{self.id}/ready", cookie, {"ready": True})
                await client.post(f"/api/tables/{self.id}/start", host)
            self.play()
        except Exception as error:  # the measurement has failed, and says so
            self.figures.failed.append(error)

    def close(self) -> None:
        """Close all connections."""
        self.closed = True
        if self._next_game is not None:
            self._next_game.cancel()
        for person in self.people:
            if person.websocket is not None:
                person.websocket.close()


class Person:
    """One person at a table with a WebSocket."""

    def __init__(self, table: Table, seat: int | None) -> None:
        self.table = table
        self.seat = seat
        self.websocket: WebSocketClient | None = None

    def send(self, message: dict[str, Any]) -> None:
        """Send a message."""
        assert self.websocket is not None
        self.websocket.send(msgspec.json.encode(message))

    def on_message(self, text: bytes) -> None:
        """Measure the latency of news, and answer a question."""
        table, figures = self.table, self.table.figures
        figures.received += len(text) if figures.measuring else 0
        fresh = text.startswith(NEWS)
        if not fresh and not text.startswith(WELCOME):
            if figures.measuring and text.startswith(ACCEPTED):
                figures.accepted += 1
            elif text.startswith(REFUSED):
                figures.refused += 1
            return
        update = DECODER.decode(text)
        table.awaited -= not fresh
        if fresh and figures.measuring and update.number - 1 in table.sent:
            figures.latencies.append(time.perf_counter() - table.sent[update.number - 1])
        if update.outcome is not None:
            if self.seat == 0:
                table.ended()
        elif self.seat in update.actors:
            self.answer_in_time(update)

    def answer_in_time(self, update: Update) -> None:
        """Answer at once during the head start, then at the table's pace."""
        table = self.table
        if update.number < table.head_start:
            self._answer(update)
            return
        if not table.going:
            table.held = self, update
            return
        now = time.perf_counter()
        table.next_at = max(table.next_at + table.interval, now)
        if table.next_at > now:
            asyncio.get_running_loop().call_later(table.next_at - now, self._answer, update)
        else:
            self._answer(update)

    def _answer(self, update: Update) -> None:
        if self.table.closed:
            return
        action = self.table.random.choice(update.sights[0].legal)
        number = update.number
        self.table.sent[number] = time.perf_counter()
        self.send({"type": "answer", "seat": self.seat, "at": number, "actions": [action], "key": f"{number}"})
