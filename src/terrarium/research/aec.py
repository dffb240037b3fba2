"""A game as a PettingZoo AEC environment, in which one agent acts after the other."""

from __future__ import annotations

import json
import random
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

import terrarium
from terrarium.engine.position import Position
from terrarium.engine.rng import SEED_LIMIT
from terrarium.research.actions import play_action
from terrarium.research.encoding import Encoder, Feature, Floats, Observation
from terrarium.research.rewards import check_reward, rewards_of

VERSION = 0


class GameEnv(AECEnv[str, Observation, int | None]):
    """A game of any title; where several seats may act together, the lowest acts first.

    Rewards come at the end. An illegal action raises `terrarium.TerrariumError` with the reason and changes
    nothing. The seed of `reset` is the game's own: it deals the same game as ``terrarium.game(...).start(seed)``.
    """

    def __init__(
        self, title: str, seats: int = 4, reward: str = "win", render_mode: str | None = None, **options: object
    ) -> None:
        super().__init__()
        self.metadata = {
            "name": f"{title}_v{VERSION}",
            "render_modes": ["ansi", "human"],
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self.render_mode = render_mode
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
        self.infos: dict[str, dict[str, Any]] = {}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The space of an agent's observations."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The space of an agent's actions."""
        return self.action_spaces[agent]

    def describe(self) -> list[Feature]:
        """Describe each number of an observation."""
        return self.encoder.describe()

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start the game of the seed, or a random one."""
        if seed is not None:
            self._seeds = random.Random(seed)
        self.position = self.game.start(self._seeds.randrange(SEED_LIMIT) if seed is None else seed)
        agents = self.possible_agents
        self.agents = list(agents)
        self.rewards = dict.fromkeys(agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(agents, 0.0)
        self.terminations = dict.fromkeys(agents, False)
        self.truncations = dict.fromkeys(agents, False)
        self.infos = {agent: {} for agent in agents}
        self._skip_agent_selection = None
        self.agent_selection = agents[self.position.actors()[0]]

    def observe(self, agent: str) -> Observation:
        """The agent's observation, and its action mask if it is its turn."""
        seat, position = self._seat[agent], self.position
        acts = agent == self.agent_selection and not position.over()
        return {
            "observation": self.encoder.observation(position, seat),
            "action_mask": self.encoder.mask(position, seat) if acts else self.encoder.no_mask(),
        }

    def state(self) -> Floats:
        """Return what all seats know together, one observation after the other, for centralised training."""
        return np.concatenate([self.encoder.observation(self.position, seat) for seat in range(self.game.seats)])

    def step(self, action: int | None) -> None:
        """Play the action of the agent whose turn it is."""
        agent = self.agent_selection
        if action is None or self.terminations[agent]:
            self._was_dead_step(action)
            return
        play_action(self.position, self._seat[agent], int(action))
        actors = self.position.actors()
        if actors:
            self.agent_selection = self.possible_agents[actors[0]]
        else:
            self._end()

    def _end(self) -> None:
        """Set the rewards and terminate all agents."""
        earned = rewards_of(self.position.outcome(), self.reward)
        self.rewards = dict(zip(self.agents, earned, strict=True))
        self._cumulative_rewards = dict(self.rewards)
        self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.agents[0]

    def words(self, action: int) -> str:
        """The action in words."""
        return self.game.words(int(action))

    def render(self) -> str | None:
        """What a spectator sees, as JSON: returned ("ansi") or printed ("human")."""
        text = json.dumps(self.position.view(None), indent=1, ensure_ascii=False)
        if self.render_mode == "human":
            print(text)
            return None
        return text

    def close(self) -> None:
        """Do nothing: there are no resources to release."""
