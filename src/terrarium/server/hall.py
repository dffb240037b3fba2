"""The hall: all tables that this worker has in memory, and the way to all others."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

import sqlalchemy as sa

import terrarium
from terrarium.engine.lines import Line
from terrarium.server import endings, seating
from terrarium.server.endings import Ending
from terrarium.server.facts import Event, Facts
from terrarium.server.metrics import Metrics
from terrarium.server.names import clean_text
from terrarium.server.opponents import Opponents
from terrarium.server.outside import Outside
from terrarium.server.refusals import NotThere, NotYours, Turned
from terrarium.server.settings import Settings
from terrarium.server.storage import notices
from terrarium.server.storage.layout import tables
from terrarium.server.storage.store import Store
from terrarium.server.storage.talk import read_chat, write_chat
from terrarium.server.table import Table
from terrarium.server.tending import Tending
from terrarium.server.wire import ChatLine, Goodbye, Say

T = TypeVar("T")
log = logging.getLogger(__name__)

LONGEST_CHAT = 300
#: Seconds between looks for tables at rest and for tables that nobody tends.
ROUND = 2.0
#: After which another worker that says nothing is taken for dead.
SILENT_MS = 30_000
#: How many tables one question names; databases have a limit.
ASKED_AT_ONCE = 1000


class Hall:
    """Opens tables when somebody comes, tends them, and lets them go when everybody has gone."""

    def __init__(self, store: Store, settings: Settings, outside: Outside, metrics: Metrics) -> None:
        self.store = store
        self.settings = settings
        self.outside = outside
        self.metrics = metrics
        self.opponents = Opponents(settings.bots_at_once(), settings.bot_seconds)
        self.tables: dict[str, Table] = {}
        self._tendings: dict[str, tuple[Tending, asyncio.Task[None]]] = {}
        self._opening: dict[str, asyncio.Task[Table]] = {}
        self._jobs: set[asyncio.Task[None]] = set()
        self._filling_in: asyncio.Task[None] | None = None
        self._announced: dict[str, set[str]] = {}
        #: When each other worker was last heard of.
        self._workers: dict[str, int] = {}
        self._round = 0
        self.closing = False

    async def open(self) -> None:
        """Begin."""
        self.store.open(self._heard, self._missed)
        self._job(self._rounds())
        self._filling_in = asyncio.create_task(endings.fill_in(self.store, lambda: not self.closing))

    async def say_goodbye(self) -> None:
        """Tell everybody that the server stops; nothing is accepted from now on."""
        self.closing = True
        goodbye = Goodbye(Line("server-stops").data(), back=True)
        for table in self.tables.values():
            table.tell(goodbye)
        if any(table.visitors for table in self.tables.values()):
            await asyncio.sleep(0.1)  # until it is on its way

    async def close(self) -> None:
        """Let what was accepted be stored, and end."""
        self.closing = True
        if self._filling_in is not None:
            await asyncio.gather(self._filling_in, return_exceptions=True)
        tasks = [*self._jobs, *[task for _tending, task in self._tendings.values()]]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for table in list(self.tables.values()):
            async with table.lock:
                table.close()
        await asyncio.to_thread(self.opponents.close)
        await self.store.close()

    def _job(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._jobs.add(task)
        task.add_done_callback(self._jobs.discard)

    # -- tables ------------------------------------------------------------------------------------------------

    async def table(self, id: str) -> Table:
        """A table, from memory or from storage."""
        found = self.tables.get(id)
        if found is not None:
            return found
        opening = self._opening.get(id)
        if opening is None:
            opening = self._opening[id] = asyncio.create_task(self._open(id))
            opening.add_done_callback(lambda _task: self._opening.pop(id, None))
        return await asyncio.shield(opening)

    async def _open(self, id: str) -> Table:
        facts, events = await self.store.load(id)
        table = self._keep(facts, events, await endings.load(self.store, facts))
        if self.store.shared:
            await table.catch_up()  # what was announced while it was being opened
        return table

    def _keep(self, facts: Facts, events: list[Event], ending: Ending | None = None) -> Table:
        table = self.tables[facts.id] = Table(self.store, self.outside, self.metrics, facts, events, ending)
        tending = Tending(table, self.opponents, self.settings)
        self._tendings[facts.id] = (tending, asyncio.create_task(tending.run()))
        self.metrics.tables.set(len(self.tables))
        return table

    async def facts(self, id: str) -> Facts:
        """A table's facts, without opening it if it is not open."""
        found = self.tables.get(id)
        return found.facts if found is not None else await self.store.load_facts(id)

    async def change(self, id: str, work: Callable[[Facts], T]) -> tuple[Facts, T]:
        """Change a table's facts, store that, and tell whoever is there."""
        facts, result = await self._stored(id, self.store.change(id, work))
        table = self.tables.get(id)
        if table is not None:
            await table.take_facts(facts)
        elif facts.status == "playing" and facts.due is not None:
            await self.table(id)
        return facts, result

    async def _stored(self, id: str, storing: Coroutine[Any, Any, T]) -> T:
        try:
            return await storing
        except NotThere:
            await self.look_for(id)
            raise

    async def start(self, id: str, guest: str) -> Facts:
        """Deal. Nothing can have happened yet at a table that was just dealt, so it need not be read from storage."""

        def work(connection: sa.Connection) -> tuple[Facts, list[ChatLine]]:
            facts, _none = self.store.change_here(
                connection, id, lambda facts: seating.start(facts, guest, self.outside)
            )
            return facts, read_chat(connection, id)

        facts, chat = await self._stored(id, self.store.write(work, touches=id))
        if id in self._opening or id in self.tables:
            await (await self.table(id)).take_facts(facts)
        elif self.store.shared:
            await self.table(id)
        else:
            self._keep(facts, []).hear_before(chat)
        return facts

    async def rematch(self, id: str, guest: str) -> str:
        """The next table with the same people: made by whoever asks first, the same for everybody."""
        made: list[Facts] = []

        def work(connection: sa.Connection) -> Facts:
            facts = self.store.take(connection, id)
            before = facts.twin()
            following = seating.rematch(facts, guest, self.outside) if facts.rematch is None else None
            if following is not None:
                made.append(following)
                facts.revision += 1
                self.store.put(connection, following)
                self.store.put(connection, facts, before)
            else:
                seating.may_watch(facts, guest)
            return facts

        facts = await self.store.write(work, touches=id)
        if made and id in self.tables:
            await self.tables[id].take_facts(facts)
        assert facts.rematch is not None
        return facts.rematch

    async def remove(self, id: str, guest: str) -> None:
        """The host takes away a table before its start."""

        def work(connection: sa.Connection) -> None:
            facts = self.store.take(connection, id)
            seating.may_remove(facts, guest)
            self.store.remove(connection, id)

        await self.store.write(work, touches=id)
        await self.drop(id, Line("table-removed"))

    async def drop(self, id: str, reason: Line) -> None:
        """Forget a table that is no longer in storage, and tell whoever is there."""
        table = self.tables.pop(id, None)
        if table is not None:
            _tending, task = self._tendings.pop(id)
            task.cancel()
            table.close()
            for visitor in list(table.visitors):
                visitor.send(Goodbye(reason.data(), back=False))

    async def look_for(self, *names: str) -> None:
        """Drop those of these tables that somebody has deleted from storage without telling this server."""

        def work(connection: sa.Connection) -> set[str]:
            parts = [names[start : start + ASKED_AT_ONCE] for start in range(0, len(names), ASKED_AT_ONCE)]
            found = [connection.execute(sa.select(tables.c.id).where(tables.c.id.in_(part))) for part in parts]
            return {name for rows in found for name in rows.scalars()}

        for name in sorted(set(names) - await self.store.read(work)):
            await self.drop(name, Line("table-removed"))

    async def say(self, guest: str, table: Table, say: Say) -> None:
        """Chat."""
        person = table.facts.person(guest)
        if person is None:
            raise NotYours("join-first")
        if person.muted:
            raise NotYours("chat-muted")
        text = clean_text(say.text, LONGEST_CHAT)
        if not text:
            raise Turned("chat-empty")
        line = ChatLine(0, guest, person.name, text, self.outside.now())
        at = table.facts.id
        await self.store.write(lambda connection: write_chat(connection, at, say.key, line), touches=at)
        await table.catch_up_chat()

    # -- rounds ------------------------------------------------------------------------------------------------

    async def _rounds(self) -> None:
        while True:
            await asyncio.sleep(ROUND)
            try:
                self._let_go()
                if not self.store.shared:  # PostgreSQL tells what a command has done, SQLite does not
                    await self.look_for(*self.tables)
                await self._find_due()
                await self._announce_presence()
            except (sa.exc.SQLAlchemyError, OSError) as error:
                self.metrics.errors.inc()
                log.error("a round failed", extra={"error": repr(error)})
            self.metrics.bot_failures.inc(self.opponents.failures)
            self.opponents.failures = 0

    def _let_go(self) -> None:
        """Let tables go where nobody is and nothing is due; quiet ones forget what only matters in play."""
        now = self.outside.now()
        for name, table in list(self.tables.items()):
            quiet = now - table.touched > self.settings.table_rest * 1000
            if quiet and table.course is not None:
                table.course.rest()
            if not quiet or table.visitors or table.lock.locked():
                continue
            tending, task = self._tendings[name]
            due = tending.due()
            if due is None or due > now + self.settings.table_rest * 1000:
                task.cancel()
                del self._tendings[name], self.tables[name]
        self.metrics.tables.set(len(self.tables))

    async def _find_due(self) -> None:
        """Open tables where something is due and that nobody seems to tend, as after a restart.

        Games that were begun by other rules are stopped, so nothing is due there.
        """
        late = self.outside.now() - int(ROUND * 1500)
        titles = [terrarium.title(name) for name in terrarium.titles()]
        by_todays_rules = [(tables.c.game == title.name) & (tables.c.rules == title.version) for title in titles]
        waiting = [tables.c.due < late, tables.c.status == "playing", sa.or_(sa.false(), *by_todays_rules)]
        query = sa.select(tables.c.id).where(*waiting).limit(50)
        if self.store.shared:
            query = query.where(tables.c.minder.is_(None) | (tables.c.minded_until < self.outside.now()))
        for name in await self.store.read(lambda connection: list(connection.execute(query).scalars())):
            if name not in self.tables:
                await self.table(name)

    # -- other workers -----------------------------------------------------------------------------------------

    def _heard(self, text: str) -> None:
        kind, worker, *rest = text.split(" ")
        if worker == self.store.worker:
            return
        self._workers[worker] = self.outside.now()
        if kind == "presence" and rest and rest[0] in self.tables:
            table = self.tables[rest[0]]
            table.elsewhere[worker] = set(rest[1:])
            if not table.elsewhere[worker]:
                del table.elsewhere[worker]
            table.presence_changed()
        elif kind == notices.ACTIONS:
            for name, events in notices.actions_in(rest[0]).items():
                if name in self.tables:
                    self._job(self._catch_up(self.tables[name], events))
        elif kind == notices.ANYTHING:
            for name in rest:
                if name in self.tables:
                    self._job(self._catch_up(self.tables[name]))

    def _forget(self, worker: str) -> None:
        for table in self.tables.values():
            if table.elsewhere.pop(worker, None) is not None:
                table.presence_changed()

    def _missed(self) -> None:
        """The connection to the other workers was lost for a while: look everywhere."""
        for table in list(self.tables.values()):
            self._job(self._catch_up(table))

    async def _catch_up(self, table: Table, events: list[Event] | None = None) -> None:
        """Let a table take in what another worker has stored: these events, or whatever there is."""
        try:
            await (table.catch_up() if events is None else table.take_in(events))
        except NotThere:
            await self.drop(table.facts.id, Line("table-removed"))
        except (sa.exc.SQLAlchemyError, OSError) as error:
            log.error("catching up failed", extra={"table": table.facts.id, "error": repr(error)})

    async def _announce_presence(self) -> None:
        """Tell the other workers who is at which table here."""
        if not self.store.shared:
            return
        for worker, heard in list(self._workers.items()):
            if self.outside.now() - heard > SILENT_MS:
                del self._workers[worker]
                self._forget(worker)
        now = {name: table.here() for name, table in self.tables.items() if table.visitors}
        self._round += 1
        again = self._round % 5 == 0  # somebody may have missed it
        known = self._announced
        changed = sorted(name for name in {*now, *known} if again or now.get(name, set()) != known.get(name, set()))
        self._announced = now

        def work(connection: sa.Connection) -> None:
            for name in changed:
                who = sorted(now.get(name, ()))
                notices.send(connection, " ".join(["presence", self.store.worker, name, *who]))

        if changed:
            await self.store.write(work)
