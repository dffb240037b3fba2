"""Many games in one process, with batched observations for learners that play every seat."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import ArrayLike, NDArray

import terrarium
from terrarium.engine.batch import Batch
from terrarium.engine.rng import Rng
from terrarium.research.encoding import Encoder, Floats, Mask
from terrarium.research.rewards import check_reward, rewards_of


class Moment(NamedTuple):
    """The state of all games: the seat to act, its observation and mask, and what the last step ended."""

    #: (games,) the seat that acts now.
    seat: NDArray[np.uint8]
    #: (games, numbers) what it may know, from 0 to 1.
    observation: Floats
    #: (games, actions) 1 where it may act.
    action_mask: Mask
    #: (games,) whether the last step ended the game; a new one has started in its place.
    ended: NDArray[np.bool_]
    #: (games, seats) the rewards of the games that ended, otherwise 0.
    reward: Floats


class VectorEnv:
    """A number of games of a title, each waiting for one seat; a game that ends is replaced at once.

    >>> games = VectorEnv("planet", games=8, seats=2)
    >>> moment = games.reset(seed=1)
    >>> moment = games.step(moment.action_mask.argmax(axis=1))
    >>> moment.observation.shape == (8, games.encoder.size)
    True
    """

    def __init__(self, title: str, games: int, seats: int = 4, reward: str = "win", **options: object) -> None:
        self.game = terrarium.game(title, seats=seats, box=None, **options)
        self.games = games
        self.encoder = Encoder(self.game)
        self.reward = check_reward(reward)
        self._rng = Rng(0)
        self._batch = Batch(self.game, self.encoder.features, 0, 0)
        self._masks = b""

    def reset(self, seed: int | None = None) -> Moment:
        """Start all games; the same seed deals the same games."""
        if seed is not None:
            self._rng = Rng(seed)
        self._batch = Batch(self.game, self.encoder.features, self.games, self._rng.seed())
        return self._moment(np.zeros(self.games, np.bool_), np.zeros((self.games, self.game.seats), np.float32))

    def step(self, actions: ArrayLike) -> Moment:
        """Play one action in each game; an illegal one raises the reason, and no game changes."""
        chosen = np.ascontiguousarray(actions, "<i8")
        if chosen.shape != (self.games,):
            raise ValueError(f"There are {self.games} games, but the actions have the shape {chosen.shape}.")
        ended = np.zeros(self.games, np.bool_)
        reward = np.zeros((self.games, self.game.seats), np.float32)
        for number, outcome in self._batch.step(chosen.tobytes(), self._masks):
            ended[number] = True
            reward[number] = rewards_of(outcome, self.reward)
        return self._moment(ended, reward)

    def _moment(self, ended: NDArray[np.bool_], reward: Floats) -> Moment:
        self._masks = self._batch.masks()
        return Moment(
            np.frombuffer(self._batch.seats(), np.uint8),
            self.encoder.scaled(self._batch.rows()),
            np.frombuffer(self._masks, np.int8).reshape(self.games, self.game.actions),
            ended,
            reward,
        )
