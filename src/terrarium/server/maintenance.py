"""Maintenance of the tables in memory: unload idle ones, load those where the server must act."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import TYPE_CHECKING

import sqlalchemy as sa

from terrarium.server.storage.table_lists import due_tables

if TYPE_CHECKING:
    from terrarium.server.table_registry import TableRegistry

log = logging.getLogger(__name__)

#: Seconds between two rounds.
ROUND_SECONDS = 2.0
#: Seconds between two log lines about bots that wait.
REPORT_SECONDS = 60.0
#: A clock that was set by more seconds than this is reported.
CLOCK_SECONDS = 5.0


class Maintenance:
    """Looks after the tables of a registry, round by round."""

    def __init__(self, registry: TableRegistry) -> None:
        self.registry = registry
        self._reported_behind = 0.0
        self._reported_bots = -REPORT_SECONDS

    async def run(self) -> None:
        """Run until cancelled."""
        registry = self.registry
        while True:
            await asyncio.sleep(ROUND_SECONDS)
            try:
                self._report_clock()
                self._report_bots()
                self._unload_idle()
                if registry.store.shared:
                    await registry.worker_link.announce_presence()
                else:  # SQLite does not notify the server when a command deletes a table
                    await registry.close_deleted(*registry.tables)
                await self._load_due()
            except (sa.exc.SQLAlchemyError, OSError) as error:
                registry.metrics.errors.inc()
                log.error("maintenance failed", extra={"error": repr(error)})
            registry.metrics.bot_failures.inc(registry.bot_pool.failures)
            registry.bot_pool.failures = 0

    def _report_clock(self) -> None:
        """Log that the system's clock was set; the server's own time goes on as before."""
        behind = self.registry.clock_and_random.seconds_behind()
        if abs(behind - self._reported_behind) > CLOCK_SECONDS:
            self._reported_behind = behind
            log.warning("the system's clock was set", extra={"seconds": round(behind, 1)})

    def _report_bots(self) -> None:
        """Log that decisions of bots wait for too long, once a minute."""
        now = time.monotonic()
        if self.registry.bots_starve() and now - self._reported_bots > REPORT_SECONDS:
            self._reported_bots = now
            queue = self.registry.bot_pool.queue
            log.warning("bots wait", extra={"waiting": len(queue), "seconds": round(queue.longest_wait(), 1)})

    def _unload_idle(self) -> None:
        """Unload tables without clients and duties; free the caches of tables that are only idle."""
        now, idle_ms = self.registry.clock_and_random.now(), self.registry.settings.table_idle_seconds * 1000
        for name, table in list(self.registry.tables.items()):
            if now - table.last_used <= idle_ms:
                continue
            if table.session is not None:
                table.session.drop_caches()
            if table.updates is not None:
                table.updates.forget_views()
            if table.presence.clients or table.lock.locked():
                continue
            due = self.registry.next_due(name)
            if due is None or due > now + idle_ms:
                self.registry.unload(name)

    async def _load_due(self) -> None:
        """Load tables where the server must act and no worker does, as after a restart."""
        now = self.registry.clock_and_random.now()
        late = now - int(ROUND_SECONDS * 1500)
        shared = self.registry.store.shared
        for name in await self.registry.store.read(lambda connection: due_tables(connection, late, now, shared)):
            if name not in self.registry.tables:
                await self.registry.table(name)
