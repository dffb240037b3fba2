"""The Gymnasium environments: checked by Gymnasium itself, with bots in the other seats, one table or many."""

from __future__ import annotations

import random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode

import terrarium.research.gym
from terrarium.bots import bot
from terrarium.engine.errors import Refused
from terrarium.research.seat_env import SeatEnv
from terrarium.research.seat_vector_env import SeatVectorEnv
from tests.research.games import TITLES

assert terrarium.research.gym


def any_of(mask: Any, chance: random.Random) -> int:
    return chance.choice(np.flatnonzero(mask).tolist())


@pytest.fixture
def windows(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The titles of the windows that would have been shown; the tests have no display."""
    shown: list[str] = []
    monkeypatch.setattr("terrarium.research.rendering.show", lambda _picture, title: shown.append(title))
    return shown


@pytest.mark.parametrize("title", TITLES)
def test_gymnasium_finds_nothing_wrong(title: str, windows: list[str]) -> None:
    env = gymnasium.make(f"terrarium/{title.capitalize()}-v0", seats=2, render_mode="ansi")
    check_env(env.unwrapped)
    assert set(windows) == {title}


@pytest.mark.usefixtures("windows")
def test_gymnasium_finds_nothing_wrong_with_one_who_plays_alone() -> None:
    made = gymnasium.make("terrarium/Earth-v0", seats=1, difficulty="hard", render_mode="ansi")
    env = made.unwrapped
    assert isinstance(env, SeatEnv)
    check_env(env)
    chance = random.Random(2)
    observation, _info = env.reset(seed=8)
    ended, reward = False, 0.0
    while not ended:
        observation, reward, ended, _cut, _info = env.step(any_of(observation["action_mask"], chance))
    assert reward == (1.0 if env.position.outcome().winners else -1.0)


@pytest.mark.parametrize("title", TITLES)
def test_a_game_against_named_bots_ends_with_a_reward(title: str) -> None:
    env = SeatEnv(title, seats=3, opponents=["random", "random:seed=4"], seat=1)
    chance = random.Random(2)
    observation, info = env.reset(seed=8)
    assert info == {"seat": 1}
    ended = False
    reward = 0.0
    while not ended:
        assert env.observation_space.contains(observation)
        assert 1 in env.position.actors()
        observation, reward, ended, cut, info = env.step(any_of(observation["action_mask"], chance))
        assert not cut
        assert ended or reward == 0
    assert info["scores"] == env.position.outcome().scores
    assert (reward > 0) == (info["winners"] == [1])
    assert not observation["action_mask"].any()


def test_the_same_seed_gives_the_same_game() -> None:
    envs = [SeatEnv("rauha", seats=4, seat=None) for _twin in range(2)]
    first = [env.reset(seed=3) for env in envs]
    assert first[0][1] == first[1][1]
    chance = random.Random(1)
    for _decision in range(10):
        action = any_of(envs[0].encoder.mask(envs[0].position, envs[0].seat), chance)
        steps = [env.step(action) for env in envs]
        np.testing.assert_array_equal(steps[0][0]["observation"], steps[1][0]["observation"])
    assert envs[0].position.fingerprint() == envs[1].position.fingerprint()


def test_the_learning_seat_can_change_from_game_to_game() -> None:
    env = SeatEnv("planet", seats=4, seat=None)
    env.reset(seed=1)
    assert len({env.reset()[1]["seat"] for _game in range(40)}) == 4


@pytest.mark.parametrize(("reward", "worst"), [("win", -1.0), ("score", 0.0)])
def test_an_illegal_action_ends_the_game_and_says_why(reward: str, worst: float) -> None:
    env = SeatEnv("planet", seats=2, reward=reward, first=0)
    env.reset(seed=1)
    env.step(0)
    _observation, earned, ended, _cut, info = env.step(0)
    assert (earned, ended) == (worst, True)
    assert info["refused"]


def test_too_few_opponents_are_refused() -> None:
    with pytest.raises(ValueError, match="4 seats have 3 opponents, not 1"):
        SeatEnv("planet", seats=4, opponents=["greedy"])


@pytest.mark.parametrize("title", ["planet", "rauha"])
def test_many_tables_at_once(title: str) -> None:
    tables = gymnasium.make_vec(
        f"terrarium/{title.capitalize()}-v0", num_envs=5, vectorization_mode="vector_entry_point", seats=3, seat=2
    )
    assert isinstance(tables, SeatVectorEnv)
    chance = random.Random(6)
    observation, _info = tables.reset(seed=4)
    assert tables.observation_space.contains(observation)
    games = 0
    while games < 6:
        actions = np.array([any_of(mask, chance) for mask in observation["action_mask"]])
        observation, reward, ended, _cut, info = tables.step(actions)
        assert observation["action_mask"].any(axis=1).all()
        assert not reward[~ended].any()
        if ended.any():
            best = info["scores"][ended].max(axis=1)
            assert (info["scores"][ended][:, 2][reward[ended] == 1] == best[reward[ended] == 1]).all()
        games += int(ended.sum())


def test_named_bots_sit_at_many_tables_clockwise_from_the_learner() -> None:
    specs = ["greedy:worlds=1,seed=5", "random:seed=6"]
    tables = SeatVectorEnv("planet", num_envs=2, seats=3, opponents=specs, seat=1)
    players = {2: bot(specs[0]), 0: bot(specs[1])}
    chance = random.Random(4)
    observation, _info = tables.reset(seed=9)
    for _decision in range(12):
        alone = [position.copy() for position in tables._batch.positions]
        actions = np.array([any_of(mask, chance) for mask in observation["action_mask"]])
        observation, _reward, ended, _cut, info = tables.step(actions)
        for number, position in enumerate(alone):
            position.play(1, int(actions[number]))
            while position.actors() not in ([1], []):
                seat = position.actors()[0]
                position.play(seat, players[seat].choose(position, seat))
            if ended[number]:
                assert info["scores"][number].tolist() == position.outcome().scores
            else:
                assert tables._batch.positions[number].fingerprint() == position.fingerprint()
    assert ended.all()


def test_chance_sits_between_named_bots_at_many_tables() -> None:
    tables = SeatVectorEnv("rauha", num_envs=2, seats=3, opponents=["random", "random:seed=2"])
    observation, _info = tables.reset(seed=1)
    assert tables.observation_space.contains(observation)
    assert all(0 in position.actors() for position in tables._batch.positions)


def test_an_illegal_action_at_one_table_changes_none() -> None:
    tables = SeatVectorEnv("planet", num_envs=3, seats=2, first=0)
    observation, _info = tables.reset(seed=1)
    tables.step(np.zeros(3, np.int64))
    before = [position.fingerprint() for position in tables._batch.positions]
    with pytest.raises(Refused):
        tables.step(np.array([int(np.flatnonzero(observation["action_mask"][0])[-1]), 0, 0]))
    assert [position.fingerprint() for position in tables._batch.positions] == before


def played_out(tables: SeatVectorEnv, chance: random.Random) -> tuple[Any, ...]:
    """Start all games and play until one ends; they are of the same length, so all end together."""
    observation, _info = tables.reset(seed=4)
    while True:
        actions = np.array([any_of(mask, chance) for mask in observation["action_mask"]])
        before = [position.copy() for position in tables._batch.positions]
        observation, reward, ended, _cut, info = tables.step(actions)
        if ended.any():
            return observation, reward, info, before, actions


def ends(before: list[Any], actions: Any) -> list[Any]:
    """What the games were when they ended; only seat 1 acts in them before that."""
    for position, action in zip(before, actions, strict=True):
        position.play(1, int(action))
        assert position.over()
    return before


@pytest.mark.parametrize("dtype", ["float32", "uint8"])
def test_a_game_that_ends_shows_its_end_in_the_same_step(dtype: str) -> None:
    tables = SeatVectorEnv("planet", num_envs=3, seats=2, seat=1, autoreset_mode="SameStep", dtype=dtype, first=1)
    observation, _reward, info, before, actions = played_out(tables, random.Random(1))
    assert tables.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    assert tables.observation_space.contains(observation)
    for number, position in enumerate(ends(before, actions)):
        last = info["final_obs"][number]
        assert tables.single_observation_space.contains(last)
        counts = tables.encoder.counts(tables.encoder.features.row(position, 1))[0]
        expected = counts if dtype == "uint8" else tables.encoder.scaled(counts)
        np.testing.assert_array_equal(last["observation"], expected)
        assert info["final_info"]["scores"][number].tolist() == position.outcome().scores
        assert np.flatnonzero(info["winners"][number]).tolist() == position.outcome().winners
        assert not np.array_equal(observation["observation"][number], last["observation"])
    assert info["_final_obs"].all()


def test_a_game_that_ends_is_replaced_in_the_next_step() -> None:
    tables = SeatVectorEnv("planet", num_envs=3, seats=2, seat=1, autoreset_mode=AutoresetMode.NEXT_STEP, first=1)
    observation, _reward, info, before, actions = played_out(tables, random.Random(1))
    assert tables.metadata["autoreset_mode"] is AutoresetMode.NEXT_STEP
    assert "final_obs" not in info
    for number, position in enumerate(ends(before, actions)):
        np.testing.assert_array_equal(observation["observation"][number], tables.encoder.observation(position, 1))
    assert not observation["action_mask"].any()
    observation, reward, ended, cut, info = tables.step(np.full(3, -7))
    assert observation["action_mask"].any(axis=1).all()
    assert not (reward.any())
    assert not (ended.any())
    assert not (cut.any())
    assert not info
    assert (tables.encoder.planes(observation["observation"])["round"][:, 0] == 1).all()


def test_a_game_that_ends_waits_until_it_is_reset() -> None:
    tables = SeatVectorEnv("planet", num_envs=3, seats=2, seat=1, autoreset_mode="Disabled", first=1)
    observation, *_rest = played_out(tables, random.Random(1))
    assert tables.metadata["autoreset_mode"] is AutoresetMode.DISABLED
    with pytest.raises(ValueError, match="before the next step: 0, 1, 2"):
        tables.step(np.zeros(3, np.int64))
    chosen = np.array([True, False, True])
    again, _info = tables.reset(options={"reset_mask": chosen})
    assert again["action_mask"].any(axis=1).tolist() == [True, False, True]
    np.testing.assert_array_equal(again["observation"][1], observation["observation"][1])
    with pytest.raises(ValueError, match="before the next step: 1"):
        tables.step(np.zeros(3, np.int64))
    with pytest.raises(ValueError, match="3 truth values"):
        tables.reset(options={"reset_mask": np.array([1, 0, 1])})
    again, _info = tables.reset(options={"reset_mask": ~chosen})
    actions = np.array([any_of(mask, random.Random(1)) for mask in again["action_mask"]])
    _observation, _reward, ended, *_more = tables.step(actions)
    assert not ended.any()


def test_action_masks_are_those_of_the_observation_until_the_game_is_over() -> None:
    env = SeatEnv("rauha", seats=2)
    observation, _info = env.reset(seed=3)
    ended = False
    while not ended:
        masks = env.action_masks()
        assert masks.dtype == np.bool_
        assert np.array_equal(masks, observation["action_mask"])
        assert np.flatnonzero(masks).tolist() == env.position.legal(env.seat)
        observation, _reward, ended, _cut, _info = env.step(int(np.flatnonzero(masks)[-1]))
    assert not env.action_masks().any()
