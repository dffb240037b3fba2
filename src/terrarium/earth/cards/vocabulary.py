"""The words of Earth that cards are made of, and their numbers in the tables."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

#: What a card is. Number 0 in every table is "no card", so an empty cell counts for nothing by itself.
KINDS: Final = ["", "flora", "terrain", "event", "island", "climate"]
FLORA: Final = 1
TERRAIN: Final = 2
EVENT: Final = 3
ISLAND: Final = 4
CLIMATE: Final = 5

#: Masks: the bit of a word is 1 << its place in the list.
HABITATS: Final = ["sunny", "wet", "rocky", "cold"]
TYPES: Final = ["tree", "herb", "mushroom", "bush"]
TAGS: Final = ["geographic", "animal", "color"]
COLORS: Final = ["green", "red", "blue", "yellow", "multicolor", "black", "brown"]
GREEN: Final = 1
RED: Final = 2
BLUE: Final = 4
YELLOW: Final = 8
MULTICOLOR: Final = 16
BLACK: Final = 32
#: Multicolor counts as each of these, never the other way round. (E32)
THREE_COLORS: Final = RED | BLUE | YELLOW

#: The four actions, in the order of their colours. (E07)
ACTION_NAMES: Final = ["plant", "compost", "water", "grow"]

#: The pieces that lie on flora.
PIECES: Final = ["sprout", "growth"]
SPROUT: Final = 0
GROWTH: Final = 1

LINES: Final = ["row", "column"]
ROW: Final = 0
COLUMN: Final = 1

#: The grid: cells in reading order, ``cell = 4 * row + column``.
SIDE: Final[i64] = 4
CELLS: Final[i64] = 16

#: No ability, no piece, no gain, no payment.
NONE: Final[i64] = -1


def bit(words: list[str], word: str) -> int:
    """Return the mask of one word: `bit(HABITATS, "rocky")` is 4."""
    return 1 << words.index(word)


def color_mask(color: str) -> int:
    """Return what an ability of a colour counts as: multicolor also as red, blue and yellow. (E32)"""
    mask = bit(COLORS, color)
    return mask | THREE_COLORS if mask == MULTICOLOR else mask


def cell_at(row: i64, column: i64) -> i64:
    """Return the cell at a row and column from 0."""
    return SIDE * row + column


def row_and_column(cell: int) -> tuple[int, int]:
    """Return the row and the column of a cell from 1, as players count them."""
    return cell // SIDE + 1, cell % SIDE + 1


def ones(mask: i64) -> i64:
    """Count the bits of a small mask that are set."""
    count: i64 = 0
    while mask != 0:
        mask &= mask - 1
        count += 1
    return count
