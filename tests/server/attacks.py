"""Attacks on a server, each in a process of its own, from addresses of this machine; all are bounded."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import time
from collections.abc import Awaitable, Callable, Iterator
from typing import Any

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from tests.server.attackers import client_at, post_without_cookie
from tests.server.servers import FORK_SERVER
from tests.server.test_replay_load import long_record

#: Where attacks come from, and how many requests each address has open at a time.
ADDRESSES = tuple(f"127.0.0.{number}" for number in range(2, 6))
AT_ONCE = 20
BOTS = {"game": "planet", "seats": ["bot:ancient", "bot:ancient"], "start": True, "public": True}

#: The request that opens a socket, and a ping as a frame.
UPGRADE = (
    "GET /api/socket HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
EMPTY_PING = b"\x89\x80\0\0\0\0"

#: An attack from one address on the server at another, until a time of `time.monotonic`.
Attack = Callable[[str, str, float], Awaitable[None]]


async def many_at_once(until: float, request: Callable[[], Awaitable[object]]) -> None:
    """Repeat a request without a pause, many at a time."""

    async def again_and_again() -> None:
        while time.monotonic() < until:
            with contextlib.suppress(httpx.HTTPError, WebSocketException, OSError):
                await request()

    await asyncio.gather(*[again_and_again() for _request in range(AT_ONCE)])


async def tables(server: str, address: str, until: float) -> None:
    """Tables where the slowest bots play, each made by a new guest."""
    async with client_at(server, address) as client:
        await many_at_once(until, lambda: post_without_cookie(client, "/api/tables", BOTS))


async def joins(server: str, address: str, until: float) -> None:
    """New guests who join a public table."""
    async with client_at(server, address) as client:
        made = await client.post("/api/tables", json={"game": "planet", "seats": ["me", "open"], "public": True})
        path = f"/api/tables/{made.json()['id']}/join"
        await many_at_once(until, lambda: post_without_cookie(client, path, {}))


async def lists(server: str, address: str, until: float) -> None:
    """Requests for the lobby."""
    async with client_at(server, address) as client:
        await many_at_once(until, lambda: client.get("/api/tables"))


async def replays(server: str, address: str, until: float) -> None:
    """Replays of a long game, each at another place of it."""
    async with client_at(server, address) as client:
        made = await client.post("/api/records", json={"record": long_record()})
        place, numbers = f"/api/tables/{made.json()['id']}", iter(range(10_000_000))
        await many_at_once(until, lambda: client.get(f"{place}/replay?number={next(numbers) * 37 % 200}"))


async def half_open(server: str, address: str, until: float) -> None:
    """Connections that never finish a request: three hundred from each address, and again when they are closed."""
    port = int(server.rsplit(":", 1)[1])

    async def one() -> None:
        while time.monotonic() < until:
            with contextlib.suppress(OSError):
                reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(address, 0))
                writer.write(b"GET / HTTP/1.1\r\n")
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(reader.read(), max(0.01, until - time.monotonic()))
                writer.transport.abort()
            await asyncio.sleep(0.1)

    await asyncio.gather(*[one() for _connection in range(300)])


async def messages(server: str, address: str, until: float) -> None:
    """Sockets that send without end, and are opened again when they are closed."""
    socket_address = server.replace("http", "ws", 1) + "/api/socket"

    async def one_socket() -> None:
        async with connect(
            socket_address, compression=None, max_size=None, proxy=None, open_timeout=5, local_addr=(address, 0)
        ) as socket:
            while time.monotonic() < until:
                await socket.send('{"type": "hello", "table": "abcdefabcdef"}')

    await many_at_once(until, one_socket)


async def pages(server: str, address: str, until: float) -> None:
    """Requests outside the API: the page, the figures, the schemas, and paths that do not exist."""
    paths = ("/", "/metrics", "/healthz", "/schema/openapi.json", "/api/wire.schema.json", "/assets/none.js")
    async with client_at(server, address) as client:
        number = itertools.count()
        await many_at_once(until, lambda: client.get(paths[next(number) % len(paths)]))


async def frames(server: str, address: str, until: float) -> None:
    """Sockets that send pings without end, which are no messages, many of them in one packet."""
    port, upgrade = int(server.rsplit(":", 1)[1]), UPGRADE.encode()

    async def one_socket() -> None:
        _reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(address, 0))
        try:
            writer.write(upgrade)
            while time.monotonic() < until:
                writer.write(EMPTY_PING * 10_000)
                await writer.drain()
                await asyncio.sleep(0)
        finally:
            writer.transport.abort()

    await many_at_once(until, one_socket)


ATTACKS: dict[str, Attack] = {
    attack.__name__: attack for attack in (tables, joins, lists, replays, half_open, messages, pages, frames)
}


def _run(name: str, server: str, seconds: float) -> None:
    async def all_addresses() -> None:
        until = time.monotonic() + seconds
        await asyncio.gather(*[ATTACKS[name](server, address, until) for address in ADDRESSES])

    asyncio.run(all_addresses())


@contextlib.contextmanager
def under_attack(name: str, server: str, seconds: float) -> Iterator[Any]:
    """Attack a server in the block from all addresses, for at most these seconds; yields the process that attacks."""
    process = FORK_SERVER.Process(target=_run, args=(name, server, seconds), daemon=True)
    process.start()
    try:
        yield process
    finally:
        process.kill()
        process.join()
