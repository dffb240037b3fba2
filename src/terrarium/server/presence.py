"""Presence: the clients that are connected to a table, and the guests that other workers report."""

from __future__ import annotations

import asyncio

from terrarium.server.connected_client import ConnectedClient
from terrarium.server.websocket_protocol import text_frame
from terrarium.server.wire import ENCODER, Presence, ServerMessage

#: Seconds for which arrivals and departures are collected into one message.
PRESENCE_DELAY = 0.25


class TablePresence:
    """Tracks who is at a table, and sends messages to all connected clients."""

    def __init__(self) -> None:
        self.clients: set[ConnectedClient] = set()
        #: Guests that are connected to other workers, by worker.
        self.guests_elsewhere: dict[str, set[str]] = {}
        self._last_sent: list[str] = []
        self._timer: asyncio.TimerHandle | None = None

    def add(self, client: ConnectedClient) -> None:
        """Add a client, which receives all messages from now on."""
        self.clients.add(client)
        self.schedule()

    def remove(self, client: ConnectedClient) -> None:
        """Remove a client that has disconnected or gone to another table."""
        self.clients.discard(client)
        self.schedule()

    def set_elsewhere(self, worker: str, guests: set[str]) -> None:
        """Set the guests that are connected to another worker."""
        if guests:
            self.guests_elsewhere[worker] = guests
        elif self.guests_elsewhere.pop(worker, None) is None:
            return
        self.schedule()

    def local_guests(self) -> set[str]:
        """The guests that are connected to this worker."""
        return {client.guest for client in self.clients}

    def online(self) -> set[str]:
        """The guests that are connected to any worker."""
        return self.local_guests().union(*self.guests_elsewhere.values())

    def audiences(self) -> set[int | None]:
        """The seats whose updates the connected clients receive; None is the spectator's."""
        return {audience for client in self.clients for audience in client.audiences}

    def broadcast(self, message: ServerMessage) -> None:
        """Send the same message to all clients."""
        frame = text_frame(ENCODER.encode(message))
        for client in self.clients:
            client.write(frame)

    def schedule(self) -> None:
        """Send the list of present guests soon, so that changes in quick succession share a message."""
        if self._timer is None:
            self._timer = asyncio.get_running_loop().call_later(PRESENCE_DELAY, self._send)

    def _send(self) -> None:
        self._timer = None
        online = sorted(self.online())
        if online != self._last_sent:
            self._last_sent = online
            self.broadcast(Presence(online))

    def close(self) -> None:
        """Cancel a scheduled message."""
        if self._timer is not None:
            self._timer.cancel()
