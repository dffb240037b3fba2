"""The bot that searches, on one core or several, by the clock or by a number of iterations."""

from __future__ import annotations

import multiprocessing
import time
from concurrent.futures import ProcessPoolExecutor

from terrarium.bots.bot import Bot, chance_for
from terrarium.bots.spec import NUMBER, WHOLE, Parameter, Spec
from terrarium.bots.tree_search import Search, Settings, verdict
from terrarium.engine.evaluation import EXPERTS
from terrarium.engine.position import Position
from terrarium.engine.rng import Rng

#: Seconds, if neither a time nor a number of iterations is given.
USUAL_TIME = 1.0
#: Seconds that other processes search at least, however late it is.
MOMENT = 0.001
#: How often it is asked whether the answer is settled already, in iterations; after the first one for the first time.
GLANCE = 64
#: A search by the clock goes on for at most so many iterations.
ENDLESS = 1_000_000_000

SEARCH_PARAMETERS = [
    Parameter("time", NUMBER, 0.0, 0.0, 3600.0),
    Parameter("iterations", WHOLE, 0, 0, ENDLESS),
    Parameter("jobs", WHOLE, 1, 1, 256),
    Parameter("explore", NUMBER, 0.3, 0.0, 100.0),
    Parameter("trust", WHOLE, 4, 1, 1000),
    Parameter("widen", NUMBER, 1.0, 0.1, 1000.0),
    Parameter("sample", WHOLE, 8, 1, 10_000),
    Parameter("depth", WHOLE, 4, 0, 10_000),
    Parameter("worlds", WHOLE, 4, 1, 1000),
    Parameter("settle", WHOLE, 0, 0, 10_000),
]

#: What a search tells about each action that it tried: the action, its visits, their total worth.
Findings = list[tuple[int, int, int]]


class SearchBot(Bot):
    """Searches for a time or a number of iterations, or until one of both is spent.

    A number of iterations alone always gives the same answer.
    """

    def __init__(self, spec: Spec, seed: int) -> None:
        super().__init__(spec, seed)
        self.time = spec.number("time")
        self.iterations = spec.whole("iterations")
        self.jobs = spec.whole("jobs")
        if self.time == 0 and self.iterations == 0:
            self.time = USUAL_TIME
        self._pool: ProcessPoolExecutor | None = None

    def think(self, position: Position, seat: int, options: list[int]) -> int:
        """The action that was found worth the most attention."""
        began = time.perf_counter()
        rng = chance_for(self.seed, position, seat)
        known = position.imagine(seat, rng)
        if self.jobs == 1:
            return verdict(look(known, seat, rng.seed(), self.spec, self.iterations, self.time, began))
        left = max(self.time - (time.perf_counter() - began), MOMENT) if self.time > 0 else 0.0
        share, rest = divmod(self.iterations, self.jobs)
        pending = [
            self._processes().submit(look, known, seat, rng.seed(), self.spec, share + (job < rest), left, None)
            for job in range(self.jobs)
            if self.iterations == 0 or share + (job < rest) > 0
        ]
        return verdict(merged([found.result() for found in pending]))

    def _processes(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(self.jobs, multiprocessing.get_context("spawn"))
        return self._pool

    def close(self) -> None:
        """End the other processes."""
        if self._pool is not None:
            self._pool.shutdown(cancel_futures=True)
            self._pool = None


def settings_of(spec: Spec) -> Settings:
    """The parameters of a search in the whole numbers that it counts with."""
    return Settings(
        round(1000 * spec.number("explore")),
        spec.whole("trust"),
        round(100 * spec.number("widen")),
        spec.whole("sample"),
        spec.whole("depth"),
        spec.whole("worlds"),
        spec.whole("settle"),
    )


def look(
    known: Position, seat: int, seed: int, spec: Spec, iterations: int, seconds: float, began: float | None
) -> Findings:
    """Search an imagined position for so many iterations and seconds, 0 for no limit; say what was found."""
    start = time.perf_counter() if began is None else began
    search = Search(known, seat, EXPERTS.evaluation(known.game), Rng(seed), settings_of(spec))
    most = iterations if iterations > 0 else ENDLESS
    while search.iterations < most:
        search.iterate()
        left = most - int(search.iterations)
        if seconds > 0:
            spent = time.perf_counter() - start
            if spent >= seconds:
                break
            # Twice what the pace so far promises: the next iterations may be quicker.
            left = min(left, int(2 * int(search.iterations) * (seconds - spent) / spent))
        if search.iterations % GLANCE == 1 and search.settled(left):
            break
    return search.findings()


def merged(parts: list[Findings]) -> Findings:
    """What several searches of the same position found, added up."""
    sums: dict[int, list[int]] = {}
    for part in parts:
        for action, visits, total in part:
            both = sums.setdefault(action, [0, 0])
            both[0] += visits
            both[1] += total
    return [(action, both[0], both[1]) for action, both in sums.items()]
