"""One list of a position's fields, from which copying, packing and unpacking all follow.

A position lists its fields once, in a method that assigns each of them through a visitor::

    def transfer(self, source: PlanetState, fields: Fields) -> None:
        self.round = fields.number(source.round)
        self.planets = fields.row(source.planets, 5 * self.seats)

`COPY` makes that a copy of the source. A `PackFields` writes the source's numbers to a list (then a position
is its own source), and an `UnpackFields` reads them back in the same order.

Where a copy shares or copies something as a whole that is packed in another form, such as linked piles of cards, the
position asks `Fields.copying`.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from terrarium.engine.rng import Rng
from terrarium.engine.vecs import append, vec

#: What rows hold until they are dealt or transferred; shared, because making ten empty rows shows in every copy.
NO_ROW: Final[vec[i64]] = vec[i64]()


class Fields:
    """Visits the fields of a position in order; each method returns the value to assign.

    These methods copy by themselves, and no subclass overrides them, so they compile to direct calls: search copies
    positions all the time, and through overridden methods a copy of Rauha took a fifth longer. To pack and to unpack,
    a subclass overrides the methods named ``visit_...``.
    """

    def __init__(self, copying: bool = False) -> None:
        #: Whether the target is a copy of the source.
        self.copying = copying

    def generator(self, rng: Rng) -> Rng:
        """Visit a random number generator."""
        return rng.copy() if self.copying else self.visit_generator(rng)

    def number(self, value: i64) -> i64:
        """Visit a number."""
        return value if self.copying else self.visit_number(value)

    def flag(self, value: bool) -> bool:
        """Visit a truth value, packed as 0 or 1."""
        return value if self.copying else self.visit_number(1 if value else 0) == 1

    def row(self, values: vec[i64], count: i64) -> vec[i64]:
        """Visit a row of `count` numbers that the position changes in place."""
        return values[:] if self.copying else self.visit_row(values, count)

    def fixed_row(self, values: vec[i64], count: i64) -> vec[i64]:
        """Visit a row of `count` numbers that never changes in place, so copies share it."""
        return values if self.copying else self.visit_row(values, count)

    def long_row(self, values: vec[i64]) -> vec[i64]:
        """Visit a row whose length varies and is packed in front of it."""
        return values[:] if self.copying else self.visit_row(values, self.visit_number(len(values)))

    def long_fixed_row(self, values: vec[i64]) -> vec[i64]:
        """Visit a row whose length varies and that never changes in place, so copies share it."""
        return values if self.copying else self.long_row(values)

    def visit_generator(self, rng: Rng) -> Rng:
        """Pack or unpack a generator."""
        raise NotImplementedError

    def visit_number(self, value: i64) -> i64:
        """Pack or unpack a number."""
        raise NotImplementedError

    def visit_row(self, values: vec[i64], count: i64) -> vec[i64]:
        """Pack or unpack a row of `count` numbers."""
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

    def visit_generator(self, rng: Rng) -> Rng:
        """Add the numbers of a generator."""
        self.numbers += rng.pack()
        return rng

    def visit_number(self, value: i64) -> i64:
        """Add a number."""
        self.numbers.append(int(value))
        return value

    def visit_row(self, values: vec[i64], count: i64) -> vec[i64]:
        """Add the numbers of a row."""
        for value in values:
            self.numbers.append(int(value))
        return values


class UnpackFields(Fields):
    """Returns the numbers that `PackFields` collected, in the same order."""

    def __init__(self, numbers: list[int]) -> None:
        super().__init__()
        self.numbers = numbers
        self.place = 0

    def visit_generator(self, rng: Rng) -> Rng:
        """Return a generator made of the next numbers."""
        made = Rng()
        end = self.place + len(rng.pack())
        made.unpack(self.numbers[self.place : end])  # keys do not fit in an i64
        self.place = end
        return made

    def visit_number(self, value: i64) -> i64:
        """Return the next number instead of the value."""
        self.place += 1
        return self.numbers[self.place - 1]

    def visit_row(self, values: vec[i64], count: i64) -> vec[i64]:
        """Return the next `count` numbers as a row."""
        found = vec[i64]()
        for _ in range(count):
            found = append(found, self.visit_number(0))
        return found


#: For copying; it holds nothing, so all copies share it.
COPY: Final = CopyFields()
