"""Whether people can play: the storage is tried by writing to it, as an accepted answer does."""

from __future__ import annotations

import asyncio
import time

from sqlalchemy.exc import SQLAlchemyError

from terrarium.server.refusals import ServerRefusal
from terrarium.server.storage.store import Store

#: Seconds after which storage that does not answer counts as unavailable.
HEALTH_SECONDS = 5.0
#: Seconds for which a result is shared, so that many requests do not cause many writes.
SHARED_SECONDS = 2.0


class HealthCheck:
    """Tries the storage, at most once at a time."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._attempt: asyncio.Task[bool] | None = None
        self._finished = 0.0

    async def storage_works(self) -> bool:
        """Whether the storage can be read and written within `HEALTH_SECONDS`."""
        if self._attempt is None or (self._attempt.done() and time.monotonic() - self._finished > SHARED_SECONDS):
            self._attempt = asyncio.create_task(self._try())
        # A write that hangs continues, and counts as failed for everybody who asks meanwhile.
        await asyncio.wait({self._attempt}, timeout=HEALTH_SECONDS)
        return self._attempt.done() and self._attempt.result()

    async def _try(self) -> bool:
        try:
            return await self.store.is_healthy()
        except (SQLAlchemyError, OSError, ServerRefusal):
            return False
        finally:
            self._finished = time.monotonic()
