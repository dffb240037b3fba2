"""Ctrl-C during long commands."""

from __future__ import annotations

import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType

#: The exit code after Ctrl-C, as in shells; the result so far has been printed.
INTERRUPTED = 130


@contextmanager
def deferred_interrupt() -> Iterator[Callable[[], bool]]:
    """Provide a function that tells whether Ctrl-C was pressed; a second Ctrl-C interrupts as usual."""
    if threading.current_thread() is not threading.main_thread():
        yield lambda: False
        return
    noted: list[int] = []
    before = signal.getsignal(signal.SIGINT)

    def note(number: int, frame: FrameType | None) -> None:
        noted.append(number)
        signal.signal(signal.SIGINT, signal.default_int_handler)

    signal.signal(signal.SIGINT, note)
    try:
        yield lambda: bool(noted)
    finally:
        signal.signal(signal.SIGINT, before)
