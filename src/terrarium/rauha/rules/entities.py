"""Symbols on a board, the lines they fill, and the entities that a placement invites. (R21 to R25, R29, R32)"""

from __future__ import annotations

from mypy_extensions import i64

from terrarium.rauha.cards.box import CELLS, VUORI, WATER
from terrarium.rauha.cards.tables import SHOWS, SYMBOLS, VUORI_WATER
from terrarium.rauha.state.boards import biome_at
from terrarium.rauha.state.position import RauhaState


def symbols(position: RauhaState, seat: i64) -> i64:
    """Return all visible flying, land, marine and water symbols of a seat, to be read with `count_of`. (R29)"""
    board, table = position.board, SYMBOLS
    total: i64 = 0
    cell: i64
    for cell in range(CELLS):
        total += table[biome_at(board, seat, cell)]
    return total


def count_of(total: i64, kind: i64) -> i64:
    """Return how often `symbols` counted flying (0), land (1), marine (2) or water (3)."""
    return total >> (8 * kind) & 0xFF


def most_animals(total: i64) -> i64:
    """Return the count of the most frequent animal among counted symbols."""
    return max(count_of(total, 0), count_of(total, 1), count_of(total, 2))


def water_of(total: i64, entities: i64) -> i64:
    """Return the water among counted symbols and the water that Vuori lends. (R32)"""
    return count_of(total, WATER) + (entities >> VUORI & 1) * VUORI_WATER


def water(position: RauhaState, seat: i64) -> i64:
    """Return a seat's water. (R32)"""
    return water_of(symbols(position, seat), position.entities[seat])


def entities_of_row(position: RauhaState, seat: i64, row: i64) -> i64:
    """Return the entities whose symbol fills a row, as seven bits."""
    return _entities_of_line(position, seat, 3 * row, 1)


def entities_of_column(position: RauhaState, seat: i64, column: i64) -> i64:
    """Return the entities whose symbol fills a column, as seven bits."""
    return _entities_of_line(position, seat, column, 3)


def _entities_of_line(position: RauhaState, seat: i64, start: i64, step: i64) -> i64:
    """Return the entities whose symbol fills three cells, as seven bits."""
    found = SHOWS[position.biome_at(seat, start)] & SHOWS[position.biome_at(seat, start + step)]
    return found & SHOWS[position.biome_at(seat, start + 2 * step)]


def entities_through(position: RauhaState, seat: i64, cell: i64, card: i64) -> i64:
    """Return the entities whose symbol fills the row or the column of a cell with a card on it. (R21, R22, R24)"""
    board, shows = position.board, SHOWS
    in_row: i64 = shows[card]
    in_column: i64 = in_row
    column: i64 = cell % 3
    row: i64 = cell - column
    step: i64
    for step in range(3):
        if step != column:
            in_row &= shows[biome_at(board, seat, row + step)]
        if 3 * step != row:
            in_column &= shows[biome_at(board, seat, 3 * step + column)]
    return in_row | in_column


def guests_of(position: RauhaState, seat: i64, cell: i64, card: i64) -> i64:
    """Return the entities that a card on a cell invites; none that the seat has already. (R21, R23)"""
    return entities_through(position, seat, cell, card) & ~position.entities[seat]
