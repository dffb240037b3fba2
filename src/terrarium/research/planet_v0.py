"""Planet for PettingZoo: ``from terrarium.research import planet_v0``, then ``planet_v0.env(seats=4)``."""

from __future__ import annotations

from terrarium.research.aec import GameEnv
from terrarium.research.parallel import ParallelGameEnv


def env(seats: int = 4, reward: str = "win", render_mode: str | None = None, **options: object) -> GameEnv:
    """A game of Planet with this number of seats; `options` are those of the game."""
    return GameEnv("planet", seats, reward, render_mode, **options)


def parallel_env(
    seats: int = 4, reward: str = "win", render_mode: str | None = None, **options: object
) -> ParallelGameEnv:
    """The same game, one step for all seats that must act."""
    return ParallelGameEnv("planet", seats, reward, render_mode, **options)


raw_env = env
