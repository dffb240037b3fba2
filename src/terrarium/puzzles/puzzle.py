"""What a puzzle consists of: a record up to a moment, the seat that is asked, the answer, and what others are worth."""

from __future__ import annotations

from dataclasses import dataclass

from terrarium.engine.position import Position
from terrarium.engine.record import Record

#: Chances are rounded to this many digits.
DIGITS = 4


@dataclass(frozen=True)
class Puzzle:
    """A position in which one answer is clearly the best. What it says was found in worlds from `imagine`."""

    #: The game up to the question, unfinished.
    record: Record
    seat: int
    #: The answer in the words of records; others that lead to the same position follow.
    answers: list[str]
    #: The chance to win of each answer that the longest search looked at closely, by its words; the best first.
    chances: dict[str, float]
    #: The levels that were asked, the weakest first, and whether they find the answer.
    levels: dict[str, bool]

    @property
    def title(self) -> str:
        """The name of the title."""
        return self.record.name

    @property
    def grade(self) -> int:
        """How many levels miss the answer."""
        return sum(not finds for finds in self.levels.values())

    @property
    def best(self) -> float:
        """The chance to win of the answer."""
        return self.chances[self.answers[0]]

    @property
    def second(self) -> float:
        """The chance to win of the best other answer."""
        return max(chance for words, chance in self.chances.items() if words not in self.answers)

    def position(self) -> Position:
        """The position of the question as it was in the game of the record."""
        position = self.record.start()
        for number, move in enumerate(self.record.moves, start=1):
            position.play(move.seat, move.action)
            position = self.record.dealt_again(position, number)
        return position
