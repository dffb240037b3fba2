"""Adapters for PettingZoo, Gymnasium and OpenSpiel, without rules of their own.

Needs the optional dependencies ``terrarium[research]``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from terrarium.research.aec import GameEnv


def env(title: str, seats: int = 4, reward: str = "win", render_mode: str | None = None, **options: object) -> GameEnv:
    """Make a PettingZoo environment of any title that has features; `options` are those of the game."""
    from terrarium.research.aec import GameEnv  # so that importing the package needs no optional dependency

    return GameEnv(title, seats, reward, render_mode, **options)
