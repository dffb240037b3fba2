"""How a seat goes from question to question: what each kind of step means. (E10)"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from terrarium.earth.rules import (
    ability_use,
    activation,
    costs,
    events,
    gains,
    game_flow,
    payments,
    piles,
    placements,
    planting,
    setup,
    turn_actions,
    windows,
)
from terrarium.earth.rules.actions import AMOUNT, NO_MORE
from terrarium.earth.state.seat_fields import MARKS, PENDING
from terrarium.earth.state.steps import (
    ABILITY,
    ACTIVATE,
    AUTOMATIC,
    BENEFIT,
    CARRY_ON,
    CHOOSE_ACTION,
    COPY,
    EVENT_WINDOW,
    EXCHANGE_SPROUTS,
    GAIA_GOAL,
    GAINS,
    GROWTHS,
    KEEP_COMPOST,
    KEEP_ONE,
    LOOK,
    ORDER,
    PAY_CARDS,
    PAY_SPROUTS,
    PICK_SIDE,
    PLACE_CARD,
    PLANT,
    PLAY_EVENT,
    PRICE,
    RUN,
    SPROUTS,
    START,
    TAKE_UP_TO,
    TUCK,
    ability_of,
    count_of,
    kind_of,
    mark_of,
    mask_of,
    step,
)
from terrarium.engine.vecs import vec

if TYPE_CHECKING:
    from terrarium.earth.state.position import EarthState as EarthPosition


def answers(position: EarthPosition, seat: i64) -> vec[i64]:
    """The answers to the seat's question, ascending."""
    packed = position.top(seat)
    kind = kind_of(packed)
    if kind in (SPROUTS, GROWTHS):
        return placements.placements(position, seat, packed)
    if kind == ABILITY:
        return ability_use.uses(position, seat, packed)
    if kind == PLANT:
        return planting.plantings(position, seat)
    if kind == PLACE_CARD:
        return planting.places(position, seat, mark_of(packed))
    if kind == TUCK:
        return payments.tucks(position, seat)
    if PAY_SPROUTS <= kind <= PAY_CARDS:
        return payments.payments(position, seat, kind, count_of(packed), mark_of(packed), vec[i64]())
    if kind == CHOOSE_ACTION:
        return turn_actions.possible_actions(position, seat)
    if kind == BENEFIT:
        return turn_actions.benefits(position, seat, count_of(packed))
    if kind == KEEP_ONE:
        return planting.keepable(position, seat)
    if kind == PRICE:
        return planting.prices(position, seat, packed)
    if kind == COPY:
        return ability_use.copies(position, seat, packed)
    if kind == ORDER:
        return activation.orders(vec[i64]())
    if kind == PICK_SIDE:
        return setup.sides(position, seat, count_of(packed))
    if kind == KEEP_COMPOST:
        return events.compost_answers(position, seat, count_of(packed))
    if kind == TAKE_UP_TO:
        return gains.amounts(position, packed)
    if kind == GAIA_GOAL:
        return game_flow.goal_choices()
    return game_flow.window_choices(position, seat, count_of(packed))


def answer(position: EarthPosition, seat: i64, action: i64) -> None:
    """Answer the seat's question."""
    packed = position.top(seat)
    kind = kind_of(packed)
    if kind in (SPROUTS, GROWTHS):
        placements.place(position, seat, packed, action)
    elif kind == ABILITY:
        ability_use.use(position, seat, packed, action)
    elif kind == PLANT:
        planting.choose_card(position, seat, action)
    elif kind == PLACE_CARD:
        planting.plant(position, seat, packed, action)
    elif kind == TUCK:
        payments.tuck(position, seat, packed, action)
    elif PAY_SPROUTS <= kind <= PAY_CARDS:
        payments.pay(position, seat, packed, action)
    elif kind == CHOOSE_ACTION:
        turn_actions.choose_action(position, seat, action)
    elif kind == BENEFIT:
        turn_actions.take_benefit(position, seat, action)
    elif kind == KEEP_ONE:
        planting.keep(position, seat, action)
    elif kind == PRICE:
        planting.pay_price(position, seat, packed, action)
    elif kind == COPY:
        ability_use.copy(position, seat, packed, action)
    elif kind == ORDER:
        activation.choose_order(position, seat, action)
    elif kind == PICK_SIDE:
        setup.pick_side(position, seat, packed, action)
    elif kind == KEEP_COMPOST:
        events.keep_from_compost(position, seat, action)
    elif kind == TAKE_UP_TO:
        position.pop(seat)
        gains.take_amount(position, seat, mark_of(packed), action - AMOUNT, ability_of(packed))
    elif kind == GAIA_GOAL:
        game_flow.choose_goal(position, seat, action)
    else:
        position.pop(seat)  # the window is closed
        if action == NO_MORE:
            windows.silence(position, seat)


def run(position: EarthPosition, seat: i64) -> None:
    """Go through the seat's steps up to its next question."""
    while position.marks[MARKS * seat + PENDING] > 0:
        packed = position.top(seat)
        if kind_of(packed) >= AUTOMATIC:
            resolve(position, seat, packed)
        elif not answered(position, seat, packed):
            return


def resolve(position: EarthPosition, seat: i64, packed: i64) -> None:
    """Do a step that is no question."""
    kind = kind_of(packed)
    if kind in (ACTIVATE, CARRY_ON):
        activation.run_on(position, seat)
    elif kind == GAINS:
        gains.take_gains(position, seat, packed)
    elif kind == RUN:
        position.pop(seat)
        activation.start_run(position, seat, mask_of(packed))
    elif kind == PLAY_EVENT:
        events.resolve_event(position, seat, mark_of(packed))
    elif kind == EXCHANGE_SPROUTS:
        events.resolve_exchange(position, seat)
    elif kind == LOOK:
        position.pop(seat)
        piles.set_aside(position, seat, count_of(packed))
        position.push(seat, step(KEEP_ONE))
    elif kind == START:
        setup.start_with(position, seat)
    else:
        position.pop(seat)
        gains.gain_soil(position, seat, count_of(packed))


def answered(position: EarthPosition, seat: i64, packed: i64) -> bool:
    """Whether a question had one answer only, or none, and is done with that."""
    kind = kind_of(packed)
    if kind in (SPROUTS, GROWTHS):
        return placements.place_by_itself(position, seat, packed)
    if PAY_SPROUTS <= kind <= PAY_CARDS:
        return payments.pay_by_itself(position, seat, packed)
    if kind == ABILITY:
        area = position.areas[seat]
        if costs.payable(area, ability_of(packed), area.hand):
            return False
        if ability_use.asks_unpayable(position, seat, ability_of(packed)):
            return False
        windows.pass_over(position, seat)
        if ability_use.order_is_open(position, seat):
            activation.ask_order(position, seat)
            return False
        return dropped(position, seat, True)
    if kind == COPY:
        if len(ability_use.copy_targets(position, seat, mark_of(packed), mask_of(packed))) > 0:
            return False
        reach = ability_use.copies_within_reach(position, seat, mark_of(packed), mask_of(packed))
        return passed(position, seat, not reach)
    if kind == TUCK:
        return dropped(position, seat, position.areas[seat].hand == 0)
    if kind == PLANT:
        can = planting.can_plant(position, seat) or windows.planting_within_reach(position, seat)
        return passed(position, seat, not can)
    if kind == BENEFIT:
        return turn_actions.benefit_by_itself(position, seat, packed)
    if kind == TAKE_UP_TO:
        return gains.take_by_itself(position, seat, packed)
    if kind == KEEP_COMPOST and not windows.careful(position, seat):
        possible = events.compost_choices(position, seat, count_of(packed))
        if len(possible) == 1:
            answer(position, seat, possible[0])
        return len(possible) == 1
    if kind == EVENT_WINDOW:
        return passed(position, seat, game_flow.nothing_left(position, seat, count_of(packed)))
    if kind == ORDER:
        return False
    possible = answers(position, seat)
    if len(possible) == 1:
        answer(position, seat, possible[0])
        return True
    return dropped(position, seat, len(possible) == 0)


def dropped(position: EarthPosition, seat: i64, pointless: bool) -> bool:
    """Drop the seat's question if there is nothing to answer; whether it was dropped."""
    if pointless:
        position.pop(seat)
    return pointless


def passed(position: EarthPosition, seat: i64, unable: bool) -> bool:
    """The same where the hand decides: that nothing can be done shows something of it."""
    if unable:
        position.reveals += 1
    return dropped(position, seat, unable)
