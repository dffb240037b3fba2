"""The referee for a game on a real table: reads planets laid by hand and judges them with the rules of the game.

`judge` takes plain data (its form is in docs/score.md), reports every mistake in it with its place, or answers with
each seat's regions, what each animal finds on each planet and who takes it now, and the sheet.
"""

from __future__ import annotations

from typing import TypedDict

from mypy_extensions import i64

from terrarium.engine.outcome import Outcome
from terrarium.engine.vecs import vec
from terrarium.planet.cards.box import HABITATS, KINDS, MOST, STANDARD, Box
from terrarium.planet.position import ROUNDS
from terrarium.planet.referee.table_file import Table, read_table
from terrarium.planet.rules.origin_of_life import NOBODY, suitability, suitable_regions, taker
from terrarium.planet.rules.scoring import NO_OBJECTIVE, result
from terrarium.planet.view.seat_view import RegionView, region_views


class SeatRuling(TypedDict):
    """One seat's planet: its regions, areas by habitat, the covered faces, and what it has won."""

    name: str | None
    faces: list[str | None]
    covered: int
    areas: dict[str, int]
    regions: list[RegionView]
    objective: str | None
    won: list[str]


class AnimalRuling(TypedDict):
    """An animal in play: how each planet suits it, and what becomes of it if it is compared now."""

    key: str
    animal: int
    own_name: str | None
    kind: str
    habitat: str
    other: str | None
    round: int
    #: Whether it lies under the current round.
    due: bool
    values: list[int]
    #: The sizes of each seat's regions that suit it, largest first.
    sizes: list[list[int]]
    #: "taken", "carried" to the next round, or "boxed"; the seats that share the best value in the latter two.
    verdict: str
    taker: int | None
    tied: list[int]


class Ruling(TypedDict):
    """The referee's answer."""

    game: str
    round: int
    seats: list[SeatRuling]
    animals: list[AnimalRuling]
    #: The sheet for the animals won so far; None while an objective is not known.
    sheet: Outcome | None
    #: The same once the animals under the current round have been taken; None if none of them is.
    sheet_after: Outcome | None


def judge(data: object, box: Box = STANDARD) -> Ruling:
    """The referee's answer for a table described by plain data."""
    table = read_table(data, box)
    planets = table.planets()
    animals = [_animal_ruling(table, planets, animal, column) for animal, column in table.animals]
    after = [list(won) for won in table.won]
    for ruling in animals:
        winner = ruling["taker"]
        if ruling["due"] and winner is not None:
            after[winner].append(ruling["animal"])
    taken = after != table.won
    return {
        "game": "planet",
        "round": table.round,
        "seats": [_seat_ruling(table, planets, seat) for seat in range(len(table.names))],
        "animals": animals,
        "sheet": _sheet(table, planets, table.won),
        "sheet_after": _sheet(table, planets, after) if taken else None,
    }


def _sheet(table: Table, planets: vec[i64], won: list[list[int]]) -> Outcome | None:
    return result(table.box, planets, table.objectives, won) if table.knows_objectives() else None


def ruling_data(ruling: Ruling) -> dict[str, object]:
    """The ruling as plain data, sheets included."""
    sheet, after = ruling["sheet"], ruling["sheet_after"]
    return {
        **ruling,
        "sheet": None if sheet is None else sheet.data(),
        "sheet_after": None if after is None else after.data(),
    }


def _seat_ruling(table: Table, planets: vec[i64], seat: int) -> SeatRuling:
    masks = [int(planets[5 * seat + habitat]) for habitat in range(5)]
    faces, objective = table.faces[seat], table.objectives[seat]
    return {
        "name": table.names[seat],
        "faces": faces,
        "covered": sum(1 for face in faces if face is not None),
        "areas": {HABITATS[habitat]: masks[habitat].bit_count() for habitat in range(5)},
        "regions": region_views(masks),
        "objective": None if objective == NO_OBJECTIVE else HABITATS[objective],
        "won": [table.box.animals[animal].key for animal in table.won[seat]],
    }


def _animal_ruling(table: Table, planets: vec[i64], number: int, column: int) -> AnimalRuling:
    """P16 to P22, by the same functions that the game uses."""
    box, seats, last = table.box, len(table.names), table.round == ROUNDS
    values = [int(suitability(box, planets, seat, number)) for seat in range(seats)]
    winner = int(taker(box, planets, seats, number, last))
    best = max(values)
    animal = box.animals[number]
    return {
        "key": animal.key,
        "animal": number,
        "own_name": animal.name or None,
        "kind": KINDS[animal.kind],
        "habitat": HABITATS[animal.habitat],
        "other": None if animal.kind == MOST else HABITATS[animal.other],
        "round": column,
        "due": column == table.round,
        "values": values,
        "sizes": [suitable_regions(box, planets, seat, number) for seat in range(seats)],
        "verdict": "taken" if winner != NOBODY else "boxed" if last else "carried",
        "taker": None if winner == NOBODY else winner,
        "tied": [seat for seat in range(seats) if 0 < values[seat] == best] if winner == NOBODY else [],
    }
