"""Histograms and confidence intervals for simulations and matches."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Sequence

#: Standard deviations to each side of a 95 % interval.
Z = 1.959964


class Histogram(Counter[int]):
    """A count of how often each integer occurred."""

    def mean(self) -> float:
        """The average."""
        return sum(value * times for value, times in self.items()) / self.total()

    def deviation(self) -> float:
        """The standard deviation of the sample; 0 for a single number."""
        times, mean = self.total(), self.mean()
        if times < 2:
            return 0.0
        # Sorted, so that rounding does not depend on the order of arrival.
        return math.sqrt(sum(self[value] * (value - mean) ** 2 for value in sorted(self)) / (times - 1))

    def at(self, index: int) -> int:
        """The number at an index of the sorted sample."""
        for value in sorted(self):
            index -= self[value]
            if index < 0:
                return value
        raise IndexError(index)

    def median(self) -> float:
        """The middle number, or the mean of the two in the middle."""
        times = self.total()
        return (self.at((times - 1) // 2) + self.at(times // 2)) / 2

    def mean_interval(self) -> tuple[float, float]:
        """The 95 % confidence interval of the mean."""
        reach = Z * self.deviation() / math.sqrt(self.total())
        return self.mean() - reach, self.mean() + reach


def interval(share: float, games: int) -> tuple[float, float]:
    """The 95 % confidence interval of a share (Wilson's, which also holds near 0 and 1)."""
    middle = (share + Z * Z / (2 * games)) / (1 + Z * Z / games)
    reach = Z * math.sqrt(share * (1 - share) / games + Z * Z / (4 * games * games)) / (1 + Z * Z / games)
    return max(0.0, middle - reach), min(1.0, middle + reach)


def percentile(ascending: Sequence[float], share: float) -> float:
    """The smallest number that at least this share of the numbers does not exceed."""
    return ascending[min(len(ascending) - 1, max(0, math.ceil(share * len(ascending)) - 1))]
