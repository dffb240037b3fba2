"""A game as a PettingZoo parallel environment, in which all seats that must act do so in one step."""

from __future__ import annotations

from typing import Any

from pettingzoo import ParallelEnv

from terrarium.engine.errors import Refused
from terrarium.research.actions import play_action
from terrarium.research.agents import SeatedAgents
from terrarium.research.encoding import Observation
from terrarium.research.rewards import rewards_of

#: For each agent: observations, rewards, terminations, truncations and infos.
Step = tuple[
    dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]
]  # fmt: skip


class ParallelGameEnv(SeatedAgents, ParallelEnv[str, Observation, int]):
    """A game of any title, one step for all seats that must act now.

    In Rauha all choose their cards together, in Earth all act in most turns; in Planet one seat acts in each step. The
    mask of a seat that need not act is empty, although Earth would let it play an event; its action is not looked at
    and can be left out. No seat sees what another does in the same step. Rewards come at the end, and all agents end
    together.
    """

    def __init__(
        self, title: str, seats: int = 4, reward: str = "win", render_mode: str | None = None, **options: object
    ) -> None:
        SeatedAgents.__init__(self, title, seats, reward, render_mode, **options)

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Start the game of the seed, or a random one."""
        self._start(seed)
        return self._observations(), {agent: {} for agent in self.agents}

    def step(self, actions: dict[str, int]) -> Step:
        """Play the actions of all seats that must act; an illegal one raises the reason, and nothing changes.

        The seats act in ascending order. If the rules then no longer let a seat do what it chose, it is asked again in
        the next step, and its info has ``again``.
        """
        acting = self.position.actors()
        chosen = {seat: actions.get(self.possible_agents[seat]) for seat in acting}
        for seat, action in chosen.items():
            self._check(seat, action)
        again: list[int] = []
        for seat, action in chosen.items():
            if action is not None:
                try:
                    play_action(self.position, seat, int(action))
                except Refused:
                    again.append(seat)
        agents = self.agents
        over = self.position.over()
        earned = rewards_of(self.position.outcome(), self.reward) if over else [0.0] * self.game.seats
        observations = self._observations()
        if over:
            self.agents = []
        return (
            observations,
            dict(zip(agents, earned, strict=True)),
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, False),
            {agent: {"again": True} if self._seat[agent] in again else {} for agent in agents},
        )

    def _check(self, seat: int, action: int | None) -> None:
        """Raise the reason if a seat that must act cannot do this now."""
        if action is None:
            raise ValueError(f"{self.possible_agents[seat]} must act, but there is no action for it.")
        if not 0 <= int(action) < self.game.actions:
            raise self.game.no_such_action(int(action))
        refusal = self.position.refusal(seat, int(action))
        if refusal is not None:
            raise refusal

    def _observations(self) -> dict[str, Observation]:
        acting = self.position.actors()
        return {agent: self._observation(agent, self._seat[agent] in acting) for agent in self.agents}
