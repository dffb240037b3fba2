"""What the steps that a seat of Earth is in the middle of will give it."""

from __future__ import annotations

from mypy_extensions import i64

from terrarium.earth.cards.abilities import COST_SOIL, GAIN_DRAW, GAIN_SOIL, ONLY_IF_CHOSEN
from terrarium.earth.cards.box import BOX
from terrarium.earth.cards.vocabulary import CELLS
from terrarium.earth.cards.vocabulary import GROWTH as GROWTH_PIECE
from terrarium.earth.cards.vocabulary import SPROUT as SPROUT_PIECE
from terrarium.earth.knowledge.card_values import COMPOST, GROWTH, IN_HAND, SPROUT, WORTH
from terrarium.earth.knowledge.future_points import gain
from terrarium.earth.knowledge.game_length import overtime
from terrarium.earth.knowledge.weights import (
    BEST_OF_FOUR,
    HELD,
    LAID,
    PLANTINGS,
    PLENTY,
    SOIL_HELD,
    SPARE,
    SURPLUS,
    TEMPO,
)
from terrarium.earth.rules import costs, pieces, placements, planting
from terrarium.earth.rules.ability_use import PLACES, card_at_place
from terrarium.earth.rules.turn_actions import BENEFIT_SIZE, COMPOST_ACTION, GROW_ACTION, WATER_ACTION
from terrarium.earth.state import hands
from terrarium.earth.state.area import Area
from terrarium.earth.state.hands import SETS
from terrarium.earth.state.position import EarthState as EarthPosition
from terrarium.earth.state.steps import (
    ABILITY,
    ACTIVATE,
    BENEFIT,
    COPY,
    DEPTH,
    GAINS,
    GRID_IS_FIRST,
    GROWTHS,
    KEEP_COMPOST,
    KEEP_ONE,
    LOOK,
    PAY_CARDS,
    PAY_GROWTH,
    PAY_SPROUTS,
    PLACE_CARD,
    PLANT,
    PRICE,
    RUN,
    SPROUTS,
    TAKE_UP_TO,
    TUCK,
    ability_of,
    count_of,
    kind_of,
    mark_of,
    mask_of,
)
from terrarium.earth.state.steps import SOIL as TAKE_SOIL
from terrarium.engine.evaluation import POINT


def steps_ahead(here: EarthPosition, seat: i64, turns: i64) -> i64:
    """What the steps that the seat has before it will give; pieces only as far as there is room for them."""
    area = here.areas[seat]
    sprouts: i64 = 0
    growth: i64 = 0
    soil: i64 = 0
    cards: i64 = 0
    compost: i64 = 0
    total: i64 = 0
    depth: i64 = here.pending(seat) - 1
    while depth >= 0:
        packed = here.stack[DEPTH * seat + depth]
        kind = kind_of(packed)
        count = count_of(packed)
        if kind == SPROUTS:
            sprouts += min(count, room_in_row(area, packed))
        elif kind == GROWTHS:
            growth += min(count, room_in_row(area, packed))
        elif kind in (RUN, ACTIVATE):
            place: i64 = 0 if kind == RUN else count
            color = mask_of(packed)
            while place < PLACES:
                card = card_at_place(area, place, mark_of(packed) & GRID_IS_FIRST)
                if card != 0:
                    ability = BOX.ability_of_color(card, color)
                    if ability >= 0 and (BOX.effect[ability] != ONLY_IF_CHOSEN or here.active == seat):
                        sprouts += WORTH.sprouts[ability]
                        growth += WORTH.growth[ability]
                        soil += WORTH.soil[ability]
                        cards += WORTH.cards[ability]
                        compost += WORTH.compost[ability]
                        total += WORTH.rest[ability]
                place += 1
        elif kind == ABILITY:
            if can_pay(area, ability_of(packed), soil):
                total += max(WORTH.use[ability_of(packed)], 0)
        elif kind == GAINS:
            total += count * WORTH.use[ability_of(packed)]
        elif kind == PLANT:
            total += plantings(here, seat, turns, count, area.soil + soil)
        elif kind == PLACE_CARD:
            total += max(gain(mark_of(packed), turns), 0) * LAID // 100
        elif kind == PRICE:
            total -= SOIL_HELD * count
        elif kind == TAKE_UP_TO:
            if mark_of(packed) == GAIN_SOIL:
                soil += count
            elif mark_of(packed) == GAIN_DRAW:
                cards += count
            else:
                compost += count
        elif kind == BENEFIT:
            total += benefit(here, area, count, turns)
        elif kind in (LOOK, KEEP_ONE):
            total += BEST_OF_FOUR
        elif kind == KEEP_COMPOST:
            total += 900
        elif kind == TUCK:
            total += GROWTH // 3 * min(count, area.hand)
        elif kind == TAKE_SOIL:
            soil += count
        elif kind == COPY:
            total += 1300
        elif kind in (PAY_SPROUTS, PAY_GROWTH):
            total -= POINT * count
        elif kind == PAY_CARDS:
            total += POINT // 3 * count
        depth -= 1
    stock: i64 = here.deck + here.discards
    total += COMPOST * min(compost, stock)
    total += more_soil(area, soil, turns) + more_cards(here, area, min(cards, stock - compost), turns)
    if sprouts > 0:
        total += SPROUT * min(sprouts, pieces.room_on_grid(area, SPROUT_PIECE))
    if growth > 0:
        total += GROWTH * min(growth, pieces.room_on_grid(area, GROWTH_PIECE))
    return total


def more_soil(area: Area, soil: i64, turns: i64) -> i64:
    """What soil to come is worth: little when there is plenty or no time left."""
    useful: i64 = min(soil, max(PLENTY - area.soil, 0))
    price: i64 = SOIL_HELD if turns > 30 else SOIL_HELD * turns // 30
    return price * useful + price * (soil - useful) * SURPLUS // 100


def more_cards(here: EarthPosition, area: Area, cards: i64, turns: i64) -> i64:
    """What cards to come are worth: little when there are more in hand than can be planted."""
    if cards <= 0:
        return 0
    useful: i64 = min(cards, max(min(CELLS - area.planted, turns // 10 + 2) + 2 - area.hand, 0))
    return IN_HAND * useful + SPARE * (cards - useful)


def benefit(here: EarthPosition, area: Area, action: i64, turns: i64) -> i64:
    """What the better of the two benefits of another player's action is worth."""
    soil: i64 = more_soil(area, BENEFIT_SIZE, turns)
    if action == COMPOST_ACTION:
        return max(soil, COMPOST * min(BENEFIT_SIZE, here.deck + here.discards))
    if action == WATER_ACTION:
        return max(soil, SPROUT * min(BENEFIT_SIZE, pieces.room_on_grid(area, SPROUT_PIECE)))
    if action == GROW_ACTION:
        return max(
            more_cards(here, area, BENEFIT_SIZE, turns),
            GROWTH * min(BENEFIT_SIZE, pieces.room_on_grid(area, GROWTH_PIECE)),
        )
    return 0


def can_pay(area: Area, ability: i64, soil: i64) -> bool:
    """Whether an ability can be paid, with some soil more than there is now."""
    short: i64 = BOX.costs[5 * ability + COST_SOIL] - area.soil
    return 0 < short <= soil or costs.payable(area, ability, area.hand)


def plantings(here: EarthPosition, seat: i64, turns: i64, count: i64, soil: i64) -> i64:
    """What planting up to `count` cards of the hand with so much soil would gain, the best first."""
    area = here.areas[seat]
    first: i64 = 0
    second: i64 = 0
    for card in hands.cards_of(here.hands, seat, SETS.plantable):
        if planting.price(area, card) <= soil:
            found = gain(card, turns) * (100 - HELD) // 100 - IN_HAND // 2 + TEMPO + overtime(here)
            if found > first:
                second = first
                first = found
            elif found > second:
                second = found
    return (first + (second // 2 if count > 1 else 0)) * PLANTINGS // 100


def room_in_row(area: Area, packed: i64) -> i64:
    """How many pieces the cells have room for that a row has still before it. (E25)"""
    free: i64 = 0
    cell: i64 = mark_of(packed)
    while cell < CELLS:
        free += placements.space_at(area, packed, cell)
        cell += 1
    return free
