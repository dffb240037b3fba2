"""The nightly run: deletes what has expired, then copies the database."""

from __future__ import annotations

import asyncio
import datetime
import logging
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

import sqlalchemy as sa

from terrarium.server.refusals import ServerRefusal
from terrarium.server.retention import Cleaned
from terrarium.server.storage import backups, cleaning
from terrarium.server.storage.schema import server_values

if TYPE_CHECKING:
    from terrarium.server.table_registry import TableRegistry

log = logging.getLogger(__name__)

#: Seconds between two looks at the clock, and the pause after each transaction, which leaves time for running games.
LOOK_SECONDS, PAUSE_SECONDS = 60.0, 0.02
#: The hour, in UTC, from which the nightly run may start.
HOUR = 3
#: The value in the database that names the day of the last run, which all workers share.
LAST_RUN = "nightly"


class Nightly:
    """Runs once a night, on one of the workers."""

    def __init__(self, registry: TableRegistry) -> None:
        self.registry = registry

    async def run(self) -> None:
        """Look at the clock until cancelled."""
        while True:
            try:
                await self.run_if_due()
            except (sa.exc.SQLAlchemyError, OSError, ServerRefusal) as error:
                self.registry.metrics.errors.inc()
                log.error("the nightly run failed", extra={"error": repr(error)})
            await asyncio.sleep(LOOK_SECONDS)

    async def run_if_due(self) -> bool:
        """Clean and back up if no worker has done so today; return whether this one did."""
        now = datetime.datetime.fromtimestamp(self.registry.clock_and_random.now() / 1000, datetime.UTC)
        day = now.date().isoformat()
        if not await self.registry.store.write(partial(_claim, day=day, ready=now.hour >= HOUR)):
            return False
        log.info("cleaned", extra=(await self.clean()).figures())
        await self.back_up(day)
        return True

    async def clean(self) -> Cleaned:
        """Delete what has expired, except tables where people are."""
        registry, retention = self.registry, self.registry.settings.retention
        now = registry.clock_and_random.now()
        cleaned = Cleaned()
        expired = await registry.store.read(lambda connection: cleaning.expired_tables(connection, retention, now))
        for kind, names in expired.items():
            for name in names:
                table = registry.tables.get(name)
                if table is not None and table.presence.clients:
                    continue
                if await registry.remove_expired(name):
                    setattr(cleaned, kind, getattr(cleaned, kind) + 1)
                await asyncio.sleep(PAUSE_SECONDS)
        cleaned.chat = await self._delete_all(cleaning.delete_chat, retention.cutoff("chat", now))
        cleaned.guests = await self._delete_all(cleaning.delete_guests, retention.cutoff("guests", now))
        return cleaned

    async def _delete_all(self, delete: Callable[[sa.Connection, int], int], before: int | None) -> int:
        """Delete in small transactions until nothing is left; return how much was deleted."""
        total = 0
        while before is not None:
            deleted = await self.registry.store.write(lambda connection: delete(connection, before))
            if not deleted:
                break
            total += deleted
            await asyncio.sleep(PAUSE_SECONDS)
        return total

    async def back_up(self, day: str) -> None:
        """Copy the database, if the settings name a folder for it."""
        settings = self.registry.settings
        if not settings.backup:
            return
        folder, data = Path(settings.backup).expanduser(), settings.data_directory()
        work = partial(backups.scheduled_backup, self.registry.store, folder, data, day, settings.backup_keep)
        file = await asyncio.to_thread(work)
        log.info("backed up", extra={"file": str(file)})


def _claim(connection: sa.Connection, day: str, ready: bool) -> bool:
    """Whether today's run is due and nobody has claimed it; it then counts as done.

    A new database has its first run on the next day.
    """
    last = connection.execute(sa.select(server_values.c.value).where(server_values.c.name == LAST_RUN)).scalar()
    if last is None:
        insert = sa.text("INSERT INTO kept (name, value) VALUES (:name, :day) ON CONFLICT (name) DO NOTHING")
        connection.execute(insert, {"name": LAST_RUN, "day": day})
        return False
    if not ready or last >= day:
        return False
    mine = server_values.update().where(server_values.c.name == LAST_RUN, server_values.c.value < day)
    return connection.execute(mine.values(value=day)).rowcount == 1
