"""The gains of an ability: some are taken at once, the rest as rows of placements. (E31, E76)

Soil, cards and deck compost are taken in full without asking, unless that can hurt or the seat is careful: then it is
asked how much it takes, before anything is drawn. Alone, what Gaia counts can hurt.
"""

from __future__ import annotations

from mypy_extensions import i64

from terrarium.earth.cards.abilities import (
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
from terrarium.earth.cards.box import BOX
from terrarium.earth.cards.vocabulary import CELLS, RED, SPROUT, YELLOW, ones
from terrarium.earth.modes import gaia
from terrarium.earth.rules import journal, piles
from terrarium.earth.state.grid import around, line_of
from terrarium.earth.state.position import EarthState
from terrarium.earth.state.steps import (
    ALL_CELLS,
    CARRY_ON,
    GROWTHS,
    KEEP_COMPOST,
    SPROUTS,
    TAKE_UP_TO,
    TUCK,
    step,
)


def take_gains(position: EarthState, seat: i64, ability: i64, times: i64, cell: i64) -> None:
    """Take what an ability at a cell gives, `times` times. (E31)"""
    journal.uses(position, seat, ability)
    effect = BOX.effect[ability]
    if effect in (PLACE_ON_EACH_IN_LINE, PLACE_ON_ADJACENT):
        _place_around(position, seat, ability, cell)
    elif effect == LOOK_AT_COMPOST:
        _look_at_compost(position, seat, ability)
    else:
        _take_resources(position, seat, ability, times)


def _look_at_compost(position: EarthState, seat: i64, ability: i64) -> None:
    """Look at the top cards of the own compost, of which one may be kept."""
    count: i64 = min(BOX.amount[ability], position.areas[seat].compost)
    position.look_at_compost(seat, count)
    position.push(seat, step(KEEP_COMPOST, count, ability))


def _take_resources(position: EarthState, seat: i64, ability: i64, times: i64) -> None:
    """Take soil, cards and deck compost; then ask for sprouts, growth and composting, in this order. (E31)"""
    asks = asks_amount(position, seat, ability)
    if not asks:
        take_at_once(position, seat, ability, times)
    sprouts = times * BOX.ability_gain(ability, GAIN_SPROUT)
    growth = times * BOX.ability_gain(ability, GAIN_GROWTH)
    cards = times * BOX.ability_gain(ability, GAIN_HAND)
    if BOX.ability_gain(ability, GAIN_DRAW) > 0:
        position.unlist(seat)
    if position.next_kind(seat) == CARRY_ON:
        # What an ability of a run gives waits with the rest, as one row.
        position.pop(seat)
        push_rows(position, seat, 0, sprouts, growth, cards)
        position.push(seat, step(CARRY_ON))
    else:
        push_rows(position, seat, ability, sprouts, growth, cards)
    if asks:
        for gain in (GAIN_DECK, GAIN_DRAW, GAIN_SOIL):  # the last one lies on top and is asked first
            offer(position, seat, gain, times * BOX.ability_gain(ability, gain), ability)


def asks_amount(position: EarthState, seat: i64, ability: i64) -> bool:
    """Return whether the seat is asked how much it takes of what an ability gives at once. (E76)"""
    return any(
        BOX.ability_gain(ability, gain) > 0 and is_asked(position, seat, gain, ability)
        for gain in range(GAIN_SOIL, GAIN_DECK + 1)
    )


def is_asked(position: EarthState, seat: i64, gain: i64, ability: i64) -> bool:
    """Return whether the seat is asked how much of a gain it takes: it is careful, or Gaia counts it. (E76)"""
    if position.careful(seat):
        return True
    if not position.solo or not gaia.counts(ability):
        return False
    if gain == GAIN_DRAW:
        return position.color() == YELLOW
    return gain == GAIN_SOIL and position.color() == RED


def offer(position: EarthState, seat: i64, gain: i64, amount: i64, ability: i64) -> None:
    """Put a gain on the stack, to be taken in full, or in part if the seat is asked."""
    if amount > 0:
        position.push(seat, step(TAKE_UP_TO, amount, ability, mark=gain))


def take_amount(position: EarthState, seat: i64, gain: i64, amount: i64, ability: i64) -> None:
    """Take some soil, cards or deck compost; Gaia counts what she sees. (E64, E65)"""
    seen = gaia.counts(ability)
    if gain == GAIN_SOIL:
        gain_soil(position, seat, amount)
        if seen:
            gaia.note_soil(position, amount)
    elif gain == GAIN_DRAW:
        drawn = piles.draw(position, seat, amount)
        if seen:
            gaia.note_cards(position, drawn)
    else:
        piles.compost_from_deck(position, seat, amount)


def take_at_once(position: EarthState, seat: i64, ability: i64, times: i64) -> None:
    """Take the soil, the cards and the deck compost of an ability."""
    gain: i64
    for gain in range(GAIN_SOIL, GAIN_DECK + 1):
        if BOX.ability_gain(ability, gain) > 0:
            take_amount(position, seat, gain, times * BOX.ability_gain(ability, gain), ability)


def push_rows(position: EarthState, seat: i64, ability: i64, sprouts: i64, growth: i64, cards: i64) -> None:
    """Put rows on the stack: sprouts first, then growth, then composting from hand."""
    if cards > 0:
        position.push(seat, step(TUCK, cards, ability))
    if growth > 0:
        position.push(seat, step(GROWTHS, growth, ability, mask=ALL_CELLS))
    if sprouts > 0:
        position.push(seat, step(SPROUTS, sprouts, ability, mask=ALL_CELLS))


def gain_soil(position: EarthState, seat: i64, amount: i64) -> None:
    """Take soil from the supply."""
    position.areas[seat].soil += amount
    position.add_soil_gained(seat, amount)
    journal.gained_soil(position, seat, amount)


def _place_around(position: EarthState, seat: i64, ability: i64, cell: i64) -> None:
    """Put pieces on flora of a type in the own line, or on the flora around."""
    area = position.areas[seat]
    kind: i64 = SPROUTS if BOX.piece[ability] == SPROUT else GROWTHS
    if BOX.effect[ability] == PLACE_ON_ADJACENT:
        position.push(seat, step(kind, BOX.amount[ability], ability, mask=around(cell)))
        return
    line = line_of(cell, BOX.line[ability])
    mask: i64 = 0
    other: i64
    for other in range(CELLS):
        if line >> other & 1 == 1 and BOX.types[area.cells[other]] & BOX.match[ability] != 0:
            mask |= 1 << other
    position.push(seat, step(kind, ones(mask), ability, mask=mask, once=1))
