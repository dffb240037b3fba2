"""Sprouts and growth on the cells of a grid. (E25, E26)"""

from __future__ import annotations

from mypy_extensions import i64

from terrarium.earth.cards.box import BOX
from terrarium.earth.cards.vocabulary import CELLS, SPROUT
from terrarium.earth.rules import fauna, journal
from terrarium.earth.rules.goals import GROWTH_CHANGED, SPROUTS_CHANGED
from terrarium.earth.state.area import Area
from terrarium.earth.state.position import EarthState


def room(area: Area, piece: i64, cell: i64) -> i64:
    """Return how many more pieces fit on a cell. (E25)"""
    card = area.cells[cell]
    if piece == SPROUT:
        return BOX.sprout_spaces[card] - area.sprouts[cell]
    return BOX.growth_spaces[card] - area.growth[cell]


def room_on_grid(area: Area, piece: i64) -> i64:
    """Return how many more pieces fit in the whole grid."""
    free: i64 = 0
    cell: i64
    for cell in range(CELLS):
        free += room(area, piece, cell)
    return free


def has_room(area: Area, piece: i64) -> bool:
    """Return whether a piece fits anywhere."""
    return any(room(area, piece, cell) > 0 for cell in range(CELLS))


def held(area: Area, piece: i64, cell: i64) -> i64:
    """Return how many pieces lie on a cell."""
    return area.sprouts[cell] if piece == SPROUT else area.growth[cell]


def held_from(area: Area, piece: i64, first: i64) -> i64:
    """Count the pieces on a cell and those after it."""
    row = area.sprouts if piece == SPROUT else area.growth
    total: i64 = 0
    cell: i64
    for cell in range(first, CELLS):
        total += row[cell]
    return total


def put_piece(position: EarthState, seat: i64, piece: i64, cell: i64) -> None:
    """Place one piece."""
    area = position.areas[seat]
    fauna.before_placing(position, seat)
    if piece == SPROUT:
        area.sprouts[cell] += 1
    else:
        area.growth[cell] += 1
    journal.placed(position, seat, piece, cell)


def remove_piece(position: EarthState, seat: i64, piece: i64, cell: i64) -> None:
    """Take one piece off; a complete card is then complete no longer. (E26)"""
    area = position.areas[seat]
    if piece == SPROUT:
        fauna.before_losing(position, seat, SPROUTS_CHANGED)
        area.sprouts[cell] -= 1
    else:
        fauna.before_losing(position, seat, GROWTH_CHANGED)
        area.growth[cell] -= 1
    journal.removed(position, seat, piece, cell)
