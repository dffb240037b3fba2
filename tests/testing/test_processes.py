"""Processes that tests start import the program under test, however it is installed."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import terrarium
from terrarium.testing.child_process import same_tree

WHERE = "import terrarium, terrarium.engine.position as p; print(terrarium.__file__, p.__file__)"


def imported(environment: dict[str, str], folder: Path) -> list[str]:
    """Where a child that starts in a folder finds the package and a module that may be compiled."""
    command = [sys.executable, "-c", WHERE]
    done = subprocess.run(command, env=environment, cwd=folder, capture_output=True, text=True, check=True)
    return done.stdout.split()


def here() -> list[str]:
    return [terrarium.__file__, str(sys.modules["terrarium.engine.position"].__file__)]


def test_a_child_imports_the_tree_of_its_parent(tmp_path: Path) -> None:
    assert imported(same_tree(), tmp_path) == here()


def test_a_child_that_inherits_the_environment_of_a_test_does_so_too(tmp_path: Path) -> None:
    assert imported(dict(os.environ), tmp_path) == here()


def test_the_tree_counts_and_not_what_is_installed(tmp_path: Path) -> None:
    """A parent that took its program from a copy, a plain one, hands the copy on."""
    copy = tmp_path / "copy"
    left_out = shutil.ignore_patterns("web", "*.so", "*.pyd", "__pycache__")
    shutil.copytree(Path(terrarium.__file__).parent, copy / "terrarium", ignore=left_out)
    script = "import subprocess, sys; from terrarium.testing.child_process import same_tree; " + (
        f"subprocess.run([sys.executable, '-c', {WHERE!r}], env=same_tree(), check=True)"
    )
    parent = same_tree()
    parent["PYTHONPATH"] = os.pathsep.join([str(copy), parent["PYTHONPATH"]])
    done = subprocess.run([sys.executable, "-c", script], env=parent, capture_output=True, text=True, check=True)
    assert [str(copy) in place for place in done.stdout.split()] == [True, True]
