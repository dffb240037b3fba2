"""Events of a game for programs that count them."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Observer:
    """Receives the events of one position, not of its copies; it changes nothing and is no part of the position.

    Rules call `observe` for the few events that cannot be read off the positions before and after an action. Each
    title numbers its own events and says what the value of each one is.
    """

    def observe(self, event: i64, seat: i64, value: i64) -> None:
        """Take note of an event."""
