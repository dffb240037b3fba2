"""The course of a game at a table: the position, and what was accepted, number by number."""

from __future__ import annotations

from collections import deque

import terrarium
from terrarium.engine.errors import Refused
from terrarium.engine.game import Game
from terrarium.engine.journal import Journal
from terrarium.engine.lines import Line
from terrarium.engine.playthrough import Playthrough
from terrarium.engine.position import Position
from terrarium.engine.record import Record
from terrarium.server.table_info import Event, TableInfo

#: How many earlier positions are kept, to understand answers that were on their way.
KEPT_POSITIONS = 24


class Stale(Refused):
    """The answer was to an earlier question, and by now means something else or nothing."""


class GameSession:
    """A game being played: replaying the same events by the same rules always gives the same course.

    By other rules it may give another one, or fail: whoever makes a course asks `Facts.other_rules` first.
    """

    def __init__(self, info: TableInfo, events: list[Event]) -> None:
        assert info.seed is not None
        self.game: Game = terrarium.title(info.game).game(len(info.seats), dict(info.options))
        self.playthrough = Playthrough(self.game, info.seed, journal=True, names=info.names())
        self.number = 0
        #: The last number at which each seat acted, and the last number at which something was taken back. Changes of
        #: settings do not count: they make nobody's answer stale, and no clock starts anew.
        self.last_acted = [0] * self.game.seats
        self.last_undo = 0
        #: The seats whose latest action nothing is known to have made final, so that it is worth asking.
        self._maybe_undoable: set[int] = set()
        #: Since when each seat that owes an action has owed it.
        self.waiting_since: dict[int, int] = dict.fromkeys(self.position.actors(), info.started or 0)
        self._earlier_positions: deque[tuple[int, Position]] = deque(maxlen=KEPT_POSITIONS)
        #: The logs of those who listen, how much of the journal they cover, and which journal: undo begins another.
        self._logs: dict[int | None, tuple[list[Line], int]] = {}
        self._logged_journal: Journal | None = None
        for event in events:
            self.apply(event)

    @property
    def position(self) -> Position:
        """The real position, hidden parts included: nothing of it leaves the server but through a sight."""
        return self.playthrough.position

    def apply(self, event: Event) -> None:
        """Let an accepted event count."""
        self._earlier_positions.append((self.number, self.position.copy()))
        if event.action is not None and self.game.is_setting_change(event.action):
            self.playthrough.play(event.seat, event.action)
            self.number = event.number
            self.waiting_since = {seat: self.waiting_since.get(seat, event.at) for seat in self.position.actors()}
            return
        if event.action is None:
            self.playthrough.undo(event.seat)
            self.last_undo = event.number
            self._maybe_undoable = set(range(self.game.seats))
        else:
            reveals = self.position.reveals
            self.playthrough.play(event.seat, event.action)
            if self.position.reveals == reveals:
                self._maybe_undoable.add(event.seat)
            else:
                self._maybe_undoable.clear()
        self.number = event.number
        self.last_acted[event.seat] = event.number
        actors = self.position.actors()
        self.waiting_since = {
            seat: event.at if seat == event.seat else self.waiting_since.get(seat, event.at) for seat in actors
        }

    def lines(self, seat: int | None) -> list[Line]:
        """The log of a seat; the list goes on with the game until something is taken back."""
        journal = self.position.journal
        if journal is None:
            return []
        if journal is not self._logged_journal:
            self._logged_journal, self._logs = journal, {}
        log, place = self._logs.get(seat, ([], 0))
        if place < len(journal):
            log.extend(journal.lines_since(seat, place))
            self._logs[seat] = (log, len(journal))
        return log

    def drop_caches(self) -> None:
        """Forget what is only needed while people are acting."""
        self._earlier_positions.clear()
        self._logged_journal, self._logs = None, {}

    def over(self) -> bool:
        """Whether the game has ended."""
        return self.position.over()

    # -- may it count? -----------------------------------------------------------------------------------------

    def check(self, seat: int, actions: list[int], at: int) -> Position:
        """The position after these actions; `Stale` or another `Refused` if they cannot count.

        A change of a setting does not depend on the position, so it is never stale.
        """
        position = self.position.copy()
        real = [action for action in actions if not self.game.is_setting_change(action)]
        if real and at != self.number:
            self._check_same_question(seat, real[0], at)
        for action in actions:
            position.play(seat, action)
        return position

    def check_undo(self, seat: int, at: int) -> None:
        """Raise `Stale` or another `Refused` if the seat cannot take back its latest action."""
        if at > self.number or self.last_acted[seat] > at:
            raise Stale("stale", number=self.number)
        if self.over():
            raise Refused("game-over")
        refusal = self.playthrough.undo_refusal(seat)
        if refusal is not None:
            raise refusal

    def can_undo(self, seat: int) -> bool:
        """Whether the seat can take back its latest action."""
        if seat not in self._maybe_undoable or self.over():
            return False
        if self.playthrough.undo_refusal(seat) is not None:
            self._maybe_undoable.discard(seat)  # until the seat acts again, or somebody takes something back
            return False
        return True

    def _check_same_question(self, seat: int, action: int, at: int) -> None:
        """An answer to an earlier number counts if the seat was asked the same and the action meant the same."""
        stale = Stale("stale", number=self.number)
        if at > self.number or self.last_acted[seat] > at:
            raise stale
        before = next((position for number, position in self._earlier_positions if number == at), None)
        now = self.position
        if before is None or action not in before.legal(seat) or action not in now.legal(seat):
            raise stale
        if before.explain(seat, action) != now.explain(seat, action):
            raise stale
        if seat in before.actors() and before.prompt(seat) != now.prompt(seat):
            raise stale

    # -- what is open in the end -------------------------------------------------------------------------------

    def record(self) -> Record:
        """The record of the game so far, seed included."""
        return self.playthrough.record
