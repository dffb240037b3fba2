"""Counts the results of finished tables for statistics: they are read from the stored endings and kept."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from functools import partial
from typing import Any

import sqlalchemy as sa

from terrarium.server.storage.results import add_results, count_uncounted, rows_of_table, uncounted_tables
from terrarium.server.storage.store import Store
from terrarium.server.storage.writer import AlreadyStored

log = logging.getLogger(__name__)

#: How many tables are read in one go, how many a request counts at most, and the pause of the others after each batch.
BATCH, IN_REQUEST, PAUSE_SECONDS = 20, 200, 0.05


class ResultCounter:
    """Keeps the results up to date."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._lock = asyncio.Lock()

    async def catch_up(self) -> int:
        """Count what a request may wait for; return how many tables are not counted yet."""
        async with self._lock:
            for _batch in range(IN_REQUEST // BATCH):
                if await self._count_batch() < BATCH:
                    return 0
        return await self.store.read(count_uncounted)

    async def count_all(self, going: Callable[[], bool]) -> None:
        """Count everything beside running games; stops soon after `going` returns false."""
        try:
            while going():
                async with self._lock:
                    if await self._count_batch() < BATCH:
                        return
                await asyncio.sleep(PAUSE_SECONDS)
        except (sa.exc.SQLAlchemyError, OSError) as error:
            log.error("counting results failed", extra={"error": repr(error)})

    async def _count_batch(self) -> int:
        """Count some tables; return how many there were."""
        found, rows = await self.store.read(_read_batch)
        try:
            await self.store.write(partial(add_results, rows=rows))
        except AlreadyStored:  # another worker was first
            log.debug("results were counted already", extra={"tables": len(found)})
        return len(found)


def _read_batch(connection: sa.Connection) -> tuple[list[str], list[dict[str, Any]]]:
    found = uncounted_tables(connection, BATCH)
    return found, [row for table in found for row in rows_of_table(connection, table)]
