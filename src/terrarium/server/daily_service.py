"""Deals of the day on the server: attempts, comparisons, and runs of bots that the bot processes play in spare time."""

from __future__ import annotations

import asyncio
import datetime
import logging
from collections.abc import Callable
from functools import partial

import sqlalchemy as sa

from terrarium.daily import DAILY_GAMES, FIRST_DAY, RUNS, BadDay, DailyDeal, Distribution, daily_deal
from terrarium.server import forms
from terrarium.server.bot_processes import BotFailed, BotPool
from terrarium.server.clock_and_random import ClockAndRandom
from terrarium.server.metrics import Metrics
from terrarium.server.refusals import Conflict, NotFound
from terrarium.server.storage import daily
from terrarium.server.storage.rows import write_info
from terrarium.server.storage.store import Store
from terrarium.server.storage.writer import AlreadyStored
from terrarium.server.table_info import TableInfo

log = logging.getLogger(__name__)

#: How many runs a process plays at a time, and how many seconds pass between two looks for wanted runs.
BATCH, ROUND_SECONDS = 4, 30.0


class DailyService:
    """Answers requests about deals of the day, and plays the runs of bots that they are compared with."""

    def __init__(self, store: Store, bot_pool: BotPool, clock_and_random: ClockAndRandom, metrics: Metrics) -> None:
        self.store = store
        self.bot_pool = bot_pool
        self.clock_and_random = clock_and_random
        self.metrics = metrics
        self._wake = asyncio.Event()
        self._running: asyncio.Task[None] | None = None

    def open(self) -> None:
        """Play the runs that are wanted, and go on with those that were left."""
        self._running = asyncio.create_task(self._run())

    async def close(self) -> None:
        """Stop; what was played is stored."""
        if self._running is not None:
            self._running.cancel()
            await asyncio.gather(self._running, return_exceptions=True)

    # -- requests ----------------------------------------------------------------------------------------------

    def today(self) -> datetime.date:
        """Today's date in UTC."""
        return datetime.datetime.fromtimestamp(self.clock_and_random.now() / 1000, datetime.UTC).date()

    def deal(self, game: str, day: datetime.date) -> DailyDeal:
        """The deal of a day that is not in the future."""
        if day > self.today():
            raise NotFound("daily-too-late", day=day.isoformat(), today=self.today().isoformat())
        try:
            return daily_deal(game, day)
        except BadDay as error:
            raise NotFound(error.code, **error.figures) from None

    async def overview(self, guest: str) -> forms.DailyOverview:
        """Today's deals, and the guest's attempts and streak."""
        attempts = await self.store.read(partial(daily.attempts_of, guest=guest))
        today = self.today()
        finished = [attempt.day for attempt in attempts if attempt.score is not None]
        return forms.DailyOverview(
            today=today.isoformat(),
            first=FIRST_DAY.isoformat(),
            games=[self._game(game, today) for game in DAILY_GAMES],
            attempts=[
                forms.DailyAttempt(one.game, one.day, one.table if one.there else None, one.score) for one in attempts
            ],
            streak=streak(finished, today),
        )

    def _game(self, game: str, day: datetime.date) -> forms.TodaysDeal:
        deal = daily_deal(game, day)
        opponents = [spec.partition(":")[0] for spec in deal.opponents]
        return forms.TodaysDeal(game, {**deal.start_game().options}, opponents)

    async def attempt_table(self, guest: str, deal: DailyDeal) -> str | None:
        """The table of the guest's attempt at a deal; None if there is no attempt."""
        attempt = await self.store.read(partial(daily.find_attempt, guest=guest, game=deal.game, day=deal.day))
        if attempt is None:
            return None
        if not attempt.there:
            raise Conflict("daily-attempt-over")
        return attempt.table

    async def check_practice(self, guest: str, deal: DailyDeal) -> None:
        """Raise if practice would show today's deal before the guest's attempt is finished."""
        if deal.day < self.today():
            return
        attempt = await self.store.read(partial(daily.find_attempt, guest=guest, game=deal.game, day=deal.day))
        if attempt is None or attempt.score is None:
            raise Conflict("daily-not-finished")

    async def create(
        self, info: TableInfo, guest: str, deal: DailyDeal, scored: bool, check: Callable[[sa.Connection], None]
    ) -> TableInfo:
        """Store the table of an attempt or of practice; of two attempts at the same moment, the first one counts."""

        def work(connection: sa.Connection) -> None:
            check(connection)
            write_info(connection, info)
            if scored:
                daily.add_attempt(connection, guest, deal, info.id)

        try:
            await self.store.write(work)
        except AlreadyStored:
            table = await self.attempt_table(guest, deal)
            if table is None:
                raise
            return await self.store.load_info(table)
        if scored:
            await self.want_runs(deal)
        return info

    async def want_runs(self, deal: DailyDeal) -> None:
        """Let the bots play their runs of a deal, unless they have."""
        now = self.clock_and_random.now()
        try:
            await self.store.write(partial(daily.want_runs, deal=deal, now=now))
        except AlreadyStored:  # somebody else has asked at the same moment
            return
        self._wake.set()

    async def standing(self, guest: str, game: str, day: datetime.date) -> forms.DailyStanding:
        """Where the guest's score at a deal lies; refused before the guest's attempt is finished."""
        deal = self.deal(game, day)
        attempt = await self.store.read(partial(daily.find_attempt, guest=guest, game=game, day=day))
        if attempt is None or attempt.score is None:
            raise Conflict("daily-not-finished")
        if attempt.rules != deal.rules:
            raise Conflict("daily-other-rules")
        players = await self.store.read(partial(daily.player_scores, deal=deal))
        players.counts[attempt.score] -= 1  # the others
        runs = await self.store.read(partial(daily.bot_runs, deal=deal))
        if runs is None:
            await self.want_runs(deal)
        done, bots = runs or (0, Distribution())
        return forms.DailyStanding(
            game, day.isoformat(), attempt.score, _compared(players, attempt.score), _compared(bots, attempt.score),
            done, RUNS,
        )  # fmt: skip

    # -- runs of bots ------------------------------------------------------------------------------------------

    async def _run(self) -> None:
        while True:
            self._wake.clear()
            try:
                await self.play_wanted()
            except (sa.exc.SQLAlchemyError, OSError, BotFailed) as error:
                self.metrics.errors.inc()
                log.error("runs of a deal of the day failed", extra={"error": repr(error)})
            try:
                async with asyncio.timeout(ROUND_SECONDS):
                    await self._wake.wait()
            except TimeoutError:
                continue

    async def play_wanted(self) -> None:
        """Play all wanted runs, batch by batch."""
        for game, day, rules in await self.store.read(daily.unfinished_runs):
            deal = daily_deal(game, datetime.date.fromisoformat(day)) if game in DAILY_GAMES else None
            if deal is None or deal.rules != rules:
                continue
            while (done := await self._runs_done(deal)) < RUNS:
                numbers = range(done, min(done + BATCH, RUNS))
                scores = await self.bot_pool.daily_scores(deal, numbers)
                await self.store.write(partial(daily.add_runs, deal=deal, before=done, scores=scores))

    async def _runs_done(self, deal: DailyDeal) -> int:
        found = await self.store.read(partial(daily.bot_runs, deal=deal))
        return RUNS if found is None else found[0]


def _compared(scores: Distribution, score: int) -> forms.ComparedScores:
    return forms.ComparedScores(scores.total(), scores.data(), scores.percentile(score))


def streak(days: list[str], today: datetime.date) -> int:
    """How many days in a row have a finished attempt, up to today, or up to yesterday while today has none."""
    found = {datetime.date.fromisoformat(day) for day in days}
    day = today if today in found else today - datetime.timedelta(days=1)
    count = 0
    while day in found:
        count += 1
        day -= datetime.timedelta(days=1)
    return count
