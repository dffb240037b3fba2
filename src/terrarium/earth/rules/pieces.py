"""Sprouts and growth on the cells of a grid. (E25, E26)"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from terrarium.earth.cards.box import BOX
from terrarium.earth.cards.vocabulary import CELLS, SPROUT
from terrarium.earth.rules import fauna, journal
from terrarium.earth.rules.goals import GROWTH_CHANGED, SPROUTS_CHANGED
from terrarium.earth.state.area import Area

if TYPE_CHECKING:
    from terrarium.earth.position import EarthPosition


def room(area: Area, piece: i64, cell: i64) -> i64:
    """How many more pieces fit on a cell. (E25)"""
    card = area.cells[cell]
    if piece == SPROUT:
        return BOX.sprout_spaces[card] - area.sprouts[cell]
    return BOX.growth_spaces[card] - area.growth[cell]


def room_on_grid(area: Area, piece: i64) -> i64:
    """How many more pieces fit in the whole grid."""
    free: i64 = 0
    cell: i64 = 0
    while cell < CELLS:
        free += room(area, piece, cell)
        cell += 1
    return free


def has_room(area: Area, piece: i64) -> bool:
    """Whether any piece fits anywhere."""
    cell: i64 = 0
    while cell < CELLS:
        if room(area, piece, cell) > 0:
            return True
        cell += 1
    return False


def held(area: Area, piece: i64, cell: i64) -> i64:
    """How many pieces lie on a cell."""
    return area.sprouts[cell] if piece == SPROUT else area.growth[cell]


def held_from(area: Area, piece: i64, cell: i64) -> i64:
    """How many pieces lie on a cell and those after it."""
    total: i64 = 0
    while cell < CELLS:
        total += held(area, piece, cell)
        cell += 1
    return total


def put_piece(position: EarthPosition, seat: i64, piece: i64, cell: i64) -> None:
    """Place one piece."""
    area = position.areas[seat]
    fauna.before_placing(position, seat)
    if piece == SPROUT:
        area.sprouts[cell] += 1
    else:
        area.growth[cell] += 1
    if position.journal is not None:
        journal.placed(position, seat, piece, cell)


def remove_piece(position: EarthPosition, seat: i64, piece: i64, cell: i64) -> None:
    """Take one piece off; a complete card is then complete no longer. (E26)"""
    area = position.areas[seat]
    if piece == SPROUT:
        fauna.before_losing(position, seat, SPROUTS_CHANGED)
        area.sprouts[cell] -= 1
    else:
        fauna.before_losing(position, seat, GROWTH_CHANGED)
        area.growth[cell] -= 1
    if position.journal is not None:
        journal.removed(position, seat, piece, cell)
