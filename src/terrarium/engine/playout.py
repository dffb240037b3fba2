"""Random playouts in one compiled loop."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from terrarium.engine.position import Position
from terrarium.engine.rng import Rng

#: The most decisions of a playout, because some rules do not end a badly played game.
LIMIT: Final = 10_000


def playout(position: Position, rng: Rng, limit: i64 = LIMIT) -> i64:
    """Play random candidates until the game is over or the limit is reached; return the number of decisions."""
    decisions: i64 = 0
    while decisions < limit and not position.over():
        seat = position.next_actor()
        position.move(seat, position.pick(seat, rng))
        decisions += 1
    return decisions


def play_others(position: Position, seat: i64, rng: Rng) -> None:
    """Play random candidates for the other seats until the seat must act or the game is over."""
    while not position.over():
        actors = position.actors()
        if seat in actors:
            return
        mover = actors[0]
        position.move(mover, position.pick(mover, rng))
