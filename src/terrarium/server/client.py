"""A client in Python: plays at a table over the wire, and comes back by itself whatever happens to the connection.

Tests and the load generator use it, and it is a start for anybody who wants to let a program play::

    async with Caller("http://localhost:8000") as caller:
        table = await caller.post("/api/tables", {"game": "planet", "seats": ["me", "bot"], "start": True})
        player = Player(caller, table["id"], choose=lambda sight: random.choice(sight.legal))
        await player.play()
"""

from __future__ import annotations

import asyncio
import functools
import itertools
import ssl
from collections.abc import Callable
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidHandshake, WebSocketException

from terrarium.server import wire

#: Seconds before a lost connection is tried again, at first and at most.
FIRST_PAUSE, LONGEST_PAUSE = 0.05, 1.0
#: Seconds that a client waits for a word at most, before it asks again.
LONGEST_PATIENCE = 10.0


@functools.cache
def _certificates() -> ssl.SSLContext:
    """What all callers trust; reading it takes longer than many requests."""
    return httpx.create_ssl_context(trust_env=False)


class TurnedDown(Exception):
    """The server refused a request, or the table was taken away; `reason` is its line."""

    def __init__(self, status: int, reason: dict[str, Any]) -> None:
        super().__init__(f"{status}: {reason}")
        self.status = status
        self.reason = reason


class Caller:
    """A guest who asks over HTTP; the cookie stays with the caller."""

    def __init__(self, address: str, socket_address: str = "") -> None:
        self.address = address
        self.socket_address = socket_address or f"{address.replace('http', 'ws', 1)}/api/socket"
        self.http = httpx.AsyncClient(base_url=address, timeout=30, trust_env=False, verify=_certificates())

    async def __aenter__(self) -> Caller:
        await self.get("/api/me")
        return self

    async def __aexit__(self, *_details: object) -> None:
        await self.http.aclose()

    def cookie(self) -> str:
        """The cookie as a header's value."""
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    async def get(self, path: str) -> Any:
        """Ask for something."""
        return self._answer(await self.http.get(path))

    async def post(self, path: str, form: object = None) -> Any:
        """Ask that something be done."""
        return self._answer(await self.http.post(path, json=form))

    async def put(self, path: str, form: object) -> Any:
        """Ask that something be different."""
        return self._answer(await self.http.put(path, json=form))

    @staticmethod
    def _answer(response: httpx.Response) -> Any:
        if response.status_code >= 400:
            raise TurnedDown(response.status_code, response.json().get("reason", {}))
        if not response.headers.get("content-type", "").startswith("application/json"):
            return response.text
        return response.json()


class Player:
    """Somebody at a table, on any number of seats; without a seat, or without `choose`, a spectator."""

    def __init__(
        self,
        caller: Caller,
        table: str,
        choose: Callable[[wire.Sight], int] | None = None,
        detail: str = "lean",
        patience: float = 2.0,
        takes_back: Callable[[wire.Sight], bool] = lambda _sight: False,
    ) -> None:
        self.caller = caller
        self.table = table
        self.choose = choose
        self.takes_back = takes_back
        self.detail = detail
        #: Seconds without a word after which the client asks again; longer each time that it was in vain, because a
        #: server that is late has enough to do.
        self.patience = patience
        #: The last number seen; none before the first welcome.
        self.number = -1
        self.logs: dict[int | None, list[dict[str, Any]]] = {}
        self.sights: dict[int | None, wire.Sight] = {}
        self.actors: list[int] = []
        self.mine: list[int] = []
        self.state: wire.TableState | None = None
        self.outcome: dict[str, Any] | None = None
        self.fingerprint: str | None = None
        #: The keys of all answers, and what was accepted, by key.
        self.sent: set[str] = set()
        self.accepted: dict[str, int] = {}
        self.said: dict[int, str] = {}
        self.refusals: list[wire.Refused] = []
        self.connections = 0
        self.received = 0
        #: Seconds of thought before every answer.
        self.pause = 0.0
        #: Called with every message, as text.
        self.listen: Callable[[str], None] = lambda _text: None
        self._pending: wire.Answer | wire.Undo | None = None
        self._awaited = 0
        self._greeted = False
        self._keys = (f"{id(self):x}-{number}" for number in itertools.count())

    async def play(self) -> None:
        """Play until the game is over, through any number of connections."""
        pause = FIRST_PAUSE
        while self.outcome is None:
            try:
                async with connect(
                    self.caller.socket_address,
                    additional_headers={"Cookie": self.caller.cookie()},
                    compression=None,
                    max_size=None,
                    open_timeout=5,
                    ping_interval=None,
                    close_timeout=1,
                    proxy=None,
                ) as socket:
                    self.connections += 1
                    pause = FIRST_PAUSE
                    await self._talk(socket)
            except (OSError, TimeoutError, WebSocketException, InvalidHandshake, EOFError):
                await asyncio.sleep(pause)
                pause = min(2 * pause, LONGEST_PAUSE)

    async def _talk(self, socket: ClientConnection) -> None:
        self._greeted = False
        await self._hello(socket)
        patience, known = self.patience, self.number
        while self.outcome is None:
            if self.number != known:
                patience, known = self.patience, self.number
            try:
                async with asyncio.timeout(patience):
                    text = await socket.recv()
            except TimeoutError:
                patience = min(2 * patience, max(self.patience, LONGEST_PATIENCE))
                self._greeted = False
                await self._hello(socket)
                if self._pending is not None:
                    await self._send(socket, self._pending)
                continue
            self.received += 1
            self.listen(text if isinstance(text, str) else text.decode())
            message = wire.SERVER_DECODER.decode(text)
            if isinstance(message, wire.News):
                if message.after == self.number and self._fits(message):
                    self._apply(message)
                elif message.number > self.number:
                    await self._hello(socket)
            elif isinstance(message, wire.Welcome):
                self._greeted = False
                self._welcomed(message)
                if self._pending is not None:
                    await self._send(socket, self._pending)
            elif isinstance(message, wire.Accepted):
                self.accepted[message.key] = message.number
                if self._pending is not None and message.key == self._pending.key:
                    self._pending = None
                    self._awaited = message.number
            elif isinstance(message, wire.Refused):
                self.refusals.append(message)
                if self._pending is not None and message.key == self._pending.key:
                    self._pending = None
                    await self._hello(socket)
                    continue
            elif isinstance(message, wire.TableNews):
                started = self.state is not None and self.state.status == "open" and message.table.status == "playing"
                self.state = message.table
                if started or message.mine != self.mine:
                    await self._hello(socket)
            elif isinstance(message, wire.Said):
                self.said[message.said.id] = message.said.text
            elif isinstance(message, wire.Goodbye) and not message.back:
                raise TurnedDown(404, message.reason)
            await self._act(socket)

    async def _hello(self, socket: ClientConnection) -> None:
        """Ask for what was missed, unless the answer to that is on its way."""
        if self._greeted:
            return
        self._greeted = True
        heard = [wire.Heard(seat, len(lines)) for seat, lines in self.logs.items()]
        hello = wire.Hello(self.table, max(0, self.number), heard)
        hello.detail = "full" if self.detail == "full" else "lean"
        await self._send(socket, hello)

    @staticmethod
    async def _send(socket: ClientConnection, message: wire.ClientMessage) -> None:
        await socket.send(msgspec.json.encode(message).decode())

    def _welcomed(self, welcome: wire.Welcome) -> None:
        if welcome.number < self.number:
            return  # was overtaken on the way
        self.state, self.mine = welcome.table, welcome.mine
        self.said.update((said.id, said.text) for said in welcome.chat)
        self.sights.clear()
        self._apply(welcome)

    def _fits(self, news: wire.News) -> bool:
        """Whether the logs reach as far as the news take for granted."""
        return all(sight.since <= len(self.logs.get(sight.seat, [])) for sight in news.sights)

    def _apply(self, message: wire.Welcome | wire.News) -> None:
        self.number, self.actors = message.number, message.actors
        for sight in message.sights:
            self.sights[sight.seat] = sight
            self.logs[sight.seat] = self.logs.get(sight.seat, [])[: sight.since] + sight.lines
        self.outcome, self.fingerprint = message.outcome, message.fingerprint

    async def _act(self, socket: ClientConnection) -> None:
        """Answer if something is asked and nothing is on its way."""
        waiting = self._pending is not None or self.number < self._awaited
        if self.choose is None or waiting or self.outcome is not None:
            return
        if self.pause and any(seat in self.actors for seat in self.mine):
            await asyncio.sleep(self.pause)
        for seat in self.mine:
            sight = self.sights.get(seat)
            if sight is not None and sight.undo and self.takes_back(sight):
                self._pending = wire.Undo(seat, self.number, next(self._keys))
            elif sight is not None and seat in self.actors and sight.legal:
                self._pending = wire.Answer(seat, self.number, [self.choose(sight)], next(self._keys))
            if self._pending is not None:
                self.sent.add(self._pending.key)
                await self._send(socket, self._pending)
                return
