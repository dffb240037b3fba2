"""The command itself."""

from __future__ import annotations

import pytest

import terrarium
from tests.cli.commands import process, run_command


def test_version_says_how_the_rules_run() -> None:
    how = "are compiled" if terrarium.COMPILED else "run as plain Python"
    assert run_command("--version").stdout == f"Terrarium {terrarium.__version__}\nThe rules {how}.\n"


@pytest.mark.parametrize("words", [[], ["play"], ["replay"], ["simulate"], ["score"]])
def test_every_command_has_help(words: list[str]) -> None:
    done = run_command(*words, "--help")
    assert done.returncode == 0
    assert done.stdout.startswith("Usage: ")


def test_an_unknown_command_is_refused_without_a_traceback() -> None:
    done = process("dance")
    assert (done.returncode, done.stdout) == (2, "")
    assert "dance" in done.stderr
    assert "Traceback" not in done.stderr
