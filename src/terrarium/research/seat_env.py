"""A game as a Gymnasium environment: one learning seat, bots in the others."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from numpy.typing import NDArray

import terrarium
from terrarium.bots.opponents import RANDOM, Opponents
from terrarium.engine.errors import Refused
from terrarium.engine.position import Position
from terrarium.engine.rng import SEED_LIMIT, Rng
from terrarium.research.actions import play_action
from terrarium.research.encoding import Encoder, Feature, Mask, Observation
from terrarium.research.rendering import RENDER_MODES, check_render_mode, render
from terrarium.research.rewards import check_reward, rewards_of


class SeatEnv(gymnasium.Env[Observation, np.int64]):
    """One learning seat in a game of any title.

    `opponents` is a bot spec for all other seats, or a list of specs, one for each of them clockwise; ``random`` seats
    play in compiled code. `seat` is the learning seat, None for a random one in each game. An
    illegal action ends the game with the worst reward, and the info says why.
    """

    metadata = {"render_modes": RENDER_MODES, "render_fps": 1}  # noqa: RUF012  (Gymnasium reads it from the class)

    def __init__(
        self,
        title: str,
        seats: int = 4,
        opponents: str | list[str] = RANDOM,
        seat: int | None = 0,
        reward: str = "win",
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        self.render_mode = check_render_mode(render_mode)
        self.game = terrarium.game(title, seats=seats, box=None, **options)
        self.encoder = Encoder(self.game)
        self.reward = check_reward(reward)
        self.opponents = Opponents(opponents, seats)
        self.seat_wanted = seat
        self.observation_space = self.encoder.observation_space()
        self.action_space = self.encoder.action_space()
        self.seat = seat or 0
        self.position: Position = self.game.start(0)

    def describe(self) -> list[Feature]:
        """Describe each number of an observation."""
        return self.encoder.describe()

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Start a game and play up to the first decision of the learning seat."""
        super().reset(seed=seed)
        rng = Rng(int(self.np_random.integers(SEED_LIMIT)))
        self.position = self.game.start(rng.seed())
        wanted = self.seat_wanted
        self.seat = int(rng.below(self.game.seats)) if wanted is None else wanted
        self.opponents.seat_bots(rng)
        self.opponents.play_until(self.position, self.seat)
        return self._observation(), {"seat": self.seat}

    def step(self, action: np.int64 | int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Play an action of the learning seat, then the opponents until it must act again."""
        try:
            play_action(self.position, self.seat, int(action))
        except Refused as refused:
            return self._observation(), self._worst(), True, False, {"seat": self.seat, "refused": str(refused)}
        self.opponents.play_until(self.position, self.seat)
        if not self.position.over():
            return self._observation(), 0.0, False, False, {"seat": self.seat}
        outcome = self.position.outcome()
        info = {"seat": self.seat, "scores": outcome.scores, "winners": outcome.winners}
        return self._observation(), rewards_of(outcome, self.reward)[self.seat], True, False, info

    def action_masks(self) -> NDArray[np.bool_]:
        """Return which actions are legal now, under the name that sb3-contrib's MaskablePPO asks for."""
        return self._mask().astype(np.bool_)

    def _mask(self) -> Mask:
        return self.encoder.no_mask() if self.position.over() else self.encoder.mask(self.position, self.seat)

    def _observation(self) -> Observation:
        return {"observation": self.encoder.observation(self.position, self.seat), "action_mask": self._mask()}

    def _worst(self) -> float:
        """The reward of an illegal action: a defeat, or no points."""
        return 0.0 if self.reward == "score" else -1.0 if self.reward == "win" else -float(max(self.position.scores()))

    def render(self) -> Any:
        """What the learning seat sees: a text table ("ansi"), a picture ("rgb_array"), or a window ("human")."""
        return render(self.position, self.seat, self.render_mode)
