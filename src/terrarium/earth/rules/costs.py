"""The costs of an ability: whether they can be paid, and which part of them leaves a choice. (E31)"""

from __future__ import annotations

from mypy_extensions import i64

from terrarium.earth.cards.abilities import COST_COMPOST, COST_GROWTH, COST_HAND, COST_SOIL, COST_SPROUT
from terrarium.earth.cards.box import BOX
from terrarium.earth.cards.vocabulary import GROWTH, NONE, SPROUT
from terrarium.earth.rules import journal, payments, pieces
from terrarium.earth.state.area import Area
from terrarium.earth.state.position import EarthState
from terrarium.earth.state.steps import PAY_CARDS, PAY_GROWTH, PAY_SPROUTS, step, under_way


def payable(area: Area, ability: i64, hand: i64) -> bool:
    """Return whether all costs of an ability can be paid, with that many cards in hand. (E31)"""
    if BOX.ability_cost(ability, COST_SOIL) > area.soil or BOX.ability_cost(ability, COST_COMPOST) > area.compost:
        return False
    if BOX.ability_cost(ability, COST_HAND) > hand:
        return False
    sprouts = BOX.ability_cost(ability, COST_SPROUT)
    if sprouts > 0 and pieces.held_from(area, SPROUT, 0) < sprouts:
        return False
    growth = BOX.ability_cost(ability, COST_GROWTH)
    return growth == 0 or pieces.held_from(area, GROWTH, 0) >= growth


def free(ability: i64) -> bool:
    """Return whether an ability costs nothing."""
    return BOX.is_free(ability)


def first_payment(area: Area, ability: i64) -> i64:
    """Return the first kind of payment that leaves a choice, or NONE."""
    sprouts = BOX.ability_cost(ability, COST_SPROUT)
    if sprouts > 0 and not payments.forced(area, SPROUT, 0, sprouts):
        return PAY_SPROUTS
    growth = BOX.ability_cost(ability, COST_GROWTH)
    if growth > 0 and not payments.forced(area, GROWTH, 0, growth):
        return PAY_GROWTH
    cards = BOX.ability_cost(ability, COST_HAND)
    if cards > 0 and area.hand > cards:
        return PAY_CARDS
    return NONE


def cost_of(ability: i64, kind: i64) -> i64:
    """Return how much of a kind of payment an ability asks for."""
    resource: i64 = COST_SPROUT if kind == PAY_SPROUTS else COST_GROWTH if kind == PAY_GROWTH else COST_HAND
    return BOX.ability_cost(ability, resource)


def pay_costs(position: EarthState, seat: i64, ability: i64, except_kind: i64, asked: bool) -> None:
    """Pay what needs no choice, and put the rows of the rest on the stack, except one kind. (E31)

    All payments of one ability are one question, which may be `asked` already.
    """
    first: i64 = NONE if asked else first_payment(position.areas[seat], ability)
    soil = BOX.ability_cost(ability, COST_SOIL)
    compost = BOX.ability_cost(ability, COST_COMPOST)
    if soil > 0:
        payments.pay_soil(position, seat, soil)
    if compost > 0:
        payments.pay_compost(position, seat, compost)
    journal.paid(position, seat, ability, soil, compost)
    _push_payment(position, seat, ability, PAY_CARDS, except_kind, first)
    _push_payment(position, seat, ability, PAY_GROWTH, except_kind, first)
    _push_payment(position, seat, ability, PAY_SPROUTS, except_kind, first)


def _push_payment(position: EarthState, seat: i64, ability: i64, kind: i64, except_kind: i64, first: i64) -> None:
    amount = cost_of(ability, kind)
    if amount > 0 and kind != except_kind:
        payment = step(kind, amount, ability)
        position.push(seat, payment if kind == first else under_way(payment))
