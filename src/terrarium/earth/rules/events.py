"""What may be done at any time: play an event, exchange sprouts for soil. (E28, E41, E42)"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from terrarium.earth.cards.abilities import WHEN_EVENT_PLAYED
from terrarium.earth.cards.box import BOX
from terrarium.earth.modes import teams
from terrarium.earth.rules import ability_use, costs, fauna, journal, piles, windows
from terrarium.earth.rules.actions import EVENT, EXCHANGE, KEEP, STOP, card_in, with_card
from terrarium.earth.rules.goals import COMPOST_CHANGED, HAND_CHANGED
from terrarium.earth.state import hands
from terrarium.earth.state.hands import SETS
from terrarium.earth.state.seat_fields import COMPOST_TOP, MARKS
from terrarium.earth.state.steps import (
    ABILITY,
    ACTIVATE,
    BENEFIT,
    CARRY_ON,
    CHOOSE_ACTION,
    COPY,
    EVENT_WINDOW,
    EXCHANGE_SPROUTS,
    GAINS,
    GROWTHS,
    KEEP_ONE,
    OFF_GRID,
    ORDER,
    PAY_SPROUTS,
    PLANT,
    PLAY_EVENT,
    SOIL,
    SPROUTS,
    TAKE_UP_TO,
    TUCK,
    WINDOW_WAS_OPEN,
    ability_of,
    kind_of,
    one_place_back,
    step,
    unmarked,
)
from terrarium.engine.vecs import append, vec

if TYPE_CHECKING:
    from terrarium.earth.state.position import EarthState as EarthPosition


def possible_now(position: EarthPosition, seat: i64) -> bool:
    """Whether the seat is between two things: not paying, not placing, not inside an ability or event. (E28, E41)"""
    if not position.begun() or position.over():
        return False
    if position.pending(seat) == 0:
        return True
    packed = position.top(seat)
    kind = kind_of(packed)
    if kind == TAKE_UP_TO:
        return ability_of(packed) == 0
    return kind in (CHOOSE_ACTION, BENEFIT, PLANT, KEEP_ONE, ORDER, ABILITY, COPY, EVENT_WINDOW)


def any_time(position: EarthPosition, seat: i64, found: vec[i64]) -> vec[i64]:
    """The events and the exchange that are possible now, added to what was found."""
    if not possible_now(position, seat):
        return found
    cards = hands.cards_of(position.hands, seat, SETS.events)
    place: i64 = 0
    while place < len(cards):
        if windows.playable(position, seat, cards[place]):
            found = append(found, with_card(EVENT, cards[place]))
        place += 1
    if windows.can_exchange(position, seat):
        found = append(found, EXCHANGE)
    return teams.any_time(position, seat, found) if position.team_play else found


def choose_event(position: EarthPosition, seat: i64, card: i64) -> None:
    """Play an event, after placing the pieces that wait if it could need them. (E41, E78)"""
    sprouts = windows.waiting(position, seat, SPROUTS)
    growth = windows.waiting(position, seat, GROWTHS)
    cards = windows.waiting(position, seat, TUCK)
    if ability_use.can_wait(2 * card, sprouts, growth, cards):
        play_event(position, seat, card)
    else:
        _place_first(position, seat, step(PLAY_EVENT, 0, 0, card))


def choose_exchange(position: EarthPosition, seat: i64) -> None:
    """Exchange sprouts, after placing those that wait. (E28, E78)"""
    if windows.waiting(position, seat, SPROUTS) == 0:
        exchange(position, seat)
    else:
        _place_first(position, seat, step(EXCHANGE_SPROUTS))


def _place_first(position: EarthPosition, seat: i64, then: i64) -> None:
    """Let a run place what waits, then do a step, then ask the question again that was open. (E78)"""
    question = position.pop(seat)
    rows = vec[i64]()
    packed = position.pop(seat)
    while kind_of(packed) != ACTIVATE:
        if kind_of(packed) != CARRY_ON:
            rows = append(rows, packed)
        packed = position.pop(seat)
    window = kind_of(question) == EVENT_WINDOW
    position.push(seat, unmarked(packed, WINDOW_WAS_OPEN) if window else one_place_back(packed))
    position.push(seat, then)
    place: i64 = len(rows) - 1
    while place >= 0:
        position.push(seat, rows[place])
        place -= 1


def resolve_event(position: EarthPosition, seat: i64, card: i64) -> None:
    """Play an event that was chosen before what waited was placed, if it is still in hand and can be paid. (E78)"""
    position.pop(seat)
    if hands.holds(position.hands, seat, card) and windows.playable(position, seat, card):
        play_event(position, seat, card)


def resolve_exchange(position: EarthPosition, seat: i64) -> None:
    """Exchange sprouts after the last pieces were placed, if there are enough. (E78)"""
    position.pop(seat)
    if windows.can_exchange(position, seat):
        exchange(position, seat)


def play_event(position: EarthPosition, seat: i64, card: i64) -> None:
    """Put an event face up on the own pile, pay for it, and take its gains; it is never hidden. (E41, E42)"""
    fauna.before_losing(position, seat, HAND_CHANGED)
    area = position.areas[seat]
    hands.take(position.hands, seat, card)
    area.hand -= 1
    area.play_event(card)
    position.show_event(seat, card)
    if position.journal is not None:
        journal.played_event(position, seat, card)
    position.push(seat, step(GAINS, 1, 2 * card, OFF_GRID))
    _island_gain(position, seat)
    costs.pay_costs(position, seat, 2 * card, ability_use.NONE, False)


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
        journal.exchanges(position, seat)
    position.push(seat, step(SOIL, windows.SOIL_TAKEN))
    position.push(seat, step(PAY_SPROUTS, windows.SPROUTS_GIVEN))


def compost_answers(position: EarthPosition, seat: i64, count: i64) -> vec[i64]:
    """Keep one of the top cards of the own compost, or none. (E76)"""
    found = vec[i64]()
    found = append(found, STOP)
    for action in compost_choices(position, seat, count):
        found = append(found, action)
    return found


def keep_from_compost(position: EarthPosition, seat: i64, action: i64) -> None:
    """Take a card back from the compost, or leave all where they are."""
    position.pop(seat)
    if action == STOP:
        return
    fauna.before_losing(position, seat, COMPOST_CHANGED)
    piles.keep_compost(position, seat, card_in(action, KEEP))
    if position.journal is not None:
        journal.kept_from_compost(position, seat, card_in(action, KEEP))


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
