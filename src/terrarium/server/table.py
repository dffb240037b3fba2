"""A table in memory: its facts, the course of its game, and whoever looks at it."""

from __future__ import annotations

import asyncio
from typing import Any

from msgspec.structs import replace

from terrarium.engine.errors import Refused, TerrariumError
from terrarium.engine.lines import Line
from terrarium.engine.position import Position
from terrarium.server import clocks, endings, sights
from terrarium.server.course import Course
from terrarium.server.endings import Ending
from terrarium.server.facts import Event, Facts
from terrarium.server.metrics import Metrics
from terrarium.server.outside import Outside
from terrarium.server.plugs import framed
from terrarium.server.refusals import NotNow, NotYours
from terrarium.server.seating import may_watch
from terrarium.server.sights import Sights
from terrarium.server.storage.layout import tables
from terrarium.server.storage.store import Store
from terrarium.server.storage.talk import ALL_CHAT, CHAT_SHOWN, read_chat, read_key
from terrarium.server.storage.writer import Taken
from terrarium.server.visitors import Visitor
from terrarium.server.wire import (
    ENCODER,
    WIRE,
    Answer,
    ChatLine,
    Hello,
    News,
    Presence,
    Said,
    ServerMessage,
    Sight,
    TableNews,
    TableState,
    Undo,
    Welcome,
)  # fmt: skip

#: How often an answer is tried again because another worker was faster.
TRIES = 20
#: Seconds for which comings and goings are collected before they are told.
PRESENCE_PAUSE = 0.25


class Table:
    """One table. Whatever changes it holds `lock`; nothing is in memory that is not in storage.

    A game that was begun by another version of the rules has no course: if it is over its ending is shown, otherwise
    the table is stopped.
    """

    def __init__(
        self,
        store: Store,
        outside: Outside,
        metrics: Metrics,
        facts: Facts,
        events: list[Event],
        ending: Ending | None = None,
    ) -> None:
        self.store = store
        self.outside = outside
        self.metrics = metrics
        self.facts = facts
        self.lock = asyncio.Lock()
        self.visitors: set[Visitor] = set()
        #: Guests whom other workers have reported, by worker.
        self.elsewhere: dict[str, set[str]] = {}
        self.course: Course | None = None
        self.sights: Sights | None = None
        self.ending = ending
        #: The last number that was stored, which is what is known of a game without a course.
        self._stored = 0
        #: How many lines of their logs the audiences have been told.
        self.told: dict[int | None, int] = {}
        #: What a newcomer hears of the chat; None until somebody has come.
        self.chat: list[ChatLine] | None = None
        self.last_chat = ALL_CHAT
        self.touched = outside.now()
        #: Set whenever something may have become due.
        self.changed = asyncio.Event()
        self._presence_told: list[str] = []
        self._presence_timer: asyncio.TimerHandle | None = None
        self._begin(events)

    def _begin(self, events: list[Event]) -> None:
        if events:
            self._stored = events[-1].number
        if self.facts.status == "open" or self.facts.seed is None or self.course is not None:
            return
        if self.facts.other_rules() is None:
            self.course = Course(self.facts, events)
            self.sights = Sights(self.course)

    @property
    def number(self) -> int:
        """The last accepted number."""
        return self._stored if self.course is None else self.course.number

    def in_play(self) -> Course:
        """The course of the game, or the reason why it cannot be asked for anything."""
        if self.course is not None:
            return self.course
        other = self.facts.other_rules()
        if other is None:
            raise NotNow("table-not-started")
        raise NotNow("table-over") if self.facts.status == "over" else NotNow("table-stopped", reason=other)

    # -- coming and going --------------------------------------------------------------------------------------

    def online(self) -> set[str]:
        """Whoever is at the table now, on this worker or another."""
        return {visitor.guest for visitor in self.visitors}.union(*self.elsewhere.values())

    async def welcome(self, visitor: Visitor, hello: Hello) -> None:
        """Show the table to a visitor, who hears all news from then on."""
        async with self.lock:
            may_watch(self.facts, visitor.guest)
            if self.chat is None or self.store.shared:  # otherwise nobody else can have stored a line
                chat = await self.store.read(lambda connection: read_chat(connection, self.facts.id))
                self.hear_before(chat)  # and who is here already may not have heard the latest
            if self.course is None and self.ending is None:
                self.ending = await endings.load(self.store, self.facts)  # it may have been filled in meanwhile
            visitor.detail = hello.detail
            visitor.sit(self.facts.seats_of(visitor.guest))
            self.visitors.add(visitor)
            self.touched = self.outside.now()
            visitor.send(self._welcome(visitor, hello))
            visitor.number = self.number
        self.presence_changed()

    def hear_before(self, chat: list[ChatLine]) -> None:
        """Take over what was said before the table was opened here, if nobody else can have said anything since."""
        self._tell_chat(chat)
        self.chat = chat

    def _welcome(self, visitor: Visitor, hello: Hello) -> Welcome:
        course, ending = self.course, self.ending
        return Welcome(
            wire=WIRE,
            guest=visitor.guest,
            table=self.state(),
            number=self.number,
            mine=visitor.seats,
            actors=[] if course is None else course.position.actors(),
            clocks=clocks.states(self.facts, course),
            sights=self._missed(visitor, hello),
            chat=list(self.chat or []),
            outcome=ending.outcome if ending is not None else sights.outcome_data(course),
            fingerprint=ending.fingerprint if ending is not None else sights.fingerprint(course),
            now=self.outside.now(),
        )

    def _missed(self, visitor: Visitor, hello: Hello) -> list[Sight]:
        """What the visitor has not heard, or everything if something was taken back since."""
        if self.ending is not None:
            return [self.ending.sight(seat, visitor.detail) for seat in visitor.audiences]
        if self.course is None or self.sights is None:
            return []
        heard = {known.seat: known.lines for known in hello.heard}
        found = []
        for seat in visitor.audiences:
            count = len(self.course.lines(seat))
            known = heard.get(seat, 0) if self.course.undone <= hello.last <= self.number else 0
            found.append(self.sights.sight(seat, min(known, count), visitor.detail))
            self.told[seat] = count
        return found

    def part(self, visitor: Visitor) -> None:
        """A visitor has gone."""
        self.visitors.discard(visitor)
        self.touched = self.outside.now()
        self.presence_changed()

    def presence_changed(self) -> None:
        """Tell who is there, in a moment, when all who come together have come."""
        if self._presence_timer is None:
            loop = asyncio.get_running_loop()
            self._presence_timer = loop.call_later(PRESENCE_PAUSE, self._tell_presence)

    def _tell_presence(self) -> None:
        self._presence_timer = None
        online = sorted(self.online())
        if online != self._presence_told:
            self._presence_told = online
            self.tell(Presence(online))

    def close(self) -> None:
        """Nothing more is told."""
        if self._presence_timer is not None:
            self._presence_timer.cancel()

    def here(self) -> set[str]:
        """Whoever is at the table on this worker."""
        return {visitor.guest for visitor in self.visitors}

    def state(self) -> TableState:
        """What everybody at the table knows of it."""
        stopped = None
        if self.given_up():
            stopped = Line("table-given-up", number=self.number)
        elif self.facts.status == "over" and self.course is None and self.ending is None:
            stopped = Line("table-end-not-kept", reason=self.facts.other_rules())
        return self.facts.state(self.number, self.online(), stopped)

    def given_up(self) -> bool:
        """Whether bots and clocks wait for the end of this game no longer."""
        return (
            self.course is not None
            and self.facts.status == "playing"
            and self.facts.tended()
            and clocks.given_up(self.number)
        )

    def tell(self, message: ServerMessage) -> None:
        """Send the same to everybody."""
        frame = framed(ENCODER.encode(message))
        for visitor in self.visitors:
            visitor.write(frame)

    # -- accepting ---------------------------------------------------------------------------------------------

    async def answer(self, guest: str, answer: Answer) -> tuple[int, bool]:
        """Let an answer count: its number, and whether it had counted before."""
        return await self._accept(guest, answer.seat, answer.at, answer.actions, answer.key)

    async def undo(self, guest: str, undo: Undo) -> tuple[int, bool]:
        """Let a seat take back its latest action."""
        return await self._accept(guest, undo.seat, undo.at, None, undo.key)

    async def play_for(self, seat: int, action: int, at: int, bot: str | None) -> None:
        """A bot's action; nothing happens if the question is not open any more or the seat has changed hands."""
        async with self.lock:
            if self.course is None or self.facts.status != "playing" or clocks.bot_at(self.facts, seat) != bot:
                return
            try:
                await self._store(seat, [action], at, None)
            except Refused:
                return

    async def _accept(self, guest: str, seat: int, at: int, actions: list[int] | None, key: str) -> tuple[int, bool]:
        async with self.lock:
            if seat not in self.facts.seats_of(guest):
                raise NotYours("seat-not-yours", seat=seat)
            try:
                self.in_play()
                return await self._store(seat, actions, at, key), False
            except TerrariumError:
                # It may be the repetition of an answer that was accepted, whose reply got lost.
                number = await self.store.read(lambda connection: read_key(connection, self.facts.id, seat, key))
                if number is None:
                    raise
                return number, True

    async def _store(self, seat: int, actions: list[int] | None, at: int, key: str | None) -> int:
        """Check, store for good, and only then let it count and tell everybody."""
        course = self.course
        assert course is not None
        for _try in range(TRIES):
            trial: Position | None = None
            if actions is None:
                course.check_undo(seat, at)
            else:
                trial = course.check(seat, actions, at)
            now = self.outside.now()
            steps: list[int | None] = [None] if actions is None else list(actions)
            events = [Event(course.number + 1 + step, seat, action, None, now) for step, action in enumerate(steps)]
            events[-1].key = key
            changes = self._changes(trial, seat, actions or [], now, events[-1].number)
            ending = None
            if trial is not None and trial.over():
                ending = (self.facts.rules, endings.ending_by(course, seat, actions or []))
            try:
                revision = await self.store.append(self.facts.id, events, changes, ending)
            except Taken:
                before = course.number
                await self._catch_up()
                if course.number == before:  # not the number, so the key: it was accepted before
                    raise Refused("stale", number=course.number) from None
                continue
            self._count(events)
            if revision is not None:
                await self._take_changes({**changes, "revision": revision})
            return course.number
        raise Refused("stale", number=course.number)

    def _changes(self, trial: Position | None, seat: int, actions: list[int], now: int, number: int) -> dict[str, Any]:
        """What changes in the table's row along with an action: when the server is due, and the end."""
        if trial is not None and trial.over():
            outcome = trial.outcome()
            self.metrics.finished.inc()
            return {
                "status": "over", "scores": outcome.scores, "winners": outcome.winners, "ended": now, "due": None,
                "revision": tables.c.revision + 1,
            }  # fmt: skip
        if trial is not None and all(trial.game.is_setting_change(action) for action in actions):
            return {}
        actors = [seat] if trial is None else trial.actors()
        due = None if clocks.given_up(number) else clocks.due(self.facts, actors, now)
        if due == self.facts.due:
            return {}
        self.facts.due = due
        return {"due": due}

    def _count(self, events: list[Event]) -> None:
        """Apply stored events and tell everybody what they may know of it."""
        course, sight_maker = self.course, self.sights
        assert course is not None
        assert sight_maker is not None
        after = course.number
        audiences = {audience for visitor in self.visitors for audience in visitor.audiences}
        undone = events[-1].action is None
        earlier = {seat: course.lines(seat) for seat in audiences} if undone else {}
        for seat in audiences:
            if seat not in self.told:
                self.told[seat] = len(course.lines(seat))
        for event in events:
            course.apply(event)
        self.sights = sight_maker = Sights(course)
        self.metrics.accepted.inc(len(events))
        self.touched = events[-1].at
        if undone:
            for seat in audiences:
                self.told[seat] = sights.common_start(earlier[seat], course.lines(seat))
        self._broadcast(after, events[-1], undone)
        for seat in list(self.told):
            if seat in audiences:
                self.told[seat] = len(course.lines(seat))
            else:
                del self.told[seat]
        if self.facts.tended():
            self.changed.set()

    def _broadcast(self, after: int, event: Event, undone: bool) -> None:
        course, sight_maker = self.course, self.sights
        assert course is not None
        assert sight_maker is not None
        news = News(
            after=after,
            number=course.number,
            by=event.seat,
            undone=undone,
            at=event.at,
            actors=course.position.actors(),
            clocks=clocks.states(self.facts, course),
            sights=[],
            outcome=sights.outcome_data(course),
            fingerprint=sights.fingerprint(course),
        )
        encoded: dict[tuple[object, ...], bytes] = {}
        for visitor in self.visitors:
            which = (visitor.detail, *visitor.audiences)
            if which not in encoded:
                news.sights = [sight_maker.sight(seat, self.told[seat], visitor.detail) for seat in visitor.audiences]
                encoded[which] = framed(ENCODER.encode(news))
            visitor.write(encoded[which])
            visitor.number = course.number

    # -- what others have stored -------------------------------------------------------------------------------

    async def catch_up(self) -> None:
        """Take in what another worker has stored."""
        async with self.lock:
            await self._catch_up()

    async def take_in(self, events: list[Event]) -> None:
        """Take in actions that another worker has stored, and read only what was missed before them."""
        async with self.lock:
            if self.course is None:
                await self._catch_up()
            elif events[0].number > self.number + 1:
                self._count_new(await self.store.load_events(self.facts.id, self.number))
            else:
                self._count_new(events)

    async def _catch_up(self) -> None:
        facts, events = await self.store.load(self.facts.id, self.number)
        if facts.status == "over" and self.course is None and self.ending is None:
            self.ending = await endings.load(self.store, facts)
        self._take_facts(facts, events)
        self._count_new(events)
        await self._catch_up_chat()

    def _count_new(self, events: list[Event]) -> None:
        for event in events:
            if self.course is None:
                self._stored = max(self._stored, event.number)
            elif event.number == self.course.number + 1:
                self._count([event])

    async def catch_up_chat(self) -> None:
        """Tell everybody what was said here and elsewhere, in order."""
        async with self.lock:
            await self._catch_up_chat()

    async def _catch_up_chat(self) -> None:
        if self.last_chat == ALL_CHAT:
            return
        chat = await self.store.read(lambda connection: read_chat(connection, self.facts.id, self.last_chat))
        self._tell_chat(chat)

    def _tell_chat(self, chat: list[ChatLine]) -> None:
        """Tell everybody what was said, in order, each line once."""
        self.last_chat = max(0, self.last_chat)
        for said in chat:
            if said.id > self.last_chat:
                self.last_chat = said.id
                self.tell(Said(said))
                if self.chat is not None:
                    self.chat = [*self.chat, said][-CHAT_SHOWN:]

    async def _take_changes(self, changes: dict[str, Any]) -> None:
        """Take over what was just stored along with an action, and whatever else was stored meanwhile."""
        if changes["revision"] == self.facts.revision + 1:
            self._take_facts(replace(self.facts, **changes), [])
        else:
            self._take_facts(await self.store.load_facts(self.facts.id), [])

    async def take_facts(self, facts: Facts) -> None:
        """Take over facts that were just stored."""
        async with self.lock:
            self._take_facts(facts, [])

    def _take_facts(self, facts: Facts, events: list[Event]) -> None:
        if facts.revision <= self.facts.revision:
            return
        self.facts = facts
        self.touched = self.outside.now()
        if self.course is None:
            self._begin([])
        for visitor in self.visitors:
            visitor.sit(facts.seats_of(visitor.guest))
        self.tell_state()
        self.changed.set()

    def tell_state(self) -> None:
        """Send everybody what is known of the table."""
        state = self.state()
        for visitor in self.visitors:
            visitor.send(TableNews(state, visitor.seats))
