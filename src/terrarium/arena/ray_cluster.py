"""Play the missing games of a match on a Ray cluster, many games in each task.

A task whose machine is lost is played again elsewhere; the match stores each game once, even if it arrives twice.
"""

from __future__ import annotations

import socket
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from terrarium.arena.local_workers import POLL_SECONDS, Advance, Stopped, next_batch_size
from terrarium.arena.match_directory import MatchDirectory
from terrarium.arena.match_plan import MatchError
from terrarium.arena.match_play import play_games
from terrarium.extras import require_extra

#: Seconds that one task should take: long enough that its overhead does not matter.
BATCH_SECONDS = 5.0
#: Seconds to wait for a connection to the cluster.
CONNECT_TIMEOUT = 10.0


def play_on_cluster(match: MatchDirectory, address: str, stopped: Stopped, advance: Advance) -> None:
    """Play the missing games on the cluster at an address until `stopped` returns true."""
    with cluster(address) as ray:
        _distribute(ray, match, stopped, advance)


@contextmanager
def cluster(address: str) -> Iterator[Any]:
    """Connect to the cluster at an address; inside, the package `ray` can be used."""
    require_extra("cluster", "ray")
    import ray  # only where it is used, because it is an extra

    try:
        _check_reachable(address)
        ray.init(address=address, log_to_driver=False, ignore_reinit_error=True)
    except OSError:
        raise MatchError("arena-no-cluster", address=address) from None
    try:
        yield ray
    finally:
        ray.shutdown()


def _check_reachable(address: str) -> None:
    """Connect to an address such as 10.0.0.7:6379 once, because Ray itself would retry for minutes."""
    host, colon, port = address.rpartition(":")
    if colon and port.isdecimal() and "/" not in host:
        socket.create_connection((host, int(port)), timeout=CONNECT_TIMEOUT).close()


def lost_task_errors(ray: Any) -> tuple[type[Exception], ...]:
    """The errors after which a task is to be done again elsewhere."""
    errors = ray.exceptions
    return (errors.RaySystemError, errors.WorkerCrashedError, errors.ObjectLostError, errors.NodeDiedError)


def _distribute(ray: Any, match: MatchDirectory, stopped: Stopped, advance: Advance) -> None:
    """Distribute the games to the cluster in batches and store the results."""
    task = ray.remote(max_retries=-1)(play_games)
    plan = ray.put(match.plan)
    waiting = match.missing()
    waiting.reverse()
    pending: dict[Any, tuple[float, list[int]]] = {}
    size = 1
    while pending or (waiting and not stopped()):
        task_limit = 2 * max(1, int(ray.cluster_resources().get("CPU", 1)))
        while waiting and len(pending) < task_limit and not stopped():
            numbers = [waiting.pop() for _ in range(min(size, -(-len(waiting) // task_limit)))]
            pending[task.remote(plan, numbers)] = (time.monotonic(), numbers)
        ready, _others = ray.wait(list(pending), timeout=POLL_SECONDS)
        for reference in ready:
            began, numbers = pending.pop(reference)
            try:
                results = ray.get(reference)
            except lost_task_errors(ray):
                waiting += reversed(numbers)
                continue
            match.add(results)
            # The batch waited for a free processor for about half of that time.
            size = next_batch_size(size, len(results), (time.monotonic() - began) / 2, BATCH_SECONDS)
        if ready:
            advance(len(match.done()))
        if stopped():
            for reference in pending:
                ray.cancel(reference, force=True)
            return
