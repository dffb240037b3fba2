"""The server's end of a socket: a message is put into a frame once, and the same bytes go to everybody who gets it."""

from __future__ import annotations

import struct
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

#: Under which name a connection's scope holds its plug.
PLUG = "terrarium.plug"
#: The first byte of a whole text message.
TEXT = 0x81


def framed(message: bytes) -> bytes:
    """A text message as it goes over the line. What a server sends is not masked, so it is the same on every line."""
    size = len(message)
    if size < 126:
        return struct.pack("!BB", TEXT, size) + message
    if size < 65536:
        return struct.pack("!BBH", TEXT, 126, size) + message
    return struct.pack("!BBQ", TEXT, 127, size) + message


class Plug(WebSocketsSansIOProtocol):
    """Uvicorn's side of a socket, which also takes frames that are ready and writes them at once, without a task."""

    async def run_asgi(self) -> None:
        """Serve the connection, which finds the plug in its scope."""
        extensions: Any = self.scope["extensions"]
        extensions[PLUG] = self
        await super().run_asgi()

    def write(self, frame: bytes) -> None:
        """Write a frame, unless the line is closed or being closed."""
        if not (self.close_sent or self.disconnected):
            self.transport.write(frame)

    def waiting(self) -> int:
        """How many bytes the other side has not taken yet."""
        return 0 if self.disconnected else self.transport.get_write_buffer_size()

    def cut(self) -> None:
        """End the connection without another word; the other side does not listen."""
        self.transport.abort()
