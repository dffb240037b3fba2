"""What a seat may do: every tile on every free face in every turn that looks different. (P08)"""

from __future__ import annotations

from mypy_extensions import i64

from terrarium.engine.rng import Rng
from terrarium.engine.vecs import vec
from terrarium.planet.rules.actions import actions_on, encode
from terrarium.planet.state.geometry import FACES
from terrarium.planet.state.position import PlanetState
from terrarium.planet.state.regions import size
from terrarium.planet.state.tile_piles import GONE, SLOTS


def choices(position: PlanetState, seat: i64) -> vec[i64]:
    """Return the legal actions of a seat, ascending."""
    if position.over() or seat != position.turn_seat():
        return vec[i64]()
    free = position.free_faces(seat)
    found = vec[i64]([0] * (_all_turns(position) * size(free)))
    count: i64 = 0
    slot: i64
    face: i64
    turn: i64
    for slot in range(SLOTS):
        turns = offered_turns(position, slot)
        for face in range(FACES):
            if free >> face & 1:
                for turn in range(turns):
                    found[count] = encode(slot, face, turn)
                    count += 1
    return found


def legal(position: PlanetState, seat: i64) -> list[int]:
    """Return the same as Python ints, joined from prepared lists because callers ask so often."""
    found: list[int] = []
    if position.over() or seat != position.turn_seat():
        return found
    free = position.free_faces(seat)
    slot: i64
    for slot in range(SLOTS):
        turns = offered_turns(position, slot)
        if turns > 0:
            found += actions_on(slot, 0, free & 63, turns)
            found += actions_on(slot, 1, free >> 6, turns)
    return found


def pick(position: PlanetState, seat: i64, rng: Rng) -> i64:
    """Draw one of the legal actions without listing them."""
    free = position.free_faces(seat)
    faces = size(free)
    place = rng.below(_all_turns(position) * faces)
    slot: i64 = 0
    turns = offered_turns(position, slot)
    while place >= turns * faces:
        place -= turns * faces
        slot += 1
        turns = offered_turns(position, slot)
    face: i64 = 0
    before = place // turns
    while before > 0 or not free >> face & 1:
        before -= free >> face & 1
        face += 1
    return encode(slot, face, place % turns)


def offered_turns(position: PlanetState, slot: i64) -> i64:
    """Return how many turns of a slot's tile are offered: none if it is gone or alike to an earlier one."""
    tile = position.tile_in(slot)
    if tile == GONE or (position.box.repeats and alike_before(position, slot, tile) != GONE):
        return 0
    return position.box.turns[tile]


def alike_before(position: PlanetState, slot: i64, tile: i64) -> i64:
    """Return an earlier slot of this round with the same tile, turned or not, or GONE."""
    alike = position.box.alike
    earlier: i64
    for earlier in range(slot):
        other = position.tile_in(earlier)
        if other != GONE and alike[other] == alike[tile]:
            return earlier
    return GONE


def _all_turns(position: PlanetState) -> i64:
    """Return how many ways there are to place a tile of this round on one face."""
    total: i64 = 0
    slot: i64
    for slot in range(SLOTS):
        total += offered_turns(position, slot)
    return total
