"""The socket: one visitor, message by message."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Any

import msgspec
from litestar import WebSocket
from sqlalchemy.exc import SQLAlchemyError

from terrarium.engine.errors import TerrariumError
from terrarium.engine.lines import Line
from terrarium.server import sights
from terrarium.server.course import Stale
from terrarium.server.guests import COOKIE
from terrarium.server.house import House
from terrarium.server.limits import Allowance
from terrarium.server.plugs import PLUG
from terrarium.server.refusals import Failed, NotNow, NotThere, NotYours, TooMany
from terrarium.server.table import Table
from terrarium.server.visitors import Visitor
from terrarium.server.wire import (
    CLIENT_DECODER,
    Accepted,
    Answer,
    ClientMessage,
    Goodbye,
    Hello,
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

GOODBYE, NOT_ALLOWED, RESTARTING = 1000, 1008, 1012
#: The largest message that a client may send, in bytes.
LARGEST = 16 * 1024
#: After so many messages that made no sense the socket is closed.
PATIENCE = 20


class Session:
    """A conversation with one client."""

    def __init__(self, house: House, socket: WebSocket[Any, Any, Any], guest: str) -> None:
        self.house = house
        self.socket = socket
        extensions: Any = socket.scope["extensions"]
        self.visitor = Visitor(guest, extensions[PLUG])
        self.table: Table | None = None
        self.allowance = Allowance(house.limits.socket_burst)
        self.senseless = 0
        self._heard = False

    async def run(self) -> int:
        """Talk until one side ends it; return the code to close with."""
        reading = asyncio.create_task(self._read())
        watching = asyncio.create_task(self._watch())
        try:
            await asyncio.wait({reading, watching}, return_when=asyncio.FIRST_COMPLETED)
            return reading.result() if reading.done() else GOODBYE
        finally:
            for task in (reading, watching):
                task.cancel()
            await asyncio.gather(reading, watching, return_exceptions=True)
            if self.table is not None:
                self.table.part(self.visitor)

    async def _watch(self) -> None:
        """Wait until the client has been silent for too long."""
        self._heard = True
        while self._heard:
            self._heard = False
            await asyncio.sleep(self.house.settings.socket_silence)
        self.visitor.send(Goodbye(Line("socket-silent").data(), back=True))

    async def _read(self) -> int:
        """Read until the client goes or has to go; return the code to close with."""
        limits = self.house.limits
        while True:
            received = await self.socket.receive()
            if received["type"] != "websocket.receive":
                return GOODBYE
            self._heard = True
            if not self.allowance.take(limits.socket_rate, limits.socket_burst):
                self.house.metrics.turned.inc()
                self.visitor.send(Goodbye(Line("too-many-requests").data(), back=True))
                return NOT_ALLOWED
            text = received.get("text")
            data = received.get("bytes") if text is None else text
            try:
                message = CLIENT_DECODER.decode(data or b"")
            except (msgspec.DecodeError, UnicodeError) as error:
                self.visitor.send(Trouble(Line("message-unclear", problem=str(error)[:200]).data()))
                self.senseless += 1
                if self.senseless > PATIENCE:
                    return NOT_ALLOWED
                continue
            await self._handle(message)

    async def _handle(self, message: ClientMessage) -> None:
        try:
            if isinstance(message, (Answer, Undo)):
                await self._accept(message)
            elif isinstance(message, Hello):
                await self._hello(message)
            elif isinstance(message, Ping):
                number = 0 if self.table is None else self.table.number
                self.visitor.send(Pong(message.key, number, self.house.outside.now()))
            elif isinstance(message, Say):
                await self._say(message)
            else:
                await self._look_ahead(message)
        except TerrariumError as error:
            self._refuse(message, error)
            if isinstance(error, NotThere) and self.table is not None:
                await self.house.hall.look_for(self.table.facts.id)
        except (SQLAlchemyError, OSError) as error:
            self.house.metrics.errors.inc()
            log.error("storage failed", extra={"error": repr(error)})
            self._refuse(message, Failed("storage-failed"))
        except Exception:
            self.house.metrics.errors.inc()
            log.exception("a message failed", extra={"kind": type(message).__name__})
            self._refuse(message, Failed("server-failed"))

    def _refuse(self, message: ClientMessage, error: TerrariumError) -> None:
        reason = sights.reason_of(error)
        if isinstance(message, (Hello, Ping)):
            self.visitor.send(Trouble(reason))
            return
        self.house.metrics.refused.inc()
        number = 0 if self.table is None else self.table.number
        self.visitor.send(Refused(message.key, reason, number, isinstance(error, Stale)))

    async def _hello(self, hello: Hello) -> None:
        table = await self.house.hall.table(hello.table)
        if self.table is not None and self.table is not table:
            self.table.part(self.visitor)
            self.table = None
        await table.welcome(self.visitor, hello)
        self.table = table

    def _at(self) -> Table:
        if self.table is None:
            raise NotNow("hello-first")
        return self.table

    async def _accept(self, message: Answer | Undo) -> None:
        table, house = self._at(), self.house
        if not house.limits.answers.allows(self.visitor.guest):
            house.metrics.turned.inc()
            raise TooMany("too-many-requests")
        started = time.perf_counter()
        if isinstance(message, Answer):
            number, again = await table.answer(self.visitor.guest, message)
        else:
            number, again = await table.undo(self.visitor.guest, message)
        house.metrics.accepting.observe(time.perf_counter() - started)
        if again:
            house.metrics.repeated.inc()
        self.visitor.send(Accepted(message.key, number, again))

    async def _say(self, say: Say) -> None:
        table = self._at()
        if not self.house.limits.chat.allows(self.visitor.guest):
            self.house.metrics.turned.inc()
            raise TooMany("too-many-requests")
        await self.house.hall.say(self.visitor.guest, table, say)

    async def _look_ahead(self, question: Why | Preview) -> None:
        table = self._at()
        async with table.lock:
            course = table.in_play()
            if question.seat not in table.facts.seats_of(self.visitor.guest):
                raise NotYours("seat-not-yours", seat=question.seat)
            if isinstance(question, Why):
                self.visitor.send(sights.because(course, question))
            else:
                self.visitor.send(sights.previewed(course, question, self.house.outside.seed()))


async def visit(house: House, socket: WebSocket[Any, Any, Any]) -> None:
    """Let a socket in, unless it comes from a foreign page or there are too many of its kind."""
    address = socket.client.host if socket.client else "-"
    guest = house.guests.known(socket.cookies.get(COOKIE)).id
    full = (
        house.sockets[f"address {address}"] >= house.limits.open_by_address
        or house.sockets[f"guest {guest}"] >= house.limits.open_by_guest
    )
    foreign = not house.own_origin(socket.headers.get("origin"), socket.headers.get("host"))
    if foreign or full or house.hall.closing or not house.limits.sockets.allows(address):
        house.metrics.turned.inc()
        log.warning("socket turned away", extra={"address": address, "foreign": foreign, "full": full})
        await socket.close(code=NOT_ALLOWED)
        return
    await socket.accept()
    holding = [f"address {address}", f"guest {guest}"]
    house.sockets.update(holding)
    house.metrics.sockets.inc()
    session = Session(house, socket, guest)
    try:
        code = await session.run()
    finally:
        house.metrics.sockets.dec()
        for name in holding:
            house.sockets[name] -= 1
            if not house.sockets[name]:
                del house.sockets[name]
    if socket.connection_state != "disconnect":
        await socket.close(code=RESTARTING if house.hall.closing else code)
