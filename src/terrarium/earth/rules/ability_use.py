"""One ability: who may use it, and which one is copied. (E31, E33, E37, E38, E77)

An ability with a price is offered together with the first piece or card that pays it: one answer both uses and pays.
One that cannot be paid is passed over, unless an event or exchange could pay for it: then the seat is asked.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from terrarium.earth.cards import measures
from terrarium.earth.cards.abilities import (
    COPY,
    COST_COMPOST,
    COST_GROWTH,
    COST_HAND,
    COST_SPROUT,
    GAIN_DECK,
    GAIN_DRAW,
    GAIN_GROWTH,
    GAIN_HAND,
    GAIN_SOIL,
    GAIN_SPROUT,
    ONLY_IF_CHOSEN,
    PER_CARD_PLANTED,
)
from terrarium.earth.cards.box import BOX
from terrarium.earth.cards.vocabulary import CELLS, GROWTH, NONE, SPROUT
from terrarium.earth.rules import costs, fauna, journal, pieces, windows
from terrarium.earth.state.area import Area
from terrarium.earth.state.position import EarthState
from terrarium.earth.state.steps import (
    ABILITY,
    ACTIVATE,
    GAINS,
    GRID_IS_FIRST,
    LISTING,
    OFF_GRID,
    ORDER_IS_OPEN,
    SKIPPING_ALL,
    USING_ALL,
    count_of,
    kind_of,
    mark_of,
    mask_of,
    step,
    under_way,
)
from terrarium.earth.state.steps import COPY as COPY_STEP
from terrarium.engine.vecs import append, vec

#: Island, Climate and sixteen cells.
PLACES: Final[i64] = 18


def times(position: EarthState, seat: i64, ability: i64) -> i64:
    """Return how often an ability gives its gains when it is activated now; 0 if it gives nothing."""
    effect = BOX.effect[ability]
    if effect == ONLY_IF_CHOSEN:  # E38
        return 1 if seat == position.active and BOX.match[ability] == position.color() else 0
    if effect == PER_CARD_PLANTED:
        first: i64 = 1 if BOX.matches(ability, position.first_planted(seat)) else 0
        second: i64 = 1 if BOX.matches(ability, position.second_planted(seat)) else 0
        return first + second
    return 1


def ability_at(position: EarthState, seat: i64, place: i64, grid_first: i64, color: i64) -> i64:
    """Return the ability of a colour at a place of a run that gives something now, or NONE."""
    ability = BOX.ability_of_color(card_at_place(position.areas[seat], place, grid_first), color)
    return ability if ability != NONE and times(position, seat, ability) > 0 else NONE


def begin(position: EarthState, seat: i64, ability: i64, cell: i64) -> bool:
    """Start an ability that is activated at a cell; return whether it left something to do on the stack."""
    if BOX.effect[ability] == COPY:
        return _begin_copy(position, seat, ability, cell)
    if pointless(position, seat, ability):
        return False
    often = times(position, seat, ability)
    if costs.free(ability):
        position.push(seat, step(GAINS, often, ability, cell))
        return True
    return _begin_with_price(position, seat, ability, often, cell)


def _begin_with_price(position: EarthState, seat: i64, ability: i64, often: i64, cell: i64) -> bool:
    """Ask about an ability with a price, unless the seat has answered for all to come or cannot pay."""
    can_pay = payable(position, seat, ability)
    wish = mark_of(position.bottom(seat))
    skips = wish & SKIPPING_ALL != 0
    if not can_pay and (skips or not asks_unpayable(position, seat, ability)):
        windows.pass_over(position, seat)
        return False
    if skips:
        journal.skipped(position, seat, ability)
        return False
    if can_pay and wish & USING_ALL != 0:
        position.push(seat, step(GAINS, often, ability, cell))
        costs.pay_costs(position, seat, ability, NONE, False)
        return True
    question = step(ABILITY, often, ability, cell)
    position.push(seat, under_way(question) if wish & LISTING != 0 else question)
    return True


def payable(position: EarthState, seat: i64, ability: i64) -> bool:
    """Return whether an ability can be paid now. (E31)"""
    area = position.areas[seat]
    return costs.payable(area, ability, area.hand)


def asks_unpayable(position: EarthState, seat: i64, ability: i64) -> bool:
    """Return whether an ability that cannot be paid is asked about: an event or exchange could pay for it. (E77)"""
    return not position.silenced(seat) and windows.within_reach(position, seat, ability)


def pointless(position: EarthState, seat: i64, ability: i64) -> bool:
    """Return whether an ability takes something and could give nothing: pieces without space, no card to compost."""
    if costs.free(ability) or BOX.ability_cost(ability, COST_HAND) > 0 or position.team_play or position.careful(seat):
        return False
    at_once = BOX.ability_gain(ability, GAIN_SOIL) + BOX.ability_gain(ability, GAIN_DRAW)
    sprouts = BOX.ability_gain(ability, GAIN_SPROUT)
    growth = BOX.ability_gain(ability, GAIN_GROWTH)
    cards = BOX.ability_gain(ability, GAIN_HAND)
    if at_once + BOX.ability_gain(ability, GAIN_DECK) > 0 or sprouts + growth + cards == 0:
        return False
    area = position.areas[seat]
    if cards > 0 and area.hand > 0:
        return False
    return not _gives_piece(position, seat, ability, SPROUT) and not _gives_piece(position, seat, ability, GROWTH)


def _gives_piece(position: EarthState, seat: i64, ability: i64, piece: i64) -> bool:
    """Return whether an ability gives a piece that fits, or takes one that a goal may rather do without."""
    paid = BOX.ability_cost(ability, COST_SPROUT if piece == SPROUT else COST_GROWTH) > 0
    if paid and fauna.may_hurt(position, seat, piece):
        return True
    if BOX.ability_gain(ability, GAIN_SPROUT if piece == SPROUT else GAIN_GROWTH) == 0:
        return False
    return paid or pieces.has_room(position.areas[seat], piece)  # a piece that is paid leaves a space


def skips(position: EarthState, seat: i64, ability: i64, wish: i64) -> bool:
    """Return whether a run with these bits passes over an ability without asking, so that rows can wait."""
    if costs.free(ability):
        return False
    return wish & SKIPPING_ALL != 0 or pointless(position, seat, ability)


def _begin_copy(position: EarthState, seat: i64, ability: i64, cell: i64) -> bool:
    """Offer the abilities of a colour on other cards of the grid; copy a single one without asking. (E37)"""
    color = BOX.match[ability]
    found = copy_targets(position, seat, cell, color)
    more = copies_within_reach(position, seat, cell, color)
    if not more:
        windows.pass_over(position, seat)
    if len(found) == 0 and not more:
        return False
    if len(found) == 1 and not more:
        return begin(position, seat, BOX.ability_of_color(position.areas[seat].cells[found[0]], color), cell)
    position.push(seat, step(COPY_STEP, ability=ability, mark=cell, mask=color))
    return True


def copy_targets(position: EarthState, seat: i64, cell: i64, color: i64) -> vec[i64]:
    """Return the cells of other cards in the grid with an ability of the colour that can be paid."""
    area = position.areas[seat]
    found = vec[i64]()
    other: i64
    for other in range(CELLS):
        ability = BOX.ability_of_color(area.cells[other], color)
        if other != cell and ability != NONE and payable(position, seat, ability):
            found = append(found, other)
    return found


def copies_within_reach(position: EarthState, seat: i64, cell: i64, color: i64) -> bool:
    """Return whether an event or exchange could pay for an ability that could be copied then. (E77)"""
    if position.silenced(seat):
        return False
    area = position.areas[seat]
    other: i64
    for other in range(CELLS):
        ability = BOX.ability_of_color(area.cells[other], color)
        if ability == NONE or payable(position, seat, ability):
            continue
        if windows.within_reach(position, seat, ability):
            return True
    return False


def order_is_open(position: EarthState, seat: i64) -> bool:
    """Return whether the run can still go through the grid first. (E30)"""
    return mark_of(position.bottom(seat)) & ORDER_IS_OPEN != 0


def back_to_start(position: EarthState, seat: i64) -> i64:
    """Take everything of the run from the stack, and return its step."""
    packed = position.pop(seat)
    while kind_of(packed) != ACTIVATE:
        packed = position.pop(seat)
    return packed


def more_with_price(position: EarthState, seat: i64) -> bool:
    """Return whether a later ability of the run has a price."""
    packed = position.bottom(seat)
    place: i64
    for place in range(count_of(packed), PLACES):
        card = card_at_place(position.areas[seat], place, mark_of(packed) & GRID_IS_FIRST)
        ability = BOX.ability_of_color(card, mask_of(packed))
        if ability != NONE and not costs.free(ability):
            return True
    return False


def card_at_place(area: Area, place: i64, grid_first: i64) -> i64:
    """Return the card at a place of a run, 0 if there is none; `cell_of` is where it lies."""
    cell = cell_of(place, grid_first)
    if cell != OFF_GRID:
        return area.cells[cell]
    return area.island if place in (0, CELLS) else area.climate


def cell_of(place: i64, grid_first: i64) -> i64:
    """Return the cell of a place of a run; Island and Climate are off the grid. (E30)"""
    cell = place if grid_first == 1 else place - 2
    return cell if 0 <= cell < CELLS else OFF_GRID


def can_wait(position: EarthState, seat: i64, ability: i64, sprouts: i64, growth: i64, cards: i64) -> bool:
    """Return whether placements can wait for an ability: it shows no cards and takes nothing that they are about. (E78)

    While flora is to be completely full, both kinds of pieces are about the same.
    """
    if sprouts + growth + cards == 0:
        return True
    if BOX.effect[ability] == COPY or BOX.ability_gain(ability, GAIN_DRAW) > 0:
        return False
    if sprouts > 0 and BOX.ability_cost(ability, COST_SPROUT) > 0:
        return False
    if growth > 0 and BOX.ability_cost(ability, COST_GROWTH) > 0:
        return False
    pays_pieces = BOX.ability_cost(ability, COST_SPROUT) + BOX.ability_cost(ability, COST_GROWTH) > 0
    waits_for_payment = pays_pieces and sprouts + growth > 0
    if waits_for_payment and fauna.has_open_goal(position, seat, measures.FLORA_COMPLETELY_FULL):
        return False
    about_cards = (
        BOX.ability_cost(ability, COST_HAND)
        + BOX.ability_cost(ability, COST_COMPOST)
        + BOX.ability_gain(ability, GAIN_DECK)
    )
    return cards == 0 or about_cards == 0
