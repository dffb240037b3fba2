"""The words of statistics that the command and its page share."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from terrarium.engine.evaluation import LEVELS
from terrarium.engine.lines import Line
from terrarium.history.overview import Opposition, Period, Trend
from terrarium.history.result import PEOPLE, UNKNOWN

#: Translates a line into the reader's language.
Say = Callable[[Line], str]
#: The columns of the table of results.
RESULT_HEADS = ("game", "seats", "opponents", "played", "won", "best", "mean")
SOURCE_HEADS = ("source", "earlier", "later")
CARD_HEADS = ("card", "games", "won", "mean")


def heads(say: Say, names: Sequence[str]) -> list[str]:
    """The heads of a table."""
    return [say(Line(f"stats-head-{name}")) for name in names]


def percent(say: Say, share: float) -> str:
    """A share of 1 in percent."""
    return say(Line("stats-percent", number=round(100 * share)))


def opponents_text(say: Say, opponents: Sequence[str]) -> str:
    """Who the others were, in words."""
    if not opponents:
        return say(Line("stats-alone"))
    return ", ".join(opponent_text(say, opponent) for opponent in opponents)


def opponent_text(say: Say, opponent: str) -> str:
    """One kind of opponents: a level by its name, people, or a bot by its spec."""
    if opponent in (PEOPLE, UNKNOWN):
        return say(Line(f"stats-{opponent}"))
    if opponent in (*LEVELS, "random"):
        return say(Line(f"page-bot-{opponent}"))
    return opponent


def result_row(say: Say, one: Opposition) -> list[str]:
    """A row of the table of results."""
    opponents = opponents_text(say, one.opponents)
    won = say(Line("stats-won", won=one.won, percent=percent(say, one.won / one.played)))
    game = say(Line(f"{one.game}-name"))
    return [game, str(one.seats), opponents, str(one.played), won, str(one.best), decimal(say, one.mean)]


def source_rows(say: Say, trend: Trend) -> list[list[str]]:
    """The mean points of each source in the earlier half of the periods and in the later half."""
    middle = len(trend.periods) // 2
    halves = [trend.periods[:middle], trend.periods[middle:]]
    return [
        [say(Line(f"source-{source}")), *[_mean_of(say, half, source) for half in halves]] for source in trend.sources
    ]


def _mean_of(say: Say, periods: Sequence[Period], source: str) -> str:
    games = sum(period.games for period in periods)
    if games == 0:
        return "–"
    return decimal(say, sum(period.sources[source] * period.games for period in periods) / games)


def of_game(id: str, game: str) -> Line:
    """A heading about one game."""
    return Line("stats-of-game", what=Line(id), game=Line(f"{game}-name"))


def decimal(say: Say, number: float) -> str:
    """A number with one decimal."""
    return say(Line("stats-decimal", number=round(number, 1)))
