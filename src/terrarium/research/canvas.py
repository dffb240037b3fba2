"""A small canvas of pixels: rectangles, convex polygons and whole numbers, without a library for pictures."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

Pixels = NDArray[np.uint8]
Color = tuple[int, int, int]

#: Each digit as five rows of three dots.
DIGITS = {
    "0": "###" "#.#" "#.#" "#.#" "###",
    "1": ".#." "##." ".#." ".#." "###",
    "2": "###" "..#" "###" "#.." "###",
    "3": "###" "..#" "###" "..#" "###",
    "4": "#.#" "#.#" "###" "..#" "..#",
    "5": "###" "#.." "###" "..#" "###",
    "6": "###" "#.." "###" "#.#" "###",
    "7": "###" "..#" "..#" ".#." ".#.",
    "8": "###" "#.#" "###" "#.#" "###",
    "9": "###" "#.#" "###" "..#" "###",
    "-": "..." "..." "###" "..." "...",
}  # fmt: skip


class Canvas:
    """Pixels of one colour at first; what lies outside is not drawn."""

    def __init__(self, width: int, height: int, color: Color) -> None:
        self.pixels: Pixels = np.full((height, width, 3), color, np.uint8)
        self._rows, self._columns = np.mgrid[0:height, 0:width] + 0.5

    def rectangle(self, left: float, top: float, width: float, height: float, color: Color) -> None:
        """Fill a rectangle."""
        self.pixels[int(top) : int(top + height), int(left) : int(left + width)] = color

    def polygon(self, corners: Sequence[tuple[float, float]], color: Color) -> None:
        """Fill a convex polygon, whose corners (x, y) are in clockwise order on the screen."""
        inside = np.ones(self.pixels.shape[:2], np.bool_)
        for (x, y), (next_x, next_y) in zip(corners, [*corners[1:], corners[0]], strict=True):
            inside &= (next_x - x) * (self._rows - y) - (next_y - y) * (self._columns - x) >= 0
        self.pixels[inside] = color

    def number(self, left: int, top: int, value: int, color: Color, dot: int = 3) -> None:
        """Write a whole number with dots of some pixels."""
        for place, digit in enumerate(str(value)):
            for index, mark in enumerate(DIGITS[digit]):
                if mark == "#":
                    row, column = divmod(index, 3)
                    self.rectangle(left + dot * (4 * place + column), top + dot * row, dot, dot, color)
