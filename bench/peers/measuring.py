"""The clock, the list of measurements and the command line of all measuring scripts."""

from __future__ import annotations

import argparse
import json
import platform
import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from time import perf_counter
from typing import TypeVar

State = TypeVar("State")
Counts = dict[str, float]

FROM_PYTHON = "random play from Python"
COMPILED_LOOP = "compiled playout loop"
COPY = "copy"
SCORING = "final scoring"
SEARCH = "tree search from the start"
LOOK_AHEAD = "decision with one look ahead"
THOUGHT = "decision by search"

SEED = 1
#: From how many games the positions come, and how often each is copied or scored between readings of the clock.
GAMES_TO_COPY = 16
COPIES_PER_LOOK = 8


@dataclass(frozen=True)
class Measurement:
    """One measurement: its labels, and a function that measures for a number of seconds."""

    name: str
    build: str
    what: str
    take: Callable[[float], Counts]

    def labels(self) -> dict[str, str]:
        """The labels that identify the measurement."""
        return {"name": self.name, "build": self.build, "what": self.what}


def play_for(seconds: float, play_one: Callable[[], int]) -> Counts:
    """Play whole games, always the same ones in the same order, until the time is up; the first warms up."""
    random.seed(SEED)
    play_one()
    decisions = games = 0
    begin = now = perf_counter()
    while now - begin < seconds:
        games += 1
        decisions += play_one()
        now = perf_counter()
    return {"decisions": decisions, "games": games, "seconds": now - begin}


def copy_for(
    seconds: float, half_played: Callable[[int], State], copy_all: Callable[[Sequence[State]], None]
) -> Counts:
    """Copy positions from the middle of several games, in turn, until the time is up."""
    states = [half_played(seed) for seed in range(1, GAMES_TO_COPY + 1)] * COPIES_PER_LOOK
    copy_all(states)
    copies = 0
    begin = now = perf_counter()
    while now - begin < seconds:
        copy_all(states)
        copies += len(states)
        now = perf_counter()
    return {"copies": copies, "seconds": now - begin}


def score_for(seconds: float, finished: Callable[[int], State], score_all: Callable[[Sequence[State]], int]) -> Counts:
    """Score the ends of several games, in turn, until the time is up; `score_all` answers how many sheets that were."""
    states = [finished(seed) for seed in range(1, GAMES_TO_COPY + 1)] * COPIES_PER_LOOK
    score_all(states)
    sheets = 0
    begin = now = perf_counter()
    while now - begin < seconds:
        sheets += score_all(states)
        now = perf_counter()
    return {"sheets": sheets, "seconds": now - begin}


def search_for(seconds: float, search: Callable[[], int]) -> Counts:
    """Search, which answers how many iterations that took, until the time is up; the first search warms up."""
    search()
    iterations = 0
    begin = now = perf_counter()
    while now - begin < seconds:
        iterations += search()
        now = perf_counter()
    return {"iterations": iterations, "seconds": now - begin}


def main(package: str, measurements: list[Measurement]) -> None:
    """Print the list of measurements, or take them all, one line of JSON each."""
    parser = argparse.ArgumentParser(description=f"Measure {package}.")
    parser.add_argument("--seconds", type=float, default=1.0, help="how long each measurement takes")
    parser.add_argument("--list", action="store_true", help="only say what would be measured")
    arguments = parser.parse_args()
    if arguments.list:
        labels = [measurement.labels() for measurement in measurements]
        print(json.dumps({"package": package, "python": platform.python_version(), "measurements": labels}))
        return
    for measurement in measurements:
        print(json.dumps({**measurement.labels(), **measurement.take(arguments.seconds)}), flush=True)
