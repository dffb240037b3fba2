"""Rauha: cards placed and discarded, spores and entities at the end, where the points came from."""

from __future__ import annotations

from typing import cast

from terrarium.cli.tallies import Counts, Figure
from terrarium.engine.lines import Line
from terrarium.engine.position import Position
from terrarium.rauha.cards.box import CELLS, ENTITIES
from terrarium.rauha.position import RauhaPosition
from terrarium.rauha.state.phases import ORIGINS, ROUNDS
from terrarium.rauha.state.satellites import is_discarded, is_placed


def count(position: Position, counts: Counts) -> None:
    """Add a finished game."""
    rauha = cast("RauhaPosition", position)
    for fate in rauha.fates:
        if is_placed(fate):
            counts["placed"] += 1
        elif is_discarded(fate):
            counts["discarded"] += 1
    counts["seats"] += rauha.seats
    counts["spores"] += sum(int(spores).bit_count() for spores in rauha.spores)
    counts["entities"] += sum(int(entities).bit_count() for entities in rauha.entities)
    for number, origin in enumerate(ORIGINS):
        for seat in range(int(rauha.seats)):
            points = [int(rauha.points_from(seat, one, number)) for one in range(1, ROUNDS + 1)]
            counts[f"points-{origin}"] += sum(points)


def figures(counts: Counts, games: int) -> list[Figure]:
    """Rows for the table: how many a game, and what part of all cards, cells, entities or points."""
    cards = counts["placed"] + counts["discarded"]
    points = sum(counts[f"points-{origin}"] for origin in ORIGINS)
    wholes = {"placed": cards, "discarded": cards, "spores": CELLS * counts["seats"], "entities": ENTITIES * games}
    wholes |= {f"points-{origin}": points for origin in ORIGINS}
    return [
        Figure(key, Line(f"simulate-rauha-{key}"), counts[key] / games, counts[key] / whole if whole else None)
        for key, whole in wholes.items()
    ]
