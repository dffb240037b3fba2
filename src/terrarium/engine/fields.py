"""One list of a position's fields, from which copying, packing and unpacking all follow.

A position lists its fields once, in a method that assigns each of them through a visitor::

    def transfer(self, source: PlanetState, fields: Fields) -> None:
        self.round = fields.number(source.round)
        self.planets = fields.row(source.planets, 5 * self.seats)

A `CopyFields` makes that a copy of the source. A `PackFields` writes the source's numbers to a list (then a position
is its own source), and an `UnpackFields` reads them back in the same order.

Where a copy shares or copies something as a whole that is packed in another form, such as linked piles of cards, the
position asks `Fields.copying`.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from terrarium.engine.rng import Rng
from terrarium.engine.vecs import append, vec


class Fields:
    """Visits the fields of a position, one after the other; each method returns the value to assign.

    Copying is done here, in methods that no class overrides: compiled, they are called without a lookup.
    """

    def __init__(self, copying: bool = False) -> None:
        #: Whether the target is a copy of the source.
        self.copying = copying

    def generator(self, rng: Rng) -> Rng:
        """Visit a random number generator."""
        return rng.copy() if self.copying else self._generator(rng)

    def number(self, value: i64) -> i64:
        """Visit a number."""
        return value if self.copying else self._number(value)

    def flag(self, value: bool) -> bool:
        """Visit a truth value, packed as 0 or 1."""
        return value if self.copying else self._number(1 if value else 0) == 1

    def row(self, values: vec[i64], count: i64) -> vec[i64]:
        """Visit a row of `count` numbers that the position changes in place."""
        return values[:] if self.copying else self._row(values, count)

    def fixed_row(self, values: vec[i64], count: i64) -> vec[i64]:
        """Visit a row of `count` numbers that never changes in place, so copies share it."""
        return values if self.copying else self._row(values, count)

    def long_row(self, values: vec[i64]) -> vec[i64]:
        """Visit a row whose length varies and is packed in front of it."""
        return values[:] if self.copying else self._row(values, self._number(len(values)))

    def long_fixed_row(self, values: vec[i64]) -> vec[i64]:
        """Visit a row whose length varies and that never changes in place, so copies share it."""
        return values if self.copying else self._row(values, self._number(len(values)))

    def _generator(self, rng: Rng) -> Rng:
        raise NotImplementedError

    def _number(self, value: i64) -> i64:
        raise NotImplementedError

    def _row(self, values: vec[i64], count: i64) -> vec[i64]:
        raise NotImplementedError


class CopyFields(Fields):
    """Returns what a copy holds: the same numbers, and rows of its own."""

    def __init__(self) -> None:
        super().__init__(copying=True)


class PackFields(Fields):
    """Collects all fields as Python integers in `numbers` and changes nothing."""

    def __init__(self, numbers: list[int]) -> None:
        super().__init__()
        self.numbers = numbers

    def _generator(self, rng: Rng) -> Rng:
        self.numbers += rng.pack()
        return rng

    def _number(self, value: i64) -> i64:
        self.numbers.append(int(value))
        return value

    def _row(self, values: vec[i64], count: i64) -> vec[i64]:
        for value in values:
            self.numbers.append(int(value))
        return values


class UnpackFields(Fields):
    """Returns the numbers that `PackFields` collected, in the same order."""

    def __init__(self, numbers: list[int]) -> None:
        super().__init__()
        self.numbers = numbers
        self.place = 0

    def next(self) -> int:
        """Return the next number."""
        self.place += 1
        return self.numbers[self.place - 1]

    def _generator(self, rng: Rng) -> Rng:
        made = Rng()
        made.unpack([self.next() for _ in rng.pack()])
        return made

    def _number(self, value: i64) -> i64:
        return self.next()

    def _row(self, values: vec[i64], count: i64) -> vec[i64]:
        found = vec[i64]()
        for _ in range(count):
            found = append(found, self.next())
        return found


#: For copying; it holds nothing, so all copies share it.
COPY: Final = CopyFields()
