"""Symbols on a board, the lines they fill, and the entities that a placement brings. (R21 to R25, R29, R32)"""

from __future__ import annotations

from mypy_extensions import i64

from terrarium.engine.vecs import vec
from terrarium.rauha.cards.box import CELLS, VUORI
from terrarium.rauha.cards.tables import SHOWS, SYMBOLS, VUORI_WATER


def symbols(board: vec[i64], seat: i64) -> i64:
    """All visible flying, land, marine and water symbols of a seat, eight bits each. (R29)"""
    total: i64 = 0
    place: i64 = CELLS * seat
    end: i64 = place + CELLS
    while place < end:
        total += SYMBOLS[board[place]]
        place += 1
    return total


def count_of(total: i64, kind: i64) -> i64:
    """How often `symbols` counted flying (0), land (1), marine (2) or water (3)."""
    return total >> (8 * kind) & 0xFF


def water(board: vec[i64], held: vec[i64], seat: i64) -> i64:
    """A seat's water: what is visible, and what Vuori lends. (R32)"""
    return (symbols(board, seat) >> 24) + (held[seat] >> VUORI & 1) * VUORI_WATER


def row_of(board: vec[i64], seat: i64, row: i64) -> i64:
    """The entities whose symbol fills a row, as seven bits."""
    start: i64 = CELLS * seat + 3 * row
    return SHOWS[board[start]] & SHOWS[board[start + 1]] & SHOWS[board[start + 2]]


def column_of(board: vec[i64], seat: i64, column: i64) -> i64:
    """The entities whose symbol fills a column, as seven bits."""
    start: i64 = CELLS * seat + column
    return SHOWS[board[start]] & SHOWS[board[start + 3]] & SHOWS[board[start + 6]]


def brought(board: vec[i64], seat: i64, cell: i64, card: i64) -> i64:
    """The entities whose symbol fills the row or the column of a cell with a card on it. (R21, R22, R24)"""
    start: i64 = CELLS * seat
    row: i64 = SHOWS[card]
    column: i64 = row
    step: i64 = 0
    while step < 3:
        beside: i64 = cell - cell % 3 + step
        above: i64 = cell % 3 + 3 * step
        if beside != cell:
            row &= SHOWS[board[start + beside]]
        if above != cell:
            column &= SHOWS[board[start + above]]
        step += 1
    return row | column


def coming(board: vec[i64], held: vec[i64], seat: i64, cell: i64, card: i64) -> i64:
    """The entities that a card on a cell brings to the seat; none that it holds already. (R21, R23)"""
    return brought(board, seat, cell, card) & ~held[seat]
