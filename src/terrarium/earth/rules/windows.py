"""Windows: where a seat is asked for events and exchanges, so that no chance is lost. (E75, E77, E78)

Events and exchanges are offered beside every question. A seat is asked for them on purpose only where it would
otherwise be passed over: before an ability or a planting that it could pay for after an event or an exchange, at the
end of its run if it drew an event, and alone at the end of its own turn. A careful seat is asked more often.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from terrarium.earth.cards.abilities import (
    COST_COMPOST,
    COST_GROWTH,
    COST_HAND,
    COST_SOIL,
    COST_SPROUT,
    COSTS,
    GAIN_DECK,
    GAIN_DRAW,
    GAIN_GROWTH,
    GAIN_SOIL,
    GAIN_SPROUT,
    LOOK_AT_COMPOST,
    PAY_WITH,
    WHEN_EVENT_PLAYED,
)
from terrarium.earth.cards.box import BOX
from terrarium.earth.cards.vocabulary import CELLS, GROWTH, SPROUT
from terrarium.earth.rules import costs, pieces, planting
from terrarium.earth.state import hands
from terrarium.earth.state.hands import SETS
from terrarium.earth.state.seat_fields import ASKED_AT_END, CAREFUL, MARKS, NO_MORE_WINDOWS, WINDOWS
from terrarium.earth.state.steps import (
    ACTIVATE,
    CARRY_ON,
    DEPTH,
    EVENT_WINDOW,
    GROWTHS,
    IN_TURN,
    SPROUTS,
    TUCK,
    count_of,
    kind_of,
    step,
)
from terrarium.engine.vecs import append, vec

if TYPE_CHECKING:
    from terrarium.earth.state.position import EarthState as EarthPosition

#: An exchange gives this many sprouts for this much soil. (E28)
SPROUTS_GIVEN: Final = 3
SOIL_TAKEN: Final = 2
#: Combinations of at most this many events are tried when a price is out of reach.
EVENTS_TRIED: Final = 5


def careful(position: EarthPosition, seat: i64) -> bool:
    """Return whether the seat has set `careful`. (E76)"""
    return position.marks[MARKS * seat + CAREFUL] == 1


def silenced(position: EarthPosition, seat: i64) -> bool:
    """Return whether the seat wants no more windows in this turn. (E77)"""
    return position.marks[MARKS * seat + WINDOWS] & NO_MORE_WINDOWS != 0


def silence(position: EarthPosition, seat: i64) -> None:
    """Open no more windows for the seat in this turn. (E77)"""
    position.marks[MARKS * seat + WINDOWS] |= NO_MORE_WINDOWS


# -- pieces that wait to be placed ---------------------------------------------------------------------------------


def waiting(position: EarthPosition, seat: i64, kind: i64) -> i64:
    """Count what a run of the seat has gained and not placed yet, of one kind of row. (E78)"""
    base = DEPTH * seat
    if kind_of(position.stack[base]) != ACTIVATE:
        return 0
    total: i64 = 0
    for depth in range(1, position.pending(seat)):
        packed = position.stack[base + depth]
        if kind_of(packed) == CARRY_ON:
            return total
        if kind_of(packed) == kind:
            total += count_of(packed)
    return 0


def placeable(position: EarthPosition, seat: i64, piece: i64) -> i64:
    """Count the pieces on the grid and those that wait and fit on it. (E78)"""
    area = position.areas[seat]
    held = pieces.held_from(area, piece, 0)
    more = waiting(position, seat, SPROUTS if piece == SPROUT else GROWTHS)
    return held + min(more, pieces.room_on_grid(area, piece)) if more > 0 else held


# -- events and what they pay for ----------------------------------------------------------------------------------


def playable(position: EarthPosition, seat: i64, card: i64) -> bool:
    """Return whether the cost of an event in hand can be paid in full. (E41, E78)"""
    area = position.areas[seat]
    ability = 2 * card
    if BOX.effect[ability] == LOOK_AT_COMPOST and area.compost == 0:
        return False
    if costs.payable(area, ability, area.hand - 1):
        return True
    if kind_of(position.stack[DEPTH * seat]) != ACTIVATE:
        return False
    base: i64 = len(COSTS) * ability
    return (
        BOX.costs[base + COST_SOIL] <= area.soil
        and BOX.costs[base + COST_HAND] <= area.hand - 1
        and BOX.costs[base + COST_COMPOST] <= area.compost + min(waiting(position, seat, TUCK), area.hand - 1)
        and (BOX.costs[base + COST_SPROUT] == 0 or BOX.costs[base + COST_SPROUT] <= placeable(position, seat, SPROUT))
        and (BOX.costs[base + COST_GROWTH] == 0 or BOX.costs[base + COST_GROWTH] <= placeable(position, seat, GROWTH))
    )


def playable_events(position: EarthPosition, seat: i64) -> vec[i64]:
    """List the events in hand that can be played now, ascending."""
    found = vec[i64]()
    for card in hands.cards_of(position.hands, seat, SETS.events):
        if playable(position, seat, card):
            found = append(found, card)
    return found


def can_exchange(position: EarthPosition, seat: i64) -> bool:
    """Return whether there are three sprouts to give, those that wait included. (E28, E78)"""
    return placeable(position, seat, SPROUT) >= SPROUTS_GIVEN


def draws_cards(position: EarthPosition, seat: i64, card: i64) -> bool:
    """Return whether playing an event draws cards, by itself or through the Island."""
    return BOX.gains[6 * 2 * card + GAIN_DRAW] > 0 or island_gain(position, seat, GAIN_DRAW) > 0


def island_gain(position: EarthPosition, seat: i64, gain: i64) -> i64:
    """Return what the Island gives for each event that is played."""
    island = position.areas[seat].island
    for ability in range(2 * island, 2 * island + 2):
        if BOX.effect[ability] == WHEN_EVENT_PLAYED:
            return BOX.gains[6 * ability + gain]
    return 0


def means_after(position: EarthPosition, seat: i64, events: vec[i64], subset: i64) -> vec[i64]:
    """Return soil, sprouts, growth, hand and compost after some of the events; empty if these cost too much.

    The order of the events is left open, and drawn cards count as cards without a name.
    """
    area = position.areas[seat]
    have = vec[i64]([0] * len(COSTS))
    have[COST_SOIL] = area.soil
    have[COST_SPROUT] = placeable(position, seat, SPROUT)
    have[COST_GROWTH] = placeable(position, seat, GROWTH)
    have[COST_HAND] = area.hand
    have[COST_COMPOST] = area.compost
    most_sprouts = pieces.held_from(area, SPROUT, 0) + pieces.room_on_grid(area, SPROUT)
    most_growth = pieces.held_from(area, GROWTH, 0) + pieces.room_on_grid(area, GROWTH)
    for number in range(len(events)):
        if subset >> number & 1 == 1:
            cost: i64 = len(COSTS) * 2 * events[number]
            gain: i64 = 6 * 2 * events[number]
            have[COST_SOIL] += BOX.gains[gain + GAIN_SOIL] - BOX.costs[cost + COST_SOIL]
            have[COST_SOIL] += island_gain(position, seat, GAIN_SOIL)
            have[COST_SPROUT] -= BOX.costs[cost + COST_SPROUT]
            have[COST_SPROUT] = min(have[COST_SPROUT] + BOX.gains[gain + GAIN_SPROUT], most_sprouts)
            have[COST_GROWTH] -= BOX.costs[cost + COST_GROWTH]
            have[COST_GROWTH] = min(have[COST_GROWTH] + BOX.gains[gain + GAIN_GROWTH], most_growth)
            have[COST_HAND] += BOX.gains[gain + GAIN_DRAW] - 1 - BOX.costs[cost + COST_HAND]
            have[COST_HAND] += island_gain(position, seat, GAIN_DRAW)
            have[COST_COMPOST] += BOX.gains[gain + GAIN_DECK] - BOX.costs[cost + COST_COMPOST]
            if BOX.effect[2 * events[number]] == LOOK_AT_COMPOST:
                have[COST_HAND] += 1
                have[COST_COMPOST] -= 1
    for resource in range(len(COSTS)):
        if have[resource] < 0:
            return vec[i64]()
    return have


def exchanged(sprouts: i64) -> i64:
    """Return the soil of all exchanges of these sprouts. (E28)"""
    return sprouts // SPROUTS_GIVEN * SOIL_TAKEN


def within_reach(position: EarthPosition, seat: i64, ability: i64) -> bool:
    """Return whether events in hand and exchanges could bring what an ability costs. (E77)"""
    if position.areas[seat].hand == 0 and not can_exchange(position, seat):
        return False
    events = playable_events(position, seat)
    base: i64 = len(COSTS) * ability
    for subset in range(1 << min(len(events), EVENTS_TRIED)):
        have = means_after(position, seat, events, subset)
        if len(have) > 0:
            short: i64 = max(BOX.costs[base + COST_SOIL] - have[COST_SOIL], 0)
            given: i64 = (short + SOIL_TAKEN - 1) // SOIL_TAKEN * SPROUTS_GIVEN
            if (
                BOX.costs[base + COST_SPROUT] + given <= have[COST_SPROUT]
                and BOX.costs[base + COST_GROWTH] <= have[COST_GROWTH]
                and BOX.costs[base + COST_HAND] <= have[COST_HAND]
                and BOX.costs[base + COST_COMPOST] <= have[COST_COMPOST]
            ):
                return True
    return False


def planting_within_reach(position: EarthPosition, seat: i64) -> bool:
    """Return whether the seat may plant something after events and exchanges. (E75)"""
    area = position.areas[seat]
    if area.hand == 0:
        return False
    events = playable_events(position, seat)
    if area.planted == CELLS and not planting.replaces_something(area):
        return False
    for card in events:
        if draws_cards(position, seat, card):
            return True
    if area.planted == CELLS:
        return False
    cards = hands.cards_of(position.hands, seat, SETS.plantable)
    for subset in range(1 << min(len(events), EVENTS_TRIED)):
        have = means_after(position, seat, events, subset)
        if len(have) > 0:
            for card in cards:
                if planting.price(area, card) <= _soil_for(have, card):
                    return True
    return False


def _soil_for(have: vec[i64], card: i64) -> i64:
    """Return what could be paid for a card: soil, exchanged sprouts, and what the card takes instead. (E17)"""
    ability = planting.effect_of(card, PAY_WITH)
    soil: i64 = have[COST_SOIL] + exchanged(have[COST_SPROUT])
    if ability < 0:
        return soil
    if BOX.resource[ability] == COST_SPROUT:
        return have[COST_SOIL] + have[COST_SPROUT]
    return soil + (have[COST_GROWTH] if BOX.resource[ability] == COST_GROWTH else have[COST_HAND] - 1)


def pass_over(position: EarthPosition, seat: i64) -> None:
    """Note that a seat is not asked because of its hand, which shows something of it to the others."""
    if position.areas[seat].hand > 0:
        position.reveals += 1


# -- the windows ---------------------------------------------------------------------------------------------------


def holds_playable(position: EarthPosition, seat: i64) -> bool:
    """Return whether the seat holds an event that it can play now."""
    return len(playable_events(position, seat)) > 0


def drew_playable(position: EarthPosition, seat: i64) -> bool:
    """Return whether the seat has drawn an event in this turn that it can play now."""
    for card in hands.cards_of(position.hands, seat, SETS.events):
        if hands.holds(position.fresh, seat, card) and playable(position, seat, card):
            return True
    return False


def drew_cards(position: EarthPosition, seat: i64) -> bool:
    """Return whether the seat holds a card that it has drawn in this turn."""
    for word in range(hands.WORDS):
        if position.fresh[hands.WORDS * seat + word] & position.hands[hands.WORDS * seat + word] != 0:
            return True
    return False


def opens_between(position: EarthPosition, seat: i64) -> bool:
    """Return whether a seat is asked between two activations; if its hand has no event, note that. (E77)"""
    if not careful(position, seat) or silenced(position, seat):
        return False
    if holds_playable(position, seat):
        return True
    pass_over(position, seat)
    return False


def end_run(position: EarthPosition, seat: i64) -> None:
    """Open a window at the end of a run: for an event that was drawn, for a careful seat for any. (E77)

    Alone at the end of the own turn another window follows at once, so this one is left out.
    """
    if silenced(position, seat) or (position.solo and position.active == 0):
        return
    if drew_playable(position, seat) or (careful(position, seat) and holds_playable(position, seat)):
        position.push(seat, step(EVENT_WINDOW, IN_TURN))
    elif careful(position, seat) or drew_cards(position, seat):
        pass_over(position, seat)


def end_own_turn(position: EarthPosition) -> bool:
    """Open a window for a player alone at the end of the own turn, before Gaia reacts; return whether it is open."""
    if not position.solo or position.active != 0 or position.marks[WINDOWS] & (ASKED_AT_END | NO_MORE_WINDOWS) != 0:
        return False
    position.marks[WINDOWS] |= ASKED_AT_END
    if not holds_playable(position, 0):
        pass_over(position, 0)
        return False
    position.push(0, step(EVENT_WINDOW, IN_TURN))
    return True
