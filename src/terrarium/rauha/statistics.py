"""Figures of many games of Rauha: cards placed and discarded, spores and entities, where the points came from."""

from __future__ import annotations

from typing import cast

from terrarium.engine.lines import Line
from terrarium.engine.position import Position
from terrarium.engine.statistics import Figure, Statistics
from terrarium.rauha.cards.box import CELLS, ENTITIES
from terrarium.rauha.position import RauhaPosition
from terrarium.rauha.state.phases import ORIGINS, ROUNDS
from terrarium.rauha.state.satellites import is_discarded, is_placed


class RauhaStatistics(Statistics):
    """Counts what is on the boards at the end."""

    def finish(self, position: Position) -> None:
        """Add a finished game."""
        rauha = cast(RauhaPosition, position)
        placed = discarded = 0
        for fate in rauha.fates:
            if is_placed(fate):
                placed += 1
            elif is_discarded(fate):
                discarded += 1
        self.add("placed", placed)
        self.add("discarded", discarded)
        self.add("seats", position.game.seats)
        self.add("spores", sum([int(spores).bit_count() for spores in rauha.spores]))
        self.add("entities", sum([int(entities).bit_count() for entities in rauha.entities]))
        for number, origin in enumerate(ORIGINS):
            for seat in range(position.game.seats):
                for one in range(1, ROUNDS + 1):
                    self.add(f"points-{origin}", int(rauha.points_from(seat, one, number)))

    def figures(self, games: int) -> list[Figure]:
        """Return the numbers per game, and the parts of all cards, cells, entities or points."""
        counts = self.counts
        cards = counts["placed"] + counts["discarded"]
        points = sum([counts[f"points-{origin}"] for origin in ORIGINS])
        wholes = {"placed": cards, "discarded": cards, "spores": CELLS * counts["seats"], "entities": ENTITIES * games}
        for origin in ORIGINS:
            wholes[f"points-{origin}"] = points
        rows: list[Figure] = []
        for key, whole in wholes.items():
            share = counts[key] / whole if whole > 0 else None
            rows.append(Figure(key, Line(f"simulate-rauha-{key}"), counts[key] / games, share))
        return rows
