"""Rows of placements: piece after piece, cell by cell in ascending order.

A row that can end in one way only is not asked: everything fits, or there is one cell. Pieces that cannot be placed are
lost. (E25)
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from terrarium.earth.cards.vocabulary import CELLS, GROWTH, SPROUT
from terrarium.earth.modes import teams
from terrarium.earth.rules import journal, pieces, windows
from terrarium.earth.rules.actions import GROWTH_ON, SPROUT_ON, STOP
from terrarium.earth.state.area import Area
from terrarium.earth.state.seat_fields import DELICATE, MARKS
from terrarium.earth.state.steps import SPROUTS, ability_of, count_of, fewer, kind_of, mark_of, mask_of, once_of
from terrarium.earth.state.team_board import FETCHED
from terrarium.engine.vecs import append, vec

if TYPE_CHECKING:
    from terrarium.earth.state.position import EarthState as EarthPosition


def space_at(area: Area, packed: i64, cell: i64) -> i64:
    """How many pieces of a placement row a cell can take."""
    if mask_of(packed) >> cell & 1 == 0:
        return 0
    free = pieces.room(area, SPROUT if kind_of(packed) == SPROUTS else GROWTH, cell)
    return 1 if free > 1 and once_of(packed) == 1 else free


def place_by_itself(position: EarthPosition, seat: i64, packed: i64) -> bool:
    """End a row of placements without asking if it fits one way only; whether it is ended."""
    area = position.areas[seat]
    total: i64 = 0
    cells: i64 = 0
    cell = mark_of(packed)
    while cell < CELLS:
        free = space_at(area, packed, cell)
        if free > 0:
            total += free
            cells += 1
        cell += 1
    left = count_of(packed)
    piece: i64 = SPROUT if kind_of(packed) == SPROUTS else GROWTH
    if left > 0 and total > 0:
        if (total > left and cells > 1) or passes_on(position, seat, packed):
            return False
        if position.marks[MARKS * seat + DELICATE] >> piece & 1 or windows.careful(position, seat):
            return False
        cell = mark_of(packed)
        while cell < CELLS:
            free = space_at(area, packed, cell)
            while free > 0 and left > 0:
                pieces.put_piece(position, seat, piece, cell)
                free -= 1
                left -= 1
            cell += 1
    position.pop(seat)
    leave_over(position, seat, packed, left)
    return True


def passes_on(position: EarthPosition, seat: i64, packed: i64) -> bool:
    """Whether what is left of a row goes to the team's board: gained now, not taken from there. (E72)"""
    piece: i64 = SPROUT if kind_of(packed) == SPROUTS else GROWTH
    return teams.partner_has_room(position, seat, piece) and ability_of(packed) != FETCHED


def leave_over(position: EarthPosition, seat: i64, packed: i64, count: i64) -> None:
    """Pieces of a row that are not placed: a partner may have a place for them, otherwise they are lost. (E25, E72)"""
    piece: i64 = SPROUT if kind_of(packed) == SPROUTS else GROWTH
    if count > 0 and passes_on(position, seat, packed):
        teams.put_pieces(position, seat, piece, count)
    elif count > 0 and position.journal is not None:
        journal.lost(position, seat, piece == SPROUT, count)


def placements(position: EarthPosition, seat: i64, packed: i64) -> vec[i64]:
    """Where the next piece may go, or stop."""
    area = position.areas[seat]
    found = vec[i64]()
    found = append(found, STOP)
    verb: i64 = SPROUT_ON if kind_of(packed) == SPROUTS else GROWTH_ON
    cell = mark_of(packed)
    while cell < CELLS:
        if space_at(area, packed, cell) > 0:
            found = append(found, verb + cell)
        cell += 1
    return found


def place(position: EarthPosition, seat: i64, packed: i64, action: i64) -> None:
    """Place a piece and go on from its cell, or stop."""
    position.pop(seat)
    piece: i64 = SPROUT if kind_of(packed) == SPROUTS else GROWTH
    if action == STOP:
        if position.team_play:
            leave_over(position, seat, packed, count_of(packed))
        return
    cell = action - (SPROUT_ON if piece == SPROUT else GROWTH_ON)
    pieces.put_piece(position, seat, piece, cell)
    if count_of(packed) > 1:
        position.push(seat, fewer(packed, cell + once_of(packed)))
