"""A rating for every bot, from games with any number of seats."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from openskill.models import PlackettLuce, PlackettLuceRating

from terrarium.arena.match_games import Result
from terrarium.arena.statistics import Z


@dataclass(frozen=True)
class Rating:
    """How strong a bot is, and how sure that is: a 95 % interval to both sides of the mean."""

    mean: float
    deviation: float

    @property
    def low(self) -> float:
        """The lower end of the interval."""
        return self.mean - Z * self.deviation

    @property
    def high(self) -> float:
        """The upper end of the interval."""
        return self.mean + Z * self.deviation

    def data(self) -> dict[str, float]:
        """The rating as plain data."""
        return {"mean": self.mean, "deviation": self.deviation, "low": self.low, "high": self.high}


def ratings(results: Sequence[Result], names: Sequence[str]) -> dict[str, Rating]:
    """The rating of every bot after the games, in the order of their numbers."""
    model = PlackettLuce(tau=0)  # bots do not change while they play
    known = {name: model.rating(name=name) for name in names}
    for result in results:
        if len(result.bots) < 2 or len(set(result.bots)) < 2:
            continue
        teams = [[known[name]] for name in result.bots]
        rated = model.rate(teams, ranks=[float(place) for place in places(result)])
        for name in set(result.bots):
            twins = [team[0] for team, bot in zip(rated, result.bots, strict=True) if bot == name]
            known[name] = _merged(model, name, twins)
    return {name: Rating(rating.mu, rating.sigma) for name, rating in known.items()}


def _merged(model: PlackettLuce, name: str, twins: list[PlackettLuceRating]) -> PlackettLuceRating:
    """One rating for a bot that sat in several seats of a game: the mean of what it got in each."""
    mu = sum(twin.mu for twin in twins) / len(twins)
    sigma = sum(twin.sigma for twin in twins) / len(twins)
    return model.rating(name=name, mu=mu, sigma=sigma)


def places(result: Result) -> list[int]:
    """Each seat's place, the winners first, then by points; equals share a place."""
    keys = [(seat in result.winners, score) for seat, score in enumerate(result.scores)]
    return [sum(other > key for other in keys) + 1 for key in keys]
