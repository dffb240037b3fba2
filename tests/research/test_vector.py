"""Many games side by side give what the same games give one by one."""

from __future__ import annotations

import random

import numpy as np
import pytest

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
