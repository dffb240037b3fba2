"""The points that a seat's area, hand and goals in Earth promise for the turns to come."""

from __future__ import annotations

from mypy_extensions import i64

from terrarium.earth.cards.box import BOX
from terrarium.earth.cards.vocabulary import CELLS, EVENT
from terrarium.earth.knowledge.card_values import COMPOST, GROWTH, IN_HAND, SPROUT, WORTH
from terrarium.earth.knowledge.game_length import missing, overtime
from terrarium.earth.knowledge.weights import (
    BONUS_AHEAD,
    BONUS_BEHIND,
    FIRST_SOIL,
    GROWTH_ACTION,
    HAND_DRIFT,
    HELD,
    MISSING,
    REACHABLE,
    RESERVE,
    ROOM_TO_COME,
    RUNNING,
    SOIL_HELD,
    SPARE,
    SPROUTS_ACTION,
    SURPLUS,
    TEMPO,
)
from terrarium.earth.rules import fauna, goals, scoring
from terrarium.earth.rules.scoring import BONUS
from terrarium.earth.state.area import Area
from terrarium.earth.state.position import EarthState
from terrarium.earth.state.seat_fields import NOBODY
from terrarium.engine.evaluation import POINT
from terrarium.engine.vecs import vec


def standing(here: EarthState, seat: i64, turns: i64) -> i64:
    """Return the points so far and what is to come, but for the steps that the seat is in the middle of."""
    area = here.areas[seat]
    points = scoring.total_points(here.areas, seat, here.ecosystems_of(seat)) + fauna.leaf_points(here, seat)
    total: i64 = POINT * points + finish(here, seat)
    total += engine(here, area, turns) + goals_in_reach(here, seat, turns) + hand_and_soil(here, seat, turns)
    return total - MISSING * missing(here, seat)


def finish(here: EarthState, seat: i64) -> i64:
    """Return what each card in the grid does for the end: it comes nearer, and so does the bonus. (E57)"""
    planted = here.areas[seat].planted
    total: i64 = (TEMPO + overtime(here)) * planted
    if here.bonus == seat:
        return total + POINT * BONUS
    if here.bonus != NOBODY or here.solo:
        return total
    most: i64 = 0
    other: i64
    for other in range(here.seats):
        if other != seat:
            most = max(most, here.areas[other].planted)
    share: i64 = BONUS_AHEAD if planted >= most else BONUS_BEHIND
    return total + POINT * BONUS * share * planted * planted // (100 * CELLS * CELLS)


def within(wanted: i64, room: i64) -> i64:
    """Return how much of what is wanted will find room; less than all when it is tight."""
    if wanted <= 0 or room <= 0:
        return 0
    return (2 * min(wanted, room) + wanted * room // (wanted + room)) // 3


def engine(here: EarthState, area: Area, turns: i64) -> i64:
    """Return what abilities, actions and empty spaces will give in the turns to come."""
    rest: i64 = WORTH.rest_a_turn[area.island] + WORTH.rest_a_turn[area.climate]
    sprouts: i64 = SPROUTS_ACTION + WORTH.sprouts_a_turn[area.island] + WORTH.sprouts_a_turn[area.climate]
    growth: i64 = GROWTH_ACTION + WORTH.growth_a_turn[area.island] + WORTH.growth_a_turn[area.climate]
    compost: i64 = WORTH.compost_a_turn[area.island] + WORTH.compost_a_turn[area.climate]
    sprout_room: i64 = 0
    growth_room: i64 = 0
    canopies: i64 = 0
    cell: i64
    for cell in range(CELLS):
        card = area.cells[cell]
        if card != 0:
            rest += WORTH.rest_a_turn[card]
            sprouts += WORTH.sprouts_a_turn[card]
            growth += WORTH.growth_a_turn[card]
            compost += WORTH.compost_a_turn[card]
            sprout_room += BOX.sprout_spaces[card] - area.sprouts[cell]
            spaces = BOX.growth_spaces[card]
            held = area.growth[cell]
            growth_room += spaces - held
            if 0 < held < spaces:
                canopies += POINT * (BOX.canopy[card] - spaces) * held // (2 * spaces)
    later: i64 = ROOM_TO_COME * min(CELLS - area.planted, turns // 16)
    effective: i64 = turns * RUNNING
    total: i64 = rest * effective // 1000
    total += SPROUT * within(sprouts * effective // 1000, 1000 * sprout_room + later) // 1000
    total += GROWTH * within(growth * effective // 1000, 1000 * growth_room + later) // 1000
    total += COMPOST * within(compost * effective // 1000, 1000 * here.stock() // here.seats) // 1000
    return total + (canopies if turns > 10 else 0)


def goals_in_reach(here: EarthState, seat: i64, turns: i64) -> i64:
    """Return what fauna goals in reach are worth."""
    total: i64 = 0
    place: i64
    for place in range(fauna.GOALS):
        if here.leaf_step(seat, place) == 0:
            worth = POINT * fauna.worth(here, min(fauna.taken(here, place) + 1, 5))
            if here.has_earned(seat, place):
                total += worth
            else:
                goal = here.fauna[place]
                wanted = goals.need(goal)
                done = min(goals.progress(goal, here.areas[seat]), wanted)
                if done == wanted:
                    total += worth * 95 // 100
                elif turns > 10:
                    total += worth * REACHABLE * done * done // (100 * wanted * wanted)
    return total


def gain(card: i64, turns: i64) -> i64:
    """Return what planting a card would gain."""
    early: i64 = min(turns, 100)
    return (
        WORTH.planted[card]
        + WORTH.spaces[card] * early // 100
        + WORTH.turn[card] * turns * RUNNING // 1000
        - SOIL_HELD * BOX.cost[card]
    )


def hand_and_soil(here: EarthState, seat: i64, turns: i64) -> i64:
    """Return what the cards in hand are good for, the best first, and what soil is worth beside them."""
    area = here.areas[seat]
    slots: i64 = min(CELLS - area.planted, turns // 10 + 2)
    in_time: i64 = min(turns, HAND_DRIFT)
    cards = here.hand_cards(seat)
    count: i64 = len(cards)
    gains = vec[i64]([0] * count)
    number: i64
    for number in range(count):
        gains[number] = gain(cards[number], turns)
    total: i64 = 0
    needed: i64 = 0
    left: i64 = slots
    spare: i64 = count
    for number in range(count):
        if left <= 0:
            break
        bring_best_to(number, gains, cards)
        total += IN_HAND // 2 + max(gains[number], 0) * HELD // 100
        needed += BOX.cost[cards[number]]
        if BOX.kind[cards[number]] != EVENT:
            total += overtime(here) // 2
            left -= 1
        spare -= 1
    total = total * in_time // max(HAND_DRIFT, 1) + SPARE * spare
    return total + soil_worth(area.soil, needed + RESERVE * left, turns)


def bring_best_to(place: i64, gains: vec[i64], cards: vec[i64]) -> None:
    """Swap the card with the highest gain, of those from a place on, to this place."""
    best: i64 = place
    other: i64
    for other in range(place + 1, len(gains)):
        if gains[other] > gains[best]:
            best = other
    gain_here, card_here = gains[place], cards[place]
    gains[place], cards[place] = gains[best], cards[best]
    gains[best], cards[best] = gain_here, card_here


def soil_worth(soil: i64, needed: i64, turns: i64) -> i64:
    """Return what soil is worth: little when there is more than cards cost or no time left."""
    price: i64 = SOIL_HELD * min(turns, 30) // 30
    first: i64 = price * min(soil, FIRST_SOIL) * 3 // 2
    more: i64 = price * max(min(soil, needed) - FIRST_SOIL, 0)
    return first + more + price * max(soil - max(needed, FIRST_SOIL), 0) * SURPLUS // 100
