"""What the end of a game is worth to each seat."""

from __future__ import annotations

from terrarium.engine.outcome import Outcome

#: ``win``: 1 for a victory, the same in sum less for the others, who share it; ``score``: the points; ``margin``: the
#: points less those of the best other. A team is one: both members get its result, and its points.
REWARDS = ("win", "score", "margin")


def check_reward(name: str) -> str:
    """Return the name if there is such a reward."""
    if name not in REWARDS:
        raise ValueError(f"There is no reward {name!r}; possible: {', '.join(REWARDS)}.")
    return name


def rewards_of(outcome: Outcome, reward: str) -> list[float]:
    """Each seat's reward at the end of a game."""
    seats = len(outcome.scores)
    sides = outcome.teams or [[seat] for seat in range(seats)]
    points = outcome.team_scores() or outcome.scores
    found = [0.0] * seats
    for number, side in enumerate(sides):
        if reward == "score":
            worth = float(points[number])
        elif reward == "margin":
            worth = points[number] - best_other(outcome, points, number)
        else:
            worth = _share(outcome, sides, side)
        for seat in side:
            found[seat] = worth
    return found


def _share(outcome: Outcome, sides: list[list[int]], side: list[int]) -> float:
    """A victory is one cake; every side has put in an equal part of it."""
    won = side[0] in outcome.winners
    if len(sides) == 1:
        return 1.0 if won else -1.0
    winners = sum(other[0] in outcome.winners for other in sides)
    return (len(sides) / winners - 1) / (len(sides) - 1) if won else -1 / (len(sides) - 1)


def best_other(outcome: Outcome, points: list[int], number: int) -> float:
    """The most points of any other side, or of a rival that has no seat; 0 if there is nobody else."""
    others = [score for other, score in enumerate(points) if other != number]
    if outcome.rival is not None:
        others.append(outcome.rival.score)
    return float(max(others, default=0))
