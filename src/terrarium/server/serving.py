"""Run a server with uvicorn until it is stopped."""

from __future__ import annotations

import asyncio
import errno
import gc
import ipaddress
import logging
import multiprocessing
import signal
import socket
import threading
from collections.abc import Callable
from multiprocessing.context import SpawnProcess
from urllib.parse import urlsplit

import uvicorn
from litestar import Litestar
from msgspec import Struct

from terrarium.server.app import make_app
from terrarium.server.http_protocol import LimitedHttpProtocol
from terrarium.server.logs import configure_logging
from terrarium.server.refusals import ServerRefusal, Unavailable
from terrarium.server.settings import Settings
from terrarium.server.storage.opening import opening_errors
from terrarium.server.storage.store import Store
from terrarium.server.websocket_handler import MAX_MESSAGE_BYTES
from terrarium.server.websocket_protocol import BroadcastProtocol

log = logging.getLogger(__name__)

#: The thresholds of the garbage collector's three generations. A full collection blocks the server for a tenth of a
#: second at hundreds of tables, so it is rare.
GC_YOUNG, GC_MIDDLE, GC_OLD = 10_000, 20, 50
#: How many connections may wait to be accepted.
BACKLOG = 2048


class Server(uvicorn.Server):
    """Uvicorn's server, which calls `on_open` once it listens, and tells all clients before it stops.

    `proxies` are the addresses, separated by commas, of proxies whose X-Forwarded-For is believed.
    """

    def __init__(
        self, app: Litestar, host: str, port: int, proxies: str = "", on_open: Callable[[], None] = lambda: None
    ) -> None:
        self.app = app
        self.on_open = on_open
        app.state.services.connections.set_proxies(proxies)
        config = uvicorn.Config(
            app,
            host=host,
            port=port,
            http=LimitedHttpProtocol,
            ws=BroadcastProtocol,
            ws_max_size=MAX_MESSAGE_BYTES,
            ws_per_message_deflate=False,
            ws_ping_interval=None,  # clients send pings, see `socket_idle_seconds`
            log_config=None,
            access_log=False,
            server_header=False,
            timeout_keep_alive=30,
            timeout_graceful_shutdown=5,
            proxy_headers=bool(proxies),
            forwarded_allow_ips=proxies,
        )
        super().__init__(config)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, then call `on_open`."""
        await super().startup(sockets)
        if self.started:
            self.app.state.services.lan_access.set_listener(self.listen_also)
            self.on_open()

    async def listen_also(self, host: str) -> int:
        """Listen at another host too, at the port that the server has; returns the port."""
        port = int(self.servers[0].sockets[0].getsockname()[1])
        further = listen(host, port)
        self.servers.append(await asyncio.get_running_loop().create_server(self._new_protocol, sock=further))
        return port

    def _new_protocol(self) -> asyncio.Protocol:
        return LimitedHttpProtocol(self.config, self.server_state, self.lifespan.state)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Send goodbye to all clients, then stop."""
        await self.app.state.services.registry.say_goodbye()
        await super().shutdown(sockets)


def listen(host: str, port: int) -> socket.socket:
    """Listen at an address; port 0 takes a free one."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        listening = socket.create_server((host, port), family=family, backlog=BACKLOG)
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            raise Unavailable("port-in-use", host=host, port=str(port)) from None
        problem = (error.strerror or str(error)).partition(" (while attempting")[0]  # which Python adds
        raise Unavailable("port-unusable", host=host, port=str(port), problem=problem) from None
    listening.set_inheritable(True)
    return listening


def check_address(option: str, address: str) -> str:
    """The address of a site, without a slash at its end; raise if it is none."""
    try:
        parts = urlsplit(address)
        clear = parts.scheme in ("http", "https") and bool(parts.hostname) and parts.port != 0
    except ValueError:
        clear = False
    if not clear:
        raise ServerRefusal("address-unclear", option=option, address=address)
    return address.rstrip("/")


def check_proxies(text: str) -> str:
    """The addresses of proxies, without blanks; raise if one is neither an address nor a network."""
    found = []
    for part in [part.strip() for part in text.split(",") if part.strip()]:
        try:
            network = ipaddress.ip_network(part, strict=False)
        except ValueError:
            raise ServerRefusal("proxy-unclear", proxy=part) from None
        found.append(str(network) if "/" in part else part)  # uvicorn knows a network only by its first address
    return ",".join(found)


class Serving(Struct, frozen=True):
    """How a server is run: its settings, the socket it listens at, and its proxies."""

    settings: Settings
    listening: socket.socket
    workers: int = 1
    proxies: str = ""
    level: int = logging.INFO

    def run(self, on_open: Callable[[], None]) -> None:
        """Run until stopped; call `on_open` when people can come. Workers share the socket and the database."""
        if self.workers == 1:
            _run_worker(self.settings, self.listening, self.proxies, self.level, on_open)
        else:
            self._supervise(on_open)

    def _supervise(self, on_open: Callable[[], None]) -> None:
        """Keep a number of workers running; replace those that die."""
        configure_logging(level=self.level)
        check_database(self.settings)
        context = multiprocessing.get_context("spawn")
        opened = context.Event()
        stopped = threading.Event()
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, lambda _number, _frame: stopped.set())
        running: list[SpawnProcess] = []
        announced = False
        while not stopped.wait(0.2):
            if opened.is_set() and not announced:
                announced = True
                on_open()
            for dead in [process for process in running if not process.is_alive()]:
                log.error("worker ended", extra={"worker": dead.pid, "code": dead.exitcode})
                running.remove(dead)
            while len(running) < self.workers:
                work = (self.settings, self.listening, self.proxies, self.level, opened.set)
                process = context.Process(target=_run_worker, args=work)
                process.start()
                running.append(process)
        for process in running:
            process.terminate()
        for process in running:
            process.join()
        self.listening.close()


def _run_worker(
    settings: Settings, listening: socket.socket, proxies: str, level: int, on_open: Callable[[], None]
) -> None:
    configure_logging(level=level)
    host, port = listening.getsockname()[:2]
    server = Server(make_app(settings), host, port, proxies, on_open)
    gc.freeze()  # objects created so far live as long as the server
    gc.set_threshold(GC_YOUNG, GC_MIDDLE, GC_OLD)
    server.run([listening])


def check_database(settings: Settings) -> None:
    """Create or upgrade the database, or raise why it cannot be opened."""
    with opening_errors(settings.database_address()):
        store = Store(settings.database_address())
        try:
            store.prepare()
        finally:
            store.writing.dispose()
            store.reading.dispose()
