"""Points, water, and the final sheet. (R15, R16, R36, R37, R41)"""

from __future__ import annotations

from mypy_extensions import i64

from terrarium.engine.lines import Line
from terrarium.engine.outcome import Entry, Outcome
from terrarium.rauha.cards.tables import WATER_POINTS
from terrarium.rauha.rules import journal
from terrarium.rauha.rules.entities import water
from terrarium.rauha.state.phases import FROM_WATER, ORIGINS, ROUNDS
from terrarium.rauha.state.position import RauhaState


def leader(position: RauhaState) -> i64:
    """Return the seat with most points; among equals the one with the upper marker. (R15)"""
    best: i64 = 0
    seat: i64
    for seat in range(1, position.seats):
        if position.is_ahead(seat, best):
            best = seat
    return best


def score(position: RauhaState, seat: i64, points: i64, origin: i64) -> None:
    """Add points and move the seat's marker on top; a gain of zero is no move. (R16)"""
    if points == 0:
        return
    position.add_points(seat, points, origin)
    if position.marker_heights[seat] != position.top_height:
        position.top_height += 1
        position.marker_heights[seat] = position.top_height


def lowest_water(position: RauhaState) -> i64:
    """Return the least water of all seats."""
    least = water(position, 0)
    seat: i64
    for seat in range(1, position.seats):
        least = min(least, water(position, seat))
    return least


def water_points(own: i64, lowest: i64) -> i64:
    """Return what a seat's water scores. (R36)"""
    return WATER_POINTS[min(own - lowest, 5)]


def score_water(position: RauhaState, seat: i64) -> None:
    """Score a seat's water, after its activations. (R36)"""
    own, lowest = water(position, seat), lowest_water(position)
    points = water_points(own, lowest)
    score(position, seat, points, FROM_WATER)
    if position.journal is not None:
        journal.water_scored(position.journal, seat, own, lowest, points)


def sheet(position: RauhaState, seat: int) -> list[Entry]:
    """List a seat's rows: the points of each origin in each round."""
    return [
        Entry(Line(f"rauha-sheet-{name}", round=number), int(position.points_from(seat, number, origin)))
        for number in range(1, ROUNDS + 1)
        for origin, name in enumerate(ORIGINS)
    ]


def outcome(position: RauhaState) -> Outcome:
    """Return the outcome of a finished game: most points win, equal points share the victory. (R41)"""
    breakdown = [sheet(position, seat) for seat in range(position.seats)]
    points = [sum(entry.points for entry in rows) for rows in breakdown]
    winners = [seat for seat in range(len(points)) if points[seat] == max(points)]
    shared = Line("rauha-shared-victory", points=max(points)) if len(winners) > 1 else None
    return Outcome(points, winners, breakdown, shared)
