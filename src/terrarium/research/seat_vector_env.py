"""Many games with one learning seat each, as a Gymnasium vector environment."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

import terrarium
from terrarium.engine.batch import Batch
from terrarium.engine.position import Position
from terrarium.engine.rng import SEED_LIMIT, Rng
from terrarium.research.encoding import Encoder, Floats, Observation
from terrarium.research.opponents import RANDOM, Opponents
from terrarium.research.rewards import check_reward, rewards_of


class SeatVectorEnv(VectorEnv[Observation, NDArray[np.int64], NDArray[Any]]):
    """A number of games; the caller plays the learning seat, bots play the others.

    `opponents` are those of `SeatEnv`; where all are ``random``, a step of all games is one compiled call.
    A game that ends is replaced in the same step (`AutoresetMode.SAME_STEP`); the info has the final scores.
    An illegal action raises the reason, and no game changes.
    """

    def __init__(
        self,
        title: str,
        num_envs: int = 1,
        seats: int = 4,
        opponents: str | list[str] = RANDOM,
        seat: int = 0,
        reward: str = "win",
        **options: object,
    ) -> None:
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}
        self.render_mode = None
        self.game = terrarium.game(title, seats=seats, box=None, **options)
        self.encoder = Encoder(self.game)
        self.reward = check_reward(reward)
        self.opponents = Opponents(opponents, seats)
        self.seat = seat
        self.num_envs = num_envs
        self.single_observation_space = self.encoder.observation_space()
        self.single_action_space = self.encoder.action_space()
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._batch = Batch(self.game, self.encoder.features, 0, 0, seat)
        self._masks = b""

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Start all games."""
        super().reset(seed=seed[0] if isinstance(seed, list) else seed)
        begin = int(self.np_random.integers(SEED_LIMIT))
        others = None
        if not self.opponents.all_random:
            self.opponents.seat_bots(Rng(int(self.np_random.integers(SEED_LIMIT))))
            others = self._answer
        self._batch = Batch(self.game, self.encoder.features, self.num_envs, begin, self.seat, others)
        return self._observation(), {}

    def _answer(self, position: Position) -> None:
        self.opponents.play_until(position, self.seat)

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[Observation, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """Play an action in each game, then the opponents."""
        ended = np.zeros(self.num_envs, np.bool_)
        reward: Floats = np.zeros(self.num_envs, np.float32)
        scores = np.zeros((self.num_envs, self.game.seats), np.int64)
        for number, outcome in self._batch.step(np.ascontiguousarray(actions, "<i8").tobytes(), self._masks):
            ended[number] = True
            reward[number] = rewards_of(outcome, self.reward)[self.seat]
            scores[number] = outcome.scores
        info: dict[str, Any] = {"scores": scores, "_scores": ended} if ended.any() else {}
        return self._observation(), reward, ended, np.zeros(self.num_envs, np.bool_), info

    def _observation(self) -> Observation:
        self._masks = self._batch.masks()
        return {
            "observation": self.encoder.scaled(self._batch.rows()),
            "action_mask": np.frombuffer(self._masks, np.int8).reshape(self.num_envs, self.game.actions),
        }
