"""Reviews of finished games are computed by the bot processes, while these have nothing else to do, and stored.

A review is a row from the moment somebody asks for it. A worker claims it for some seconds at a time and stores what it
has found, so after a crash, a restart or the end of a worker, any worker goes on with it.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable
from functools import partial
from typing import Any

import sqlalchemy as sa

from terrarium.review.steps import Finding, Step
from terrarium.server import forms, replays
from terrarium.server.bot_processes import BotFailed, BotPool
from terrarium.server.clock_and_random import ClockAndRandom
from terrarium.server.limits import RateLimits
from terrarium.server.metrics import Metrics
from terrarium.server.refusals import Conflict, NotFound, RateLimited
from terrarium.server.replay_service import ReplayService
from terrarium.server.review_progress import ReviewProgress
from terrarium.server.storage import reviews
from terrarium.server.storage.store import Store
from terrarium.server.storage.writer import AlreadyStored
from terrarium.server.table_info import TableInfo
from terrarium.server.wire import ENCODER

log = logging.getLogger(__name__)

#: How many reviews a worker computes at a time.
ACTIVE = 2
#: Seconds between two looks for reviews that nobody computes, and between two times that progress is stored.
ROUND_SECONDS, SAVE_SECONDS = 5.0, 1.0
#: How often a step is tried whose process ends.
TRIES = 3


class LeaseLost(Exception):
    """Another worker computes the review, or its table was deleted."""


class ReviewService:
    """Computes the reviews that people have asked for."""

    def __init__(
        self,
        store: Store,
        replay_service: ReplayService,
        bot_pool: BotPool,
        limits: RateLimits,
        clock_and_random: ClockAndRandom,
        metrics: Metrics,
    ) -> None:
        self.store = store
        self.replay_service = replay_service
        self.bot_pool = bot_pool
        self.limits = limits
        self.clock_and_random = clock_and_random
        self.metrics = metrics
        #: In how many worlds answers are compared; None: as many as suit the title.
        self.worlds: int | None = None
        self._wake = asyncio.Event()
        #: The reviews that this worker computes, with their origins.
        self._active: dict[str, tuple[str, asyncio.Task[None]]] = {}
        self._running: asyncio.Task[None] | None = None

    def open(self) -> None:
        """Compute what people ask for, and go on with what was left."""
        self._running = asyncio.create_task(self._run())

    async def close(self) -> None:
        """Stop computing; what was found is stored."""
        if self._running is not None:
            self._running.cancel()
            await asyncio.gather(self._running, return_exceptions=True)

    # -- requests ----------------------------------------------------------------------------------------------

    async def state(self, info: TableInfo) -> forms.ReviewState:
        """How far the review of a finished game is, and the review if it is finished."""
        replays.check_reviewable(info)
        found = await self.store.read(lambda connection: reviews.read_review(connection, info.id))
        if found is None:
            return forms.ReviewState("none", 0.0, None)
        if found.content is not None:
            return forms.ReviewState("done", 1.0, found.content)
        return forms.ReviewState("failed" if found.failed else "running", found.share, None)

    async def request(self, info: TableInfo, address: str, origin: str) -> forms.ReviewState:
        """Start the review of a finished game, unless it is there or on its way."""
        state = await self.state(info)
        if state.status in ("running", "done"):
            return state
        if not self.limits.reviews.allow(address):
            self.metrics.turned_away.inc()
            raise RateLimited("too-many-requests")
        now = self.clock_and_random.now()
        with contextlib.suppress(AlreadyStored):  # somebody else has just asked for it
            await self.store.write(partial(reviews.request_review, table=info.id, origin=origin, now=now))
        self._wake.set()
        return await self.state(info)

    # -- computing ---------------------------------------------------------------------------------------------

    async def _run(self) -> None:
        try:
            if not self.store.shared:  # nobody else can be computing after a crash
                await self._guarded(self.store.write(reviews.release_all_reviews))
            while True:
                self._wake.clear()
                await self._guarded(self._start_waiting())
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(ROUND_SECONDS):
                        await self._wake.wait()
        finally:
            tasks = [task for _origin, task in self._active.values()]
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    async def _guarded(self, work: Any) -> None:
        try:
            await work
        except (sa.exc.SQLAlchemyError, OSError) as error:
            self.metrics.errors.inc()
            log.error("looking for reviews failed", extra={"error": repr(error)})

    async def _start_waiting(self) -> None:
        """Claim waiting reviews while there is room: first those of origins that have none yet."""
        while len(self._active) < ACTIVE:
            now = self.clock_and_random.now()
            waiting = await self.store.read(partial(reviews.waiting_reviews, now=now))
            served = {origin for origin, _task in self._active.values()}
            free = [found for found in waiting if found[0] not in self._active]
            if not free:
                return
            table, origin = min(free, key=lambda found: found[1] in served)
            worker = self.store.worker
            stored = await self.store.write(partial(reviews.claim_review, table=table, worker=worker, now=now))
            if stored is not None:
                self._active[table] = (origin, asyncio.create_task(self._compute(table, origin, stored)))

    async def _compute(self, table: str, origin: str, stored: list[Any]) -> None:
        """Compute a claimed review and store it."""
        saving: dict[str, Any] = {"table": table, "worker": self.store.worker}
        computation = _Computation(self, table, origin)
        try:
            review = await computation.finish(stored)
            await self.store.write(partial(reviews.finish_review, **saving, content=review))
            log.info("reviewed", extra={"table": table})
        except asyncio.CancelledError:
            with contextlib.suppress(LeaseLost):
                await asyncio.shield(computation.save())
            await asyncio.shield(self.store.write(partial(reviews.release_review, **saving)))
            raise
        except (LeaseLost, NotFound):
            log.info("a review was given up", extra={"table": table})
        except Conflict:  # other rules: the game can no longer be replayed
            await self._guarded(self.store.write(partial(reviews.drop_review, **saving)))
        except (sa.exc.SQLAlchemyError, OSError) as error:  # the lease ends, and somebody tries again
            self.metrics.errors.inc()
            log.error("a review was interrupted", extra={"table": table, "error": repr(error)})
        except Exception as error:
            self.metrics.errors.inc()
            log.error("a review failed", extra={"table": table, "error": repr(error)})
            await self._guarded(self.store.write(partial(reviews.fail_review, **saving)))
        finally:
            del self._active[table]
            self._wake.set()


class _Computation:
    """The computation of one claimed review."""

    def __init__(self, service: ReviewService, table: str, origin: str) -> None:
        self.service = service
        self.table = table
        self.origin = origin
        self._progress: ReviewProgress | None = None
        self._saved = 0.0

    async def finish(self, stored: list[Any]) -> bytes:
        """Go on from what is stored to the end; return the review as it is stored."""
        service = self.service
        info = await service.store.load_info(self.table)
        replays.check_reviewable(info)
        record = await service.replay_service.finished_record(info)
        starting = service.replay_service.compute(ReviewProgress, record, stored, service.worlds)
        progress = self._progress = await self._while_saving(starting)
        while progress.step is not None:
            progress.take(await self._found(progress, progress.step))
        return ENCODER.encode(progress.review())

    async def _found(self, progress: ReviewProgress, step: Step) -> Finding:
        """What a step finds; a process that ends is replaced."""
        for tried in range(1, TRIES + 1):
            asking = self.service.bot_pool.review_step(progress.record, step, self.origin)
            try:
                found: Finding = await self._while_saving(asking)
                return found
            except BotFailed as error:
                log.warning("a step of a review failed", extra={"table": self.table, "error": str(error)})
                if tried == TRIES:
                    raise
        raise AssertionError("not reached")

    async def _while_saving(self, work: Any) -> Any:
        """Wait for some work, and meanwhile store the progress and keep the lease."""
        task = asyncio.ensure_future(work)
        loop = asyncio.get_running_loop()
        try:
            while not task.done():
                await asyncio.wait({task}, timeout=max(0.0, self._saved + SAVE_SECONDS - loop.time()))
                if loop.time() - self._saved >= SAVE_SECONDS:
                    await self.save()
                    self._saved = loop.time()
            return task.result()
        finally:
            task.cancel()

    async def save(self) -> None:
        """Store the progress and extend the lease; raise `LeaseLost` if it is no longer ours."""
        store, now, progress = self.service.store, self.service.clock_and_random.now(), self._progress
        saving: Callable[[sa.Connection], bool]
        if progress is None:
            saving = partial(reviews.extend_lease, table=self.table, worker=store.worker, now=now)
        else:
            found, share = progress.findings(), progress.share()
            saving = partial(
                reviews.save_progress, table=self.table, worker=store.worker, share=share, findings=found, now=now
            )
        if not await store.write(saving):
            raise LeaseLost
