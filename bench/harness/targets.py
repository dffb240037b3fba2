"""The targets: read from a file and compared with the measured figures."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from pathlib import Path

from harness.failure import BenchFailure
from harness.rows import FIGURES, Rows

NEEDED = {"game", "build", "what", "figure"}
LIMITS = {"at_least", "at_most"}
ALLOWED = NEEDED | LIMITS | {"against"}


@dataclass(frozen=True)
class Target:
    """A figure that one of our rows must reach, absolute or relative to a peer's."""

    game: str
    build: str
    what: str
    figure: str
    against: str | None
    limit: float
    at_least: bool

    def measure(self, rows: Rows) -> float | None:
        """The measured figure, or None if it was not measured."""
        row = rows.find(self.game, self.build, self.what)
        ours = row.best(self.figure) if row else None
        if ours is None or self.against is None:
            return ours
        peer = rows.peer(self.against, self.what)
        theirs = peer.best(self.figure) if peer else None
        return ours / theirs if theirs else None

    def judge(self, rows: Rows) -> TargetResult:
        """Compare the target with the measured figure; a target that was not measured is missed."""
        measured = self.measure(rows)
        if measured is None:
            return TargetResult(self, None, False)
        return TargetResult(self, measured, measured >= self.limit if self.at_least else measured <= self.limit)

    def unit(self) -> str:
        """The unit of the limit."""
        return f"x {self.against}, {self.figure}" if self.against else self.figure


@dataclass(frozen=True)
class TargetResult:
    """A target with its measured figure."""

    target: Target
    measured: float | None
    met: bool

    def data(self) -> dict[str, object]:
        """The result as plain data."""
        target = self.target
        return {
            "game": target.game,
            "build": target.build,
            "what": target.what,
            "unit": target.unit(),
            "at_least" if target.at_least else "at_most": target.limit,
            "measured": self.measured,
            "met": self.met,
        }


def read_targets(path: Path) -> list[Target]:
    """The targets in a file."""
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise BenchFailure(f"The targets in {path.name} cannot be read: {error}.") from error
    entries = data.get("target", [])
    if not isinstance(entries, list) or not all(isinstance(entry, dict) for entry in entries):
        raise BenchFailure(f"The targets in {path.name} have to be written as [[target]] tables.")
    return [_target(entry, f"Target {number} in {path.name}") for number, entry in enumerate(entries, start=1)]


def _target(entry: dict[str, object], where: str) -> Target:
    unknown = sorted(entry.keys() - ALLOWED)
    missing = sorted(NEEDED - entry.keys())
    limits = [key for key in sorted(LIMITS) if key in entry]
    if unknown:
        raise BenchFailure(f"{where} has {', '.join(unknown)}; possible are {', '.join(sorted(ALLOWED))}.")
    if missing:
        raise BenchFailure(f"{where} lacks {', '.join(missing)}.")
    if entry["figure"] not in FIGURES:
        raise BenchFailure(f"{where} asks for {entry['figure']!r}; possible are {', '.join(FIGURES)}.")
    if len(limits) != 1:
        raise BenchFailure(f"{where} has {len(limits)} limits; it needs one of {' and '.join(sorted(LIMITS))}.")
    limit = entry[limits[0]]
    if not isinstance(limit, int | float) or isinstance(limit, bool):
        raise BenchFailure(f"{where} has the limit {limit!r}, which is no number.")
    return Target(
        game=str(entry["game"]),
        build=str(entry["build"]),
        what=str(entry["what"]),
        figure=str(entry["figure"]),
        against=str(entry["against"]) if "against" in entry else None,
        limit=float(limit),
        at_least=limits[0] == "at_least",
    )
