"""Games in several processes are those of one process, and nothing remains of them."""

from __future__ import annotations

from multiprocessing.shared_memory import SharedMemory

import numpy as np
import pytest

from terrarium.engine.errors import Refused
from terrarium.engine.rng import Rng
from terrarium.research.process_vector import ProcessVectorEnv
from terrarium.research.vector import Moment, VectorEnv


def test_workers_play_what_one_process_would_and_leave_nothing() -> None:
    with ProcessVectorEnv("planet", games=5, workers=2, seats=2, dtype="uint8") as games:
        assert games.ranges == [slice(0, 2), slice(2, 5)]
        seeds = Rng(7)
        alone = [VectorEnv("planet", games=count, seats=2, dtype="uint8") for count in (2, 3)]
        moments = [table.reset(seed=seeds.seed()) for table in alone]
        together = games.reset(seed=7)
        ended = 0
        for _step in range(26):
            for name, shared, *parts in zip(Moment._fields, together, *moments, strict=True):
                np.testing.assert_array_equal(shared, np.concatenate(parts), err_msg=name)
            actions = [table.sample() for table in alone]
            moments = [table.step(chosen) for table, chosen in zip(alone, actions, strict=True)]
            together = games.step(np.concatenate(actions))
            ended += int(together.ended.sum())
        assert ended == 5

        games.async_reset(seed=8)
        rounds = [0, 0]
        while min(rounds) < 3:
            moment, worker = games.recv()
            part = games.ranges[worker]
            assert np.shares_memory(moment.observation, together.observation[part])
            rounds[worker] += 1
            games.send(moment.action_mask.argmax(axis=1), worker)
            with pytest.raises(ValueError, match=f"Worker {worker} is still playing"):
                games.send(moment.action_mask.argmax(axis=1), worker)
        with pytest.raises(ValueError, match="still playing"):
            games.step(np.zeros(5, np.int64))
        games.recv(), games.recv()
        with pytest.raises(ValueError, match="No worker is playing"):
            games.recv()

        masks = together.action_mask.copy()
        legal = masks.argmax(axis=1)
        wrong = legal.copy()
        wrong[4] = int(np.flatnonzero(masks[4] == 0)[0])
        with pytest.raises(Refused):
            games.step(wrong)
        np.testing.assert_array_equal(together.action_mask[2:], masks[2:])
        games.step(np.concatenate([together.action_mask[:2].argmax(axis=1), legal[2:]]))

        name, processes = games._shared.name, list(games._processes)
        processes[0].kill()
        processes[0].join()
        with pytest.raises(RuntimeError, match="Worker 0 has ended with code -9"):
            games.step(together.action_mask.argmax(axis=1))
    assert not any(process.is_alive() for process in processes)
    with pytest.raises(FileNotFoundError):
        SharedMemory(name)


def test_there_cannot_be_more_workers_than_games() -> None:
    with pytest.raises(ValueError, match="shared by 1 to 2 workers, not 3"):
        ProcessVectorEnv("planet", games=2, workers=3)
