"""Playing the actions of learners, who cannot change settings."""

from __future__ import annotations

from terrarium.engine.errors import Refused
from terrarium.engine.position import Position


def play_action(position: Position, seat: int, action: int) -> None:
    """Play an action, or raise `Refused`; setting changes are refused."""
    if position.game.is_setting_change(action):
        raise Refused("no-such-action", action=str(action), actions=position.game.actions)
    position.play(seat, action)
