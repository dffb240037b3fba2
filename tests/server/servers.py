"""Servers for tests: one inside the test, where its parts can be looked at, or one in a process that can be killed."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import random
import resource
import socket
import time
import urllib.error
import urllib.request
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx

from terrarium.cli import main
from terrarium.server import wire
from terrarium.server.app import make_app
from terrarium.server.client import ApiClient, Player
from terrarium.server.clock_and_random import ClockAndRandom
from terrarium.server.services import Services
from terrarium.server.serving import Server
from terrarium.server.settings import Settings
from tests.server.raw_socket import RawSocket
from tests.server.timeouts import TIMEOUT


def patient_client(address: str) -> ApiClient:
    """Somebody who waits for as long as that."""
    api_client = ApiClient(address)
    api_client.http.timeout = httpx.Timeout(TIMEOUT)
    return api_client


class LocalServer:
    """A server inside the test."""

    def __init__(self, services: Services, address: str) -> None:
        self.services = services
        self.address = address
        self.api_clients: list[ApiClient] = []
        self.sockets: list[RawSocket] = []

    def api_client(self, address: str = "") -> ApiClient:
        """Somebody new."""
        self.api_clients.append(patient_client(address or self.address))
        return self.api_clients[-1]

    async def connect(self, api_client: ApiClient | None = None, **headers: str) -> RawSocket:
        """A bare line to the server, for a caller or for somebody new."""
        self.sockets.append(await RawSocket.open(api_client or self.api_client(), **headers))
        return self.sockets[-1]

    async def close(self) -> None:
        """Everybody goes."""
        for raw in self.sockets:
            await raw.connection.close()
        for api_client in self.api_clients:
            await api_client.http.aclose()


@asynccontextmanager
async def running_server(
    data: Path, clock_and_random: ClockAndRandom | None = None, proxies: str = "", **settings: Any
) -> AsyncIterator[LocalServer]:
    """Run a server inside the test, on a port that only it has."""
    chosen = Settings(**{"data": str(data), "bot_pause": 0.0, "limits": 100.0, "bot_workers": 1, **settings})
    app = make_app(chosen, clock_and_random)
    listening = socket.create_server(("127.0.0.1", 0))
    port = listening.getsockname()[1]
    server = Server(app, "127.0.0.1", port, proxies)
    running = asyncio.create_task(server.serve(sockets=[listening]))
    try:
        while not server.started:
            assert not running.done()
            await asyncio.sleep(0.01)
        local = LocalServer(app.state.services, f"http://127.0.0.1:{port}")
        try:
            yield local
        finally:
            await local.close()
    finally:
        server.should_exit = True
        await running
        listening.close()


#: Servers are forked from a process that has imported everything once, so that starting one again takes no time.
FORK_SERVER = multiprocessing.get_context("forkserver")
FORK_SERVER.set_forkserver_preload(["terrarium.cli.main", "terrarium.server.serving", "tests.server.servers"])


def _serve(options: list[str], log: str, file_bytes: int | None) -> None:
    """What such a process does: the command itself, perhaps with a limit for the size of its files."""
    if file_bytes is not None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (file_bytes, resource.RLIM_INFINITY))
    with open(log, "ab", buffering=0) as file:
        for stream in (1, 2):
            os.dup2(file.fileno(), stream)
    main.app(["serve", *options])


def wait_for(address: str, going: Callable[[], bool], log: Path) -> None:
    """Wait until a server answers at this address."""
    deadline = time.monotonic() + TIMEOUT
    while time.monotonic() < deadline:
        assert going(), log.read_text()
        try:
            with urllib.request.urlopen(f"{address}/healthz", timeout=30) as answer:
                assert answer.status == 200
                return
        except (urllib.error.URLError, OSError):
            time.sleep(0.02)
    raise AssertionError(f"the server did not answer: {log.read_text()}")


class ServerProcess:
    """A server in a process of its own, which a test may kill and start again."""

    def __init__(
        self, data: Path, database: str = "", bot_pause: float = 0, file_bytes: int | None = None, limits: float = 1000
    ) -> None:
        self.file_bytes = file_bytes
        with socket.create_server(("127.0.0.1", 0)) as probe:
            self.port = int(probe.getsockname()[1])
        self.address = f"http://127.0.0.1:{self.port}"
        self.options = [
            "--port", str(self.port), "--data", str(data), "--limits", str(limits), "--bot-pause", str(bot_pause),
            "--log",
        ]  # fmt: skip
        if database:
            self.options += ["--database", database]
        self.process: Any = None
        self.log = data / f"log-{self.port}"
        data.mkdir(parents=True, exist_ok=True)

    def start(self) -> ServerProcess:
        """Start it and wait until it answers."""
        self.process = FORK_SERVER.Process(target=_serve, args=(self.options, str(self.log), self.file_bytes))
        self.process.start()
        wait_for(self.address, self.process.is_alive, self.log)
        return self

    def kill(self) -> None:
        """Kill -9: no goodbye, nothing written any more."""
        self.process.kill()
        self.process.join()

    def stop(self) -> None:
        """Stop it as Ctrl-C does."""
        if self.process is not None and self.process.is_alive():
            self.process.terminate()
            self.process.join(TIMEOUT)
            assert not self.process.is_alive()

    def __enter__(self) -> ServerProcess:
        return self.start()

    def __exit__(self, *_details: object) -> None:
        self.stop()


def at_random(seed: int) -> Any:
    """A way to choose any legal action."""
    chance = random.Random(seed)

    def choose(sight: wire.SeatUpdate) -> int:
        return chance.choice(sight.legal)

    return choose


async def seated(api_clients: list[ApiClient], game: str, more_seats: tuple[str, ...] = (), **form: Any) -> str:
    """A table, started, with each caller on a seat and `more_seats` behind them."""
    seats = ["me", *["open"] * (len(api_clients) - 1), *more_seats]
    table = await api_clients[0].post("/api/tables", {"game": game, "seats": seats, "public": True, **form})
    for seat, api_client in enumerate(api_clients[1:], start=1):
        await api_client.post(f"/api/tables/{table['id']}/join", {})
        await api_client.put(f"/api/tables/{table['id']}/seats/{seat}", {"kind": "me"})
        await api_client.post(f"/api/tables/{table['id']}/ready", {"ready": True})
    await api_clients[0].post(f"/api/tables/{table['id']}/start")
    return str(table["id"])


async def played_out(players: list[Player], seconds: float = TIMEOUT) -> None:
    """Let everybody play to the end; all saw the same game."""
    async with asyncio.timeout(seconds):
        await asyncio.gather(*[player.play() for player in players])
    assert len({player.fingerprint for player in players}) == 1
    assert players[0].fingerprint is not None
    assert all(player.outcome == players[0].outcome for player in players)
