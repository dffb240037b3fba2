"""Clocks: when a seat is reminded, when its time is over, and when the server must act next."""

from __future__ import annotations

from collections.abc import Collection

from terrarium.engine.playout import LIMIT
from terrarium.server.game_session import GameSession
from terrarium.server.hidden_actions import Audience
from terrarium.server.table_info import TableInfo
from terrarium.server.wire import ClockState


def abandoned(number: int) -> bool:
    """Whether a game is so long that bots and clocks have stopped, because it does not seem to end."""
    return number >= LIMIT


def bot_on_seat(info: TableInfo, seat: int) -> str | None:
    """The bot that plays for a seat now."""
    return info.seats[seat].bot


def reminder_time(info: TableInfo, since: int) -> int | None:
    """When a seat that has had to act since that time is reminded."""
    return since + info.clock.seconds * 1000 if info.clock.kind == "gentle" else None


def deadline(info: TableInfo, since: int) -> int | None:
    """When a bot plays for a seat that has had to act since that time."""
    clock = info.clock
    if clock.kind == "move":
        return since + clock.seconds * 1000
    if clock.kind == "gentle" and clock.stand_in:
        return since + clock.seconds * 2000
    return None


def states(info: TableInfo, session: GameSession | None, audiences: Collection[Audience]) -> list[ClockState]:
    """The clocks of all people who must act, as a client with these audiences may know them."""
    if session is None or info.clock.kind == "none":
        return []
    return [
        ClockState(seat, since, reminder_time(info, since), deadline(info, since))
        for seat, since in sorted(session.shown_waiting_since(audiences).items())
        if bot_on_seat(info, seat) is None
    ]


def due(info: TableInfo, actors: list[int], now: int) -> int | None:
    """When the server must act next if these seats must act from now on."""
    if any(bot_on_seat(info, seat) is not None for seat in actors):
        return now
    times = [deadline(info, now), reminder_time(info, now)]
    return min((time for time in times if time is not None), default=None) if actors else None
