"""Many games in several processes, whose observations lie in shared memory."""

from __future__ import annotations

import multiprocessing
import weakref
from itertools import pairwise
from multiprocessing.connection import Connection, wait
from types import TracebackType
from typing import Any

import numpy as np
from numpy.typing import ArrayLike

from terrarium.engine.rng import Rng
from terrarium.research.shared_arrays import Shape, SharedArrays
from terrarium.research.vector import Moment, VectorEnv

#: What a worker is told to do; anything else that comes is the seed of a reset.
STEP = "step"


class ProcessVectorEnv:
    """A `VectorEnv` whose games are played in several processes.

    `step` waits for all workers. `send` and `recv` do not: each worker has a range of the games, and while one plays,
    the learner can decide for another. All arrays lie in shared memory and are written in place, so what `recv` returns
    is only valid until the next `send` to that worker. Use it as a context manager, or `close` it.

    >>> with ProcessVectorEnv("planet", games=8, workers=2, seats=2) as games:
    ...     moment = games.reset(seed=1)
    ...     moment = games.step(moment.action_mask.argmax(axis=1))
    >>> games.workers
    2
    """

    def __init__(
        self,
        title: str,
        games: int,
        workers: int = 2,
        seats: int = 4,
        reward: str = "win",
        opponents: str | list[str] | None = None,
        seat: int = 0,
        dtype: str = "float32",
        **options: object,
    ) -> None:
        if not 1 <= workers <= games:
            raise ValueError(f"{games} games can be shared by 1 to {games} workers, not {workers}.")
        settings: dict[str, Any] = {
            **options, "title": title, "seats": seats, "reward": reward, "opponents": opponents, "seat": seat,
            "dtype": dtype,
        }  # fmt: skip
        alone = VectorEnv(games=1, **settings)
        self.games = games
        self.workers = workers
        self.game = alone.game
        self.encoder = alone.encoder
        self._rng = Rng(0)
        shapes = {key: Shape((games, *array.shape[1:]), array.dtype.str) for key, array in
                  alone.buffers()._asdict().items()}  # fmt: skip
        shapes["actions"] = Shape((games,), "<i8")
        self._shared = SharedArrays(shapes)
        cuts = [games * worker // workers for worker in range(workers + 1)]
        #: Which games each worker plays.
        self.ranges = [slice(begin, end) for begin, end in pairwise(cuts)]
        self._lines: list[Connection] = []
        self._processes = []
        context = multiprocessing.get_context("spawn")
        for part in self.ranges:
            line, far = context.Pipe()
            process = context.Process(
                target=_work, args=(far, self._shared.name, shapes, part, settings), daemon=True, name="terrarium-games"
            )
            process.start()
            far.close()
            self._lines.append(line)
            self._processes.append(process)
        self._busy: set[int] = set()
        self._close = weakref.finalize(self, _end, self._lines, self._processes, self._shared)

    def async_reset(self, seed: int | None = None) -> None:
        """Start all games without waiting; the same seed and number of workers deal the same games."""
        self._all_free()
        if seed is not None:
            self._rng = Rng(seed)
        for worker in range(self.workers):
            self._tell(worker, self._rng.seed())

    def send(self, actions: ArrayLike, worker: int) -> None:
        """Let a worker play one action in each of its games, without waiting."""
        part = self.ranges[worker]
        chosen = np.asarray(actions)
        if chosen.shape != (part.stop - part.start,):
            raise ValueError(f"Worker {worker} has {part.stop - part.start} games, but the actions are {chosen.shape}.")
        if worker in self._busy:
            raise ValueError(f"Worker {worker} is still playing; wait for it with recv.")
        self._shared.arrays["actions"][part] = chosen
        self._tell(worker, STEP)

    def recv(self) -> tuple[Moment, int]:
        """Wait for the worker that is ready first; return the moment of its games, and its number."""
        if not self._busy:
            raise ValueError("No worker is playing; send actions to one first.")
        ready = wait([self._lines[worker] for worker in sorted(self._busy)])
        worker = next(worker for worker in sorted(self._busy) if self._lines[worker] is ready[0])
        self._answer(worker)
        return self._moment(self.ranges[worker]), worker

    def reset(self, seed: int | None = None) -> Moment:
        """Start all games and wait for them."""
        self.async_reset(seed)
        return self._all()

    def step(self, actions: ArrayLike) -> Moment:
        """Play one action in each game and wait for all workers.

        If an action is illegal, the games of its worker do not change, and the reason is raised.
        """
        chosen = np.asarray(actions)
        if chosen.shape != (self.games,):
            raise ValueError(f"There are {self.games} games, but the actions have the shape {chosen.shape}.")
        self._all_free()
        for worker, part in enumerate(self.ranges):
            self.send(chosen[part], worker)
        return self._all()

    def _all(self) -> Moment:
        """Wait for all workers, also if one has refused an action."""
        errors = []
        for worker in sorted(self._busy):
            try:
                self._answer(worker)
            except Exception as error:
                errors.append(error)
        if errors:
            raise errors[0]
        return self._moment(slice(0, self.games))

    def _tell(self, worker: int, task: object) -> None:
        """Give a worker something to do."""
        try:
            self._lines[worker].send(task)
        except ConnectionError:
            raise self._gone(worker) from None
        self._busy.add(worker)

    def _answer(self, worker: int) -> None:
        """Wait for a worker; raise what went wrong there."""
        self._busy.discard(worker)
        try:
            error = self._lines[worker].recv()
        except (EOFError, ConnectionError):
            raise self._gone(worker) from None
        if error is not None:
            raise error

    def _gone(self, worker: int) -> RuntimeError:
        process = self._processes[worker]
        process.join(1)
        return RuntimeError(f"Worker {worker} has ended with code {process.exitcode}; the others can only be closed.")

    def _all_free(self) -> None:
        if self._busy:
            numbers = ", ".join(str(worker) for worker in sorted(self._busy))
            raise ValueError(f"Workers are still playing ({numbers}); wait for them with recv.")

    def _moment(self, part: slice) -> Moment:
        arrays = self._shared.arrays
        return Moment(*[arrays[key][part] for key in Moment._fields])

    def close(self) -> None:
        """End the workers and give the shared memory back; observations must not be read any more."""
        self._close()

    def __enter__(self) -> ProcessVectorEnv:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


def _end(lines: list[Connection], processes: list[Any], shared: SharedArrays) -> None:
    """End all workers: they stop when their line is closed."""
    for line in lines:
        line.close()
    for process in processes:
        process.join(5)
        if process.is_alive():
            process.kill()
            process.join()
    shared.close()


def _work(line: Connection, name: str, shapes: dict[str, Shape], part: slice, settings: dict[str, Any]) -> None:
    """Play a range of the games until the line is closed."""
    shared = SharedArrays(shapes, name)
    games = VectorEnv(games=part.stop - part.start, **settings)
    moment = Moment(*[shared.arrays[key][part] for key in Moment._fields])
    actions = shared.arrays["actions"][part]
    while True:
        try:
            task = line.recv()
        except (EOFError, KeyboardInterrupt):
            break
        answer: Exception | None = None
        try:
            if task == STEP:
                games.step(actions, out=moment)
            else:
                games.reset(seed=task, out=moment)
        except Exception as error:
            answer = error
        line.send(answer)
    del moment, actions
    shared.close()
