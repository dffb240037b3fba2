"""Playing the games that are missing, in this process or in several on this machine."""

from __future__ import annotations

import multiprocessing
import signal
import time
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager

from terrarium.arena.match_directory import MatchDirectory
from terrarium.arena.match_games import Result, play_some
from terrarium.arena.match_plan import BadMatch

#: How long a worker plays before it reports, in seconds, if games are short.
SPELL = 1.0
#: How often it is asked whether to stop, in seconds.
GLANCE = 0.2
#: How often workers may die without a game finished in between.
PATIENCE = 3

Stopped = Callable[[], bool]
Advance = Callable[[int], None]


def play_missing(ledger: MatchDirectory, jobs: int, stopped: Stopped, advance: Advance) -> None:
    """Play every game that is missing, or as many as are done when `stopped`; `advance` hears how many are done."""
    if jobs == 1:
        for number in ledger.missing():
            if stopped():
                return
            ledger.add(play_some(ledger.plan, [number]))
            advance(len(ledger.done()))
        return
    deaths = 0
    while ledger.missing() and not stopped():
        done = len(ledger.results)
        try:
            _share(ledger, jobs, stopped, advance)
        except BrokenProcessPool:
            deaths = deaths + 1 if len(ledger.results) == done else 1
            if deaths >= PATIENCE:
                raise BadMatch("arena-workers-died", times=deaths) from None


def _share(ledger: MatchDirectory, jobs: int, stopped: Stopped, advance: Advance) -> None:
    """Hand out games to worker processes and write down what they report."""
    with hearing_no_interrupt():
        pool = ProcessPoolExecutor(jobs, mp_context=multiprocessing.get_context("spawn"))
    waiting = ledger.missing()
    waiting.reverse()
    pending: dict[Future[list[Result]], float] = {}
    size = 1
    finished = 0
    try:
        while pending or (waiting and not stopped()):
            while waiting and len(pending) < 2 * jobs and not stopped():
                numbers = [waiting.pop() for _ in range(min(size, -(-len(waiting) // (2 * jobs))))]
                with hearing_no_interrupt():
                    pending[pool.submit(play_some, ledger.plan, numbers)] = time.monotonic()
            ready, _others = wait(pending, timeout=GLANCE, return_when=FIRST_COMPLETED)
            for future in ready:
                results = future.result()
                ledger.add(results)
                finished += len(results)
                seconds = time.monotonic() - pending.pop(future)
                # Half of that time the games waited for a free worker.
                size = max(1, min(2 * size, round(2 * len(results) * SPELL / max(seconds, 1e-6))))
            if ready:
                advance(len(ledger.done()))
            if stopped():
                for future in [future for future in pending if future.cancel()]:
                    pending.pop(future)
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


@contextmanager
def hearing_no_interrupt() -> Iterator[None]:
    """Processes started in here never see Ctrl-C, which a terminal sends to all; this one ends them in good order."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
