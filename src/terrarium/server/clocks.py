"""When somebody has thought long enough, and when the server itself is due."""

from __future__ import annotations

from terrarium.engine.playout import LIMIT
from terrarium.server.course import Course
from terrarium.server.facts import Facts
from terrarium.server.wire import ClockState


def given_up(number: int) -> bool:
    """Whether the server plays no more at a table that has come so far, because nobody seems to end the game."""
    return number >= LIMIT


def bot_at(facts: Facts, seat: int) -> str | None:
    """The bot that plays on a seat now."""
    return facts.seats[seat].bot


def remind_at(facts: Facts, since: int) -> int | None:
    """When a seat that has owed an action since then is reminded."""
    return since + facts.clock.seconds * 1000 if facts.clock.kind == "gentle" else None


def deadline(facts: Facts, since: int) -> int | None:
    """When a bot plays for a seat that has owed an action since then."""
    clock = facts.clock
    if clock.kind == "move":
        return since + clock.seconds * 1000
    if clock.kind == "gentle" and clock.stand_in:
        return since + clock.seconds * 2000
    return None


def states(facts: Facts, course: Course | None) -> list[ClockState]:
    """The clocks of everybody who owes an action."""
    if course is None or facts.clock.kind == "none":
        return []
    return [
        ClockState(seat, since, remind_at(facts, since), deadline(facts, since))
        for seat, since in sorted(course.waiting.items())
        if bot_at(facts, seat) is None
    ]


def due(facts: Facts, actors: list[int], now: int) -> int | None:
    """When the server will have something to do if these seats owe an action from now on."""
    if any(bot_at(facts, seat) is not None for seat in actors):
        return now
    times = [deadline(facts, now), remind_at(facts, now)]
    return min((time for time in times if time is not None), default=None) if actors else None
