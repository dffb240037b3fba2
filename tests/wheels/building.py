"""Build a wheel of a copy of the sources."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PAGE = "src/terrarium/web/index.html"


def installed() -> dict[str, str]:
    """An environment that knows nothing of the tree under test, only of what is installed."""
    return {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}


def build(tree: Path, tmp_path: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    """Build a wheel of a copy of the tree."""
    here = tmp_path / "source"
    shutil.copytree(tree, here, ignore=shutil.ignore_patterns("checked"))
    wheel = ["wheel", "--quiet", "--no-build-isolation", "--no-deps", "--wheel-dir", str(tmp_path), "."]
    command = [sys.executable, "-m", "pip", *wheel]
    cache = str(tree / "checked")  # what one build has found out about types, the next need not
    settings = {**installed(), **environment, "PIP_DISABLE_PIP_VERSION_CHECK": "1", "MYPY_CACHE_DIR": cache}
    return subprocess.run(command, cwd=here, env=settings, capture_output=True, text=True, check=False)
