"""Other processes that import the same program as this one."""

from __future__ import annotations

import os
import sys


def same_tree(**settings: str) -> dict[str, str]:
    """The environment of a process that looks for modules where this one does, with further settings.

    Without it a child of a test run would import whatever terrarium is installed, not the one under test.
    """
    paths = [os.path.abspath(path) for path in sys.path]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(paths), **settings}
