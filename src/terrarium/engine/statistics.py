"""Figures of a title beside the scores, counted over many games: what ``terrarium simulate`` shows."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from terrarium.engine.lines import Line
from terrarium.engine.observer import Observer
from terrarium.engine.position import Position


class Figure:
    """One row of a table: a key for programs, a text for people, a number, and which part of a whole it is."""

    def __init__(self, key: str, line: Line, value: float, share: float | None = None) -> None:
        self.key = key
        self.line = line
        self.value = value
        self.share = share


@mypyc_attr(allow_interpreted_subclasses=True)
class Statistics(Observer):
    """Counts games one after the other: `start`, then events, then `finish` unless the game was given up.

    Only whole numbers are kept, in `counts`, so that the sums of several processes add up to the same result.
    """

    def __init__(self) -> None:
        #: The sums over all finished games.
        self.counts: dict[str, int] = {}

    def add(self, key: str, count: int) -> None:
        """Add to one of the sums."""
        self.counts[key] = self.counts.get(key, 0) + count

    def start(self, position: Position) -> None:
        """Begin to count a game, and observe its events."""
        position.observer = self

    def finish(self, position: Position) -> None:
        """Add a finished game to the sums."""
        raise NotImplementedError

    def figures(self, games: int) -> list[Figure]:
        """Return rows for a table, from the sums over a number of games."""
        raise NotImplementedError
