"""Earth for PettingZoo: ``from terrarium.research import earth_v0``, then ``earth_v0.env(seats=4)``."""

from __future__ import annotations

from terrarium.research.aec import GameEnv


def env(seats: int = 4, reward: str = "win", render_mode: str | None = None, **options: object) -> GameEnv:
    """A game of Earth with this number of seats; `options` are those of the game."""
    return GameEnv("earth", seats, reward, render_mode, **options)


raw_env = env
