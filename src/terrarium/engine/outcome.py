"""The outcome of a game: scores, winners, and the score sheet of each seat."""

from __future__ import annotations

from terrarium.engine.lines import Line


class Entry:
    """One row of a score sheet: its reason and its points."""

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


class Rival:
    """An opponent with points but without a seat, such as Gaia in the solo game of Earth."""

    def __init__(self, line: Line, score: int, rows: list[Entry]) -> None:
        #: The rival's name.
        self.line = line
        self.score = score
        self.rows = rows

    def data(self) -> dict[str, object]:
        """The rival's sheet as plain data."""
        return {"name": self.line.data(), "score": self.score, "breakdown": [entry.data() for entry in self.rows]}

    def __reduce__(self) -> tuple[object, ...]:
        return (Rival, (self.line, self.score, self.rows))


class Outcome:
    """The result of a finished game, one item per seat.

    `winners` lists the seats that won, several if the victory is shared or a team's, none if a rival won. `breakdown`
    has each seat's rows, which add up to its score. `decided_by` names the rule that broke a tie, or says that the tied
    seats share the victory; it is None when points alone decided. `teams` lists the seats of each team, if any:
    they win or lose together, by the sum of their scores.
    """

    def __init__(
        self,
        scores: list[int],
        winners: list[int],
        breakdown: list[list[Entry]],
        decided_by: Line | None = None,
        rival: Rival | None = None,
        teams: list[list[int]] | None = None,
    ) -> None:
        self.scores = scores
        self.winners = winners
        self.breakdown = breakdown
        self.decided_by = decided_by
        self.rival = rival
        self.teams: list[list[int]] = teams or []

    def team_scores(self) -> list[int]:
        """The sum of the scores of each team; empty without teams."""
        return [sum(self.scores[seat] for seat in team) for team in self.teams]

    def data(self) -> dict[str, object]:
        """The outcome as plain data."""
        return {
            "scores": list(self.scores),
            "winners": list(self.winners),
            "breakdown": [[entry.data() for entry in rows] for rows in self.breakdown],
            "decided_by": None if self.decided_by is None else self.decided_by.data(),
            "rival": None if self.rival is None else self.rival.data(),
            "teams": [list(team) for team in self.teams],
            "team_scores": self.team_scores(),
        }

    def __str__(self) -> str:
        scores = " ".join(str(score) for score in self.scores)
        if self.rival is not None:
            scores += f" against {self.rival.score}"
        if not self.winners:
            return f"scores {scores}, won by no seat"
        winners = " and ".join(str(seat) for seat in self.winners)
        return f"scores {scores}, won by seat {winners}"

    def __repr__(self) -> str:
        return f"<Outcome: {self}>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Outcome) and other.data() == self.data()

    def __hash__(self) -> int:
        return hash(tuple(self.scores))

    def __reduce__(self) -> tuple[object, ...]:
        parts = (self.scores, self.winners, self.breakdown, self.decided_by, self.rival, self.teams)
        return (Outcome, parts)
