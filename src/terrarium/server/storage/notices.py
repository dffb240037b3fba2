"""News between workers that share a PostgreSQL: what was accepted, which tables have changed, and who is at them."""

from __future__ import annotations

import asyncio
import logging
import threading
from collections.abc import Callable

import msgspec
import psycopg
import sqlalchemy as sa

from terrarium.server.facts import Event

CHANNEL = "terrarium"
#: What a notification tells: what was accepted, with all that others need of it, or tables where anything may be new.
ACTIONS, ANYTHING = "actions", "tables"
#: PostgreSQL takes notifications of up to 8000 bytes; so many tables or actions are sure to fit.
ROOM = 7500
MOST_TABLES, MOST_ACTIONS = 200, 80

log = logging.getLogger(__name__)

#: Table, number, seat, action and time of something accepted.
Told = tuple[str, int, int, int | None, int]
_TOLD = msgspec.json.Decoder(list[Told])


def announce(connection: sa.Connection, worker: str, tables: list[str]) -> None:
    """Tell the other workers, when the transaction is committed, that these tables have something new."""
    for start in range(0, len(tables), MOST_TABLES):
        send(connection, f"{ANYTHING} {worker} {' '.join(tables[start : start + MOST_TABLES])}")


def announce_actions(connection: sa.Connection, worker: str, events: list[tuple[str, Event]]) -> None:
    """Tell the other workers, when the transaction is committed, what was accepted, so that they need not look."""
    told: list[Told] = [(table, event.number, event.seat, event.action, event.at) for table, event in events]
    for start in range(0, len(told), MOST_ACTIONS):
        part = msgspec.json.encode(told[start : start + MOST_ACTIONS]).decode()
        send(connection, f"{ACTIONS} {worker} {part}")


def actions_in(part: str) -> dict[str, list[Event]]:
    """What was accepted at which table, from the last part of a notification."""
    found: dict[str, list[Event]] = {}
    for table, number, seat, action, at in _TOLD.decode(part):
        found.setdefault(table, []).append(Event(number, seat, action, None, at))
    return found


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
