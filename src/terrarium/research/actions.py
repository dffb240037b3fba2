"""The actions of learners, which never change a seat's settings."""

from __future__ import annotations

from terrarium.engine.errors import Refused
from terrarium.engine.position import Position


def play_action(position: Position, seat: int, action: int) -> None:
    """Do an action, or raise `Refused`; a change of a setting is no action of a learner."""
    if position.game.is_setting_change(action):
        raise Refused("no-such-action", action=str(action), actions=position.game.actions)
    position.play(seat, action)
