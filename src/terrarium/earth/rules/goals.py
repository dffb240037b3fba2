"""Counting: how far an area is with a goal, an ecosystem or a terrain's end scoring. (E49, E52, E54)"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from terrarium.earth.cards import measures
from terrarium.earth.cards.box import BOX
from terrarium.earth.cards.vocabulary import CELLS, COLUMN, FLORA, SIDE, SPROUT, cell_at, ones
from terrarium.earth.rules.scoring_tables import COMPOST_CHANGED as COMPOST_CHANGED
from terrarium.earth.rules.scoring_tables import EVENTS_CHANGED as EVENTS_CHANGED
from terrarium.earth.rules.scoring_tables import FIRST_FAUNA as FIRST_FAUNA
from terrarium.earth.rules.scoring_tables import GRID_CHANGED as GRID_CHANGED
from terrarium.earth.rules.scoring_tables import GROWTH_CHANGED as GROWTH_CHANGED
from terrarium.earth.rules.scoring_tables import HAND_CHANGED as HAND_CHANGED
from terrarium.earth.rules.scoring_tables import RULES as RULES
from terrarium.earth.rules.scoring_tables import SOIL_CHANGED as SOIL_CHANGED
from terrarium.earth.rules.scoring_tables import SPROUTS_CHANGED as SPROUTS_CHANGED
from terrarium.earth.rules.scoring_tables import TERRAINS as TERRAINS
from terrarium.earth.state.area import Area
from terrarium.earth.state.grid import (
    MAIN_DIAGONAL,
    ORTHOGONAL,
    OTHER_DIAGONAL,
    diagonal_path,
    line_of,
    neighbours,
    path_through,
)

#: In place of a cell for rules of goals and ecosystems, which lie nowhere in the grid.
NO_CELL: Final = 0


def progress(fauna: i64, area: Area) -> i64:
    """Count what the goal asks for in the area as it is now. (E47)"""
    return count(FIRST_FAUNA + fauna, area, NO_CELL)


def need(fauna: i64) -> i64:
    """Return how many the goal asks for."""
    return RULES.need[FIRST_FAUNA + fauna]


def met(fauna: i64, area: Area) -> bool:
    """Return whether the area meets the goal now. (E47)"""
    return count(FIRST_FAUNA + fauna, area, NO_CELL) >= RULES.need[FIRST_FAUNA + fauna]


def watches(fauna: i64) -> i64:
    """Return the changes of an area that can bring the goal nearer, as bits."""
    return RULES.watches[FIRST_FAUNA + fauna]


def ecosystem_points(ecosystem: i64, area: Area) -> i64:
    """Return the points for an ecosystem at the end. (E52)"""
    return points(ecosystem, count(ecosystem, area, NO_CELL))


def points(rule: i64, number: i64) -> i64:
    """Return the points for a count by a rule."""
    if RULES.has_ladder[rule] != 0:
        return RULES.ladder_points(rule, number)
    total = number // RULES.group[rule] * RULES.vp[rule]
    most = RULES.most[rule]
    return most if total > most else total


def count(rule: i64, area: Area, cell: i64) -> i64:
    """Count what a rule asks for in an area; a terrain's rule is asked for the cell where it lies."""
    measure = RULES.measure[rule]
    if measure == measures.CARDS or measure == measures.BEST_PLAYER:
        return RULES.members(rule, area)
    if measure <= measures.ALL_PIECES:
        return _by_pieces(measure, rule, area)
    if measure == measures.SOIL:
        return area.soil
    if measure == measures.HAND:
        return area.hand
    if measure == measures.COMPOST:
        return area.compost
    if measure == measures.EVENTS:
        return len(area.events)
    if measure == measures.SETS:
        return _sets(area)
    if measure <= measures.LINES_SHARED:
        return _lines(measure, rule, area)
    if measure == measures.DIAGONAL_PATH:
        return diagonal_path(matching(rule, area))
    if measure == measures.IN_LINE:
        return ones(matching(rule, area) & line_of(cell, RULES.line[rule]))
    if measure == measures.ADJACENT:
        return ones(matching(rule, area) & neighbours(cell, RULES.step[rule]))
    if measure == measures.PATH_THROUGH_SELF:
        return path_through(matching(rule, area), cell)
    return SIDE - ones(occupied(area) & neighbours(cell, ORTHOGONAL))


def occupied(area: Area) -> i64:
    """Return the cells with a card, as bits."""
    cells = area.cells
    bits: i64 = 0
    cell: i64
    for cell in range(CELLS):
        if cells[cell] != 0:
            bits |= 1 << cell
    return bits


def matching(rule: i64, area: Area) -> i64:
    """Return the cells whose card is one that the rule asks for, as bits."""
    return RULES.matching(rule, area.cells)


def _by_pieces(measure: i64, rule: i64, area: Area) -> i64:
    piece = RULES.piece[rule]
    least = RULES.least[rule]
    total: i64 = 0
    cell: i64
    for cell in range(CELLS):
        card = area.cells[cell]
        sprouts = area.sprouts[cell]
        growth = area.growth[cell]
        held = sprouts if piece == SPROUT else growth
        if measure == measures.ALL_PIECES:
            total += held
        elif BOX.kind[card] == FLORA:
            if measure == measures.FLORA_WITH_PIECES:
                total += 1 if held >= least else 0
            elif measure == measures.FLORA_WITHOUT_PIECES:
                total += 1 if sprouts + growth == 0 else 0
            else:
                sprout_spaces = BOX.sprout_spaces[card]
                growth_spaces = BOX.growth_spaces[card]
                if measure == measures.FLORA_COMPLETELY_FULL:
                    total += 1 if sprouts == sprout_spaces and growth == growth_spaces else 0
                else:
                    spaces = sprout_spaces if piece == SPROUT else growth_spaces
                    total += 1 if spaces > 0 and held == spaces else 0
    return total


def _sets(area: Area) -> i64:
    """Count the whole sets of red, blue, yellow, terrain and event that can be made of different cards.

    A number of sets is possible exactly if any choice of roles finds that many cards for each of its roles.
    """
    sets: i64 = len(area.events)
    roles: i64
    for roles in range(1, 16):
        if sets == 0:
            break
        able: i64 = 1 if RULES.roles[area.island] & roles != 0 else 0
        able += 1 if RULES.roles[area.climate] & roles != 0 else 0
        cell: i64
        for cell in range(CELLS):
            able += 1 if RULES.roles[area.cells[cell]] & roles != 0 else 0
        possible = able // ones(roles)
        if possible < sets:
            sets = possible
    return sets


def _lines(measure: i64, rule: i64, area: Area) -> i64:
    """Count the full rows, columns or diagonals that suit the rule."""
    if measure == measures.FULL_DIAGONALS:
        filled = occupied(area)
        both: i64 = 1 if filled & MAIN_DIAGONAL == MAIN_DIAGONAL else 0
        return both + 1 if filled & OTHER_DIAGONAL == OTHER_DIAGONAL else both
    in_columns = RULES.line[rule] == COLUMN
    total: i64 = 0
    line: i64
    for line in range(SIDE):
        first_cell = cell_at(0, line) if in_columns else cell_at(line, 0)
        step: i64 = SIDE if in_columns else 1
        a, b, c, d = first_cell, first_cell + step, first_cell + 2 * step, first_cell + 3 * step
        if area.cells[a] != 0 and area.cells[b] != 0 and area.cells[c] != 0 and area.cells[d] != 0:
            if measure == measures.FULL_LINES:
                total += 1
            else:
                prop = RULES.property[rule]
                first, second = _value(prop, area, a), _value(prop, area, b)
                third, fourth = _value(prop, area, c), _value(prop, area, d)
                if measure == measures.LINES_SHARED:
                    total += 1 if first & second & third & fourth != 0 else 0
                else:
                    total += 1 if differ(first, second, third, fourth) else 0
    return total


def _value(prop: i64, area: Area, cell: i64) -> i64:
    if prop == measures.SPROUT_COUNT:
        return 1 << area.sprouts[cell]
    if prop == measures.GROWTH_COUNT:
        return 1 << area.growth[cell]
    return RULES.values_of(prop, area.cells[cell])


def differ(a: i64, b: i64, c: i64, d: i64) -> bool:
    """Return whether four cards can each take one of their values so that all four differ.

    They can exactly if any of them together have at least as many values as there are of them.
    """
    if a == 0 or b == 0 or c == 0 or d == 0:
        return False
    if ones(a | b | c | d) < 4:
        return False
    if ones(a | b) < 2 or ones(a | c) < 2 or ones(a | d) < 2 or ones(b | c) < 2 or ones(b | d) < 2 or ones(c | d) < 2:
        return False
    return ones(a | b | c) > 2 and ones(a | b | d) > 2 and ones(a | c | d) > 2 and ones(b | c | d) > 2
