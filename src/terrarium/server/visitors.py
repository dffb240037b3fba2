"""A visitor: one socket at a table, as the table sees it."""

from __future__ import annotations

import asyncio
from collections import deque

from terrarium.server.wire import ENCODER, ServerMessage

#: What may wait for a slow reader before the socket is closed.
MOST_WAITING = 400
MOST_BYTES = 4_000_000


class Visitor:
    """Somebody who looks at a table through a socket, and may act for `seats`."""

    def __init__(self, guest: str) -> None:
        self.guest = guest
        self.detail = "full"
        self.seats: list[int] = []
        #: The table's number as far as the visitor was told.
        self.number = -1
        self.too_slow = False
        self._waiting: deque[bytes] = deque()
        self._bytes = 0
        self._something = asyncio.Event()

    def send(self, message: ServerMessage) -> None:
        """Put a message into the queue."""
        self.send_bytes(ENCODER.encode(message))

    def send_bytes(self, message: bytes) -> None:
        """Put an encoded message into the queue; who never reads loses the connection and may come back."""
        if self.too_slow:
            return
        self._waiting.append(message)
        self._bytes += len(message)
        if len(self._waiting) > MOST_WAITING or self._bytes > MOST_BYTES:
            self.too_slow = True
            self._waiting.clear()
        self._something.set()

    async def next(self) -> bytes | None:
        """The next message to write, or None when there is no point in going on."""
        while not self._waiting:
            if self.too_slow:
                return None
            self._something.clear()
            await self._something.wait()
        message = self._waiting.popleft()
        self._bytes -= len(message)
        return message

    def audiences(self) -> list[int | None]:
        """Whose sights the visitor gets: those of the seats, or the spectator's."""
        return list(self.seats) if self.seats else [None]
