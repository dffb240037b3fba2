"""Figures of many games of Rauha: cards placed and discarded, spores and entities, where the points came from."""

from __future__ import annotations

from typing import cast

from terrarium.engine.lines import Line
from terrarium.engine.position import Position
from terrarium.engine.statistics import Figure, Statistics
from terrarium.rauha.cards.box import CELLS, ENTITIES
from terrarium.rauha.position import RauhaPosition
from terrarium.rauha.rules.draft import DISCARDED, PLACED
from terrarium.rauha.rules.scoring import ORIGINS


class RauhaStatistics(Statistics):
    """Counts what is on the boards at the end."""

    def finish(self, position: Position) -> None:
        """Add a finished game."""
        rauha = cast(RauhaPosition, position)
        placed = discarded = 0
        for went in rauha.went:
            if went & PLACED != 0:
                placed += 1
            elif went & DISCARDED != 0:
                discarded += 1
        self.add("placed", placed)
        self.add("discarded", discarded)
        self.add("seats", position.game.seats)
        self.add("spores", sum([int(spores).bit_count() for spores in rauha.spores]))
        self.add("entities", sum([int(held).bit_count() for held in rauha.held]))
        points = [0] * len(ORIGINS)
        for place, tallied in enumerate(rauha.tally):
            points[place % len(ORIGINS)] += int(tallied)
        for number, origin in enumerate(ORIGINS):
            self.add(f"points-{origin}", points[number])

    def figures(self, games: int) -> list[Figure]:
        """How many a game, and which part of all cards, cells, entities or points."""
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
