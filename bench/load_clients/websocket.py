"""A minimal WebSocket client: it sends and receives texts and answers pings."""

from __future__ import annotations

import asyncio
import base64
import os
import struct
from collections.abc import Callable
from typing import cast

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
END_OF_HEAD = b"\r\n\r\n"


class WebSocketClient(asyncio.Protocol):
    """One WebSocket connection; `on_message` is called with each text."""

    def __init__(self, on_message: Callable[[bytes], None]) -> None:
        self.on_message = on_message
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._transport: asyncio.WriteTransport | None = None
        self._rest = b""

    @staticmethod
    async def connect(
        host: str, port: int, path: str, cookie: str, on_message: Callable[[bytes], None]
    ) -> WebSocketClient:
        """Open a connection."""
        loop = asyncio.get_running_loop()
        transport, websocket = await loop.create_connection(lambda: WebSocketClient(on_message), host, port)
        key = base64.b64encode(os.urandom(16)).decode()
        transport.write(
            f"GET {path} HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\nCookie: {cookie}\r\n\r\n".encode()
        )
        await asyncio.wait_for(websocket.opened, 60)
        return websocket

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Note the transport; the handshake follows."""
        self._transport = cast("asyncio.WriteTransport", transport)  # uvloop's are, but not by name

    def connection_lost(self, error: Exception | None) -> None:
        """Note that the connection is closed."""
        self._transport = None
        if not self.opened.done():
            self.opened.set_exception(error or ConnectionResetError("closed before the handshake"))

    def data_received(self, data: bytes) -> None:
        """Parse the frames in the received data."""
        data = self._rest + data if self._rest else data
        if not self.opened.done():
            head, found, data = data.partition(END_OF_HEAD)
            if not found:
                self._rest = head
                return
            if b" 101 " in head[:20]:
                self.opened.set_result(None)
            else:
                self.opened.set_exception(ConnectionRefusedError(head.split(b"\r\n")[0].decode()))
                return
        place = 0
        while True:
            body, end = _body(data, place)
            if end > len(data):
                break
            kind = data[place] & 15
            if kind == TEXT:
                self.on_message(data[body:end])
            elif kind == PING:
                self._write(PONG, data[body:end])
            place = end
        self._rest = data[place:]

    def send(self, text: bytes) -> None:
        """Send a text."""
        self._write(TEXT, text)

    def close(self) -> None:
        """Close the connection."""
        if self._transport is not None:
            self._transport.close()

    def _write(self, kind: int, text: bytes) -> None:
        if self._transport is None:
            raise ConnectionResetError("the server has closed the socket")
        size = len(text)
        length = (
            struct.pack("!BB", 128 | kind, 128 | size) if size < 126 else struct.pack("!BBH", 128 | kind, 254, size)
        )
        self._transport.write(length + b"\0\0\0\0" + text)  # a mask of zeros leaves the text as it is


def _body(data: bytes, place: int) -> tuple[int, int]:
    """Start and end of the body of the frame at `place`; the end is beyond the data if the frame is incomplete."""
    left = len(data) - place
    if left < 2:
        return place, len(data) + 1
    size, body = data[place + 1] & 127, place + 2
    if size == 126:
        if left < 4:
            return place, len(data) + 1
        size, body = int.from_bytes(data[body : body + 2]), body + 2
    elif size == 127:
        if left < 10:
            return place, len(data) + 1
        size, body = int.from_bytes(data[body : body + 8]), body + 8
    return body, body + size
