"""What an ability gives: some of it at once, the rest as rows of placements. (E31, E76)

Soil, cards and deck compost are taken in full without asking, unless that can hurt or the seat is careful: then it is
asked how much it takes, before anything is drawn. Alone, what Gaia counts can hurt.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

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
from terrarium.earth.rules import journal, piles, windows
from terrarium.earth.rules.actions import AMOUNT
from terrarium.earth.state.grid import around, line_of
from terrarium.earth.state.seat_fields import GAINED_SOIL, MARKS
from terrarium.earth.state.stages import ACTING
from terrarium.earth.state.steps import (
    ALL_CELLS,
    CARRY_ON,
    GROWTHS,
    KEEP_COMPOST,
    SPROUTS,
    TAKE_UP_TO,
    TUCK,
    ability_of,
    count_of,
    kind_of,
    mark_of,
    step,
)
from terrarium.engine.vecs import append, vec

if TYPE_CHECKING:
    from terrarium.earth.state.position import EarthState as EarthPosition


def take_gains(position: EarthPosition, seat: i64, packed: i64) -> None:
    """Soil, cards and deck compost at once; then sprouts, growth and composting from hand, in this order. (E31)"""
    position.pop(seat)
    ability = ability_of(packed)
    often = count_of(packed)
    if position.journal is not None:
        journal.uses(position, seat, ability)
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
    gains = BOX.gains
    base: i64 = 6 * ability
    asks = asks_amount(position, seat, ability)
    if not asks:
        take_at_once(position, seat, ability, often)
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
    else:
        push_rows(position, seat, ability, sprouts, growth, cards)
    if asks:
        gain: i64 = GAIN_DECK
        while gain >= GAIN_SOIL:
            offer(position, seat, gain, often * gains[base + gain], ability)
            gain -= 1


def asks_amount(position: EarthPosition, seat: i64, ability: i64) -> bool:
    """Whether the seat is asked how much it takes of what an ability gives at once. (E76)"""
    base: i64 = 6 * ability
    gain: i64 = GAIN_SOIL
    while gain <= GAIN_DECK:
        if BOX.gains[base + gain] > 0 and is_asked(position, seat, gain, ability):
            return True
        gain += 1
    return False


def is_asked(position: EarthPosition, seat: i64, gain: i64, ability: i64) -> bool:
    """Whether the seat is asked how much of a gain it takes: it is careful, or Gaia counts it. (E76)"""
    if windows.careful(position, seat):
        return True
    if not position.solo or position.stage != ACTING or not gaia.counts(ability):
        return False
    if gain == GAIN_DRAW:
        return position.color() == YELLOW
    return gain == GAIN_SOIL and position.color() == RED


def offer(position: EarthPosition, seat: i64, gain: i64, amount: i64, ability: i64) -> None:
    """Put a gain on the stack, to be taken in full, or in part if the seat is asked."""
    if amount > 0:
        position.push(seat, step(TAKE_UP_TO, amount, ability, gain))


def amounts(position: EarthPosition, packed: i64) -> vec[i64]:
    """How much of a gain may be taken, ascending; no more cards than there are. (E45, E76)"""
    found = vec[i64]()
    amount: i64 = 0
    while amount <= most_of(position, packed):
        found = append(found, AMOUNT + amount)
        amount += 1
    return found


def most_of(position: EarthPosition, packed: i64) -> i64:
    """The most that can be taken of a gain."""
    count = count_of(packed)
    return count if mark_of(packed) == GAIN_SOIL else min(count, position.deck + position.discards)


def take_by_itself(position: EarthPosition, seat: i64, packed: i64) -> bool:
    """Take a gain in full if the seat is not asked how much; whether it was taken. (E76)"""
    if is_asked(position, seat, mark_of(packed), ability_of(packed)) and most_of(position, packed) > 0:
        return False
    position.pop(seat)
    take_amount(position, seat, mark_of(packed), count_of(packed), ability_of(packed))
    return True


def take_amount(position: EarthPosition, seat: i64, gain: i64, amount: i64, ability: i64) -> None:
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


def take_at_once(position: EarthPosition, seat: i64, ability: i64, often: i64) -> None:
    """Take the soil, the cards and the deck compost of an ability."""
    base: i64 = 6 * ability
    gain: i64 = GAIN_SOIL
    while gain <= GAIN_DECK:
        if BOX.gains[base + gain] > 0:
            take_amount(position, seat, gain, often * BOX.gains[base + gain], ability)
        gain += 1


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
        journal.gained_soil(position, seat, amount)


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
