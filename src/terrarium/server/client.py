"""A client in Python that plays at a table and reconnects by itself.

The tests use it, and it is an example for programs that play::

    async with ApiClient("http://localhost:8000") as api_client:
        table = await api_client.post("/api/tables", {"game": "planet", "seats": ["me", "bot"], "start": True})
        player = Player(api_client, table["id"], choose=lambda update: random.choice(update.legal))
        await player.play()
"""

from __future__ import annotations

import asyncio
import functools
import itertools
import ssl
from collections.abc import Callable, Collection
from typing import Any, Literal

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidHandshake, WebSocketException

from terrarium.server import wire
from terrarium.server.view_changes import changed

#: Seconds before reconnecting, at first and at most.
FIRST_RETRY_SECONDS, MAX_RETRY_SECONDS = 0.05, 1.0
#: Seconds that a client waits for a message at most, before it sends hello again.
MAX_REPLY_TIMEOUT = 10.0


@functools.cache
def _ssl_context() -> ssl.SSLContext:
    """The trusted certificates, shared by all clients because reading them is slow."""
    return httpx.create_ssl_context(trust_env=False)


class RequestRefused(Exception):
    """The server refused a request, or the table was deleted; `reason` is its line."""

    def __init__(self, status: int, reason: dict[str, Any]) -> None:
        super().__init__(f"{status}: {reason}")
        self.status = status
        self.reason = reason


class ApiClient:
    """Sends HTTP requests as one guest, whose cookie it keeps."""

    def __init__(self, address: str, socket_address: str = "") -> None:
        self.address = address
        self.socket_address = socket_address or f"{address.replace('http', 'ws', 1)}/api/socket"
        self.http = httpx.AsyncClient(base_url=address, timeout=30, trust_env=False, verify=_ssl_context())

    async def __aenter__(self) -> ApiClient:
        await self.get("/api/me")
        return self

    async def __aexit__(self, *_details: object) -> None:
        await self.http.aclose()

    def cookie(self) -> str:
        """The value of the Cookie header."""
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    async def get(self, path: str) -> Any:
        """Send a GET request."""
        return self._decode(await self.http.get(path))

    async def post(self, path: str, form: object = None) -> Any:
        """Send a POST request."""
        return self._decode(await self.http.post(path, json=form))

    async def put(self, path: str, form: object) -> Any:
        """Send a PUT request."""
        return self._decode(await self.http.put(path, json=form))

    async def delete(self, path: str) -> Any:
        """Send a DELETE request."""
        return self._decode(await self.http.delete(path))

    @staticmethod
    def _decode(response: httpx.Response) -> Any:
        if response.status_code >= 400:
            raise RequestRefused(response.status_code, response.json().get("reason", {}))
        if not response.headers.get("content-type", "").startswith("application/json"):
            return response.text
        return response.json()


class Player:
    """Plays all seats of a guest at a table; without a seat, or without `choose`, it only watches."""

    def __init__(
        self,
        api_client: ApiClient,
        table: str,
        choose: Callable[[wire.SeatUpdate], int] | None = None,
        detail: Literal["full", "changes", "lean"] = "lean",
        reply_timeout: float = 2.0,
        wants_undo: Callable[[wire.SeatUpdate], bool] = lambda _sight: False,
        reads: Collection[str] = (),
    ) -> None:
        self.api_client = api_client
        self.table = table
        self.choose = choose
        self.wants_undo = wants_undo
        #: With "changes" the server sends only what has changed in a view; the sights here have the whole view.
        self.detail = detail
        #: The titles whose actions `choose` reads from their numbers, so that no explanations are sent.
        self.reads = list(reads)
        #: Seconds without a message after which the client sends hello again; doubled each time, because the server may
        #: be busy.
        self.reply_timeout = reply_timeout
        #: The last number seen; -1 before the first welcome.
        self.number = -1
        self.logs: dict[int | None, list[dict[str, Any]]] = {}
        self.sights: dict[int | None, wire.SeatUpdate] = {}
        self.actors: list[int] = []
        self.mine: list[int] = []
        self.state: wire.TableState | None = None
        self.outcome: dict[str, Any] | None = None
        self.fingerprint: str | None = None
        #: The keys of all answers, and the numbers of the accepted ones.
        self.sent: set[str] = set()
        self.accepted: dict[str, int] = {}
        self.chat: dict[int, str] = {}
        self.refusals: list[wire.Refused] = []
        self.connections = 0
        self.received = 0
        #: Seconds to wait before every answer.
        self.thinking_seconds = 0.0
        #: Called with the text of every message.
        self.on_text: Callable[[str], None] = lambda _text: None
        self._pending: wire.Answer | wire.Undo | None = None
        self._accepted_number = 0
        self._hello_sent = False
        self._keys = (f"{id(self):x}-{number}" for number in itertools.count())

    async def play(self) -> None:
        """Play until the game is over, reconnecting as often as needed."""
        pause = FIRST_RETRY_SECONDS
        while self.outcome is None:
            try:
                async with connect(
                    self.api_client.socket_address,
                    additional_headers={"Cookie": self.api_client.cookie()},
                    compression=None,
                    max_size=None,
                    open_timeout=5,
                    ping_interval=None,
                    close_timeout=1,
                    proxy=None,
                ) as socket:
                    self.connections += 1
                    pause = FIRST_RETRY_SECONDS
                    await self._run_connection(socket)
            except (OSError, TimeoutError, WebSocketException, InvalidHandshake, EOFError):
                await asyncio.sleep(pause)
                pause = min(2 * pause, MAX_RETRY_SECONDS)

    async def _run_connection(self, socket: ClientConnection) -> None:
        self._hello_sent = False
        await self._hello(socket)
        reply_timeout, known = self.reply_timeout, self.number
        while self.outcome is None:
            if self.number != known:
                reply_timeout, known = self.reply_timeout, self.number
            try:
                async with asyncio.timeout(reply_timeout):
                    text = await socket.recv()
            except TimeoutError:
                reply_timeout = min(2 * reply_timeout, max(self.reply_timeout, MAX_REPLY_TIMEOUT))
                self._hello_sent = False
                await self._hello(socket)
                if self._pending is not None:
                    await self._send(socket, self._pending)
                continue
            self.received += 1
            self.on_text(text if isinstance(text, str) else text.decode())
            message = wire.SERVER_DECODER.decode(text)
            if isinstance(message, wire.News):
                if message.after == self.number and self._is_complete(message):
                    self._apply(message)
                elif message.number > self.number:
                    await self._hello(socket)
            elif isinstance(message, wire.Welcome):
                self._hello_sent = False
                self._apply_welcome(message)
                if self._pending is not None:
                    await self._send(socket, self._pending)
            elif isinstance(message, wire.Accepted):
                self.accepted[message.key] = message.number
                if self._pending is not None and message.key == self._pending.key:
                    self._pending = None
                    self._accepted_number = message.number
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
                self.chat[message.said.id] = message.said.text
            elif isinstance(message, wire.Goodbye) and not message.back:
                raise RequestRefused(404, message.reason)
            await self._answer_if_asked(socket)

    async def _hello(self, socket: ClientConnection) -> None:
        """Ask for what was missed, unless a welcome is already expected."""
        if self._hello_sent:
            return
        self._hello_sent = True
        heard = [wire.Heard(seat, len(lines)) for seat, lines in self.logs.items()]
        hello = wire.Hello(self.table, max(0, self.number), heard, self.detail, self.reads)
        await self._send(socket, hello)

    @staticmethod
    async def _send(socket: ClientConnection, message: wire.ClientMessage) -> None:
        await socket.send(msgspec.json.encode(message).decode())

    def _apply_welcome(self, welcome: wire.Welcome) -> None:
        if welcome.number < self.number and welcome.mine == self.mine:
            return  # newer news has arrived before it; with other seats fewer numbers may be known
        self.state, self.mine = welcome.table, welcome.mine
        self.chat.update((line.id, line.text) for line in welcome.chat)
        self._apply(welcome)

    def _is_complete(self, news: wire.News) -> bool:
        """Whether the logs contain all lines before the news, and the views are known that it changes."""
        return all(
            sight.since <= len(self.logs.get(sight.seat, []))
            and (sight.changes is None or self._known_view(sight.seat) is not None)
            for sight in news.sights
        )

    def _known_view(self, seat: int | None) -> dict[str, Any] | None:
        """The view of a seat at the last number."""
        known = self.sights.get(seat)
        return None if known is None else known.view

    def _apply(self, message: wire.Welcome | wire.News) -> None:
        self.number, self.actors = message.number, message.actors
        for sight in message.sights:
            if sight.changes is not None:
                sight.view = changed(self._known_view(sight.seat), sight.changes)
            self.logs[sight.seat] = self.logs.get(sight.seat, [])[: sight.since] + sight.lines
        self.sights = {sight.seat: sight for sight in message.sights}
        self.outcome, self.fingerprint = message.outcome, message.fingerprint

    async def _answer_if_asked(self, socket: ClientConnection) -> None:
        """Answer if a seat must act and no answer is pending."""
        waiting = self._pending is not None or self.number < self._accepted_number
        if self.choose is None or waiting or self.outcome is not None:
            return
        if self.thinking_seconds and any(seat in self.actors for seat in self.mine):
            await asyncio.sleep(self.thinking_seconds)
        for seat in self.mine:
            sight = self.sights.get(seat)
            if sight is not None and sight.undo and self.wants_undo(sight):
                self._pending = wire.Undo(seat, self.number, next(self._keys))
            elif sight is not None and seat in self.actors and sight.legal:
                self._pending = wire.Answer(seat, self.number, [self.choose(sight)], next(self._keys))
            if self._pending is not None:
                self.sent.add(self._pending.key)
                await self._send(socket, self._pending)
                return
