"""How far leads are wrong at each stage of a game, and whether chances to win come true."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from terrarium.arena.statistics import interval
from terrarium.engine.evaluation import CERTAIN, POINT
from terrarium.engine.network_evaluation import normal_probability
from terrarium.training.games import Arrays

#: How many observations of the average are added to a stage, so that one with few games is not far off.
PRIOR = 20
#: Chances are rounded to tenths, so that the bin of 70 % has those from 65 to 75 %.
PARTS = 10


def spreads(measured: Arrays, stages: int) -> NDArray[np.float64]:
    """Return the standard deviation of the error of a lead at each stage, in points."""
    wrong = (measured["final_leads"].astype(np.float64) - measured["leads"].astype(np.float64)) / POINT
    squares = np.bincount(measured["stages"], wrong * wrong, stages)
    counts = np.bincount(measured["stages"], minlength=stages)
    average = squares.sum() / max(counts.sum(), 1)
    return np.asarray(np.sqrt((squares + PRIOR * average) / (counts + PRIOR)), np.float64)


@dataclass(frozen=True)
class Bin:
    """Positions in which a seat had about the same chance."""

    count: int
    #: The mean of the chances, and how many of them were won, from 0 to 1, with a 95 % interval.
    chance: float
    won: float
    low: float
    high: float


def chances(measured: Arrays, spread: NDArray[np.float64]) -> NDArray[np.float64]:
    """Return the chance of each noted seat, from 0 to 1, as `Evaluation.win_chances` would."""
    leads = measured["leads"].astype(np.int64)
    thousandths = np.maximum((spread * POINT).astype(np.int64), 1)[measured["stages"]]
    found = [normal_probability(int(lead), int(one)) for lead, one in zip(leads, thousandths, strict=True)]
    single = np.array(found, np.float64) / CERTAIN
    sums = np.bincount(measured["positions"], single)[measured["positions"]]
    return np.where(measured["shared"] == 1, single / np.maximum(sums, 1e-9), single)


def calibration(measured: Arrays, spread: NDArray[np.float64]) -> list[Bin]:
    """Return what came of chances of about the same size, from the smallest to the largest."""
    predicted = chances(measured, spread)
    came = measured["final_chances"].astype(np.float64) / CERTAIN
    number = np.rint(predicted * PARTS).astype(np.int64)
    bins = []
    for place in range(PARTS + 1):
        chosen = number == place
        count = int(chosen.sum())
        if count:
            won = float(came[chosen].mean())
            low, high = interval(won, count)
            bins.append(Bin(count, float(predicted[chosen].mean()), won, low, high))
    return bins
