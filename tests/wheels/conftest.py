"""The sources that wheels are built from."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest

from tests.wheels.building import PAGE, ROOT


@pytest.fixture(scope="session")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of what a source distribution would hold, of which one package compiles: enough to fail, and faster."""
    tree = tmp_path_factory.mktemp("tree")
    for name in ("pyproject.toml", "setup.py", "MANIFEST.in", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, tree)
    whole = (tree / "setup.py").read_text()
    small = re.sub(r"^PACKAGES = .*$", 'PACKAGES = ("engine",)', whole, count=1, flags=re.MULTILINE)
    assert small != whole
    (tree / "setup.py").write_text(small)
    shutil.copytree(
        ROOT / "src", tree / "src", ignore=shutil.ignore_patterns("*.so", "*.egg-info", "__pycache__", "web")
    )
    (tree / PAGE).parent.mkdir()
    (tree / PAGE).write_text("<!doctype html>")
    return tree
