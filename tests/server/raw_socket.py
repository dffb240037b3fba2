"""A bare line to the server: says anything, hears everything."""

from __future__ import annotations

import asyncio
import json
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from terrarium.server.client import ApiClient
from tests.server.timeouts import TIMEOUT


class RawSocket:
    """One socket; what was heard is kept by kind until somebody asks for it."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.waiting: list[dict[str, Any]] = []
        #: The latest welcome or news.
        self.last: dict[str, Any] = {}

    @staticmethod
    async def open(api_client: ApiClient, **headers: str) -> RawSocket:
        """Open a socket with the caller's cookie; other headers by name."""
        if not api_client.cookie():
            await api_client.get("/api/me")
        given = {"Cookie": api_client.cookie(), **{name.title(): value for name, value in headers.items()}}
        connection = await connect(
            api_client.socket_address, additional_headers=given, compression=None, max_size=None, proxy=None,
            ping_interval=None, open_timeout=TIMEOUT, close_timeout=1,
        )  # fmt: skip
        return RawSocket(connection)

    async def send(self, message: object) -> None:
        """Send a message, or a text as it is."""
        await self.connection.send(message if isinstance(message, (str, bytes)) else json.dumps(message))

    async def receive(self, kind: str, seconds: float = TIMEOUT) -> dict[str, Any]:
        """The next message of a kind; others are kept."""
        for place, message in enumerate(self.waiting):
            if message["type"] == kind:
                return self.waiting.pop(place)
        async with asyncio.timeout(seconds):
            while True:
                message = await self._next()
                if message["type"] == kind:
                    return message
                self.waiting.append(message)

    async def receive_any(self) -> dict[str, Any]:
        """The next message of any kind."""
        async with asyncio.timeout(TIMEOUT):
            return self.waiting.pop(0) if self.waiting else await self._next()

    async def _next(self) -> dict[str, Any]:
        message: dict[str, Any] = json.loads(await self.connection.recv())
        if message["type"] in ("welcome", "news"):
            self.last = message
        return message

    def update_for(self, seat: int | None) -> dict[str, Any]:
        """The seat's latest sight."""
        return next(dict(sight) for sight in self.last["sights"] if sight["seat"] == seat)
