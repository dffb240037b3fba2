"""Activation: the run through all cards of a colour. (E29, E30, E76 to E78)

A gain that costs nothing and cannot hurt is taken without asking, and a placement can be stopped. A careful seat is
asked about every gain, and for events between all activations.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from terrarium.earth.cards import measures
from terrarium.earth.cards.abilities import (
    GAIN_DRAW,
    GAIN_GROWTH,
    GAIN_HAND,
    GAIN_SPROUT,
    ONLY_IF_CHOSEN,
    PER_CARD_PLANTED,
    PLAIN,
)
from terrarium.earth.cards.box import BOX
from terrarium.earth.cards.vocabulary import CELLS, NONE
from terrarium.earth.rules import ability_use, costs, fauna, gains, journal, windows
from terrarium.earth.rules.ability_interactions import Side, order_matters, shows_first
from terrarium.earth.rules.actions import BOARD_FIRST, GRID_FIRST
from terrarium.earth.state.position import EarthState
from terrarium.earth.state.steps import (
    ABILITY,
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
    begun_of,
    count_of,
    kind_of,
    mark_of,
    mask_of,
    step,
)

#: Island and Climate, and where they and the grid begin in a run that goes through them first.
BOARD_CARDS: Final = 2
FIRST_OF_BOARD: Final = 0
FIRST_OF_GRID: Final = 2

#: Events for an observer: a seat begins an activation, with its number of cards; it answers a question of it; it ends.
#: Answers to one question follow each other without an event: pieces placed in a row; pieces and cards paid for one
#: ability; abilities that are used or skipped with nothing to choose or to see in between, like a list to tick.
STARTED: Final = 0
ANSWERED: Final = 1
ENDED: Final = 2


def start_run(position: EarthState, seat: i64, color: i64) -> None:
    """Put the activation of a colour on the stack, and the question of its order if that can matter. (E30)

    If Island or Climate would begin with a question, that one is asked, with "grid first" among its answers.
    """
    board = _board_side(position, seat, color)
    grid = _grid_side(position, seat, color)
    cards = board.abilities + grid.abilities
    position.set_cards_in_run(seat, cards)
    if position.observer is not None:
        position.observer.observe(STARTED, seat, cards)
    if board.soil + grid.soil <= position.areas[seat].soil:
        board.has_soil()
        grid.has_soil()
    if fauna.has_open_goal(position, seat, measures.FLORA_COMPLETELY_FULL):
        board.joins_pieces()
        grid.joins_pieces()
    order = _best_order(board, grid, position.careful(seat))
    if order == NONE and not position.careful(seat):
        order = _put_unusable_last(position, seat, color)
    wish: i64 = GRID_IS_FIRST if order == GRID_FIRST else 0
    if order == NONE and _board_asks(position, seat, color):
        wish = ORDER_IS_OPEN
    position.push(seat, step(ACTIVATE, mark=wish, mask=color))
    if order == NONE and wish == 0:
        position.push(seat, step(ORDER, mask=color))


def _board_side(position: EarthState, seat: i64, color: i64) -> Side:
    """Return what Island and Climate take and give."""
    side = Side()
    place: i64
    for place in range(BOARD_CARDS):
        ability = ability_use.ability_at(position, seat, place, 0, color)
        if ability != NONE:
            side.add(ability)
    return side


def _grid_side(position: EarthState, seat: i64, color: i64) -> Side:
    """Return what the cards of the grid take and give."""
    area = position.areas[seat]
    side = Side()
    cell: i64
    for cell in range(CELLS):
        ability = BOX.ability_of_color(area.cells[cell], color)
        if ability != NONE:
            side.add(ability)
    return side


def _best_order(board: Side, grid: Side, careful: bool) -> i64:
    """Return BOARD_FIRST or GRID_FIRST where that is never worse, or NONE where the seat has to say. (E30)

    A side that only gives goes first: soil and cards that come earlier are never worse. So does a side that shows
    cards, if nothing else matters. A careful seat is asked.
    """
    if not order_matters(board, grid):
        return BOARD_FIRST
    if careful:
        return NONE
    if board.only_gives() or shows_first(board, grid):
        return BOARD_FIRST
    return GRID_FIRST if grid.only_gives() or shows_first(grid, board) else NONE


def _put_unusable_last(position: EarthState, seat: i64, color: i64) -> i64:
    """Return the order in which a side of which nothing can be used now comes last, or NONE without such a side. (E30)

    If it came first, all of it would be passed over; when it comes last, it may be possible to use it.
    """
    if _pass_over(position, seat, color, FIRST_OF_BOARD, FIRST_OF_GRID):
        return GRID_FIRST
    if _pass_over(position, seat, color, FIRST_OF_GRID, ability_use.PLACES):
        return BOARD_FIRST
    return NONE


def _pass_over(position: EarthState, seat: i64, color: i64, first: i64, end: i64) -> bool:
    """Pass over abilities up to the first that can be used now, perhaps after an event; return whether that was all."""
    place: i64
    for place in range(first, end):
        ability = ability_use.ability_at(position, seat, place, 0, color)
        if ability != NONE and not ability_use.pointless(position, seat, ability):
            if ability_use.payable(position, seat, ability) or ability_use.asks_unpayable(position, seat, ability):
                return False
            windows.pass_over(position, seat)
    return True


def _board_asks(position: EarthState, seat: i64, color: i64) -> bool:
    """Return whether Island or Climate, gone through first, would ask something before anything is done."""
    place: i64
    for place in range(BOARD_CARDS):
        ability = ability_use.ability_at(position, seat, place, 0, color)
        if ability == NONE or ability_use.pointless(position, seat, ability):
            continue
        if ability_use.payable(position, seat, ability):
            return not costs.free(ability)
    return False


def note_answer(position: EarthState, seat: i64) -> None:
    """Note that the seat is about to answer its question, if it is in an activation."""
    if kind_of(position.bottom(seat)) != ACTIVATE:
        return
    packed = position.top(seat)
    if position.observer is not None and begun_of(packed) == 0:
        position.observer.observe(ANSWERED, seat, 1)
    if kind_of(packed) != ABILITY:
        position.unlist(seat)


def ask_order(position: EarthState, seat: i64) -> None:
    """Ask for the order after all: the question that it could be answered with has become pointless. (E30)"""
    color = mask_of(ability_use.back_to_start(position, seat))
    position.push(seat, step(ACTIVATE, mask=color))
    position.push(seat, step(ORDER, mask=color))


@mypyc_attr(free_list_len=1)  # made anew for every step of an activation
class Run:
    """An activation under way, off the stack: where it is, what the seat wishes, and the rows that wait in it."""

    def __init__(self, packed: i64, sprouts: i64, growth: i64, cards: i64) -> None:
        self.color: i64 = mask_of(packed)
        self.place: i64 = count_of(packed)
        self.wish: i64 = mark_of(packed)
        #: Pieces to place and cards to compost that were gained and wait.
        self.sprouts: i64 = sprouts
        self.growth: i64 = growth
        self.cards: i64 = cards

    def next_ability(self, position: EarthState, seat: i64) -> i64:
        """Go on to the next card with an ability of the colour, and return that ability; NONE after the last card."""
        while self.place < ability_use.PLACES:
            ability = ability_use.ability_at(position, seat, self.place, self.wish & GRID_IS_FIRST, self.color)
            if ability != NONE:
                return ability
            self.place += 1
        return NONE

    def take_at_once(self, position: EarthState, seat: i64, ability: i64) -> None:
        """Take what an ability gives; pieces and cards to compost wait with the others."""
        journal.uses(position, seat, ability)
        often = ability_use.times(position, seat, ability)
        gains.take_at_once(position, seat, ability, often)
        if BOX.ability_gain(ability, GAIN_DRAW) > 0:
            self.wish &= ~LISTING
        self.sprouts += often * BOX.ability_gain(ability, GAIN_SPROUT)
        self.growth += often * BOX.ability_gain(ability, GAIN_GROWTH)
        self.cards += often * BOX.ability_gain(ability, GAIN_HAND)

    def put_back(self, position: EarthState, seat: i64) -> None:
        """Put the run back on the stack, and the rows on top of it."""
        position.push(seat, step(ACTIVATE, self.place, mark=self.wish, mask=self.color))
        gains.push_rows(position, seat, 0, self.sprouts, self.growth, self.cards)


def _take_run(position: EarthState, seat: i64) -> Run:
    """Take the run and the rows that wait in it from the stack."""
    sprouts: i64 = 0
    growth: i64 = 0
    cards: i64 = 0
    packed = position.pop(seat)
    while kind_of(packed) != ACTIVATE:
        if kind_of(packed) == SPROUTS:
            sprouts += count_of(packed)
        elif kind_of(packed) == GROWTHS:
            growth += count_of(packed)
        elif kind_of(packed) == TUCK:
            cards += count_of(packed)
        packed = position.pop(seat)
    return Run(packed, sprouts, growth, cards)


def run_on(position: EarthState, seat: i64) -> None:
    """Go on to the next card of the colour that asks something, each at most once. (E29, E30)

    Pieces to place and cards to compost are added up until something comes that they could affect: "2 sprouts" and then
    "1 sprout" are one row of 3, which can have the same results. Rows that wait lie beneath a step CARRY_ON.
    """
    run = _take_run(position, seat)
    ability = run.next_ability(position, seat)
    while ability != NONE and (
        ability_use.can_wait(position, seat, ability, run.sprouts, run.growth, run.cards)
        or ability_use.skips(position, seat, ability, run.wish)
    ):
        if run.wish & WINDOW_WAS_OPEN == 0 and _open_window(position, seat, run):
            return
        run.wish &= ~WINDOW_WAS_OPEN
        cell = ability_use.cell_of(run.place, run.wish & GRID_IS_FIRST)
        run.place += 1
        if _is_taken_at_once(position, seat, ability):
            run.take_at_once(position, seat, ability)
        elif _begin_ability(position, seat, run, ability, cell):
            return
        ability = run.next_ability(position, seat)
    if run.sprouts + run.growth + run.cards > 0:
        run.put_back(position, seat)
    else:
        if position.observer is not None:
            position.observer.observe(ENDED, seat, 0)
        windows.end_run(position, seat)


def _open_window(position: EarthState, seat: i64, run: Run) -> bool:
    """Interrupt a run for events before the next card; return False if the seat is not asked for them there. (E77)"""
    if not windows.asks_between(position, seat):
        return False
    if not windows.holds_playable(position, seat):
        windows.pass_over(position, seat)
        return False
    run.wish |= WINDOW_WAS_OPEN
    run.put_back(position, seat)
    position.push(seat, step(CARRY_ON))
    position.push(seat, step(EVENT_WINDOW, IN_TURN))
    return True


def _begin_ability(position: EarthState, seat: i64, run: Run, ability: i64, cell: i64) -> bool:
    """Begin an ability on top of the run; return False, with the run off the stack, if there is nothing to do."""
    run.put_back(position, seat)
    position.push(seat, step(CARRY_ON))
    if ability_use.begin(position, seat, ability, cell):
        return True
    while kind_of(position.pop(seat)) != ACTIVATE:
        pass
    return False


def _is_taken_at_once(position: EarthState, seat: i64, ability: i64) -> bool:
    """Return whether an ability costs nothing and only gives, and the seat is not asked how much it takes. (E76)"""
    if not costs.free(ability) or BOX.effect[ability] not in (PLAIN, ONLY_IF_CHOSEN, PER_CARD_PLANTED):
        return False
    return not gains.asks_amount(position, seat, ability)
