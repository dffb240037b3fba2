"""Dealing anew what a seat cannot know; everything that it saw, when it saw it, stays true.

Cards that the seat has neither seen in a satellite nor on a board are dealt anew among all places where such a card
lies: other satellites, discards, hands, and the deck. Where it has seen the cards of a satellite but not which of them
the neighbour chose since, any of them may be the one. A seat that has chosen may have chosen any card of its satellite.
Every world dealt so gives the same view; choices of others count as equally likely.
"""

from __future__ import annotations

from mypy_extensions import i64

from terrarium.engine.rng import Rng
from terrarium.engine.vec_operations import sort
from terrarium.engine.vecs import append, vec
from terrarium.rauha.cards.box import AGE, CARDS
from terrarium.rauha.hidden.seen_cards import last_look, may_be_there, saw
from terrarium.rauha.state.phases import CHOOSING, NO_CARD
from terrarium.rauha.state.position import RauhaState
from terrarium.rauha.state.satellites import FATES, NOT_CHOSEN, PILE, is_placed, pile_start, sort_piles


def redeal(position: RauhaState, seat: int | None, rng: Rng) -> None:
    """Deal anew everything that the seat (None: a spectator) cannot know."""
    me: i64 = -1 if seat is None else seat
    position.deck = position.deck[:]
    age: i64
    for age in range(2):
        _redeal_unseen(position, me, AGE * age, rng)
    if me >= 0:
        _redeal_seen_satellites(position, me, rng)
    sort_piles(position.deck, position.fates, position.seats)
    other: i64
    for other in range(position.seats):
        if other != me and position.chosen[other] != NO_CARD:
            _rechoose(position, other, rng)


def _redeal_unseen(position: RauhaState, me: i64, start: i64, rng: Rng) -> None:
    """Deal anew the cards of an age that the seat has not seen; a spectator sees those on boards only."""
    slots = vec[i64]()
    slot: i64
    for slot in range(start, start + AGE):
        if not is_placed(position.fates[slot]) and (me < 0 or not saw(position, me, slot)):
            slots = append(slots, slot)
    _shuffle_slots(position, slots, rng)


def _redeal_seen_satellites(position: RauhaState, me: i64, rng: Rng) -> None:
    """Exchange the cards that may lie in a satellite since the last look, or were chosen from it. (R13)"""
    round_number: i64
    satellite: i64
    for round_number in range(1, position.round() + 1):
        for satellite in range(position.seats):
            last = last_look(position, me, round_number, satellite)
            if last > 0:
                _shuffle_slots(position, _uncertain_slots(position, round_number, satellite, last), rng)


def _uncertain_slots(position: RauhaState, round_number: i64, satellite: i64, last: i64) -> vec[i64]:
    """Return the slots of a satellite whose cards a seat cannot tell apart since its last look."""
    slots = vec[i64]()
    start = pile_start(position.seats, satellite, round_number)
    slot: i64
    for slot in range(start, start + PILE):
        if may_be_there(position.fates[slot], last):
            slots = append(slots, slot)
    return slots


def _shuffle_slots(position: RauhaState, slots: vec[i64], rng: Rng) -> None:
    """Deal the cards of some slots anew among them, from an order that shows nothing of where they lay."""
    cards = vec[i64]()
    number: i64
    for number in range(len(slots)):
        slot = slots[number]
        cards = append(cards, position.deck[slot])
        # Sorted by pile and fate before the slot, whose order inside a pile follows the cards.
        slots[number] = CARDS * (FATES * (slot // PILE) + position.fates[slot]) + slot
    sort(slots)
    sort(cards)
    rng.shuffle(cards)
    for number in range(len(slots)):
        position.deck[slots[number] % CARDS] = cards[number]


def _rechoose(position: RauhaState, other: i64, rng: Rng) -> None:
    """Draw another seat's chosen card: the one of the slot that it took, or, while choices are open, any. (R12)"""
    start = position.pile(other)
    possible = vec[i64]()
    fate: i64 = NOT_CHOSEN if position.step == CHOOSING else position.turn()
    slot: i64
    for slot in range(start, start + PILE):
        if position.fates[slot] == fate:
            possible = append(possible, position.deck[slot])
    position.chosen[other] = possible[rng.below(len(possible))]
