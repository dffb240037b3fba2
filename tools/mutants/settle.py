"""What makes tests give the same answer every time, however busy the machine is."""

from __future__ import annotations

import hypothesis
import pytest

#: How pytest is called wherever tests run: those with clause ids, in this process; packages may be imported already.
OPTIONS = ("-m", "clause", "-p", "no:xdist", "-W", "ignore::pytest.PytestAssertRewriteWarning")


class Calm:
    """A pytest plugin: the same random examples in every run, no deadlines, no search for smaller examples."""

    def pytest_configure(self, config: pytest.Config) -> None:
        """Choose how Hypothesis works before a test is read."""
        hypothesis.settings.register_profile(
            "mutants",
            derandomize=True,
            database=None,
            deadline=None,
            phases=(hypothesis.Phase.explicit, hypothesis.Phase.generate),
            suppress_health_check=list(hypothesis.HealthCheck),
        )
        hypothesis.settings.load_profile("mutants")
