"""A table in memory: its facts, the course of its game, and whoever looks at it."""

from __future__ import annotations

import asyncio
from typing import Any

from msgspec.structs import replace

from terrarium.engine.errors import Refused, TerrariumError
from terrarium.engine.lines import Line
from terrarium.engine.position import Position
from terrarium.server import clocks, endings, seat_updates
from terrarium.server.clock_and_random import ClockAndRandom
from terrarium.server.connected_client import ConnectedClient
from terrarium.server.endings import Ending
from terrarium.server.game_session import GameSession
from terrarium.server.metrics import Metrics
from terrarium.server.refusals import Conflict, Forbidden
from terrarium.server.seat_updates import SeatUpdates
from terrarium.server.seating import check_may_watch
from terrarium.server.storage.chat import BEFORE_FIRST, MAX_HISTORY, find_accepted, read_chat
from terrarium.server.storage.schema import tables
from terrarium.server.storage.store import Store
from terrarium.server.storage.writer import AlreadyStored
from terrarium.server.table_info import Event, TableInfo
from terrarium.server.websocket_protocol import text_frame
from terrarium.server.wire import (
    ENCODER,
    WIRE,
    Answer,
    ChatLine,
    Hello,
    News,
    Presence,
    Said,
    SeatUpdate,
    ServerMessage,
    TableNews,
    TableState,
    Undo,
    Welcome,
)  # fmt: skip

#: How often an answer is tried again because another worker was faster.
MAX_TRIES = 20
#: Seconds for which comings and goings are collected before they are told.
PRESENCE_DELAY = 0.25


class Table:
    """One table. Whatever changes it holds `lock`; nothing is in memory that is not in storage.

    A game that was begun by another version of the rules has no course: if it is over its ending is shown, otherwise
    the table is stopped.
    """

    def __init__(
        self,
        store: Store,
        clock_and_random: ClockAndRandom,
        metrics: Metrics,
        info: TableInfo,
        events: list[Event],
        ending: Ending | None = None,
    ) -> None:
        self.store = store
        self.clock_and_random = clock_and_random
        self.metrics = metrics
        self.info = info
        self.lock = asyncio.Lock()
        self.clients: set[ConnectedClient] = set()
        #: Guests whom other workers have reported, by worker.
        self.guests_elsewhere: dict[str, set[str]] = {}
        self.session: GameSession | None = None
        self.updates: SeatUpdates | None = None
        self.ending = ending
        #: The last number that was stored, which is what is known of a game without a course.
        self._last_stored = 0
        #: How many lines of their logs the audiences have been told.
        self.lines_sent: dict[int | None, int] = {}
        #: What a newcomer hears of the chat; None until somebody has come.
        self.chat: list[ChatLine] | None = None
        self.last_chat = BEFORE_FIRST
        self.last_used = clock_and_random.now()
        #: Set whenever something may have become due.
        self.changed = asyncio.Event()
        self._presence_sent: list[str] = []
        self._presence_timer: asyncio.TimerHandle | None = None
        self._start_session(events)

    def _start_session(self, events: list[Event]) -> None:
        if events:
            self._last_stored = events[-1].number
        if self.info.status == "open" or self.info.seed is None or self.session is not None:
            return
        if self.info.rules_mismatch() is None:
            self.session = GameSession(self.info, events)
            self.updates = SeatUpdates(self.session)

    @property
    def number(self) -> int:
        """The last accepted number."""
        return self._last_stored if self.session is None else self.session.number

    def running_session(self) -> GameSession:
        """The course of the game, or the reason why it cannot be asked for anything."""
        if self.session is not None:
            return self.session
        other = self.info.rules_mismatch()
        if other is None:
            raise Conflict("table-not-started")
        raise Conflict("table-over") if self.info.status == "over" else Conflict("table-stopped", reason=other)

    # -- coming and going --------------------------------------------------------------------------------------

    def online(self) -> set[str]:
        """Whoever is at the table now, on this worker or another."""
        return {client.guest for client in self.clients}.union(*self.guests_elsewhere.values())

    async def welcome(self, client: ConnectedClient, hello: Hello) -> None:
        """Show the table to a visitor, who hears all news from then on."""
        async with self.lock:
            check_may_watch(self.info, client.guest)
            if self.chat is None or self.store.shared:  # otherwise nobody else can have stored a line
                chat = await self.store.read(lambda connection: read_chat(connection, self.info.id))
                self.set_chat_history(chat)  # and who is here already may not have heard the latest
            if self.session is None and self.ending is None:
                self.ending = await endings.load_if_needed(
                    self.store, self.info
                )  # it may have been filled in meanwhile
            client.detail = hello.detail
            client.set_seats(self.info.seats_of(client.guest))
            self.clients.add(client)
            self.last_used = self.clock_and_random.now()
            client.send(self._welcome(client, hello))
            client.number = self.number
        self.schedule_presence()

    def set_chat_history(self, chat: list[ChatLine]) -> None:
        """Take over what was said before the table was opened here, if nobody else can have said anything since."""
        self._broadcast_chat(chat)
        self.chat = chat

    def _welcome(self, client: ConnectedClient, hello: Hello) -> Welcome:
        session, ending = self.session, self.ending
        return Welcome(
            wire=WIRE,
            guest=client.guest,
            table=self.state(),
            number=self.number,
            mine=client.seats,
            actors=[] if session is None else session.position.actors(),
            clocks=clocks.states(self.info, session),
            sights=self._missed_updates(client, hello),
            chat=list(self.chat or []),
            outcome=ending.outcome if ending is not None else seat_updates.outcome_data(session),
            fingerprint=ending.fingerprint if ending is not None else seat_updates.fingerprint(session),
            now=self.clock_and_random.now(),
        )

    def _missed_updates(self, client: ConnectedClient, hello: Hello) -> list[SeatUpdate]:
        """What the visitor has not heard, or everything if something was taken back since."""
        if self.ending is not None:
            return [self.ending.update_for(seat, client.detail) for seat in client.audiences]
        if self.session is None or self.updates is None:
            return []
        heard = {known.seat: known.lines for known in hello.heard}
        found = []
        for seat in client.audiences:
            count = len(self.session.lines(seat))
            known = heard.get(seat, 0) if self.session.last_undo <= hello.last <= self.number else 0
            found.append(self.updates.update_for(seat, min(known, count), client.detail))
            self.lines_sent[seat] = count
        return found

    def remove_client(self, client: ConnectedClient) -> None:
        """A visitor has gone."""
        self.clients.discard(client)
        self.last_used = self.clock_and_random.now()
        self.schedule_presence()

    def schedule_presence(self) -> None:
        """Tell who is there, in a moment, when all who come together have come."""
        if self._presence_timer is None:
            loop = asyncio.get_running_loop()
            self._presence_timer = loop.call_later(PRESENCE_DELAY, self._send_presence)

    def _send_presence(self) -> None:
        self._presence_timer = None
        online = sorted(self.online())
        if online != self._presence_sent:
            self._presence_sent = online
            self.broadcast(Presence(online))

    def close(self) -> None:
        """Nothing more is told."""
        if self._presence_timer is not None:
            self._presence_timer.cancel()

    def local_guests(self) -> set[str]:
        """Whoever is at the table on this worker."""
        return {client.guest for client in self.clients}

    def state(self) -> TableState:
        """What everybody at the table knows of it."""
        stopped = None
        if self.abandoned():
            stopped = Line("table-given-up", number=self.number)
        elif self.info.status == "over" and self.session is None and self.ending is None:
            stopped = Line("table-end-not-kept", reason=self.info.rules_mismatch())
        return self.info.state(self.number, self.online(), stopped)

    def abandoned(self) -> bool:
        """Whether bots and clocks wait for the end of this game no longer."""
        return (
            self.session is not None
            and self.info.status == "playing"
            and self.info.needs_driver()
            and clocks.abandoned(self.number)
        )

    def broadcast(self, message: ServerMessage) -> None:
        """Send the same to everybody."""
        frame = text_frame(ENCODER.encode(message))
        for client in self.clients:
            client.write(frame)

    # -- accepting ---------------------------------------------------------------------------------------------

    async def answer(self, guest: str, answer: Answer) -> tuple[int, bool]:
        """Let an answer count: its number, and whether it had counted before."""
        return await self._accept_from_guest(guest, answer.seat, answer.at, answer.actions, answer.key)

    async def undo(self, guest: str, undo: Undo) -> tuple[int, bool]:
        """Let a seat take back its latest action."""
        return await self._accept_from_guest(guest, undo.seat, undo.at, None, undo.key)

    async def play_bot_action(self, seat: int, action: int, at: int, bot: str | None) -> None:
        """A bot's action; nothing happens if the question is not open any more or the seat has changed hands."""
        async with self.lock:
            if self.session is None or self.info.status != "playing" or clocks.bot_on_seat(self.info, seat) != bot:
                return
            try:
                await self._accept(seat, [action], at, None)
            except Refused:
                return

    async def _accept_from_guest(
        self, guest: str, seat: int, at: int, actions: list[int] | None, key: str
    ) -> tuple[int, bool]:
        async with self.lock:
            if seat not in self.info.seats_of(guest):
                raise Forbidden("seat-not-yours", seat=seat)
            try:
                self.running_session()
                return await self._accept(seat, actions, at, key), False
            except TerrariumError:
                # It may be the repetition of an answer that was accepted, whose reply got lost.
                number = await self.store.read(lambda connection: find_accepted(connection, self.info.id, seat, key))
                if number is None:
                    raise
                return number, True

    async def _accept(self, seat: int, actions: list[int] | None, at: int, key: str | None) -> int:
        """Check, store for good, and only then let it count and tell everybody."""
        session = self.session
        assert session is not None
        for _try in range(MAX_TRIES):
            position: Position | None = None
            if actions is None:
                session.check_undo(seat, at)
            else:
                position = session.check(seat, actions, at)
            now = self.clock_and_random.now()
            steps: list[int | None] = [None] if actions is None else list(actions)
            events = [Event(session.number + 1 + step, seat, action, None, now) for step, action in enumerate(steps)]
            events[-1].key = key
            changes = self._changes(position, seat, actions or [], now, events[-1].number)
            ending = None
            if position is not None and position.over():
                ending = (self.info.rules, endings.ending_after(session, seat, actions or []))
            try:
                revision = await self.store.append(self.info.id, events, changes, ending)
            except AlreadyStored:
                before = session.number
                await self._catch_up()
                if session.number == before:  # not the number, so the key: it was accepted before
                    raise Refused("stale", number=session.number) from None
                continue
            self._apply_and_broadcast(events)
            if revision is not None:
                await self._set_changes({**changes, "revision": revision})
            return session.number
        raise Refused("stale", number=session.number)

    def _changes(
        self, position: Position | None, seat: int, actions: list[int], now: int, number: int
    ) -> dict[str, Any]:
        """What changes in the table's row along with an action: when the server is due, and the end."""
        if position is not None and position.over():
            outcome = position.outcome()
            self.metrics.finished.inc()
            return {
                "status": "over", "scores": outcome.scores, "winners": outcome.winners, "ended": now, "due": None,
                "revision": tables.c.revision + 1,
            }  # fmt: skip
        if position is not None and all(position.game.is_setting_change(action) for action in actions):
            return {}
        actors = [seat] if position is None else position.actors()
        due = None if clocks.abandoned(number) else clocks.due(self.info, actors, now)
        if due == self.info.due:
            return {}
        self.info.due = due
        return {"due": due}

    def _apply_and_broadcast(self, events: list[Event]) -> None:
        """Apply stored events and tell everybody what they may know of it."""
        session, updates = self.session, self.updates
        assert session is not None
        assert updates is not None
        after = session.number
        audiences = {audience for client in self.clients for audience in client.audiences}
        undone = events[-1].action is None
        earlier = {seat: session.lines(seat) for seat in audiences} if undone else {}
        for seat in audiences:
            if seat not in self.lines_sent:
                self.lines_sent[seat] = len(session.lines(seat))
        for event in events:
            session.apply(event)
        self.updates = updates = SeatUpdates(session)
        self.metrics.accepted.inc(len(events))
        self.last_used = events[-1].at
        if undone:
            for seat in audiences:
                self.lines_sent[seat] = seat_updates.shared_lines(earlier[seat], session.lines(seat))
        self._broadcast_update(after, events[-1], undone)
        for seat in list(self.lines_sent):
            if seat in audiences:
                self.lines_sent[seat] = len(session.lines(seat))
            else:
                del self.lines_sent[seat]
        if self.info.needs_driver():
            self.changed.set()

    def _broadcast_update(self, after: int, event: Event, undone: bool) -> None:
        session, updates = self.session, self.updates
        assert session is not None
        assert updates is not None
        news = News(
            after=after,
            number=session.number,
            by=event.seat,
            undone=undone,
            at=event.at,
            actors=session.position.actors(),
            clocks=clocks.states(self.info, session),
            sights=[],
            outcome=seat_updates.outcome_data(session),
            fingerprint=seat_updates.fingerprint(session),
        )
        encoded: dict[tuple[object, ...], bytes] = {}
        for client in self.clients:
            which = (client.detail, *client.audiences)
            if which not in encoded:
                news.sights = [
                    updates.update_for(seat, self.lines_sent[seat], client.detail) for seat in client.audiences
                ]
                encoded[which] = text_frame(ENCODER.encode(news))
            client.write(encoded[which])
            client.number = session.number

    # -- what others have stored -------------------------------------------------------------------------------

    async def catch_up(self) -> None:
        """Take in what another worker has stored."""
        async with self.lock:
            await self._catch_up()

    async def apply_events(self, events: list[Event]) -> None:
        """Take in actions that another worker has stored, and read only what was missed before them."""
        async with self.lock:
            if self.session is None:
                await self._catch_up()
            elif events[0].number > self.number + 1:
                self._apply_new(await self.store.load_events(self.info.id, self.number))
            else:
                self._apply_new(events)

    async def _catch_up(self) -> None:
        info, events = await self.store.load(self.info.id, self.number)
        if info.status == "over" and self.session is None and self.ending is None:
            self.ending = await endings.load_if_needed(self.store, info)
        self._set_info(info, events)
        self._apply_new(events)
        await self._catch_up_chat()

    def _apply_new(self, events: list[Event]) -> None:
        for event in events:
            if self.session is None:
                self._last_stored = max(self._last_stored, event.number)
            elif event.number == self.session.number + 1:
                self._apply_and_broadcast([event])

    async def catch_up_chat(self) -> None:
        """Tell everybody what was said here and elsewhere, in order."""
        async with self.lock:
            await self._catch_up_chat()

    async def _catch_up_chat(self) -> None:
        if self.last_chat == BEFORE_FIRST:
            return
        chat = await self.store.read(lambda connection: read_chat(connection, self.info.id, self.last_chat))
        self._broadcast_chat(chat)

    def _broadcast_chat(self, chat: list[ChatLine]) -> None:
        """Tell everybody what was said, in order, each line once."""
        self.last_chat = max(0, self.last_chat)
        for said in chat:
            if said.id > self.last_chat:
                self.last_chat = said.id
                self.broadcast(Said(said))
                if self.chat is not None:
                    self.chat = [*self.chat, said][-MAX_HISTORY:]

    async def _set_changes(self, changes: dict[str, Any]) -> None:
        """Take over what was just stored along with an action, and whatever else was stored meanwhile."""
        if changes["revision"] == self.info.revision + 1:
            self._set_info(replace(self.info, **changes), [])
        else:
            self._set_info(await self.store.load_info(self.info.id), [])

    async def set_info(self, info: TableInfo) -> None:
        """Take over facts that were just stored."""
        async with self.lock:
            self._set_info(info, [])

    def _set_info(self, info: TableInfo, events: list[Event]) -> None:
        if info.revision <= self.info.revision:
            return
        self.info = info
        self.last_used = self.clock_and_random.now()
        if self.session is None:
            self._start_session([])
        for client in self.clients:
            client.set_seats(info.seats_of(client.guest))
        self.broadcast_state()
        self.changed.set()

    def broadcast_state(self) -> None:
        """Send everybody what is known of the table."""
        state = self.state()
        for client in self.clients:
            client.send(TableNews(state, client.seats))
