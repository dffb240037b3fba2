"""The progress of the benchmark."""

from __future__ import annotations

import sys

from harness.rows import Labels


class Progress:
    """One line that rewrites itself on a terminal; plain lines elsewhere."""

    def __init__(self, measurements: int, rounds: int, seconds: float) -> None:
        """Expect that many measurements a round, each of that many seconds."""
        self._rounds = rounds
        self._total = measurements * rounds
        self._seconds = seconds
        self._begun = 0
        self._live = sys.stderr.isatty()

    def begin(self, round_number: int, labels: Labels) -> None:
        """Show that a measurement starts."""
        self._begun += 1
        left = self._total - self._begun
        minutes, seconds = divmod(round((left + 1) * self._seconds), 60)
        text = (
            f"[{self._begun}/{self._total}] round {round_number} of {self._rounds}: {labels}; "
            f"{left} left, about {minutes} min {seconds:02} s"
        )
        self._say(text)

    def end(self) -> None:
        """Clear the line."""
        if self._live:
            self._say("")

    def _say(self, text: str) -> None:
        sys.stderr.write(f"\r\x1b[K{text}" if self._live else f"{text}\n")
        sys.stderr.flush()
