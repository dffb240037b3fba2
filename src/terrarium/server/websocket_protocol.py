"""The server's end of a socket: a message is put into a frame once, and the same bytes go to everybody who gets it."""

from __future__ import annotations

import struct
from typing import Any

from uvicorn._types import ASGISendEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

#: Under which name a connection's scope holds its plug.
PROTOCOL_KEY = "terrarium.plug"
#: How many bytes may wait for a slow reader.
MAX_BUFFERED_BYTES = 4_000_000
#: The first byte of a whole text message.
TEXT_FRAME = 0x81


def text_frame(message: bytes) -> bytes:
    """A text message as it goes over the line. What a server sends is not masked, so it is the same on every line."""
    size = len(message)
    if size < 126:
        return struct.pack("!BB", TEXT_FRAME, size) + message
    if size < 65536:
        return struct.pack("!BBH", TEXT_FRAME, 126, size) + message
    return struct.pack("!BBQ", TEXT_FRAME, 127, size) + message


class BroadcastProtocol(WebSocketsSansIOProtocol):
    """Uvicorn's side of a socket, which also takes frames that are ready and writes them without a task.

    Frames of the same moment, such as the news and that an answer was accepted, go out together.
    """

    _frames: list[bytes]

    async def run_asgi(self) -> None:
        """Serve the connection, which finds the plug in its scope."""
        self._frames = []
        extensions: Any = self.scope["extensions"]
        extensions[PROTOCOL_KEY] = self
        await super().run_asgi()

    def write(self, frame: bytes) -> None:
        """Write a frame in a moment."""
        if not self._frames:
            self.loop.call_soon(self._flush)
        self._frames.append(frame)

    def _flush(self) -> None:
        """Write what has come together; who never reads loses the connection, and may come back."""
        frames, self._frames = self._frames, []
        if frames and not (self.close_sent or self.disconnected or self.transport.is_closing()):
            self.transport.write(frames[0] if len(frames) == 1 else b"".join(frames))
            if self.transport.get_write_buffer_size() > MAX_BUFFERED_BYTES:
                self.transport.abort()

    async def send(self, message: ASGISendEvent) -> None:
        """What the framework sends: accepting and closing, in its turn."""
        self._flush()
        await super().send(message)

    def shutdown(self) -> None:
        """The server stops; what was said before goes out before."""
        self._flush()
        super().shutdown()
