"""Many games with one learning seat each, as a Gymnasium vector environment."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

import terrarium
from terrarium.bots.opponents import RANDOM, Opponents
from terrarium.engine.batch import NEXT_STEP, SAME_STEP, WHEN_ASKED, Batch
from terrarium.engine.outcome import Outcome
from terrarium.engine.rng import SEED_LIMIT, Rng
from terrarium.research.encoding import Counts, Encoder, Floats, Observation, check_dtype
from terrarium.research.rewards import check_reward, rewards_of

#: How the engine names the modes.
MODES = {
    AutoresetMode.SAME_STEP: SAME_STEP,
    AutoresetMode.NEXT_STEP: NEXT_STEP,
    AutoresetMode.DISABLED: WHEN_ASKED,
}
Flags = NDArray[np.bool_]


class SeatVectorEnv(VectorEnv[Observation, NDArray[np.int64], NDArray[Any]]):
    """A number of games; the caller plays the learning seat, bots play the others inside the compiled call.

    `opponents` are those of `SeatEnv`. `autoreset_mode` is one of Gymnasium's three:

    - SAME_STEP (the default): the next game starts in the step that ends one, and ``final_obs`` and ``final_info`` of
      the info have what the ended game showed last.
    - NEXT_STEP: the observation is that of the ended game; the next step of it ignores the action and starts a game.
    - DISABLED: a game that is over waits for ``reset(options={"reset_mask": ended})``.

    The info has the final ``scores`` and ``winners``. An illegal action raises the reason, and no game changes.
    """

    def __init__(
        self,
        title: str,
        num_envs: int = 1,
        seats: int = 4,
        opponents: str | list[str] = RANDOM,
        seat: int = 0,
        reward: str = "win",
        autoreset_mode: AutoresetMode | str = AutoresetMode.SAME_STEP,
        dtype: str = "float32",
        **options: object,
    ) -> None:
        self.autoreset_mode = AutoresetMode(autoreset_mode)
        self.metadata = {"autoreset_mode": self.autoreset_mode, "render_modes": []}
        self.render_mode = None
        self.game = terrarium.game(title, seats=seats, box=None, **options)
        self.encoder = Encoder(self.game)
        self.reward = check_reward(reward)
        self.dtype = check_dtype(dtype)
        self.opponents = Opponents(opponents, seats)
        self.seat = seat
        self.num_envs = num_envs
        self.single_observation_space = self.encoder.observation_space(dtype)
        self.single_action_space = self.encoder.action_space()
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._batch = Batch(self.game, self.encoder.features, 0, 0, seat)
        self._masks = b""
        self._over: Flags = np.zeros(num_envs, np.bool_)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Start all games, or those of the option ``reset_mask``; one seed (the first of a list) is for all of them."""
        super().reset(seed=seed[0] if isinstance(seed, list) else seed)
        chosen = (options or {}).get("reset_mask")
        if chosen is not None and self._batch.count:
            self._replace(np.asarray(chosen))
            return self._observation(), {}
        begin = int(self.np_random.integers(SEED_LIMIT))
        others = None
        if not self.opponents.all_random:
            self.opponents.seat_bots(Rng(int(self.np_random.integers(SEED_LIMIT))))
            others = self.opponents
        self._batch = Batch(
            self.game, self.encoder.features, self.num_envs, begin, self.seat, others, MODES[self.autoreset_mode]
        )
        self._over = np.zeros(self.num_envs, np.bool_)
        return self._observation(), {}

    def _replace(self, chosen: Flags) -> None:
        """Start new games where `chosen` is true."""
        if chosen.shape != (self.num_envs,) or chosen.dtype != np.bool_:
            raise ValueError(f"The reset_mask must be {self.num_envs} truth values, not {chosen.shape} {chosen.dtype}.")
        self._batch.replace(chosen.tobytes())
        self._over &= ~chosen

    def step(self, actions: NDArray[np.int64]) -> tuple[Observation, NDArray[Any], Flags, Flags, dict[str, Any]]:
        """Play an action in each game, then the opponents."""
        if self.autoreset_mode == AutoresetMode.DISABLED and self._over.any():
            numbers = ", ".join(str(number) for number in np.flatnonzero(self._over))
            raise ValueError(f"These games are over and must be reset before the next step: {numbers}.")
        ended = np.zeros(self.num_envs, np.bool_)
        reward: Floats = np.zeros(self.num_envs, np.float32)
        results = self._batch.step(np.ascontiguousarray(actions, "<i8").tobytes(), self._masks)
        for number, outcome, _last in results:
            ended[number] = True
            reward[number] = rewards_of(outcome, self.reward)[self.seat]
        self._over = ended
        return self._observation(), reward, ended, np.zeros(self.num_envs, np.bool_), self._info(results, ended)

    def _info(self, results: list[tuple[int, Outcome, bytes]], ended: Flags) -> dict[str, Any]:
        """The scores and winners of the games that ended, in Gymnasium's form for vector environments."""
        if not results:
            return {}
        scores = np.zeros((self.num_envs, self.game.seats), np.int64)
        winners = np.zeros((self.num_envs, self.game.seats), np.bool_)
        last: list[Observation | None] = [None] * self.num_envs
        for number, outcome, row in results:
            scores[number] = outcome.scores
            winners[number, outcome.winners] = True
            last[number] = {"observation": self._numbers(row)[0], "action_mask": self.encoder.no_mask()}
        info: dict[str, Any] = {"scores": scores, "_scores": ended, "winners": winners, "_winners": ended}
        if self.autoreset_mode != AutoresetMode.SAME_STEP:
            return info
        final = np.empty(self.num_envs, object)
        final[:] = last
        return {**info, "final_obs": final, "_final_obs": ended, "final_info": info, "_final_info": ended}

    def _numbers(self, rows: bytes) -> Floats | Counts:
        counts = self.encoder.counts(rows)
        return counts.copy() if self.dtype == "uint8" else self.encoder.scaled(counts)

    def _observation(self) -> Observation:
        self._masks = self._batch.masks()
        return {
            "observation": self._numbers(self._batch.rows()),
            "action_mask": np.frombuffer(self._masks, np.int8).reshape(self.num_envs, self.game.actions),
        }
