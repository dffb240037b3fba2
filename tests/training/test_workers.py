"""Tasks of a training run in several processes and on a cluster: each is stored once, and all give the same."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from terrarium.training import workers
from terrarium.training.games import Arrays, GameTask, play_games
from terrarium.training.workers import Workers, load


def tasks(directory: Path) -> dict[Path, GameTask]:
    """Two tasks of one random game each."""
    return {directory / f"{seed}.npz": GameTask("rauha", seed, 1, (b"",), 1.0, 0.1, 2) for seed in (1, 2)}


def same(found: Arrays, expected: Arrays) -> bool:
    return found.keys() == expected.keys() and all(np.array_equal(found[name], expected[name]) for name in expected)


def play(directory: Path, jobs: int, address: str | None) -> list[int]:
    """Play the tasks; return the games that were reported."""
    reported: list[int] = []
    assert Workers(jobs, address, lambda: False, reported.append).play(tasks(directory))
    for path, task in tasks(directory).items():
        assert same(load(path), play_games(task))
    return reported


def test_several_processes_note_the_same_as_one(tmp_path: Path) -> None:
    assert play(tmp_path, 2, None) == [1, 1]


def test_a_task_that_is_stored_is_not_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    play(tmp_path, 1, None)
    monkeypatch.setattr(workers, "play_games", lambda task: pytest.fail(f"{task} was played again"))
    reported: list[int] = []
    assert Workers(1, None, lambda: False, reported.append).play(tasks(tmp_path))
    assert reported == [1, 1]


def test_a_run_that_is_stopped_stores_nothing_more(tmp_path: Path) -> None:
    assert not Workers(1, None, lambda: True, lambda games: None).play(tasks(tmp_path))
    assert list(tmp_path.iterdir()) == []


class Lost(Exception):
    """A node of the cluster went away."""


class SmallCluster:
    """Does what the package Ray does for tasks, in this process; the first task is lost once."""

    def __init__(self) -> None:
        self.lost = 1
        self.started = 0
        self.exceptions = SimpleNamespace(
            RaySystemError=Lost, WorkerCrashedError=Lost, ObjectLostError=Lost, NodeDiedError=Lost
        )

    def remote(self, max_retries: int) -> Callable[[Any], Any]:
        assert max_retries == -1
        return lambda function: SimpleNamespace(remote=lambda task: self._start(function, task))

    def _start(self, function: Callable[[GameTask], Arrays], task: GameTask) -> tuple[int, Any]:
        self.started += 1
        return self.started, lambda: function(task)

    def wait(self, references: list[Any], timeout: float) -> tuple[list[Any], list[Any]]:
        return references[:1], references[1:]

    def get(self, reference: tuple[int, Callable[[], Arrays]]) -> Arrays:
        if self.lost:
            self.lost -= 1
            raise Lost
        return reference[1]()


def test_a_task_that_a_cluster_loses_is_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    ray = SmallCluster()

    @contextmanager
    def cluster(address: str) -> Iterator[SmallCluster]:
        assert address == "10.0.0.7:6379"
        yield ray

    monkeypatch.setattr(workers, "cluster", cluster)
    assert play(tmp_path, 1, "10.0.0.7:6379") == [1, 1]
    assert ray.started == 3
