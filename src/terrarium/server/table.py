"""A table in memory: its info, game session, presence and chat, and the path of an answer.

An answer is validated, persisted, applied and broadcast, in this order.
"""

from __future__ import annotations

import asyncio

from terrarium.engine.errors import Refused, TerrariumError
from terrarium.engine.position import Position
from terrarium.server import clocks, endings, table_messages
from terrarium.server.clock_and_random import ClockAndRandom
from terrarium.server.connected_client import ConnectedClient
from terrarium.server.endings import Ending
from terrarium.server.game_session import GameSession, Stale
from terrarium.server.hidden_actions import Audience
from terrarium.server.metrics import Metrics
from terrarium.server.pending_answer import PendingAnswer
from terrarium.server.presence import TablePresence
from terrarium.server.refusals import Conflict, Forbidden
from terrarium.server.seat_updates import SeatUpdates
from terrarium.server.seating import access_lost, check_may_watch
from terrarium.server.storage.rows import find_accepted
from terrarium.server.storage.store import Store
from terrarium.server.storage.writer import AlreadyStored
from terrarium.server.table_chat import TableChat
from terrarium.server.table_info import Event, TableInfo
from terrarium.server.table_messages import LogMarks
from terrarium.server.wire import Answer, Hello, Say, TableNews, Undo

#: How often an answer is validated again because another worker has stored something first.
MAX_TRIES = 20


def open_session(info: TableInfo, events: list[Event]) -> GameSession | None:
    """The session of a game after its events, if it has started under today's rules."""
    if info.status == "open" or info.seed is None or info.rules_mismatch() is not None:
        return None
    return GameSession(info, events)


class Table:
    """One table. It changes only under `lock`, and only after the change is stored.

    A game that was started under other rules has no session: if it is over its ending is shown, otherwise it is
    stopped.
    """

    def __init__(
        self,
        store: Store,
        clock_and_random: ClockAndRandom,
        metrics: Metrics,
        info: TableInfo,
        events: list[Event],
        ending: Ending | None = None,
        session: GameSession | None = None,
    ) -> None:
        self.store = store
        self.clock_and_random = clock_and_random
        self.metrics = metrics
        self.info = info
        self.lock = asyncio.Lock()
        self.presence = TablePresence()
        self.chat = TableChat(store, info.id, self.presence)
        self.session: GameSession | None = None
        #: The seats' updates at the current number, each made once.
        self.updates: SeatUpdates | None = None
        self.ending = ending
        #: How many events the metrics do not have yet.
        self._uncounted = 0
        #: The last stored number; used while there is no session.
        self._last_stored = events[-1].number if events else 0
        self.last_used = clock_and_random.now()
        #: Set when the table's driver may have something to do.
        self.changed = asyncio.Event()
        self._start_session(session or open_session(info, events))

    def _start_session(self, session: GameSession | None) -> None:
        if session is not None:
            self.session = session
            self.session.limit_waiting(self.clock_and_random.now())
            self.updates = SeatUpdates(self.session, self.info.bot_seats())

    @property
    def number(self) -> int:
        """The last accepted number."""
        return self._last_stored if self.session is None else self.session.number

    def shown_number(self, number: int, audiences: list[Audience]) -> int:
        """The number that a client with these audiences knows for one of this table."""
        return number if self.session is None else self.session.shown_number(number, audiences)

    def real_number(self, shown: int, audiences: list[Audience]) -> int:
        """The number of this table that a client with these audiences means."""
        return shown if self.session is None else self.session.real_number(shown, audiences)

    def running_session(self) -> GameSession:
        """The game session, or raise the reason why there is none."""
        if self.session is not None:
            return self.session
        mismatch = self.info.rules_mismatch()
        if mismatch is None:
            raise Conflict("table-not-started")
        raise Conflict("table-over") if self.info.status == "over" else Conflict("table-stopped", reason=mismatch)

    def abandoned(self) -> bool:
        """Whether bots and clocks have stopped because the game does not end."""
        return (
            self.session is not None
            and self.info.status == "playing"
            and self.info.needs_driver()
            and clocks.abandoned(self.number)
        )

    # -- clients -----------------------------------------------------------------------------------------------

    async def welcome(self, client: ConnectedClient, hello: Hello) -> None:
        """Send a client the whole table, and all news from then on."""
        async with self.lock:
            check_may_watch(self.info, client.guest)
            chat = await self.chat.load()
            if self.session is None and self.ending is None:
                self.ending = await endings.load_if_needed(self.store, self.info)  # the backfill may have stored it
            client.detail = hello.detail
            client.explained = self.info.game not in hello.reads
            client.set_seats(self.info.seats_of(client.guest))
            self.presence.add(client)
            self.last_used = self.clock_and_random.now()
            client.send(table_messages.welcome(self, client, hello, chat))

    def remove_client(self, client: ConnectedClient) -> None:
        """Remove a client that has disconnected or gone to another table."""
        self.presence.remove(client)
        self.last_used = self.clock_and_random.now()

    async def say(self, guest: str, say: Say) -> None:
        """Store a guest's chat line and send it to all clients."""
        await self.chat.post(self.info.person(guest), say, self.clock_and_random.now())
        async with self.lock:
            await self.chat.catch_up()

    def broadcast_state(self) -> None:
        """Send the table's state to all clients."""
        for client in self.presence.clients:
            client.send(TableNews(table_messages.table_state(self, client.guest), client.seats))

    # -- answers -----------------------------------------------------------------------------------------------

    async def answer(self, guest: str, answer: Answer) -> tuple[int, bool]:
        """Accept a guest's answer; return its number, and whether it had been accepted before."""
        return await self._accept_from_guest(guest, answer.seat, answer.actions, answer.at, answer.key)

    async def undo(self, guest: str, undo: Undo) -> tuple[int, bool]:
        """Accept a guest's undo; return its number, and whether it had been accepted before."""
        return await self._accept_from_guest(guest, undo.seat, None, undo.at, undo.key)

    def position_for_hint(self, guest: str, seat: int, chance: int) -> tuple[Position, int]:
        """An imagined position in which a guest's seat must act, and its number; or raise why there are no hints."""
        session = self.running_session()
        if seat not in self.info.seats_of(guest):
            raise Forbidden("seat-not-yours", seat=seat)
        progress = session.lesson_progress()
        if progress is not None and not progress.over:
            raise Conflict("hint-in-lesson")
        if not self.info.hints:
            raise Conflict("hints-off")
        if seat not in session.position.actors():
            raise Refused("hint-not-your-turn", seat=seat)
        return session.position.imagine(seat, chance), session.number

    async def play_bot_action(self, seat: int, action: int, at: int, bot: str | None) -> None:
        """Accept a bot's action; do nothing if the question is no longer open or another player has the seat."""
        async with self.lock:
            if self.session is None or self.info.status != "playing" or clocks.bot_on_seat(self.info, seat) != bot:
                return
            try:
                await self._accept(seat, [action], at, None)
            except Refused:
                return

    async def _accept_from_guest(
        self, guest: str, seat: int, actions: list[int] | None, at: int, key: str
    ) -> tuple[int, bool]:
        async with self.lock:
            if seat not in self.info.seats_of(guest):
                raise Forbidden("seat-not-yours", seat=seat)
            try:
                return await self._accept(seat, actions, at, key), False
            except TerrariumError:
                # A repeated answer fails too. It was accepted if its key is stored; then only the reply was lost.
                number = await self.store.read(lambda connection: find_accepted(connection, self.info.id, seat, key))
                if number is None:
                    raise
                return number, True

    async def _accept(self, seat: int, actions: list[int] | None, at: int, key: str | None) -> int:
        """Accept actions, or an undo if there are none; return the number."""
        for _try in range(MAX_TRIES):
            pending = self._validate(seat, actions, at, key)
            try:
                revision = await self._persist(pending)
            except AlreadyStored:
                before = self.number
                await self._catch_up()
                if self.number > before:
                    continue  # another worker was first
                break  # the number is free, so the key is stored: the answer was accepted before
            marks = self._apply(pending, revision)
            self._broadcast(pending.events[-1], marks)
            if revision is not None:
                await self._info_stored(revision)
            return self.number
        raise Stale("stale", number=self.number)

    def _validate(self, seat: int, actions: list[int] | None, at: int, key: str | None) -> PendingAnswer:
        """Try the answer on a copy of the game, or raise why it is refused. Changes nothing."""
        session = self.running_session()
        answer = (
            session.try_undo(seat, at, self.info.bot_seats())
            if actions is None
            else session.try_actions(seat, actions, at)
        )
        return PendingAnswer(self.info, session, answer, key, self.clock_and_random.now())

    async def _persist(self, pending: PendingAnswer) -> int | None:
        """Store the answer; return the table's new revision if it has one. Changes nothing in memory."""
        return await self.store.append(self.info.id, pending.events, pending.changes, pending.ending)

    def _apply(self, pending: PendingAnswer, revision: int | None) -> LogMarks:
        """Make the tried game the current one; return how much of their logs the clients have."""
        session = self.running_session()
        marks = LogMarks(session, self.presence.audiences())
        session.apply(pending.answer, pending.events)
        if revision is None or revision == self.info.revision + 1:
            self.info = pending.changed_info(self.info, revision)
        if pending.ends_game:
            self.metrics.finished.inc()
        self._applied(pending.events)
        return marks

    def _applied(self, events: list[Event]) -> None:
        assert self.session is not None
        assert self.updates is not None
        self.updates = self.updates.following(self.info.bot_seats(), self.presence.audiences())
        self._uncounted += len(events)
        if self.session.hidden is None:  # before, the metrics would tell how much others do unseen
            self.metrics.accepted.inc(self._uncounted)
            self._uncounted = 0
        self.last_used = events[-1].at

    def _broadcast(self, event: Event, marks: LogMarks) -> None:
        """Send news of the applied events to all clients, and wake the driver."""
        table_messages.broadcast_news(self, event, marks)
        if self.info.needs_driver():
            self.changed.set()

    # -- changes that are already stored -----------------------------------------------------------------------

    async def catch_up(self) -> None:
        """Load and apply everything that other workers have stored."""
        async with self.lock:
            await self._catch_up()

    async def apply_events(self, events: list[Event]) -> None:
        """Apply events that another worker has stored; load those that are missing before them."""
        async with self.lock:
            if self.session is None:
                await self._catch_up()
            elif events[0].number > self.number + 1:
                self._replay_new(await self.store.load_events(self.info.id, self.number))
            else:
                self._replay_new(events)

    async def _catch_up(self) -> None:
        info, events = await self.store.load(self.info.id, self.number)
        if info.status == "over" and self.session is None and self.ending is None:
            self.ending = await endings.load_if_needed(self.store, info)
        self._set_info(info)
        self._replay_new(events)
        await self.chat.catch_up()

    def _replay_new(self, events: list[Event]) -> None:
        """Apply and broadcast those of the stored events that follow the current number."""
        for event in events:
            if self.session is None:
                self._last_stored = max(self._last_stored, event.number)
            elif event.number == self.session.number + 1:
                marks = LogMarks(self.session, self.presence.audiences())
                self.session.replay(event)
                self.session.limit_waiting(self.clock_and_random.now())
                self._applied([event])
                self._broadcast(event, marks)

    async def set_info(self, info: TableInfo) -> None:
        """Take over an info that was just stored."""
        async with self.lock:
            self._set_info(info)

    def _set_info(self, info: TableInfo) -> None:
        if info.revision > self.info.revision:
            before, self.info = self.info, info
            self._disconnect_without_access(before)
            self._info_changed()

    def _disconnect_without_access(self, before: TableInfo) -> None:
        """Disconnect the clients of people who have left, were removed, or may no longer watch."""
        for client in list(self.presence.clients):
            reason = access_lost(before, self.info, client.guest)
            if reason is not None:
                self.presence.remove(client)
                client.disconnect(reason)

    async def _info_stored(self, revision: int) -> None:
        """Announce the info that was stored with an answer; load it if other changes were stored before it."""
        if self.info.revision == revision:
            self._info_changed()
        else:
            self._set_info(await self.store.load_info(self.info.id))

    def _info_changed(self) -> None:
        self.last_used = self.clock_and_random.now()
        if self.session is None:
            self._start_session(open_session(self.info, []))
        for client in self.presence.clients:
            client.set_seats(self.info.seats_of(client.guest))
        self.broadcast_state()
        self.changed.set()
