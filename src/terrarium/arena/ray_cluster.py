"""Playing the games that are missing on a Ray cluster, many games to a task.

A task whose machine is lost is played again somewhere else; the ledger takes every game once, whoever reports it.
"""

from __future__ import annotations

import socket
import time
from typing import Any

from terrarium.arena.local_workers import GLANCE, Advance, Stopped
from terrarium.arena.match_directory import MatchDirectory
from terrarium.arena.match_games import play_some
from terrarium.arena.match_plan import BadMatch

#: How long a task plays before it reports, in seconds: long enough that handing it out costs nothing.
SPELL = 5.0
#: How long an address may take to answer, in seconds.
PATIENCE = 10.0


def play_on_cluster(ledger: MatchDirectory, address: str, stopped: Stopped, advance: Advance) -> None:
    """Play every game that is missing on the cluster at an address, or as many as are done when `stopped`."""
    try:
        import ray
    except ImportError:
        raise BadMatch("arena-no-ray") from None
    try:
        _knock(address)
        ray.init(address=address, log_to_driver=False, ignore_reinit_error=True)
    except OSError:
        raise BadMatch("arena-no-cluster", address=address) from None
    try:
        _share(ray, ledger, stopped, advance)
    finally:
        ray.shutdown()


def _knock(address: str) -> None:
    """See whether anyone listens at an address such as 10.0.0.7:6379; Ray itself would try for minutes."""
    host, colon, port = address.rpartition(":")
    if colon and port.isdecimal() and "/" not in host:
        socket.create_connection((host, int(port)), timeout=PATIENCE).close()


def _share(ray: Any, ledger: MatchDirectory, stopped: Stopped, advance: Advance) -> None:
    """Hand out games to the cluster and write down what comes back."""
    task = ray.remote(max_retries=-1)(play_some)
    plan = ray.put(ledger.plan)
    waiting = ledger.missing()
    waiting.reverse()
    pending: dict[Any, tuple[float, list[int]]] = {}
    size = 1
    while pending or (waiting and not stopped()):
        room = 2 * max(1, int(ray.cluster_resources().get("CPU", 1)))
        while waiting and len(pending) < room and not stopped():
            numbers = [waiting.pop() for _ in range(min(size, -(-len(waiting) // room)))]
            pending[task.remote(plan, numbers)] = (time.monotonic(), numbers)
        ready, _others = ray.wait(list(pending), timeout=GLANCE)
        for reference in ready:
            began, numbers = pending.pop(reference)
            try:
                results = ray.get(reference)
            except (ray.exceptions.RaySystemError, ray.exceptions.WorkerCrashedError, ray.exceptions.ObjectLostError,
                    ray.exceptions.NodeDiedError):  # fmt: skip
                waiting += reversed(numbers)
                continue
            ledger.add(results)
            # Half of that time the games waited for a free processor.
            seconds = max((time.monotonic() - began) / 2, 1e-6)
            size = max(1, min(2 * size, round(len(results) * SPELL / seconds)))
        if ready:
            advance(len(ledger.done()))
        if stopped():
            for reference in pending:
                ray.cancel(reference, force=True)
            return
