"""Playouts in which every seat plays the best of a few actions, by the game's evaluation."""

from __future__ import annotations

from mypy_extensions import i64

from terrarium.engine.evaluation import Evaluation
from terrarium.engine.position import Position
from terrarium.engine.rng import Rng
from terrarium.engine.vecs import vec


def play_guided(world: Position, evaluation: Evaluation, rng: Rng, sample_size: i64, depth: i64, settle: i64) -> None:
    """Play `depth` decisions, and up to `settle` more until the position is quiet; each is the best of a sample."""
    left = depth
    more = settle
    while not world.over() and (left > 0 or (more > 0 and not evaluation.quiet(world))):
        mover = world.next_actor()
        choices = evaluation.sensible(world, mover, world.candidates(mover))
        if len(choices) == 1:
            world.move(mover, choices[0])
            continue
        sample = draw_sample(choices, sample_size, rng)
        world.move(mover, sample[first_highest(evaluation.action_leads(world, mover, sample))])
        if left > 0:
            left -= 1
        else:
            more -= 1


def draw_sample(choices: vec[i64], size: i64, rng: Rng) -> vec[i64]:
    """A random sample of the choices, in random order; all of them, in order, if they are few."""
    count: i64 = len(choices)
    if count <= size:
        return choices
    shuffled = choices[:]
    number: i64
    for number in range(size):
        other = number + rng.below(count - number)
        swapped = shuffled[number]
        shuffled[number] = shuffled[other]
        shuffled[other] = swapped
    return shuffled[:size]


def first_highest(numbers: vec[i64]) -> i64:
    """The index of the first highest number."""
    best: i64 = 0
    number: i64
    for number in range(1, len(numbers)):
        if numbers[number] > numbers[best]:
            best = number
    return best
