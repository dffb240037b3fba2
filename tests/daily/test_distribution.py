"""Where a score lies among others, and a histogram as a row of signs."""

from __future__ import annotations

import pytest

from terrarium.daily import Distribution, bars


@pytest.mark.parametrize(("score", "percentile"), [(0, 0.0), (1, 12.5), (2, 50.0), (3, 87.5), (9, 100.0)])
def test_lower_scores_count_and_equal_ones_half(score: int, percentile: float) -> None:
    assert Distribution([1, 2, 2, 3]).percentile(score) == percentile


def test_without_scores_there_is_no_percentile() -> None:
    assert Distribution().percentile(5) is None


def test_data_is_in_order() -> None:
    assert list(Distribution([30, 4, 4]).data().items()) == [("4", 2), ("30", 1)]


def test_bars_are_as_high_as_the_counts_and_name_the_own_column() -> None:
    assert bars(Distribution({10: 1, 11: 8, 12: 4}), 12) == ("▁█▄", 2)
    signs, own = bars(Distribution({0: 5, 100: 5}), 200, columns=4)
    assert (len(signs), own) == (4, 3)
    assert bars(Distribution(), 7) == ("▁", 0)
