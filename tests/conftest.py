"""Shared by all tests: the check of rule clauses, and of the build under test."""

from __future__ import annotations

import os
import re
from collections import defaultdict
from pathlib import Path

import pytest

import terrarium
from terrarium.testing.child_process import child_environment
from tests.posix_only import POSIX_ONLY

ROOT = Path(__file__).resolve().parent.parent
collect_ignore = list(POSIX_ONLY) if os.name == "nt" else []
CLAUSE = re.compile(r"^- \*\*([A-Z]\d\d)\*\*", flags=re.MULTILINE)


def clause_ids() -> list[str]:
    """Every clause of docs/rules, in order."""
    return [
        clause
        for path in sorted((ROOT / "docs/rules").glob("*.md"))
        for clause in CLAUSE.findall(path.read_text("utf-8"))
    ]


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add --rules and --clauses."""
    parser.addoption("--rules", action="store_true", help="list every rule clause with its tests")
    parser.addoption("--clauses", action="store_true", help="fail if a rule clause has no passing test")


def pytest_report_header() -> str:
    """Name the build under test."""
    return f"rules: {'compiled' if terrarium.COMPILED else 'plain Python'} from {Path(terrarium.__file__).parent}"


def pytest_configure(config: pytest.Config) -> None:
    """Refuse to test the wrong build: `make test` says which one it means."""
    wanted = os.environ.get("TERRARIUM_EXPECT")
    found = "compiled" if terrarium.COMPILED else "plain"
    if wanted is not None and wanted != found:
        raise pytest.UsageError(
            f"This run is meant for {wanted} rules, but terrarium is {found}: {terrarium.__file__}."
        )
    config.pluginmanager.register(ClauseCheck(config), "clauses")
    os.environ.update(child_environment())  # every process that a test starts imports the terrarium under test


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Note the clauses on each test's report, where other processes can read them."""
    for item in items:
        for mark in item.iter_markers("clause"):
            item.user_properties.extend(("clause", clause) for clause in mark.args)


class ClauseCheck:
    """Collects the tests of each clause and reports clauses without a passing test."""

    def __init__(self, config: pytest.Config) -> None:
        self.config = config
        self.outcomes: dict[str, dict[str, str]] = defaultdict(dict)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Note how a test of a clause went."""
        for name, clause in report.user_properties:
            if name == "clause" and (report.when == "call" or report.outcome != "passed"):
                self.outcomes[str(clause)][report.nodeid] = report.outcome

    def faults(self) -> list[str]:
        """The problems, a sentence each."""
        known = clause_ids()
        faults = [f"{clause} has no test." for clause in known if clause not in self.outcomes]
        for clause, tests in sorted(self.outcomes.items()):
            if clause not in known:
                faults.append(f"{clause} is no clause of docs/rules, but {sorted(tests)[0]} names it.")
            faults += [
                f"{clause} is not held: {test} {outcome}." for test, outcome in tests.items() if outcome != "passed"
            ]
        return faults

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        """Print the table for --rules, and the faults for both options."""
        if self.config.getoption("--rules"):
            for clause in clause_ids():
                tests = self.outcomes.get(clause, {})
                state = "passed" if tests and all(o == "passed" for o in tests.values()) else "FAILED"
                count = f"{len(tests)} test{'' if len(tests) == 1 else 's'}"
                terminalreporter.write_line(f"{clause}  {count:<9}  {state if tests else 'NOT COVERED'}")
        if self.config.getoption("--rules") or self.config.getoption("--clauses"):
            for fault in self.faults():
                terminalreporter.write_line(f"rules: {fault}", red=True)
            terminalreporter.write_line(f"rules: {len(clause_ids())} clauses, {len(self.faults())} faults")

    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        """Fail the run if a clause is not held."""
        asked = self.config.getoption("--rules") or self.config.getoption("--clauses")
        if asked and not hasattr(self.config, "workerinput") and self.faults() and session.exitstatus == 0:
            session.exitstatus = pytest.ExitCode.TESTS_FAILED
