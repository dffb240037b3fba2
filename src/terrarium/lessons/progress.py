"""How far a game has come in the script of its lesson, and which pages the learner reads now."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from terrarium.engine.errors import Refused
from terrarium.engine.lines import Line
from terrarium.engine.playthrough import Playthrough
from terrarium.lessons.lesson import Lesson, ScriptedMove, Step
from terrarium.lessons.script import check_answer, next_scripted, possible_example


@dataclass(frozen=True)
class Page:
    """One text of a lesson: the result of the step just done, a step to read, or a step with something to do."""

    step: int
    kind: Literal["result", "read", "task"]
    text: Line
    places: tuple[str, ...] = ()


def follows_script(lesson: Lesson, played: Playthrough) -> bool:
    """Return whether all moves so far are those of the script; a later version of the lesson may have another one."""
    words = played.game.words
    return all(
        move.seat == scripted.seat and scripted.accepts(words(move.action))
        for move, scripted in zip(played.record.moves, lesson.script, strict=False)
    )


class LessonProgress:
    """A lesson and the game that is played in it. Settings cannot change during the script, so moves are actions."""

    def __init__(self, lesson: Lesson, played: Playthrough) -> None:
        self.lesson = lesson
        self.played = played
        self.moves = len(played.record.moves)

    @property
    def over(self) -> bool:
        """Whether the script is over and the game goes on freely."""
        return self.moves >= len(self.lesson.script)

    def next_move(self) -> ScriptedMove | None:
        """Return the scripted move that follows; None when the script is over."""
        return next_scripted(self.lesson, self.moves)

    def may_act(self, seat: int) -> bool:
        """Return whether the script waits for this seat, or for none any more."""
        move = self.next_move()
        return move is None or move.seat == seat

    def example(self, seat: int) -> int | None:
        """Return the action that a bot plays or the learner is shown; None if the script waits for another seat."""
        move = self.next_move()
        if move is None or move.seat != seat:
            return None
        return possible_example(move, self.played.position)

    def refusal(self, seat: int, action: int) -> Refused | None:
        """Return why the lesson does not accept an answer, or None if it does."""
        if not self.over and self.played.game.is_setting_change(action):
            return Refused("lesson-no-settings")
        return check_answer(self.lesson, self.moves, self.played.position, seat, action)

    def pages(self) -> list[Page]:
        """Return what the learner reads now, in order: a result, steps to read, the step that waits for a move."""
        lesson, current = self.lesson, self.lesson.step_index(self.moves)
        following = current
        while following > 0 and not lesson.steps[following - 1].moves:
            following -= 1
        pages: list[Page] = []
        if self.moves == lesson.start_of(current):
            if following > 0:
                pages.append(Page(following - 1, "result", self._result(following - 1)))
            pages += [self._page(index, "read") for index in range(following, current)]
        if current < len(lesson.steps):
            pages.append(self._page(current, "task"))
        return pages

    def _page(self, index: int, kind: Literal["read", "task"]) -> Page:
        step = self.lesson.steps[index]
        return Page(index, kind, self.lesson.text(step), step.places)

    def _result(self, index: int) -> Line:
        """Return the line of the result of a step whose last move was just played."""
        step, position = self.lesson.steps[index], self.played.position
        return self.lesson.result(step, position.view(self.lesson.learner), self._answer_letter(step))

    def _answer_letter(self, step: Step) -> str:
        """Return the letter of the learner's answer, of the move in the step that has several."""
        game, moves = self.played.game, self.played.record.moves
        for scripted, move in zip(step.moves, moves[len(moves) - len(step.moves) :], strict=True):
            if len(scripted.answers) > 1:
                return scripted.letter_of(game.words(move.action))
        return "a"
