"""All planets as one row of 60-bit masks: the areas of each habitat, five masks for each seat."""

from __future__ import annotations

from mypy_extensions import i64

from terrarium.engine.vec_operations import filled
from terrarium.engine.vecs import vec
from terrarium.planet.cards.box import HABITAT_COUNT


def empty_planets(seats: i64) -> vec[i64]:
    """Return planets without tiles. (P02)"""
    return filled(HABITAT_COUNT * seats, 0)


def areas_of(planets: vec[i64], seat: i64, habitat: i64) -> i64:
    """Return the areas of a habitat on a seat's planet."""
    return planets[HABITAT_COUNT * seat + habitat]


def add_areas(planets: vec[i64], seat: i64, habitat: i64, areas: i64) -> None:
    """Add areas of a habitat to a seat's planet."""
    planets[HABITAT_COUNT * seat + habitat] |= areas


def set_areas(planets: vec[i64], seat: i64, habitat: i64, areas: i64) -> None:
    """Replace the areas of a habitat on a seat's planet."""
    planets[HABITAT_COUNT * seat + habitat] = areas
