"""Pinned requirements, by purpose, hold what pyproject.toml asks for and nothing else."""

from __future__ import annotations

import importlib.metadata
import re
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from packaging.version import Version

from tests.tools.workflows import ROOT

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
EXTRAS: dict[str, list[str]] = PROJECT["project"]["optional-dependencies"]
#: What each file is pinned for. Debian's spelling of a name differs from the registry's, so names are normalised.
PURPOSES = {
    "base": PROJECT["project"]["dependencies"],
    "server": [*PROJECT["project"]["dependencies"], *EXTRAS["server"]],
    "research": [*PROJECT["project"]["dependencies"], *EXTRAS["research"]],
    "cluster": [*PROJECT["project"]["dependencies"], *EXTRAS["cluster"]],
    "build": [*PROJECT["build-system"]["requires"], "wheel"],
}


def pins(name: str) -> dict[str, str]:
    """The versions that a file pins, those of the files that it includes among them."""
    found: dict[str, str] = {}
    for line in (ROOT / "requirements" / f"{name}.txt").read_text("utf-8").splitlines():
        if line.startswith("-r "):
            found.update(pins(line.removeprefix("-r ").removesuffix(".txt")))
        elif line and not line.startswith("#"):
            pinned = re.fullmatch(r"([\w.-]+)==([^;\s]+)(;.*)?", line)
            assert pinned, line
            found[canonicalize_name(pinned[1])] = pinned[2]
    return found


def needed(wishes: list[str]) -> dict[str, list[Requirement]]:
    """Every package that these requirements lead to, with what is asked of it."""
    found: dict[str, list[Requirement]] = {}
    seen, todo = set(), [Requirement(wish) for wish in wishes]
    while todo:
        wish = todo.pop()
        if (wish.marker is not None and not wish.marker.evaluate({"extra": ""})) or str(wish) in seen:
            continue
        seen.add(str(wish))
        found.setdefault(canonicalize_name(wish.name), []).append(wish)
        for line in importlib.metadata.requires(wish.name) or []:
            further = Requirement(line)
            chosen = ["", *wish.extras]
            if further.marker is None or any(further.marker.evaluate({"extra": extra}) for extra in chosen):
                further.marker = None
                todo.append(further)
    return found


@pytest.mark.parametrize("purpose", PURPOSES)
def test_each_purpose_pins_what_it_needs_and_nothing_else(purpose: str) -> None:
    wanted, pinned = needed(PURPOSES[purpose]), pins(purpose)
    pinned.pop("uvloop", None)  # not on Windows
    wanted.pop("uvloop", None)
    wanted.pop("colorama", None)  # on Windows only
    if purpose == "build":
        wanted.update({name: [] for name in pins("base") if name in wanted})
        pinned.update({name: version for name, version in pins("base").items() if name in wanted})
    assert sorted(pinned) == sorted(wanted)
    refused = [str(wish) for name in pinned for wish in wanted[name] if Version(pinned[name]) not in wish.specifier]
    assert refused == []


def test_playing_needs_the_server_and_the_installer_only() -> None:
    assert set(pins("play")) == {*pins("server"), "setuptools"}
    assert not {"mypy", "numpy", "open-spiel", "ray", "ruff", "schemathesis"} & set(pins("play"))


def test_no_package_has_two_versions() -> None:
    names = [path.stem for path in (ROOT / "requirements").glob("*.txt")]
    versions: dict[str, set[str]] = {}
    for name in names:
        for package, version in pins(name).items():
            versions.setdefault(package, set()).add(version)
    assert {package: found for package, found in versions.items() if len(found) > 1} == {}


def test_all_is_every_other_extra() -> None:
    assert EXTRAS["all"] == [f"terrarium[{','.join(sorted(set(EXTRAS) - {'all'}))}]"]


def size_of(package: str) -> int:
    """The bytes of the files of an installed package."""
    files = importlib.metadata.files(package) or []
    return sum(path.stat().st_size for path in (Path(str(file.locate())) for file in files) if path.is_file())


def test_the_base_install_is_at_most_80_mb() -> None:
    packages = sum(size_of(name) for name in pins("base"))
    program = sum(
        path.stat().st_size for path in (ROOT / "src/terrarium").rglob("*") if path.suffix != ".pyc" and path.is_file()
    )
    compiled = 15_000_000  # what compiled rules add, rounded up
    assert packages > 10_000_000
    assert packages + program + compiled < 80_000_000
