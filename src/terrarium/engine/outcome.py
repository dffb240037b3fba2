"""How a game ended: scores, winners, and where every point came from."""

from __future__ import annotations

from terrarium.engine.lines import Line


class Entry:
    """One row of a score sheet: what it is for and what it gives."""

    def __init__(self, line: Line, points: int) -> None:
        self.line = line
        self.points = points

    def data(self) -> dict[str, object]:
        """The row as plain data."""
        return {**self.line.data(), "points": self.points}

    def __repr__(self) -> str:
        return f"{self.points:+d} {self.line!r}"

    def __reduce__(self) -> tuple[object, ...]:
        return (Entry, (self.line, self.points))


class Outcome:
    """The result of a finished game, one item per seat.

    `winners` lists the seats that won, several if the victory is shared. `breakdown` has each seat's rows, which add
    up to its score. `decided_by` says which rule told equal scores apart, or that they share the victory; it is
    None when points alone decided.
    """

    def __init__(
        self,
        scores: list[int],
        winners: list[int],
        breakdown: list[list[Entry]],
        decided_by: Line | None = None,
    ) -> None:
        self.scores = scores
        self.winners = winners
        self.breakdown = breakdown
        self.decided_by = decided_by

    def data(self) -> dict[str, object]:
        """The outcome as plain data."""
        return {
            "scores": list(self.scores),
            "winners": list(self.winners),
            "breakdown": [[entry.data() for entry in rows] for rows in self.breakdown],
            "decided_by": None if self.decided_by is None else self.decided_by.data(),
        }

    def __str__(self) -> str:
        scores = " ".join(str(score) for score in self.scores)
        winners = " and ".join(str(seat) for seat in self.winners)
        return f"scores {scores}, won by seat {winners}"

    def __repr__(self) -> str:
        return f"<Outcome: {self}>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Outcome) and other.data() == self.data()

    def __hash__(self) -> int:
        return hash(tuple(self.scores))

    def __reduce__(self) -> tuple[object, ...]:
        return (Outcome, (self.scores, self.winners, self.breakdown, self.decided_by))
