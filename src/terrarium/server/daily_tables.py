"""Tables for deals of the day: a fixed deal, one person and bots with fixed seeds."""

from __future__ import annotations

from terrarium.daily import DailyDeal
from terrarium.server import seating
from terrarium.server.clock_and_random import ClockAndRandom
from terrarium.server.table_info import Seat, TableInfo


def new_daily_table(deal: DailyDeal, guest: str, name: str, clock_and_random: ClockAndRandom) -> TableInfo:
    """A table where a guest has just started a deal of the day, without hints."""
    seats = [seating.ME, *[seating.BOT] * len(deal.opponents)]
    info = seating.new_table(deal.game, deal.options, seats, guest, name, clock_and_random)
    for number, spec in enumerate(deal.opponents, start=1):
        info.seats[number] = Seat("bot", bot=spec, ready=True)
    seating.start(info, guest, clock_and_random)
    info.daily, info.seed, info.hints = deal.day.isoformat(), deal.seed, False
    return info
