"""The most that a seat can get out of one activation, found by trying every useful order."""

from __future__ import annotations

from typing import cast

from mypy_extensions import i64

from terrarium.rauha.rules import activation
from terrarium.rauha.rules.actions import REST, STOP, USE
from terrarium.rauha.rules.candidate_uses import candidates
from terrarium.rauha.rules.sources import find_usable, rest_offered
from terrarium.rauha.state.phases import NOTHING_PENDING
from terrarium.rauha.state.position import RauhaState


class Best:
    """The most points of an activation, the crystals left then, and the actions that lead there."""

    def __init__(self, points: int, crystals: int, actions: list[int]) -> None:
        self.points = points
        self.crystals = crystals
        self.actions = actions


def best(position: RauhaState, seat: int) -> Best:
    """Return the most points, and among equals the most crystals left, for a seat that begins to activate."""
    world = cast(RauhaState, position.copy())
    world.used = 0
    world.suppressed = 0
    world.pending = NOTHING_PENDING
    find_usable(world, seat)
    return _search(world, seat, {})


def _search(position: RauhaState, seat: i64, known: dict[str, Best]) -> Best:
    """Return the best continuation; `known` holds those of the states seen before."""
    used = f"{position.used} {position.suppressed} {position.pending}"
    key = f"{used} {position.spores[seat]} {position.crystals[seat]}"
    found = known.get(key)
    if found is not None:
        return found
    found = Best(0, int(position.crystals[seat]), [])
    for action in _useful_actions(position, seat):
        world = cast(RauhaState, position.copy())
        activation.act(world, seat, action)
        if world.pending == NOTHING_PENDING:
            find_usable(world, seat)
        then = _search(world, seat, known)
        points = int(world.points[seat] - position.points[seat]) + then.points
        if points > found.points or (points == found.points and then.crystals > found.crystals):
            found = Best(points, then.crystals, [action, *then.actions])
    known[key] = found
    return found


def _useful_actions(position: RauhaState, seat: i64) -> list[int]:
    """List the actions that can lead to the most; free uses come first, since they gain nothing by waiting."""
    if position.pending == NOTHING_PENDING:
        if rest_offered(position):
            return [REST]
        if position.rest:
            return [USE + int(position.rest).bit_length() - 1]
    return [int(action) for action in candidates(position, seat) if action != STOP]
