"""Tests that need what only POSIX systems have: pseudo-terminals, resource limits, file locks, forked servers.

On Windows they are left out; the program itself runs there without these parts.
"""

from __future__ import annotations

import os

import pytest

#: Files and folders below tests/.
POSIX_ONLY = (
    "cli/test_files.py",
    "cli/test_help.py",
    "cli/test_play.py",
    "server",
    "tools/test_fork_server.py",
    "tools/test_mutants.py",
)
#: For single tests: shell scripts stand in for other programs.
posix_only = pytest.mark.skipif(os.name == "nt", reason="shell scripts stand in for other programs")
