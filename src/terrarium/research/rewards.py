"""The rewards of the seats at the end of a game."""

from __future__ import annotations

from terrarium.engine.outcome import Outcome

#: ``win``: 1 for the winner and a share of -1 for each of the others; ``score``: the points; ``margin``: the points
#: minus those of the best other. The members of a team get the result and the points of their team.
REWARDS = ("win", "score", "margin")


def check_reward(name: str) -> str:
    """Return the name of a reward, or raise `ValueError`."""
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
            reward_value = float(points[number])
        elif reward == "margin":
            reward_value = points[number] - best_other_points(outcome, points, number)
        else:
            reward_value = _win_reward(outcome, sides, side)
        for seat in side:
            found[seat] = reward_value
    return found


def _win_reward(outcome: Outcome, sides: list[list[int]], side: list[int]) -> float:
    """The zero-sum reward: the losers pay equal parts of 1, which the winners share."""
    won = side[0] in outcome.winners
    if len(sides) == 1:
        return 1.0 if won else -1.0
    winners = sum(other[0] in outcome.winners for other in sides)
    return (len(sides) / winners - 1) / (len(sides) - 1) if won else -1 / (len(sides) - 1)


def best_other_points(outcome: Outcome, points: list[int], number: int) -> float:
    """The most points of any other side or of a rival without a seat; 0 if there is none."""
    others = [score for other, score in enumerate(points) if other != number]
    if outcome.rival is not None:
        others.append(outcome.rival.score)
    return float(max(others, default=0))
