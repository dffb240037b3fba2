"""Sources: what a seat may use, what a use gives, and which uses are possible now. (R26 to R29, R32, R33, R35)

A source is a number: 0 to 8 the biome on that cell, 9 to 15 an entity.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from terrarium.rauha.cards.box import (
    CELLS,
    CRYSTALS,
    ENTITY,
    FIXED,
    NAMED_ANIMAL,
    NOTHING,
    PAID_POINTS,
    PER_SPORE,
    POINTS,
    SPORE,
    SPORES,
    WATER,
)
from terrarium.rauha.cards.tables import GAIN, KIND, LINE, PAY, PER, bits, lowest_bit
from terrarium.rauha.rules.entities import count_of, most_animals, symbols, water_of
from terrarium.rauha.state.position import RauhaState

#: More than any spore costs.
NO_SPORE: Final = 1000


def within_reach(position: RauhaState, seat: i64) -> i64:
    """Return the sources that the seat may use in this step, used ones included, as sixteen bits. (R26, R27, R35)"""
    if position.scoring:
        return position.spores[seat] | position.entities[seat] << CELLS
    return LINE[position.totem] | position.invited << CELLS


def effect_of(position: RauhaState, seat: i64, source: i64) -> i64:
    """Return the number of the biome or entity of a source."""
    return position.biome_at(seat, source) if source < CELLS else ENTITY - CELLS + source


def points_now(position: RauhaState, seat: i64, effect: i64) -> i64:
    """Return the points that a free effect gives now; for Metsat those of the best animal. (R28, R29, R32, R33)"""
    per = PER[effect]
    if per == FIXED:
        return GAIN[effect]
    if per == SPORES:
        return GAIN[effect] * bits(position.spores[seat])
    total = symbols(position, seat)
    if per == NAMED_ANIMAL:
        return GAIN[effect] * most_animals(total)
    if per == WATER:
        return GAIN[effect] * water_of(total, position.entities[seat])
    return GAIN[effect] * count_of(total, per)


def has_no_effect(position: RauhaState, seat: i64, source: i64) -> bool:
    """Return whether using the source now would change nothing, even if the seat can pay for it."""
    effect = effect_of(position, seat, source)
    kind = KIND[effect]
    if kind in (POINTS, PER_SPORE):
        return points_now(position, seat, effect) == 0
    return kind == NOTHING


def find_usable(position: RauhaState, seat: i64) -> None:
    """Note which sources can be used in `usable`, and those of them that "the rest" uses in `rest`."""
    left: i64 = within_reach(position, seat) & ~position.used
    crystals = position.crystals[seat]
    has_room: bool = position.cells_without_spore(seat) != 0
    paid: i64 = 0
    free: i64 = 0
    per_spore: i64 = 0
    crystals_to_come: i64 = crystals
    cheapest_spore: i64 = NO_SPORE
    while left != 0:  # over the set bits, since few of the sixteen are
        source = lowest_bit(left)
        left &= left - 1
        effect = effect_of(position, seat, source)
        kind = KIND[effect]
        bit: i64 = 1 << source
        if kind == CRYSTALS:
            free |= bit
            crystals_to_come += GAIN[effect]
        elif kind == POINTS:
            if points_now(position, seat, effect) > 0:
                free |= bit
        elif kind == PER_SPORE:
            if position.spores[seat] != 0:
                per_spore |= bit
        elif kind == SPORE and has_room:
            cheapest_spore = min(cheapest_spore, PAY[effect])
            if PAY[effect] <= crystals:
                paid |= bit
        elif kind == PAID_POINTS and PAY[effect] <= crystals:
            paid |= bit
    position.usable = paid | free | per_spore
    # Points per spore gain by waiting while a spore can still be paid for.
    position.rest = free if cheapest_spore <= crystals_to_come else free | per_spore


def rest_offered(position: RauhaState) -> bool:
    """Return whether "the rest" is more than one use."""
    return position.rest & (position.rest - 1) != 0
