"""Figures of many games of Pond, for ``terrarium simulate``."""

from __future__ import annotations

from terrarium.engine.lines import Line
from terrarium.engine.position import Position
from terrarium.engine.statistics import Figure, Statistics
from terrarium_pond.rules import PondPosition


class PondStatistics(Statistics):
    """Counts where the points came from."""

    def finish(self, position: Position) -> None:
        """Add a finished game."""
        assert isinstance(position, PondPosition)
        self.add("flies", sum(position.flies))
        self.add("leaves", sum(position.leaves))

    def figures(self, games: int) -> list[Figure]:
        """Points a game, and which part of all points they are."""
        total = self.counts["flies"] + self.counts["leaves"]
        return [
            Figure(key, Line(f"simulate-pond-{key}"), count / games, count / total)
            for key, count in self.counts.items()
        ]
