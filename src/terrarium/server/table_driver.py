"""The driver of a table: plays for bots, sends reminders, and plays for people whose time is over."""

from __future__ import annotations

import asyncio
import contextlib
import logging

import sqlalchemy as sa

from terrarium.engine.errors import TerrariumError
from terrarium.server import clocks
from terrarium.server.bot_processes import STAND_IN, BotPool
from terrarium.server.bot_queue import OriginTurns
from terrarium.server.refusals import NotFound
from terrarium.server.settings import Settings
from terrarium.server.storage.schema import tables
from terrarium.server.storage.table_lists import LEASE_MS, lease_is_free
from terrarium.server.table import Table
from terrarium.server.wire import Remind

log = logging.getLogger(__name__)

#: How often a worker's lease on a table is renewed.
RENEW_LEASE_MS = 2000
#: How many bots at a table wait for the full pause; more bots share as much.
MOST_FULL_PAUSES = 2
#: A title whose games have fewer decisions has one in each turn, so two in a row are two turns.
MANY_DECISIONS = 100
#: What bots do: play for seats of their own, or for people who are late.
BOT_DUTIES = ("bot", "stand in")


class TableDriver:
    """Drives one table while it is in memory."""

    def __init__(self, table: Table, bot_pool: BotPool, bot_turns: OriginTurns, settings: Settings) -> None:
        self.table = table
        self.bot_pool = bot_pool
        self.bot_turns = bot_turns
        self.pause_ms = int(settings.bot_pause * 1000)
        #: Bots that must act again right after their last answer: a turn of Earth has many answers, and they wait once.
        self._going_on: set[int] = set()
        self._lease_until = 0
        self._reminded: set[tuple[int, int]] = set()
        self._reported_abandoned = False

    async def run(self) -> None:
        """Do what is due, until cancelled."""
        table = self.table
        while True:
            table.changed.clear()
            try:
                wait = await self._run_due()
            except NotFound:  # the table was deleted
                return
            except (sa.exc.SQLAlchemyError, OSError, TerrariumError) as error:
                log.error("driver failed", extra={"table": table.info.id, "error": repr(error)})
                wait = 1.0
            if wait == 0.0:
                await asyncio.sleep(0)  # let other tables run
                continue
            # `wait_for` can lose a cancellation before Python 3.12
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(wait):
                    await table.changed.wait()

    def next_due(self) -> int | None:
        """When the driver must act next; None if never."""
        times = [time for _seat, time, _what in self._duties()]
        return min(times) if times else None

    def _duties(self) -> list[tuple[int, int, str]]:
        """Everything to do now or later: seat, time and kind."""
        table, session = self.table, self.table.session
        if session is None or table.info.status != "playing":
            return []
        if clocks.abandoned(session.number):
            return []
        found = []
        for seat, since in sorted(session.waiting_since.items()):
            if not session.may_act(seat):
                continue
            if clocks.bot_on_seat(table.info, seat) is not None:
                found.append((seat, since + self._pause(seat), "bot"))
                continue
            remind, deadline = clocks.reminder_time(table.info, since), clocks.deadline(table.info, since)
            if remind is not None and (seat, since) not in self._reminded:
                found.append((seat, remind, "remind"))
            if deadline is not None:
                found.append((seat, deadline, "stand in"))
        return found

    def _pause(self, seat: int) -> int:
        """Return how long a bot waits before it acts: not in the middle of its turn, and less beside many bots."""
        if seat in self._going_on:
            return 0
        bots = sum(sitting.bot is not None for sitting in self.table.info.seats)
        return self.pause_ms * MOST_FULL_PAUSES // max(bots, MOST_FULL_PAUSES)

    async def _run_due(self) -> float | None:
        """Do what is due now; return the seconds until something is due again, or None if nothing is."""
        now = self.table.clock_and_random.now()
        duties = self._duties()
        self._report_abandoned()
        due_now = [duty for duty in duties if duty[1] <= now]
        if not due_now:
            if not duties:
                return None
            return self.table.clock_and_random.real_seconds(min(time for _seat, time, _what in duties) - now)
        if not await self._holds_lease(now):
            return RENEW_LEASE_MS / 1000
        reminded = [seat for seat, _time, what in due_now if what == "remind"]
        if reminded:
            self._send_reminder(reminded)
        if any(what in BOT_DUTIES for _seat, _time, what in due_now):
            async with self.bot_turns.turn(self.table.info.origin or ""):
                await self._play_bots()
        return 0.0

    async def _play_bots(self) -> None:
        """Play for all seats for which a bot must act now; they may be others than before the table waited."""
        session, now = self.table.session, self.table.clock_and_random.now()
        if session is not None:
            due = dict.fromkeys(seat for seat, time, what in self._duties() if time <= now and what in BOT_DUTIES)
            since = session.waiting_since
            await asyncio.gather(*[self._play_bot(seat, since[seat]) for seat in due if seat in since])

    def _report_abandoned(self) -> None:
        table = self.table
        if not self._reported_abandoned and table.abandoned():
            self._reported_abandoned = True
            extra = {"table": table.info.id, "game": table.info.game, "number": table.number}
            log.warning("game given up", extra=extra)
            table.broadcast_state()

    def _send_reminder(self, seats: list[int]) -> None:
        session = self.table.session
        assert session is not None
        self._reminded = {(seat, since) for seat, since in self._reminded if session.waiting_since.get(seat) == since}
        self._reminded.update((seat, session.waiting_since[seat]) for seat in seats)
        if session.hidden is None:
            self.table.presence.broadcast(Remind(seats))
            return
        for client in self.table.presence.clients:  # the others must not learn when these seats acted last
            mine = [seat for seat in seats if seat in client.seats]
            if mine:
                client.send(Remind(mine))

    async def _play_bot(self, seat: int, since: int) -> None:
        """Play for a seat that has had to act since that time: with its own bot, or the stand-in for a late person.

        A person who has answered meanwhile and must act again has the full time again.
        """
        table = self.table
        async with table.lock:
            session = table.session
            if session is None or session.waiting_since.get(seat) != since:
                return
            at = session.number
            bot = clocks.bot_on_seat(table.info, seat)
            action = session.scripted_action(seat)
            imagined = session.position.imagine(seat, table.clock_and_random.seed())
        if action is None:
            its = table.info
            chance = table.clock_and_random.seed()
            action = await self.bot_pool.choose(bot or STAND_IN, chance, imagined, seat, its.origin or "", its.id)
        await table.play_bot_action(seat, action, at, bot)
        session = table.session
        many = session is not None and session.game.title.most_decisions >= MANY_DECISIONS
        if session is not None and many and seat in session.waiting_since:
            self._going_on.add(seat)
        else:
            self._going_on.discard(seat)

    async def _holds_lease(self, now: int) -> bool:
        """Whether this worker drives the table; only one of several does, and another takes over if it dies."""
        store = self.table.store
        if not store.shared or now < self._lease_until - LEASE_MS + RENEW_LEASE_MS:
            return True

        def work(connection: sa.Connection) -> bool:
            free = (tables.c.minder == store.worker) | lease_is_free(now)
            mine = tables.update().where((tables.c.id == self.table.info.id) & free)
            return connection.execute(mine.values(minder=store.worker, minded_until=now + LEASE_MS)).rowcount == 1

        if await store.write(work):
            self._lease_until = now + LEASE_MS
            return True
        return False
