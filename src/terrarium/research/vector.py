"""Many games in one process, with batched observations, for learners that play every seat or one of them."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import ArrayLike, NDArray

import terrarium
from terrarium.bots.opponents import Opponents
from terrarium.engine.batch import ALL_SEATS, Batch
from terrarium.engine.rng import Rng
from terrarium.research.encoding import Counts, Encoder, Floats, Mask, check_dtype
from terrarium.research.rewards import check_reward, rewards_of


class Moment(NamedTuple):
    """The state of all games: the seat to act, its observation and mask, and what the last step ended."""

    #: (games,) the seat that acts now.
    seat: NDArray[np.uint8]
    #: (games, numbers) what it may know: from 0 to 1, or counts.
    observation: Floats | Counts
    #: (games, actions) 1 where it may act.
    action_mask: Mask
    #: (games,) whether the last step ended the game; a new one has started in its place.
    ended: NDArray[np.bool_]
    #: (games, seats) the rewards of the games that ended, otherwise 0.
    reward: Floats


class VectorEnv:
    """A number of games of a title, each waiting for one seat; a game that ends is replaced at once.

    Without `opponents` the caller decides for every seat. With a bot spec (or one for each other seat, clockwise) it
    decides for `seat` only, and the others act inside the compiled call. Observations are ``float32`` from 0 to 1, or
    with ``dtype="uint8"`` the counts that these are made from, which costs less; `Encoder.scaled` converts them.

    >>> games = VectorEnv("planet", games=8, seats=2)
    >>> moment = games.reset(seed=1)
    >>> moment = games.step(moment.action_mask.argmax(axis=1))
    >>> moment.observation.shape == (8, games.encoder.size)
    True
    """

    def __init__(
        self,
        title: str,
        games: int,
        seats: int = 4,
        reward: str = "win",
        opponents: str | list[str] | None = None,
        seat: int = 0,
        dtype: str = "float32",
        **options: object,
    ) -> None:
        self.game = terrarium.game(title, seats=seats, box=None, **options)
        if not 0 <= seat < seats:
            raise ValueError(f"The seats are 0 to {seats - 1}; there is no seat {seat}.")
        self.games = games
        self.encoder = Encoder(self.game)
        self.reward = check_reward(reward)
        self.dtype = check_dtype(dtype)
        self.opponents = None if opponents is None else Opponents(opponents, seats)
        self.seat = ALL_SEATS if opponents is None else seat
        self._rng = Rng(0)
        self._batch = Batch(self.game, self.encoder.features, 0, 0)
        self._masks = b""

    def buffers(self) -> Moment:
        """Make arrays for the `out` of `reset` and `step`, which the caller owns and can use again."""
        return Moment(
            np.zeros(self.games, np.uint8),
            np.zeros((self.games, self.encoder.size), self.dtype),
            np.zeros((self.games, self.game.actions), np.int8),
            np.zeros(self.games, np.bool_),
            np.zeros((self.games, self.game.seats), np.float32),
        )

    def reset(self, seed: int | None = None, out: Moment | None = None) -> Moment:
        """Start all games; the same seed deals the same games."""
        if seed is not None:
            self._rng = Rng(seed)
        begin = self._rng.seed()
        if self.opponents is not None:
            self.opponents.seat_bots(Rng(self._rng.seed()))
        self._batch = Batch(self.game, self.encoder.features, self.games, begin, self.seat, self.opponents)
        moment = self._empty(out)
        self._fill(moment)
        return moment

    def step(self, actions: ArrayLike, out: Moment | None = None) -> Moment:
        """Play one action in each game; an illegal one raises the reason, and no game changes.

        With `out` the arrays of this moment are written in place and returned; without it they are new.
        """
        chosen = np.ascontiguousarray(actions, "<i8")
        if chosen.shape != (self.games,):
            raise ValueError(f"There are {self.games} games, but the actions have the shape {chosen.shape}.")
        ended = self._batch.step(chosen.tobytes(), self._masks)
        moment = self._empty(out)
        for number, outcome, _last in ended:
            moment.ended[number] = True
            moment.reward[number] = rewards_of(outcome, self.reward)
        self._fill(moment)
        return moment

    def sample(self) -> NDArray[np.int64]:
        """Draw one of the legal actions of each game."""
        return np.frombuffer(self._batch.sample(self._rng), "<i8").astype(np.int64, copy=False)

    def _empty(self, out: Moment | None) -> Moment:
        """The arrays to write, without the results of an earlier step."""
        if out is None:
            return self.buffers()
        out.ended.fill(False)
        out.reward.fill(0)
        return out

    def _fill(self, moment: Moment) -> None:
        """Write what all games wait for."""
        self._masks = self._batch.masks()
        np.copyto(moment.seat, np.frombuffer(self._batch.seats(), np.uint8))
        np.copyto(moment.action_mask, np.frombuffer(self._masks, np.int8).reshape(self.games, self.game.actions))
        counts = self.encoder.counts(self._batch.rows())
        if moment.observation.dtype == np.uint8:
            np.copyto(moment.observation, counts)
        else:
            self.encoder.scaled(counts, out=moment.observation)
