"""The command itself."""

from __future__ import annotations

import importlib.metadata
import sys

import pytest

import terrarium
from tests.cli.commands import process, run_command


def test_version_says_how_the_rules_run() -> None:
    how = "are compiled" if terrarium.COMPILED else "run as plain Python"
    assert run_command("--version").stdout == f"Terrarium {terrarium.__version__}\nThe rules {how}.\n"


def test_a_compiled_wheel_is_for_this_python_and_a_pure_one_for_all() -> None:
    wheel = importlib.metadata.distribution("terrarium").read_text("WHEEL") or ""
    [tag] = [line.removeprefix("Tag: ") for line in wheel.splitlines() if line.startswith("Tag: ")]
    version = f"cp{sys.version_info.major}{sys.version_info.minor}"
    if terrarium.COMPILED:
        assert tag.startswith(f"{version}-{version}-")
        assert not tag.endswith("-any")
    else:
        assert tag == "py3-none-any"
    assert f"Root-Is-Purelib: {str(not terrarium.COMPILED).lower()}" in wheel


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
