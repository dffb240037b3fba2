"""Rauha: cards placed and discarded, spores and entities at the end, where the points came from."""

from __future__ import annotations

from typing import cast

from terrarium.cli.tallies import Counts, Figure
from terrarium.engine.lines import Line
from terrarium.engine.position import Position
from terrarium.rauha.cards.box import CELLS, ENTITIES
from terrarium.rauha.position import RauhaPosition
from terrarium.rauha.rules.draft import DISCARDED, PLACED
from terrarium.rauha.rules.scoring import ORIGINS


def count(position: Position, counts: Counts) -> None:
    """Add a finished game."""
    rauha = cast("RauhaPosition", position)
    for went in rauha.went:
        if went & PLACED:
            counts["placed"] += 1
        elif went & DISCARDED:
            counts["discarded"] += 1
    counts["seats"] += rauha.seats
    counts["spores"] += sum(int(spores).bit_count() for spores in rauha.spores)
    counts["entities"] += sum(int(held).bit_count() for held in rauha.held)
    for number, origin in enumerate(ORIGINS):
        counts[f"points-{origin}"] += sum(int(points) for points in rauha.tally[number::3])


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
