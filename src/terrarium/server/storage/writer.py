"""The one thread that writes. What waits while a transaction is on its way to the disk goes into the next one together.

That is group commit: a disk that can promise two hundred times a second that something is safe can keep thousands of
actions a second.
"""

from __future__ import annotations

import asyncio
import queue
import threading
from collections.abc import Callable
from functools import partial
from typing import Any

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from terrarium.server.facts import Event
from terrarium.server.storage.layout import actions, tables
from terrarium.server.storage.notices import ACTIONS, ANYTHING
from terrarium.server.storage.rows import event_rows

#: How many waiting pieces of work are taken into one transaction at most.
TOGETHER = 500


_NEW_ACTIONS = actions.insert()


class Taken(Exception):
    """Another worker has already accepted something under this number, or this key was accepted before."""


class Append:
    """Events of one table to be stored, all or none, with columns of the table that change along with them."""

    def __init__(self, table: str, events: list[Event], changes: dict[str, Any]) -> None:
        self.table = table
        self.events = events
        self.changes = changes


class Call:
    """Anything else, in a transaction of its own; `touches` names the table that others must hear about."""

    def __init__(self, work: Callable[[sa.Connection], object], touches: str | None) -> None:
        self.work = work
        self.touches = touches


Task = tuple[Append | Call, "asyncio.Future[Any]"]
#: What became of a piece of work.
Result = tuple["asyncio.Future[Any]", object, BaseException | None]


class Writer(threading.Thread):
    """Writes what is submitted, in order, and tells when it is safe."""

    def __init__(
        self,
        engine: sa.Engine,
        loop: asyncio.AbstractEventLoop,
        announce: Callable[[sa.Connection, str, list[str]], None],
    ) -> None:
        super().__init__(name="writer", daemon=True)
        self.engine = engine
        self.loop = loop
        self.announce = announce
        self.commits = 0
        self._tasks: queue.SimpleQueue[Task | None] = queue.SimpleQueue()

    def submit(self, work: Append | Call) -> asyncio.Future[Any]:
        """Queue a piece of work; the future is done when it is on the disk."""
        future: asyncio.Future[Any] = self.loop.create_future()
        self._tasks.put((work, future))
        return future

    def finish(self) -> None:
        """Write what was submitted, then end."""
        self._tasks.put(None)
        self.join(timeout=30)

    def run(self) -> None:
        """The thread's work."""
        going = True
        while going:
            batch: list[Task] = []
            task = self._tasks.get()
            while True:
                if task is None:
                    going = False
                    break
                batch.append(task)
                if len(batch) >= TOGETHER or self._tasks.empty():
                    break
                task = self._tasks.get()
            self._write(batch)

    def _write(self, batch: list[Task]) -> None:
        together = [(work, future) for work, future in batch if isinstance(work, Append)]
        results: list[Result] = []
        if together:
            try:
                self._append([work for work, _future in together])
                results += [(future, None, None) for _work, future in together]
            except Exception:  # one of them spoils the transaction: find out which
                results += [self._one(future, partial(self._append, [work])) for work, future in together]
        results += [self._one(future, partial(self._call, work)) for work, future in batch if isinstance(work, Call)]
        if results:
            try:
                self.loop.call_soon_threadsafe(_settle, results)
            except RuntimeError:  # the loop has ended; nobody waits any more
                return

    def _one(self, future: asyncio.Future[Any], work: Callable[[], object]) -> Result:
        try:
            return (future, work(), None)
        except IntegrityError as error:
            return (future, None, Taken(str(error.orig)))
        except Exception as error:
            return (future, None, error)

    def _append(self, work: list[Append]) -> None:
        with self.engine.begin() as connection:
            rows = [row for append in work for row in event_rows(append.table, append.events)]
            connection.execute(_NEW_ACTIONS, rows)
            for append in work:
                if append.changes:
                    connection.execute(tables.update().where(tables.c.id == append.table).values(append.changes))
            changed = {append.table for append in work if "revision" in append.changes}
            self.announce(connection, ANYTHING, sorted(changed))
            self.announce(connection, ACTIONS, sorted({append.table for append in work} - changed))
        self.commits += 1

    def _call(self, call: Call) -> object:
        with self.engine.begin() as connection:
            result = call.work(connection)
            if call.touches is not None:
                self.announce(connection, ANYTHING, [call.touches])
        self.commits += 1
        return result


def _settle(results: list[Result]) -> None:
    for future, value, error in results:
        if future.done():
            continue
        if error is not None:
            future.set_exception(error)
        else:
            future.set_result(value)
