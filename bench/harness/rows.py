"""The measured figures: one reading per round, one row for all rounds."""

from __future__ import annotations

from dataclasses import dataclass, field
from statistics import median
from typing import NamedTuple

from peers.measuring import COMPILED_LOOP, COPY, FROM_PYTHON, LOOK_AHEAD, SCORING, SEARCH, THOUGHT

DECISIONS = "decisions per second"
GAMES = "games per second"
NANOSECONDS = "nanoseconds per copy"
MICROSECONDS = "microseconds per seat"
ITERATIONS = "iterations per second"
MILLISECONDS = "milliseconds per decision"
FIGURES = [DECISIONS, GAMES, NANOSECONDS, MICROSECONDS, ITERATIONS, MILLISECONDS]
#: Figures for which less is better.
LESS = [NANOSECONDS, MICROSECONDS, MILLISECONDS]
#: The main figure of each kind of measurement.
MAIN = {
    COPY: NANOSECONDS,
    SCORING: MICROSECONDS,
    SEARCH: ITERATIONS,
    LOOK_AHEAD: MILLISECONDS,
    THOUGHT: MILLISECONDS,
}


class Labels(NamedTuple):
    """The labels that identify a row."""

    name: str
    build: str
    what: str

    def __str__(self) -> str:
        """The labels as the progress line shows them."""
        return f"{self.name}, {self.build}, {self.what}"


@dataclass(frozen=True)
class Reading:
    """One measurement of one round: what was counted, in how many seconds."""

    labels: Labels
    counts: dict[str, float]

    def figures(self) -> dict[str, float]:
        """The counts as speeds."""
        seconds = self.counts["seconds"]
        if self.labels.what == COPY:
            return {NANOSECONDS: seconds * 1e9 / self.counts["copies"]}
        if self.labels.what == SCORING:
            return {MICROSECONDS: seconds * 1e6 / self.counts["sheets"]}
        if self.labels.what == SEARCH:
            return {ITERATIONS: self.counts["iterations"] / seconds}
        if self.labels.what in (LOOK_AHEAD, THOUGHT):
            return {MILLISECONDS: seconds * 1e3 / self.counts["decisions"]}
        return {DECISIONS: self.counts["decisions"] / seconds, GAMES: self.counts["games"] / seconds}


@dataclass
class Row:
    """All rounds of one measurement."""

    labels: Labels
    readings: list[Reading] = field(default_factory=list)

    def rounds(self, figure: str) -> list[float]:
        """The figure in every round; empty if this row does not have it."""
        return [figures[figure] for figures in (reading.figures() for reading in self.readings) if figure in figures]

    def best(self, figure: str) -> float | None:
        """The fastest round, which noise disturbed least; None if this row does not have the figure."""
        rounds = self.rounds(figure)
        if not rounds:
            return None
        return min(rounds) if figure in LESS else max(rounds)

    def spread(self) -> float:
        """How much slower the median round was than the fastest, as a share of the time."""
        figure = MAIN.get(self.labels.what, DECISIONS)
        rounds = self.rounds(figure)
        return median(rounds) / min(rounds) - 1 if figure in LESS else max(rounds) / median(rounds) - 1

    def data(self) -> dict[str, object]:
        """The row as plain data."""
        known = [figure for figure in FIGURES if self.rounds(figure)]
        return {
            **self.labels._asdict(),
            "best": {figure: self.best(figure) for figure in known},
            "median": {figure: median(self.rounds(figure)) for figure in known},
            "rounds": [reading.counts for reading in self.readings],
        }


class Rows:
    """All rows, in the order in which they were first measured."""

    def __init__(self) -> None:
        """Create an empty collection."""
        self._rows: dict[Labels, Row] = {}

    def add(self, reading: Reading) -> None:
        """Add one reading."""
        self._rows.setdefault(reading.labels, Row(reading.labels)).readings.append(reading)

    def all(self) -> list[Row]:
        """Every row."""
        return list(self._rows.values())

    def find(self, name: str, build: str, what: str) -> Row | None:
        """The row with these labels, or None if it was not measured."""
        return self._rows.get(Labels(name, build, what))

    def peer(self, name: str, what: str) -> Row | None:
        """A peer's row that compares with `what`: the same, or its play from Python if it has no compiled loop."""
        rows = {row.labels.what: row for row in self.all() if row.labels.name == name}
        return rows.get(what, rows.get(FROM_PYTHON) if what == COMPILED_LOOP else None)
