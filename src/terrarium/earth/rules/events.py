"""Actions that are possible at any time: play an event, exchange sprouts for soil. (E28, E41, E42)"""

from __future__ import annotations

from mypy_extensions import i64

from terrarium.earth.cards import measures
from terrarium.earth.cards.abilities import WHEN_EVENT_PLAYED
from terrarium.earth.cards.box import BOX, SLOTS, first_ability
from terrarium.earth.cards.vocabulary import NONE
from terrarium.earth.modes import teams
from terrarium.earth.rules import ability_use, costs, fauna, journal, windows
from terrarium.earth.rules.actions import EVENT, EXCHANGE, with_card
from terrarium.earth.rules.goals import HAND_CHANGED
from terrarium.earth.state.position import EarthState
from terrarium.earth.state.steps import (
    ACTIVATE,
    CARRY_ON,
    EVENT_WINDOW,
    EXCHANGE_SPROUTS,
    GAINS,
    GROWTHS,
    OFF_GRID,
    PAY_SPROUTS,
    PLAY_EVENT,
    SOIL,
    SPROUTS,
    TUCK,
    WINDOW_WAS_OPEN,
    kind_of,
    one_place_back,
    step,
    unmarked,
)
from terrarium.engine.vecs import append, vec


def possible_now(position: EarthState, seat: i64) -> bool:
    """Return whether the seat is between two things: not paying, placing, or inside an ability or event. (E28, E41)"""
    if not position.begun() or position.over():
        return False
    if position.pending(seat) == 0:
        return True
    return position.allows_events(seat)


def any_time(position: EarthState, seat: i64, found: vec[i64]) -> vec[i64]:
    """Append the events and the exchange that are possible now to what was found."""
    if not possible_now(position, seat):
        return found
    for card in position.event_cards(seat):
        if windows.playable(position, seat, card):
            found = append(found, with_card(EVENT, card))
    if windows.can_exchange(position, seat):
        found = append(found, EXCHANGE)
    return teams.any_time(position, seat, found) if position.team_play else found


def choose_event(position: EarthState, seat: i64, card: i64) -> None:
    """Play an event, after placing the pieces that wait if it could need them. (E41, E78)"""
    sprouts = windows.waiting(position, seat, SPROUTS)
    growth = windows.waiting(position, seat, GROWTHS)
    cards = windows.waiting(position, seat, TUCK)
    if ability_use.can_wait(position, seat, first_ability(card), sprouts, growth, cards):
        play_event(position, seat, card)
    else:
        _place_first(position, seat, step(PLAY_EVENT, 0, 0, card))


def choose_exchange(position: EarthState, seat: i64) -> None:
    """Exchange sprouts, after placing those that wait, and growth if flora is to be completely full. (E28, E78)"""
    waits = windows.waiting(position, seat, SPROUTS) > 0
    if not waits and windows.waiting(position, seat, GROWTHS) > 0:
        waits = fauna.has_open_goal(position, seat, measures.FLORA_COMPLETELY_FULL)
    if not waits:
        exchange(position, seat)
    else:
        _place_first(position, seat, step(EXCHANGE_SPROUTS))


def _place_first(position: EarthState, seat: i64, then: i64) -> None:
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
    position.lower(seat, rows)


def play_event(position: EarthState, seat: i64, card: i64) -> None:
    """Put an event face up on the own pile, pay for it, and take its gains; it is never hidden. (E41, E42)"""
    fauna.before_losing(position, seat, HAND_CHANGED)
    area = position.areas[seat]
    position.take_from_hand(seat, card)
    area.play_event(card)
    position.show_event(seat, card)
    journal.played_event(position, seat, card)
    position.push(seat, step(GAINS, 1, first_ability(card), OFF_GRID))
    _island_gain(position, seat)
    costs.pay_costs(position, seat, first_ability(card), NONE, False)


def _island_gain(position: EarthState, seat: i64) -> None:
    """Take what the Island gives for each event, together with the event's own gains."""
    island = position.areas[seat].island
    ability: i64
    for ability in range(first_ability(island), first_ability(island) + SLOTS):
        if BOX.effect[ability] == WHEN_EVENT_PLAYED:
            position.push(seat, step(GAINS, 1, ability, OFF_GRID))


def exchange(position: EarthState, seat: i64) -> None:
    """Give three sprouts for two soil. (E28)"""
    journal.exchanges(position, seat)
    position.push(seat, step(SOIL, windows.SOIL_TAKEN))
    position.push(seat, step(PAY_SPROUTS, windows.SPROUTS_GIVEN))
