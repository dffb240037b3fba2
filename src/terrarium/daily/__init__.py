"""The deal of the day: one deal per game and day, the same for everybody who has this version of the rules."""

from terrarium.daily.deal import DAILY_GAMES, FIRST_DAY, BadDay, DailyDeal, daily_deal, parse_day
from terrarium.daily.distribution import Distribution, bars
from terrarium.daily.runs import RUN_LEVELS, RUNS, bot_scores

__all__ = [
    "DAILY_GAMES",
    "FIRST_DAY",
    "RUNS",
    "RUN_LEVELS",
    "BadDay",
    "DailyDeal",
    "Distribution",
    "bars",
    "bot_scores",
    "daily_deal",
    "parse_day",
]
