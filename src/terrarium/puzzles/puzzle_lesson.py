"""A puzzle as a lesson of one step: the same tables, on the server and on the page, teach and ask."""

from __future__ import annotations

import functools
from dataclasses import dataclass
from functools import cached_property
from typing import ClassVar

from terrarium.engine.errors import Refused
from terrarium.engine.lines import Line
from terrarium.engine.position import Position
from terrarium.engine.rng import Rng, seed_from_text
from terrarium.hints.hint import find_reasons
from terrarium.lessons import Lesson, Step, all_lessons
from terrarium.lessons.lesson import ScriptedMove
from terrarium.puzzles.loading import find_puzzle, shipped_puzzles
from terrarium.puzzles.puzzle import Puzzle

#: The first word of the names of puzzles, such as ``puzzle-planet-17``.
PREFIX = "puzzle"
#: The bot that plays the other seats when the puzzle is solved.
BOT = "tree"
#: The reason of an answer that has no other.
LATER = Line("review-reason-later")


@dataclass(frozen=True, kw_only=True)
class PuzzleLesson(Lesson):
    """A puzzle at a table. What it says about an answer compares it with the best one, in words and figures."""

    puzzle: Puzzle
    number: int

    secret: ClassVar[bool] = True

    def heading(self) -> Line:
        """Return the line of the puzzle's name."""
        return Line("puzzle-heading", game=Line(f"{self.title}-name"), number=self.number)

    def about(self) -> Line:
        """Return the line that says how hard it is."""
        return Line("puzzle-grade", missed=self.puzzle.grade, levels=len(self.puzzle.levels))

    def text(self, step: Step, part: str = "", **figures: object) -> Line:
        """Return the question; there is no text for a wrong answer as such."""
        return Line("puzzle-question", missed=self.puzzle.grade, levels=len(self.puzzle.levels))

    def result(self, step: Step, view: object, answer: str = "a") -> Line:
        """Return the line that explains the right answer."""
        return self.solution

    def refusal(self, step: Step, position: Position, seat: int, action: int) -> Refused:
        """Say what a wrong answer is worth compared with the best one, and what the best one does instead."""
        words = self._judged_words(position, seat, action)
        answer = position.explain(seat, action)
        best = percent(self.puzzle.best)
        if words is None:
            return Refused("puzzle-unpromising", answer=answer, best=best, count=len(self.puzzle.chances))
        worse = self._reasons_for(action)
        reasons = [reason for reason in self._best_reasons if reason not in worse] or [LATER]
        return Refused(
            "puzzle-wrong", answer=answer, chance=percent(self.puzzle.chances[words]), best=best, reasons=reasons
        )

    @cached_property
    def solution(self) -> Line:
        """The right answer explained: what it does, what it is worth, and what the second-best is worth."""
        return Line(
            "puzzle-solved",
            answer=self.question.explain(self.learner, self.answer),
            best=percent(self.puzzle.best),
            second=percent(self.puzzle.second),
            reasons=self._best_reasons or [LATER],
        )

    @cached_property
    def question(self) -> Position:
        """The position as it was in the game of the record; what the seat cannot know is judged through `imagine`."""
        return self.puzzle.position()

    @cached_property
    def answer(self) -> int:
        """The best answer."""
        return self.question.game.action(self.puzzle.answers[0])

    @cached_property
    def _best_reasons(self) -> list[Line]:
        return self._reasons_for(self.answer)

    def _reasons_for(self, action: int) -> list[Line]:
        return find_reasons(self.question, self.learner, action, Rng(seed_from_text(self.name)))

    def _judged_words(self, position: Position, seat: int, action: int) -> str | None:
        """The words under which the searches looked at an answer; None if they soon left it.

        People may choose what leads to the same position as another answer, such as two turns of a tile.
        """
        game, chances = position.game, self.puzzle.chances
        if game.words(action) in chances:
            return game.words(action)
        same = _result(position, seat, action)
        return next((words for words in chances if _result(position, seat, game.action(words)) == same), None)


def _result(position: Position, seat: int, action: int) -> str:
    after = position.copy()
    after.play(seat, action)
    return after.fingerprint()


def puzzle_lesson(puzzle: Puzzle, number: int) -> PuzzleLesson:
    """Make the lesson of a puzzle of the program."""
    record = puzzle.record
    words = record.game().words
    return PuzzleLesson(
        name=f"{PREFIX}-{record.name}-{number}",
        title=record.name,
        seats=record.seats,
        learner=puzzle.seat,
        seed=record.seed,
        options=dict(record.options),
        minutes=1,
        bot=BOT,
        opening=tuple(ScriptedMove(move.seat, ((words(move.action),),)) for move in record.moves),
        steps=(Step("question", moves=(ScriptedMove(puzzle.seat, (tuple(puzzle.answers),)),)),),
        puzzle=puzzle,
        number=number,
    )


@functools.lru_cache(maxsize=64)
def find_puzzle_lesson(title: str, number: int) -> PuzzleLesson:
    """The lesson of a puzzle that comes with the program, or say which ones there are."""
    return puzzle_lesson(find_puzzle(title, number), number)


def find_script(name: str) -> Lesson | None:
    """The lesson or the puzzle of that name; None if there is none any more."""
    prefix, _dash, rest = name.partition("-")
    if prefix != PREFIX:
        return all_lessons().get(name)
    title, _dash, number = rest.rpartition("-")
    if not number.isdecimal() or not 1 <= int(number) <= len(shipped_puzzles(title)):
        return None
    return find_puzzle_lesson(title, int(number))


def is_puzzle(name: str | None) -> bool:
    """Whether the name of a lesson is that of a puzzle."""
    return name is not None and name.startswith(f"{PREFIX}-")


def percent(chance: float) -> int:
    """A chance in whole percent."""
    return round(100 * chance)
