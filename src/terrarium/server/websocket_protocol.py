"""A WebSocket protocol for broadcasts: a message is framed once, and the same bytes go to all clients.

With a queue and a task for each client instead, which is what uvicorn's public interface allows, an action costs 11 %
more CPU time at 1,000 actions a second and 23 % more without a limit (bench/load.py). The module of uvicorn is private,
so its exact version is required; tests/server/test_private_interfaces.py names what is used of it.
"""

from __future__ import annotations

import struct
from collections.abc import Callable
from typing import Any

from uvicorn._types import ASGISendEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from terrarium.server.limits import TokenBucket, limited_address

#: The key of a connection's protocol in its ASGI scope.
PROTOCOL_KEY = "terrarium.protocol"
#: How many bytes may wait for a slow client.
MAX_BUFFERED_BYTES = 4_000_000
#: How many bytes are read before the number of frames is checked.
SLICE_BYTES = 4096
#: The first byte of a whole text message.
TEXT_FRAME = 0x81


def text_frame(message: bytes) -> bytes:
    """A text message as a WebSocket frame. Servers do not mask frames, so it is the same for all clients."""
    size = len(message)
    if size < 126:
        return struct.pack("!BB", TEXT_FRAME, size) + message
    if size < 65536:
        return struct.pack("!BBH", TEXT_FRAME, 126, size) + message
    return struct.pack("!BBQ", TEXT_FRAME, 127, size) + message


class BroadcastProtocol(WebSocketsSansIOProtocol):
    """Uvicorn's protocol, extended by a method that writes finished frames without a task, and by a limit for frames.

    Frames that are written in the same iteration of the event loop, such as `news` and `accepted`, are sent together.
    """

    _frames: list[bytes]
    _lost: Callable[[], None] | None = None
    _received: TokenBucket | None = None

    def when_lost(self, call: Callable[[], None]) -> None:
        """Call this when the connection ends, or now if it has ended."""
        if self.disconnected:
            call()
        else:
            self._lost = call

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget the connection."""
        super().connection_lost(exc)
        if self._lost is not None:
            self._lost()
            self._lost = None

    def data_received(self, data: bytes) -> None:
        """Read what has come in slices, until there are too many frames."""
        for start in range(0, len(data), SLICE_BYTES):
            super().data_received(data[start : start + SLICE_BYTES])
            if self.transport.is_closing():
                return

    def handle_events(self) -> None:
        """Close the connection if it sends too many frames, of which pings and pieces of a message are no messages."""
        app: object = self.config.app
        services = app.state.services  # type: ignore[attr-defined]
        limits, count, address = services.limits, len(self.conn.events), self._address()
        if self._received is None:
            self._received = TokenBucket(limits.frame_burst)
        mine = self._received.take(limits.frame_rate, limits.frame_burst, count)
        if mine and limits.frames_by_address.allow(limited_address(address), count):
            super().handle_events()
        else:
            services.connections.closed(address, "too many frames")
            self.transport.abort()

    def _address(self) -> str:
        """The address of the client; the scope has that of a client behind a proxy."""
        client = self.scope["client"] if self.handshake_complete else self.client
        return client[0] if client else "-"

    async def run_asgi(self) -> None:
        """Serve the connection, with this protocol in its scope."""
        self._frames = []
        extensions: Any = self.scope["extensions"]
        extensions[PROTOCOL_KEY] = self
        await super().run_asgi()

    def write(self, frame: bytes) -> None:
        """Write a frame at the end of this iteration of the event loop."""
        if not self._frames:
            self.loop.call_soon(self._flush)
        self._frames.append(frame)

    def _flush(self) -> None:
        """Write the waiting frames; a client that does not read is disconnected, and may reconnect."""
        frames, self._frames = self._frames, []
        if frames and not (self.close_sent or self.disconnected or self.transport.is_closing()):
            self.transport.write(frames[0] if len(frames) == 1 else b"".join(frames))
            if self.transport.get_write_buffer_size() > MAX_BUFFERED_BYTES:
                self.transport.abort()

    async def send(self, message: ASGISendEvent) -> None:
        """Send what the framework sends, accept and close, after the waiting frames."""
        self._flush()
        await super().send(message)

    def shutdown(self) -> None:
        """Close the connection after the waiting frames."""
        self._flush()
        super().shutdown()
