"""What an ability costs, whether that can be paid, and which part of it leaves a choice. (E31)"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from terrarium.earth.cards.abilities import COST_COMPOST, COST_GROWTH, COST_HAND, COST_SOIL, COST_SPROUT
from terrarium.earth.cards.box import BOX
from terrarium.earth.cards.vocabulary import GROWTH, SPROUT
from terrarium.earth.rules import journal, payments, pieces
from terrarium.earth.state.area import Area
from terrarium.earth.state.steps import PAY_CARDS, PAY_GROWTH, PAY_SPROUTS, step, under_way

if TYPE_CHECKING:
    from terrarium.earth.state.position import EarthState as EarthPosition

NONE: Final = -1


def payable(area: Area, ability: i64, hand: i64) -> bool:
    """Whether all costs of an ability can be paid, with so many cards in hand. (E31)"""
    costs = BOX.costs
    base: i64 = 5 * ability
    if costs[base + COST_SOIL] > area.soil or costs[base + COST_COMPOST] > area.compost:
        return False
    if costs[base + COST_HAND] > hand:
        return False
    sprouts = costs[base + COST_SPROUT]
    if sprouts > 0 and pieces.held_from(area, SPROUT, 0) < sprouts:
        return False
    growth = costs[base + COST_GROWTH]
    return growth == 0 or pieces.held_from(area, GROWTH, 0) >= growth


def free(ability: i64) -> bool:
    """Whether an ability costs nothing."""
    costs = BOX.costs
    base: i64 = 5 * ability
    return costs[base] + costs[base + 1] + costs[base + 2] + costs[base + 3] + costs[base + 4] == 0


def first_payment(area: Area, ability: i64) -> i64:
    """The kind of payment that leaves a choice and comes first, or NONE."""
    costs = BOX.costs
    base: i64 = 5 * ability
    sprouts = costs[base + COST_SPROUT]
    if sprouts > 0 and not payments.forced(area, SPROUT, 0, sprouts):
        return PAY_SPROUTS
    growth = costs[base + COST_GROWTH]
    if growth > 0 and not payments.forced(area, GROWTH, 0, growth):
        return PAY_GROWTH
    cards = costs[base + COST_HAND]
    if cards > 0 and area.hand > cards:
        return PAY_CARDS
    return NONE


def cost_of(ability: i64, kind: i64) -> i64:
    """How much of a kind of payment an ability asks for."""
    resource: i64 = COST_SPROUT if kind == PAY_SPROUTS else COST_GROWTH if kind == PAY_GROWTH else COST_HAND
    return BOX.costs[5 * ability + resource]


def pay_costs(position: EarthPosition, seat: i64, ability: i64, except_kind: i64, asked: bool) -> None:
    """Pay what needs no choice, and put the rows of the rest on the stack, except one kind. (E31)

    All payments of one ability are one question, which may be `asked` already.
    """
    costs = BOX.costs
    base: i64 = 5 * ability
    first: i64 = NONE if asked else first_payment(position.areas[seat], ability)
    soil = costs[base + COST_SOIL]
    compost = costs[base + COST_COMPOST]
    if soil > 0:
        payments.pay_soil(position, seat, soil)
    if compost > 0:
        payments.pay_compost(position, seat, compost)
    if position.journal is not None and (soil > 0 or compost > 0):
        journal.paid(position, seat, ability, soil, compost)
    _push_payment(position, seat, ability, PAY_CARDS, except_kind, first)
    _push_payment(position, seat, ability, PAY_GROWTH, except_kind, first)
    _push_payment(position, seat, ability, PAY_SPROUTS, except_kind, first)


def _push_payment(position: EarthPosition, seat: i64, ability: i64, kind: i64, except_kind: i64, first: i64) -> None:
    amount = cost_of(ability, kind)
    if amount > 0 and kind != except_kind:
        payment = step(kind, amount, ability)
        position.push(seat, payment if kind == first else under_way(payment))
