"""What the server itself does at a table: bots' actions, reminders, and standing in when a clock has run out."""

from __future__ import annotations

import asyncio
import contextlib
import logging

import sqlalchemy as sa

from terrarium.engine.errors import TerrariumError
from terrarium.server import clocks
from terrarium.server.opponents import RANDOM, Opponents
from terrarium.server.refusals import NotThere
from terrarium.server.settings import Settings
from terrarium.server.storage.layout import tables
from terrarium.server.table import Table
from terrarium.server.wire import Remind

log = logging.getLogger(__name__)

#: How long a worker's word counts that it minds a table, and how often it is renewed.
MINDING_MS = 6000
RENEW_MS = 2000


class Tending:
    """Tends one table for as long as it is in memory."""

    def __init__(self, table: Table, opponents: Opponents, settings: Settings) -> None:
        self.table = table
        self.opponents = opponents
        self.pause_ms = int(settings.bot_pause * 1000)
        self._minded_until = 0
        self._reminded: set[tuple[int, int]] = set()
        self._gave_up = False

    async def run(self) -> None:
        """Do what is due, again and again."""
        table = self.table
        while True:
            table.changed.clear()
            try:
                wait = await self._step()
            except NotThere:  # somebody has deleted the table
                return
            except (sa.exc.SQLAlchemyError, OSError, TerrariumError) as error:
                log.error("tending failed", extra={"table": table.facts.id, "error": repr(error)})
                wait = 1.0
            if wait == 0.0:
                await asyncio.sleep(0)  # whatever happens at this table, the others get their turn
                continue
            # not `wait_for`, which before Python 3.12 can forget that it was cancelled
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(wait):
                    await table.changed.wait()

    def due(self) -> int | None:
        """When there is something to do next."""
        times = [time for _seat, time, _what in self._chores()]
        return min(times) if times else None

    def _chores(self) -> list[tuple[int, int, str]]:
        """Seat, time and kind of everything there is to do, now or later."""
        table, course = self.table, self.table.course
        if course is None or table.facts.status != "playing":
            return []
        if clocks.given_up(course.number):
            return []
        found = []
        for seat, since in sorted(course.waiting.items()):
            if clocks.bot_at(table.facts, seat) is not None:
                found.append((seat, since + self.pause_ms, "bot"))
                continue
            remind, deadline = clocks.remind_at(table.facts, since), clocks.deadline(table.facts, since)
            if remind is not None and (seat, since) not in self._reminded:
                found.append((seat, remind, "remind"))
            if deadline is not None:
                found.append((seat, deadline, "stand in"))
        return found

    async def _step(self) -> float | None:
        """Do what is due now; return the seconds until something is due again, None for never."""
        now = self.table.outside.now()
        chores = self._chores()
        self._tell_of_giving_up()
        ripe = [chore for chore in chores if chore[1] <= now]
        if not ripe:
            return self.table.outside.seconds(min(time for _seat, time, _what in chores) - now) if chores else None
        if not await self._minding(now):
            return RENEW_MS / 1000
        reminded = [seat for seat, _time, what in ripe if what == "remind"]
        if reminded:
            self._remind(reminded)
        course = self.table.course
        playing = dict.fromkeys(seat for seat, _time, what in ripe if what in ("bot", "stand in"))
        if playing and course is not None:
            since = course.waiting
            await asyncio.gather(*[self._play(seat, since[seat]) for seat in playing if seat in since])
        return 0.0

    def _tell_of_giving_up(self) -> None:
        table = self.table
        if not self._gave_up and table.given_up():
            self._gave_up = True
            extra = {"table": table.facts.id, "game": table.facts.game, "number": table.number}
            log.warning("game given up", extra=extra)
            table.tell_state()

    def _remind(self, seats: list[int]) -> None:
        course = self.table.course
        assert course is not None
        self._reminded = {(seat, since) for seat, since in self._reminded if course.waiting.get(seat) == since}
        self._reminded.update((seat, course.waiting[seat]) for seat in seats)
        self.table.tell(Remind(seats))

    async def _play(self, seat: int, since: int) -> None:
        """Let a bot act for a seat that owes an action since then: its own, or the plainest one if its time is over.

        Whoever has answered meanwhile and is asked again has all their time before them.
        """
        table = self.table
        async with table.lock:
            course = table.course
            if course is None or course.waiting.get(seat) != since:
                return
            at = course.number
            imagined = course.position.imagine(seat, table.outside.seed())
            bot = clocks.bot_at(table.facts, seat)
        action = await self.opponents.choose(bot or RANDOM, table.outside.seed(), imagined, seat)
        await table.play_for(seat, action, at, bot)

    async def _minding(self, now: int) -> bool:
        """Whether this worker minds the table; of several only one does, and another takes over if it dies."""
        store = self.table.store
        if not store.shared or now < self._minded_until - MINDING_MS + RENEW_MS:
            return True

        def work(connection: sa.Connection) -> bool:
            free = (tables.c.minder == store.worker) | tables.c.minder.is_(None) | (tables.c.minded_until < now)
            mine = tables.update().where((tables.c.id == self.table.facts.id) & free)
            return connection.execute(mine.values(minder=store.worker, minded_until=now + MINDING_MS)).rowcount == 1

        if await store.write(work):
            self._minded_until = now + MINDING_MS
            return True
        return False
