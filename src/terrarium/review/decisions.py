"""The decisions of a recorded game with the positions in which they were made."""

from __future__ import annotations

from dataclasses import dataclass

from terrarium.engine.position import Position
from terrarium.engine.record import Record


@dataclass(frozen=True)
class Decision:
    """A choice between several answers."""

    #: How many moves of the record came before it.
    number: int
    seat: int
    #: What was chosen.
    action: int
    #: The position before it. It holds what the seat could not know, so it is judged only through `imagine`.
    position: Position


class ReplayedGame:
    """A record with the position after each number of moves, from 0 on."""

    def __init__(self, record: Record, box: object = None) -> None:
        position = record.start(box)
        self.record = record
        self.game = position.game
        self.positions = [position.copy()]
        for number, move in enumerate(record.moves, start=1):
            position.play(move.seat, move.action)
            position = record.dealt_again(position, number)
            self.positions.append(position.copy())

    def decision(self, number: int) -> Decision | None:
        """The decision after a number of moves; None if there was none: a change of a setting or a forced answer.

        What came before the last redeal belongs to another game, whose own review judges it.
        """
        first = self.record.redeals[-1].after if self.record.redeals else 0
        if not first <= number < len(self.record.moves):
            return None
        move, position = self.record.moves[number], self.positions[number]
        if self.game.is_setting_change(move.action) or len(position.legal(move.seat)) == 1:
            return None
        return Decision(number, move.seat, move.action, position)
