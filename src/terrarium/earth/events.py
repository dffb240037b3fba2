"""What may be done at any time: play an event, exchange sprouts for soil. (E28, E41, E42)"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from terrarium.earth import costs, fauna, hands, pieces, teams, tell, using
from terrarium.earth.abilities import LOOK_AT_COMPOST, WHEN_EVENT_PLAYED
from terrarium.earth.actions import EVENT, EXCHANGE, KEEP, with_card
from terrarium.earth.cards import BOX
from terrarium.earth.goals import HAND_CHANGED
from terrarium.earth.hands import SETS
from terrarium.earth.marks import COMPOST_TOP, MARKS
from terrarium.earth.steps import (
    ABILITY,
    BENEFIT,
    CHOOSE_ACTION,
    COPY,
    GAINS,
    KEEP_ONE,
    LAST_WINDOW,
    OFF_GRID,
    ORDER,
    PAY_SPROUTS,
    PLANT,
    SOIL,
    kind_of,
    step,
)
from terrarium.earth.terms import SPROUT
from terrarium.engine.vecs import append, vec

if TYPE_CHECKING:
    from terrarium.earth.position import EarthPosition

#: So many sprouts become so much soil. (E28)
SPROUTS_GIVEN: Final = 3
SOIL_TAKEN: Final = 2


def possible_now(position: EarthPosition, seat: i64) -> bool:
    """Whether the seat is between two things: not paying, not placing, not inside an ability or event. (E28, E41)"""
    if not position.begun() or position.over():
        return False
    if position.pending(seat) == 0:
        return True
    kind = kind_of(position.top(seat))
    return kind in (CHOOSE_ACTION, BENEFIT, PLANT, KEEP_ONE, ORDER, ABILITY, COPY, LAST_WINDOW)


def playable(position: EarthPosition, seat: i64, card: i64) -> bool:
    """Whether the cost of an event in hand can be paid in full. (E41)"""
    area = position.areas[seat]
    ability = 2 * card
    if BOX.effect[ability] == LOOK_AT_COMPOST and area.compost == 0:
        return False
    return costs.payable(area, ability, area.hand - 1)


def can_exchange(position: EarthPosition, seat: i64) -> bool:
    """Whether there are three sprouts to give. (E28)"""
    return pieces.held_from(position.areas[seat], SPROUT, 0) >= SPROUTS_GIVEN


def any_time(position: EarthPosition, seat: i64, found: vec[i64]) -> vec[i64]:
    """The events and the exchange that are possible now, added to what was found."""
    if not possible_now(position, seat):
        return found
    cards = hands.cards_of(position.hands, seat, SETS.events)
    place: i64 = 0
    while place < len(cards):
        if playable(position, seat, cards[place]):
            found = append(found, with_card(EVENT, cards[place]))
        place += 1
    if can_exchange(position, seat):
        found = append(found, EXCHANGE)
    return teams.any_time(position, seat, found) if position.team_play else found


def play_event(position: EarthPosition, seat: i64, card: i64) -> None:
    """Put an event face up on the own pile, pay for it, and take its gains. (E41, E42)"""
    fauna.before_losing(position, seat, HAND_CHANGED)
    area = position.areas[seat]
    hands.take(position.hands, seat, card)
    area.hand -= 1
    area.play_event(card)
    position.show()
    if position.journal is not None:
        tell.played_event(position, seat, card)
    position.push(seat, step(GAINS, 1, 2 * card, OFF_GRID))
    _island_gain(position, seat)
    costs.pay_costs(position, seat, 2 * card, using.NONE, False)


def _island_gain(position: EarthPosition, seat: i64) -> None:
    """What the Island gives for each event, together with the event's own gains."""
    ability = 2 * position.areas[seat].island
    while ability <= 2 * position.areas[seat].island + 1:
        if BOX.effect[ability] == WHEN_EVENT_PLAYED:
            position.push(seat, step(GAINS, 1, ability, OFF_GRID))
        ability += 1


def exchange(position: EarthPosition, seat: i64) -> None:
    """Give three sprouts for two soil. (E28)"""
    if position.journal is not None:
        tell.exchanges(position, seat)
    position.push(seat, step(SOIL, SOIL_TAKEN))
    position.push(seat, step(PAY_SPROUTS, SPROUTS_GIVEN))


def compost_choices(position: EarthPosition, seat: i64, count: i64) -> vec[i64]:
    """The top cards of the own compost, of which one is kept, ascending."""
    number: i64 = 0
    bits = vec[i64]([0] * hands.WORDS)
    card = position.marks[MARKS * seat + COMPOST_TOP]
    while number < count:
        hands.put(bits, 0, card)
        card = position.below[card]
        number += 1
    cards = hands.cards_of(bits, 0, SETS.all)
    place: i64 = 0
    while place < len(cards):
        cards[place] = with_card(KEEP, cards[place])
        place += 1
    return cards
