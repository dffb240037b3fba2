"""Earth: turns, and how many questions an activation asks."""

from __future__ import annotations

from typing import cast

from terrarium.cli.tallies import Counts, Figure
from terrarium.earth.position import EarthPosition
from terrarium.earth.rules.activation import FEW
from terrarium.engine.lines import Line
from terrarium.engine.position import Position


def count(position: Position, counts: Counts) -> None:
    """Add a finished game."""
    earth = cast("EarthPosition", position)
    counts["turns"] += int(earth.turns)
    counts["runs"] += int(earth.runs)
    counts["run-cards"] += int(earth.run_cards)
    counts["run-answers"] += int(earth.run_answers)
    counts["long-runs"] += int(earth.long_runs)
    counts["long-answers"] += int(earth.long_answers)
    counts["long-few"] += int(earth.long_few)
    counts["events"] += sum(len(area.events) for area in earth.areas)


def figures(counts: Counts, games: int) -> list[Figure]:
    """Rows for the table: turns and events a game, cards and questions an activation.

    A question is what a person meets: a row of placements, the payments of one ability, a list of abilities to tick
    each count once.
    """
    runs, long_runs = max(counts["runs"], 1), max(counts["long-runs"], 1)
    return [
        Figure("turns", Line("simulate-earth-turns"), counts["turns"] / games),
        Figure("events", Line("simulate-earth-events"), counts["events"] / games),
        Figure("run-cards", Line("simulate-earth-run-cards"), counts["run-cards"] / runs),
        Figure("run-answers", Line("simulate-earth-run-answers"), counts["run-answers"] / runs),
        Figure(
            "long-answers",
            Line("simulate-earth-long-answers"),
            counts["long-answers"] / long_runs,
            counts["long-runs"] / runs,
        ),
        Figure(
            "long-few",
            Line("simulate-earth-long-few", count=int(FEW)),
            counts["long-few"] / games,
            counts["long-few"] / long_runs,
        ),
    ]
