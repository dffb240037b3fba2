"""Water, and the final sheet. (R36, R37, R41)"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from terrarium.engine.lines import Line
from terrarium.engine.outcome import Entry, Outcome
from terrarium.engine.vecs import vec
from terrarium.rauha.cards.tables import WATER_POINTS
from terrarium.rauha.rules import journal
from terrarium.rauha.rules.entities import water

if TYPE_CHECKING:
    from terrarium.rauha.position import RauhaPosition

#: Where points come from.
ORIGINS: Final = ["biomes", "entities", "water"]


def lowest_water(board: vec[i64], held: vec[i64], seats: i64) -> i64:
    """The least water at the table."""
    least = water(board, held, 0)
    seat: i64 = 1
    while seat < seats:
        least = min(least, water(board, held, seat))
        seat += 1
    return least


def water_points(own: i64, lowest: i64) -> i64:
    """What a seat's water scores. (R36)"""
    return WATER_POINTS[min(own - lowest, 5)]


def score_water(position: RauhaPosition, seat: i64) -> None:
    """A seat scores its water, after its activations. (R36)"""
    own = water(position.board, position.held, seat)
    lowest = lowest_water(position.board, position.held, position.seats)
    points = water_points(own, lowest)
    position.score(seat, points, 2)
    if position.journal is not None:
        journal.water(position.journal, seat, own, lowest, points)


def result(tally: list[int], seats: int) -> Outcome:
    """Most points wins and equal points share the victory; each row of the sheet is a source in a round. (R41)"""
    breakdown: list[list[Entry]] = []
    for seat in range(seats):
        rows: list[Entry] = []
        for number, points in enumerate(tally[12 * seat : 12 * seat + 12]):
            rows.append(Entry(Line(f"rauha-sheet-{ORIGINS[number % 3]}", round=number // 3 + 1), points))
        breakdown.append(rows)
    scores = [sum(entry.points for entry in rows) for rows in breakdown]
    winners = [seat for seat in range(seats) if scores[seat] == max(scores)]
    shared = Line("rauha-shared-victory", points=max(scores)) if len(winners) > 1 else None
    return Outcome(scores, winners, breakdown, shared)
