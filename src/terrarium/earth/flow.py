"""How a seat goes from question to question: what each kind of step means. (E10)"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from terrarium.earth import (
    activation,
    costs,
    course,
    events,
    fauna,
    gains,
    payments,
    piles,
    plant,
    rows,
    setup,
    tell,
    turn,
    using,
)
from terrarium.earth.actions import KEEP, card_in
from terrarium.earth.goals import COMPOST_CHANGED
from terrarium.earth.marks import MARKS, PENDING
from terrarium.earth.steps import (
    ABILITY,
    ACTIVATE,
    AUTOMATIC,
    BENEFIT,
    CARRY_ON,
    CHOOSE_ACTION,
    COPY,
    DRAW,
    GAIA_GOAL,
    GAINS,
    GROWTHS,
    KEEP_COMPOST,
    KEEP_ONE,
    LAST_WINDOW,
    LOOK,
    ORDER,
    PAY_CARDS,
    PAY_SPROUTS,
    PICK_SIDE,
    PLACE_CARD,
    PLANT,
    PRICE,
    RUN,
    SPROUTS,
    START,
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
    from terrarium.earth.position import EarthPosition


def answers(position: EarthPosition, seat: i64) -> vec[i64]:
    """The answers to the seat's question, ascending."""
    packed = position.top(seat)
    kind = kind_of(packed)
    if kind in (SPROUTS, GROWTHS):
        return rows.placements(position, seat, packed)
    if kind == ABILITY:
        return using.uses(position, seat, packed)
    if kind == PLANT:
        return plant.plantings(position, seat)
    if kind == PLACE_CARD:
        return plant.places(position, seat, mark_of(packed))
    if kind == TUCK:
        return payments.tucks(position, seat)
    if PAY_SPROUTS <= kind <= PAY_CARDS:
        return payments.payments(position, seat, kind, count_of(packed), mark_of(packed), vec[i64]())
    if kind == CHOOSE_ACTION:
        return turn.possible_actions(position, seat)
    if kind == BENEFIT:
        return turn.benefits(position, seat, count_of(packed))
    if kind == KEEP_ONE:
        return plant.keepable(position, seat)
    if kind == PRICE:
        return plant.prices(position, seat, packed)
    if kind == COPY:
        return using.copies(position, seat, packed)
    if kind == ORDER:
        return activation.orders(vec[i64]())
    if kind == PICK_SIDE:
        return setup.sides(position, seat, count_of(packed))
    if kind == KEEP_COMPOST:
        return events.compost_choices(position, seat, count_of(packed))
    if kind == GAIA_GOAL:
        return course.goal_choices()
    return course.window_choices()


def answer(position: EarthPosition, seat: i64, action: i64) -> None:
    """Answer the seat's question."""
    packed = position.top(seat)
    kind = kind_of(packed)
    if kind in (SPROUTS, GROWTHS):
        rows.place(position, seat, packed, action)
    elif kind == ABILITY:
        using.use(position, seat, packed, action)
    elif kind == PLANT:
        plant.choose_card(position, seat, action)
    elif kind == PLACE_CARD:
        plant.plant(position, seat, packed, action)
    elif kind == TUCK:
        payments.tuck(position, seat, packed, action)
    elif PAY_SPROUTS <= kind <= PAY_CARDS:
        payments.pay(position, seat, packed, action)
    elif kind == CHOOSE_ACTION:
        turn.choose_action(position, seat, action)
    elif kind == BENEFIT:
        turn.take_benefit(position, seat, action)
    elif kind == KEEP_ONE:
        plant.keep(position, seat, action)
    elif kind == PRICE:
        plant.pay_price(position, seat, packed, action)
    elif kind == COPY:
        using.copy(position, seat, packed, action)
    elif kind == ORDER:
        activation.choose_order(position, seat, action)
    elif kind == PICK_SIDE:
        setup.pick_side(position, seat, packed, action)
    elif kind == KEEP_COMPOST:
        position.pop(seat)
        fauna.before_losing(position, seat, COMPOST_CHANGED)
        piles.keep_compost(position, seat, card_in(action, KEEP))
        if position.journal is not None:
            tell.kept_from_compost(position, seat, card_in(action, KEEP))
    elif kind == GAIA_GOAL:
        course.choose_goal(position, seat, action)
    else:
        position.pop(seat)  # the last window is left


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
    elif kind == DRAW:
        position.pop(seat)
        piles.draw(position, seat, count_of(packed))
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
        return rows.place_by_itself(position, seat, packed)
    if PAY_SPROUTS <= kind <= PAY_CARDS:
        return payments.pay_by_itself(position, seat, packed)
    if kind == ABILITY:
        area = position.areas[seat]
        if costs.payable(area, ability_of(packed), area.hand):
            return False
        if using.order_is_open(position, seat):
            activation.ask_order(position, seat)
            return False
        return dropped(position, seat, True)
    if kind == COPY:
        cells = using.copy_targets(position, seat, mark_of(packed), mask_of(packed))
        return dropped(position, seat, len(cells) == 0)
    if kind == TUCK:
        return dropped(position, seat, position.areas[seat].hand == 0)
    if kind == PLANT:
        return passed(position, seat, not plant.can_plant(position, seat))
    if kind == LAST_WINDOW:
        return passed(position, seat, course.nothing_left(position, seat, count_of(packed)))
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
