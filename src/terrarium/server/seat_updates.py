"""Seat updates: the only place where a position is turned into messages for a seat.

They contain only what `view`, `journal.lines`, `prompt`, `legal`, `explain` and the rules of undo give to the seat.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any, cast

from msgspec import Raw

from terrarium.engine.errors import TerrariumError
from terrarium.engine.journal import Journal
from terrarium.engine.lines import Line
from terrarium.engine.position import Position
from terrarium.lessons import LessonProgress
from terrarium.puzzles import PuzzleLesson, shipped_puzzles
from terrarium.server.game_session import GameSession
from terrarium.server.hidden_actions import Audience
from terrarium.server.view_changes import ViewChanges
from terrarium.server.wire import (
    ENCODER,
    Because,
    Choice,
    LessonPage,
    LessonState,
    Preview,
    Previewed,
    PuzzleState,
    SeatUpdate,
    SettingState,
    Why,
)

LEAN, FULL, CHANGES = "lean", "full", "changes"


class SeatUpdates:
    """The updates of all seats at one number; views and choices are made and encoded once, even for many clients."""

    def __init__(self, session: GameSession, bots: Collection[int] = ()) -> None:
        self.session = session
        self._bots = bots
        self._views: dict[Audience, Mapping[str, object]] = {}
        #: The view of each audience that was made last before this number. Its clients have it: actions that changed it
        #: were told them.
        self._before: dict[Audience, Mapping[str, object]] = {}
        self._changes = ViewChanges()
        self._encoded_views: dict[Audience, Raw] = {}
        self._encoded_changes: dict[Audience, Raw | None] = {}
        self._choices: dict[int, Raw] = {}
        self._undo: dict[int, bool] = {}

    def following(self, bots: Collection[int], audiences: Collection[Audience]) -> SeatUpdates:
        """The updates at the next number, which can tell these audiences what has changed since this one."""
        later = SeatUpdates(self.session, bots)
        known = {**self._before, **self._views}
        later._before = {audience: known[audience] for audience in audiences if audience in known}
        return later

    def make_views(self, audiences: Collection[Audience]) -> None:
        """Make the views of several audiences together, which takes less time than one by one."""
        missing = [audience for audience in audiences if audience not in self._views]
        if missing:
            earlier = next(iter(self._before.values()), None)
            self._views.update(zip(missing, self.session.position.views(missing, earlier), strict=True))

    def forget_views(self) -> None:
        """Free the memory of the views; the next news bring whole views."""
        self._views, self._before, self._changes = {}, {}, ViewChanges()
        self._encoded_views, self._encoded_changes = {}, {}

    def update_for(self, seat: int | None, since: int, detail: str, explained: bool = True) -> SeatUpdate:
        """The update of a seat (None: a spectator), with its log from line `since` on.

        `detail` is FULL for the whole view, CHANGES for its changes if the last view is known, LEAN for neither.
        """
        session = self.session
        legal = [] if seat is None else session.position.legal(seat)
        changes = self._view_changes(seat) if detail == CHANGES else None
        view = None if detail == LEAN or changes is not None else self._encoded_view(seat)
        choices = None if detail == LEAN or seat is None or not explained else self._explained(seat, legal)
        return SeatUpdate(
            seat=seat,
            since=since,
            lines=[line.data() for line in session.lines(seat)[since:]],
            prompt=None if seat is None else session.position.prompt(seat).data(),
            legal=legal,
            undo=seat is not None and self._can_undo(seat),
            view=cast("dict[str, Any] | None", view),
            choices=cast("list[Choice] | None", choices),
            settings=_settings(session.position, seat),
            lesson=self._lesson(seat),
            changes=cast("dict[str, Any] | None", changes),
        )

    def _lesson(self, seat: int | None) -> LessonState | None:
        progress = self.session.lesson_progress()
        return None if progress is None or seat != progress.lesson.learner else lesson_state(progress)

    def _can_undo(self, seat: int) -> bool:
        if seat not in self._undo:
            self._undo[seat] = self.session.can_undo(seat, self._bots)
        return self._undo[seat]

    def _view(self, seat: int | None) -> Mapping[str, object]:
        self.make_views([seat])
        return self._views[seat]

    def _encoded_view(self, seat: int | None) -> Raw:
        if seat not in self._encoded_views:
            self._encoded_views[seat] = Raw(ENCODER.encode(self._view(seat)))
        return self._encoded_views[seat]

    def _view_changes(self, seat: int | None) -> Raw | None:
        """The changes since the last view of the seat; None if it was not made."""
        if seat not in self._encoded_changes:
            before = self._before.get(seat)
            self._encoded_changes[seat] = None if before is None else self._changes.between(before, self._view(seat))
        return self._encoded_changes[seat]

    def _explained(self, seat: int, legal: list[int]) -> Raw:
        if seat not in self._choices:
            position, words = self.session.position, self.session.game.words
            choices = [Choice(action, words(action), position.explain(seat, action).data()) for action in legal]
            self._choices[seat] = Raw(ENCODER.encode(choices))
        return self._choices[seat]


def final_updates(position: Position) -> list[SeatUpdate]:
    """The updates of a spectator and every seat after the end of the game, without their logs."""
    seats = [None, *range(position.game.seats)]
    return [
        SeatUpdate(
            seat=seat,
            since=0,
            lines=[],
            prompt=None if seat is None else position.prompt(seat).data(),
            legal=[],
            undo=False,
            view=dict(view),
            choices=None if seat is None else [],
            settings=_settings(position, seat),
        )
        for seat, view in zip(seats, position.views(seats), strict=True)
    ]


def lesson_state(progress: LessonProgress) -> LessonState:
    """What the learner may know of the lesson: texts, and figures from the learner's own view."""
    lesson, played = progress.lesson, progress.played
    example = None if lesson.secret else progress.example(lesson.learner)
    return LessonState(
        name=lesson.name,
        heading=lesson.heading().data(),
        count=len(lesson.steps),
        pages=[LessonPage(page.step, page.kind, page.text.data(), list(page.places)) for page in progress.pages()],
        example=None
        if example is None
        else Choice(example, played.game.words(example), played.position.explain(lesson.learner, example).data()),
        over=progress.over,
        puzzle=_puzzle(lesson) if isinstance(lesson, PuzzleLesson) else None,
    )


def _puzzle(lesson: PuzzleLesson) -> PuzzleState:
    count = len(shipped_puzzles(lesson.title))
    return PuzzleState(lesson.title, lesson.number, count, lesson.puzzle.grade, len(lesson.puzzle.levels))


def _settings(position: Position, seat: int | None) -> list[SettingState]:
    """The settings of a seat (None: a spectator), each with the number that changes it."""
    game = position.game
    if seat is None:
        return []
    states = [(name, position.setting(seat, index)) for index, name in enumerate(game.settings)]
    return [SettingState(name, on, game.setting_change(name, not on)) for name, on in states]


def refusal_reason(session: GameSession, question: Why) -> Because:
    """Why an action is not legal; without a reason if it is."""
    refusal = session.position.play_refusal(question.seat, question.action)
    return Because(question.key, question.action, None if refusal is None else refusal.line.data())


def preview(session: GameSession, question: Preview, chance: int) -> Previewed:
    """What a seat would see after some actions, tried on an imagined position."""
    seat = question.seat
    world = session.position.imagine(seat, chance)
    world.journal = Journal()
    reveals = world.reveals
    for action in question.actions:
        world.play(seat, action)
    lines = [line.data() for line in world.journal.lines(seat)]
    return Previewed(question.key, world.reveals != reveals, lines, dict(world.view(seat)))


def shared_lines(one: list[Line], other: list[Line]) -> int:
    """How many lines at the start of two logs are equal."""
    count = 0
    for here, there in zip(one, other, strict=False):
        if here != there:
            break
        count += 1
    return count


def outcome_data(session: GameSession | None) -> dict[str, Any] | None:
    """The outcome of a finished game; None before the end."""
    return session.position.outcome().data() if session is not None and session.over() else None


def fingerprint(session: GameSession | None) -> str | None:
    """The fingerprint of a finished game; None before the end, because it depends on hidden cards."""
    return session.position.fingerprint() if session is not None and session.over() else None


def reason_data(error: TerrariumError) -> dict[str, Any]:
    """The reason of a refusal as data."""
    return error.line.data()
