"""A game in progress at a table: its position, its numbered events, and which answers it accepts."""

from __future__ import annotations

from collections import deque
from collections.abc import Collection

import terrarium
from terrarium.engine.errors import Refused
from terrarium.engine.game import Game
from terrarium.engine.lines import Line
from terrarium.engine.playthrough import Playthrough
from terrarium.engine.position import Position
from terrarium.engine.record import Record
from terrarium.lessons import Lesson, LessonProgress, follows_script
from terrarium.puzzles import find_script
from terrarium.server.hidden_actions import Audience, HiddenActions, Noticed, noticed_by_all
from terrarium.server.table_info import Event, TableInfo

#: How many earlier positions are kept, to compare the questions of late answers with.
KEPT_POSITIONS = 24
#: How many more undos than standing actions a seat may have, and how often it may change its settings in a game.
UNDO_ALLOWANCE = 50
MAX_SETTING_CHANGES = 300


class Stale(Refused):
    """The answer was to an earlier question, which is no longer open."""


class ValidAnswer:
    """A valid answer of a seat, tried on a copy of the game but not applied: its actions, or an undo."""

    def __init__(self, playthrough: Playthrough, seat: int, actions: list[int] | None) -> None:
        self.seat = seat
        #: None: the seat undoes its latest action.
        self.actions = actions
        #: The game after the answer.
        self.playthrough = playthrough
        #: The position before each action after the first.
        self.positions_between: list[Position] = []
        #: How often something hidden had been revealed, after each action.
        self.reveals: list[list[int]] = []
        #: The seats that must act, after each action.
        self.actors: list[list[int]] = []
        #: What the audiences notice after each action, if actions are hidden then.
        self.noticed: list[dict[Audience, Noticed] | None] = []

    @property
    def position(self) -> Position:
        """The position after the answer."""
        return self.playthrough.position

    def note_step(self) -> None:
        """Note what an action, or the undo, has led to."""
        self.reveals.append(_reveals(self.position))
        self.actors.append(self.position.actors())
        self.noticed.append(noticed_by_all(self.position))

    def events(self, after: int, key: str | None, now: int) -> list[Event]:
        """The events of the answer, numbered from `after` + 1; the last one carries the key."""
        steps: list[int | None] = [None] if self.actions is None else list(self.actions)
        events = [Event(after + count, self.seat, action, None, now) for count, action in enumerate(steps, start=1)]
        events[-1].key = key
        return events


def _reveals(position: Position) -> list[int]:
    return [position.reveals_to(seat) for seat in range(position.game.seats)]


def _unchanged(before: list[int], after: list[int]) -> set[int]:
    """The seats to which nothing hidden was shown in between."""
    return {seat for seat, (was, now) in enumerate(zip(before, after, strict=True)) if was == now}


class GameSession:
    """A game being played. The same events under the same rules always lead to the same session.

    Other rules may fail or lead to another position, so check `TableInfo.rules_mismatch` first.
    """

    def __init__(self, info: TableInfo, events: list[Event]) -> None:
        assert info.seed is not None
        self.game: Game = terrarium.title(info.game).game(len(info.seats), dict(info.options))
        redeals = info.redeals_of_record()
        self.playthrough = Playthrough(self.game, info.seed, journal=True, names=info.names(), redeals=redeals)
        self.number = 0
        #: The last number at which each seat acted, and the last number of an undo. Setting changes do not count: they
        #: neither make an answer stale nor restart a clock.
        self.last_acted = [0] * self.game.seats
        self.last_undo = 0
        #: The seats that may be able to undo; the others cannot.
        self._maybe_undoable: set[int] = set()
        #: How often each seat has undone an action, and changed a setting.
        self.undos = [0] * self.game.seats
        self.setting_changes = [0] * self.game.seats
        #: The time since when each actor has had to act.
        self.waiting_since: dict[int, int] = dict.fromkeys(self.position.actors(), info.started or 0)
        #: What has happened unseen since the position began to hide actions; None while it hides none.
        self.hidden: HiddenActions | None = None
        self._earlier_positions: deque[tuple[int, Position]] = deque(maxlen=KEPT_POSITIONS)
        #: Each reader's log, and how many entries of the journal it covers.
        self._logs: dict[int | None, tuple[list[Line], int]] = {}
        for event in events:
            self.replay(event)
        self._lesson = self._find_lesson(info.lesson)

    def _find_lesson(self, name: str | None) -> Lesson | None:
        """The table's lesson or puzzle; None if it has none, or if the lesson has another script today."""
        lesson = None if name is None else find_script(name)
        return lesson if lesson is not None and follows_script(lesson, self.playthrough) else None

    def lesson_progress(self, playthrough: Playthrough | None = None) -> LessonProgress | None:
        """How far the game (or a tried copy of it) has come in the table's lesson; None at other tables."""
        return None if self._lesson is None else LessonProgress(self._lesson, playthrough or self.playthrough)

    def may_act(self, seat: int) -> bool:
        """Whether a lesson lets this seat act now; other tables always do."""
        progress = self.lesson_progress()
        return progress is None or progress.may_act(seat)

    def scripted_action(self, seat: int) -> int | None:
        """The action that a lesson's script has for this seat now, if any."""
        progress = self.lesson_progress()
        return None if progress is None else progress.example(seat)

    @property
    def position(self) -> Position:
        """The real position, hidden parts included; it leaves the server only through `seat_updates`."""
        return self.playthrough.position

    def over(self) -> bool:
        """Whether the game has ended."""
        return self.position.over()

    def record(self) -> Record:
        """The record of the game so far, seed included."""
        return self.playthrough.record

    # -- validate ----------------------------------------------------------------------------------------------

    def try_actions(self, seat: int, actions: list[int], at: int) -> ValidAnswer:
        """Try actions on a copy; raise `Stale` or another `Refused` if they cannot be accepted.

        A setting change does not depend on the position, so it is never stale.
        """
        late = at != self.number and not all(self.game.is_setting_change(action) for action in actions)
        if late:
            first = next(action for action in actions if not self.game.is_setting_change(action))
            self._check_same_question(seat, first, at)
        changes = sum(self.game.is_setting_change(action) for action in actions)
        if changes and self.setting_changes[seat] + changes > MAX_SETTING_CHANGES:
            raise Refused("setting-limit", seat=seat, most=MAX_SETTING_CHANGES)
        answer = ValidAnswer(self.playthrough.copy(), seat, actions)
        for action in actions:
            if answer.actors:
                answer.positions_between.append(answer.position.copy())
            try:
                self._check_lesson(answer.playthrough, seat, action)
                answer.playthrough.play(seat, action)
            except Refused:
                if late:
                    raise Stale("stale", number=self.number) from None
                raise
            answer.note_step()
        return answer

    def try_undo(self, seat: int, at: int, bots: Collection[int] = ()) -> ValidAnswer:
        """Try an undo on a copy; raise `Stale` or another `Refused` if it cannot be accepted.

        What the seats of `bots` have answered since does not block it, but is undone too.
        """
        if at > self.number or self.last_acted[seat] > at:
            raise Stale("stale", number=self.number)
        answer = ValidAnswer(self.playthrough.copy(), seat, None)
        try:
            if self.over():
                raise Refused("game-over")
            if self._undo_limit_reached(seat):
                raise Refused("undo-limit", seat=seat, most=self.undos[seat])
            answer.playthrough.undo(seat, bots)
            progress = self.lesson_progress(answer.playthrough)
            if progress is not None and not progress.over:
                raise Refused("lesson-no-undo")
        except Refused:
            if at != self.number:
                raise Stale("stale", number=self.number) from None
            raise
        answer.note_step()
        return answer

    def can_undo(self, seat: int, bots: Collection[int] = ()) -> bool:
        """Whether the seat can undo its latest action, with the answers of `bots` to it."""
        if seat not in self._maybe_undoable or self.over() or self._undo_limit_reached(seat):
            return False
        if self.playthrough.undo_refusal(seat, bots) is not None:
            self._maybe_undoable.discard(seat)  # until the seat acts again, or any seat undoes
            return False
        progress = self.lesson_progress()
        return progress is None or progress.moves > len(progress.lesson.script)

    def _check_lesson(self, playthrough: Playthrough, seat: int, action: int) -> None:
        """Raise if the table's lesson does not accept an answer."""
        progress = self.lesson_progress(playthrough)
        refusal = None if progress is None else progress.refusal(seat, action)
        if refusal is not None:
            raise refusal

    def _undo_limit_reached(self, seat: int) -> bool:
        """Whether a seat has undone too often: one that answers and undoes for ever would fill the database."""
        more = self.undos[seat] - UNDO_ALLOWANCE  # the actions are only counted by those who undo a lot
        return more >= 0 and more >= sum(move.seat == seat for move in self.record().moves)

    def _check_same_question(self, seat: int, action: int, at: int) -> None:
        """Raise `Stale` unless the seat had the same question at an earlier number and the action meant the same."""
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

    # -- apply -------------------------------------------------------------------------------------------------

    def apply(self, answer: ValidAnswer, events: list[Event]) -> None:
        """Apply an answer that was tried on the current position and is stored as these events."""
        before = self.playthrough.position
        self.playthrough = answer.playthrough
        positions = [before, *answer.positions_between]
        reveals = _reveals(before)
        before.journal = None  # the new position has its own copy
        steps = zip(events, positions, answer.reveals, answer.actors, answer.noticed, strict=True)
        for event, position, revealed, actors, noticed in steps:
            self._advance(event, position, _unchanged(reveals, revealed), actors)
            self._hide(event, noticed)
            reveals = revealed

    def replay(self, event: Event) -> None:
        """Play and apply an event from storage."""
        before, reveals = self.position.copy(), _reveals(self.position)
        if event.action is None:
            # It was accepted when it was stored; which seats were bots then does not matter any more.
            self.playthrough.undo(event.seat, range(self.game.seats))
        else:
            self.playthrough.play(event.seat, event.action)
        self._advance(event, before, _unchanged(reveals, _reveals(self.position)), self.position.actors())
        self._hide(event, noticed_by_all(self.position))

    def _hide(self, event: Event, noticed: dict[Audience, Noticed] | None) -> None:
        """Note who notices an event, after which the position hides actions if the audiences notice something."""
        if noticed is None:
            self.hidden = None
        elif self.hidden is None:
            self.hidden = HiddenActions(event.number, noticed, self.waiting_since)
        else:
            self.hidden.add(event, noticed)

    def _advance(self, event: Event, before: Position, unchanged: set[int], actors: list[int]) -> None:
        """Update everything but the playthrough for an event, which showed nothing to the seats in `unchanged`."""
        self._earlier_positions.append((self.number, before))
        self.number = event.number
        if event.action is not None and self.game.is_setting_change(event.action):
            self.waiting_since = {seat: self.waiting_since.get(seat, event.at) for seat in actors}
            self.setting_changes[event.seat] += 1
            return
        if event.action is None:
            self.last_undo = event.number
            self.undos[event.seat] += 1
            self._maybe_undoable = set(range(self.game.seats))
            self._logs = {}
        else:
            self._maybe_undoable = (self._maybe_undoable | {event.seat}) & unchanged
        self.last_acted[event.seat] = event.number
        self.waiting_since = {
            seat: event.at if seat == event.seat else self.waiting_since.get(seat, event.at) for seat in actors
        }

    def limit_waiting(self, now: int) -> None:
        """Let nobody have waited since a later time, as after the clock was set back and the server started again."""
        self.waiting_since = {seat: min(since, now) for seat, since in self.waiting_since.items()}

    # -- numbers as others know them ---------------------------------------------------------------------------

    def public_number(self) -> int:
        """The last number that everybody may know."""
        return self.number if self.hidden is None else self.hidden.start

    def shown_number(self, number: int, audiences: Collection[Audience]) -> int:
        """The number that a client with these audiences knows for a number of this session."""
        return number if self.hidden is None else self.hidden.shown_number(number, audiences)

    def real_number(self, shown: int, audiences: Collection[Audience]) -> int:
        """The number of this session that a client with these audiences means by a number."""
        return shown if self.hidden is None else self.hidden.real_number(shown, audiences)

    def shown_waiting_since(self, audiences: Collection[Audience]) -> dict[int, int]:
        """Since when each actor has had to act, as far as a client with these audiences may know."""
        hidden = self.hidden
        if hidden is None:
            return self.waiting_since
        return {seat: hidden.waiting_since(seat, since, audiences) for seat, since in self.waiting_since.items()}

    # -- logs --------------------------------------------------------------------------------------------------

    def lines(self, seat: int | None) -> list[Line]:
        """The log of a seat (None: a spectator). The list grows with the game; an undo starts a new one."""
        journal = self.position.journal
        if journal is None:
            return []
        log, length = self._logs.get(seat, ([], 0))
        if length < len(journal):
            log.extend(journal.lines_since(seat, length))
            self._logs[seat] = (log, len(journal))
        return log

    def drop_caches(self) -> None:
        """Free the memory that is only needed while people are playing."""
        self._earlier_positions.clear()
        self._logs = {}
