"""Windows for events and exchanges, and those chosen while pieces waited to be placed. (E44, E72, E77, E78)"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from terrarium.earth.modes import teams
from terrarium.earth.rules import events, windows
from terrarium.earth.rules.actions import NO_MORE, STOP
from terrarium.earth.state.position import EarthState
from terrarium.earth.state.step_kind import AutomaticStep, StepKind
from terrarium.earth.state.steps import (
    EVENT_WINDOW,
    EXCHANGE_SPROUTS,
    FOR_TEAM,
    IN_TURN,
    PLAY_EVENT,
    count_of,
    mark_of,
)
from terrarium.engine.lines import Line
from terrarium.engine.vecs import append, vec

#: The windows by number: after the last turn, for a team's board, within a turn.
_WORDS: Final = ["end", "team", "turn"]
_PROMPTS: Final = ["earth-prompt-window", "earth-prompt-team", "earth-prompt-turn"]


class EventWindow(StepKind):
    """A window for events and exchanges; `count` says which. (E44, E72, E77)"""

    def __init__(self) -> None:
        super().__init__(EVENT_WINDOW, "window")
        self.stop_text = "earth-do-done"

    def asks(self, position: EarthState, seat: i64, packed: i64) -> bool:
        """Return whether there is something to do: an event to play, an exchange, or something for the team."""
        if count_of(packed) == FOR_TEAM:
            return len(teams.any_time(position, seat, vec[i64]())) > 0
        if count_of(packed) == IN_TURN:
            return windows.holds_playable(position, seat)
        return len(events.any_time(position, seat, vec[i64]())) > 0

    def resolve(self, position: EarthState, seat: i64, packed: i64) -> None:
        """Close the window; that shows something of the hand."""
        position.reveals += 1
        position.pop(seat)

    def answers(self, position: EarthState, seat: i64, packed: i64) -> vec[i64]:
        """Return the ways to close the window, or all windows of this turn; events are offered beside them."""
        found = vec[i64]()
        found = append(found, STOP)
        closes_all = count_of(packed) == IN_TURN and position.careful(seat)
        return append(found, NO_MORE) if closes_all else found

    def apply(self, position: EarthState, seat: i64, packed: i64, action: i64) -> None:
        """Close the window, or all of this turn."""
        position.pop(seat)
        if action == NO_MORE:
            position.silence(seat)

    def allows_events(self, packed: i64) -> bool:
        """Return True: a window is there for events."""
        return True

    def prompt(self, position: EarthState, seat: i64, packed: i64) -> Line:
        """Return what the window is for."""
        return Line(_PROMPTS[count_of(packed)])

    def window(self, position: EarthState, seat: i64, packed: i64) -> str:
        """Return the name of the window."""
        return _WORDS[count_of(packed)]


class PlayEvent(AutomaticStep):
    """Play the event `mark`, now that the pieces which waited are placed. (E78)"""

    def __init__(self) -> None:
        super().__init__(PLAY_EVENT)

    def resolve(self, position: EarthState, seat: i64, packed: i64) -> None:
        """Play the event if it is still in hand and can be paid."""
        position.pop(seat)
        card = mark_of(packed)
        if position.holds(seat, card) and windows.playable(position, seat, card):
            events.play_event(position, seat, card)


class ExchangeSprouts(AutomaticStep):
    """Exchange sprouts, now that the pieces which waited are placed. (E78)"""

    def __init__(self) -> None:
        super().__init__(EXCHANGE_SPROUTS)

    def resolve(self, position: EarthState, seat: i64, packed: i64) -> None:
        """Exchange if there are enough sprouts."""
        position.pop(seat)
        if windows.can_exchange(position, seat):
            events.exchange(position, seat)


def event_kinds() -> list[StepKind]:
    """Return the kinds of this module."""
    return [EventWindow(), PlayEvent(), ExchangeSprouts()]
