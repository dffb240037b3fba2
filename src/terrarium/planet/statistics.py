"""Figures of many games of Planet: animals won by kind, cards carried over, cards put back to the box."""

from __future__ import annotations

from typing import cast

from terrarium.engine.lines import Line
from terrarium.engine.position import Position
from terrarium.engine.statistics import Figure, Statistics
from terrarium.planet.cards.box import IN_PLAY, KINDS
from terrarium.planet.position import PlanetPosition


class PlanetStatistics(Statistics):
    """Counts what became of the animals."""

    def finish(self, position: Position) -> None:
        """Add a finished game."""
        planet = cast(PlanetPosition, position)
        carried = moved = boxed = 0
        won = [0] * len(KINDS)
        for number in range(IN_PLAY):
            steps = int(planet.column[number] - planet.dealt_columns[number])
            carried += steps
            if steps > 0:
                moved += 1
            if planet.fate[number] < 0:
                boxed += 1
            else:
                won[int(planet.box.kind[planet.animals[number]])] += 1
        self.add("carried", carried)
        self.add("moved", moved)
        self.add("boxed", boxed)
        for kind, name in enumerate(KINDS):
            self.add(f"won-{name}", won[kind])

    def figures(self, games: int) -> list[Figure]:
        """Return the numbers per game, and the parts of all animals that were won or dealt."""
        counts = self.counts
        won = sum([counts[f"won-{name}"] for name in KINDS])
        dealt = IN_PLAY * games
        rows: list[Figure] = []
        for name in KINDS:
            count = counts[f"won-{name}"]
            share = count / won if won > 0 else None
            rows.append(Figure(f"won-{name}", Line(f"simulate-planet-won-{name}"), count / games, share))
        return [
            *rows,
            Figure("won", Line("simulate-planet-won"), won / games, won / dealt),
            Figure("carried-per-card", Line("simulate-planet-carried"), counts["carried"] / dealt),
            Figure("moved", Line("simulate-planet-moved"), counts["moved"] / games, counts["moved"] / dealt),
            Figure("boxed", Line("simulate-planet-boxed"), counts["boxed"] / games, counts["boxed"] / dealt),
        ]
