"""How long the tests wait, and how often they repeat what they do."""

from __future__ import annotations

import os
import sys
import time

import pytest

#: How many times more often long tests repeat what they do: 1 in `make test`, 50 and more in `make soak`.
REPEATS = int(os.environ.get("TERRARIUM_SOAK", "1"))
#: Seconds that anything may take before it counts as never happening; a machine may be held up for long, and the long
#: form runs in the background, where that takes minutes.
TIMEOUT = 120 if REPEATS == 1 else 1200
#: Seconds after which a test is ended in any case.
LONGEST = 900 if REPEATS == 1 else 6 * 3600


class Progress:
    """Tells during the long form how far a test is; the short one is over before anybody asks."""

    def __init__(self, what: str, goal: int, capture: pytest.CaptureFixture[str]) -> None:
        self.what = what
        self.goal = goal
        self.capture = capture
        self.started = time.monotonic()

    def tell(self, done: int, more: str = "") -> None:
        """Print the progress."""
        if REPEATS == 1:
            return
        minutes = (time.monotonic() - self.started) / 60
        figures = f"{done:,} of {self.goal:,} {self.what} in {minutes:.1f} minutes, {done / minutes:.1f} a minute"
        with self.capture.disabled():
            print("; ".join([figures, more] if more else [figures]), file=sys.stderr, flush=True)
