"""Many games side by side give what the same games give one by one."""

from __future__ import annotations

import random

import numpy as np
import pytest

from terrarium.bots import bot
from terrarium.engine.errors import Refused
from terrarium.research.rewards import rewards_of
from terrarium.research.vector import Moment, VectorEnv
from tests.research.games import TITLES


def choose(moment: Moment, chance: random.Random) -> list[int]:
    return [chance.choice(np.flatnonzero(mask).tolist()) for mask in moment.action_mask]


@pytest.mark.parametrize("title", TITLES)
def test_every_game_is_seen_as_it_would_be_alone(title: str) -> None:
    games = VectorEnv(title, games=3, seats=3)
    chance = random.Random(1)
    moment = games.reset(seed=2)
    alone = [position.copy() for position in games._batch.positions]
    for _step in range(30):
        for number, position in enumerate(alone):
            seat = position.actors()[0]
            assert moment.seat[number] == seat
            np.testing.assert_array_equal(moment.observation[number], games.encoder.observation(position, seat))
            np.testing.assert_array_equal(moment.action_mask[number], games.encoder.mask(position, seat))
        actions = choose(moment, chance)
        for position, action in zip(alone, actions, strict=True):
            position.play(position.actors()[0], action)
        moment = games.step(actions)
        if moment.ended.any():
            break
    assert not moment.reward[~moment.ended].any()


def test_a_game_that_ends_pays_and_the_next_begins() -> None:
    games = VectorEnv("planet", games=4, seats=2)
    chance = random.Random(3)
    moment = games.reset(seed=5)
    for _step in range(23):
        moment = games.step(choose(moment, chance))
        assert not moment.ended.any()
    last = [position.copy() for position in games._batch.positions]
    actions = choose(moment, chance)
    for position, action in zip(last, actions, strict=True):
        position.play(position.actors()[0], action)
    moment = games.step(actions)
    assert moment.ended.all()
    np.testing.assert_allclose(moment.reward, [rewards_of(position.outcome(), "win") for position in last])
    assert (games.encoder.planes(moment.observation)["round"][:, 0] == 1).all()


def test_the_same_seed_deals_the_same_games() -> None:
    one, other = (VectorEnv("rauha", games=2, seats=2).reset(seed=9) for _twin in range(2))
    np.testing.assert_array_equal(one.observation, other.observation)


def test_an_illegal_action_is_refused_before_anything_is_done() -> None:
    games = VectorEnv("planet", games=2, seats=2, first=0)
    moment = games.reset(seed=1)
    moment = games.step(np.zeros(2, np.int64))
    before = [position.fingerprint() for position in games._batch.positions]
    with pytest.raises(Refused):
        games.step([int(np.flatnonzero(moment.action_mask[0])[0]), 0])
    with pytest.raises(Refused, match="300"):
        games.step([300, 0])
    with pytest.raises(ValueError, match="There are 2 games"):
        games.step([0])
    assert [position.fingerprint() for position in games._batch.positions] == before


@pytest.mark.parametrize("dtype", ["float32", "uint8"])
def test_the_arrays_of_the_caller_are_written_in_place(dtype: str) -> None:
    one, other = (VectorEnv("planet", games=4, seats=2, dtype=dtype) for _twin in range(2))
    own = one.buffers()
    assert one.reset(seed=5, out=own) is own
    moment = other.reset(seed=5)
    ended = 0
    for _step in range(30):
        for name, written, new in zip(Moment._fields, own, moment, strict=True):
            np.testing.assert_array_equal(written, new, err_msg=name)
            assert written.dtype == new.dtype
        actions = one.sample()
        assert one.step(actions, out=own) is own
        moment = other.step(actions)
        ended += int(moment.ended.sum())
    assert ended == 4


def test_counts_become_the_usual_observations() -> None:
    floats, counts = (VectorEnv("earth", games=2, seats=2, dtype=dtype) for dtype in ("float32", "uint8"))
    moment, counted = floats.reset(seed=3), counts.reset(seed=3)
    for _step in range(40):
        assert counted.observation.dtype == np.uint8
        np.testing.assert_array_equal(counts.encoder.scaled(counted.observation), moment.observation)
        actions = floats.sample()
        moment, counted = floats.step(actions), counts.step(actions)
    with pytest.raises(ValueError, match="'int64'; possible: float32, uint8"):
        VectorEnv("planet", games=1, dtype="int64")


def test_drawn_actions_are_legal_and_all_of_them_can_be_drawn() -> None:
    games = VectorEnv("rauha", games=40, seats=2)
    moment = games.reset(seed=1)
    drawn = np.zeros_like(moment.action_mask)
    for _draw in range(30):
        drawn[np.arange(40), games.sample()] = 1
    assert (drawn <= moment.action_mask).all()
    assert drawn.sum() > 0.9 * moment.action_mask.sum()


@pytest.mark.parametrize("spec", ["random", "greedy:worlds=1,seed=5", "seedling:seed=5"])
def test_opponents_act_inside_the_step(spec: str) -> None:
    games = VectorEnv("planet", games=2, seats=3, opponents=spec, seat=1)
    player = bot(spec)
    games.reset(seed=2)
    moment = games.step(games.sample())
    alone = [position.copy() for position in games._batch.positions]
    while not moment.ended.any():
        assert (moment.seat == 1).all()
        for number, position in enumerate(alone):
            np.testing.assert_array_equal(moment.observation[number], games.encoder.observation(position, 1))
        actions = games.sample()
        moment = games.step(actions)
        if spec == "random":
            alone = [position.copy() for position in games._batch.positions]
            continue
        for position, action in zip(alone, actions.tolist(), strict=True):
            position.play(1, action)
            while position.actors() not in ([1], []):
                position.play(position.actors()[0], player.choose(position, position.actors()[0]))
    assert moment.reward[moment.ended].sum(axis=1) == pytest.approx(0)
    assert moment.ended.all()
    with pytest.raises(ValueError, match="there is no seat 3"):
        VectorEnv("planet", games=2, seats=3, opponents=spec, seat=3)
