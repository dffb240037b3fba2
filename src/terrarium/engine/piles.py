"""Rows of numbers that dealing needs."""

from __future__ import annotations

from mypy_extensions import i64

from terrarium.engine.vecs import vec


def in_order(count: i64) -> vec[i64]:
    """The numbers 0 to count - 1."""
    numbers = vec[i64]([0] * count)
    number: i64 = 0
    while number < count:
        numbers[number] = number
        number += 1
    return numbers


def filled(count: i64, value: i64) -> vec[i64]:
    """The same value so many times."""
    return vec[i64]([value] * count)
