"""Uvicorn's HTTP protocol with limits: connections that say nothing, too slowly or too much are closed.

Uvicorn has no such limits, so this extends a private class, and its exact version is required;
tests/server/test_private_interfaces.py names what is used of it.
"""

from __future__ import annotations

import asyncio

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from terrarium.server import connection_limits
from terrarium.server.connection_limits import ConnectionLimits
from terrarium.server.websocket_protocol import BroadcastProtocol

#: How many bytes are read before the limits are checked.
SLICE_BYTES = 4096
#: How many bytes the headers and the body of a request may have, with everything between the pieces of a body.
MOST_BYTES = {"headers": 65_536, "body": 4_000_000}
#: How many requests of a connection may wait for the answer to an earlier one.
MOST_PIPELINED = 8


class LimitedHttpProtocol(HttpToolsProtocol):
    """A connection that must be admitted, and whose requests must arrive in time."""

    _limits: ConnectionLimits
    #: The address under which the connection is counted; None if it is not.
    _counted: str | None = None
    _timer: asyncio.TimerHandle | None = None
    #: Whether headers or a body are expected, and how many bytes of them have come.
    _part = "headers"
    _part_bytes = 0

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Admit the connection, and wait for its first request."""
        super().connection_made(transport)
        app: object = self.config.app
        self._limits = app.state.services.connections  # type: ignore[attr-defined]
        address = self.client[0] if self.client else "-"
        if self._limits.admit(address):
            self._counted = address
            self._expect("headers", connection_limits.HEADER_SECONDS)
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget the connection."""
        self._stop_timer()
        if self._counted is not None:
            self._limits.release(self._counted)
            self._counted = None
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Read what has come in slices, so that nobody keeps the event loop busy with thousands of requests at once."""
        for start in range(0, len(data), SLICE_BYTES):
            self._receive(data[start : start + SLICE_BYTES])
            if self.transport.is_closing() or self.transport.get_protocol() is not self:
                return

    def _receive(self, data: bytes) -> None:
        """Read some bytes; the first one of a request starts the time for its headers."""
        if self._timer is None and (self.cycle is None or self.cycle.response_complete):
            self._expect("headers", connection_limits.HEADER_SECONDS)
        self._part_bytes += len(data)
        super().data_received(data)
        if self._part_bytes > MOST_BYTES[self._part]:
            self._close(f"too many bytes of {self._part}")
        elif len(self.pipeline) > MOST_PIPELINED:
            self._close("too many requests at once")

    def on_headers_complete(self) -> None:
        """Start the time for the body."""
        self._expect("body", connection_limits.BODY_SECONDS)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """The request is complete."""
        self._stop_timer()
        self._part, self._part_bytes = "headers", 0
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """Hand the connection over to the protocol of sockets, which forgets it when it ends."""
        self._stop_timer()
        counted, self._counted = self._counted, None
        super().handle_websocket_upgrade()
        protocol = self.transport.get_protocol()
        if counted is not None:
            assert isinstance(protocol, BroadcastProtocol)
            protocol.when_lost(lambda: self._limits.release(counted))

    def _expect(self, part: str, seconds: float) -> None:
        """Give a part of a request some time, and count its bytes from now on."""
        self._stop_timer()
        self._timer = self.loop.call_later(seconds, self._expire)
        self._part, self._part_bytes = part, 0

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _expire(self) -> None:
        self._timer = None
        self._close(f"no {self._part} in time")

    def _close(self, reason: str) -> None:
        """Close the connection at once, and log why."""
        if self._counted is not None:
            self._limits.closed(self._counted, reason)
        self.transport.abort()
