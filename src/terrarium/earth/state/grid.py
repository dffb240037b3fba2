"""The 4 by 4 grid as sixteen bits: lines, neighbours and longest paths."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from terrarium.earth.cards.vocabulary import CELLS, ROW, SIDE, ones, row_and_column
from terrarium.engine.vecs import vec

ORTHOGONAL: Final = 0
DIAGONAL: Final = 1

MAIN_DIAGONAL: Final = 0x8421
OTHER_DIAGONAL: Final = 0x1248


def _beside(cell: int, diagonal: bool) -> int:
    """Return the neighbours of a cell that share an edge, or only a corner, as bits."""
    row, column = row_and_column(cell)
    bits = 0
    for other in range(CELLS):
        other_row, other_column = row_and_column(other)
        down, right = abs(other_row - row), abs(other_column - column)
        if (diagonal and down == 1 and right == 1) or (not diagonal and down + right == 1):
            bits |= 1 << other
    return bits


class Grid:
    """Masks of the grid, computed once."""

    def __init__(self) -> None:
        #: By kind of step and cell: the neighbours of the cell; see `neighbours`.
        self.beside: vec[i64] = vec[i64](
            [_beside(cell, step == DIAGONAL) for step in range(2) for cell in range(CELLS)]
        )
        #: The rows and the columns.
        self.rows: vec[i64] = vec[i64]([0xF << SIDE * number for number in range(SIDE)])
        self.columns: vec[i64] = vec[i64]([0x1111 << number for number in range(SIDE)])


GRID: Final[Grid] = Grid()


def neighbours(cell: i64, step: i64) -> i64:
    """Return the neighbours of a cell by orthogonal or diagonal steps, as bits."""
    return GRID.beside[CELLS * step + cell]


def around(cell: i64) -> i64:
    """Return the up to eight positions around a cell, as bits."""
    return neighbours(cell, ORTHOGONAL) | neighbours(cell, DIAGONAL)


def line_of(cell: i64, direction: i64) -> i64:
    """Return the row or column that a cell is in, as bits."""
    return GRID.rows[cell // SIDE] if direction == ROW else GRID.columns[cell % SIDE]


def _place(bits: i64) -> i64:
    """Return the cell of a single bit."""
    cell: i64 = 0
    if bits & 0xFF00 != 0:
        cell = 8
    if bits & 0xF0F0 != 0:
        cell += 4
    if bits & 0xCCCC != 0:
        cell += 2
    return cell + 1 if bits & 0xAAAA != 0 else cell


def _reached(beside: vec[i64], free: i64, head: i64) -> i64:
    """Return the free cells that steps from a cell can reach."""
    reached: i64 = 0
    edge = beside[head] & free
    while edge != 0:
        reached |= edge
        free &= ~edge
        found: i64 = 0
        while edge != 0:
            lowest = edge & -edge
            found |= beside[_place(lowest)]
            edge ^= lowest
        edge = found & free
    return reached


def _arm(beside: vec[i64], free: i64, head: i64, enough: i64) -> i64:
    """Return the most further cells that a path can take from its head; stop looking once there are enough."""
    best: i64 = 0
    steps = beside[head] & free
    while steps != 0 and best < enough:
        lowest = steps & -steps
        steps ^= lowest
        best = max(best, 1 + _arm(beside, free ^ lowest, _place(lowest), enough - 1))
    return best


def _through(beside: vec[i64], free: i64, head: i64, length: i64, start: i64, enough: i64) -> i64:
    """Return the length of the longest path through one of `length` cells from `start` to its head."""
    best = length + _arm(beside, free, start, enough - length)
    steps = beside[head] & free
    while steps != 0 and best < enough:
        lowest = steps & -steps
        steps ^= lowest
        best = max(best, _through(beside, free ^ lowest, _place(lowest), length + 1, start, enough))
    return best


def path_through(cells: i64, cell: i64) -> i64:
    """Return the length of the longest path of orthogonal steps through a cell; it may bend, not branch. (E54)"""
    reached = _reached(GRID.beside, cells & ~(1 << cell), cell)
    return _through(GRID.beside, reached, cell, 1, cell, 1 + ones(reached))


def diagonal_path(cells: i64) -> i64:
    """Return the length of the longest path of diagonal steps. (E54)"""
    best: i64 = 0
    cell: i64
    for cell in range(CELLS):
        here: i64 = 1 << cell
        if cells & here != 0:
            best = max(best, 1 + _diagonal_arm(cells & ~here, cell))
    return best


def _diagonal_arm(free: i64, head: i64) -> i64:
    """Return the most further cells that a diagonal path can take from its head."""
    best: i64 = 0
    steps = neighbours(head, DIAGONAL) & free
    while steps != 0:
        lowest = steps & -steps
        steps ^= lowest
        best = max(best, 1 + _diagonal_arm(free ^ lowest, _place(lowest)))
    return best
