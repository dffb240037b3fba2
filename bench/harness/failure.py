"""Why the bench cannot go on."""

from __future__ import annotations


class BenchFailure(Exception):
    """A sentence for the terminal; the bench ends with code 1 and writes nothing."""
