"""The error of the benchmark."""

from __future__ import annotations


class BenchFailure(Exception):
    """A failure reported as a sentence; the benchmark exits with code 1 and writes nothing."""
