"""The queue for bot processes: their time is shared fairly between the origins of tables, then between tables.

An origin is where a table comes from: all tables that people behind one address have started share it. The more tables
of an origin want time, the more its time counts, so hundreds of tables from one address delay a single one from another
hardly at all. Origins with many tables never hold all processes, so there is nearly always one for the others.

Spare work, such as reviews, gets a process only while no decision waits, and never the last one of several.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import Counter, deque
from collections.abc import AsyncIterator, Callable
from typing import Generic, TypeVar

P = TypeVar("P")

#: An origin has few tables if no more than this many want time.
FEW_TABLES = 3


class TimeShares:
    """Seconds that each key has used; the one with the fewest is next."""

    def __init__(self) -> None:
        self._used: dict[str, float] = {}
        #: What the last key had used when it was chosen. A key that comes back does not catch up on the time before.
        self._floor = 0.0

    def choose(self, keys: list[str]) -> str:
        """The key that has used the least; the first of them if there are several."""
        used = {key: max(self._used.get(key, 0.0), self._floor) for key in keys}
        chosen = min(used, key=used.__getitem__)
        self._floor = max(self._floor, used[chosen])
        return chosen

    def charge(self, key: str, seconds: float) -> None:
        """Count seconds, and forget the keys that would start from the floor anyway."""
        self._used[key] = max(self._used.get(key, 0.0), self._floor) + seconds
        self._used = {key: used for key, used in self._used.items() if used > self._floor}


class OriginTurns:
    """At how many tables of an origin bots decide at a time; its other tables wait for their turn.

    Bots come to running games in several ways, such as for people who have left, so there they cannot be refused.
    """

    def __init__(self, most: Callable[[], int]) -> None:
        self.most = most
        self._taken: Counter[str] = Counter()
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}

    @contextlib.asynccontextmanager
    async def turn(self, origin: str) -> AsyncIterator[None]:
        """Wait for a turn, and have it until the end of the block."""
        if self._taken[origin] < self.most():
            self._taken[origin] += 1
        else:
            mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self._waiting.setdefault(origin, deque()).append(mine)
            try:
                await mine
            except asyncio.CancelledError:
                if mine.done() and not mine.cancelled():
                    self._end(origin)
                raise
        try:
            yield
        finally:
            self._end(origin)

    def _end(self, origin: str) -> None:
        """Give a turn to the next table of the origin, or back."""
        waiting = self._waiting.get(origin, deque())
        while waiting:
            following = waiting.popleft()
            if not following.done():
                following.set_result(None)
                return
        self._waiting.pop(origin, None)
        self._taken[origin] -= 1
        if not self._taken[origin]:
            del self._taken[origin]


class Waiting(Generic[P]):
    """A decision that waits for a process."""

    def __init__(self, future: asyncio.Future[P]) -> None:
        self.future = future
        self.since = time.monotonic()


class BotQueue(Generic[P]):
    """Gives free processes to waiting decisions.

    If there are several processes, neither one origin nor all those with many tables together ever hold all of them.
    """

    def __init__(self, processes: list[P]) -> None:
        self._idle = list(processes)
        self._most_shared = max(1, len(processes) - 1)
        self._waiting: dict[str, dict[str, deque[Waiting[P]]]] = {}
        self._running: Counter[str] = Counter()
        self._origins = TimeShares()
        self._tables = TimeShares()
        self._spare_waiting: dict[str, deque[Waiting[P]]] = {}
        self._spare_running = 0

    def __len__(self) -> int:
        return sum(len(waiting) for tables in self._waiting.values() for waiting in tables.values())

    def longest_wait(self) -> float:
        """Seconds since when the oldest decision has been waiting."""
        since = [waiting[0].since for tables in self._waiting.values() for waiting in tables.values()]
        return time.monotonic() - min(since) if since else 0.0

    async def acquire(self, origin: str, table: str) -> P:
        """Wait for a process."""
        waiting: Waiting[P] = Waiting(asyncio.get_running_loop().create_future())
        self._waiting.setdefault(origin, {}).setdefault(table, deque()).append(waiting)
        self._dispatch()
        try:
            return await waiting.future
        except asyncio.CancelledError:
            if waiting.future.done() and not waiting.future.cancelled():
                self.release(waiting.future.result(), origin, table, 0.0)
            else:
                self._remove(origin, table, waiting)
            raise

    def release(self, process: P, origin: str, table: str, seconds: float) -> None:
        """Give a process back after these seconds."""
        self._origins.charge(origin, seconds * self._busy_tables(origin))
        self._tables.charge(table, seconds)
        self._running[origin] -= 1
        if not self._running[origin]:
            del self._running[origin]
        self._idle.append(process)
        self._dispatch()

    async def acquire_spare(self, origin: str) -> P:
        """Wait for a process that no decision wants; origins take turns."""
        waiting: Waiting[P] = Waiting(asyncio.get_running_loop().create_future())
        self._spare_waiting.setdefault(origin, deque()).append(waiting)
        self._dispatch()
        try:
            return await waiting.future
        except asyncio.CancelledError:
            if waiting.future.done() and not waiting.future.cancelled():
                self.release_spare(waiting.future.result())
            raise

    def release_spare(self, process: P, _seconds: float = 0.0) -> None:
        """Give back a process that did spare work."""
        self._spare_running -= 1
        self._idle.append(process)
        self._dispatch()

    def _dispatch(self) -> None:
        self._dispatch_decisions()
        self._dispatch_spare()

    def _dispatch_spare(self) -> None:
        while self._idle and not self._waiting and self._spare_running < self._most_shared and self._spare_waiting:
            origin = next(iter(self._spare_waiting))
            line = self._spare_waiting.pop(origin)
            waiting = line.popleft()
            if line:
                self._spare_waiting[origin] = line
            if not waiting.future.done():
                self._spare_running += 1
                waiting.future.set_result(self._idle.pop())

    def _dispatch_decisions(self) -> None:
        while self._idle:
            origins = self._next_origins()
            if not origins:
                return
            origin = self._origins.choose(origins)
            table = self._tables.choose(list(self._waiting[origin]))
            waiting = self._waiting[origin][table][0]
            self._remove(origin, table, waiting)
            if not waiting.future.done():
                self._running[origin] += 1
                waiting.future.set_result(self._idle.pop())

    def _busy_tables(self, origin: str) -> int:
        """How many tables of an origin want time or have it; more if one of them has it several times."""
        return len(self._waiting.get(origin, ())) + self._running[origin]

    def _next_origins(self) -> list[str]:
        """The origins that may get a process now."""
        busy = [origin for origin in self._running if self._busy_tables(origin) > FEW_TABLES]
        crowded = sum(self._running[origin] for origin in busy) >= self._most_shared
        return [
            origin
            for origin in self._waiting
            if self._running[origin] < self._most_shared
            if not (crowded and self._busy_tables(origin) > FEW_TABLES)
        ]

    def _remove(self, origin: str, table: str, waiting: Waiting[P]) -> None:
        tables = self._waiting.get(origin, {})
        if waiting in tables.get(table, ()):
            tables[table].remove(waiting)
            if not tables[table]:
                del tables[table]
            if not tables:
                del self._waiting[origin]
