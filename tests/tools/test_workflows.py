"""Workflows only call the Makefile, so that everything they run can be run in a checkout."""

from __future__ import annotations

from typing import Any

import pytest

from tests.tools.workflows import ROOT, faults, read_workflows, targets

KNOWN = {"check", "docs", "test-plain"}


def with_step(**step: str) -> dict[Any, Any]:
    """A workflow of one step."""
    return {"jobs": {"tests": {"steps": [step]}}}


@pytest.mark.parametrize("name", sorted(read_workflows()))
def test_workflows_only_call_make(name: str) -> None:
    assert faults(read_workflows()[name], targets((ROOT / "Makefile").read_text("utf-8"))) == []


def test_the_tests_run_on_three_systems_with_every_python_plain_and_compiled() -> None:
    matrix = read_workflows()["test.yml"]["jobs"]["tests"]["strategy"]["matrix"]
    assert matrix == {
        "build": ["plain", "compiled"],
        "system": ["ubuntu-latest", "macos-latest", "windows-latest"],
        "python": ["3.11", "3.12", "3.13", "3.14"],
    }


@pytest.mark.parametrize("command", ["make check", "make test-plain CC_FOUND=", "make check docs A_B=c"])
def test_a_call_of_make_is_accepted(command: str) -> None:
    assert faults(with_step(run=command), KNOWN) == []


@pytest.mark.parametrize(
    "command",
    [
        "npm test",
        "make check && npm test",
        "make check; ls",
        "make check\nls",
        "sudo make check",
        "make",
        "make ${{ x }}",
    ],
)
def test_anything_else_is_refused(command: str) -> None:
    assert faults(with_step(run=command), KNOWN) == [f"`{command}` is no call of make."]


def test_a_target_that_does_not_exist_is_refused() -> None:
    assert faults(with_step(run="make tea"), KNOWN) == ["The Makefile has no target tea."]


@pytest.mark.parametrize("action", ["actions/checkout@v6.0.2", f"someone/something/part@{'0a' * 20}"])
def test_a_release_or_a_commit_pins_an_action(action: str) -> None:
    assert faults(with_step(uses=action), KNOWN) == []


@pytest.mark.parametrize("action", ["actions/checkout@main", "actions/checkout@v6", "actions/checkout"])
def test_a_branch_does_not_pin_an_action(action: str) -> None:
    assert faults(with_step(uses=action), KNOWN) == [f"{action} is not pinned to a release or a commit."]
