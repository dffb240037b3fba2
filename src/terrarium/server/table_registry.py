"""The table registry: all tables that this worker has in memory, and loading the others from storage."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

import sqlalchemy as sa

from terrarium.engine.lines import Line
from terrarium.server import endings, seating
from terrarium.server.bot_processes import BotPool
from terrarium.server.bot_queue import OriginTurns
from terrarium.server.clock_and_random import ClockAndRandom
from terrarium.server.cookie_epochs import CookieEpochs
from terrarium.server.endings import Ending
from terrarium.server.game_session import GameSession
from terrarium.server.limits import RateLimits
from terrarium.server.maintenance import Maintenance
from terrarium.server.metrics import Metrics
from terrarium.server.nightly import Nightly
from terrarium.server.refusals import NotFound
from terrarium.server.result_counter import ResultCounter
from terrarium.server.settings import Settings
from terrarium.server.storage.chat import read_chat
from terrarium.server.storage.cleaning import delete_table
from terrarium.server.storage.rows import write_info
from terrarium.server.storage.store import Store
from terrarium.server.storage.table_lists import correct_due_times, existing_tables, tables_before_rematch
from terrarium.server.table import Table, open_session
from terrarium.server.table_driver import TableDriver
from terrarium.server.table_info import Event, TableInfo
from terrarium.server.wire import ChatLine, Goodbye
from terrarium.server.worker_link import WorkerLink

T = TypeVar("T")

log = logging.getLogger(__name__)

#: How many threads replay games of tables that are opened.
OPENERS = 2
#: Bots whose decisions wait longer than this starve.
STARVING_SECONDS = 10.0


class TableRegistry:
    """Keeps tables in memory while they are in use, each with a driver task."""

    def __init__(
        self,
        store: Store,
        settings: Settings,
        clock_and_random: ClockAndRandom,
        metrics: Metrics,
        epochs: CookieEpochs | None = None,
        limits: RateLimits | None = None,
    ) -> None:
        self.store = store
        self.settings = settings
        self.clock_and_random = clock_and_random
        self.metrics = metrics
        self.epochs = epochs or CookieEpochs()
        self.limits = limits or RateLimits()
        self.bot_pool = BotPool(settings.bot_process_count(), settings.bot_seconds)
        self.bot_turns = OriginTurns(lambda: self.limits.bot_tables_by_address)
        metrics.bot_queue.set_function(lambda: len(self.bot_pool.queue))
        metrics.bot_wait.set_function(self.bot_pool.queue.longest_wait)
        self._openers = ThreadPoolExecutor(OPENERS, thread_name_prefix="opener")
        self.tables: dict[str, Table] = {}
        self.closing = self._closed = False
        self._drivers: dict[str, tuple[TableDriver, asyncio.Task[None]]] = {}
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self._background: set[asyncio.Task[None]] = set()
        self._backfill: asyncio.Task[None] | None = None
        self.worker_link = WorkerLink(self)
        self.result_counter = ResultCounter(store)

    async def open(self) -> None:
        """Open the storage and start the background tasks."""
        self.store.open(self.worker_link.on_notification, self.worker_link.on_reconnect)
        now = self.clock_and_random.now()
        corrected = await self.store.write(lambda connection: correct_due_times(connection, now))
        if corrected:
            log.warning("due times corrected", extra={"tables": corrected})
        self.run_in_background(Maintenance(self).run())
        self.run_in_background(Nightly(self).run())
        if self.store.shared:
            self.limits.start_sharing()
            self.run_in_background(self.worker_link.share_limits())
        self._backfill = asyncio.create_task(self._fill_in())

    async def _fill_in(self) -> None:
        """Store the endings and results that an older program has not stored."""
        await endings.backfill(self.store, lambda: not self.closing)
        await self.result_counter.count_all(lambda: not self.closing)

    async def say_goodbye(self) -> None:
        """Tell all clients that the server stops; no answer is accepted from now on."""
        self.closing = True
        goodbye = Goodbye(Line("server-stops").data(), back=True)
        for table in self.tables.values():
            table.presence.broadcast(goodbye)
        if any(table.presence.clients for table in self.tables.values()):
            await asyncio.sleep(0.1)  # time to send it

    async def close(self) -> None:
        """Stop all tasks, store what is waiting, and close the storage."""
        self.closing = self._closed = True
        await self.store.stop_listening()
        if self._backfill is not None:
            await asyncio.gather(self._backfill, return_exceptions=True)
        tasks = [*self._background, *self._loading.values(), *[task for _driver, task in self._drivers.values()]]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for table in list(self.tables.values()):
            async with table.lock:
                table.presence.close()
        await asyncio.to_thread(self._openers.shutdown)
        await asyncio.to_thread(self.bot_pool.close)
        await self.store.close()

    def bots_starve(self) -> bool:
        """Whether decisions of bots wait for so long that people notice."""
        return self.bot_pool.queue.longest_wait() > STARVING_SECONDS

    def run_in_background(self, work: Coroutine[Any, Any, None]) -> None:
        """Run a task until it ends or the registry is closed; a closed registry runs nothing any more."""
        if self._closed:
            work.close()
            return
        task = asyncio.create_task(work)
        self._background.add(task)
        task.add_done_callback(self._background.discard)

    def disconnect_signed_out(self, guest: str) -> None:
        """Disconnect the clients of a guest whose cookies are no longer valid; those with a new one reconnect."""
        for table in self.tables.values():
            for client in list(table.presence.clients):
                if client.guest == guest and client.epoch != self.epochs.of(guest):
                    table.presence.remove(client)
                    client.disconnect(Line("signed-out"), back=True)

    # -- memory ------------------------------------------------------------------------------------------------

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

    async def table_info(self, id: str) -> TableInfo:
        """A table's info, without loading its game."""
        found = self.tables.get(id)
        return found.info if found is not None else await self.store.load_info(id)

    async def _load(self, id: str) -> Table:
        info, events = await self.store.load(id)
        ending = await endings.load_if_needed(self.store, info)
        # A long game takes a while to replay, which must not hold up the others.
        session = await asyncio.get_running_loop().run_in_executor(self._openers, open_session, info, events)
        table = self._register(info, events, ending, session)
        if self.store.shared:
            await table.catch_up()  # other workers may have announced something while the table was loading
        return table

    def _register(
        self,
        info: TableInfo,
        events: list[Event],
        ending: Ending | None = None,
        session: GameSession | None = None,
    ) -> Table:
        table = self.tables[info.id] = Table(
            self.store, self.clock_and_random, self.metrics, info, events, ending, session
        )
        driver = TableDriver(table, self.bot_pool, self.bot_turns, self.settings)
        self._drivers[info.id] = (driver, asyncio.create_task(driver.run()))
        self.metrics.tables.set(len(self.tables))
        return table

    def next_due(self, id: str) -> int | None:
        """When the driver of a table in memory must act next."""
        return self._drivers[id][0].next_due()

    def unload(self, id: str) -> Table | None:
        """Remove a table from memory."""
        table = self.tables.pop(id, None)
        if table is not None:
            _driver, task = self._drivers.pop(id)
            task.cancel()
            self.metrics.tables.set(len(self.tables))
        return table

    async def close_table(self, id: str, reason: Line) -> None:
        """Remove a table that was deleted from storage, and tell its clients."""
        table = self.unload(id)
        if table is not None:
            table.presence.close()
            for client in list(table.presence.clients):
                client.send(Goodbye(reason.data(), back=False))

    async def close_deleted(self, *ids: str) -> None:
        """Close those of these tables that a command has deleted from storage."""
        existing = await self.store.read(lambda connection: existing_tables(connection, list(ids)))
        for deleted in sorted(set(ids) - existing):
            await self.close_table(deleted, Line("table-removed"))

    # -- changes -----------------------------------------------------------------------------------------------

    async def change(self, id: str, work: Callable[[TableInfo], T]) -> tuple[TableInfo, T]:
        """Change a table's info, store it, and send it to the table's clients."""
        info, result = await self._close_if_deleted(id, self.store.change(id, work))
        table = self.tables.get(id)
        if table is not None:
            await table.set_info(info)
        elif info.status == "playing" and info.due is not None:
            await self.table(id)
        return info, result

    async def _close_if_deleted(self, id: str, storing: Coroutine[Any, Any, T]) -> T:
        try:
            return await storing
        except NotFound:
            await self.close_deleted(id)
            raise

    async def start(self, id: str, guest: str, origin: str, check: Callable[[sa.Connection], None]) -> TableInfo:
        """Start the game of a table, at the request of this origin; if bots play there, `check` must not raise.

        A table that has just started has no events, so none are loaded.
        """

        def work(connection: sa.Connection) -> tuple[TableInfo, list[ChatLine]]:
            def start_game(info: TableInfo) -> None:
                seating.start(info, guest, self.clock_and_random)
                if info.has_bots():
                    check(connection)
                    info.origin = origin

            info, _none = self.store.change_in(connection, id, start_game)
            return info, read_chat(connection, id)

        info, chat = await self._close_if_deleted(id, self.store.write(work, changed_table=id))
        if id in self._loading or id in self.tables:
            await (await self.table(id)).set_info(info)
        elif self.store.shared:
            await self.table(id)
        else:
            self._register(info, []).chat.set_history(chat)
        return info

    async def rematch(self, id: str, guest: str) -> str:
        """The next table with the same people; the first request creates it, all later ones get the same."""
        created: list[TableInfo] = []

        def work(connection: sa.Connection) -> TableInfo:
            info = self.store.lock_info(connection, id)
            if info.rematch is not None and existing_tables(connection, [info.rematch]):
                seating.check_may_watch(info, guest)
                return info
            before = info.copy()
            created.append(seating.rematch(info, guest, self.clock_and_random))
            info.revision += 1
            write_info(connection, created[0])
            write_info(connection, info, before)
            return info

        info = await self.store.write(work, changed_table=id)
        if created and id in self.tables:
            await self.tables[id].set_info(info)
        assert info.rematch is not None
        return info.rematch

    async def remove(self, id: str, guest: str) -> None:
        """Delete a table that has not started, or a puzzle; only its host may do so."""

        def work(connection: sa.Connection) -> bool:
            seating.check_may_remove(self.store.lock_info(connection, id), guest)
            return delete_table(connection, id)

        await self._delete(id, work)

    async def remove_expired(self, id: str) -> bool:
        """Delete a table that has expired; return whether it existed."""
        return await self._delete(id, lambda connection: delete_table(connection, id))

    async def _delete(self, id: str, work: Callable[[sa.Connection], bool]) -> bool:
        """Delete a table with `work`, tell its clients, and take the link to it from the table before it."""
        before = await self.store.read(lambda connection: tables_before_rematch(connection, id))
        existed = await self.store.write(work, changed_table=id)
        await self.close_table(id, Line("table-removed"))
        for earlier in before:
            await self.change(earlier, lambda info: seating.forget_rematch(info, id))
        return existed
