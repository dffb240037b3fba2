"""What the end of a game is worth to each seat."""

from __future__ import annotations

from terrarium.engine.outcome import Outcome

#: ``win``: 1 for a victory, the same in sum less for the others, who share it; ``score``: the points; ``margin``: the
#: points less those of the best other seat.
REWARDS = ("win", "score", "margin")


def check_reward(name: str) -> str:
    """Return the name if there is such a reward."""
    if name not in REWARDS:
        raise ValueError(f"There is no reward {name!r}; possible: {', '.join(REWARDS)}.")
    return name


def rewards_of(outcome: Outcome, reward: str) -> list[float]:
    """Each seat's reward at the end of a game."""
    if reward == "score":
        return [float(score) for score in outcome.scores]
    if reward == "margin":
        return [score - best_other(outcome.scores, seat) for seat, score in enumerate(outcome.scores)]
    seats, winners = len(outcome.scores), len(outcome.winners)
    if seats == 1:
        return [1.0 if winners else -1.0]
    # A victory is one cake; everybody has put in an equal part of it.
    return [
        (seats / winners - 1) / (seats - 1) if seat in outcome.winners else -1 / (seats - 1) for seat in range(seats)
    ]


def best_other(scores: list[int], seat: int) -> float:
    """The most points of anybody else; 0 if there is nobody else."""
    return float(max((score for other, score in enumerate(scores) if other != seat), default=0))
