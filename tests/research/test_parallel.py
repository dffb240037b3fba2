"""The parallel environments pass PettingZoo's own tests, and play what the seats would play one after the other."""

from __future__ import annotations

import random
from collections.abc import Callable

import numpy as np
import pytest
from pettingzoo.test import parallel_api_test

from terrarium.engine.errors import Refused
from terrarium.research import earth_v0, parallel_env, planet_v0, rauha_v0
from terrarium.research.parallel import ParallelGameEnv
from terrarium.research.rewards import rewards_of
from tests.research.games import TITLES

ENVS: list[Callable[..., ParallelGameEnv]] = [planet_v0.parallel_env, rauha_v0.parallel_env, earth_v0.parallel_env]


@pytest.mark.filterwarnings("ignore::UserWarning")
@pytest.mark.parametrize("make", ENVS, ids=["planet", "rauha", "earth"])
def test_pettingzoo_finds_nothing_wrong(make: Callable[..., ParallelGameEnv]) -> None:
    parallel_api_test(make(seats=2), num_cycles=80)


@pytest.mark.parametrize("title", TITLES)
def test_all_who_must_act_do_so_in_one_step(title: str) -> None:
    env = parallel_env(title, seats=3, reward="score")
    chance = random.Random(2)
    observations, _infos = env.reset(seed=4)
    alone = env.game.start(4)
    together = 0
    while True:
        acting = alone.actors()
        for seat, agent in enumerate(env.possible_agents):
            mask = observations[agent]["action_mask"]
            assert np.flatnonzero(mask).tolist() == (alone.legal(seat) if seat in acting else [])
            np.testing.assert_array_equal(
                observations[agent]["observation"], env.encoder.observation(alone, seat), err_msg=agent
            )
        chosen = {seat: chance.choice(alone.legal(seat)) for seat in acting}
        together += len(acting) > 1
        observations, rewards, ended, cut, infos = env.step({f"seat_{seat}": a for seat, a in chosen.items()})
        for seat, action in chosen.items():
            if not infos[f"seat_{seat}"]:
                alone.play(seat, action)
        assert env.position.fingerprint() == alone.fingerprint()
        assert not any(cut.values())
        if alone.over():
            break
        assert not any(ended.values()) and not any(rewards.values())  # noqa: PT018
    assert list(rewards.values()) == rewards_of(alone.outcome(), "score")
    assert all(ended.values())
    assert env.agents == []
    assert (together > 10) == (title != "planet")


def test_a_seat_that_must_act_needs_a_legal_action() -> None:
    env = rauha_v0.parallel_env(seats=2)
    observations, _infos = env.reset(seed=1)
    legal = {agent: int(np.argmax(seen["action_mask"])) for agent, seen in observations.items()}
    before = env.position.fingerprint()
    with pytest.raises(ValueError, match="seat_1 must act"):
        env.step({"seat_0": legal["seat_0"]})
    with pytest.raises(Refused):
        env.step({**legal, "seat_1": 128})
    with pytest.raises(Refused, match="129"):
        env.step({**legal, "seat_1": 129})
    assert env.position.fingerprint() == before
    env.step(legal)
    assert env.position.fingerprint() != before
