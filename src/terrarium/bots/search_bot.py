"""The bot that searches, in one process or several, for a time or a number of iterations."""

from __future__ import annotations

import multiprocessing
import time
from concurrent.futures import ProcessPoolExecutor

from terrarium.bots.bot import Bot, decision_rng
from terrarium.bots.evaluations import evaluation_for
from terrarium.bots.simple_bots import NETWORK
from terrarium.bots.spec import NUMBER, WHOLE, Parameter, Spec
from terrarium.bots.tree_search import Search, SearchParameters, most_visited
from terrarium.engine.position import Position
from terrarium.engine.rng import Rng

#: Seconds, if neither a time nor a number of iterations is given.
DEFAULT_TIME = 1.0
#: Seconds that worker processes search at least, even if the time is already spent.
MIN_WORKER_TIME = 0.001
#: Iterations between two checks whether the answer is settled; the first check comes after the first iteration.
CHECK_INTERVAL = 64
#: The limit of a search that only the clock ends.
MAX_ITERATIONS = 1_000_000_000

SEARCH_PARAMETERS = [
    Parameter("time", NUMBER, 0.0, 0.0, 3600.0),
    Parameter("iterations", WHOLE, 0, 0, MAX_ITERATIONS),
    Parameter("jobs", WHOLE, 1, 1, 256),
    Parameter("explore", NUMBER, 0.3, 0.0, 100.0),
    Parameter("trust", WHOLE, 4, 1, 1000),
    Parameter("widen", NUMBER, 1.0, 0.1, 1000.0),
    Parameter("sample", WHOLE, 8, 1, 10_000),
    Parameter("depth", WHOLE, 4, 0, 10_000),
    Parameter("worlds", WHOLE, 4, 1, 1000),
    Parameter("settle", WHOLE, 0, 0, 10_000),
    NETWORK,
]

#: The result of a search: each action that it tried, its visits, and the sum of their win probabilities.
Findings = list[tuple[int, int, int]]


class SearchBot(Bot):
    """Searches until its time or its number of iterations is spent, whichever comes first.

    With a number of iterations and no time, the answer is always the same.
    """

    def __init__(self, spec: Spec, seed: int) -> None:
        super().__init__(spec, seed)
        self.time = spec.number("time")
        self.iterations = spec.whole("iterations")
        self.jobs = spec.whole("jobs")
        if self.time == 0 and self.iterations == 0:
            self.time = DEFAULT_TIME
        self._pool: ProcessPoolExecutor | None = None

    def think(self, position: Position, seat: int, options: list[int]) -> int:
        """Choose the option that the search visited most."""
        began = time.perf_counter()
        rng = decision_rng(self.seed, position, seat)
        known = position.imagine(seat, rng)
        if self.jobs == 1:
            return most_visited(run_search(known, seat, rng.seed(), self.spec, self.iterations, self.time, began))
        left = max(self.time - (time.perf_counter() - began), MIN_WORKER_TIME) if self.time > 0 else 0.0
        share, rest = divmod(self.iterations, self.jobs)
        pending = [
            self._worker_pool().submit(run_search, known, seat, rng.seed(), self.spec, share + (job < rest), left, None)
            for job in range(self.jobs)
            if self.iterations == 0 or share + (job < rest) > 0
        ]
        return most_visited(merge_findings([found.result() for found in pending]))

    def _worker_pool(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(self.jobs, multiprocessing.get_context("spawn"))
        return self._pool

    def close(self) -> None:
        """Stop the worker processes."""
        if self._pool is not None:
            self._pool.shutdown(cancel_futures=True)
            self._pool = None


def search_parameters(spec: Spec) -> SearchParameters:
    """The parameters of a spec as integers."""
    return SearchParameters(
        round(1000 * spec.number("explore")),
        spec.whole("trust"),
        round(100 * spec.number("widen")),
        spec.whole("sample"),
        spec.whole("depth"),
        spec.whole("worlds"),
        spec.whole("settle"),
    )


def run_search(
    known: Position, seat: int, seed: int, spec: Spec, iterations: int, seconds: float, began: float | None
) -> Findings:
    """Search an imagined position; `iterations` and `seconds` are limits, 0 for none."""
    start = time.perf_counter() if began is None else began
    evaluation = evaluation_for(known.game, spec.whole("network") == 1)
    search = Search(known, seat, evaluation, Rng(seed), search_parameters(spec))
    most = iterations if iterations > 0 else MAX_ITERATIONS
    while search.iterations < most:
        search.iterate()
        left = most - int(search.iterations)
        if seconds > 0:
            spent = time.perf_counter() - start
            if spent >= seconds:
                break
            # Twice what the pace so far allows: the next iterations may be faster.
            left = min(left, int(2 * int(search.iterations) * (seconds - spent) / spent))
        if search.iterations % CHECK_INTERVAL == 1 and search.settled(left):
            break
    return search.findings()


def merge_findings(parts: list[Findings]) -> Findings:
    """Add up the findings of several searches of the same position."""
    sums: dict[int, list[int]] = {}
    for part in parts:
        for action, visits, total in part:
            both = sums.setdefault(action, [0, 0])
            both[0] += visits
            both[1] += total
    return [(action, both[0], both[1]) for action, both in sums.items()]
