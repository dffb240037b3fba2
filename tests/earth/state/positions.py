"""Positions in which nothing is dealt yet."""

from __future__ import annotations

from typing import cast

import terrarium
from terrarium.earth.game import EarthGame
from terrarium.earth.position import EarthPosition
from terrarium.engine.rng import Rng


def blank(seats: int = 3, **options: object) -> EarthPosition:
    """A position in which nothing is dealt yet."""
    game = cast(EarthGame, terrarium.game("earth", seats=seats, **options))
    position = game.fresh(Rng(1), None)
    position.make_rows()
    return position
