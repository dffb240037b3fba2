"""A player's area: the grid with its pieces, Island, Climate, events, and what else scoring looks at.

The grid is sixteen cells in reading order, ``cell = 4 * row + column``. It is always held against the top left: the
topmost planted row is row 0 and the leftmost planted column is column 0. Planting above or to the left of everything
therefore moves all cards, with their pieces, by a row or a column; `plant` takes a row and a column from -1 to 4 around
the cards that lie there and does so. Reading order, lines and neighbours do not change by that. (E14)

Cards are the numbers of `cards.BOX`: 1 to 283 as printed, then the sides of Islands and Climates; 0 is no card.
"""

from __future__ import annotations

from mypy_extensions import i64

from terrarium.earth.cards.vocabulary import CELLS, SIDE
from terrarium.engine.vecs import append, vec


class Area:
    """One seat's area as scoring and goals see it; who holds it keeps `hand` and `compost` in step with the cards."""

    def __init__(self, like: Area | None = None) -> None:
        #: The card on each cell, 0 if there is none.
        self.cells: vec[i64] = vec[i64]([0] * CELLS) if like is None else like.cells[:]
        self.sprouts: vec[i64] = vec[i64]([0] * CELLS) if like is None else like.sprouts[:]
        self.growth: vec[i64] = vec[i64]([0] * CELLS) if like is None else like.growth[:]
        #: The events played, in order.
        self.events: vec[i64] = vec[i64]() if like is None else like.events[:]
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

    def copy(self) -> Area:
        """The same area, free to go its own way."""
        twin = Area(self)
        twin.planted = self.planted
        twin.rows = self.rows
        twin.columns = self.columns
        twin.island = self.island
        twin.climate = self.climate
        twin.soil = self.soil
        twin.hand = self.hand
        twin.compost = self.compost
        return twin

    def __reduce__(self) -> tuple[object, ...]:
        numbers = [self.planted, self.rows, self.columns, self.island, self.climate, self.soil, self.hand, self.compost]
        return (_area, (list(self.cells), list(self.sprouts), list(self.growth), list(self.events), numbers))

    def play_event(self, card: i64) -> None:
        """Put an event on the pile of events."""
        self.events = append(self.events, card)

    def may_plant(self, row: i64, column: i64) -> bool:
        """Whether a card may be planted there: free, next to a card, and the grid spans at most 4 by 4. (E14)"""
        if self.planted == 0:
            return row == 0 and column == 0
        if row < -1 or column < -1 or row > self.rows or column > self.columns:
            return False
        if (row == -1 or row == self.rows) and self.rows == SIDE:
            return False
        if (column == -1 or column == self.columns) and self.columns == SIDE:
            return False
        if self.card_at(row, column) != 0:
            return False
        near_row: i64 = row - 1
        while near_row <= row + 1:
            near: i64 = column - 1
            while near <= column + 1:
                if self.card_at(near_row, near) != 0:
                    return True
                near += 1
            near_row += 1
        return False

    def card_at(self, row: i64, column: i64) -> i64:
        """The card on a position, 0 if there is none; positions outside the 4 by 4 are empty."""
        if row < 0 or column < 0 or row >= SIDE or column >= SIDE:
            return 0
        return self.cells[SIDE * row + column]

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
        cell = SIDE * row + column
        self.cells[cell] = card
        self.planted += 1
        return cell

    def _shift(self, by: i64) -> None:
        """Move everything by so many cells; the last row or column was empty."""
        cell: i64 = CELLS - 1
        while cell >= 0:
            if cell >= by:
                self.cells[cell] = self.cells[cell - by]
                self.sprouts[cell] = self.sprouts[cell - by]
                self.growth[cell] = self.growth[cell - by]
            else:
                self.cells[cell] = 0
                self.sprouts[cell] = 0
                self.growth[cell] = 0
            cell -= 1


def _area(cells: list[int], sprouts: list[int], growth: list[int], events: list[int], numbers: list[int]) -> Area:
    area = Area()
    for cell in range(CELLS):
        area.cells[cell] = cells[cell]
        area.sprouts[cell] = sprouts[cell]
        area.growth[cell] = growth[cell]
    for event in events:
        area.play_event(event)
    area.planted, area.rows, area.columns, area.island = numbers[0], numbers[1], numbers[2], numbers[3]
    area.climate, area.soil, area.hand, area.compost = numbers[4], numbers[5], numbers[6], numbers[7]
    return area
