"""A visitor: one socket at a table, as the table sees it."""

from __future__ import annotations

from terrarium.server.websocket_protocol import BroadcastProtocol, text_frame
from terrarium.server.wire import ENCODER, ServerMessage


class ConnectedClient:
    """Somebody who looks at a table through a socket, and may act for `seats`."""

    def __init__(self, guest: str, protocol: BroadcastProtocol) -> None:
        self.guest = guest
        self.detail = "full"
        self.seats: list[int] = []
        #: Whose sights the visitor gets: those of the seats, or the spectator's.
        self.audiences: list[int | None] = [None]
        #: The table's number as far as the visitor was told.
        self.number = -1
        #: Takes messages that are in their frames already.
        self.write = protocol.write

    def send(self, message: ServerMessage) -> None:
        """Send a message."""
        self.write(text_frame(ENCODER.encode(message)))

    def set_seats(self, seats: list[int]) -> None:
        """From now on the visitor acts for these seats."""
        self.seats = seats
        self.audiences = list(seats) if seats else [None]
