"""Playing the tasks of a training run: in this process, in several, or on a Ray cluster."""

from __future__ import annotations

import multiprocessing
import os
from collections.abc import Callable
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from pathlib import Path

import numpy as np

from terrarium.arena.local_workers import POLL_SECONDS, Stopped, interrupts_blocked
from terrarium.arena.ray_cluster import cluster, lost_task_errors
from terrarium.training.games import Arrays, GameTask, play_games

#: Called with the games of a task that is on disk.
Finished = Callable[[int], None]


class Workers:
    """Plays tasks and stores what they noted, each in a file of its own; a task whose file is there is not played."""

    def __init__(self, jobs: int, address: str | None, stopped: Stopped, finished: Finished) -> None:
        self.jobs = jobs
        self.address = address
        self.stopped = stopped
        self.finished = finished

    def play(self, tasks: dict[Path, GameTask]) -> bool:
        """Play the tasks whose files are missing; return whether all are there."""
        for path, task in tasks.items():
            if path.exists():
                self.finished(task.games)
        missing = {path: task for path, task in tasks.items() if not path.exists()}
        if self.address is not None and missing:
            self._on_cluster(missing, self.address)
        elif self.jobs > 1 and missing:
            self._in_processes(missing)
        else:
            for path, task in missing.items():
                if self.stopped():
                    break
                self._store(path, task, play_games(task))
        return all(path.exists() for path in tasks)

    def _store(self, path: Path, task: GameTask, found: Arrays) -> None:
        part = path.with_suffix(".part")
        with open(part, "wb") as file:
            np.savez_compressed(file, allow_pickle=False, **found)
        os.replace(part, path)
        self.finished(task.games)

    def _in_processes(self, missing: dict[Path, GameTask]) -> None:
        with interrupts_blocked():
            pool = ProcessPoolExecutor(self.jobs, mp_context=multiprocessing.get_context("spawn"))
            pending: dict[Future[Arrays], Path] = {
                pool.submit(play_games, task): path for path, task in missing.items()
            }
        try:
            while pending and not self.stopped():
                ready, _others = wait(pending, timeout=POLL_SECONDS, return_when=FIRST_COMPLETED)
                for future in ready:
                    path = pending.pop(future)
                    self._store(path, missing[path], future.result())
        finally:
            pool.shutdown(wait=True, cancel_futures=True)

    def _on_cluster(self, missing: dict[Path, GameTask], address: str) -> None:
        with cluster(address) as ray:
            task = ray.remote(max_retries=-1)(play_games)
            pending = {task.remote(one): path for path, one in missing.items()}
            while pending and not self.stopped():
                ready, _others = ray.wait(list(pending), timeout=POLL_SECONDS)
                for reference in ready:
                    path = pending.pop(reference)
                    try:
                        self._store(path, missing[path], ray.get(reference))
                    except lost_task_errors(ray):
                        pending[task.remote(missing[path])] = path


def load(path: Path) -> Arrays:
    """Read what a task noted."""
    with np.load(path, allow_pickle=False) as found:
        return {name: found[name] for name in found.files}
