"""What is counted in a finished game beside scores, one file per game.

A game's file is named after it and has two functions: ``count(position, counts)`` adds a finished position to the
counts, and ``figures(counts, games)`` turns the sums of many games into rows for a table. A game without a file has no
figures of its own.
"""

from __future__ import annotations

import importlib
import importlib.util
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from typing import cast

from terrarium.engine.lines import Line
from terrarium.engine.position import Position

Counts = Counter[str]


@dataclass(frozen=True)
class Figure:
    """One row: a key for machines, words for people, a number, and what part of a whole it is."""

    key: str
    line: Line
    value: float
    share: float | None = None


@dataclass(frozen=True)
class Tally:
    """The two functions of a game's file."""

    count: Callable[[Position, Counts], None]
    figures: Callable[[Counts, int], list[Figure]]


def tally_of(game: str) -> Tally | None:
    """The tally of a game, if it has one."""
    name = f"{__name__}.{game}"
    if importlib.util.find_spec(name) is None:
        return None
    module = importlib.import_module(name)
    count = cast("Callable[[Position, Counts], None]", module.count)
    return Tally(count, cast("Callable[[Counts, int], list[Figure]]", module.figures))
