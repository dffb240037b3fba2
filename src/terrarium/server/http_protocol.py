"""Uvicorn's HTTP protocol with limits: connections that say nothing, or too slowly, are closed.

Uvicorn has no such limits, so this extends a private class, and its exact version is required;
tests/server/test_private_interfaces.py names what is used of it.
"""

from __future__ import annotations

import asyncio

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from terrarium.server import connection_limits
from terrarium.server.connection_limits import ConnectionLimits
from terrarium.server.websocket_protocol import BroadcastProtocol


class LimitedHttpProtocol(HttpToolsProtocol):
    """A connection that must be admitted, and whose requests must arrive in time."""

    _limits: ConnectionLimits
    #: The address under which the connection is counted; None if it is not.
    _counted: str | None = None
    _timer: asyncio.TimerHandle | None = None

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
        """Start the time for the headers with the first byte of a request."""
        if self._timer is None and (self.cycle is None or self.cycle.response_complete):
            self._expect("headers", connection_limits.HEADER_SECONDS)
        super().data_received(data)

    def on_headers_complete(self) -> None:
        """Start the time for the body."""
        self._expect("body", connection_limits.BODY_SECONDS)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """The request is complete."""
        self._stop_timer()
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

    def _expect(self, what: str, seconds: float) -> None:
        self._stop_timer()
        self._timer = self.loop.call_later(seconds, self._expire, what)

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _expire(self, what: str) -> None:
        self._timer = None
        if self._counted is not None:
            self._limits.closed(self._counted, f"no {what} in time")
        self.transport.abort()
