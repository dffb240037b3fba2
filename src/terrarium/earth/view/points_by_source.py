"""The sources of everybody's points, row by row, as far as a seat can see; at the end with the cards that count."""

from __future__ import annotations

from terrarium.earth.cards.box import BOX
from terrarium.earth.cards.vocabulary import CELLS, row_and_column
from terrarium.earth.rules import fauna, scoring
from terrarium.earth.rules.goals import FIRST_FAUNA, NO_CELL, TERRAINS, count
from terrarium.earth.rules.scoring import Sheet
from terrarium.earth.state.area import Area
from terrarium.earth.state.position import EarthState


def tally(position: EarthState, areas: list[Area]) -> list[list[dict[str, object]]]:
    """Return the rows of every seat's sheet; once the game is over each has `cells`, rows and columns from 1."""
    found: list[list[dict[str, object]]] = []
    for seat in range(position.seats):
        ecosystems = [int(number) for number in position.ecosystems_of(seat)]
        entries = Sheet(areas, seat, ecosystems).rows()
        entries += scoring.fauna_rows(fauna.leaves_of(position, seat), seat == position.bonus)
        rows = [entry.data() for entry in entries]
        if position.over():
            for row, cells in zip(rows, counted(position, areas, seat, ecosystems), strict=True):
                row["cells"] = [list(row_and_column(cell)) for cell in cells]
            for row, worth in zip(rows, points_by_cell(areas[seat]), strict=False):
                if worth:
                    row["worth"] = worth
        found.append(rows)
    return found


def counted(position: EarthState, areas: list[Area], seat: int, ecosystems: list[int]) -> list[list[int]]:
    """Return for each row of a seat's sheet the cells of the cards that it counts."""
    area = areas[seat]
    planted = [cell for cell in range(CELLS) if area.cells[cell] != 0]
    rows = [planted, [], []]
    rows.append([cell for cell in planted if area.sprouts[cell] > 0])
    rows.append([cell for cell in planted if area.growth[cell] > 0])
    for cell in planted:
        rule = int(TERRAINS.rule[area.cells[cell]])
        if rule >= 0:
            rows.append([cell, *[other for other in bearing(rule, area, cell) if other != cell]])
    rows += [bearing(number, area, NO_CELL) for number in ecosystems]
    rows += [bearing(FIRST_FAUNA + goal, area, NO_CELL) for goal, _worth in fauna.leaves_of(position, seat)]
    if seat == position.bonus:
        rows.append(planted)
    return rows


def points_by_cell(area: Area) -> list[list[int]]:
    """Return what each card is worth in the rows of base values, sprouts and growth; nothing for other rows."""
    planted = [cell for cell in range(CELLS) if area.cells[cell] != 0]
    base = [int(BOX.vp[area.cells[cell]]) for cell in planted]
    sprouts = [int(area.sprouts[cell]) for cell in planted if area.sprouts[cell] > 0]
    growth = [
        int(scoring.growth_points_of(area.cells[cell], area.growth[cell])) for cell in planted if area.growth[cell] > 0
    ]
    return [base, [], [], sprouts, growth]


def counting(position: EarthState, seat: int) -> dict[str, list[list[int]]]:
    """Return the cells that count for each fauna goal and each ecosystem of the seat, by the card's key."""
    area = position.areas[seat]
    rules = {BOX.fauna[goal].key: int(FIRST_FAUNA + goal) for goal in position.fauna}
    rules |= {BOX.ecosystems[number].key: number for number in position.ecosystems_of(seat)}
    return {key: [list(row_and_column(cell)) for cell in bearing(rule, area, NO_CELL)] for key, rule in rules.items()}


def bearing(rule: int, area: Area, cell: int) -> list[int]:
    """Return the cells without whose card a rule would count less."""
    whole = count(rule, area, cell)
    found: list[int] = []
    for other in range(CELLS):
        if area.cells[other] == 0:
            continue
        without = area.copy()
        without.cells[other] = 0
        without.sprouts[other] = 0
        without.growth[other] = 0
        if count(rule, without, cell) < whole:
            found.append(other)
    return found
