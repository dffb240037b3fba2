"""The writer thread. Everything that waits while a transaction is committed goes into the next one (group commit).

So a disk that can commit two hundred times a second can store thousands of events a second.
"""

from __future__ import annotations

import asyncio
import contextlib
import queue
import threading
import time
from collections import deque
from collections.abc import Callable
from functools import partial
from typing import Any

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from terrarium.server.storage.endings import write_ending
from terrarium.server.storage.rows import write_events
from terrarium.server.storage.schema import tables
from terrarium.server.table_info import Event

#: How many waiting appends, and how many other calls, share a transaction at most.
MAX_APPENDS = 500
MAX_CALLS = 20
#: Seconds to wait for more after several appends were stored together. Where many play at once this saves most commits,
#: and leaves the interpreter to the thread that talks to everybody; a person who plays alone never waits. Without the
#: wait an action costs 14 % more CPU time (bench/load.py --rate 1000).
BATCH_PAUSE = 0.006


class AlreadyStored(Exception):
    """Another worker has stored this number, or this key was stored before."""


class AppendEvents:
    """Events of one table to store, all or none, with the columns of the table that change.

    If the game ends, its ending is stored too, with the version of the rules.
    """

    def __init__(
        self, table: str, events: list[Event], changes: dict[str, Any], ending: tuple[int, bytes] | None = None
    ) -> None:
        self.table = table
        self.events = events
        self.changes = changes
        self.ending = ending
        #: The table's revision after the events are stored, if they raise it.
        self.revision: int | None = None


class WriteCall:
    """Any other transaction; other workers are notified of `changed_table`."""

    def __init__(self, work: Callable[[sa.Connection], object], changed_table: str | None) -> None:
        self.work = work
        self.changed_table = changed_table


Task = tuple[AppendEvents | WriteCall, "asyncio.Future[Any]"]
#: The value or error of a piece of work.
Result = tuple["asyncio.Future[Any]", object, BaseException | None]


class Writer(threading.Thread):
    """Stores submitted work. Work that depends on the order must be submitted after the earlier work is done."""

    def __init__(
        self,
        engine: sa.Engine,
        loop: asyncio.AbstractEventLoop,
        announce: Callable[[sa.Connection, list[str], list[tuple[str, Event]]], None],
        shared: bool,
    ) -> None:
        super().__init__(name="writer", daemon=True)
        self.engine = engine
        self.loop = loop
        self.announce = announce
        #: Whether other workers use the database.
        self.shared = shared
        self.commits = 0
        self._tasks: queue.SimpleQueue[Task | None] = queue.SimpleQueue()

    def submit(self, work: AppendEvents | WriteCall) -> asyncio.Future[Any]:
        """Queue a piece of work; the future is done when it is on the disk."""
        future: asyncio.Future[Any] = self.loop.create_future()
        self._tasks.put((work, future))
        return future

    def stop(self) -> None:
        """Store what was submitted, then stop."""
        self._tasks.put(None)
        self.join(timeout=30)

    def run(self) -> None:
        """Store batches: first the appends, because people wait for them, then some of the calls."""
        calls: deque[Task] = deque()
        going = True
        while going or calls:
            appends, going = self._collect(calls, going)
            if appends:
                self._settle(self._append_all(appends))
                if len(appends) > 1:
                    time.sleep(BATCH_PAUSE)
            if calls:
                some = [calls.popleft() for _call in range(min(MAX_CALLS, len(calls)))]
                self._settle(self._call_all(some))

    def _collect(self, calls: deque[Task], going: bool) -> tuple[list[Task], bool]:
        """Take the waiting work: return the appends and whether to continue, and add the calls to `calls`."""
        appends: list[Task] = []
        while going and len(appends) < MAX_APPENDS and not ((appends or calls) and self._tasks.empty()):
            task = self._tasks.get()
            if task is None:
                return appends, False
            (appends if isinstance(task[0], AppendEvents) else calls).append(task)
        return appends, going

    def _settle(self, results: list[Result]) -> None:
        with contextlib.suppress(RuntimeError):  # the loop is closed
            self.loop.call_soon_threadsafe(_settle, results)

    def _append_all(self, tasks: list[Task]) -> list[Result]:
        batch = [(work, future) for work, future in tasks if isinstance(work, AppendEvents)]
        try:
            self._append([work for work, _future in batch])
        except Exception:  # one of them fails: store them one by one
            return [self._one(future, partial(self._append_one, work)) for work, future in batch]
        return [(future, work.revision, None) for work, future in batch]

    def _call_all(self, tasks: list[Task]) -> list[Result]:
        batch = [(work, future) for work, future in tasks if isinstance(work, WriteCall)]
        if not self.shared and len(batch) > 1:
            try:
                return self._call_together(batch)
            except Exception as error:  # nothing is stored
                return [(future, None, error) for _work, future in batch]
        # Workers could deadlock if a transaction locked more than one table.
        return [self._one(future, partial(self._call, work)) for work, future in batch]

    def _call_together(self, batch: list[tuple[WriteCall, asyncio.Future[Any]]]) -> list[Result]:
        """Run several calls in one transaction; a call that fails is rolled back alone."""
        with self.engine.begin() as connection:
            results = [self._one(future, partial(_nested, connection, work)) for work, future in batch]
        self.commits += 1
        return results

    def _one(self, future: asyncio.Future[Any], work: Callable[[], object]) -> Result:
        try:
            return (future, work(), None)
        except IntegrityError as error:
            return (future, None, AlreadyStored(str(error.orig)))
        except Exception as error:
            return (future, None, error)

    def _append(self, work: list[AppendEvents]) -> None:
        with self.engine.begin() as connection:
            events = [(append.table, event) for append in work for event in append.events]
            write_events(connection, events)
            for append in work:
                if append.changes:
                    self._change(connection, append)
                if append.ending is not None:
                    write_ending(connection, append.table, *append.ending)
            changed = {append.table for append in work if "revision" in append.changes}
            self.announce(
                connection, sorted(changed), [(table, event) for table, event in events if table not in changed]
            )
        self.commits += 1

    def _append_one(self, append: AppendEvents) -> int | None:
        self._append([append])
        return append.revision

    def _change(self, connection: sa.Connection, append: AppendEvents) -> None:
        """Update the table's row along with its events."""
        change = tables.update().where(tables.c.id == append.table).values(append.changes)
        if "revision" in append.changes:
            append.revision = connection.execute(change.returning(tables.c.revision)).scalar()
        else:
            connection.execute(change)

    def _call(self, call: WriteCall) -> object:
        with self.engine.begin() as connection:
            result = call.work(connection)
            if call.changed_table is not None:
                self.announce(connection, [call.changed_table], [])
        self.commits += 1
        return result


def _nested(connection: sa.Connection, call: WriteCall) -> object:
    with connection.begin_nested():
        return call.work(connection)


def _settle(results: list[Result]) -> None:
    for future, value, error in results:
        if future.done():
            continue
        if error is not None:
            future.set_exception(error)
        else:
            future.set_result(value)
