"""What a planet offers to every animal there could be, worked out for all of them at once."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from terrarium.engine.vecs import vec
from terrarium.planet.cards.box import NOT_TOUCHING, TOUCHING, Box
from terrarium.planet.state.regions import region_of, size, touched

#: A profile has a place for each kind of requirement, habitat and other habitat.
PLACES: Final = 75


def place_of(kind: int, habitat: int, other: int) -> int:
    """Where a profile holds the planet's suitability for a requirement."""
    return 25 * kind + 5 * habitat + max(other, 0)


def places(box: Box) -> vec[i64]:
    """For each animal of the box, the place of its requirement."""
    return vec[i64]([place_of(animal.kind, animal.habitat, animal.other) for animal in box.animals])


def profile(planets: vec[i64], seat: i64, found: vec[i64], start: i64) -> None:
    """Write the suitability of a seat's planet for every requirement into `found` from `start` on. (P17 to P19)"""
    habitat: i64 = 0
    while habitat < 5:
        mask = planets[5 * seat + habitat]
        row: i64 = start + 5 * habitat
        beside: i64 = 0
        while beside < 5:
            found[row + 25 * TOUCHING + beside] = 0
            found[row + 25 * NOT_TOUCHING + beside] = 0
            beside += 1
        count: i64 = 0
        rest: i64 = mask
        while rest != 0:
            region = region_of(rest & -rest, mask)
            rest &= ~region
            count += 1
            areas = size(region)
            border = touched(region)
            beside = 0
            while beside < 5:
                kind: i64 = TOUCHING if border & planets[5 * seat + beside] != 0 else NOT_TOUCHING
                if areas > found[row + 25 * kind + beside]:
                    found[row + 25 * kind + beside] = areas
                beside += 1
        found[row] = count
        habitat += 1
