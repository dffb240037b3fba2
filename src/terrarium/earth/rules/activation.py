"""Activation: the run through all cards of a colour. (E29, E30, E76 to E78)

A gain that costs nothing and cannot hurt is taken without asking, and a placement can be stopped. A careful seat is
asked about every gain, and for events between all activations.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from terrarium.earth.cards.abilities import (
    COPY,
    COST_SOIL,
    GAIN_DRAW,
    GAIN_GROWTH,
    GAIN_HAND,
    GAIN_SPROUT,
    ONLY_IF_CHOSEN,
    PER_CARD_PLANTED,
    PLAIN,
)
from terrarium.earth.cards.box import BOX
from terrarium.earth.cards.vocabulary import CELLS
from terrarium.earth.rules import ability_use, costs, gains, journal, windows
from terrarium.earth.rules.ability_interactions import INTERPLAY, only_gives, order_matters, without_soil
from terrarium.earth.rules.actions import BOARD_FIRST, GRID_FIRST
from terrarium.earth.state.seat_fields import MARKS, RUN_CARDS
from terrarium.earth.state.steps import (
    ACTIVATE,
    CARRY_ON,
    EVENT_WINDOW,
    GRID_IS_FIRST,
    GROWTHS,
    IN_TURN,
    LISTING,
    ORDER,
    ORDER_IS_OPEN,
    SPROUTS,
    TUCK,
    WINDOW_WAS_OPEN,
    count_of,
    kind_of,
    mark_of,
    mask_of,
    step,
)
from terrarium.engine.vecs import append, vec

if TYPE_CHECKING:
    from terrarium.earth.state.position import EarthState as EarthPosition

#: Events for an observer: a seat begins an activation of so many cards; it answers a question of it; it has ended.
#: Answers to one question follow each other without an event: pieces placed in a row; pieces and cards paid for one
#: ability; abilities that are used or skipped with nothing to choose or to see in between, like a list to tick.
STARTED: Final = 0
ANSWERED: Final = 1
ENDED: Final = 2


def start_run(position: EarthPosition, seat: i64, color: i64) -> None:
    """Put the activation of a colour on the stack, and the question of its order if that can matter. (E30)

    A side that only gives goes first without asking: soil and cards that come earlier are never worse. If Island or
    Climate would begin with a question, that one is asked, with "grid first" among its answers.
    """
    area = position.areas[seat]
    board_takes: i64 = 0
    board_gives: i64 = 0
    cards: i64 = 0
    soil: i64 = 0
    side: i64 = 0
    while side < 2:
        ability = BOX.ability_of_color(area.island if side == 0 else area.climate, color)
        if ability != ability_use.NONE and ability_use.times(position, seat, ability) > 0:
            board_takes |= INTERPLAY.takes[ability]
            board_gives |= INTERPLAY.gives[ability]
            soil += BOX.costs[5 * ability + COST_SOIL]
            cards += 1
        side += 1
    on_board = cards
    takes: i64 = 0
    gives: i64 = 0
    cell: i64 = 0
    while cell < CELLS:
        ability = BOX.ability_of_color(area.cells[cell], color)
        if ability != ability_use.NONE:
            takes |= INTERPLAY.takes[ability]
            gives |= INTERPLAY.gives[ability]
            soil += BOX.costs[5 * ability + COST_SOIL]
            cards += 1
        cell += 1
    position.marks[MARKS * seat + RUN_CARDS] = cards
    if position.observer is not None:
        position.observer.observe(STARTED, seat, cards)
    if soil <= area.soil:
        board_takes = without_soil(board_takes)
        takes = without_soil(takes)
    matters = on_board > 0 and cards > on_board and order_matters(board_takes, board_gives, takes, gives)
    asks = windows.careful(position, seat)
    board_first = not matters or (not asks and only_gives(board_takes, board_gives))
    grid_first = not board_first and not asks and only_gives(takes, gives)
    wish: i64 = GRID_IS_FIRST if grid_first else 0
    if not board_first and not grid_first and _board_asks(position, seat, color):
        wish = ORDER_IS_OPEN
    position.push(seat, step(ACTIVATE, 0, 0, wish, color))
    if not board_first and not grid_first and wish == 0:
        position.push(seat, step(ORDER, 0, 0, 0, color))


def _board_asks(position: EarthPosition, seat: i64, color: i64) -> bool:
    """Whether Island or Climate, gone through first, would ask something before anything is done."""
    area = position.areas[seat]
    side: i64 = 0
    while side < 2:
        ability = BOX.ability_of_color(area.island if side == 0 else area.climate, color)
        if ability != ability_use.NONE and ability_use.times(position, seat, ability) > 0:
            if costs.free(ability) or BOX.effect[ability] == COPY:
                return False
            if ability_use.possible(position, seat, ability):
                return True
        side += 1
    return False


def orders(found: vec[i64]) -> vec[i64]:
    """The two orders of an activation."""
    found = append(found, BOARD_FIRST)
    return append(found, GRID_FIRST)


def ask_order(position: EarthPosition, seat: i64) -> None:
    """Ask for the order after all: the question that it could be answered with has become pointless. (E30)"""
    color = mask_of(ability_use.back_to_start(position, seat))
    position.push(seat, step(ACTIVATE, 0, 0, 0, color))
    position.push(seat, step(ORDER, 0, 0, 0, color))


def choose_order(position: EarthPosition, seat: i64, action: i64) -> None:
    """Island and Climate first, or the grid. (E30)"""
    packed = position.pop(seat)
    position.pop(seat)
    position.push(seat, step(ACTIVATE, 0, 0, GRID_IS_FIRST if action == GRID_FIRST else 0, mask_of(packed)))


def run_on(position: EarthPosition, seat: i64) -> None:
    """Go on to the next card of the colour that asks something, each at most once. (E29, E30)

    Pieces and cards from hand are put together until something comes that they may have a bearing on: "2 sprouts" and
    then "1 sprout" are one row of 3, which can end in the same ways. Rows that wait lie beneath a step CARRY_ON.
    """
    area = position.areas[seat]
    sprouts: i64 = 0
    growth: i64 = 0
    cards: i64 = 0
    while kind_of(position.top(seat)) != ACTIVATE:
        waiting = position.pop(seat)
        if kind_of(waiting) == SPROUTS:
            sprouts += count_of(waiting)
        elif kind_of(waiting) == GROWTHS:
            growth += count_of(waiting)
        elif kind_of(waiting) == TUCK:
            cards += count_of(waiting)
    packed = position.pop(seat)
    color = mask_of(packed)
    place = count_of(packed)
    wish = mark_of(packed)
    while place < ability_use.PLACES:
        card = ability_use.card_at_place(area, place, wish & GRID_IS_FIRST)
        cell = ability_use.cell_of(place, wish & GRID_IS_FIRST)
        place += 1
        if card == 0:
            continue
        ability = BOX.ability_of_color(card, color)
        if ability == ability_use.NONE:
            continue
        often = ability_use.times(position, seat, ability)
        if often == 0:
            continue
        if not ability_use.can_wait(ability, sprouts, growth, cards) and not ability_use.skips(
            position, seat, ability, wish
        ):
            place -= 1
            break
        if wish & WINDOW_WAS_OPEN == 0 and windows.opens_between(position, seat):
            position.push(seat, step(ACTIVATE, place - 1, 0, wish | WINDOW_WAS_OPEN, color))
            gains.push_rows(position, seat, 0, sprouts, growth, cards)
            position.push(seat, step(CARRY_ON))
            position.push(seat, step(EVENT_WINDOW, IN_TURN))
            return
        wish &= ~WINDOW_WAS_OPEN
        if not _is_taken_at_once(position, seat, ability):
            position.push(seat, step(ACTIVATE, place, 0, wish, color))
            gains.push_rows(position, seat, 0, sprouts, growth, cards)
            position.push(seat, step(CARRY_ON))
            if ability_use.begin(position, seat, ability, cell):
                return
            while kind_of(position.pop(seat)) != ACTIVATE:
                pass
        else:
            if position.journal is not None:
                journal.uses(position, seat, ability)
            gains.take_at_once(position, seat, ability, often)
            if BOX.gains[6 * ability + GAIN_DRAW] > 0:
                wish &= ~LISTING
            sprouts += often * BOX.gains[6 * ability + GAIN_SPROUT]
            growth += often * BOX.gains[6 * ability + GAIN_GROWTH]
            cards += often * BOX.gains[6 * ability + GAIN_HAND]
    if sprouts + growth + cards > 0:
        position.push(seat, step(ACTIVATE, place, 0, wish, color))
        gains.push_rows(position, seat, 0, sprouts, growth, cards)
    else:
        if position.observer is not None:
            position.observer.observe(ENDED, seat, 0)
        windows.end_run(position, seat)


def _is_taken_at_once(position: EarthPosition, seat: i64, ability: i64) -> bool:
    """Whether an ability costs nothing and only gives, and the seat is not asked how much it takes. (E76)"""
    if not costs.free(ability) or BOX.effect[ability] not in (PLAIN, ONLY_IF_CHOSEN, PER_CARD_PLANTED):
        return False
    return not gains.asks_amount(position, seat, ability)
