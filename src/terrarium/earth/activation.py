"""Abilities: who may use them, what they cost, what they give; and the run through all cards of a colour.

Nobody is asked whether to take a gain that costs nothing: it is taken, and a placement can be stopped. An ability with
a price is offered together with the first piece or card that pays it: one answer both uses and pays. (E29 to E38)
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from terrarium.earth import piles, rows, tell
from terrarium.earth.abilities import (
    COPY,
    COST_COMPOST,
    COST_GROWTH,
    COST_HAND,
    COST_SOIL,
    COST_SPROUT,
    GAIN_DECK,
    GAIN_DRAW,
    GAIN_GROWTH,
    GAIN_HAND,
    GAIN_SOIL,
    GAIN_SPROUT,
    LOOK_AT_COMPOST,
    ONLY_IF_CHOSEN,
    PER_CARD_PLANTED,
    PLACE_ON_ADJACENT,
    PLACE_ON_EACH_IN_LINE,
    PLAIN,
)
from terrarium.earth.actions import BOARD_FIRST, COPY_OF, GRID_FIRST, SKIP, SKIP_ALL, USE, USE_ALL
from terrarium.earth.area import Area
from terrarium.earth.cards import BOX, CARDS, Card
from terrarium.earth.grid import around, line_of
from terrarium.earth.marks import DELICATE, MARKS, PLANTED, PLANTED_AGAIN, RUN_CARDS
from terrarium.earth.steps import (
    ABILITY,
    ACTIVATE,
    ALL_CELLS,
    DEPTH,
    GAINS,
    GRID_IS_FIRST,
    GROWTHS,
    KEEP_COMPOST,
    OFF_GRID,
    ORDER,
    PAY_CARDS,
    PAY_GROWTH,
    PAY_SPROUTS,
    SKIPPING_ALL,
    SPROUTS,
    TUCK,
    USING_ALL,
    ability_of,
    count_of,
    mark_of,
    marked,
    mask_of,
    step,
    under_way,
)
from terrarium.earth.steps import COPY as COPY_STEP
from terrarium.earth.terms import CELLS, GROWTH, SPROUT, ones
from terrarium.engine.vecs import append, vec

if TYPE_CHECKING:
    from terrarium.earth.position import EarthPosition

NONE: Final = -1
#: Island, Climate and sixteen cells.
PLACES: Final = 18
#: An activation of so many cards is a long one.
LONG: Final = 8

#: What abilities take and give, as bits, to see whether their order can matter.
_SOIL: Final = 1
_SPROUT: Final = 2
_GROWTH: Final = 4
_HAND: Final = 8
_COMPOST: Final = 16
_NEWS: Final = 32
_QUESTION: Final = 64
_EVERYTHING: Final = 127


def _takes(card: Card, slot: int) -> int:
    """What an ability uses up."""
    if slot >= len(card.abilities):
        return 0
    ability = card.abilities[slot]
    if ability.effect == COPY:
        return _EVERYTHING
    bits = 0
    for resource, bit in (
        (COST_SOIL, _SOIL), (COST_SPROUT, _SPROUT), (COST_GROWTH, _GROWTH), (COST_HAND, _HAND),
        (COST_COMPOST, _COMPOST),
    ):  # fmt: skip
        bits |= bit if ability.costs[resource] else 0
    return bits | (_HAND if ability.gains[GAIN_HAND] else 0)


def _gives(card: Card, slot: int) -> int:
    """What an ability brings: resources, cards that nobody knew, questions."""
    if slot >= len(card.abilities):
        return 0
    ability = card.abilities[slot]
    if ability.effect == COPY:
        return _EVERYTHING
    bits = 0 if ability.free() else _QUESTION
    for gain, bit in (
        (GAIN_SOIL, _SOIL), (GAIN_DRAW, _HAND | _NEWS), (GAIN_DECK, _COMPOST), (GAIN_SPROUT, _SPROUT | _QUESTION),
        (GAIN_GROWTH, _GROWTH | _QUESTION), (GAIN_HAND, _COMPOST | _QUESTION),
    ):  # fmt: skip
        bits |= bit if ability.gains[gain] else 0
    if ability.effect in (PLACE_ON_ADJACENT, PLACE_ON_EACH_IN_LINE):
        bits |= _QUESTION | (_SPROUT if ability.piece == SPROUT else _GROWTH)
    return bits | (_COMPOST if ability.costs[COST_HAND] else 0)


class Interplay:
    """What each ability takes and gives."""

    def __init__(self) -> None:
        self.takes: vec[i64] = vec[i64]([_takes(BOX.cards[card], slot) for card in range(CARDS) for slot in range(2)])
        self.gives: vec[i64] = vec[i64]([_gives(BOX.cards[card], slot) for card in range(CARDS) for slot in range(2)])


INTERPLAY: Final[Interplay] = Interplay()


# -- one ability -------------------------------------------------------------------------------------------------


def payable(area: Area, ability: i64, hand: i64) -> bool:
    """Whether all costs of an ability can be paid, with so many cards in hand. (E31)"""
    costs = BOX.costs
    base: i64 = 5 * ability
    if costs[base + COST_SOIL] > area.soil or costs[base + COST_COMPOST] > area.compost:
        return False
    if costs[base + COST_HAND] > hand:
        return False
    sprouts = costs[base + COST_SPROUT]
    if sprouts > 0 and rows.held_from(area, SPROUT, 0) < sprouts:
        return False
    growth = costs[base + COST_GROWTH]
    return growth == 0 or rows.held_from(area, GROWTH, 0) >= growth


def free(ability: i64) -> bool:
    """Whether an ability costs nothing."""
    costs = BOX.costs
    base: i64 = 5 * ability
    return costs[base] + costs[base + 1] + costs[base + 2] + costs[base + 3] + costs[base + 4] == 0


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
    area = position.areas[seat]
    if not payable(area, ability, area.hand) or pointless(position, seat, ability):
        return False
    if free(ability):
        position.push(seat, step(GAINS, often, ability, cell))
        return True
    wish = mark_of(position.stack[DEPTH * seat])
    if wish & SKIPPING_ALL != 0:
        if position.journal is not None:
            tell.skipped(position, seat, ability)
        return False
    if wish & USING_ALL != 0:
        position.push(seat, step(GAINS, often, ability, cell))
        pay_costs(position, seat, ability, NONE)
        return True
    position.push(seat, step(ABILITY, often, ability, cell))
    return True


def pointless(position: EarthPosition, seat: i64, ability: i64) -> bool:
    """Whether an ability takes something and gives only pieces for which there is no space."""
    gains = BOX.gains
    base: i64 = 6 * ability
    sprouts = gains[base + GAIN_SPROUT]
    growth = gains[base + GAIN_GROWTH]
    if sprouts + growth == 0 or BOX.costs[5 * ability + COST_HAND] > 0:
        return False
    if gains[base + GAIN_SOIL] + gains[base + GAIN_DRAW] + gains[base + GAIN_DECK] + gains[base + GAIN_HAND] > 0:
        return False
    if free(ability) or position.marks[MARKS * seat + DELICATE] != 0:
        return False
    # A piece that is paid leaves a space for one that is gained.
    if sprouts > 0 and (BOX.costs[5 * ability + COST_SPROUT] > 0 or rows.has_room(position.areas[seat], SPROUT)):
        return False
    return growth == 0 or (
        BOX.costs[5 * ability + COST_GROWTH] == 0 and not rows.has_room(position.areas[seat], GROWTH)
    )


def _begin_copy(position: EarthPosition, seat: i64, ability: i64, cell: i64) -> bool:
    """E37: any ability of the colour of another card in the own grid; a single one needs no choice."""
    color = BOX.match[ability]
    found = copy_targets(position, seat, cell, color)
    if len(found) == 0:
        return False
    if len(found) == 1:
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
            if ability != NONE and payable(area, ability, area.hand):
                found = append(found, other)
        other += 1
    return found


def copies(position: EarthPosition, seat: i64, packed: i64) -> vec[i64]:
    """The abilities that may be copied, or skip."""
    found = vec[i64]()
    found = append(found, SKIP)
    cells = copy_targets(position, seat, mark_of(packed), mask_of(packed))
    place: i64 = 0
    while place < len(cells):
        found = append(found, COPY_OF + cells[place])
        place += 1
    return found


def copy(position: EarthPosition, seat: i64, packed: i64, action: i64) -> None:
    """Resolve the chosen ability as if it were printed on the copying card, or skip. (E37)"""
    position.pop(seat)
    if action == SKIP:
        if position.journal is not None:
            tell.skipped(position, seat, ability_of(packed))
        return
    card = position.areas[seat].cells[action - COPY_OF]
    if position.journal is not None:
        tell.copied(position, seat, ability_of(packed), card)
    begin(position, seat, BOX.ability_of_color(card, mask_of(packed)), mark_of(packed))


# -- using and paying --------------------------------------------------------------------------------------------


def first_payment(area: Area, ability: i64) -> i64:
    """The kind of payment that leaves a choice and comes first, or NONE."""
    costs = BOX.costs
    base: i64 = 5 * ability
    sprouts = costs[base + COST_SPROUT]
    if sprouts > 0 and not rows.forced(area, SPROUT, 0, sprouts):
        return PAY_SPROUTS
    growth = costs[base + COST_GROWTH]
    if growth > 0 and not rows.forced(area, GROWTH, 0, growth):
        return PAY_GROWTH
    cards = costs[base + COST_HAND]
    if cards > 0 and area.hand > cards:
        return PAY_CARDS
    return NONE


def cost_of(ability: i64, kind: i64) -> i64:
    """How much of a kind of payment an ability asks for."""
    resource: i64 = COST_SPROUT if kind == PAY_SPROUTS else COST_GROWTH if kind == PAY_GROWTH else COST_HAND
    return BOX.costs[5 * ability + resource]


def uses(position: EarthPosition, seat: i64, packed: i64) -> vec[i64]:
    """Skip the ability; or use it, by paying the first piece or card if there is a choice; or so with all to come."""
    found = vec[i64]()
    found = append(found, SKIP)
    ability = ability_of(packed)
    kind = first_payment(position.areas[seat], ability)
    if kind == NONE:
        found = append(found, USE)
    if more_with_price(position, seat):
        found = append(found, SKIP_ALL)
        found = append(found, USE_ALL)
    if kind == NONE:
        return found
    return rows.payments(position, seat, kind, cost_of(ability, kind), 0, found)


def more_with_price(position: EarthPosition, seat: i64) -> bool:
    """Whether a later ability of the run has a price."""
    packed = position.stack[DEPTH * seat]
    place = count_of(packed)
    while place < PLACES:
        card = card_at_place(position.areas[seat], place, mark_of(packed) & GRID_IS_FIRST)
        ability = BOX.ability_of_color(card, mask_of(packed))
        if ability != NONE and not free(ability):
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
    """Use an ability, or skip it."""
    position.pop(seat)
    ability = ability_of(packed)
    if action == SKIP_ALL:
        position.stack[DEPTH * seat] = marked(position.stack[DEPTH * seat], SKIPPING_ALL)
    elif action == USE_ALL:
        position.stack[DEPTH * seat] = marked(position.stack[DEPTH * seat], USING_ALL)
    if action in (SKIP, SKIP_ALL):
        if position.journal is not None:
            tell.skipped(position, seat, ability)
        return
    kind: i64 = NONE if action == USE_ALL else first_payment(position.areas[seat], ability)
    position.push(seat, step(GAINS, count_of(packed), ability, mark_of(packed)))
    if kind == NONE:
        pay_costs(position, seat, ability, NONE)
        return
    pay_costs(position, seat, ability, kind)
    amount = cost_of(ability, kind)
    mark = rows.pay_one(position, seat, kind, action)
    if amount > 1:
        position.push(seat, under_way(step(kind, amount - 1, ability, mark)))


def pay_costs(position: EarthPosition, seat: i64, ability: i64, except_kind: i64) -> None:
    """Pay what needs no choice, and put the rows of the rest on the stack, except one kind. (E31)"""
    costs = BOX.costs
    base: i64 = 5 * ability
    soil = costs[base + COST_SOIL]
    compost = costs[base + COST_COMPOST]
    if soil > 0:
        rows.pay_soil(position, seat, soil)
    if compost > 0:
        rows.pay_compost(position, seat, compost)
    if position.journal is not None and (soil > 0 or compost > 0):
        tell.paid(position, seat, ability, soil, compost)
    cards = costs[base + COST_HAND]
    if cards > 0 and except_kind != PAY_CARDS:
        position.push(seat, step(PAY_CARDS, cards, ability))
    growth = costs[base + COST_GROWTH]
    if growth > 0 and except_kind != PAY_GROWTH:
        position.push(seat, step(PAY_GROWTH, growth, ability))
    sprouts = costs[base + COST_SPROUT]
    if sprouts > 0 and except_kind != PAY_SPROUTS:
        position.push(seat, step(PAY_SPROUTS, sprouts, ability))


# -- gains -------------------------------------------------------------------------------------------------------


def take_gains(position: EarthPosition, seat: i64, packed: i64) -> None:
    """Soil, cards and deck compost at once; then sprouts, growth and composting from hand, in this order. (E31)"""
    position.pop(seat)
    ability = ability_of(packed)
    often = count_of(packed)
    if position.journal is not None:
        tell.uses(position, seat, ability)
    effect = BOX.effect[ability]
    if effect in (PLACE_ON_EACH_IN_LINE, PLACE_ON_ADJACENT):
        _place_around(position, seat, ability, mark_of(packed))
        return
    if effect == LOOK_AT_COMPOST:
        count = BOX.amount[ability]
        if count > position.areas[seat].compost:
            count = position.areas[seat].compost
        position.look_at_compost(seat, count)
        position.push(seat, step(KEEP_COMPOST, count, ability))
        return
    take_at_once(position, seat, ability, often)
    gains = BOX.gains
    base: i64 = 6 * ability
    push_rows(
        position,
        seat,
        ability,
        often * gains[base + GAIN_SPROUT],
        often * gains[base + GAIN_GROWTH],
        often * gains[base + GAIN_HAND],
    )


def take_at_once(position: EarthPosition, seat: i64, ability: i64, often: i64) -> None:
    """Take the soil, the cards and the deck compost of an ability."""
    gains = BOX.gains
    base: i64 = 6 * ability
    if gains[base + GAIN_SOIL] > 0:
        gain_soil(position, seat, often * gains[base + GAIN_SOIL])
    if gains[base + GAIN_DRAW] > 0:
        piles.draw(position, seat, often * gains[base + GAIN_DRAW])
    if gains[base + GAIN_DECK] > 0:
        piles.compost_from_deck(position, seat, often * gains[base + GAIN_DECK])


def push_rows(position: EarthPosition, seat: i64, ability: i64, sprouts: i64, growth: i64, cards: i64) -> None:
    """Put rows on the stack: sprouts first, then growth, then composting from hand."""
    if cards > 0:
        position.push(seat, step(TUCK, cards, ability))
    if growth > 0:
        position.push(seat, step(GROWTHS, growth, ability, 0, ALL_CELLS))
    if sprouts > 0:
        position.push(seat, step(SPROUTS, sprouts, ability, 0, ALL_CELLS))


def gain_soil(position: EarthPosition, seat: i64, amount: i64) -> None:
    """Take soil from the supply."""
    position.areas[seat].soil += amount
    if position.journal is not None:
        tell.gained_soil(position, seat, amount)


def _place_around(position: EarthPosition, seat: i64, ability: i64, cell: i64) -> None:
    """Pieces on flora of a type in the own line, or on the flora around."""
    area = position.areas[seat]
    kind: i64 = SPROUTS if BOX.piece[ability] == SPROUT else GROWTHS
    if BOX.effect[ability] == PLACE_ON_ADJACENT:
        position.push(seat, step(kind, BOX.amount[ability], ability, 0, around(cell)))
        return
    line = line_of(cell, BOX.line[ability])
    mask: i64 = 0
    other: i64 = 0
    while other < CELLS:
        if line >> other & 1 == 1 and BOX.types[area.cells[other]] & BOX.match[ability] != 0:
            mask |= 1 << other
        other += 1
    position.push(seat, step(kind, ones(mask), ability, 0, mask, 1))


# -- the run through a colour ------------------------------------------------------------------------------------


def start_run(position: EarthPosition, seat: i64, color: i64) -> None:
    """Put the activation of a colour on the stack, and the question of its order if that can matter. (E30)"""
    position.push(seat, step(ACTIVATE, 0, 0, 0, color))
    area = position.areas[seat]
    board_takes: i64 = 0
    board_gives: i64 = 0
    cards: i64 = 0
    side: i64 = 0
    while side < 2:
        ability = BOX.ability_of_color(area.island if side == 0 else area.climate, color)
        if ability != NONE and times(position, seat, ability) > 0:
            board_takes |= INTERPLAY.takes[ability]
            board_gives |= INTERPLAY.gives[ability]
            cards += 1
        side += 1
    on_board = cards
    takes: i64 = 0
    gives: i64 = 0
    cell: i64 = 0
    while cell < CELLS:
        ability = BOX.ability_of_color(area.cells[cell], color)
        if ability != NONE:
            takes |= INTERPLAY.takes[ability]
            gives |= INTERPLAY.gives[ability]
            cards += 1
        cell += 1
    _count_run(position, seat, cards)
    if on_board > 0 and order_matters(board_takes, board_gives, takes, gives):
        position.push(seat, step(ORDER, 0, 0, 0, color))


def _count_run(position: EarthPosition, seat: i64, cards: i64) -> None:
    position.marks[MARKS * seat + RUN_CARDS] = cards
    if cards > 0:
        position.runs += 1
        position.run_cards += cards
    if cards >= LONG:
        position.long_runs += 1


def count_answer(position: EarthPosition, seat: i64) -> None:
    """Note that the seat answers a question during an activation."""
    position.run_answers += 1
    if position.marks[MARKS * seat + RUN_CARDS] >= LONG:
        position.long_answers += 1


def order_matters(takes: i64, gives: i64, other_takes: i64, other_gives: i64) -> bool:
    """Whether one side uses up what the other has a use for, or learns something before a decision."""
    if (takes & (other_gives | other_takes)) | (gives & other_takes) != 0:
        return True
    learns = gives & _NEWS != 0 and other_gives & _QUESTION != 0
    return learns or (other_gives & _NEWS != 0 and gives & _QUESTION != 0)


def orders(found: vec[i64]) -> vec[i64]:
    """The two orders of an activation."""
    found = append(found, BOARD_FIRST)
    return append(found, GRID_FIRST)


def choose_order(position: EarthPosition, seat: i64, action: i64) -> None:
    """Island and Climate first, or the grid. (E30)"""
    packed = position.pop(seat)
    position.pop(seat)
    position.push(seat, step(ACTIVATE, 0, 0, GRID_IS_FIRST if action == GRID_FIRST else 0, mask_of(packed)))


def run_on(position: EarthPosition, seat: i64, packed: i64) -> None:
    """Go on to the next card of the colour that asks something, each at most once. (E29, E30)

    Pieces and cards from hand that cost nothing are put together until something comes that they may have a bearing on:
    "2 sprouts" and then "1 sprout" are one row of 3, which can end in the same ways.
    """
    area = position.areas[seat]
    color = mask_of(packed)
    place = count_of(packed)
    wish = mark_of(packed)
    position.pop(seat)
    sprouts: i64 = 0
    growth: i64 = 0
    cards: i64 = 0
    while place < PLACES:
        card = card_at_place(area, place, wish & GRID_IS_FIRST)
        cell = cell_of(place, wish & GRID_IS_FIRST)
        place += 1
        if card == 0:
            continue
        ability = BOX.ability_of_color(card, color)
        if ability == NONE:
            continue
        simple = free(ability) and BOX.effect[ability] in (PLAIN, ONLY_IF_CHOSEN, PER_CARD_PLANTED)
        often = times(position, seat, ability)
        if sprouts + growth + cards > 0 and often > 0 and not (simple and can_wait(ability, cards)):
            place -= 1
            break
        if not simple:
            position.push(seat, step(ACTIVATE, place, 0, wish, color))
            if begin(position, seat, ability, cell):
                return
            position.pop(seat)
        elif often > 0:
            if position.journal is not None:
                tell.uses(position, seat, ability)
            take_at_once(position, seat, ability, often)
            sprouts += often * BOX.gains[6 * ability + GAIN_SPROUT]
            growth += often * BOX.gains[6 * ability + GAIN_GROWTH]
            cards += often * BOX.gains[6 * ability + GAIN_HAND]
    if sprouts + growth + cards > 0:
        position.push(seat, step(ACTIVATE, place, 0, wish, color))
        push_rows(position, seat, 0, sprouts, growth, cards)


def can_wait(ability: i64, cards: i64) -> bool:
    """Whether placements can wait for a free ability: it shows no cards and puts none between those to be composted."""
    return BOX.gains[6 * ability + GAIN_DRAW] == 0 and (cards == 0 or BOX.gains[6 * ability + GAIN_DECK] == 0)
