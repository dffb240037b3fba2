"""Faults of GitHub workflows: steps that call something else than make, and actions that are not pinned."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import yaml

ROOT = Path(__file__).resolve().parents[2]
_MAKE = re.compile(r"make( [a-z][a-z-]*| [A-Z_]+=\w*)+")
_PINNED = re.compile(r"[\w./-]+@(v\d+\.\d+\.\d+|[0-9a-f]{40})")
_TARGETS = re.compile(r"^\.PHONY: (.+)$", flags=re.MULTILINE)


def targets(makefile: str) -> set[str]:
    """The targets that the Makefile lists as phony."""
    return {name for names in _TARGETS.findall(makefile) for name in names.split()}


def faults(workflow: dict[Any, Any], known: set[str]) -> list[str]:
    """A sentence for each step of a workflow that breaks a rule."""
    steps = [step for job in workflow["jobs"].values() for step in job["steps"]]
    return [sentence for step in steps for sentence in _step_faults(step, known)]


def _step_faults(step: dict[str, Any], known: set[str]) -> list[str]:
    if "uses" in step:
        return [] if _PINNED.fullmatch(step["uses"]) else [f"{step['uses']} is not pinned to a release or a commit."]
    command = step["run"]
    if not _MAKE.fullmatch(command):
        return [f"`{command}` is no call of make."]
    unknown = [word for word in command.split()[1:] if "=" not in word and word not in known]
    return [f"The Makefile has no target {word}." for word in unknown]


def read_workflows() -> dict[str, dict[Any, Any]]:
    """The workflows of the project by file name."""
    return {path.name: yaml.safe_load(path.read_text("utf-8")) for path in (ROOT / ".github/workflows").glob("*.yml")}
