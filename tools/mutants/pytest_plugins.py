"""How pytest runs here: options, fixed random examples, and a plugin that stops at the first failure."""

from __future__ import annotations

import gc
import os
import signal
import time
from collections.abc import Callable

import hypothesis
import pytest

#: The options of every pytest run: tests with clause ids only, in this process, without explanations of failures.
#: Faker's plugin would add a fixture to every test.
OPTIONS = (
    *("-m", "clause", "--assert=plain", "-W", "ignore::pytest.PytestAssertRewriteWarning"),
    *(f"-pno:{plugin}" for plugin in ("xdist", "cacheprovider", "unraisableexception", "faker", "schemathesis")),
)

Tests = list[tuple[str, float]]
Report = Callable[[str], None]


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


def direct_arguments(item: pytest.Item) -> dict[str, object] | None:
    """Return the arguments of a test function without fixtures, or None if pytest has to set the test up."""
    if not isinstance(item, pytest.Function) or item.cls is not None:
        return None
    names: set[str] = set()
    for mark in item.iter_markers("parametrize"):
        if mark.kwargs.get("indirect"):
            return None
        listed = mark.args[0]
        names |= {name.strip() for name in (listed.split(",") if isinstance(listed, str) else listed)}
    if not set(item.fixturenames) <= names:
        return None
    return dict(item.callspec.params) if names else {}


class StopAtFirstFailure:
    """A pytest plugin for child processes: report each test, limit its CPU time, exit at the first failure."""

    def __init__(self, tests: Tests, report: Report, seconds: float) -> None:
        self.limits = dict(tests)
        self.deadline = time.process_time() + seconds
        self.order = {name: place for place, (name, _) in enumerate(tests)}
        self.report = report

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Keep the requested tests only, in the order of the request; importing them is over."""
        items[:] = sorted(
            (item for item in items if item.nodeid in self.order), key=lambda item: self.order[item.nodeid]
        )
        gc.freeze()
        gc.enable()

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Run the collected tests."""
        self.run(session.items)
        return True

    def run(self, items: list[pytest.Item]) -> None:
        """Run tests until the time is over; those without fixtures are called directly, which is much quicker."""
        for item in items:
            if time.process_time() > self.deadline:
                break
            self.report(item.nodeid)
            signal.setitimer(signal.ITIMER_PROF, self.limits[item.nodeid])
            arguments = direct_arguments(item)
            if arguments is None:
                item.config.hook.pytest_runtest_protocol(item=item, nextitem=None)
            else:
                assert isinstance(item, pytest.Function)
                try:
                    item.obj(**arguments)
                except pytest.skip.Exception:
                    pass
                except BaseException:
                    os._exit(1)
        signal.setitimer(signal.ITIMER_PROF, 0)

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_makereport(self, call: pytest.CallInfo[None]) -> None:
        """Exit at the first failure, before pytest describes it."""
        if call.excinfo is not None and not call.excinfo.errisinstance(pytest.skip.Exception):
            os._exit(1)

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        """Count a test file that cannot be imported any more as a failure."""
        if report.failed:
            self.report(report.nodeid)
            os._exit(1)
