"""Replays are computed in a thread of their own and at a limited cost; finished games are kept for the next replay.

So people who look at old games delay neither storage nor running games, and one address does not delay the others.
"""

from __future__ import annotations

import asyncio
import sys
from collections import Counter, OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, ParamSpec, TypeVar

from terrarium.engine.record import Record
from terrarium.server import endings, forms, replays
from terrarium.server.game_session import GameSession
from terrarium.server.limits import RateLimits
from terrarium.server.metrics import Metrics
from terrarium.server.refusals import RateLimited
from terrarium.server.storage.store import Store
from terrarium.server.table_info import Event, TableInfo

P = ParamSpec("P")
T = TypeVar("T")

#: Seconds after which the replay thread lets others go on, and what Python does without replays. The server takes turns
#: with it many times for each answer.
SHORT_TURN_SECONDS, USUAL_TURN_SECONDS = 0.0005, sys.getswitchinterval()
#: How many finished games are kept; the one used longest ago is forgotten first.
KEPT_GAMES = 32
#: How many replays of one address may wait at a time.
MOST_WAITING = 4
#: What any replay costs in addition to its events, in events.
BASE_COST = 5
#: A record is about this many characters for an action.
RECORD_CHARACTERS = 20


def _in_short_turns(work: Callable[..., T], arguments: tuple[Any, ...], named: dict[str, Any]) -> T:
    """Do work in the replay thread in short turns, so that the server's other threads hardly wait for it."""
    sys.setswitchinterval(SHORT_TURN_SECONDS)
    try:
        return work(*arguments, **named)
    finally:
        sys.setswitchinterval(USUAL_TURN_SECONDS)


class ReplayCursor:
    """A finished game with a session that moves to the number that is asked for. Only the replay thread moves it."""

    def __init__(self, info: TableInfo, events: list[Event]) -> None:
        self.info = info
        self.events = events
        #: The same game as its record tells it: without what was undone.
        self.moves: ReplayCursor | None = None
        self._session: GameSession | None = None
        self._scores: forms.ScoreHistory | None = None

    def session_at(self, number: int) -> GameSession:
        """The session after a number: forward from where it is, or from the beginning."""
        if self._session is None or self._session.number > number:
            self._session = GameSession(self.info, [])
        for event in self.events[self._session.number : number]:
            self._session.replay(event)
        return self._session

    def score_history(self) -> forms.ScoreHistory:
        """Every seat's points after each number, computed once."""
        if self._scores is None:
            self._scores = replays.score_history(self.info, self.events)
        return self._scores

    def record(self) -> Record:
        """The record of the whole game."""
        return self.session_at(len(self.events)).record()

    def move_moment(self, number: int, seat: int | None) -> forms.Moment:
        """The game after a number of moves of its record, as a seat could see it then."""
        if self.moves is None:
            self.moves = ReplayCursor(self.info, replays.events_of(self.record(), self.info.created))
        its = self.moves
        return replays.replay_moment(self.info, its.events, number, seat, "", None, its.session_at)

    def cost_at(self, number: int) -> int:
        """How many events must be played to reach a number."""
        now = 0 if self._session is None else self._session.number
        return number - now if now <= number else number

    def history_cost(self) -> int:
        """How many events must be played for the score history."""
        return len(self.events) if self._scores is None else 0


class ReplayService:
    """Computes replays, score histories and records, one after the other."""

    def __init__(self, store: Store, limits: RateLimits, metrics: Metrics) -> None:
        self.store = store
        self.limits = limits
        self.metrics = metrics
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="replay")
        self._games: OrderedDict[tuple[str, int | None], ReplayCursor] = OrderedDict()
        self._waiting: Counter[str] = Counter()

    def close(self) -> None:
        """Wait for the replay that is being computed."""
        self._thread.shutdown(cancel_futures=True)

    async def game(self, info: TableInfo) -> ReplayCursor:
        """A game with its events; finished ones are kept."""
        key = (info.id, info.ended)
        found = self._games.get(key)
        if found is None:
            found = ReplayCursor(info, await self.store.load_events(info.id, 0))
            if info.status == "over":
                self._games[key] = found
                if len(self._games) > KEPT_GAMES:
                    self._games.popitem(last=False)
        else:
            self._games.move_to_end(key)
        return found

    async def moment(self, address: str, info: TableInfo, number: int, seat: int | None, guest: str) -> forms.Moment:
        """The game after a number, as a seat saw it."""
        ending = await endings.load_if_needed(self.store, info)
        game = await self.game(info)
        cost = game.cost_at(min(number, len(game.events)))
        if info.status == "playing":
            cost += len(game.events)  # only its end tells which numbers everybody may know
        return await self.run(
            address, cost, replays.replay_moment, info, game.events, number, seat, guest, ending, game.session_at
        )

    async def score_history(self, address: str, info: TableInfo) -> forms.ScoreHistory:
        """Every seat's points after each number of a finished game."""
        replays.check_history(info)
        game = await self.game(info)
        return await self.run(address, game.history_cost(), game.score_history)

    async def record(self, address: str, info: TableInfo, guest: str, form: str) -> str:
        """The record of a finished game."""
        ending = await endings.load_if_needed(self.store, info)
        game = await self.game(info)
        cost = 0 if ending is not None else game.cost_at(len(game.events))
        return await self.run(
            address, cost, replays.record_for, guest, info, game.events, ending, form, game.session_at
        )

    async def finished_record(self, info: TableInfo) -> str:
        """The record of a finished game as JSON, for a review."""
        game = await self.game(info)
        return await self.compute(lambda: game.record().to_json())

    async def parsed_record(self, address: str, info: TableInfo) -> Record:
        """A copy of the record of a finished game."""
        game = await self.game(info)
        return await self.run(address, game.cost_at(len(game.events)), lambda: game.record().copy())

    async def move_moment(self, address: str, info: TableInfo, number: int, seat: int | None) -> forms.Moment:
        """A finished game after a number of moves of its record, as a seat could see it then."""
        replays.check_reviewable(info)
        game = await self.game(info)
        cost = game.cost_at(len(game.events)) if game.moves is None else game.moves.cost_at(number)
        return await self.run(address, cost, game.move_moment, number, seat)

    async def run(self, address: str, cost: int, work: Callable[P, T], *arguments: P.args, **named: P.kwargs) -> T:
        """Do work that plays this many events in the replay thread; raise if the address has asked for too much."""
        if self._waiting[address] >= MOST_WAITING or not self.limits.replays.allow(address, BASE_COST + cost):
            self.metrics.turned_away.inc()
            raise RateLimited("too-many-requests")
        self._waiting[address] += 1
        try:
            return await self.compute(work, *arguments, **named)
        finally:
            self._waiting[address] -= 1
            if not self._waiting[address]:
                del self._waiting[address]

    async def compute(self, work: Callable[P, T], *arguments: P.args, **named: P.kwargs) -> T:
        """Do the server's own work in the replay thread."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, _in_short_turns, work, arguments, named)
