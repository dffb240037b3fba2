"""Actions that the others must not notice, such as planting in Earth until everybody has planted.

Otherwise messages, numbers and clocks would tell how much somebody has done. So while a position hides actions, an
event that changes nothing for an audience is neither sent to it nor counted in its numbers.
"""

from __future__ import annotations

from collections.abc import Collection

from terrarium.engine.lines import Line
from terrarium.engine.position import Position
from terrarium.server.table_info import Event

#: A seat whose updates a client gets; None: the spectators'.
Audience = int | None
#: All that an audience can notice: its log, view, question and legal actions, and who must act.
Noticed = tuple[list[Line], object, object, list[int], list[int]]


def noticed_by_all(position: Position) -> dict[Audience, Noticed] | None:
    """What each audience can notice in a position that hides actions; None if it hides none."""
    if not position.hides_actions():
        return None
    journal, actors = position.journal, position.actors()
    found: dict[Audience, Noticed] = {}
    for seat in (None, *range(position.game.seats)):
        lines = [] if journal is None else journal.lines(seat)
        question = None if seat is None else position.prompt(seat)
        found[seat] = (lines, position.view(seat), question, [] if seat is None else position.legal(seat), actors)
    return found


class HiddenActions:
    """The events since a position began to hide actions, and who noticed them."""

    def __init__(self, number: int, noticed: dict[Audience, Noticed], waiting_since: dict[int, int]) -> None:
        #: The last number before it, which everybody knows.
        self.start = number
        self._noticed = noticed
        self._waiting_since = dict(waiting_since)
        self._events: list[tuple[Event, set[Audience]]] = []

    def add(self, event: Event, noticed: dict[Audience, Noticed]) -> None:
        """Add an event, after which the audiences can notice this."""
        audiences: set[Audience] = {audience for audience in noticed if noticed[audience] != self._noticed[audience]}
        self._events.append((event, audiences | {event.seat}))
        self._noticed = noticed

    def shown_number(self, number: int, audiences: Collection[Audience]) -> int:
        """The number that a client with these audiences knows for a real number."""
        events = self._events[: max(0, number - self.start)]
        return min(number, self.start) + sum(not seen.isdisjoint(audiences) for _event, seen in events)

    def real_number(self, shown: int, audiences: Collection[Audience]) -> int:
        """The latest real number at which a client with these audiences knows this number."""
        current = self.start + len(self._events)
        if shown > self.shown_number(current, audiences):
            return current + 1
        if shown < self.start:
            return shown
        return max(number for number in range(self.start, current + 1) if self.shown_number(number, audiences) == shown)

    def waiting_since(self, seat: int, since: int, audiences: Collection[Audience]) -> int:
        """Since when a seat has had to act, as far as a client with these audiences may know; in fact it is `since`."""
        seen = [event.at for event, who in self._events if event.seat == seat and not who.isdisjoint(audiences)]
        return seen[-1] if seen else self._waiting_since.get(seat, since)
