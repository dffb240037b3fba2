"""Windows: where a seat is asked for events and exchanges, so that no chance is lost. (E75, E77, E78)

Events and exchanges are offered beside every question. A seat is asked for them on purpose only where it would
otherwise be passed over: before an ability or a planting that it could pay for after an event or an exchange, at the
end of its run if it drew an event, and alone at the end of its own turn. A careful seat is asked more often.
"""

from __future__ import annotations

from typing import Final

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
from terrarium.earth.cards.box import BOX, SLOTS, first_ability
from terrarium.earth.cards.vocabulary import CELLS, GROWTH, SPROUT
from terrarium.earth.rules import costs, pieces, planting
from terrarium.earth.state.position import EarthState
from terrarium.earth.state.steps import (
    ACTIVATE,
    CARRY_ON,
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

#: An exchange gives this many sprouts for this much soil. (E28)
SPROUTS_GIVEN: Final = 3
SOIL_TAKEN: Final = 2
#: All combinations of this many events are tried when a price is out of reach. (E75)
EVENTS_TRIED: Final = 5


# -- pieces that wait to be placed ---------------------------------------------------------------------------------


def waiting(position: EarthState, seat: i64, kind: i64) -> i64:
    """Count what a run of the seat has gained and not placed yet, of one kind of row. (E78)"""
    if kind_of(position.bottom(seat)) != ACTIVATE:
        return 0
    total: i64 = 0
    for depth in range(1, position.pending(seat)):
        packed = position.step_at(seat, depth)
        if kind_of(packed) == CARRY_ON:
            return total
        if kind_of(packed) == kind:
            total += count_of(packed)
    return 0


def placeable(position: EarthState, seat: i64, piece: i64) -> i64:
    """Count the pieces on the grid and those that wait and fit on it. (E78)"""
    area = position.areas[seat]
    held = pieces.held_from(area, piece, 0)
    more = waiting(position, seat, SPROUTS if piece == SPROUT else GROWTHS)
    return held + min(more, pieces.room_on_grid(area, piece)) if more > 0 else held


# -- events and what they pay for ----------------------------------------------------------------------------------


def playable(position: EarthState, seat: i64, card: i64) -> bool:
    """Return whether the cost of an event in hand can be paid in full. (E41, E78)"""
    area = position.areas[seat]
    ability = first_ability(card)
    if BOX.effect[ability] == LOOK_AT_COMPOST and area.compost == 0:
        return False
    if costs.payable(area, ability, area.hand - 1):
        return True
    if kind_of(position.bottom(seat)) != ACTIVATE:
        return False
    return (
        BOX.ability_cost(ability, COST_SOIL) <= area.soil
        and BOX.ability_cost(ability, COST_HAND) <= area.hand - 1
        and BOX.ability_cost(ability, COST_COMPOST) <= area.compost + min(waiting(position, seat, TUCK), area.hand - 1)
        and (
            BOX.ability_cost(ability, COST_SPROUT) == 0
            or BOX.ability_cost(ability, COST_SPROUT) <= placeable(position, seat, SPROUT)
        )
        and (
            BOX.ability_cost(ability, COST_GROWTH) == 0
            or BOX.ability_cost(ability, COST_GROWTH) <= placeable(position, seat, GROWTH)
        )
    )


def playable_events(position: EarthState, seat: i64) -> vec[i64]:
    """List the events in hand that can be played now, ascending."""
    found = vec[i64]()
    for card in position.event_cards(seat):
        if playable(position, seat, card):
            found = append(found, card)
    return found


def can_exchange(position: EarthState, seat: i64) -> bool:
    """Return whether there are three sprouts to give, those that wait included. (E28, E78)"""
    return placeable(position, seat, SPROUT) >= SPROUTS_GIVEN


def draws_cards(position: EarthState, seat: i64, card: i64) -> bool:
    """Return whether playing an event draws cards, by itself or through the Island."""
    return BOX.ability_gain(first_ability(card), GAIN_DRAW) > 0 or island_gain(position, seat, GAIN_DRAW) > 0


def island_gain(position: EarthState, seat: i64, gain: i64) -> i64:
    """Return what the Island gives for each event that is played."""
    island = position.areas[seat].island
    for ability in range(first_ability(island), first_ability(island) + SLOTS):
        if BOX.effect[ability] == WHEN_EVENT_PLAYED:
            return BOX.ability_gain(ability, gain)
    return 0


def means_after(position: EarthState, seat: i64, events: vec[i64], subset: i64) -> vec[i64]:
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
            ability = first_ability(events[number])
            have[COST_SOIL] += BOX.ability_gain(ability, GAIN_SOIL) - BOX.ability_cost(ability, COST_SOIL)
            have[COST_SOIL] += island_gain(position, seat, GAIN_SOIL)
            have[COST_SPROUT] -= BOX.ability_cost(ability, COST_SPROUT)
            have[COST_SPROUT] = min(have[COST_SPROUT] + BOX.ability_gain(ability, GAIN_SPROUT), most_sprouts)
            have[COST_GROWTH] -= BOX.ability_cost(ability, COST_GROWTH)
            have[COST_GROWTH] = min(have[COST_GROWTH] + BOX.ability_gain(ability, GAIN_GROWTH), most_growth)
            have[COST_HAND] += BOX.ability_gain(ability, GAIN_DRAW) - 1 - BOX.ability_cost(ability, COST_HAND)
            have[COST_HAND] += island_gain(position, seat, GAIN_DRAW)
            have[COST_COMPOST] += BOX.ability_gain(ability, GAIN_DECK) - BOX.ability_cost(ability, COST_COMPOST)
            if BOX.effect[ability] == LOOK_AT_COMPOST:
                have[COST_HAND] += 1
                have[COST_COMPOST] -= 1
    for resource in range(len(COSTS)):
        if have[resource] < 0:
            return vec[i64]()
    return have


def exchanged(sprouts: i64) -> i64:
    """Return the soil of all exchanges of these sprouts. (E28)"""
    return sprouts // SPROUTS_GIVEN * SOIL_TAKEN


def within_reach(position: EarthState, seat: i64, ability: i64) -> bool:
    """Return whether events in hand and exchanges could bring what an ability costs. (E77)"""
    if position.areas[seat].hand == 0 and not can_exchange(position, seat):
        return False
    events = playable_events(position, seat)[:EVENTS_TRIED]
    for subset in range(1 << len(events)):
        have = means_after(position, seat, events, subset)
        if len(have) > 0:
            short: i64 = max(BOX.ability_cost(ability, COST_SOIL) - have[COST_SOIL], 0)
            given: i64 = (short + SOIL_TAKEN - 1) // SOIL_TAKEN * SPROUTS_GIVEN
            if (
                BOX.ability_cost(ability, COST_SPROUT) + given <= have[COST_SPROUT]
                and BOX.ability_cost(ability, COST_GROWTH) <= have[COST_GROWTH]
                and BOX.ability_cost(ability, COST_HAND) <= have[COST_HAND]
                and BOX.ability_cost(ability, COST_COMPOST) <= have[COST_COMPOST]
            ):
                return True
    return False


def planting_within_reach(position: EarthState, seat: i64) -> bool:
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
    cards = position.plantable_cards(seat)
    events = events[:EVENTS_TRIED]
    for subset in range(1 << len(events)):
        have = means_after(position, seat, events, subset)
        if len(have) > 0:
            for card in cards:
                if planting.price(area, card) <= _soil_for(have, card):
                    return True
    return False


def _soil_for(have: vec[i64], card: i64) -> i64:
    """Return what could be paid for a card: soil, exchanged sprouts, and what the card takes instead. (E17)"""
    ability = BOX.ability_with_effect(card, PAY_WITH)
    soil: i64 = have[COST_SOIL] + exchanged(have[COST_SPROUT])
    if ability < 0:
        return soil
    if BOX.resource[ability] == COST_SPROUT:
        return have[COST_SOIL] + have[COST_SPROUT]
    return soil + (have[COST_GROWTH] if BOX.resource[ability] == COST_GROWTH else have[COST_HAND] - 1)


def pass_over(position: EarthState, seat: i64) -> None:
    """Note that a seat is not asked because of its hand, which shows something of it to the others."""
    if position.areas[seat].hand > 0:
        position.reveals += 1


# -- the windows ---------------------------------------------------------------------------------------------------


def holds_playable(position: EarthState, seat: i64) -> bool:
    """Return whether the seat holds an event that it can play now."""
    return len(playable_events(position, seat)) > 0


def drew_playable(position: EarthState, seat: i64) -> bool:
    """Return whether the seat has drawn an event in this turn that it can play now."""
    return any(position.is_gained(seat, card) and playable(position, seat, card) for card in position.event_cards(seat))


def drew_cards(position: EarthState, seat: i64) -> bool:
    """Return whether the seat holds a card that it has drawn in this turn."""
    return position.has_gained_cards(seat)


def asks_between(position: EarthState, seat: i64) -> bool:
    """Return whether a seat that holds an event is asked for it between two activations. (E77)"""
    return position.careful(seat) and not position.silenced(seat)


def end_run(position: EarthState, seat: i64) -> None:
    """Open a window at the end of a run: for an event that was drawn, for a careful seat for any. (E77)

    Alone at the end of the own turn another window follows at once, so this one is left out.
    """
    if position.silenced(seat) or (position.solo and position.active == 0):
        return
    if drew_playable(position, seat) or (position.careful(seat) and holds_playable(position, seat)):
        position.push(seat, step(EVENT_WINDOW, IN_TURN))
    elif position.careful(seat) or drew_cards(position, seat):
        pass_over(position, seat)


def end_own_turn(position: EarthState) -> bool:
    """Open a window for a player alone at the end of the own turn, before Gaia reacts; return whether it is open."""
    if not position.solo or position.active != 0 or position.asked_at_end(0) or position.silenced(0):
        return False
    position.note_asked_at_end(0)
    if not holds_playable(position, 0):
        pass_over(position, 0)
        return False
    position.push(0, step(EVENT_WINDOW, IN_TURN))
    return True
