"""Without the packages of an extra, the error names the extra and how to install it."""

from __future__ import annotations

import importlib.util
import subprocess
import sys
from importlib.machinery import ModuleSpec
from pathlib import Path

import pytest

from terrarium.extras import MissingExtra, require_extra
from tests.cli.commands import environment

#: Runs a command in a process in which a package is missing.
WITHOUT = """
import importlib.util, sys
find = importlib.util.find_spec
importlib.util.find_spec = lambda name, package=None: None if name == {package!r} else find(name, package)
{then}
"""
COMMAND = "from terrarium.cli.main import main; sys.argv[1:] = {words!r}; main()"


def without(package: str, then: str, folder: Path | None = None) -> subprocess.CompletedProcess[str]:
    """Run a program in a process in which a package is not installed."""
    program = WITHOUT.format(package=package, then=then)
    command = [sys.executable, "-c", program]
    return subprocess.run(
        command, capture_output=True, text=True, check=False, env=environment(), timeout=60, cwd=folder
    )


@pytest.mark.parametrize(
    ("words", "package", "extra"),
    [
        (["serve"], "litestar", "server"),
        (["tables", "list"], "sqlalchemy", "server"),
        (["arena", "planet", "--bots", "random,greedy", "--games", "2", "--cluster", "127.0.0.1:1"], "ray", "cluster"),
        (["train", "planet"], "numpy", "train"),
        (["train", "planet", "--cluster", "127.0.0.1:1"], "ray", "cluster"),
    ],
)
def test_a_command_names_the_extra_that_it_needs(words: list[str], package: str, extra: str, tmp_path: Path) -> None:
    done = without(package, COMMAND.format(words=words), tmp_path)
    assert done.returncode == 2
    assert done.stderr == f'This needs the package {package}; install it with: pip install "terrarium[{extra}]"\n'
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("words", [["--version"], ["simulate", "planet", "--games", "1"], ["play", "planet"]])
def test_other_commands_need_no_extra(words: list[str]) -> None:
    assert without("litestar", COMMAND.format(words=words)).returncode == 0


@pytest.mark.parametrize(
    ("module", "package"), [("terrarium.research.vector", "numpy"), ("terrarium.research.spiel", "pyspiel")]
)
def test_the_adapters_name_the_extra_that_they_need(module: str, package: str) -> None:
    done = without(package, f"import {module}")
    assert done.returncode == 1
    assert done.stderr.endswith(f'the package {package}; install it with: pip install "terrarium[research]"\n')


def test_it_names_the_extra_and_the_package(monkeypatch: pytest.MonkeyPatch) -> None:
    require_extra("server", "litestar")

    def nothing(_name: str) -> ModuleSpec | None:
        return None

    monkeypatch.setattr("terrarium.extras.find_spec", nothing)
    with pytest.raises(MissingExtra) as caught:
        require_extra("server", "litestar")
    assert caught.value.figures == {"extra": "server", "package": "litestar"}
    assert importlib.util.find_spec("litestar") is not None
