"""Planting: which card, where, for what price; and the cards drawn after it. (E11 to E19)"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from terrarium.earth.cards.abilities import (
    COST_GROWTH,
    COST_HAND,
    COST_SPROUT,
    GAIN_DRAW,
    PAY_WITH,
    REDUCE_PLANTING_COST,
    REPLACE_WHEN_PLANTING,
)
from terrarium.earth.cards.box import BOX
from terrarium.earth.cards.vocabulary import BLACK, CELLS, GROWTH, NONE, SIDE, SPROUT, cell_at
from terrarium.earth.rules import fauna, journal, payments, pieces, piles
from terrarium.earth.rules.actions import LAY, STOP, at, with_card
from terrarium.earth.rules.goals import GRID_CHANGED, HAND_CHANGED
from terrarium.earth.state.area import Area
from terrarium.earth.state.piles import EVERYBODY
from terrarium.earth.state.position import EarthState
from terrarium.earth.state.steps import (
    GAINS,
    PAY_CARDS,
    PAY_GROWTH,
    PAY_SPROUTS,
    PRICE,
    TAKE_UP_TO,
    step,
)
from terrarium.engine.vecs import append, vec

#: How many cards the active player looks at, and how many the others draw. (E11, E12)
LOOKED_AT: Final = 4
DRAWN: Final = 1


def price(area: Area, card: i64) -> i64:
    """Return what planting a card costs its owner now: the cost less every reduction, at least 0. (E13, E16)"""
    cost = BOX.cost[card]
    if cost > 0:
        cost -= _reduction(area.island, card)
        cell: i64
        for cell in range(CELLS):
            if area.cells[cell] != 0:
                cost -= _reduction(area.cells[cell], card)
    return max(cost, 0)


def _reduction(owner: i64, card: i64) -> i64:
    ability = BOX.ability_with_effect(owner, REDUCE_PLANTING_COST)
    if ability == NONE or not BOX.matches(ability, card):
        return 0
    return BOX.amount[ability]


def other_means(position: EarthState, seat: i64, card: i64, in_hand: bool) -> i64:
    """Return how much of a card's price can be paid with what the card names instead of soil. (E17)"""
    ability = BOX.ability_with_effect(card, PAY_WITH)
    if ability == NONE:
        return 0
    area = position.areas[seat]
    resource = BOX.resource[ability]
    if resource == COST_SPROUT:
        return pieces.held_from(area, SPROUT, 0)
    if resource == COST_GROWTH:
        return pieces.held_from(area, GROWTH, 0)
    return area.hand - 1 if in_hand else area.hand


def affordable(position: EarthState, seat: i64, card: i64) -> bool:
    """Return whether the seat can pay the price of a card in its hand."""
    area = position.areas[seat]
    cost = price(area, card)
    return cost <= area.soil or cost <= area.soil + other_means(position, seat, card, True)


def replaceable(area: Area, cell: i64, card: i64) -> bool:
    """Return whether the card may take the place of the one on a cell. (E18)"""
    ability = BOX.ability_with_effect(area.cells[cell], REPLACE_WHEN_PLANTING)
    return ability != NONE and BOX.colors[card] & BOX.match[ability] != 0


def replaces_something(area: Area) -> bool:
    """Return whether a card in the grid can be replaced at all. (E18)"""
    return any(BOX.ability_with_effect(area.cells[cell], REPLACE_WHEN_PLANTING) != NONE for cell in range(CELLS))


def has_replaceable(area: Area, card: i64) -> bool:
    """Return whether the card may take the place of any in the grid."""
    return any(area.cells[cell] != 0 and replaceable(area, cell, card) for cell in range(CELLS))


def plantable(position: EarthState, seat: i64, card: i64) -> bool:
    """Return whether a flora or terrain in hand can be planted now."""
    area = position.areas[seat]
    if area.planted < CELLS and affordable(position, seat, card):
        return True
    return has_replaceable(area, card)


def plantings(position: EarthState, seat: i64) -> vec[i64]:
    """Return the cards that may be planted, and "stop"."""
    found = vec[i64]()
    found = append(found, STOP)
    for card in position.plantable_cards(seat):
        if plantable(position, seat, card):
            found = append(found, with_card(LAY, card))
    return found


def can_plant(position: EarthState, seat: i64) -> bool:
    """Return whether anything can be planted."""
    return any(plantable(position, seat, card) for card in position.plantable_cards(seat))


def places(position: EarthState, seat: i64, card: i64) -> vec[i64]:
    """Return where the card may be planted, ascending. (E14, E18)"""
    area = position.areas[seat]
    pays = area.planted < CELLS and affordable(position, seat, card)
    found = vec[i64]()
    row: i64
    column: i64
    for row in range(-1, SIDE):
        for column in range(-1, SIDE):
            if area.card_at(row, column) != 0:
                possible = replaceable(area, cell_at(row, column), card)
            else:
                possible = pays and area.may_plant(row, column)
            if possible:
                found = append(found, at(row, column))
    return found


def plant(position: EarthState, seat: i64, card: i64, row: i64, column: i64) -> None:
    """Plant a card of the hand on a place; its black ability follows at once. (E13 to E18)"""
    area = position.areas[seat]
    fauna.before_losing(position, seat, HAND_CHANGED)
    position.take_from_hand(seat, card)
    position.note_planted(seat, card)
    if area.card_at(row, column) != 0:
        _replace(position, seat, card, cell_at(row, column))
        return
    cost = price(area, card)
    cell = area.plant(card, row, column)
    position.show()
    journal.planted(position, seat, card, cell, cost)
    _black_ability(position, seat, card, cell)
    if cost > 0:
        _charge(position, seat, card, cost)


def _replace(position: EarthState, seat: i64, card: i64, cell: i64) -> None:
    """Compost the terrain, put the new card in its place for nothing, and draw cards. (E18)"""
    area = position.areas[seat]
    old = area.cells[cell]
    fauna.before_losing(position, seat, GRID_CHANGED)
    area.cells[cell] = card
    piles.lay_on_compost(position, seat, old, EVERYBODY)
    position.show()
    journal.replaced(position, seat, card, old, cell)
    cards = BOX.amount[BOX.ability_with_effect(old, REPLACE_WHEN_PLANTING)]
    position.push(seat, step(TAKE_UP_TO, cards, 0, GAIN_DRAW))
    _black_ability(position, seat, card, cell)


def _black_ability(position: EarthState, seat: i64, card: i64, cell: i64) -> None:
    """Take what a card gives when it is planted; a planting condition is black too, but gives nothing. (E15)"""
    ability = BOX.ability_of_color(card, BLACK)
    if ability != NONE and BOX.effect[ability] != PAY_WITH:
        position.push(seat, step(GAINS, 1, ability, cell))


# -- the price ---------------------------------------------------------------------------------------------------


def _charge(position: EarthState, seat: i64, card: i64, cost: i64) -> None:
    """Pay in soil, or ask how much of it is paid otherwise. (E17)"""
    means = other_means(position, seat, card, False)
    if means == 0:
        payments.pay_soil(position, seat, cost)
        return
    position.push(seat, step(PRICE, cost, BOX.ability_with_effect(card, PAY_WITH)))


def payment_kind(ability: i64) -> i64:
    """Return the kind of payment that a card takes instead of soil."""
    resource = BOX.resource[ability]
    if resource == COST_HAND:
        return PAY_CARDS
    return PAY_SPROUTS if resource == COST_SPROUT else PAY_GROWTH
