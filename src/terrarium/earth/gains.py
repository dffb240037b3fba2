"""What an ability gives: some of it at once, the rest as rows of placements. (E31)"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from terrarium.earth import gaia, piles, tell
from terrarium.earth.abilities import (
    GAIN_DECK,
    GAIN_DRAW,
    GAIN_GROWTH,
    GAIN_HAND,
    GAIN_SOIL,
    GAIN_SPROUT,
    LOOK_AT_COMPOST,
    PLACE_ON_ADJACENT,
    PLACE_ON_EACH_IN_LINE,
)
from terrarium.earth.cards import BOX
from terrarium.earth.grid import around, line_of
from terrarium.earth.marks import GAINED_SOIL, MARKS
from terrarium.earth.steps import (
    ALL_CELLS,
    CARRY_ON,
    GROWTHS,
    KEEP_COMPOST,
    SPROUTS,
    TUCK,
    ability_of,
    count_of,
    kind_of,
    mark_of,
    step,
)
from terrarium.earth.terms import CELLS, SPROUT, ones

if TYPE_CHECKING:
    from terrarium.earth.position import EarthPosition


def take_gains(position: EarthPosition, seat: i64, packed: i64) -> None:
    """Soil, cards and deck compost at once; then sprouts, growth and composting from hand, in this order. (E31)"""
    position.pop(seat)
    ability = ability_of(packed)
    often = count_of(packed)
    if position.journal is not None:
        tell.uses(position, seat, ability)
    effect = BOX.effect[ability]
    if effect in (PLACE_ON_EACH_IN_LINE, PLACE_ON_ADJACENT):
        _place_around(position, seat, ability, mark_of(packed))
        return
    if effect == LOOK_AT_COMPOST:
        count = BOX.amount[ability]
        if count > position.areas[seat].compost:
            count = position.areas[seat].compost
        position.look_at_compost(seat, count)
        position.push(seat, step(KEEP_COMPOST, count, ability))
        return
    take_at_once(position, seat, ability, often)
    gains = BOX.gains
    base: i64 = 6 * ability
    sprouts = often * gains[base + GAIN_SPROUT]
    growth = often * gains[base + GAIN_GROWTH]
    cards = often * gains[base + GAIN_HAND]
    if gains[base + GAIN_DRAW] > 0:
        position.unlist(seat)
    if position.pending(seat) > 0 and kind_of(position.top(seat)) == CARRY_ON:
        # What an ability of a run gives waits with the rest, as one row.
        position.pop(seat)
        push_rows(position, seat, 0, sprouts, growth, cards)
        position.push(seat, step(CARRY_ON))
        return
    push_rows(position, seat, ability, sprouts, growth, cards)


def take_at_once(position: EarthPosition, seat: i64, ability: i64, often: i64) -> None:
    """Take the soil, the cards and the deck compost of an ability."""
    gains = BOX.gains
    base: i64 = 6 * ability
    seen = gaia.counts(ability)
    if gains[base + GAIN_SOIL] > 0:
        gain_soil(position, seat, often * gains[base + GAIN_SOIL])
        if seen:
            gaia.note_soil(position, often * gains[base + GAIN_SOIL])
    if gains[base + GAIN_DRAW] > 0:
        drawn = piles.draw(position, seat, often * gains[base + GAIN_DRAW])
        if seen:
            gaia.note_cards(position, drawn)
    if gains[base + GAIN_DECK] > 0:
        piles.compost_from_deck(position, seat, often * gains[base + GAIN_DECK])


def push_rows(position: EarthPosition, seat: i64, ability: i64, sprouts: i64, growth: i64, cards: i64) -> None:
    """Put rows on the stack: sprouts first, then growth, then composting from hand."""
    if cards > 0:
        position.push(seat, step(TUCK, cards, ability))
    if growth > 0:
        position.push(seat, step(GROWTHS, growth, ability, 0, ALL_CELLS))
    if sprouts > 0:
        position.push(seat, step(SPROUTS, sprouts, ability, 0, ALL_CELLS))


def gain_soil(position: EarthPosition, seat: i64, amount: i64) -> None:
    """Take soil from the supply."""
    position.areas[seat].soil += amount
    position.marks[MARKS * seat + GAINED_SOIL] += amount
    if position.journal is not None:
        tell.gained_soil(position, seat, amount)


def _place_around(position: EarthPosition, seat: i64, ability: i64, cell: i64) -> None:
    """Pieces on flora of a type in the own line, or on the flora around."""
    area = position.areas[seat]
    kind: i64 = SPROUTS if BOX.piece[ability] == SPROUT else GROWTHS
    if BOX.effect[ability] == PLACE_ON_ADJACENT:
        position.push(seat, step(kind, BOX.amount[ability], ability, 0, around(cell)))
        return
    line = line_of(cell, BOX.line[ability])
    mask: i64 = 0
    other: i64 = 0
    while other < CELLS:
        if line >> other & 1 == 1 and BOX.types[area.cells[other]] & BOX.match[ability] != 0:
            mask |= 1 << other
        other += 1
    position.push(seat, step(kind, ones(mask), ability, 0, mask, 1))
