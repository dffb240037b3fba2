"""Planet: animals won by kind, how often cards were carried over, how many ended in the box."""

from __future__ import annotations

from typing import cast

from terrarium.cli.tallies import Counts, Figure
from terrarium.engine.lines import Line
from terrarium.engine.position import Position
from terrarium.planet.cards.box import IN_PLAY, KINDS
from terrarium.planet.position import PlanetPosition


def count(position: Position, counts: Counts) -> None:
    """Add a finished game."""
    planet = cast("PlanetPosition", position)
    home, column, fate, animals, kind = planet.home, planet.column, planet.fate, planet.animals, planet.box.kind
    carried = moved = boxed = 0
    won = [0, 0, 0]
    for number in range(IN_PLAY):
        steps = column[number] - home[number]
        carried += steps
        if steps:
            moved += 1
        if fate[number] < 0:
            boxed += 1
        else:
            won[kind[animals[number]]] += 1
    counts["carried"] += carried
    counts["moved"] += moved
    counts["boxed"] += boxed
    for number, name in enumerate(KINDS):
        counts[f"won-{name}"] += won[number]


def figures(counts: Counts, games: int) -> list[Figure]:
    """Rows for the table: how many a game, and what part of the animals won or dealt."""
    won = sum(counts[f"won-{name}"] for name in KINDS)
    dealt = IN_PLAY * games
    rows = [
        Figure(
            f"won-{name}",
            Line(f"simulate-planet-won-{name}"),
            counts[f"won-{name}"] / games,
            counts[f"won-{name}"] / won if won else None,
        )
        for name in KINDS
    ]
    return [
        *rows,
        Figure("won", Line("simulate-planet-won"), won / games, won / dealt),
        Figure("carried-per-card", Line("simulate-planet-carried"), counts["carried"] / dealt),
        Figure("moved", Line("simulate-planet-moved"), counts["moved"] / games, counts["moved"] / dealt),
        Figure("boxed", Line("simulate-planet-boxed"), counts["boxed"] / games, counts["boxed"] / dealt),
    ]
