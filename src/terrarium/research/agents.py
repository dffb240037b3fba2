"""What both of PettingZoo's kinds of environments have in common: agents in seats, spaces, and the position."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
from gymnasium import spaces

import terrarium
from terrarium.engine.position import Position
from terrarium.engine.rng import SEED_LIMIT
from terrarium.research.encoding import Encoder, Feature, Floats, Observation
from terrarium.research.rendering import RENDER_MODES, check_render_mode, render
from terrarium.research.rewards import check_reward

VERSION = 0


class SeatedAgents:
    """The agents ``seat_0``, ``seat_1`` and so on of a game of any title."""

    def __init__(
        self, title: str, seats: int = 4, reward: str = "win", render_mode: str | None = None, **options: object
    ) -> None:
        self.metadata: dict[str, Any] = {
            "name": f"{title}_v{VERSION}",
            "render_modes": RENDER_MODES,
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self.render_mode = check_render_mode(render_mode)
        self.game = terrarium.game(title, seats=seats, box=None, **options)
        self.encoder = Encoder(self.game)
        self.reward = check_reward(reward)
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: self.encoder.observation_space() for agent in self.possible_agents}
        self.action_spaces = {agent: self.encoder.action_space() for agent in self.possible_agents}
        self.state_space = spaces.Box(0.0, 1.0, (seats * self.encoder.size,), np.float32)
        self._seeds = random.Random()
        self.position: Position = self.game.start(0)
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The space of an agent's observations."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The space of an agent's actions."""
        return self.action_spaces[agent]

    def describe(self) -> list[Feature]:
        """Describe each number of an observation."""
        return self.encoder.describe()

    def _start(self, seed: int | None) -> None:
        """Start the game of the seed, or a random one."""
        if seed is not None:
            self._seeds = random.Random(seed)
        self.position = self.game.start(self._seeds.randrange(SEED_LIMIT) if seed is None else seed)
        self.agents = list(self.possible_agents)

    def _observation(self, agent: str, acts: bool) -> Observation:
        """The agent's observation, with a mask if it may act now."""
        seat = self._seat[agent]
        return {
            "observation": self.encoder.observation(self.position, seat),
            "action_mask": self.encoder.mask(self.position, seat) if acts else self.encoder.no_mask(),
        }

    def state(self) -> Floats:
        """Return what all seats know together, one observation after the other, for centralised training."""
        return np.concatenate([self.encoder.observation(self.position, seat) for seat in range(self.game.seats)])

    def words(self, action: int) -> str:
        """The action in words."""
        return self.game.words(int(action))

    def render(self) -> Any:
        """What a spectator sees: as a text table ("ansi"), as a picture ("rgb_array"), or in a window ("human")."""
        return render(self.position, None, self.render_mode)

    def close(self) -> None:
        """Do nothing: there are no resources to release."""
