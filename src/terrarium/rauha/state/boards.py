"""All boards as one row of biomes: nine cells for each seat, row by row."""

from __future__ import annotations

from mypy_extensions import i64

from terrarium.engine.vec_operations import filled
from terrarium.engine.vecs import vec
from terrarium.rauha.cards.box import CELLS, PRINTED


def printed_boards(seats: i64, side: i64) -> vec[i64]:
    """Return boards that show only the printed spaces of a side, 0 or 1. (R02)"""
    board = filled(CELLS * seats, 0)
    seat: i64
    cell: i64
    for seat in range(seats):
        for cell in range(CELLS):
            set_biome(board, seat, cell, PRINTED + CELLS * side + cell)
    return board


def biome_at(board: vec[i64], seat: i64, cell: i64) -> i64:
    """Return the visible biome on a cell of a seat's board."""
    return board[CELLS * seat + cell]


def set_biome(board: vec[i64], seat: i64, cell: i64, biome: i64) -> None:
    """Cover a cell of a seat's board."""
    board[CELLS * seat + cell] = biome
