"""Load on the table server: real games over loopback, paced or as fast as they go.

``python bench/load.py`` starts a server of its own (``--server PYTHON`` names the interpreter that runs it), seats four
players and a spectator at each of 200 tables, lets everybody play Planet at random for a while, and prints what it
measured. ``--rate 0`` plays as fast as the server answers. ``--database postgresql://... --workers 2`` does the same
with PostgreSQL.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import signal
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from terrarium.server.client import Caller

SEATS = 4
WARM_UP = 3.0
ROOT = Path(__file__).resolve().parent.parent


class LeanSight(msgspec.Struct):
    """The part of a sight that a random player reads."""

    seat: int | None
    legal: list[int]


class Heard(msgspec.Struct):
    """The part of a message that a random player reads."""

    type: str
    number: int = 0
    key: str = ""
    actors: list[int] = []
    sights: list[LeanSight] = []
    outcome: Any = None


DECODER = msgspec.json.Decoder(Heard)


class Figures:
    """What is measured between warm-up and end."""

    def __init__(self) -> None:
        self.measuring = False
        self.accepted = 0
        self.news = 0
        self.refused = 0
        self.latencies: list[float] = []
        self.games = 0

    def share(self, part: float) -> float:
        """The latency that so many news stay below, in milliseconds."""
        ordered = sorted(self.latencies)
        return 1000 * ordered[min(len(ordered) - 1, int(part * len(ordered)))] if ordered else 0.0


class LoadTable:
    """One table with everybody at it."""

    def __init__(self, number: int, callers: list[Caller], figures: Figures, interval: float, detail: str) -> None:
        self.chance = random.Random(number)
        self.callers = callers
        self.figures = figures
        self.interval = interval
        self.detail = detail
        self.id = ""
        #: When the answer to each number was sent.
        self.sent: dict[int, float] = {}
        self.next_at = 0.0

    async def set_up(self) -> None:
        """Make a table, seat everybody, start."""
        host = self.callers[0]
        seats = ["me", *["open"] * (SEATS - 1)]
        state = await host.post("/api/tables", {"game": "planet", "seats": seats, "public": True})
        self.id = state["id"]
        for seat, caller in enumerate(self.callers[1:SEATS], start=1):
            await caller.post(f"/api/tables/{self.id}/join", {})
            await caller.put(f"/api/tables/{self.id}/seats/{seat}", {"kind": "me"})
            await caller.post(f"/api/tables/{self.id}/ready", {"ready": True})
        await host.post(f"/api/tables/{self.id}/start")

    async def visit(self, seat: int | None, ready: asyncio.Event) -> None:
        """Sit at the table until the end of the game, then at the next one."""
        caller = self.callers[SEATS if seat is None else seat]
        async with connect(
            caller.socket_address, additional_headers={"Cookie": caller.cookie()}, compression=None, max_size=None,
            ping_interval=None, proxy=None, open_timeout=60,
        ) as line:  # fmt: skip
            await line.send(json.dumps({"type": "hello", "table": self.id, "detail": self.detail}))
            welcomed = False
            async for text in line:
                heard = DECODER.decode(text)
                if heard.type == "refused":
                    self.figures.refused += 1
                if heard.type not in ("welcome", "news"):
                    continue
                if not welcomed:
                    welcomed = True
                    await ready.wait()
                self._note(heard)
                if heard.outcome is not None:
                    if seat == 0:
                        self.figures.games += 1
                    return
                if seat is not None and seat in heard.actors:
                    await self._answer(line, seat, heard)

    def _note(self, heard: Heard) -> None:
        sent = self.sent.get(heard.number - 1)
        if heard.type == "news" and self.figures.measuring and sent is not None:
            self.figures.news += 1
            self.figures.latencies.append(time.perf_counter() - sent)

    async def _answer(self, line: ClientConnection, seat: int, heard: Heard) -> None:
        if self.interval:
            now = time.perf_counter()
            self.next_at = max(self.next_at + self.interval, now)
            if self.next_at > now:
                await asyncio.sleep(self.next_at - now)
        action = self.chance.choice(heard.sights[0].legal)
        answer = {"type": "answer", "seat": seat, "at": heard.number, "actions": [action], "key": f"{heard.number}"}
        self.sent[heard.number] = time.perf_counter()
        if self.figures.measuring:
            self.figures.accepted += 1
        await line.send(json.dumps(answer))

    async def run(self, ready: asyncio.Event) -> None:
        """Play game after game."""
        while True:
            self.sent.clear()
            visitors = [self.visit(seat, ready) for seat in [*range(SEATS), None]]
            await asyncio.gather(*visitors)
            await self.set_up()


def start_server(python: str, port: int, data: str, arguments: argparse.Namespace) -> subprocess.Popen[bytes]:
    """A server in a process of its own."""
    command = [python, "-m", "terrarium.cli.main", "serve", "--port", str(port), "--data", data, "--quiet"]
    command += ["--limits", "1000", "--workers", str(arguments.workers)]
    if arguments.database:
        command += ["--database", arguments.database]
    return subprocess.Popen(command, env={**os.environ}, stdout=subprocess.DEVNULL)


async def wait_for(address: str, server: subprocess.Popen[bytes]) -> None:
    """Wait until our own server answers; if it has ended, whoever answers there is somebody else's."""
    for _try in range(600):
        if server.poll() is not None:
            raise SystemExit(f"The server ended with code {server.returncode} before it answered.")
        try:
            async with Caller(address):
                break
        except httpx.HTTPError:
            await asyncio.sleep(0.1)
    else:
        raise SystemExit("The server did not start within 60 seconds.")
    if server.poll() is not None:
        raise SystemExit("Another server answers at this port; nothing was measured.")


def family(process: int) -> list[Path]:
    """A process and its children, as folders of /proc."""
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            parent = int((folder / "stat").read_text().rsplit(")", 1)[1].split()[1])
        except OSError:  # it has just ended
            continue
        if process in (int(folder.name), parent):
            found.append(folder)
    return found


def memory(process: int) -> int:
    """The resident memory of a process and its children, in bytes."""
    pages = sum(int((folder / "statm").read_text().split()[1]) for folder in family(process))
    return pages * os.sysconf("SC_PAGE_SIZE")


def cpu(process: int) -> float:
    """The seconds of processor time that a process and its children have used."""
    ticks = 0
    for folder in family(process):
        fields = (folder / "stat").read_text().rsplit(")", 1)[1].split()
        ticks += int(fields[11]) + int(fields[12])
    return ticks / os.sysconf("SC_CLK_TCK")


async def measure(arguments: argparse.Namespace, address: str, server: int) -> dict[str, Any]:
    """Play and measure."""
    figures = Figures()
    interval = arguments.tables / arguments.rate if arguments.rate else 0.0
    callers = [[Caller(address) for _seat in range(SEATS + 1)] for _table in range(arguments.tables)]
    gate = asyncio.Semaphore(32)

    async def prepare(number: int) -> LoadTable:
        async with gate:
            for caller in callers[number]:
                await caller.get("/api/me")
            table = LoadTable(number, callers[number], figures, interval, arguments.detail)
            await table.set_up()
            table.next_at = time.perf_counter() + interval * number / arguments.tables
            return table

    before = memory(server)
    tables = await asyncio.gather(*[prepare(number) for number in range(arguments.tables)])
    seated = memory(server)
    ready = asyncio.Event()
    runs = [asyncio.create_task(table.run(ready)) for table in tables]
    await asyncio.sleep(WARM_UP)
    connected = memory(server)
    ready.set()
    await asyncio.sleep(WARM_UP)
    figures.measuring, began, used, own = True, time.perf_counter(), cpu(server), cpu(os.getpid())
    await asyncio.sleep(arguments.seconds)
    figures.measuring, seconds = False, time.perf_counter() - began
    used, own = cpu(server) - used, cpu(os.getpid()) - own
    failed = [run.exception() for run in runs if run.done()]
    for run in runs:
        run.cancel()
    await asyncio.gather(*runs, return_exceptions=True)
    if failed:
        raise SystemExit(f"{len(failed)} tables broke off: {failed[0]!r}")
    return {
        "database": "postgresql" if arguments.database.startswith("postgres") else "sqlite",
        "workers": arguments.workers,
        "detail": arguments.detail,
        "tables": arguments.tables,
        "sockets": arguments.tables * (SEATS + 1),
        "actions_per_second": round(figures.accepted / seconds),
        "news_per_second": round(figures.news / seconds),
        "latency_ms": {"p50": round(figures.share(0.5), 1), "p95": round(figures.share(0.95), 1),
                       "p99": round(figures.share(0.99), 1)},
        "refused": figures.refused,
        "games_finished": figures.games,
        "server_cpu": round(used / seconds, 2),
        "generator_cpu": round(own / seconds, 2),
        "kB_per_table": round((seated - before) / arguments.tables / 1000),
        "kB_per_table_with_5_sockets": round((connected - before) / arguments.tables / 1000),
    }  # fmt: skip


async def run(arguments: argparse.Namespace) -> dict[str, Any]:
    """Start a server, load it, stop it."""
    with socket.create_server(("127.0.0.1", 0)) as probe:
        port = int(probe.getsockname()[1])
    with tempfile.TemporaryDirectory(dir=arguments.data) as data:
        server = start_server(arguments.server, port, data, arguments)
        try:
            await wait_for(f"http://127.0.0.1:{port}", server)
            return await measure(arguments, f"http://127.0.0.1:{port}", server.pid)
        finally:
            server.send_signal(signal.SIGTERM)
            server.wait(timeout=30)


def main() -> None:
    """Read the arguments, measure, print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=15)
    parser.add_argument("--rate", type=float, default=1000, help="actions a second over all tables; 0: no limit")
    parser.add_argument("--detail", choices=["lean", "full"], default="lean")
    parser.add_argument("--database", default="")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--server", default=sys.executable, help="the interpreter that runs the server")
    parser.add_argument("--data", default=None, help="where the temporary database goes")
    arguments = parser.parse_args()
    print(json.dumps(asyncio.run(run(arguments)), indent=1))


if __name__ == "__main__":
    main()
