"""Profiles: how well a planet suits every possible animal, computed for all requirements at once."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from terrarium.engine.vec_operations import filled
from terrarium.engine.vecs import vec
from terrarium.planet.cards.box import HABITAT_COUNT, MOST, NOT_TOUCHING, TOUCHING, Box
from terrarium.planet.state.planets import areas_of
from terrarium.planet.state.regions import region_of, size, touched

#: A profile has a place for each kind of requirement, habitat and other habitat.
PLACES: Final = 75


def place_of(kind: i64, habitat: i64, other: i64) -> i64:
    """Return where a profile holds the suitability for a requirement."""
    return 25 * kind + 5 * habitat + other


def places(box: Box) -> vec[i64]:
    """Return for each animal of the box the place of its requirement."""
    return vec[i64]([int(place_of(animal.kind, animal.habitat, max(animal.other, 0))) for animal in box.animals])


def empty_profiles(seats: i64) -> vec[i64]:
    """Return a profile for each seat, to be written by `write_profile`."""
    return filled(PLACES * seats, 0)


def suitability_at(profiles: vec[i64], seat: i64, place: i64) -> i64:
    """Return how well a seat's planet suits the requirement with that place."""
    return profiles[PLACES * seat + place]


def write_profile(planets: vec[i64], seat: i64, profiles: vec[i64], profile_seat: i64) -> None:
    """Write the suitability of a seat's planet for every requirement into one of the profiles. (P17 to P19)"""
    start: i64 = PLACES * profile_seat
    habitat: i64
    other: i64
    for habitat in range(HABITAT_COUNT):
        mask = areas_of(planets, seat, habitat)
        for other in range(HABITAT_COUNT):
            profiles[start + place_of(TOUCHING, habitat, other)] = 0
            profiles[start + place_of(NOT_TOUCHING, habitat, other)] = 0
        count: i64 = 0
        rest: i64 = mask
        while rest != 0:
            region = region_of(rest & -rest, mask)
            rest &= ~region
            count += 1
            areas = size(region)
            border = touched(region)
            for other in range(HABITAT_COUNT):
                kind: i64 = TOUCHING if border & areas_of(planets, seat, other) != 0 else NOT_TOUCHING
                place: i64 = start + place_of(kind, habitat, other)
                if areas > profiles[place]:
                    profiles[place] = areas
        profiles[start + place_of(MOST, habitat, 0)] = count
