"""Options and settings that make the tests give the same result in every run."""

from __future__ import annotations

import hypothesis
import pytest

#: The options of every pytest run: tests with clause ids only, in this process, without explanations of failures.
OPTIONS = ("-m", "clause", "-p", "no:xdist", "-p", "no:cacheprovider", "--assert=plain")


class FixedExamples:
    """A pytest plugin: Hypothesis uses the same examples in every run, without deadlines and without shrinking."""

    def pytest_configure(self, config: pytest.Config) -> None:
        """Load the Hypothesis profile before a test module is imported."""
        hypothesis.settings.register_profile(
            "mutants",
            derandomize=True,
            database=None,
            deadline=None,
            phases=(hypothesis.Phase.explicit, hypothesis.Phase.generate),
            suppress_health_check=list(hypothesis.HealthCheck),
        )
        hypothesis.settings.load_profile("mutants")
