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
from terrarium.server.bot_processes import BotPool
from terrarium.server.clock_and_random import ClockAndRandom
from terrarium.server.endings import Ending
from terrarium.server.metrics import Metrics
from terrarium.server.names import clean_text
from terrarium.server.refusals import Forbidden, NotFound, ServerRefusal
from terrarium.server.settings import Settings
from terrarium.server.storage import notifications
from terrarium.server.storage.chat import read_chat, write_chat
from terrarium.server.storage.schema import tables
from terrarium.server.storage.store import Store
from terrarium.server.table import Table
from terrarium.server.table_driver import TableDriver
from terrarium.server.table_info import Event, TableInfo
from terrarium.server.wire import ChatLine, Goodbye, Say

T = TypeVar("T")
log = logging.getLogger(__name__)

MAX_CHAT_LENGTH = 300
#: Seconds between looks for tables at rest and for tables that nobody tends.
MAINTENANCE_SECONDS = 2.0
#: After which another worker that says nothing is taken for dead.
WORKER_TIMEOUT_MS = 30_000
#: How many tables one question names; databases have a limit.
QUERY_BATCH = 1000


class TableRegistry:
    """Opens tables when somebody comes, tends them, and lets them go when everybody has gone."""

    def __init__(self, store: Store, settings: Settings, clock_and_random: ClockAndRandom, metrics: Metrics) -> None:
        self.store = store
        self.settings = settings
        self.clock_and_random = clock_and_random
        self.metrics = metrics
        self.bot_pool = BotPool(settings.bot_process_count(), settings.bot_seconds)
        self.tables: dict[str, Table] = {}
        self._drivers: dict[str, tuple[TableDriver, asyncio.Task[None]]] = {}
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self._background: set[asyncio.Task[None]] = set()
        self._backfilling: asyncio.Task[None] | None = None
        self._announced: dict[str, set[str]] = {}
        #: When each other worker was last heard of.
        self._last_heard: dict[str, int] = {}
        self._maintenance_count = 0
        self.closing = False

    async def open(self) -> None:
        """Begin."""
        self.store.open(self._on_notification, self._on_reconnect)
        self._run_in_background(self._maintenance())
        self._backfilling = asyncio.create_task(endings.backfill(self.store, lambda: not self.closing))

    async def say_goodbye(self) -> None:
        """Tell everybody that the server stops; nothing is accepted from now on."""
        self.closing = True
        goodbye = Goodbye(Line("server-stops").data(), back=True)
        for table in self.tables.values():
            table.broadcast(goodbye)
        if any(table.clients for table in self.tables.values()):
            await asyncio.sleep(0.1)  # until it is on its way

    async def close(self) -> None:
        """Let what was accepted be stored, and end."""
        self.closing = True
        if self._backfilling is not None:
            await asyncio.gather(self._backfilling, return_exceptions=True)
        tasks = [*self._background, *[task for _driver, task in self._drivers.values()]]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for table in list(self.tables.values()):
            async with table.lock:
                table.close()
        await asyncio.to_thread(self.bot_pool.close)
        await self.store.close()

    def _run_in_background(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._background.add(task)
        task.add_done_callback(self._background.discard)

    # -- tables ------------------------------------------------------------------------------------------------

    async def table(self, id: str) -> Table:
        """A table, from memory or from storage."""
        found = self.tables.get(id)
        if found is not None:
            return found
        loading = self._loading.get(id)
        if loading is None:
            loading = self._loading[id] = asyncio.create_task(self._load(id))
            loading.add_done_callback(lambda _task: self._loading.pop(id, None))
        return await asyncio.shield(loading)

    async def _load(self, id: str) -> Table:
        info, events = await self.store.load(id)
        table = self._register(info, events, await endings.load_if_needed(self.store, info))
        if self.store.shared:
            await table.catch_up()  # what was announced while it was being opened
        return table

    def _register(self, info: TableInfo, events: list[Event], ending: Ending | None = None) -> Table:
        table = self.tables[info.id] = Table(self.store, self.clock_and_random, self.metrics, info, events, ending)
        driver = TableDriver(table, self.bot_pool, self.settings)
        self._drivers[info.id] = (driver, asyncio.create_task(driver.run()))
        self.metrics.tables.set(len(self.tables))
        return table

    async def table_info(self, id: str) -> TableInfo:
        """A table's facts, without opening it if it is not open."""
        found = self.tables.get(id)
        return found.info if found is not None else await self.store.load_info(id)

    async def change(self, id: str, work: Callable[[TableInfo], T]) -> tuple[TableInfo, T]:
        """Change a table's facts, store that, and tell whoever is there."""
        info, result = await self._drop_if_missing(id, self.store.change(id, work))
        table = self.tables.get(id)
        if table is not None:
            await table.set_info(info)
        elif info.status == "playing" and info.due is not None:
            await self.table(id)
        return info, result

    async def _drop_if_missing(self, id: str, storing: Coroutine[Any, Any, T]) -> T:
        try:
            return await storing
        except NotFound:
            await self.drop_missing(id)
            raise

    async def start(self, id: str, guest: str) -> TableInfo:
        """Deal. Nothing can have happened yet at a table that was just dealt, so it need not be read from storage."""

        def work(connection: sa.Connection) -> tuple[TableInfo, list[ChatLine]]:
            info, _none = self.store.change_in(
                connection, id, lambda info: seating.start(info, guest, self.clock_and_random)
            )
            return info, read_chat(connection, id)

        info, chat = await self._drop_if_missing(id, self.store.write(work, changed_table=id))
        if id in self._loading or id in self.tables:
            await (await self.table(id)).set_info(info)
        elif self.store.shared:
            await self.table(id)
        else:
            self._register(info, []).set_chat_history(chat)
        return info

    async def rematch(self, id: str, guest: str) -> str:
        """The next table with the same people: made by whoever asks first, the same for everybody."""
        created: list[TableInfo] = []

        def work(connection: sa.Connection) -> TableInfo:
            info = self.store.lock_info(connection, id)
            before = info.copy()
            following = seating.rematch(info, guest, self.clock_and_random) if info.rematch is None else None
            if following is not None:
                created.append(following)
                info.revision += 1
                self.store.save_info(connection, following)
                self.store.save_info(connection, info, before)
            else:
                seating.check_may_watch(info, guest)
            return info

        info = await self.store.write(work, changed_table=id)
        if created and id in self.tables:
            await self.tables[id].set_info(info)
        assert info.rematch is not None
        return info.rematch

    async def remove(self, id: str, guest: str) -> None:
        """The host takes away a table before its start."""

        def work(connection: sa.Connection) -> None:
            info = self.store.lock_info(connection, id)
            seating.check_may_remove(info, guest)
            self.store.delete_table(connection, id)

        await self.store.write(work, changed_table=id)
        await self.close_table(id, Line("table-removed"))

    async def close_table(self, id: str, reason: Line) -> None:
        """Forget a table that is no longer in storage, and tell whoever is there."""
        table = self.tables.pop(id, None)
        if table is not None:
            _driver, task = self._drivers.pop(id)
            task.cancel()
            table.close()
            for client in list(table.clients):
                client.send(Goodbye(reason.data(), back=False))

    async def drop_missing(self, *names: str) -> None:
        """Drop those of these tables that somebody has deleted from storage without telling this server."""

        def work(connection: sa.Connection) -> set[str]:
            chunks = [names[start : start + QUERY_BATCH] for start in range(0, len(names), QUERY_BATCH)]
            found = [connection.execute(sa.select(tables.c.id).where(tables.c.id.in_(chunk))) for chunk in chunks]
            return {name for rows in found for name in rows.scalars()}

        for name in sorted(set(names) - await self.store.read(work)):
            await self.close_table(name, Line("table-removed"))

    async def chat(self, guest: str, table: Table, chat: Say) -> None:
        """Chat."""
        person = table.info.person(guest)
        if person is None:
            raise Forbidden("join-first")
        if person.muted:
            raise Forbidden("chat-muted")
        text = clean_text(chat.text, MAX_CHAT_LENGTH)
        if not text:
            raise ServerRefusal("chat-empty")
        line = ChatLine(0, guest, person.name, text, self.clock_and_random.now())
        at = table.info.id
        await self.store.write(lambda connection: write_chat(connection, at, chat.key, line), changed_table=at)
        await table.catch_up_chat()

    # -- rounds ------------------------------------------------------------------------------------------------

    async def _maintenance(self) -> None:
        while True:
            await asyncio.sleep(MAINTENANCE_SECONDS)
            try:
                self._unload_idle()
                if not self.store.shared:  # PostgreSQL tells what a command has done, SQLite does not
                    await self.drop_missing(*self.tables)
                await self._load_due()
                await self._announce_presence()
            except (sa.exc.SQLAlchemyError, OSError) as error:
                self.metrics.errors.inc()
                log.error("a round failed", extra={"error": repr(error)})
            self.metrics.bot_failures.inc(self.bot_pool.failures)
            self.bot_pool.failures = 0

    def _unload_idle(self) -> None:
        """Let tables go where nobody is and nothing is due; quiet ones forget what only matters in play."""
        now = self.clock_and_random.now()
        for name, table in list(self.tables.items()):
            quiet = now - table.last_used > self.settings.table_idle_seconds * 1000
            if quiet and table.session is not None:
                table.session.drop_caches()
            if not quiet or table.clients or table.lock.locked():
                continue
            driver, task = self._drivers[name]
            due = driver.next_due()
            if due is None or due > now + self.settings.table_idle_seconds * 1000:
                task.cancel()
                del self._drivers[name], self.tables[name]
        self.metrics.tables.set(len(self.tables))

    async def _load_due(self) -> None:
        """Open tables where something is due and that nobody seems to tend, as after a restart.

        Games that were begun by other rules are stopped, so nothing is due there.
        """
        late = self.clock_and_random.now() - int(MAINTENANCE_SECONDS * 1500)
        titles = [terrarium.title(name) for name in terrarium.titles()]
        current_rules = [(tables.c.game == title.name) & (tables.c.rules == title.version) for title in titles]
        waiting = [tables.c.due < late, tables.c.status == "playing", sa.or_(sa.false(), *current_rules)]
        query = sa.select(tables.c.id).where(*waiting).limit(50)
        if self.store.shared:
            query = query.where(tables.c.minder.is_(None) | (tables.c.minded_until < self.clock_and_random.now()))
        for name in await self.store.read(lambda connection: list(connection.execute(query).scalars())):
            if name not in self.tables:
                await self.table(name)

    # -- other workers -----------------------------------------------------------------------------------------

    def _on_notification(self, text: str) -> None:
        kind, worker, *details = text.split(" ")
        if worker == self.store.worker:
            return
        self._last_heard[worker] = self.clock_and_random.now()
        if kind == "presence" and details and details[0] in self.tables:
            table = self.tables[details[0]]
            table.guests_elsewhere[worker] = set(details[1:])
            if not table.guests_elsewhere[worker]:
                del table.guests_elsewhere[worker]
            table.schedule_presence()
        elif kind == notifications.ACTIONS:
            for name, events in notifications.decode_actions(details[0]).items():
                if name in self.tables:
                    self._run_in_background(self._catch_up(self.tables[name], events))
        elif kind == notifications.TABLES:
            for name in details:
                if name in self.tables:
                    self._run_in_background(self._catch_up(self.tables[name]))

    def _forget_worker(self, worker: str) -> None:
        for table in self.tables.values():
            if table.guests_elsewhere.pop(worker, None) is not None:
                table.schedule_presence()

    def _on_reconnect(self) -> None:
        """The connection to the other workers was lost for a while: look everywhere."""
        for table in list(self.tables.values()):
            self._run_in_background(self._catch_up(table))

    async def _catch_up(self, table: Table, events: list[Event] | None = None) -> None:
        """Let a table take in what another worker has stored: these events, or whatever there is."""
        try:
            await (table.catch_up() if events is None else table.apply_events(events))
        except NotFound:
            await self.close_table(table.info.id, Line("table-removed"))
        except (sa.exc.SQLAlchemyError, OSError) as error:
            log.error("catching up failed", extra={"table": table.info.id, "error": repr(error)})

    async def _announce_presence(self) -> None:
        """Tell the other workers who is at which table here."""
        if not self.store.shared:
            return
        for worker, heard in list(self._last_heard.items()):
            if self.clock_and_random.now() - heard > WORKER_TIMEOUT_MS:
                del self._last_heard[worker]
                self._forget_worker(worker)
        now = {name: table.local_guests() for name, table in self.tables.items() if table.clients}
        self._maintenance_count += 1
        repeat = self._maintenance_count % 5 == 0  # somebody may have missed it
        known = self._announced
        changed = sorted(name for name in {*now, *known} if repeat or now.get(name, set()) != known.get(name, set()))
        self._announced = now

        def work(connection: sa.Connection) -> None:
            for name in changed:
                who = sorted(now.get(name, ()))
                notifications.send(connection, " ".join(["presence", self.store.worker, name, *who]))

        if changed:
            await self.store.write(work)
