"""The WebSocket of one client, message by message."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Coroutine
from typing import Any

import msgspec
from litestar import WebSocket
from sqlalchemy.exc import SQLAlchemyError

from terrarium.engine.errors import TerrariumError
from terrarium.engine.lines import Line
from terrarium.server import seat_updates, seating
from terrarium.server.connected_client import ConnectedClient
from terrarium.server.game_session import Stale
from terrarium.server.guests import COOKIE
from terrarium.server.limits import RateLimiter, TokenBucket, limited_address
from terrarium.server.refusals import Conflict, Forbidden, NotFound, RateLimited, Unavailable
from terrarium.server.services import Services
from terrarium.server.table import Table
from terrarium.server.websocket_protocol import PROTOCOL_KEY
from terrarium.server.wire import (
    CLIENT_DECODER,
    Accepted,
    Answer,
    AskHint,
    ClientMessage,
    Goodbye,
    Hello,
    Hinted,
    Ping,
    Pong,
    Preview,
    Refused,
    Say,
    Trouble,
    Undo,
    Why,
)  # fmt: skip

log = logging.getLogger(__name__)

NORMAL, NOT_ALLOWED, RESTARTING = 1000, 1008, 1012
#: The largest message that a client may send, in bytes.
MAX_MESSAGE_BYTES = 16 * 1024
#: A socket is closed after this many messages that cannot be decoded.
MAX_BAD_MESSAGES = 20


class WebSocketHandler:
    """Handles the messages of one client."""

    def __init__(self, services: Services, socket: WebSocket[Any, Any, Any], guest: str, address: str) -> None:
        self.services = services
        self.address = address
        self.socket = socket
        extensions: Any = socket.scope["extensions"]
        self.client = ConnectedClient(guest, extensions[PROTOCOL_KEY], services.guests.epochs.of(guest))
        self.table: Table | None = None
        self.bucket = TokenBucket(services.limits.socket_burst)
        self.bad_messages = 0
        self._active = False

    async def run(self) -> int:
        """Handle messages until either side ends the connection; return the close code."""
        reading = asyncio.create_task(self._read())
        watching = [
            asyncio.create_task(self._close_when_idle()),
            asyncio.create_task(self.client.disconnected.wait()),
        ]
        try:
            await asyncio.wait({reading, *watching}, return_when=asyncio.FIRST_COMPLETED)
            return reading.result() if reading.done() else NORMAL
        finally:
            for task in (reading, *watching):
                task.cancel()
            await asyncio.gather(reading, *watching, return_exceptions=True)
            if self.table is not None:
                self.table.remove_client(self.client)

    async def _close_when_idle(self) -> None:
        """Return when the client has been silent for too long."""
        self._active = True
        while self._active:
            self._active = False
            await asyncio.sleep(self.services.settings.socket_idle_seconds)
        self.client.send(Goodbye(Line("socket-silent").data(), back=True))

    async def _read(self) -> int:
        """Read messages until the client disconnects or breaks a limit; return the close code."""
        limits = self.services.limits
        while True:
            received = await self.socket.receive()
            if received["type"] != "websocket.receive":
                return NORMAL
            self._active = True
            if not (
                self.bucket.take(limits.socket_rate, limits.socket_burst)
                and limits.messages_by_address.allow(self.address)
            ):
                self.services.metrics.turned_away.inc()
                self.client.send(Goodbye(Line("too-many-requests").data(), back=True))
                return NOT_ALLOWED
            if self.bucket.tokens < limits.socket_burst / 2:
                await asyncio.sleep(0)  # let the others have a turn before each message of this one
            text = received.get("text")
            data = received.get("bytes") if text is None else text
            try:
                message = CLIENT_DECODER.decode(data or b"")
            except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
                self.client.send(Trouble(Line("message-unclear", problem=str(error)[:200]).data()))
                self.bad_messages += 1
                if self.bad_messages > MAX_BAD_MESSAGES:
                    return NOT_ALLOWED
                continue
            await self._handle(message)

    async def _handle(self, message: ClientMessage) -> None:
        await self._answered(message, self._do(message))

    async def _do(self, message: ClientMessage) -> None:
        if isinstance(message, (Answer, Undo)):
            await self._accept(message)
        elif isinstance(message, Hello):
            await self._join_table(message)
        elif isinstance(message, Ping):
            self.client.send(Pong(message.key, self._shown_number(), self.services.clock_and_random.now()))
        elif isinstance(message, Say):
            await self._chat(message)
        elif isinstance(message, AskHint):
            self._check_hint_limit()
            self.services.registry.run_in_background(self._answered(message, self._hint(message)))
        else:
            await self._answer_question(message)

    async def _answered(self, message: ClientMessage, work: Coroutine[Any, Any, None]) -> None:
        """Do what a message asks for, or tell the client why it is refused."""
        try:
            await work
        except TerrariumError as error:
            self._refuse(message, error)
            if isinstance(error, NotFound) and self.table is not None:
                await self.services.registry.close_deleted(self.table.info.id)
        except (SQLAlchemyError, OSError) as error:
            self.services.metrics.errors.inc()
            log.error("storage failed", extra={"error": repr(error)})
            self._refuse(message, Unavailable("storage-failed"))
        except Exception:
            self.services.metrics.errors.inc()
            log.exception("a message failed", extra={"kind": type(message).__name__})
            self._refuse(message, Unavailable("server-failed"))

    def _refuse(self, message: ClientMessage, error: TerrariumError) -> None:
        reason = seat_updates.reason_data(error)
        if isinstance(message, (Hello, Ping)):
            self.client.send(Trouble(reason))
            return
        self.services.metrics.refused.inc()
        number = self._shown_number()
        if isinstance(error, Stale):
            reason = Line("stale", number=number).data()
        self.client.send(Refused(message.key, reason, number, isinstance(error, Stale)))

    def _shown_number(self, number: int | None = None) -> int:
        """The number that the client knows for a number of its table, or for the current one."""
        table = self.table
        if table is None:
            return 0
        return table.shown_number(table.number if number is None else number, self.client.audiences)

    async def _join_table(self, hello: Hello) -> None:
        if self.client.epoch != self.services.guests.epochs.of(self.client.guest):
            self.client.disconnect(Line("signed-out"), back=True)
            return
        self._check_limit(self.services.limits.hellos_by_address)
        table = await self.services.registry.table(hello.table)
        if self.table is not None and self.table is not table:
            self.table.remove_client(self.client)
            self.table = None
        await table.welcome(self.client, hello)
        self.table = table

    def _check_limit(self, by_address: RateLimiter) -> None:
        """Raise if the client's address has asked too often."""
        if not by_address.allow(self.address):
            self.services.metrics.turned_away.inc()
            raise RateLimited("too-many-requests")

    def _current_table(self) -> Table:
        if self.table is None:
            raise Conflict("hello-first")
        return self.table

    async def _accept(self, message: Answer | Undo) -> None:
        table, services = self._current_table(), self.services
        limits = services.limits
        if not limits.answers_by_address.allow(self.address) or not limits.answers.allow(self.client.guest):
            services.metrics.turned_away.inc()
            raise RateLimited("too-many-requests")
        started = time.perf_counter()
        message.at = table.real_number(message.at, self.client.audiences)
        if isinstance(message, Answer):
            number, again = await table.answer(self.client.guest, message)
        else:
            number, again = await table.undo(self.client.guest, message)
        if table.session is None or table.session.hidden is None:
            services.metrics.accepting.observe(time.perf_counter() - started)
        if again:
            services.metrics.repeated.inc()
        self.client.send(Accepted(message.key, self._shown_number(number), again))

    async def _chat(self, say: Say) -> None:
        table = self._current_table()
        limits = self.services.limits
        if not limits.chat_by_address.allow(self.address) or not limits.chat.allow(self.client.guest):
            self.services.metrics.turned_away.inc()
            raise RateLimited("too-many-requests")
        await table.say(self.client.guest, say)

    def _check_hint_limit(self) -> None:
        limits = self.services.limits
        if not limits.hints_by_address.allow(self.address) or not limits.hints.allow(self.client.guest):
            self.services.metrics.turned_away.inc()
            raise RateLimited("too-many-requests")

    async def _hint(self, question: AskHint) -> None:
        """Send a hint when a bot process has found it, and note that the seat has had one."""
        table, services, seat = self._current_table(), self.services, question.seat
        async with table.lock:
            imagined, number = table.position_for_hint(self.client.guest, seat, services.clock_and_random.seed())
            public = table.running_session().public_number()
        info = table.info
        hints = await services.registry.bot_pool.hints(imagined, seat, info.origin or "", info.id)
        # A hint that failed does not count; one that is sent is noted before.
        await services.registry.change(info.id, lambda info: seating.note_hint(info, public, seat))
        self.client.send(Hinted(question.key, self._shown_number(number), hints))

    async def _answer_question(self, question: Why | Preview) -> None:
        table = self._current_table()
        self._check_limit(self.services.limits.questions_by_address)
        async with table.lock:
            session = table.running_session()
            if question.seat not in table.info.seats_of(self.client.guest):
                raise Forbidden("seat-not-yours", seat=question.seat)
            if isinstance(question, Why):
                self.client.send(seat_updates.refusal_reason(session, question))
            else:
                self.client.send(seat_updates.preview(session, question, self.services.clock_and_random.seed()))


async def handle_websocket(services: Services, socket: WebSocket[Any, Any, Any]) -> None:
    """Serve a WebSocket, unless it comes from a foreign page or exceeds a limit."""
    address = limited_address(socket.client.host) if socket.client else "-"
    guest = services.guests.from_cookie(socket.cookies.get(COOKIE)).id
    full = (
        services.sockets[f"address {address}"] >= services.limits.open_by_address
        or services.sockets[f"guest {guest}"] >= services.limits.open_by_guest
    )
    foreign = not services.is_own_origin(socket.headers.get("origin"), socket.headers.get("host"))
    if foreign or full or services.registry.closing or not services.limits.sockets.allow(address):
        services.metrics.turned_away.inc()
        log.warning("socket turned away", extra={"address": address, "foreign": foreign, "full": full})
        await socket.close(code=NOT_ALLOWED)
        return
    await socket.accept()
    holding = [f"address {address}", f"guest {guest}"]
    services.sockets.update(holding)
    services.metrics.sockets.inc()
    handler = WebSocketHandler(services, socket, guest, address)
    try:
        code = await handler.run()
    finally:
        services.metrics.sockets.dec()
        for name in holding:
            services.sockets[name] -= 1
            if not services.sockets[name]:
                del services.sockets[name]
    if socket.connection_state != "disconnect":
        await socket.close(code=RESTARTING if services.registry.closing else code)
