"""Releases: one version, wheels and executables for three systems, a source distribution with the page."""

from __future__ import annotations

import json
import re
import tomllib
from typing import Any

import terrarium
from tests.tools.workflows import ROOT, read_workflows

PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
SYSTEMS = ["ubuntu-latest", "macos-latest", "windows-latest"]


def test_the_version_has_one_source() -> None:
    assert PROJECT["project"]["dynamic"] == ["version"]
    assert PROJECT["tool"]["setuptools"]["dynamic"]["version"] == {"attr": "terrarium.version.__version__"}
    assert json.loads((ROOT / "web/package.json").read_text("utf-8"))["version"] == "0.0.0"
    assert terrarium.__version__ not in (ROOT / "CITATION.cff").read_text("utf-8")
    assert re.fullmatch(r"\d+\.\d+\.\d+", terrarium.__version__)


def test_wheels_and_executables_are_made_on_three_systems() -> None:
    jobs = read_workflows()["release.yml"]["jobs"]
    for job in ("wheels", "executables"):
        assert jobs[job]["strategy"]["matrix"]["system"] == SYSTEMS
    assert set(jobs["publish"]["needs"]) == {"source", "wheels", "executables"}


def test_only_publishing_has_an_identity() -> None:
    jobs = read_workflows()["release.yml"]["jobs"]
    assert [name for name, job in jobs.items() if "id-token" in job["permissions"]] == ["publish"]


def test_wheels_are_compiled_for_the_pythons_that_are_tested() -> None:
    wheels = PROJECT["tool"]["cibuildwheel"]
    assert wheels["environment"] == {"TERRARIUM_NATIVE": "required"}
    tested = read_workflows()["test.yml"]["jobs"]["tests"]["strategy"]["matrix"]["python"]
    assert wheels["build"] == [f"cp{version.replace('.', '')}-*" for version in tested]
