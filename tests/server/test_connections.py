"""Connections that are opened to keep others out."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
import tempfile
from pathlib import Path

import pytest

from terrarium.server import connection_limits
from tests.server.attackers import ATTACKER, client_at
from tests.server.attacks import EMPTY_PING, UPGRADE
from tests.server.servers import LocalServer, ServerProcess, patient_client, running_server
from tests.server.timeouts import TIMEOUT


class HalfOpen:
    """Connections that never finish a request; they are closed at the end of the block."""

    def __init__(self, port: int, beginning: bytes = b"", address: str = ATTACKER) -> None:
        self.port, self.beginning, self.address = port, beginning, address
        self.writers: list[asyncio.StreamWriter] = []
        self.readers: list[asyncio.StreamReader] = []

    async def open(self, count: int) -> None:
        """Open this many, a hundred at once."""
        while len(self.writers) < count:
            some = min(100, count - len(self.writers))
            await asyncio.gather(*[self._open_one() for _connection in range(some)])

    async def _open_one(self) -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port, local_addr=(self.address, 0))
        writer.write(self.beginning)
        self.readers.append(reader)
        self.writers.append(writer)

    async def ended(self, seconds: float) -> int:
        """How many of them the server has closed within these seconds."""

        async def closed(reader: asyncio.StreamReader) -> bool:
            try:
                await asyncio.wait_for(reader.read(), seconds)
            except ConnectionError:
                return True
            except TimeoutError:
                return False
            return True

        return sum(await asyncio.gather(*[closed(reader) for reader in self.readers]))

    async def __aenter__(self) -> HalfOpen:
        return self

    async def __aexit__(self, *_details: object) -> None:
        for writer in self.writers:
            writer.transport.abort()


def port_of(server: LocalServer) -> int:
    return int(server.address.rsplit(":", 1)[1])


async def test_a_thousand_half_open_connections_do_not_lock_anybody_out(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, limits=1) as server:
        async with HalfOpen(server.port, b"GET / HTTP/1.1\r\n") as attack:
            await attack.open(1000)
            honest = patient_client(server.address)
            async with asyncio.timeout(5):
                assert (await honest.get("/healthz"))["healthy"]
                assert (await honest.post("/api/tables", {"game": "planet", "seats": ["me", "open"]}))["id"]
            figures = (await honest.http.get("/metrics")).text
            count = float(figures.split("\nterrarium_connections ")[1].split("\n")[0])
            assert count <= 210
            await honest.http.aclose()
        log = [json.loads(line) for line in server.log.read_text().splitlines() if line.startswith("{")]
        closed = [line for line in log if line["what"] == "connections closed"]
        assert closed
        assert any(ATTACKER in name for name in closed[0]["closed"])


WHOLE = b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
BEGUN = b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 99\r\n"


@pytest.mark.parametrize("beginning", [b"", BEGUN, BEGUN + b"\r\n{"], ids=["nothing", "headers", "body"])
async def test_a_request_that_does_not_arrive_in_time_is_given_up(
    tmp_path: Path, beginning: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connection_limits, "HEADER_SECONDS", 0.3)
    monkeypatch.setattr(connection_limits, "BODY_SECONDS", 0.3)
    async with running_server(tmp_path) as server, HalfOpen(port_of(server), beginning) as attack:
        await attack.open(5)
        assert await attack.ended(10) == 5
        assert (await server.api_client().get("/healthz"))["healthy"]


async def test_a_later_request_must_arrive_in_time_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection_limits, "HEADER_SECONDS", 0.3)
    async with running_server(tmp_path) as server, HalfOpen(port_of(server), WHOLE) as attack:
        await attack.open(1)
        assert await attack.readers[0].readuntil(b"\r\n") == b"HTTP/1.1 200 OK\r\n"
        attack.writers[0].write(b"GET / HTTP/1.1\r\n")
        assert await attack.ended(10) == 1  # an idle connection would stay open for longer


def test_the_limit_of_open_files_is_raised() -> None:
    code = (
        "import resource\n"
        "from terrarium.server.services import Services\n"
        "from terrarium.server.settings import Settings\n"
        "hard = min(4000, resource.getrlimit(resource.RLIMIT_NOFILE)[1])\n"
        "resource.setrlimit(resource.RLIMIT_NOFILE, (256, hard))\n"
        "services = Services(Settings(data='.'))\n"
        "print(hard, resource.getrlimit(resource.RLIMIT_NOFILE)[0], services.connections.most)\n"
    )
    with tempfile.TemporaryDirectory() as folder:
        done = subprocess.run([sys.executable, "-c", code], cwd=folder, capture_output=True, text=True, check=True)
    hard, soft, most = map(int, done.stdout.split())
    assert soft == hard > 256
    assert most == hard - connection_limits.RESERVED_HANDLES


async def test_an_address_that_connects_without_end_is_turned_away_at_once(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server:
        new = server.services.limits.connections
        new.rate, new.burst = 0.0, 10.0
        for _round in range(4):
            async with HalfOpen(port_of(server), address="127.0.0.8") as some:
                await some.open(5)
                await asyncio.sleep(0.05)
        async with HalfOpen(port_of(server), address="127.0.0.8") as some:
            await some.open(5)
            assert await some.ended(5) == 5
        assert (await server.api_client().get("/healthz"))["healthy"]


async def test_headers_and_bodies_without_end_are_given_up(tmp_path: Path) -> None:
    """Long before their time is over: memory would fill with them."""
    async with running_server(tmp_path) as server:
        for beginning in (b"GET /", b"GET / HTTP/1.1\r\nX: ", BEGUN.replace(b"99", b"999999999") + b"\r\n"):
            async with HalfOpen(port_of(server), beginning) as attack:
                await attack.open(1)
                attack.writers[0].write(b"a" * 10_000_000)
                assert await attack.ended(8) == 1  # headers would have ten seconds
        short = BEGUN.replace(b"Content-Length: 99", b"Transfer-Encoding: chunked") + b"\r\n"
        async with HalfOpen(port_of(server), short + b"1\r\n{\r\n" * 800_000) as attack:
            await attack.open(1)  # tiny pieces of a body, each of which costs time
            assert await attack.ended(8) == 1


async def test_thousands_of_requests_at_once_are_not_even_read(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with running_server(tmp_path) as server, HalfOpen(port_of(server), WHOLE * 5000) as attack:
        await attack.open(1)
        assert await attack.ended(8) == 1
        assert server.services.limits.all_requests._buckets[ATTACKER].tokens > 59_000
        closed = next(record for record in caplog.records if record.message == "connections closed")
        assert closed.closed == {f"{ATTACKER}: too many requests at once": 1}  # type: ignore[attr-defined]


async def test_a_few_requests_at_once_are_answered(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server, HalfOpen(port_of(server), WHOLE * 5) as some:
        await some.open(1)
        for _request in range(5):
            head = await some.readers[0].readuntil(b"\r\n\r\n")
            assert head.startswith(b"HTTP/1.1 200 OK")
            await some.readers[0].readexactly(int(head.lower().split(b"content-length: ")[1].split(b"\r\n")[0]))


@pytest.mark.parametrize("path", ["/", "/healthz", "/metrics", "/schema", "/api/wire.schema.json", "/assets/none.js"])
async def test_all_requests_of_an_address_are_limited(tmp_path: Path, path: str) -> None:
    async with running_server(tmp_path, limits=1.0) as server, client_at(server) as attacker:
        requests = server.services.limits.all_requests
        requests.rate, requests.burst = 0.0, 3.0
        answers = [await attacker.get(path) for _request in range(5)]
        assert [answer.status_code == 429 for answer in answers] == [False, False, False, True, True]
        assert answers[-1].headers["connection"] == "close"
        assert (await server.api_client().http.get(path)).status_code != 429


#: Frames that are no messages: pings, pongs, and pieces of a message that never ends.
FRAMES = {"ping": EMPTY_PING, "pong": b"\x8a\x80\0\0\0\0", "piece": b"\x00\x80\0\0\0\0"}


@pytest.mark.parametrize("frame", FRAMES)
async def test_a_socket_that_sends_frames_without_end_is_closed(tmp_path: Path, frame: str) -> None:
    """A quarter of a megabyte of pings would stop the server for a third of a second, and count as no message."""
    async with running_server(tmp_path, limits=1.0) as server, HalfOpen(port_of(server), UPGRADE.encode()) as attack:
        server.services.limits.frames_by_address.burst = 1e9  # so that the limit of the socket counts
        await attack.open(1)
        assert (await attack.readers[0].readuntil(b"\r\n\r\n")).startswith(b"HTTP/1.1 101")
        few = b"\x01\x80\0\0\0\0" + FRAMES[frame] * 300 if frame == "piece" else FRAMES[frame] * 300
        attack.writers[0].write(few)
        await asyncio.sleep(0.3)
        assert server.services.connections._open[ATTACKER] == 1
        attack.writers[0].write(FRAMES[frame] * 40_000)
        assert await attack.ended(8) == 1
        async with asyncio.timeout(TIMEOUT):
            while server.services.connections._open[ATTACKER] or server.services.sockets:
                await asyncio.sleep(0.02)


async def test_all_sockets_of_an_address_share_a_limit_for_frames(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server, HalfOpen(port_of(server), UPGRADE.encode()) as attack:
        frames = server.services.limits.frames_by_address
        frames.rate, frames.burst = 0.0, 50.0
        await attack.open(2)
        for place in range(2):
            await attack.readers[place].readuntil(b"\r\n\r\n")
            attack.writers[place].write(EMPTY_PING * 30)
            await asyncio.sleep(0.3)
        assert await attack.ended(1) == 1
        socket = await server.connect()  # at another address
        await socket.send({"type": "ping", "key": "k"})
        await socket.receive("pong")


async def test_who_asks_too_often_must_connect_again(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server, client_at(server) as client:
        requests = server.services.limits.requests
        requests.rate, requests.burst = 0.0, 1.0
        assert (await client.get("/api/games")).headers.get("connection") != "close"
        refused = await client.get("/api/games")
        assert (refused.status_code, refused.headers["connection"]) == (429, "close")


async def test_connections_are_counted_until_they_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection_limits, "HEADER_SECONDS", 0.3)
    async with running_server(tmp_path) as server:
        limits = server.services.connections
        client = server.api_client()
        socket = await server.connect(client)
        await asyncio.sleep(0.6)  # open sockets and idle connections are not late
        assert limits._open["127.0.0.1"] == 2
        await socket.send({"type": "ping", "key": "k"})
        await socket.receive("pong")
        await client.get("/api/me")
        await socket.connection.close()
        await client.http.aclose()
        async with asyncio.timeout(TIMEOUT):
            while limits._open.total():
                await asyncio.sleep(0.02)


async def test_a_proxy_may_have_more_connections_than_others(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server:
        server.services.connections.by_address = 3
        server.services.connections.set_proxies("127.0.0.9,127.0.1.0/24")
        for address, most in (("127.0.0.2", 3), ("127.0.0.9", 6), ("127.0.1.7", 6)):
            async with HalfOpen(port_of(server), address=address) as some:
                await some.open(6)
                assert await some.ended(0.5) == 6 - most
        async with asyncio.timeout(TIMEOUT):
            while server.services.connections._open.total():
                await asyncio.sleep(0.02)
        server.services.connections.most = 2
        async with HalfOpen(port_of(server), address="127.0.0.9") as some:
            await some.open(6)
            assert await some.ended(0.5) == 4
