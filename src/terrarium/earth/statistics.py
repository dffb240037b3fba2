"""Figures of many games of Earth: turns and events, and how many questions an activation asks."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from terrarium.earth.position import EarthPosition
from terrarium.earth.rules.activation import ANSWERED, STARTED
from terrarium.engine.lines import Line
from terrarium.engine.position import Position
from terrarium.engine.statistics import Figure, Statistics
from terrarium.engine.vecs import vec

#: An activation of at least this many cards is long.
LONG: Final = 8
#: At most this many questions are few.
FEW: Final = 4


class EarthStatistics(Statistics):
    """Counts activations, the cards in them and the questions that they ask.

    A question is what a person meets: a row of placements, the payments of one ability and a list of abilities to
    tick each count once.
    """

    def __init__(self) -> None:
        super().__init__()
        self._clear(0)

    def _clear(self, seats: int) -> None:
        """Forget the game that was counted last."""
        #: The cards of each seat's latest activation, and the questions answered in it.
        self.cards: vec[i64] = vec[i64]([0] * seats)
        self.answers: vec[i64] = vec[i64]([0] * seats)
        self.runs: i64 = 0
        self.run_cards: i64 = 0
        self.run_answers: i64 = 0
        self.long_runs: i64 = 0
        self.long_answers: i64 = 0
        self.long_few: i64 = 0

    def start(self, position: Position) -> None:
        """Begin to count a game."""
        super().start(position)
        self._clear(position.game.seats)

    def observe(self, event: i64, seat: i64, value: i64) -> None:
        """Count the beginning of an activation, a question of it, or its end."""
        if event == STARTED:
            self.cards[seat] = value
            self.answers[seat] = 0
            if value > 0:
                self.runs += 1
                self.run_cards += value
            if value >= LONG:
                self.long_runs += 1
        elif event == ANSWERED:
            self.answers[seat] += 1
            self.run_answers += 1
            if self.cards[seat] >= LONG:
                self.long_answers += 1
        elif self.cards[seat] >= LONG and self.answers[seat] <= FEW:
            self.long_few += 1

    def finish(self, position: Position) -> None:
        """Add a finished game."""
        earth = cast(EarthPosition, position)
        self.add("turns", int(earth.turns))
        self.add("events", sum([len(area.events) for area in earth.areas]))
        self.add("runs", int(self.runs))
        self.add("run-cards", int(self.run_cards))
        self.add("run-answers", int(self.run_answers))
        self.add("long-runs", int(self.long_runs))
        self.add("long-answers", int(self.long_answers))
        self.add("long-few", int(self.long_few))

    def figures(self, games: int) -> list[Figure]:
        """Return turns and events per game, cards and questions per activation."""
        counts = self.counts
        runs, long_runs = max(counts["runs"], 1), max(counts["long-runs"], 1)
        long_answers = Line("simulate-earth-long-answers")
        long_few = Line("simulate-earth-long-few", count=FEW)
        return [
            Figure("turns", Line("simulate-earth-turns"), counts["turns"] / games),
            Figure("events", Line("simulate-earth-events"), counts["events"] / games),
            Figure("run-cards", Line("simulate-earth-run-cards"), counts["run-cards"] / runs),
            Figure("run-answers", Line("simulate-earth-run-answers"), counts["run-answers"] / runs),
            Figure("long-answers", long_answers, counts["long-answers"] / long_runs, counts["long-runs"] / runs),
            Figure("long-few", long_few, counts["long-few"] / games, counts["long-few"] / long_runs),
        ]
