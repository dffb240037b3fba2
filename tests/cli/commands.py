"""Run the command in this process, which is fast, or in a process of its own."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Mapping
from dataclasses import dataclass

from typer.testing import CliRunner

from terrarium.cli.main import app

#: The environment variables that choose a language.
LANGUAGE = ("LC_ALL", "LC_MESSAGES", "LANG")


@dataclass(frozen=True)
class Done:
    """The exit code and output of a command."""

    returncode: int
    stdout: str
    stderr: str


def run_command(*words: str, typed: str = "") -> Done:
    """Run the command with these arguments and this text on standard input."""
    result = CliRunner(env=dict.fromkeys(LANGUAGE)).invoke(app, words, input=typed)
    if result.exception is not None and not isinstance(result.exception, SystemExit):
        raise result.exception
    return Done(result.exit_code, result.stdout, result.stderr)


def environment() -> Mapping[str, str]:
    """The environment without the variables that choose a language."""
    kept = {name: value for name, value in os.environ.items() if name not in LANGUAGE}
    return {**kept, "PYTHONUTF8": "1"}


def process(*words: str, typed: str = "") -> Done:
    """Run the command in a process of its own."""
    done = subprocess.run(
        [sys.executable, "-m", "terrarium.cli.main", *words],
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
        input=typed,
        env=environment(),
        timeout=60,
    )
    return Done(done.returncode, done.stdout, done.stderr)
