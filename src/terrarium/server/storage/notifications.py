"""Notifications between workers on the same PostgreSQL: accepted events, changed tables, and presence."""

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
#: The kinds of notifications: accepted events, tables with any other change, and the guests at a table;
#: and guests who have signed out everywhere.
ACTIONS, TABLES, PRESENCE, EPOCH = "actions", "tables", "presence", "epoch"
#: What rate limits have granted.
LIMITS = "limits"
#: PostgreSQL limits notifications to 8000 bytes; this many tables or events always fit.
MAX_BYTES = 7500
MAX_TABLES, MAX_ACTIONS, MAX_GRANTS = 200, 80, 60

log = logging.getLogger(__name__)

#: Table, number, seat, action and time of an event.
AcceptedRow = tuple[str, int, int, int | None, int]
_ACCEPTED_ROWS = msgspec.json.Decoder(list[AcceptedRow])


def announce_tables(connection: sa.Connection, worker: str, tables: list[str]) -> None:
    """Notify the other workers, with the commit, that these tables have changed."""
    for start in range(0, len(tables), MAX_TABLES):
        send(connection, f"{TABLES} {worker} {' '.join(tables[start : start + MAX_TABLES])}")


def announce_actions(connection: sa.Connection, worker: str, events: list[tuple[str, Event]]) -> None:
    """Send the accepted events to the other workers with the commit, so that they need not read them."""
    rows: list[AcceptedRow] = [(table, event.number, event.seat, event.action, event.at) for table, event in events]
    for start in range(0, len(rows), MAX_ACTIONS):
        part = msgspec.json.encode(rows[start : start + MAX_ACTIONS]).decode()
        send(connection, f"{ACTIONS} {worker} {part}")


def decode_actions(part: str) -> dict[str, list[Event]]:
    """The events of each table, from the last part of a notification."""
    found: dict[str, list[Event]] = {}
    for table, number, seat, action, at in _ACCEPTED_ROWS.decode(part):
        found.setdefault(table, []).append(Event(number, seat, action, None, at))
    return found


#: Limiter, key and amount of what was granted.
Grant = tuple[str, str, float]
_GRANTS = msgspec.json.Decoder(list[Grant])


def announce_limits(connection: sa.Connection, worker: str, grants: list[Grant]) -> None:
    """Tell the other workers what rate limits have granted here."""
    for start in range(0, len(grants), MAX_GRANTS):
        send(connection, f"{LIMITS} {worker} {msgspec.json.encode(grants[start : start + MAX_GRANTS]).decode()}")


def decode_limits(part: str) -> list[Grant]:
    """What was granted, from the last part of a notification."""
    return _GRANTS.decode(part)


def announce_presence(connection: sa.Connection, worker: str, table: str, guests: list[str]) -> None:
    """Tell the other workers, with the commit, which guests are at a table."""
    send(connection, " ".join([PRESENCE, worker, table, *guests]))


def announce_epoch(connection: sa.Connection, worker: str, guest: str, epoch: int) -> None:
    """Tell the other workers, with the commit, that a guest has signed out everywhere."""
    send(connection, f"{EPOCH} {worker} {guest} {epoch}")


def send(connection: sa.Connection, text: str) -> None:
    """Send a notification with the commit."""
    connection.execute(sa.text("SELECT pg_notify(:channel, :text)"), {"channel": CHANNEL, "text": text[:MAX_BYTES]})


class Listener(threading.Thread):
    """Receives notifications; calls `on_reconnect` after every connection, because some may have been missed."""

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
        """Listen, and reconnect after every failure."""
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
        self.join(timeout=30)
