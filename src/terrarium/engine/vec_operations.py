"""Operations on packed vectors that dealing needs."""

from __future__ import annotations

from mypy_extensions import i64

from terrarium.engine.vecs import append, vec


def range_vec(count: i64) -> vec[i64]:
    """The numbers 0 to count - 1."""
    numbers = vec[i64]([0] * count)
    number: i64
    for number in range(count):
        numbers[number] = number
    return numbers


def from_list(numbers: list[int]) -> vec[i64]:
    """Return a row of these numbers."""
    row = vec[i64]()
    for number in numbers:
        row = append(row, number)
    return row


def filled(count: i64, value: i64) -> vec[i64]:
    """A vector of `count` equal values."""
    return vec[i64]([value] * count)


def sort(items: vec[i64]) -> None:
    """Sort all items by insertion; for short rows."""
    sort_range(items, 0, len(items))


def sort_range(items: vec[i64], start: i64, end: i64) -> None:
    """Sort the items from index `start` to before `end` by insertion; for short ranges."""
    last: i64
    for last in range(start + 1, end):
        item = items[last]
        place: i64 = last
        while place > start and items[place - 1] > item:
            items[place] = items[place - 1]
            place -= 1
        items[place] = item
