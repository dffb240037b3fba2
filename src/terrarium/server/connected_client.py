"""A client that is connected to a table."""

from __future__ import annotations

import asyncio

from terrarium.engine.lines import Line
from terrarium.server.hidden_actions import Audience
from terrarium.server.websocket_protocol import BroadcastProtocol, text_frame
from terrarium.server.wire import ENCODER, Goodbye, ServerMessage


def audiences_of(seats: list[int]) -> list[Audience]:
    """The audiences of a client that may act for these seats."""
    return list(seats) if seats else [None]


class ConnectedClient:
    """A client at a table: its guest may act for `seats`, and watches if there are none."""

    def __init__(self, guest: str, protocol: BroadcastProtocol, epoch: int = 0) -> None:
        self.guest = guest
        #: The epoch of the cookie that the client came with.
        self.epoch = epoch
        self.detail = "full"
        #: Whether its choices are explained, because it does not read the actions of the table's title itself.
        self.explained = True
        self.seats: list[int] = []
        #: The seats whose updates the client gets; None is the spectator's.
        self.audiences: list[Audience] = [None]
        #: Writes a message that is already a WebSocket frame.
        self.write = protocol.write
        #: Set when the server ends the connection.
        self.disconnected = asyncio.Event()

    def send(self, message: ServerMessage) -> None:
        """Send a message."""
        self.write(text_frame(ENCODER.encode(message)))

    def disconnect(self, reason: Line, back: bool = False) -> None:
        """Send goodbye and end the connection; `back` if the client should reconnect."""
        self.send(Goodbye(reason.data(), back))
        self.disconnected.set()

    def set_seats(self, seats: list[int]) -> None:
        """Set the seats that the client may act for."""
        self.seats = seats
        self.audiences = audiences_of(seats)
