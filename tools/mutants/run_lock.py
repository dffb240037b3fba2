"""The lock of the session: two runs at once would mix their results."""

from __future__ import annotations

import contextlib
import fcntl
import os
from collections.abc import Iterator
from pathlib import Path


@contextlib.contextmanager
def only_run(path: Path) -> Iterator[None]:
    """Hold the lock file while a run writes to the session; the system releases it when the process ends."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("a+", encoding="ascii") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            file.seek(0)
            raise SystemExit(
                f"Process {file.read().strip()} is running mutants in {path.parent}. Wait for it, or stop it first; "
                "--report can be used meanwhile."
            ) from None
        file.truncate(0)
        file.write(f"{os.getpid()}\n")
        file.flush()
        yield
