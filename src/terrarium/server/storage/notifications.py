"""News between workers that share a PostgreSQL: what was accepted, which tables have changed, and who is at them."""

from __future__ import annotations

import asyncio
import logging
import threading
from collections.abc import Callable

import msgspec
import psycopg
import sqlalchemy as sa

from terrarium.server.table_info import Event

CHANNEL = "terrarium"
#: What a notification tells: what was accepted, with all that others need of it, or tables where anything may be new.
ACTIONS, TABLES = "actions", "tables"
#: PostgreSQL takes notifications of up to 8000 bytes; so many tables or actions are sure to fit.
MAX_BYTES = 7500
MAX_TABLES, MAX_ACTIONS = 200, 80

log = logging.getLogger(__name__)

#: Table, number, seat, action and time of something accepted.
AcceptedRow = tuple[str, int, int, int | None, int]
_ACCEPTED_ROWS = msgspec.json.Decoder(list[AcceptedRow])


def announce_tables(connection: sa.Connection, worker: str, tables: list[str]) -> None:
    """Tell the other workers, when the transaction is committed, that these tables have something new."""
    for start in range(0, len(tables), MAX_TABLES):
        send(connection, f"{TABLES} {worker} {' '.join(tables[start : start + MAX_TABLES])}")


def announce_actions(connection: sa.Connection, worker: str, events: list[tuple[str, Event]]) -> None:
    """Tell the other workers, when the transaction is committed, what was accepted, so that they need not look."""
    rows: list[AcceptedRow] = [(table, event.number, event.seat, event.action, event.at) for table, event in events]
    for start in range(0, len(rows), MAX_ACTIONS):
        part = msgspec.json.encode(rows[start : start + MAX_ACTIONS]).decode()
        send(connection, f"{ACTIONS} {worker} {part}")


def decode_actions(part: str) -> dict[str, list[Event]]:
    """What was accepted at which table, from the last part of a notification."""
    found: dict[str, list[Event]] = {}
    for table, number, seat, action, at in _ACCEPTED_ROWS.decode(part):
        found.setdefault(table, []).append(Event(number, seat, action, None, at))
    return found


def send(connection: sa.Connection, text: str) -> None:
    """Send a notification with the transaction."""
    connection.execute(sa.text("SELECT pg_notify(:channel, :text)"), {"channel": CHANNEL, "text": text[:MAX_BYTES]})


class Listener(threading.Thread):
    """Hears what other workers announce; after a lost connection it says so, because something may have been missed."""

    def __init__(
        self,
        address: str,
        loop: asyncio.AbstractEventLoop,
        on_notification: Callable[[str], None],
        on_reconnect: Callable[[], None],
    ) -> None:
        super().__init__(name="listener", daemon=True)
        self.address = address
        self.loop = loop
        self.on_notification = on_notification
        self.on_reconnect = on_reconnect
        self.ready = threading.Event()
        self._stopped = threading.Event()

    def run(self) -> None:
        """Listen, and come back after every loss."""
        while not self._stopped.is_set():
            try:
                self._listen()
            except (psycopg.Error, OSError) as error:
                log.warning("listening to the database failed", extra={"error": str(error)})
                self._stopped.wait(0.5)

    def _listen(self) -> None:
        with psycopg.connect(self.address, autocommit=True) as connection:
            connection.execute(f"LISTEN {CHANNEL}")
            self.ready.set()
            self._call_in_loop(self.on_reconnect)
            while not self._stopped.is_set():
                for notice in connection.notifies(timeout=0.5):
                    self._call_in_loop(self.on_notification, notice.payload)

    def _call_in_loop(self, what: Callable[..., None], *details: str) -> None:
        if not self.loop.is_closed():
            self.loop.call_soon_threadsafe(what, *details)

    def stop(self) -> None:
        """Stop listening."""
        self._stopped.set()
        self.join(timeout=5)
