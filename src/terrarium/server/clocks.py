"""When somebody has thought long enough, and when the server itself is due."""

from __future__ import annotations

from terrarium.engine.playout import LIMIT
from terrarium.server.game_session import GameSession
from terrarium.server.table_info import TableInfo
from terrarium.server.wire import ClockState


def abandoned(number: int) -> bool:
    """Whether the server plays no more at a table that has come so far, because nobody seems to end the game."""
    return number >= LIMIT


def bot_on_seat(info: TableInfo, seat: int) -> str | None:
    """The bot that plays on a seat now."""
    return info.seats[seat].bot


def reminder_time(info: TableInfo, since: int) -> int | None:
    """When a seat that has owed an action since then is reminded."""
    return since + info.clock.seconds * 1000 if info.clock.kind == "gentle" else None


def deadline(info: TableInfo, since: int) -> int | None:
    """When a bot plays for a seat that has owed an action since then."""
    clock = info.clock
    if clock.kind == "move":
        return since + clock.seconds * 1000
    if clock.kind == "gentle" and clock.stand_in:
        return since + clock.seconds * 2000
    return None


def states(info: TableInfo, session: GameSession | None) -> list[ClockState]:
    """The clocks of everybody who owes an action."""
    if session is None or info.clock.kind == "none":
        return []
    return [
        ClockState(seat, since, reminder_time(info, since), deadline(info, since))
        for seat, since in sorted(session.waiting_since.items())
        if bot_on_seat(info, seat) is None
    ]


def due(info: TableInfo, actors: list[int], now: int) -> int | None:
    """When the server will have something to do if these seats owe an action from now on."""
    if any(bot_on_seat(info, seat) is not None for seat in actors):
        return now
    times = [deadline(info, now), reminder_time(info, now)]
    return min((time for time in times if time is not None), default=None) if actors else None
