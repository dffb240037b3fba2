"""A visitor: one socket at a table, as the table sees it."""

from __future__ import annotations

from terrarium.server.plugs import Plug, framed
from terrarium.server.wire import ENCODER, ServerMessage

#: What may wait for a slow reader before the line is cut.
MOST_BYTES = 4_000_000


class Visitor:
    """Somebody who looks at a table through a socket, and may act for `seats`."""

    def __init__(self, guest: str, plug: Plug) -> None:
        self.guest = guest
        self.detail = "full"
        self.seats: list[int] = []
        #: Whose sights the visitor gets: those of the seats, or the spectator's.
        self.audiences: list[int | None] = [None]
        #: The table's number as far as the visitor was told.
        self.number = -1
        self.too_slow = False
        self._plug = plug

    def send(self, message: ServerMessage) -> None:
        """Send a message."""
        self.write(framed(ENCODER.encode(message)))

    def write(self, frame: bytes) -> None:
        """Write a message that is in its frame already; who never reads loses the connection and may come back."""
        if self.too_slow:
            return
        self._plug.write(frame)
        if self._plug.waiting() > MOST_BYTES:
            self.too_slow = True
            self._plug.cut()

    def sit(self, seats: list[int]) -> None:
        """From now on the visitor acts for these seats."""
        self.seats = seats
        self.audiences = list(seats) if seats else [None]
