"""A player's area: the grid with its pieces, Island, Climate, events, and what else scoring looks at.

The grid is sixteen cells in reading order, ``cell = 4 * row + column``. It is always held against the top left: the
topmost planted row is row 0 and the leftmost planted column is column 0. Planting above or to the left of everything
moves all cards with their pieces by a row or a column: `plant` takes rows and columns from -1. Reading order, lines and
neighbours stay the same. (E14)

Cards are the numbers of `cards.box.BOX`: 1 to 283 as printed, then the sides of Islands and Climates; 0 is no card.
"""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from terrarium.earth.cards.vocabulary import CELLS, SIDE, cell_at
from terrarium.engine.fields import COPY, Fields, PackFields, UnpackFields
from terrarium.engine.vecs import append, vec


@mypyc_attr(free_list_len=1)  # every copy of a position has one for each seat
class Area:
    """One seat's area as scoring and goals see it; the position keeps `hand` and `compost` equal to the real counts."""

    def __init__(self, rows: bool = True) -> None:
        if rows:  # a copy gets its rows from its source
            #: The card on each cell, 0 if there is none.
            self.cells: vec[i64] = vec[i64]([0] * CELLS)
            self.sprouts: vec[i64] = vec[i64]([0] * CELLS)
            self.growth: vec[i64] = vec[i64]([0] * CELLS)
            #: The events played, in order; replaced, not changed, so copies share it.
            self.events: vec[i64] = vec[i64]()
        #: How many cards lie in the grid, and how many rows and columns they span.
        self.planted: i64 = 0
        self.rows: i64 = 0
        self.columns: i64 = 0
        self.island: i64 = 0
        self.climate: i64 = 0
        self.soil: i64 = 0
        #: How many cards are in hand and in the compost.
        self.hand: i64 = 0
        self.compost: i64 = 0

    def transfer(self, source: Area, fields: Fields) -> None:
        """List the fields."""
        self.planted = fields.number(source.planted)
        self.rows = fields.number(source.rows)
        self.columns = fields.number(source.columns)
        self.island = fields.number(source.island)
        self.climate = fields.number(source.climate)
        self.soil = fields.number(source.soil)
        self.hand = fields.number(source.hand)
        self.compost = fields.number(source.compost)
        self.cells = fields.row(source.cells, CELLS)
        self.sprouts = fields.row(source.sprouts, CELLS)
        self.growth = fields.row(source.growth, CELLS)
        self.events = fields.long_fixed_row(source.events)

    def copy(self) -> Area:
        """Return an equal area that can change on its own."""
        twin = Area(rows=False)
        twin.transfer(self, COPY)
        return twin

    def __reduce__(self) -> tuple[object, ...]:
        numbers: list[int] = []
        self.transfer(self, PackFields(numbers))
        return (_unpack_area, (numbers,))

    def play_event(self, card: i64) -> None:
        """Put an event on the pile of events."""
        self.events = append(self.events[:], card)

    def may_plant(self, row: i64, column: i64) -> bool:
        """Return whether a card may be planted there: free, next to a card, and the grid spans at most 4 by 4. (E14)"""
        if self.planted == 0:
            return row == 0 and column == 0
        if (row == -1 or row == self.rows) and self.rows == SIDE:
            return False
        if (column == -1 or column == self.columns) and self.columns == SIDE:
            return False
        if self.card_at(row, column) != 0:
            return False
        near_row: i64
        near_column: i64
        for near_row in range(row - 1, row + 2):
            for near_column in range(column - 1, column + 2):
                if self.card_at(near_row, near_column) != 0:
                    return True
        return False

    def card_at(self, row: i64, column: i64) -> i64:
        """Return the card on a position, 0 if there is none; positions outside the 4 by 4 are empty."""
        if row < 0 or column < 0 or row >= SIDE or column >= SIDE:
            return 0
        return self.cells[cell_at(row, column)]

    def plant(self, card: i64, row: i64, column: i64) -> i64:
        """Plant a card and return its cell; the cards before it move if it lies above or to the left of them all."""
        if row < 0:
            self._shift(SIDE)
            self.rows += 1
            row = 0
        if column < 0:
            self._shift(1)
            self.columns += 1
            column = 0
        if row >= self.rows:
            self.rows = row + 1
        if column >= self.columns:
            self.columns = column + 1
        cell = cell_at(row, column)
        self.cells[cell] = card
        self.planted += 1
        return cell

    def _shift(self, by: i64) -> None:
        """Move everything by some cells; the last row or column is empty before."""
        number: i64
        for number in range(CELLS):
            cell = CELLS - 1 - number
            if cell >= by:
                self.cells[cell] = self.cells[cell - by]
                self.sprouts[cell] = self.sprouts[cell - by]
                self.growth[cell] = self.growth[cell - by]
            else:
                self.cells[cell] = 0
                self.sprouts[cell] = 0
                self.growth[cell] = 0


def _unpack_area(numbers: list[int]) -> Area:
    area = Area()
    area.transfer(area, UnpackFields(numbers))
    return area
