"""A load test of the server: real games over loopback, paced or as fast as possible.

``python bench/load.py`` starts a server of its own (``--server PYTHON`` names the interpreter that runs it), seats four
players and a spectator at each of 200 tables, lets everybody play Planet at random for a while, and prints what it
measured. When the measurement begins the games are evenly spread from the first action to the last, as those of people
who know nothing of each other; whenever one ends, the same people play again. ``--rate 0`` plays as fast as the server
answers. ``--workers 2`` does the same with two workers and a PostgreSQL that is started for it, or one that
``--database postgresql://...`` names.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import gc
import json
import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
import uvloop
from load_clients.tables import LENGTH, SEATS, Figures, Table

from terrarium.server.client import ApiClient
from terrarium.testing.postgres import Postgres

WARM_UP = 3.0
#: Seconds after which people who cannot all sit down and begin never will, and those that a server has to end.
LONGEST_START, LONGEST_END = 300.0, 30.0


def start_server(python: str, port: int, data: str, arguments: argparse.Namespace) -> subprocess.Popen[bytes]:
    """Start a server process."""
    command = [python, "-m", "terrarium.cli.main", "serve", "--port", str(port), "--data", data, "--quiet"]
    command += ["--limits", "1000", "--workers", str(arguments.workers)]
    if arguments.database:
        command += ["--database", arguments.database]
    return subprocess.Popen(command, env={**os.environ}, stdout=subprocess.DEVNULL, start_new_session=True)


def stop(server: subprocess.Popen[bytes]) -> None:
    """Stop a server, and end it and its workers if it does not stop."""
    server.send_signal(signal.SIGTERM)
    try:
        server.wait(timeout=LONGEST_END)
    except subprocess.TimeoutExpired:
        os.killpg(server.pid, signal.SIGKILL)
        server.wait()


async def wait_for(address: str, server: subprocess.Popen[bytes]) -> None:
    """Wait until the server answers; fail if it has exited, because then another server answers at the port."""
    for _try in range(600):
        if server.poll() is not None:
            raise SystemExit(f"The server ended with code {server.returncode} before it answered.")
        try:
            async with ApiClient(address):
                break
        except httpx.HTTPError:
            await asyncio.sleep(0.1)
    else:
        raise SystemExit("The server did not start within 60 seconds.")
    if server.poll() is not None:
        raise SystemExit("Another server answers at this port; nothing was measured.")


def process_tree(process: int) -> list[Path]:
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
    pages = sum(int((folder / "statm").read_text().split()[1]) for folder in process_tree(process))
    return pages * os.sysconf("SC_PAGE_SIZE")


def cpu(process: int) -> float:
    """The CPU seconds of a process and its children."""
    ticks = 0
    for folder in process_tree(process):
        fields = (folder / "stat").read_text().rsplit(")", 1)[1].split()
        ticks += int(fields[11]) + int(fields[12])
    return ticks / os.sysconf("SC_CLK_TCK")


async def measure(arguments: argparse.Namespace, port: int, server: int) -> dict[str, Any]:
    """Play and measure."""
    figures = Figures()
    address = f"http://127.0.0.1:{port}"
    interval = arguments.tables / arguments.rate if arguments.rate else 0.0
    limiter = asyncio.Semaphore(16)

    async def prepare(number: int) -> Table:
        async with limiter:
            api_clients = [ApiClient(address) for _seat in range(SEATS + 1)]
            await api_clients[SEATS].get("/api/me")  # the players get their cookies with their seats
            table = Table(number, api_clients, figures, interval, arguments.detail)
            await table.set_up()
            return table

    async def connect(table: Table) -> None:
        async with limiter:
            await table.connect("127.0.0.1", port)

    before = memory(server)
    try:
        async with asyncio.timeout(LONGEST_START):
            tables = await asyncio.gather(*[prepare(number) for number in range(arguments.tables)])
            seated = memory(server)
            await asyncio.gather(*[connect(table) for table in tables])
            connected = memory(server)
            for number, table in enumerate(tables):
                table.head_start = LENGTH * number // arguments.tables
                table.play()
            while not all(table.ready() for table in tables):
                await asyncio.sleep(0.1)
    except TimeoutError:
        raise SystemExit(f"Not all tables had begun after {LONGEST_START:g} seconds.") from None
    for table in tables:
        table.go(time.perf_counter() + interval * table.random.random())
    await asyncio.sleep(WARM_UP)
    print(f"Measuring for {arguments.seconds:g} seconds ...", file=sys.stderr, flush=True)
    gc.collect()
    gc.disable()  # the clients are not what is measured
    figures.measuring, began, used, own = True, time.perf_counter(), cpu(server), time.process_time()
    await asyncio.sleep(arguments.seconds)
    figures.measuring, seconds = False, time.perf_counter() - began
    used, own = cpu(server) - used, time.process_time() - own
    for table in tables:
        table.close()
        for caller in table.api_clients:
            await caller.http.aclose()
    if figures.failed:
        raise SystemExit(f"{len(figures.failed)} tables broke off: {figures.failed[0]!r}")
    return {
        "database": "postgresql" if arguments.database.startswith("postgres") else "sqlite",
        "workers": arguments.workers,
        "detail": arguments.detail,
        "tables": arguments.tables,
        "sockets": arguments.tables * (SEATS + 1),
        "actions_per_second": round(figures.accepted / seconds),
        "news_per_second": round(len(figures.latencies) / seconds),
        "latency_ms": {"p50": round(figures.share(0.5), 1), "p95": round(figures.share(0.95), 1),
                       "p99": round(figures.share(0.99), 1)},
        "bytes_per_action_and_socket": round(figures.received / max(1, figures.accepted) / (SEATS + 1)),
        "refused": figures.refused,
        "games_finished": figures.games,
        "server_cpu": round(used / seconds, 2),
        "server_cpu_ms_per_action": round(1000 * used / max(1, figures.accepted), 3),
        "generator_cpu": round(own / seconds, 2),
        "kB_per_table": round((seated - before) / arguments.tables / 1000),
        "kB_per_table_with_5_sockets": round((connected - before) / arguments.tables / 1000),
    }  # fmt: skip


async def run(arguments: argparse.Namespace) -> dict[str, Any]:
    """Start a server, load it, stop it."""
    with socket.create_server(("127.0.0.1", 0)) as probe:
        port = int(probe.getsockname()[1])
    with contextlib.ExitStack() as cleanup:
        data = cleanup.enter_context(tempfile.TemporaryDirectory(dir=arguments.data))
        if arguments.workers > 1 and not arguments.database:
            postgres = Postgres()
            cleanup.callback(postgres.close)
            arguments.database = postgres.database()
        server = start_server(arguments.server, port, data, arguments)
        try:
            await wait_for(f"http://127.0.0.1:{port}", server)
            return await measure(arguments, port, server.pid)
        finally:
            stop(server)


def main() -> None:
    """Read the arguments, measure, print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=15)
    parser.add_argument("--rate", type=float, default=1000, help="actions a second over all tables; 0: no limit")
    parser.add_argument("--detail", choices=["lean", "changes", "full"], default="lean", help="pages ask for changes")
    parser.add_argument("--database", default="", help="a file or postgresql://...; by default a fresh one of its own")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--server", default=sys.executable, help="the interpreter that runs the server")
    parser.add_argument("--data", default=None, help="where the temporary database goes")
    arguments = parser.parse_args()
    print(json.dumps(uvloop.run(run(arguments)), indent=1))


if __name__ == "__main__":
    main()
