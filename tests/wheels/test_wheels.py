"""A wheel compiles the rules where that works, and falls back whole where it does not."""

from __future__ import annotations

import os
import shutil
import stat
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

from tests.posix_only import posix_only
from tests.wheels.building import PAGE, build, installed

PLAYS = """
import random, terrarium
game = terrarium.game("planet", seats=3)
position = game.start(seed=7)
while not position.over():
    seat = position.actors()[0]
    position.play(seat, position.legal(seat)[0])
print(terrarium.COMPILED, position.fingerprint())
"""

pytestmark = pytest.mark.build


def native_files(tmp_path: Path) -> list[str]:
    """The compiled modules in the one wheel that was built."""
    [wheel] = tmp_path.glob("*.whl")
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(tmp_path / "installed")
        return [name for name in archive.namelist() if name.endswith((".so", ".pyd"))]


def files_below(folder: Path) -> set[str]:
    """Every file of the program: sources, cards, lessons, texts, the page."""
    files = {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}
    assert "web/index.html" in files
    return files


def played(tmp_path: Path) -> str:
    """What a game says when played from the unpacked wheel."""
    settings = {**os.environ, "PYTHONPATH": str(tmp_path / "installed")}
    command = [sys.executable, "-c", PLAYS]
    return subprocess.run(command, env=settings, capture_output=True, text=True, check=True).stdout


def a_compiler_that_fails_after(tmp_path: Path, units: int) -> str:
    """A C compiler that compiles n units and then fails."""
    script = tmp_path / "weary-cc"
    counter = tmp_path / "count"
    script.write_text(
        f'#!/bin/sh\necho x >> "{counter}"\n'
        f'[ "$(wc -l < "{counter}")" -gt {units} ] && {{ echo weary >&2; exit 1; }}\n'
        'while [ $# -gt 0 ]; do [ "$1" = -o ] && : > "$2"; shift; done\n'
    )
    script.chmod(script.stat().st_mode | stat.S_IXUSR)
    return str(script)


def test_without_a_compiler_the_wheel_is_plain_and_plays(tree: Path, tmp_path: Path) -> None:
    done = build(tree, tmp_path, CC=str(tmp_path / "no-such-compiler"))
    assert done.returncode == 0, done.stderr
    assert native_files(tmp_path) == []
    assert played(tmp_path).startswith("False ")


@posix_only
def test_a_compiler_that_fails_half_way_leaves_nothing_half_built(tree: Path, tmp_path: Path) -> None:
    done = build(tree, tmp_path, CC=a_compiler_that_fails_after(tmp_path, 5))
    assert done.returncode == 0, done.stderr
    assert (tmp_path / "count").read_text().count("x") >= 6  # others are compiled side by side
    assert native_files(tmp_path) == []
    assert played(tmp_path).startswith("False ")


def test_a_release_build_fails_loudly_instead(tree: Path, tmp_path: Path) -> None:
    done = build(tree, tmp_path, CC=str(tmp_path / "no-such-compiler"), TERRARIUM_NATIVE="required")
    assert done.returncode != 0
    assert not list(tmp_path.glob("*.whl"))


def test_a_plain_wheel_on_request(tree: Path, tmp_path: Path) -> None:
    done = build(tree, tmp_path, TERRARIUM_NATIVE="0")
    assert done.returncode == 0, done.stderr
    assert native_files(tmp_path) == []
    [wheel] = tmp_path.glob("*.whl")
    assert wheel.name.endswith("-py3-none-any.whl")
    assert files_below(tree / "src/terrarium") == files_below(tmp_path / "installed/terrarium")
    pure = played(tmp_path)
    assert pure.startswith("False ")
    assert (
        pure.split()[1]
        == subprocess.run([sys.executable, "-c", PLAYS], capture_output=True, text=True, check=True).stdout.split()[1]
    )


def test_a_wheel_without_the_page_is_not_built(tree: Path, tmp_path: Path) -> None:
    pageless = tmp_path / "pageless"
    shutil.copytree(tree, pageless, ignore=shutil.ignore_patterns("checked", "web"))
    done = build(pageless, tmp_path, TERRARIUM_NATIVE="0")
    assert done.returncode != 0
    assert f"the page is missing ({PAGE}); `make page` builds it" in done.stderr
    assert not list(tmp_path.glob("*.whl"))


def test_the_source_distribution_contains_the_page(tree: Path, tmp_path: Path) -> None:
    here = tmp_path / "source"
    shutil.copytree(tree, here, ignore=shutil.ignore_patterns("checked"))
    command = [sys.executable, "setup.py", "--quiet", "sdist", "--dist-dir", str(tmp_path)]
    subprocess.run(command, cwd=here, env=installed(), capture_output=True, check=True)
    [archive] = tmp_path.glob("terrarium-*.tar.gz")
    with tarfile.open(archive) as packed:
        names = {name.partition("/")[2] for name in packed.getnames()}
    assert {PAGE, "setup.py", "pyproject.toml", "src/terrarium/locales/pl/table.ftl", "LICENSE"} <= names


def test_the_editable_install_is_not_compiled(tree: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", "import terrarium.engine.position as p; print(p.__file__)"],
        capture_output=True,
        text=True,
        check=True,
        env=installed(),
    )
    assert done.stdout.strip().endswith("position.py")
