"""Compares answers to a question in imagined worlds: first by the evaluation alone, then by playing on."""

from __future__ import annotations

import math
from dataclasses import dataclass

from terrarium.bots.guided_playout import play_guided
from terrarium.engine.evaluation import CERTAIN, POINT, Evaluation, win_probability
from terrarium.engine.game import Game
from terrarium.engine.position import Position
from terrarium.engine.rng import Rng, seed_from_text
from terrarium.engine.vec_operations import from_list
from terrarium.review.decisions import Decision
from terrarium.review.results import Estimate

#: In how many worlds every decision is screened.
SCREEN_WORLDS = 8
#: A playout: how many actions each decision of it compares, how many decisions it has, and how many more until quiet.
SAMPLE = 4
DEPTH = 64
SETTLE = 24
#: The smallest loss that counts, however certain it is.
LEAST_LOSS = 0.01
#: The width of all intervals to either side, in standard errors.
ERRORS = 2.0


@dataclass(frozen=True)
class Screening:
    """What the evaluation alone says about a decision."""

    #: The decision: how many moves came before it, and whose it was.
    number: int
    seat: int
    #: The loss against the best answer, in millionths of a victory.
    loss: int
    #: The other answers, the most promising first.
    others: list[int]


@dataclass(frozen=True)
class Comparison:
    """What was chosen, compared with one other answer."""

    #: The decision: how many moves came before it, and whose it was.
    number: int
    seat: int
    better: int
    worlds: int
    chance: Estimate
    points: Estimate
    #: What the choice changed in each seat's chance to win, compared with the other answer.
    effects: list[float]

    def counts(self) -> bool:
        """Return whether the loss is above two standard errors, and large enough to matter."""
        return self.chance.low > 0 and self.chance.mean >= LEAST_LOSS


@dataclass(frozen=True)
class _End:
    """Where a playout ended: every seat's chance to win, and the points of the seat that decided."""

    chances: list[float]
    points: float


class Comparer:
    """Compares the answers to the questions of one game. All of it follows from the seed."""

    def __init__(self, game: Game, seed: int) -> None:
        self.game = game
        self.seed = seed
        self.evaluation: Evaluation = game.title.evaluation(game)

    def screen(self, decision: Decision) -> Screening:
        """Judge all answers by the evaluation in a few worlds."""
        rng = self._rng("screen", decision)
        options: list[int] = []
        sums: list[int] = []
        uncertainty = 0
        for count in range(SCREEN_WORLDS):
            world = decision.position.imagine(decision.seat, rng)
            if count == 0:
                options = [int(action) for action in world.candidates(decision.seat)]
                if decision.action not in options:  # people may do more than bots consider
                    options.append(decision.action)
                sums = [0] * len(options)
                uncertainty = int(self.evaluation.uncertainty(world))
            leads = self.evaluation.thorough_action_leads(world, decision.seat, from_list(options))
            sums = [total + int(lead) for total, lead in zip(sums, leads, strict=True)]
        chances = [int(win_probability(total // SCREEN_WORLDS, uncertainty)) for total in sums]
        loss = max(chances) - chances[options.index(decision.action)]
        ranked = sorted(range(len(options)), key=lambda index: -sums[index])
        return Screening(
            decision.number,
            decision.seat,
            loss,
            [options[index] for index in ranked if options[index] != decision.action],
        )

    def most_promising(self, decision: Decision, others: list[int], worlds: int) -> Comparison:
        """Compare some other answers with the choice, and return the comparison with the best of them."""
        ends = self._play([decision.action, *others], decision, worlds, self._rng("select", decision))
        found = [self._comparison(decision, other, ends, place) for place, other in enumerate(others, start=1)]
        return max(found, key=lambda comparison: comparison.chance.mean)

    def retest(self, decision: Decision, better: int, worlds: int) -> Comparison:
        """Compare the choice with one other answer in fresh worlds."""
        ends = self._play([decision.action, better], decision, worlds, self._rng("retest", decision))
        return self._comparison(decision, better, ends, 1)

    def _rng(self, purpose: str, decision: Decision) -> Rng:
        """A generator of its own for each purpose and decision, so that retests use fresh worlds."""
        return Rng(seed_from_text(f"{self.seed} {purpose} {decision.number}"))

    def _play(self, actions: list[int], decision: Decision, worlds: int, rng: Rng) -> list[list[_End]]:
        """Play on after each action in the same worlds; the ends by world and action."""
        return [
            self._ends(decision.position.imagine(decision.seat, rng), actions, decision, rng) for _ in range(worlds)
        ]

    def _ends(self, world: Position, actions: list[int], decision: Decision, rng: Rng) -> list[_End]:
        seed = rng.seed()
        ends = []
        for action in actions:
            after = world.copy()
            after.move(decision.seat, action)
            play_guided(after, self.evaluation, Rng(seed), SAMPLE, DEPTH, SETTLE)
            chances = [int(chance) / CERTAIN for chance in self.evaluation.win_chances(after)]
            ends.append(_End(chances, self._points(after, decision.seat)))
        return ends

    def _points(self, position: Position, seat: int) -> float:
        if position.over():
            return float(position.scores()[seat])
        return int(self.evaluation.values(position)[seat]) / POINT

    def _comparison(self, decision: Decision, better: int, ends: list[list[_End]], place: int) -> Comparison:
        """The choice, which was played first, against the action at another place."""
        seat = decision.seat
        losses = [found[place].chances[seat] - found[0].chances[seat] for found in ends]
        points = [found[place].points - found[0].points for found in ends]
        effects = [
            sum(found[0].chances[other] - found[place].chances[other] for found in ends) / len(ends)
            for other in range(self.game.seats)
        ]
        return Comparison(decision.number, seat, better, len(ends), estimate(losses), estimate(points), effects)


def estimate(numbers: list[float]) -> Estimate:
    """The mean of several numbers with its interval."""
    mean = sum(numbers) / len(numbers)
    variance = sum((number - mean) ** 2 for number in numbers) / max(len(numbers) - 1, 1)
    error = math.sqrt(variance / len(numbers))
    return Estimate(round(mean, 6), round(mean - ERRORS * error, 6), round(mean + ERRORS * error, 6))
