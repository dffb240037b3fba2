"""A seat's knowledge as a row of small numbers, for learners.

A title names its `Features`: blocks of numbers from 0 to 255 (higher values are cut), each number with a name. A row
contains only what the seat's view shows and the question that the seat itself is asked. It is made without building the
view, because learners need millions of rows. Seats are counted clockwise from the viewer, who is number 0.
"""

from __future__ import annotations

from librt.strings import BytesWriter
from mypy_extensions import i64, mypyc_attr, u8

from terrarium.engine.game import Game
from terrarium.engine.position import Position
from terrarium.engine.vecs import vec


class Block:
    """A block of numbers of one kind: its name, what the axes count, the highest number, and its meaning."""

    def __init__(self, name: str, start: int, axes: list[list[str]], highest: int, about: str) -> None:
        self.name = name
        #: Where the block begins in the row.
        self.start = start
        #: The labels along each axis; the last axis runs fastest.
        self.axes = axes
        self.highest = highest
        self.about = about

    def shape(self) -> tuple[int, ...]:
        """The number of labels on each axis."""
        return tuple([len(axis) for axis in self.axes])

    def size(self) -> int:
        """The number of numbers in the block."""
        size = 1
        for axis in self.axes:
            size *= len(axis)
        return size

    def names(self) -> list[str]:
        """The name of every number, such as ``areas[own,ocean,12]``."""
        found = [""]
        for axis in self.axes:
            found = [f"{before},{label}" if before else label for before in found for label in axis]
        return [f"{self.name}[{labels}]" for labels in found] if self.axes else [self.name]


@mypyc_attr(allow_interpreted_subclasses=True)
class RowMemo:
    """Parts of rows that a game has written already, to be copied while they stay right; see `Features.memo`.

    Each part is kept with what it was made from, and compared with that before it is used. So a memo never changes what
    a row contains: it only makes rows of positions that resemble each other cheaper.
    """


@mypyc_attr(allow_interpreted_subclasses=True)
class Features:
    """Writes rows for one game; immutable, so any number of positions share it.

    A title implements `write`, or for speed `append` and `memo`.
    """

    def __init__(self, game: Game) -> None:
        self.game = game
        self.blocks: list[Block] = []
        self.size: i64 = 0
        self._blank: bytes = b""

    def block(self, name: str, axes: list[list[str]], highest: int, about: str) -> i64:
        """Add a block to the row; return where it begins."""
        added = Block(name, int(self.size), axes, highest, about)
        self.blocks.append(added)
        self.size += added.size()
        self._blank = bytes(self.size)
        return added.start

    def write(self, position: Position, seat: i64, row: BytesWriter, base: i64) -> None:
        """Write what the seat may know into a row of zeros that begins at `base`."""
        raise NotImplementedError

    def memo(self) -> RowMemo:
        """Make an empty memo; keep one for each game of which many rows are written."""
        return RowMemo()

    def append(self, position: Position, seat: i64, row: BytesWriter, memo: RowMemo) -> None:
        """Append what the seat may know, with the help of what the memo holds."""
        base: i64 = len(row)
        row.write(self._blank)
        self.write(position, seat, row, base)

    def row(self, position: Position, seat: int) -> bytes:
        """Return what the seat may know, one byte for each number."""
        writer = BytesWriter()
        self.append(position, seat, writer, self.memo())
        return writer.getvalue()


def put(row: BytesWriter, at: i64, value: i64) -> None:
    """Write a number, cut to 255."""
    if value > 255:
        value = 255
    if value > 0:
        row[at] = u8(value)


def flag(row: BytesWriter, at: i64) -> None:
    """Write 1."""
    row[at] = 1


def put_bits(row: BytesWriter, at: i64, mask: i64, count: i64) -> None:
    """Write the `count` lowest bits of a set, one number each, from the lowest on."""
    rest: i64 = mask
    end: i64 = at + count
    while rest != 0 and at < end:
        if rest & 1 != 0:
            row[at] = 1
        rest >>= 1
        at += 1


def put_bytes(row: BytesWriter, at: i64, numbers: bytes) -> None:
    """Write several numbers, one after the other."""
    number: i64
    for number in range(len(numbers)):
        row[at + number] = u8(numbers[number])


def same_numbers(one: vec[i64], start: i64, other: vec[i64], other_start: i64, count: i64) -> bool:
    """Return whether `count` numbers of two vectors are equal, from these indexes on."""
    number: i64 = 0
    while number < count and one[start + number] == other[other_start + number]:
        number += 1
    return number == count


def mask_into(position: Position, seat: i64, row: BytesWriter, base: i64) -> None:
    """Write 1 for every legal action of the seat into a row of zeros."""
    choices = position.choices(seat)
    for choice in choices:
        row[base + choice] = 1


def mask_of(position: Position, seat: int) -> bytes:
    """One byte for each action of the game: 1 if the seat may do it now."""
    writer = BytesWriter()
    writer.write(bytes(position.game.actions))
    mask_into(position, seat, writer, 0)
    return writer.getvalue()


def seat_names(seats: int) -> list[str]:
    """The seats as the viewer counts them."""
    return ["own", *[f"next {number}" for number in range(1, seats)]]


def numbered(count: int, first: int = 1) -> list[str]:
    """Return `count` labels that are plain numbers, from `first` on."""
    return [str(number) for number in range(first, first + count)]
