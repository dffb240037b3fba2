"""Adapters for PettingZoo, Gymnasium and OpenSpiel, without rules of their own.

They need the extra `research`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from terrarium.extras import require_extra

if TYPE_CHECKING:
    from terrarium.research.aec import GameEnv
    from terrarium.research.parallel import ParallelGameEnv

require_extra("research", "gymnasium", "numpy", "pettingzoo")


def env(title: str, seats: int = 4, reward: str = "win", render_mode: str | None = None, **options: object) -> GameEnv:
    """Make a PettingZoo environment of any title that has features; `options` are those of the game."""
    from terrarium.research.aec import GameEnv  # late, because it imports PettingZoo

    return GameEnv(title, seats, reward, render_mode, **options)


def parallel_env(
    title: str, seats: int = 4, reward: str = "win", render_mode: str | None = None, **options: object
) -> ParallelGameEnv:
    """Make a PettingZoo environment in which all seats that must act do so in one step."""
    from terrarium.research.parallel import ParallelGameEnv  # late, because it imports PettingZoo

    return ParallelGameEnv(title, seats, reward, render_mode, **options)
