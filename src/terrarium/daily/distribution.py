"""A distribution of scores, and where one score lies in it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping

#: Signs of rising height, for histograms in a text.
HEIGHTS = "▁▂▃▄▅▆▇█"


class Distribution:
    """How often each score was reached."""

    def __init__(self, counts: Mapping[int, int] | Iterable[int] = ()) -> None:
        self.counts: Counter[int] = Counter(counts)

    def total(self) -> int:
        """How many scores there are."""
        return self.counts.total()

    def percentile(self, score: int) -> float | None:
        """The share of the scores that are lower, in percent; equal ones count half. None without scores."""
        total = self.total()
        if total == 0:
            return None
        lower = sum(times for value, times in self.counts.items() if value < score)
        return round(100 * (lower + self.counts[score] / 2) / total, 1)

    def data(self) -> dict[str, int]:
        """The counts by score, ascending, as plain data."""
        return {str(score): self.counts[score] for score in sorted(self.counts)}


def bars(distribution: Distribution, score: int, columns: int = 12) -> tuple[str, int]:
    """A histogram as a row of signs, and the column in which a score lies; all scores and this one are in it."""
    scores = [*distribution.counts, score]
    low, high = min(scores), max(scores)
    width = max(1, -(-(high - low + 1) // columns))
    sums = [0] * ((high - low) // width + 1)
    for value, times in distribution.counts.items():
        sums[(value - low) // width] += times
    most = max(*sums, 1)
    signs = "".join(HEIGHTS[(len(HEIGHTS) - 1) * count // most] for count in sums)
    return signs, (score - low) // width
