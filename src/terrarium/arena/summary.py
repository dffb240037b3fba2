"""The summary of a match: win shares, scores, times and ratings, with intervals."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

from terrarium.arena.match_plan import MatchPlan
from terrarium.arena.match_play import GameResult
from terrarium.arena.ratings import Rating, places, ratings
from terrarium.arena.statistics import Histogram, interval, percentile


@dataclass
class Standing:
    """One bot's results in a match. A bot in two seats of a game counts twice."""

    name: str
    rating: Rating
    played: int = 0
    wins: float = 0.0
    scores: Histogram = field(default_factory=Histogram)
    sources: Counter[str] = field(default_factory=Counter)
    #: The time of each decision in microseconds.
    times: list[int] = field(default_factory=list)

    def win_share(self) -> float:
        """The share of its games that the bot won; a shared victory counts in part."""
        return self.wins / self.played

    def data(self) -> dict[str, object]:
        """The standing as plain data."""
        share, times = self.win_share(), sorted(self.times)
        low, high = interval(share, self.played)
        least, most = self.scores.mean_interval()
        return {
            "bot": self.name,
            "played": self.played,
            "rating": self.rating.data(),
            "win_share": {"share": share, "low": low, "high": high},
            "score": {
                "mean": self.scores.mean(),
                "low": least,
                "high": most,
                "deviation": self.scores.deviation(),
                "median": self.scores.median(),
                "histogram": {str(score): self.scores[score] for score in sorted(self.scores)},
            },
            "points_by_source": {source: self.sources[source] / self.played for source in sorted(self.sources)},
            "decision_seconds": {
                "decisions": len(times),
                "mean": sum(times) / len(times) / 1e6 if times else 0.0,
                "percentile_99": percentile(times, 0.99) / 1e6 if times else 0.0,
                "most": times[-1] / 1e6 if times else 0.0,
            },
        }


class MatchSummary:
    """All standings, the best first, and the figures of the whole match."""

    def __init__(self, plan: MatchPlan, results: Sequence[GameResult]) -> None:
        self.plan = plan
        self.games = len(results)
        #: How many games were cut at the plan's limit.
        self.cut = sum(result.cut for result in results)
        self.decisions = Histogram(result.decisions for result in results)
        self.seat_wins = [0.0] * plan.game.seats
        #: For each pair of bots how often both played, and twice how often the first finished earlier (a tie counts 1).
        self.ahead: Counter[tuple[str, str]] = Counter()
        self.met: Counter[tuple[str, str]] = Counter()
        rated = ratings(results, plan.names())
        by_name = {name: Standing(name, rated[name]) for name in plan.names()}
        for result in results:
            self._add(result, by_name)
        found = [standing for standing in by_name.values() if standing.played]
        self.standings = sorted(found, key=lambda standing: -standing.rating.mean)

    def _add(self, result: GameResult, by_name: dict[str, Standing]) -> None:
        finished = places(result)
        for seat, name in enumerate(result.bots):
            standing = by_name[name]
            standing.played += 1
            standing.scores[result.scores[seat]] += 1
            standing.sources.update(result.sources[seat])
            standing.times += result.times[seat]
            if seat in result.winners:
                standing.wins += 1 / len(result.winners)
                self.seat_wins[seat] += 1 / len(result.winners)
            for other, rival in enumerate(result.bots):
                if rival != name:
                    self.met[name, rival] += 1
                    tied = finished[seat] == finished[other]
                    self.ahead[name, rival] += 1 if tied else 2 * (finished[seat] < finished[other])

    def ahead_share(self, name: str, rival: str) -> float | None:
        """The share of their games in which a bot finished before another; None if they never met."""
        met = self.met[name, rival]
        return self.ahead[name, rival] / (2 * met) if met else None

    def seat_share(self, seat: int) -> float:
        """The share of all games that a seat won."""
        return self.seat_wins[seat] / self.games

    def data(self) -> dict[str, object]:
        """The summary as plain data."""
        found: dict[str, object] = {**self.plan.data(), "asked": self.plan.games, "games": self.games, "cut": self.cut}
        if not self.games:
            return found
        seats = []
        for seat in range(self.plan.game.seats):
            low, high = interval(self.seat_share(seat), self.games)
            seats.append({"seat": seat, "share": self.seat_share(seat), "low": low, "high": high})
        names = [standing.name for standing in self.standings]
        found["standings"] = [standing.data() for standing in self.standings]
        found["ahead"] = {name: {rival: self.ahead_share(name, rival) for rival in names} for name in names}
        found["seats_won"] = seats
        found["decisions"] = {
            "mean": self.decisions.mean(),
            "median": self.decisions.median(),
            "least": min(self.decisions),
            "most": max(self.decisions),
        }
        return found
