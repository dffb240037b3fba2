"""Dealing: the start of a game, and everything hidden dealt anew for one who cannot know it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from terrarium.engine.rng import Rng
from terrarium.engine.vec_operations import filled, in_order, sort_stretch
from terrarium.engine.vecs import append, vec
from terrarium.rauha.cards.box import AGE, BOX, CARDS, CELLS, PRINTED
from terrarium.rauha.hidden.seen_cards import last_look, saw
from terrarium.rauha.rules.draft import PILE, PLACED, TURN, own_pile
from terrarium.rauha.state.turn_steps import CHOOSING, NO_CARD

if TYPE_CHECKING:
    from terrarium.rauha.position import RauhaPosition


def deal(position: RauhaPosition, side: int) -> None:
    """Set up a game: boards, crystals, the stack of markers, and both decks in the order of dealing. (R02 to R05)"""
    seats = position.seats
    position.board = filled(CELLS * seats, 0)
    place: i64 = 0
    while place < CELLS * seats:
        position.board[place] = PRINTED + CELLS * side + place % CELLS
        place += 1
    position.crystals = filled(seats, BOX.start_crystals)
    position.points = filled(seats, 0)
    position.spores = filled(seats, 0)
    position.held = filled(seats, 0)
    position.kept = filled(seats, NO_CARD)
    position.went = filled(CARDS, 0)
    position.tally = filled(12 * seats, 0)
    position.stamps = in_order(seats)
    position.rng.shuffle(position.stamps)
    position.newest = seats - 1
    position.deck = vec[i64]()
    age: i64 = 0
    while age < 2:
        cards = in_order(AGE)
        position.rng.shuffle(cards)
        number: i64 = 0
        while number < AGE:
            position.deck = append(position.deck, AGE * age + cards[number])
            number += 1
        age += 1
    sort_piles(position)


def sort_piles(position: RauhaPosition) -> None:
    """Put each satellite's cards, and those never dealt, in ascending order, so that equal deals look equal."""
    dealt: i64 = 2 * PILE * position.seats
    start: i64 = 0
    while start < CARDS:
        end: i64 = start + PILE if start % AGE < dealt else start - start % AGE + AGE
        _sort_pile(position, start, end)
        start = end


def _sort_pile(position: RauhaPosition, start: i64, end: i64) -> None:
    """Sort a stretch of slots by card; what became of a card goes with it."""
    slot: i64 = start
    while slot < end:
        position.deck[slot] = 16 * position.deck[slot] + position.went[slot]
        slot += 1
    sort_stretch(position.deck, start, end)
    slot = start
    while slot < end:
        position.went[slot] = position.deck[slot] % 16
        position.deck[slot] = position.deck[slot] // 16
        slot += 1


def redeal(position: RauhaPosition, seat: int | None, rng: Rng) -> None:
    """Deal anew what the seat cannot know; everything that it saw, when it saw it, stays true.

    Cards that the seat has neither seen in a satellite nor placed are dealt anew among all places where such a card
    lies: other satellites, discards, hands, and the deck. Where it has seen the cards of a satellite but not which
    of them the neighbour kept since, any of them may be the one. A seat that has chosen may have chosen any card of
    its satellite. Every world dealt so gives the same view; choices of others count as equally likely.
    """
    me: i64 = -1 if seat is None else seat
    position.deck = position.deck[:]
    age: i64 = 0
    while age < 2:
        _redeal_unseen(position, me, AGE * age, rng)
        age += 1
    if me >= 0:
        _redeal_neighbours(position, me, rng)
    sort_piles(position)
    other: i64 = 0
    while other < position.seats:
        if other != me and position.kept[other] != NO_CARD:
            _rechoose(position, other, rng)
        other += 1


def _redeal_unseen(position: RauhaPosition, me: i64, start: i64, rng: Rng) -> None:
    slots = vec[i64]()
    slot: i64 = start
    while slot < start + AGE:
        if position.went[slot] & PLACED == 0 and (me < 0 or not saw(position, me, slot)):
            slots = append(slots, slot)
        slot += 1
    _shuffle_slots(position, slots, rng)


def _redeal_neighbours(position: RauhaPosition, me: i64, rng: Rng) -> None:
    """R13: of the cards that lay there at the last look, the neighbour may have kept any that was not placed since."""
    round_number: i64 = 0
    while round_number < 4 and 4 * round_number < position.totem:
        satellite: i64 = 0
        while satellite < position.seats:
            last = last_look(position, me, round_number, satellite)
            if last > 0:
                start: i64 = AGE * (round_number // 2) + PILE * (position.seats * (round_number % 2) + satellite)
                slots = vec[i64]()
                slot: i64 = start
                while slot < start + PILE:
                    went = position.went[slot]
                    if went == 0 or ((went & TURN) > last and went & PLACED == 0):
                        slots = append(slots, slot)
                    slot += 1
                _shuffle_slots(position, slots, rng)
            satellite += 1
        round_number += 1


def _shuffle_slots(position: RauhaPosition, slots: vec[i64], rng: Rng) -> None:
    """Deal the cards of some slots anew among them, from an order that shows nothing of where they lay."""
    cards = vec[i64]()
    number: i64 = 0
    while number < len(slots):
        slot = slots[number]
        cards = append(cards, position.deck[slot])
        slots[number] = CARDS * (16 * (slot // PILE) + position.went[slot]) + slot
        number += 1
    sort_stretch(slots, 0, len(slots))
    sort_stretch(cards, 0, len(cards))
    rng.shuffle(cards)
    number = 0
    while number < len(slots):
        position.deck[slots[number] % CARDS] = cards[number]
        number += 1


def _rechoose(position: RauhaPosition, other: i64, rng: Rng) -> None:
    """Another seat's chosen card: the one of the slot that it took, or, while choices are open, any. (R12)"""
    slot = own_pile(position, other)
    end: i64 = slot + PILE
    possible = vec[i64]()
    turn: i64 = 0 if position.step == CHOOSING else position.turn()
    while slot < end:
        if position.went[slot] == turn:
            possible = append(possible, position.deck[slot])
        slot += 1
    position.kept[other] = possible[rng.below(len(possible))]
