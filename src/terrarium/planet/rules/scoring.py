"""The final sheet: objectives, animals, and who wins. (P25 to P30)"""

from __future__ import annotations

from mypy_extensions import i64

from terrarium.engine.lines import Line
from terrarium.engine.outcome import Entry, Outcome
from terrarium.engine.vecs import vec
from terrarium.planet.cards.box import Box
from terrarium.planet.rules.journal import habitat_line
from terrarium.planet.state.planets import areas_of
from terrarium.planet.state.position import NO_OBJECTIVE, PlanetState
from terrarium.planet.state.regions import size


def animal_points(box: Box, animal: int, objective: int) -> int:
    """Return what a won animal is worth to a seat with that objective. (P28, P30)"""
    if objective == NO_OBJECTIVE or box.animals[animal].habitat == objective:
        return 1
    return 2


def sheet(box: Box, planets: vec[i64], seat: int, objective: int, won: list[int]) -> list[Entry]:
    """List a seat's rows: its objective, then each animal that it won."""
    rows: list[Entry] = []
    if objective != NO_OBJECTIVE:
        areas = int(size(areas_of(planets, seat, objective)))
        line = Line("planet-sheet-objective", habitat=habitat_line(objective), areas=areas)
        rows.append(Entry(line, box.objective_points(objective, areas)))
    for animal in won:
        line = Line("planet-sheet-animal", animal=box.animals[animal].line())
        rows.append(Entry(line, animal_points(box, animal, objective)))
    return rows


def scores(position: PlanetState) -> list[int]:
    """List each seat's points if the game ended now."""
    found: list[int] = []
    for seat in range(position.seats):
        rows = sheet(position.box, position.planets, seat, int(position.objectives[seat]), position.won_by(seat))
        found.append(sum(entry.points for entry in rows))
    return found


def outcome(position: PlanetState) -> Outcome:
    """Return the outcome of a finished game."""
    won = [position.won_by(seat) for seat in range(position.seats)]
    return result(position.box, position.planets, [int(habitat) for habitat in position.objectives], won)


def result(box: Box, planets: vec[i64], objectives: list[int], won: list[list[int]]) -> Outcome:
    """Return the outcome for all seats: most points, then most animals, then a shared victory. (P29)"""
    breakdown = [sheet(box, planets, seat, objectives[seat], won[seat]) for seat in range(len(objectives))]
    points = [sum(entry.points for entry in rows) for rows in breakdown]
    first = [seat for seat in range(len(points)) if points[seat] == max(points)]
    animals = max(len(won[seat]) for seat in first)
    winners = [seat for seat in first if len(won[seat]) == animals]
    decided_by: Line | None = None
    if len(winners) > 1:
        decided_by = Line("planet-shared-victory", points=max(points), animals=animals)
    elif len(first) > 1:
        decided_by = Line("planet-won-by-animals", points=max(points), animals=animals)
    return Outcome(points, winners, breakdown, decided_by)
