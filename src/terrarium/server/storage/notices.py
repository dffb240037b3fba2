"""News between workers that share a PostgreSQL: which tables have changed, and who is at them."""

from __future__ import annotations

import asyncio
import logging
import threading
from collections.abc import Callable

import psycopg
import sqlalchemy as sa

CHANNEL = "terrarium"
#: What is new at a table: actions and nothing else, or anything.
ACTIONS, ANYTHING = "actions", "tables"
#: PostgreSQL takes notifications of up to 8000 bytes.
ROOM = 7500

log = logging.getLogger(__name__)


def announce(connection: sa.Connection, worker: str, kind: str, tables: list[str]) -> None:
    """Tell the other workers, when the transaction is committed, that these tables have something new of that kind."""
    while tables:
        part, tables = tables[:200], tables[200:]
        send(connection, f"{kind} {worker} {' '.join(part)}")


def send(connection: sa.Connection, text: str) -> None:
    """Send a notification with the transaction."""
    connection.execute(sa.text("SELECT pg_notify(:channel, :text)"), {"channel": CHANNEL, "text": text[:ROOM]})


class Listener(threading.Thread):
    """Hears what other workers announce; after a lost connection it says so, because something may have been missed."""

    def __init__(
        self, address: str, loop: asyncio.AbstractEventLoop, heard: Callable[[str], None], missed: Callable[[], None]
    ) -> None:
        super().__init__(name="listener", daemon=True)
        self.address = address
        self.loop = loop
        self.heard = heard
        self.missed = missed
        self.ready = threading.Event()
        self._ended = threading.Event()

    def run(self) -> None:
        """Listen, and come back after every loss."""
        while not self._ended.is_set():
            try:
                self._listen()
            except (psycopg.Error, OSError) as error:
                log.warning("listening to the database failed", extra={"error": str(error)})
                self._ended.wait(0.5)

    def _listen(self) -> None:
        with psycopg.connect(self.address, autocommit=True) as connection:
            connection.execute(f"LISTEN {CHANNEL}")
            self.ready.set()
            self._tell(self.missed)
            while not self._ended.is_set():
                for notice in connection.notifies(timeout=0.5):
                    self._tell(self.heard, notice.payload)

    def _tell(self, what: Callable[..., None], *details: str) -> None:
        if not self.loop.is_closed():
            self.loop.call_soon_threadsafe(what, *details)

    def finish(self) -> None:
        """Stop listening."""
        self._ended.set()
        self.join(timeout=5)
