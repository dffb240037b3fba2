"""Play the missing games of a match, in this process or in several on this machine."""

from __future__ import annotations

import multiprocessing
import signal
import time
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager

from terrarium.arena.match_directory import MatchDirectory
from terrarium.arena.match_plan import MatchError
from terrarium.arena.match_play import GameResult, play_games

#: Seconds that one batch of games should take.
BATCH_SECONDS = 1.0
#: Seconds between two checks whether to stop.
POLL_SECONDS = 0.2
#: How often workers may die before another game is finished.
MAX_WORKER_DEATHS = 3

Stopped = Callable[[], bool]
Advance = Callable[[int], None]


def play_missing(match: MatchDirectory, jobs: int, stopped: Stopped, advance: Advance) -> None:
    """Play the missing games until `stopped` returns true; call `advance` with the number of finished games."""
    if jobs == 1:
        for number in match.missing():
            if stopped():
                return
            match.add(play_games(match.plan, [number]))
            advance(len(match.done()))
        return
    deaths = 0
    while match.missing() and not stopped():
        done = len(match.results)
        try:
            _distribute(match, jobs, stopped, advance)
        except BrokenProcessPool:
            deaths = deaths + 1 if len(match.results) == done else 1
            if deaths >= MAX_WORKER_DEATHS:
                raise MatchError("arena-workers-died", times=deaths) from None


def _distribute(match: MatchDirectory, jobs: int, stopped: Stopped, advance: Advance) -> None:
    """Distribute the games to worker processes in batches and store the results."""
    with interrupts_blocked():
        pool = ProcessPoolExecutor(jobs, mp_context=multiprocessing.get_context("spawn"))
    waiting = match.missing()
    waiting.reverse()
    pending: dict[Future[list[GameResult]], float] = {}
    size = 1
    finished = 0
    try:
        while pending or (waiting and not stopped()):
            while waiting and len(pending) < 2 * jobs and not stopped():
                numbers = [waiting.pop() for _ in range(min(size, -(-len(waiting) // (2 * jobs))))]
                with interrupts_blocked():
                    pending[pool.submit(play_games, match.plan, numbers)] = time.monotonic()
            ready, _others = wait(pending, timeout=POLL_SECONDS, return_when=FIRST_COMPLETED)
            for future in ready:
                results = future.result()
                match.add(results)
                finished += len(results)
                # The batch waited for a free worker for about half of that time.
                seconds = (time.monotonic() - pending.pop(future)) / 2
                size = next_batch_size(size, len(results), seconds, BATCH_SECONDS)
            if ready:
                advance(len(match.done()))
            if stopped():
                for future in [future for future in pending if future.cancel()]:
                    pending.pop(future)
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def next_batch_size(size: int, games: int, seconds: float, target: float) -> int:
    """The games to play in `target` seconds if `games` took `seconds`; at most twice the last size."""
    return max(1, min(2 * size, round(games * target / max(seconds, 1e-6))))


@contextmanager
def interrupts_blocked() -> Iterator[None]:
    """Block Ctrl-C in processes started inside, because the terminal sends it to all; this process ends them."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
