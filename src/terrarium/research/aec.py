"""A game as a PettingZoo AEC environment, in which one agent acts after the other."""

from __future__ import annotations

from typing import Any

from pettingzoo import AECEnv

from terrarium.research.actions import play_action
from terrarium.research.agents import SeatedAgents
from terrarium.research.encoding import Observation
from terrarium.research.rewards import rewards_of


class GameEnv(SeatedAgents, AECEnv[str, Observation, int | None]):
    """A game of any title; where several seats may act together, the lowest acts first.

    Rewards come at the end. An illegal action raises `terrarium.TerrariumError` with the reason and changes
    nothing. The seed of `reset` is the game's own: it deals the same game as ``terrarium.game(...).start(seed)``.
    """

    def __init__(
        self, title: str, seats: int = 4, reward: str = "win", render_mode: str | None = None, **options: object
    ) -> None:
        AECEnv.__init__(self)
        SeatedAgents.__init__(self, title, seats, reward, render_mode, **options)
        self.infos: dict[str, dict[str, Any]] = {}

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start the game of the seed, or a random one."""
        self._start(seed)
        agents = self.possible_agents
        self.rewards = dict.fromkeys(agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(agents, 0.0)
        self.terminations = dict.fromkeys(agents, False)
        self.truncations = dict.fromkeys(agents, False)
        self.infos = {agent: {} for agent in agents}
        self._skip_agent_selection = None
        self.agent_selection = agents[self.position.actors()[0]]

    def observe(self, agent: str) -> Observation:
        """The agent's observation, and its action mask if it is its turn."""
        return self._observation(agent, agent == self.agent_selection and not self.position.over())

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
