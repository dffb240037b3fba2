"""What a worker learns from other workers on the same PostgreSQL, and what it tells them about presence."""

from __future__ import annotations

import asyncio
import logging
from functools import partial
from typing import TYPE_CHECKING

import sqlalchemy as sa

from terrarium.engine.lines import Line
from terrarium.server.refusals import NotFound
from terrarium.server.storage import notifications
from terrarium.server.table import Table
from terrarium.server.table_info import Event

if TYPE_CHECKING:
    from terrarium.server.table_registry import TableRegistry

log = logging.getLogger(__name__)

#: Milliseconds without a message after which another worker counts as dead.
WORKER_TIMEOUT_MS = 30_000
#: Seconds between two messages about rate limits.
SHARE_SECONDS = 1.0
#: Every how many rounds the presence is announced although it has not changed, for workers that missed it.
REPEAT_ROUNDS = 5


class WorkerLink:
    """Keeps the tables of a registry up to date with those of other workers."""

    def __init__(self, registry: TableRegistry) -> None:
        self.registry = registry
        #: When the last message of each other worker came.
        self._last_heard: dict[str, int] = {}
        #: The guests at each table that were announced last.
        self._announced: dict[str, set[str]] = {}
        self._rounds = 0

    def on_notification(self, text: str) -> None:
        """Handle a notification of another worker."""
        kind, worker, *details = text.split(" ")
        if worker == self.registry.store.worker:
            return
        self._last_heard[worker] = self.registry.clock_and_random.now()
        tables = self.registry.tables
        if kind == notifications.PRESENCE and details and details[0] in tables:
            tables[details[0]].presence.set_elsewhere(worker, set(details[1:]))
        elif kind == notifications.EPOCH:
            self.registry.epochs.set(details[0], int(details[1]))
            self.registry.disconnect_signed_out(details[0])
        elif kind == notifications.LIMITS:
            for name, key, amount in notifications.decode_limits(details[0]):
                self.registry.limits.take_elsewhere(name, key, amount)
        elif kind == notifications.ACTIONS:
            for name, events in notifications.decode_actions(details[0]).items():
                if name in tables:
                    self.registry.run_in_background(self._catch_up(tables[name], events))
        elif kind == notifications.TABLES:
            for name in details:
                if name in tables:
                    self.registry.run_in_background(self._catch_up(tables[name]))

    def on_reconnect(self) -> None:
        """Update all tables and epochs, because notifications may have been missed."""
        self.registry.run_in_background(self._load_epochs())
        for table in list(self.registry.tables.values()):
            self.registry.run_in_background(self._catch_up(table))

    async def _load_epochs(self) -> None:
        try:
            await self.registry.store.read(self.registry.epochs.load)
        except (sa.exc.SQLAlchemyError, OSError) as error:
            log.error("reading epochs failed", extra={"error": repr(error)})
        for guest in {client.guest for table in self.registry.tables.values() for client in table.presence.clients}:
            self.registry.disconnect_signed_out(guest)

    async def _catch_up(self, table: Table, events: list[Event] | None = None) -> None:
        """Apply these events at a table, or everything that is stored."""
        try:
            await (table.catch_up() if events is None else table.apply_events(events))
        except NotFound:
            await self.registry.close_table(table.info.id, Line("table-removed"))
        except (sa.exc.SQLAlchemyError, OSError) as error:
            log.error("catching up failed", extra={"table": table.info.id, "error": repr(error)})

    async def share_limits(self) -> None:
        """Tell the other workers, every second, what rate limits have granted here. Runs until cancelled."""
        store = self.registry.store
        while True:
            await asyncio.sleep(SHARE_SECONDS)
            grants = self.registry.limits.collect_taken()
            if grants:
                try:
                    await store.write(partial(notifications.announce_limits, worker=store.worker, grants=grants))
                except (sa.exc.SQLAlchemyError, OSError) as error:
                    log.error("sharing limits failed", extra={"error": repr(error)})

    async def announce_presence(self) -> None:
        """Tell the other workers which guests are at which table here, and forget workers that are silent."""
        now = self.registry.clock_and_random.now()
        for worker, heard in list(self._last_heard.items()):
            if now - heard > WORKER_TIMEOUT_MS:
                del self._last_heard[worker]
                for table in self.registry.tables.values():
                    table.presence.set_elsewhere(worker, set())
        before, here = self._announced, {}
        for name, table in self.registry.tables.items():
            if table.presence.clients:
                here[name] = table.presence.local_guests()
        self._rounds += 1
        repeat = self._rounds % REPEAT_ROUNDS == 0
        changed = sorted(name for name in {*here, *before} if repeat or here.get(name) != before.get(name))
        self._announced = here

        def work(connection: sa.Connection) -> None:
            for name in changed:
                notifications.announce_presence(
                    connection, self.registry.store.worker, name, sorted(here.get(name, ()))
                )

        if changed:
            await self.registry.store.write(work)
