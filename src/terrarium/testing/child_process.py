"""The environment of child processes."""

from __future__ import annotations

import os
import sys


def child_environment(**settings: str) -> dict[str, str]:
    """The environment variables of a child that imports modules from the same places as this process.

    Without it a child of a test run would import the installed terrarium instead of the one under test.
    """
    paths = [os.path.abspath(path) for path in sys.path]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(paths), **settings}
