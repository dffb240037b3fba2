"""An overview of many results: by opponents and seats, points by source over time, the cards that were planted most."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass

from terrarium.history.result import Result

#: The largest number of periods of a title's games. All have the same number of games, but the last may have fewer.
PERIODS = 40
#: How many cards are listed for a title.
CARDS = 30


@dataclass(frozen=True)
class Opposition:
    """The results in one title with the same number of seats and the same opponents."""

    game: str
    seats: int
    opponents: list[str]
    played: int
    won: int
    best: int
    mean: float


@dataclass(frozen=True)
class Period:
    """Some games in a row: when the first and the last one ended, and the mean points of a seat by source."""

    first: int | None
    last: int | None
    games: int
    score: float
    sources: dict[str, float]


@dataclass(frozen=True)
class Trend:
    """The points in one title over time."""

    game: str
    #: The sources in the order of the score sheet.
    sources: list[str]
    periods: list[Period]


@dataclass(frozen=True)
class CardCount:
    """In how many results a card lay there at the end, how many of these were victories, and their mean score."""

    game: str
    #: The id of the card's name.
    card: str
    games: int
    won: int
    mean: float


@dataclass(frozen=True)
class Overview:
    """Statistics of a list of results."""

    #: How many results were counted.
    results: int
    oppositions: list[Opposition]
    trends: list[Trend]
    cards: list[CardCount]


def overview(results: Sequence[Result]) -> Overview:
    """Count results, which are in the order in which their games ended."""
    return Overview(len(results), _oppositions(results), _trends(results), _cards(results))


def _oppositions(results: Sequence[Result]) -> list[Opposition]:
    groups: dict[tuple[str, int, tuple[str, ...]], list[Result]] = defaultdict(list)
    for result in results:
        groups[result.game, result.seats, result.opponents].append(result)
    return [
        Opposition(
            game,
            seats,
            list(opponents),
            len(found),
            sum(result.won for result in found),
            max(result.score for result in found),
            mean([result.score for result in found]),
        )
        for (game, seats, opponents), found in sorted(groups.items())
    ]


def _trends(results: Sequence[Result]) -> list[Trend]:
    by_game: dict[str, list[Result]] = defaultdict(list)
    for result in results:
        if result.sources:
            by_game[result.game].append(result)
    return [_trend(game, found) for game, found in sorted(by_game.items())]


def _trend(game: str, results: Sequence[Result]) -> Trend:
    sources = list(dict.fromkeys(source for result in results for source in result.sources))
    size = -(-len(results) // PERIODS)
    blocks = [results[start : start + size] for start in range(0, len(results), size)]
    return Trend(game, sources, [_period(block, sources) for block in blocks])


def _period(block: Sequence[Result], sources: Sequence[str]) -> Period:
    by_source = {source: mean([result.sources.get(source, 0) for result in block]) for source in sources}
    return Period(block[0].ended, block[-1].ended, len(block), mean([result.score for result in block]), by_source)


def _cards(results: Sequence[Result]) -> list[CardCount]:
    by_card: dict[tuple[str, str], list[Result]] = defaultdict(list)
    for result in results:
        for card in result.planted:
            by_card[result.game, card].append(result)
    counted = [
        CardCount(game, card, len(found), sum(result.won for result in found), mean([result.score for result in found]))
        for (game, card), found in by_card.items()
    ]
    counted.sort(key=lambda card: (card.game, -card.games, -card.won, card.card))
    shown: dict[str, int] = defaultdict(int)
    listed = []
    for count in counted:
        shown[count.game] += 1
        if shown[count.game] <= CARDS:
            listed.append(count)
    return listed


def mean(numbers: Sequence[int]) -> float:
    """The mean of numbers, to two places."""
    return round(sum(numbers) / len(numbers), 2)
