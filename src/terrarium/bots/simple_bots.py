"""Two bots that hardly think: one plays anything, one takes what looks best right now."""

from __future__ import annotations

from mypy_extensions import i64

from terrarium.bots.bot import Bot, chance_for
from terrarium.bots.spec import NUMBER, WHOLE, Parameter, Spec
from terrarium.engine.evaluation import EXPERTS, Evaluation
from terrarium.engine.position import Position
from terrarium.engine.rng import Rng
from terrarium.engine.vecs import vec

GREEDY_PARAMETERS = [Parameter("slip", NUMBER, 0.0, 0.0, 1.0), Parameter("worlds", WHOLE, 4, 1, 1000)]


class RandomBot(Bot):
    """Plays any candidate, each equally likely."""

    def think(self, position: Position, seat: int, options: list[int]) -> int:
        """Any of them."""
        return options[chance_for(self.seed, position, seat).below(len(options))]


class GreedyBot(Bot):
    """Looks one action ahead in a few worlds that it can imagine, and sometimes slips and plays anything."""

    def __init__(self, spec: Spec, seed: int) -> None:
        super().__init__(spec, seed)
        self.slip = round(1_000_000 * spec.number("slip"))
        self.worlds = spec.whole("worlds")

    def think(self, position: Position, seat: int, options: list[int]) -> int:
        """The action with the best lead to hope for."""
        rng = chance_for(self.seed, position, seat)
        if rng.below(1_000_000) < self.slip:
            return options[rng.below(len(options))]
        evaluation = EXPERTS.evaluation(position.game)
        hopes = mean_hopes(position, seat, evaluation, rng, self.worlds)
        return options[best_place(hopes, rng)]


def mean_hopes(position: Position, seat: i64, evaluation: Evaluation, rng: Rng, worlds: i64) -> vec[i64]:
    """What each candidate promises the seat, on average over worlds that it can imagine."""
    sums = vec[i64]()
    count: i64 = 0
    while count < worlds:
        world = position.imagine(int(seat), rng)
        hopes = evaluation.outlooks(world, seat, world.candidates(seat))
        if count == 0:
            sums = hopes
        else:
            number: i64 = 0
            while number < len(sums):
                sums[number] += hopes[number]
                number += 1
        count += 1
    number = 0
    while number < len(sums):
        sums[number] = sums[number] // worlds
        number += 1
    return sums


def best_place(hopes: vec[i64], rng: Rng) -> i64:
    """Where the highest number stands; chance decides between equals."""
    best: i64 = 0
    equals: i64 = 1
    number: i64 = 1
    while number < len(hopes):
        if hopes[number] > hopes[best]:
            best = number
            equals = 1
        elif hopes[number] == hopes[best]:
            equals += 1
            if rng.below(equals) == 0:
                best = number
        number += 1
    return best
