"""The most that a seat can get out of one activation, found by trying everything that is on offer."""

from __future__ import annotations

from mypy_extensions import i64

from terrarium.rauha.position import RauhaPosition
from terrarium.rauha.rules import activation
from terrarium.rauha.rules.actions import NAME, REST, TARGET, USE
from terrarium.rauha.rules.activation import METSAT_SOURCE, SETTLED


class Best:
    """The most points of an activation, the crystals left then, and the actions that lead there."""

    def __init__(self, points: int, crystals: int, actions: list[int]) -> None:
        self.points = points
        self.crystals = crystals
        self.actions = actions


def best(position: RauhaPosition, seat: int) -> Best:
    """The most points, and among equals the most crystals left, for a seat that begins to activate."""
    world = position.copy()
    world.used = 0
    world.asleep = 0
    world.pending = SETTLED
    activation.survey(world, seat)
    return _search(world, seat, {})


def _search(position: RauhaPosition, seat: i64, known: dict[str, Best]) -> Best:
    key = f"{position.used} {position.asleep} {position.pending} {position.spores[seat]} {position.crystals[seat]}"
    found = known.get(key)
    if found is not None:
        return found
    found = Best(0, int(position.crystals[seat]), [])
    for action in _worth_trying(position, seat):
        world = position.copy()
        _do(world, seat, action)
        then = _search(world, seat, known)
        points = int(world.points[seat] - position.points[seat]) + then.points
        if points > found.points or (points == found.points and then.crystals > found.crystals):
            found = Best(points, then.crystals, [action, *then.actions])
    known[key] = found
    return found


def _worth_trying(position: RauhaPosition, seat: i64) -> list[int]:
    """What can lead to the most: nothing free is left lying, since it can only help and gains nothing by waiting."""
    if position.pending == SETTLED:
        if activation.rest_offered(position):
            return [REST]
        if position.free:
            return [USE + int(position.free).bit_length() - 1]
    return [int(action) for action in activation.candidates(position, seat) if action <= NAME + 2]


def _do(position: RauhaPosition, seat: i64, action: i64) -> None:
    """One step of an activation, without what follows in the game."""
    if action == REST:
        activation.use_rest(position, seat)
    elif position.pending == SETTLED:
        activation.use(position, seat, action - USE)
    elif position.pending == METSAT_SOURCE:
        activation.name_animal(position, seat, action - NAME)
    else:
        activation.put_spore(position, seat, position.pending, action - TARGET)
    if position.pending == SETTLED:
        activation.survey(position, seat)
