"""Run a server with uvicorn until it is stopped."""

from __future__ import annotations

import gc
import logging
import multiprocessing
import signal
import socket
import threading
from multiprocessing.context import SpawnProcess

import uvicorn
from litestar import Litestar

from terrarium.server.app import make_app
from terrarium.server.logs import configure_logging
from terrarium.server.settings import Settings
from terrarium.server.websocket_handler import MAX_MESSAGE_BYTES
from terrarium.server.websocket_protocol import BroadcastProtocol

log = logging.getLogger(__name__)

#: The thresholds of the garbage collector's three generations. A full collection blocks the server for a tenth of a
#: second at hundreds of tables, so it is rare.
GC_YOUNG, GC_MIDDLE, GC_OLD = 10_000, 20, 50


class Server(uvicorn.Server):
    """Uvicorn's server, which tells all clients before it stops."""

    def __init__(self, app: Litestar, host: str, port: int, proxies: str) -> None:
        self.app = app
        config = uvicorn.Config(
            app,
            host=host,
            port=port,
            ws=BroadcastProtocol,
            ws_max_size=MAX_MESSAGE_BYTES,
            ws_per_message_deflate=False,
            ws_ping_interval=None,  # clients send pings, see `socket_idle_seconds`
            log_config=None,
            access_log=False,
            server_header=False,
            timeout_keep_alive=30,
            timeout_graceful_shutdown=5,
            forwarded_allow_ips=proxies,
        )
        super().__init__(config)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Send goodbye to all clients, then stop."""
        await self.app.state.services.registry.say_goodbye()
        await super().shutdown(sockets)


def serve(
    settings: Settings,
    host: str,
    port: int,
    workers: int = 1,
    proxies: str = "127.0.0.1",
    level: int = logging.INFO,
) -> None:
    """Run until stopped. Several workers share the port and a PostgreSQL database."""
    if workers == 1:
        _run_worker(settings, host, port, proxies, level, None)
    else:
        _supervise(settings, host, port, workers, proxies, level)


def _run_worker(
    settings: Settings, host: str, port: int, proxies: str, level: int, listening: socket.socket | None
) -> None:
    configure_logging(level=level)
    server = Server(make_app(settings), host, port, proxies)
    gc.freeze()  # objects created so far live as long as the server
    gc.set_threshold(GC_YOUNG, GC_MIDDLE, GC_OLD)
    server.run(None if listening is None else [listening])


def _supervise(settings: Settings, host: str, port: int, workers: int, proxies: str, level: int) -> None:
    """Keep a number of workers running; replace those that die."""
    configure_logging(level=level)
    listening = socket.create_server((host, port), backlog=2048)
    listening.set_inheritable(True)
    context = multiprocessing.get_context("spawn")
    stopped = threading.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, lambda _number, _frame: stopped.set())
    running: list[SpawnProcess] = []
    while not stopped.wait(0.2):
        for dead in [process for process in running if not process.is_alive()]:
            log.error("worker ended", extra={"worker": dead.pid, "code": dead.exitcode})
            running.remove(dead)
        while len(running) < workers:
            process = context.Process(target=_run_worker, args=(settings, host, port, proxies, level, listening))
            process.start()
            running.append(process)
    for process in running:
        process.terminate()
    for process in running:
        process.join()
    listening.close()
