"""All boards as one row of biomes: nine cells for each seat, row by row."""

from __future__ import annotations

from mypy_extensions import i64

from terrarium.engine.vecs import append, vec
from terrarium.rauha.cards.box import CELLS, PRINTED


def printed_boards(seats: i64, side: i64) -> vec[i64]:
    """Return boards that show only the printed spaces of a side, 0 or 1. (R02)"""
    board = vec[i64]()
    _seat: i64
    cell: i64
    for _seat in range(seats):
        for cell in range(CELLS):
            board = append(board, PRINTED + CELLS * side + cell)
    return board


def biome_at(board: vec[i64], seat: i64, cell: i64) -> i64:
    """Return the visible biome on a cell of a seat's board."""
    return board[CELLS * seat + cell]


def set_biome(board: vec[i64], seat: i64, cell: i64, biome: i64) -> None:
    """Cover a cell of a seat's board."""
    board[CELLS * seat + cell] = biome
