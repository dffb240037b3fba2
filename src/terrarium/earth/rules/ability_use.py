"""One ability: who may use it, and which one is copied. (E31, E33, E37, E38, E77)

An ability with a price is offered together with the first piece or card that pays it: one answer both uses and pays.
One that cannot be paid is passed over, unless an event or exchange could pay for it: then the seat is asked.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

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
from terrarium.earth.cards.vocabulary import CELLS, GROWTH, SPROUT
from terrarium.earth.rules import costs, journal, payments, pieces, windows
from terrarium.earth.rules.actions import COPY_OF, GRID_FIRST, NO_MORE, SKIP, SKIP_ALL, USE, USE_ALL
from terrarium.earth.state.area import Area
from terrarium.earth.state.seat_fields import DELICATE, MARKS, PLANTED, PLANTED_AGAIN
from terrarium.earth.state.steps import (
    ABILITY,
    ACTIVATE,
    DEPTH,
    GAINS,
    GRID_IS_FIRST,
    LISTING,
    OFF_GRID,
    ORDER_IS_OPEN,
    SKIPPING_ALL,
    USING_ALL,
    ability_of,
    count_of,
    kind_of,
    mark_of,
    marked,
    mask_of,
    step,
    under_way,
    unmarked,
)
from terrarium.earth.state.steps import COPY as COPY_STEP
from terrarium.engine.vecs import append, vec

if TYPE_CHECKING:
    from terrarium.earth.state.position import EarthState as EarthPosition

NONE: Final = -1
#: Island, Climate and sixteen cells.
PLACES: Final = 18


def times(position: EarthPosition, seat: i64, ability: i64) -> i64:
    """How often an ability gives its gains when it is activated now; 0 if it is idle."""
    effect = BOX.effect[ability]
    if effect == ONLY_IF_CHOSEN:  # E38
        return 1 if seat == position.active and BOX.match[ability] == position.color() else 0
    if effect == PER_CARD_PLANTED:
        count: i64 = 0
        planted = position.marks[MARKS * seat + PLANTED]
        if planted != 0 and BOX.matches(ability, planted):
            count += 1
        planted = position.marks[MARKS * seat + PLANTED_AGAIN]
        if planted != 0 and BOX.matches(ability, planted):
            count += 1
        return count
    return 1


def begin(position: EarthPosition, seat: i64, ability: i64, cell: i64) -> bool:
    """Start an ability that is activated at a cell: take free gains, ask about the others, pass over what cannot be."""
    often = times(position, seat, ability)
    if often == 0:
        return False
    if BOX.effect[ability] == COPY:
        return _begin_copy(position, seat, ability, cell)
    if pointless(position, seat, ability):
        return False
    if costs.free(ability):
        position.push(seat, step(GAINS, often, ability, cell))
        return True
    area = position.areas[seat]
    payable = costs.payable(area, ability, area.hand)
    wish = mark_of(position.stack[DEPTH * seat])
    if not payable and (wish & SKIPPING_ALL != 0 or not asks_unpayable(position, seat, ability)):
        windows.pass_over(position, seat)
        return False
    if wish & SKIPPING_ALL != 0:
        if position.journal is not None:
            journal.skipped(position, seat, ability)
        return False
    if wish & USING_ALL != 0 and payable:
        position.push(seat, step(GAINS, often, ability, cell))
        costs.pay_costs(position, seat, ability, NONE, False)
        return True
    question = step(ABILITY, often, ability, cell)
    position.push(seat, under_way(question) if wish & LISTING != 0 else question)
    return True


def possible(position: EarthPosition, seat: i64, ability: i64) -> bool:
    """Whether an ability can be paid now and would give something."""
    area = position.areas[seat]
    return costs.payable(area, ability, area.hand) and not pointless(position, seat, ability)


def asks_unpayable(position: EarthPosition, seat: i64, ability: i64) -> bool:
    """Whether an ability that cannot be paid is asked about, since an event or exchange could pay for it. (E77)"""
    return not windows.silenced(position, seat) and windows.within_reach(position, seat, ability)


def pointless(position: EarthPosition, seat: i64, ability: i64) -> bool:
    """Whether an ability takes something and gives only pieces without space, or composts from an empty hand."""
    gains = BOX.gains
    base: i64 = 6 * ability
    cost: i64 = 5 * ability
    sprouts = gains[base + GAIN_SPROUT]
    growth = gains[base + GAIN_GROWTH]
    cards = gains[base + GAIN_HAND]
    if sprouts + growth + cards == 0 or BOX.costs[cost + COST_HAND] > 0:
        return False
    area = position.areas[seat]
    if gains[base + GAIN_SOIL] + gains[base + GAIN_DRAW] + gains[base + GAIN_DECK] > 0 or (cards > 0 and area.hand > 0):
        return False
    if costs.free(ability) or position.team_play or windows.careful(position, seat):
        return False
    # A goal or ecosystem may rather do without the pieces that are paid.
    delicate = position.marks[MARKS * seat + DELICATE]
    if BOX.costs[cost + COST_SPROUT] > 0 and delicate >> SPROUT & 1 == 1:
        return False
    if BOX.costs[cost + COST_GROWTH] > 0 and delicate >> GROWTH & 1 == 1:
        return False
    # A piece that is paid leaves a space for one that is gained.
    if sprouts > 0 and (BOX.costs[cost + COST_SPROUT] > 0 or pieces.has_room(area, SPROUT)):
        return False
    return growth == 0 or (BOX.costs[cost + COST_GROWTH] == 0 and not pieces.has_room(area, GROWTH))


def skips(position: EarthPosition, seat: i64, ability: i64, wish: i64) -> bool:
    """Whether a run with these bits goes past an ability without asking, so that rows can wait for what follows."""
    if costs.free(ability) or BOX.effect[ability] == COPY:
        return False
    return wish & SKIPPING_ALL != 0 or pointless(position, seat, ability)


def _begin_copy(position: EarthPosition, seat: i64, ability: i64, cell: i64) -> bool:
    """E37: any ability of the colour of another card in the own grid; a single one needs no choice."""
    color = BOX.match[ability]
    found = copy_targets(position, seat, cell, color)
    more = copies_within_reach(position, seat, cell, color)
    if not more:
        windows.pass_over(position, seat)
    if len(found) == 0 and not more:
        return False
    if len(found) == 1 and not more:
        return begin(position, seat, BOX.ability_of_color(position.areas[seat].cells[found[0]], color), cell)
    position.push(seat, step(COPY_STEP, 0, ability, cell, color))
    return True


def copy_targets(position: EarthPosition, seat: i64, cell: i64, color: i64) -> vec[i64]:
    """The cells of other cards in the grid with an ability of the colour that can be paid."""
    area = position.areas[seat]
    found = vec[i64]()
    other: i64 = 0
    while other < CELLS:
        if other != cell and area.cells[other] != 0:
            ability = BOX.ability_of_color(area.cells[other], color)
            if ability != NONE and costs.payable(area, ability, area.hand):
                found = append(found, other)
        other += 1
    return found


def copies_within_reach(position: EarthPosition, seat: i64, cell: i64, color: i64) -> bool:
    """Whether an event or exchange could pay for an ability that could be copied then. (E77)"""
    if windows.silenced(position, seat):
        return False
    area = position.areas[seat]
    other: i64 = 0
    while other < CELLS:
        if other != cell and area.cells[other] != 0:
            ability = BOX.ability_of_color(area.cells[other], color)
            if (
                ability != NONE
                and not costs.payable(area, ability, area.hand)
                and windows.within_reach(position, seat, ability)
            ):
                return True
        other += 1
    return False


def copies(position: EarthPosition, seat: i64, packed: i64) -> vec[i64]:
    """The abilities that may be copied, or skip."""
    found = vec[i64]()
    found = append(found, SKIP)
    cells = copy_targets(position, seat, mark_of(packed), mask_of(packed))
    place: i64 = 0
    while place < len(cells):
        found = append(found, COPY_OF + cells[place])
        place += 1
    return found if len(cells) > 0 else append(found, NO_MORE)


def copy(position: EarthPosition, seat: i64, packed: i64, action: i64) -> None:
    """Resolve the chosen ability as if it were printed on the copying card, or skip. (E37)"""
    position.pop(seat)
    if action == NO_MORE:
        windows.silence(position, seat)
    if action in (SKIP, NO_MORE):
        if position.journal is not None:
            journal.skipped(position, seat, ability_of(packed))
        return
    card = position.areas[seat].cells[action - COPY_OF]
    if position.journal is not None:
        journal.copied(position, seat, ability_of(packed), card)
    ability = BOX.ability_of_color(card, mask_of(packed))
    position.push(seat, step(GAINS, times(position, seat, ability), ability, mark_of(packed)))
    costs.pay_costs(position, seat, ability, NONE, False)


def uses(position: EarthPosition, seat: i64, packed: i64) -> vec[i64]:
    """Skip the ability; or use it, by paying the first piece or card if there is a choice; or so with all to come."""
    found = vec[i64]()
    found = append(found, SKIP)
    ability = ability_of(packed)
    area = position.areas[seat]
    if not costs.payable(area, ability, area.hand):
        if order_is_open(position, seat):
            found = append(found, GRID_FIRST)
        return append(found, NO_MORE)
    kind = costs.first_payment(area, ability)
    if kind == NONE:
        found = append(found, USE)
    if more_with_price(position, seat):
        found = append(found, SKIP_ALL)
        found = append(found, USE_ALL)
    if order_is_open(position, seat):
        found = append(found, GRID_FIRST)
    if kind == NONE:
        return found
    return payments.payments(position, seat, kind, costs.cost_of(ability, kind), 0, found)


def order_is_open(position: EarthPosition, seat: i64) -> bool:
    """Whether the run can still go through the grid first. (E30)"""
    run = position.stack[DEPTH * seat]
    return kind_of(run) == ACTIVATE and mark_of(run) & ORDER_IS_OPEN != 0


def back_to_start(position: EarthPosition, seat: i64) -> i64:
    """Take everything of the run from the stack, and return its step."""
    packed = position.pop(seat)
    while kind_of(packed) != ACTIVATE:
        packed = position.pop(seat)
    return packed


def more_with_price(position: EarthPosition, seat: i64) -> bool:
    """Whether a later ability of the run has a price."""
    packed = position.stack[DEPTH * seat]
    place = count_of(packed)
    while place < PLACES:
        card = card_at_place(position.areas[seat], place, mark_of(packed) & GRID_IS_FIRST)
        ability = BOX.ability_of_color(card, mask_of(packed))
        if ability != NONE and not costs.free(ability):
            return True
        place += 1
    return False


def card_at_place(area: Area, place: i64, grid_first: i64) -> i64:
    """The card at a place of a run, 0 if there is none; `cell_of` is where it lies."""
    cell = cell_of(place, grid_first)
    if cell != OFF_GRID:
        return area.cells[cell]
    return area.island if place in (0, CELLS) else area.climate


def cell_of(place: i64, grid_first: i64) -> i64:
    """The cell of a place of a run; Island and Climate are off the grid. (E30)"""
    cell = place if grid_first == 1 else place - 2
    return cell if 0 <= cell < CELLS else OFF_GRID


def use(position: EarthPosition, seat: i64, packed: i64, action: i64) -> None:
    """Use an ability, or skip it; or go through the grid first. (E30)"""
    if action == GRID_FIRST:
        position.push(seat, step(ACTIVATE, 0, 0, GRID_IS_FIRST, mask_of(back_to_start(position, seat))))
        return
    position.pop(seat)
    ability = ability_of(packed)
    run = unmarked(unmarked(position.stack[DEPTH * seat], LISTING), ORDER_IS_OPEN)
    if action in (SKIP, USE):
        run = marked(run, LISTING)
    elif action == SKIP_ALL:
        run = marked(run, SKIPPING_ALL)
    elif action == USE_ALL:
        run = marked(run, USING_ALL)
    elif action == NO_MORE:
        windows.silence(position, seat)
    position.stack[DEPTH * seat] = run
    if action in (SKIP, SKIP_ALL, NO_MORE):
        if position.journal is not None:
            journal.skipped(position, seat, ability)
        return
    kind: i64 = NONE if action == USE_ALL else costs.first_payment(position.areas[seat], ability)
    position.push(seat, step(GAINS, count_of(packed), ability, mark_of(packed)))
    if kind == NONE:
        costs.pay_costs(position, seat, ability, NONE, action == USE)
        return
    costs.pay_costs(position, seat, ability, kind, True)
    amount = costs.cost_of(ability, kind)
    mark = payments.pay_one(position, seat, kind, action)
    if amount > 1:
        position.push(seat, under_way(step(kind, amount - 1, ability, mark)))


def can_wait(ability: i64, sprouts: i64, growth: i64, cards: i64) -> bool:
    """Whether such placements can wait for an ability: it shows no cards and takes nothing that they are about."""
    if sprouts + growth + cards == 0:
        return True
    if BOX.effect[ability] == COPY or BOX.gains[6 * ability + GAIN_DRAW] > 0:
        return False
    base: i64 = 5 * ability
    if sprouts > 0 and BOX.costs[base + COST_SPROUT] > 0:
        return False
    if growth > 0 and BOX.costs[base + COST_GROWTH] > 0:
        return False
    about_cards = BOX.costs[base + COST_HAND] + BOX.costs[base + COST_COMPOST] + BOX.gains[6 * ability + GAIN_DECK]
    return cards == 0 or about_cards == 0
