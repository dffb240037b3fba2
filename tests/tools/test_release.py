"""Releases: one version, wheels and executables for three systems, a source distribution with the page."""

from __future__ import annotations

import json
import os
import re
import subprocess
import tomllib
from pathlib import Path
from typing import Any

import terrarium
from tests.posix_only import posix_only
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


def test_an_executable_is_built_and_started_before_a_release_and_for_every_change() -> None:
    workflows = read_workflows()
    for workflow, job in (("release.yml", "executables"), ("test.yml", "executable")):
        assert {"run": "make test-executable"} in workflows[workflow]["jobs"][job]["steps"]


def test_only_publishing_has_an_identity_and_only_the_release_may_write() -> None:
    jobs = read_workflows()["release.yml"]["jobs"]
    assert [name for name, job in jobs.items() if "id-token" in job["permissions"]] == ["publish"]
    assert [name for name, job in jobs.items() if job["permissions"]["contents"] == "write"] == ["github"]


@posix_only
def test_the_release_has_the_executables_and_the_notes_of_its_version(tmp_path: Path) -> None:
    gh = tmp_path / "gh"
    gh.write_text(f'#!/bin/sh\necho "$@" > "{tmp_path}/words"\ncat > "{tmp_path}/notes"\n')
    gh.chmod(0o755)
    settings = {**os.environ, "PATH": f"{tmp_path}:{os.environ['PATH']}", "GITHUB_REF_NAME": "v0.1.0"}
    subprocess.run(["make", "github-release"], cwd=ROOT, env=settings, capture_output=True, check=True)
    words = (tmp_path / "words").read_text()
    assert words.startswith("release create v0.1.0 --verify-tag --title Terrarium 0.1.0 ")
    assert words.endswith(".zip\n")
    notes = (tmp_path / "notes").read_text("utf-8")
    assert notes.startswith("## 0.1.0 - 2026-11-16\n")
    assert "Planet for 2 to 4 players" in notes
    assert notes.count("\n## ") == 0


def test_wheels_are_compiled_for_the_pythons_that_are_tested() -> None:
    wheels = PROJECT["tool"]["cibuildwheel"]
    assert wheels["environment"] == {"TERRARIUM_NATIVE": "required"}
    tested = read_workflows()["test.yml"]["jobs"]["tests"]["strategy"]["matrix"]["python"]
    assert wheels["build"] == [f"cp{version.replace('.', '')}-*" for version in tested]
