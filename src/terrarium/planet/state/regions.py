"""Regions: which areas of a planet hang together, how large they are, what they touch.

A set of areas is a 60-bit mask; a planet is five of them, one per habitat.
"""

from __future__ import annotations

from mypy_extensions import i64

from terrarium.engine.vecs import append, vec
from terrarium.planet.state.geometry import TOUCHED


def size(mask: i64) -> i64:
    """How many areas there are in the mask."""
    mask = mask - ((mask >> 1) & 0x5555555555555555)
    mask = (mask & 0x3333333333333333) + ((mask >> 2) & 0x3333333333333333)
    mask = (mask + (mask >> 4)) & 0x0F0F0F0F0F0F0F0F
    mask = mask + (mask >> 8)
    mask = mask + (mask >> 16)
    return (mask + (mask >> 32)) & 0x7F


def touched(mask: i64) -> i64:
    """Every area that touches an area of the mask, across whole sides only. (P13)"""
    return _spread(TOUCHED, mask)


def _spread(table: vec[i64], mask: i64) -> i64:
    """`touched`, with its table at hand: naming a global costs more than looking something up in it."""
    return (
        table[mask & 1023]
        | table[1024 + (mask >> 10 & 1023)]
        | table[2048 + (mask >> 20 & 1023)]
        | table[3072 + (mask >> 30 & 1023)]
        | table[4096 + (mask >> 40 & 1023)]
        | table[5120 + (mask >> 50 & 1023)]
    )


def region_of(start: i64, habitat: i64) -> i64:
    """The largest connected part of the habitat's mask that contains the start. (P14)"""
    table = TOUCHED
    region: i64 = start
    edge: i64 = start
    while edge != 0:
        edge = _spread(table, edge) & habitat & ~region
        region |= edge
    return region


def regions(habitat: i64) -> vec[i64]:
    """The regions of a habitat's mask, in the order of their lowest areas. (P14)"""
    found = vec[i64]()
    rest: i64 = habitat
    while rest != 0:
        region = region_of(rest & -rest, habitat)
        found = append(found, region)
        rest &= ~region
    return found
