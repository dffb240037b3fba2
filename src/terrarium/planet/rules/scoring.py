"""The final sheet: objectives, animals, and who wins. (P25 to P30)"""

from __future__ import annotations

from mypy_extensions import i64

from terrarium.engine.lines import Line
from terrarium.engine.outcome import Entry, Outcome
from terrarium.engine.vecs import vec
from terrarium.planet.cards.box import HABITATS, Box
from terrarium.planet.state.regions import size

#: The objective of a seat in the beginner's game, which has none.
NO_OBJECTIVE = -1


def habitat_line(habitat: int) -> Line:
    """The name of a habitat."""
    return Line(f"planet-habitat-{HABITATS[habitat]}")


def animal_points(box: Box, animal: int, objective: int) -> int:
    """What a won animal is worth to a seat with that objective. (P28, P30)"""
    if objective == NO_OBJECTIVE or box.animals[animal].habitat == objective:
        return 1
    return 2


def sheet(box: Box, planets: vec[i64], seat: int, objective: int, won: list[int]) -> list[Entry]:
    """A seat's rows: its objective, then each animal that it won."""
    rows: list[Entry] = []
    if objective != NO_OBJECTIVE:
        areas = int(size(planets[5 * seat + objective]))
        line = Line("planet-sheet-objective", habitat=habitat_line(objective), areas=areas)
        rows.append(Entry(line, box.objective_points(objective, areas)))
    for animal in won:
        line = Line("planet-sheet-animal", animal=box.animals[animal].line())
        rows.append(Entry(line, animal_points(box, animal, objective)))
    return rows


def result(box: Box, planets: vec[i64], objectives: list[int], won: list[list[int]]) -> Outcome:
    """The outcome for all seats: most points, then most animals, then a shared victory. (P29)"""
    breakdown = [sheet(box, planets, seat, objectives[seat], won[seat]) for seat in range(len(objectives))]
    scores = [sum(entry.points for entry in rows) for rows in breakdown]
    first = [seat for seat in range(len(scores)) if scores[seat] == max(scores)]
    animals = max(len(won[seat]) for seat in first)
    winners = [seat for seat in first if len(won[seat]) == animals]
    decided_by: Line | None = None
    if len(winners) > 1:
        decided_by = Line("planet-shared-victory", points=max(scores), animals=animals)
    elif len(first) > 1:
        decided_by = Line("planet-won-by-animals", points=max(scores), animals=animals)
    return Outcome(scores, winners, breakdown, decided_by)
