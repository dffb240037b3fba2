"""Planting: which card, where, for what price; and the cards drawn after it. (E11 to E19)"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

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
from terrarium.earth.cards.vocabulary import BLACK, CELLS, GROWTH, SIDE, SPROUT
from terrarium.earth.rules import fauna, journal, payments, pieces, piles
from terrarium.earth.rules.actions import KEEP, LAY, PAY_SOIL, STOP, at, card_in, column_of, row_of, with_card
from terrarium.earth.rules.goals import GRID_CHANGED, HAND_CHANGED
from terrarium.earth.state import hands
from terrarium.earth.state.area import Area
from terrarium.earth.state.hands import SETS
from terrarium.earth.state.seat_fields import ASIDE_TOP, MARKS, PLANTED, PLANTED_AGAIN
from terrarium.earth.state.steps import (
    GAINS,
    PAY_CARDS,
    PAY_GROWTH,
    PAY_SPROUTS,
    PLACE_CARD,
    PRICE,
    TAKE_UP_TO,
    ability_of,
    count_of,
    mark_of,
    step,
)
from terrarium.engine.vecs import append, vec

if TYPE_CHECKING:
    from terrarium.earth.state.position import EarthState as EarthPosition

#: How many cards the active player looks at, and how many the others draw. (E11, E12)
LOOKED_AT: Final = 4
DRAWN: Final = 1
NONE: Final = -1


def effect_of(card: i64, effect: i64) -> i64:
    """The number of the card's ability with that effect, or NONE."""
    if card != 0:
        if BOX.effect[2 * card] == effect:
            return 2 * card
        if BOX.effect[2 * card + 1] == effect:
            return 2 * card + 1
    return NONE


def price(area: Area, card: i64) -> i64:
    """What planting a card costs its owner now: the printed cost less every reduction, never below 0. (E13, E16)"""
    cost = BOX.cost[card]
    if cost > 0:
        cost -= _reduction(area.island, card)
        cell: i64 = 0
        while cell < CELLS:
            if area.cells[cell] != 0:
                cost -= _reduction(area.cells[cell], card)
            cell += 1
    return cost if cost > 0 else 0


def _reduction(owner: i64, card: i64) -> i64:
    ability = effect_of(owner, REDUCE_PLANTING_COST)
    return BOX.amount[ability] if ability != NONE and BOX.matches(ability, card) else 0


def other_means(position: EarthPosition, seat: i64, card: i64, in_hand: bool) -> i64:
    """How much of a card's price can be paid with what the card names instead of soil. (E17)"""
    ability = effect_of(card, PAY_WITH)
    if ability == NONE:
        return 0
    area = position.areas[seat]
    resource = BOX.resource[ability]
    if resource == COST_SPROUT:
        return pieces.held_from(area, SPROUT, 0)
    if resource == COST_GROWTH:
        return pieces.held_from(area, GROWTH, 0)
    return area.hand - 1 if in_hand else area.hand


def affordable(position: EarthPosition, seat: i64, card: i64) -> bool:
    """Whether the seat can pay the price of a card in its hand."""
    area = position.areas[seat]
    cost = price(area, card)
    return cost <= area.soil or cost <= area.soil + other_means(position, seat, card, True)


def replaceable(area: Area, cell: i64, card: i64) -> bool:
    """Whether the card may take the place of the one on a cell. (E18)"""
    ability = effect_of(area.cells[cell], REPLACE_WHEN_PLANTING)
    return ability != NONE and BOX.colors[card] & BOX.match[ability] != 0


def replaces_something(area: Area) -> bool:
    """Whether a card in the grid can be replaced at all. (E18)"""
    cell: i64 = 0
    while cell < CELLS:
        if effect_of(area.cells[cell], REPLACE_WHEN_PLANTING) != NONE:
            return True
        cell += 1
    return False


def has_replaceable(area: Area, card: i64) -> bool:
    """Whether the card may take the place of any in the grid."""
    cell: i64 = 0
    while cell < CELLS:
        if area.cells[cell] != 0 and replaceable(area, cell, card):
            return True
        cell += 1
    return False


def plantable(position: EarthPosition, seat: i64, card: i64) -> bool:
    """Whether a flora or terrain in hand can be planted now."""
    area = position.areas[seat]
    if area.planted < CELLS and affordable(position, seat, card):
        return True
    return has_replaceable(area, card)


def plantings(position: EarthPosition, seat: i64) -> vec[i64]:
    """The cards that may be planted, or stop."""
    found = vec[i64]()
    found = append(found, STOP)
    cards = hands.cards_of(position.hands, seat, SETS.plantable)
    place: i64 = 0
    while place < len(cards):
        if plantable(position, seat, cards[place]):
            found = append(found, with_card(LAY, cards[place]))
        place += 1
    return found


def can_plant(position: EarthPosition, seat: i64) -> bool:
    """Whether anything can be planted."""
    cards = hands.cards_of(position.hands, seat, SETS.plantable)
    place: i64 = 0
    while place < len(cards):
        if plantable(position, seat, cards[place]):
            return True
        place += 1
    return False


def choose_card(position: EarthPosition, seat: i64, action: i64) -> None:
    """Choose a card to plant, or plant nothing more."""
    if action == STOP:
        position.pop(seat)
        if position.journal is not None:
            journal.plants_no_more(position, seat)
        return
    position.push(seat, step(PLACE_CARD, 0, 0, card_in(action, LAY)))


def places(position: EarthPosition, seat: i64, card: i64) -> vec[i64]:
    """Where the card may be planted, ascending. (E14, E18)"""
    area = position.areas[seat]
    pays = area.planted < CELLS and affordable(position, seat, card)
    found = vec[i64]()
    row: i64 = -1
    while row < SIDE:
        column: i64 = -1
        while column < SIDE:
            there = area.card_at(row, column)
            if there != 0:
                if replaceable(area, SIDE * row + column, card):
                    found = append(found, at(row, column))
            elif pays and area.may_plant(row, column):
                found = append(found, at(row, column))
            column += 1
        row += 1
    return found


def plant(position: EarthPosition, seat: i64, packed: i64, action: i64) -> None:
    """Plant the chosen card on a place; its black ability follows at once. (E13 to E18)"""
    card = mark_of(packed)
    row, column = row_of(action), column_of(action)
    area = position.areas[seat]
    position.pop(seat)
    _one_planting_less(position, seat)
    fauna.before_losing(position, seat, HAND_CHANGED)
    hands.take(position.hands, seat, card)
    area.hand -= 1
    base = MARKS * seat
    if position.marks[base + PLANTED] == 0:
        position.marks[base + PLANTED] = card
    else:
        position.marks[base + PLANTED_AGAIN] = card
    if area.card_at(row, column) != 0:
        _replace(position, seat, card, SIDE * row + column)
        return
    cost = price(area, card)
    cell = area.plant(card, row, column)
    position.show()
    if position.journal is not None:
        journal.planted(position, seat, card, cell, cost)
    _black_ability(position, seat, card, cell)
    if cost > 0:
        _charge(position, seat, card, cost)


def _one_planting_less(position: EarthPosition, seat: i64) -> None:
    packed = position.pop(seat)
    if count_of(packed) > 1:
        position.push(seat, packed - (1 << 5))


def _replace(position: EarthPosition, seat: i64, card: i64, cell: i64) -> None:
    """E18: the terrain goes to the compost, the new card takes its place for nothing, then cards are drawn."""
    area = position.areas[seat]
    old = area.cells[cell]
    fauna.before_losing(position, seat, GRID_CHANGED)
    area.cells[cell] = card
    piles.lay_on_compost(position, seat, old, piles.EVERYBODY)
    position.show()
    if position.journal is not None:
        journal.replaced(position, seat, card, old, cell)
    position.push(seat, step(TAKE_UP_TO, BOX.amount[effect_of(old, REPLACE_WHEN_PLANTING)], 0, GAIN_DRAW))
    _black_ability(position, seat, card, cell)


def _black_ability(position: EarthPosition, seat: i64, card: i64, cell: i64) -> None:
    """E15: what a card gives when it is planted. Planting conditions are black too, but give nothing."""
    ability = BOX.ability_of_color(card, BLACK)
    if ability != NONE and BOX.effect[ability] != PAY_WITH:
        position.push(seat, step(GAINS, 1, ability, cell))


# -- the price ---------------------------------------------------------------------------------------------------


def _charge(position: EarthPosition, seat: i64, card: i64, cost: i64) -> None:
    """Pay in soil, or ask how much of it is paid otherwise. (E17)"""
    means = other_means(position, seat, card, False)
    if means == 0:
        payments.pay_soil(position, seat, cost)
        return
    position.push(seat, step(PRICE, cost, effect_of(card, PAY_WITH)))


def payment_kind(ability: i64) -> i64:
    """The kind of payment that a card takes instead of soil."""
    resource = BOX.resource[ability]
    if resource == COST_HAND:
        return PAY_CARDS
    return PAY_SPROUTS if resource == COST_SPROUT else PAY_GROWTH


def prices(position: EarthPosition, seat: i64, packed: i64) -> vec[i64]:
    """Pay all the rest in soil, or one more piece or card first, so that soil suffices in the end."""
    area = position.areas[seat]
    left = count_of(packed)
    found = vec[i64]()
    if area.soil >= left:
        found = append(found, PAY_SOIL)
    least: i64 = left - area.soil
    return payments.payments(
        position, seat, payment_kind(ability_of(packed)), least if least > 1 else 1, mark_of(packed), found
    )


def pay_price(position: EarthPosition, seat: i64, packed: i64, action: i64) -> None:
    """Pay the rest in soil, or one piece or card."""
    position.pop(seat)
    left = count_of(packed)
    if action == PAY_SOIL:
        payments.pay_soil(position, seat, left)
        if position.journal is not None:
            journal.paid(position, seat, ability_of(packed), left, 0)
        return
    mark = payments.pay_one(position, seat, payment_kind(ability_of(packed)), action)
    if left > 1:
        position.push(seat, step(PRICE, left - 1, ability_of(packed), mark))


# -- the cards after planting ------------------------------------------------------------------------------------


def keepable(position: EarthPosition, seat: i64) -> vec[i64]:
    """The cards that are looked at, ascending. (E11)"""
    bits = vec[i64]([0] * hands.WORDS)
    card = position.marks[MARKS * seat + ASIDE_TOP]
    while card != 0:
        hands.put(bits, 0, card)
        card = position.below[card]
    cards = hands.cards_of(bits, 0, SETS.all)
    place: i64 = 0
    while place < len(cards):
        cards[place] = with_card(KEEP, cards[place])
        place += 1
    return cards


def keep(position: EarthPosition, seat: i64, action: i64) -> None:
    """Keep one card; the others go face down to the discard pile. (E11)"""
    position.pop(seat)
    card = card_in(action, KEEP)
    if position.journal is not None:
        journal.kept(position, seat, card)
    piles.keep_aside(position, seat, card)
