"""Bots without search: one plays at random, one takes the action with the best evaluation."""

from __future__ import annotations

from mypy_extensions import i64

from terrarium.bots.bot import Bot, decision_rng
from terrarium.bots.evaluations import evaluation_for
from terrarium.bots.spec import NUMBER, WHOLE, Parameter, Spec
from terrarium.engine.evaluation import Evaluation
from terrarium.engine.position import Position
from terrarium.engine.rng import Rng
from terrarium.engine.vecs import vec

#: 1: judge by the game's networks instead of its own knowledge.
NETWORK = Parameter("network", WHOLE, 0, 0, 1)
GREEDY_PARAMETERS = [Parameter("slip", NUMBER, 0.0, 0.0, 1.0), Parameter("worlds", WHOLE, 4, 1, 1000), NETWORK]


class RandomBot(Bot):
    """Plays a random candidate, each equally likely."""

    def think(self, position: Position, seat: int, options: list[int]) -> int:
        """Draw one of the options."""
        return options[decision_rng(self.seed, position, seat).below(len(options))]


class GreedyBot(Bot):
    """Looks one action ahead in a few imagined worlds; with probability `slip` it plays at random instead."""

    def __init__(self, spec: Spec, seed: int) -> None:
        super().__init__(spec, seed)
        self.slip = round(1_000_000 * spec.number("slip"))
        self.worlds = spec.whole("worlds")
        self.by_networks = spec.whole("network") == 1

    def think(self, position: Position, seat: int, options: list[int]) -> int:
        """Choose the option with the highest expected lead."""
        rng = decision_rng(self.seed, position, seat)
        if rng.below(1_000_000) < self.slip:
            return options[rng.below(len(options))]
        evaluation = evaluation_for(position.game, self.by_networks)
        leads = mean_action_leads(position, seat, evaluation, rng, self.worlds)
        return options[any_highest(leads, rng)]


def mean_action_leads(position: Position, seat: i64, evaluation: Evaluation, rng: Rng, worlds: i64) -> vec[i64]:
    """The lead that each candidate promises the seat, averaged over imagined worlds."""
    sums = vec[i64]()
    count: i64
    number: i64
    for count in range(worlds):
        world = position.imagine(int(seat), rng)
        leads = evaluation.thorough_action_leads(world, seat, world.candidates(seat))
        if count == 0:
            sums = leads
        else:
            for number in range(len(sums)):
                sums[number] += leads[number]
    for number in range(len(sums)):
        sums[number] = sums[number] // worlds
    return sums


def any_highest(numbers: vec[i64], rng: Rng) -> i64:
    """The index of a highest number, drawn from all of them."""
    best: i64 = 0
    equals: i64 = 1
    number: i64
    for number in range(1, len(numbers)):
        if numbers[number] > numbers[best]:
            best = number
            equals = 1
        elif numbers[number] == numbers[best]:
            equals += 1
            if rng.below(equals) == 0:
                best = number
    return best
