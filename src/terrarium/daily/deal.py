"""The deal of a day: seats, options, seed and opponents follow from the game, the version of its rules and the date."""

from __future__ import annotations

import datetime
from dataclasses import dataclass

from terrarium.engine.errors import TerrariumError
from terrarium.engine.game import Game
from terrarium.engine.rng import seed_from_text
from terrarium.title_registry import TITLES

#: The games that have a deal of the day. In Earth everybody draws from one deck, so one different choice would change
#: all later cards; such deals could not be compared.
DAILY_GAMES = ("planet", "rauha")
#: The first day that has deals.
FIRST_DAY = datetime.date(2026, 1, 1)
#: The seats: the person's is the first one.
SEATS = 3
#: The opponents' level. It is limited by what it computes and never by time.
OPPONENT = "sapling"


class BadDay(TerrariumError):
    """A day or a game without a deal."""


@dataclass(frozen=True)
class DailyDeal:
    """Everything that determines the game of a day, apart from the person's choices."""

    game: str
    day: datetime.date
    rules: int
    options: dict[str, object]
    seed: int
    #: The specs of the opponents, seat by seat from seat 1; each names its seed.
    opponents: list[str]

    def start_game(self) -> Game:
        """The game with its options."""
        return TITLES.title(self.game).game(1 + len(self.opponents), dict(self.options))


def daily_deal(game: str, day: datetime.date) -> DailyDeal:
    """The deal of a game on a day.

    >>> import datetime
    >>> daily_deal("planet", datetime.date(2026, 11, 19)) == daily_deal("planet", datetime.date(2026, 11, 19))
    True
    """
    if game not in DAILY_GAMES:
        raise BadDay("daily-no-game", game=game, possible=", ".join(DAILY_GAMES))
    if day < FIRST_DAY:
        raise BadDay("daily-too-early", day=day.isoformat(), first=FIRST_DAY.isoformat())
    rules = TITLES.title(game).version
    name = f"terrarium daily {game} rules {rules} {day.isoformat()}"
    opponents = [f"{OPPONENT}:seed={seed_from_text(f'{name} seat {seat}')}" for seat in range(1, SEATS)]
    return DailyDeal(game, day, rules, _options(game, day), seed_from_text(name), opponents)


def _options(game: str, day: datetime.date) -> dict[str, object]:
    """The person begins in Planet; Rauha is played on both sides of the boards in turn."""
    if game == "planet":
        return {"first": 0}
    return {"side": "AB"[day.toordinal() % 2]}


def parse_day(text: str) -> datetime.date:
    """The day that a text such as 2026-11-19 names."""
    try:
        return datetime.date.fromisoformat(text)
    except ValueError:
        raise BadDay("daily-day", day=text) from None
