"""Step 1: all seats choose a card of the satellite that the totem names. (R06 to R13)"""

from __future__ import annotations

from mypy_extensions import i64

from terrarium.engine.vecs import vec
from terrarium.rauha.rules import journal
from terrarium.rauha.state.phases import NO_CARD
from terrarium.rauha.state.position import RauhaState
from terrarium.rauha.state.satellites import NOT_CHOSEN, PILE


def choices(position: RauhaState, seat: i64) -> vec[i64]:
    """Return the cards in the seat's satellite without the one that it has chosen already. (R10, R12)"""
    found = vec[i64]([0] * PILE)
    count: i64 = 0
    start = position.pile(seat)
    slot: i64
    for slot in range(start, start + PILE):
        if position.fates[slot] == NOT_CHOSEN and position.deck[slot] != position.chosen[seat]:
            found[count] = position.deck[slot]
            count += 1
    return found[:count]


def offers(position: RauhaState, seat: i64, card: i64) -> bool:
    """Return whether a card lies in the seat's satellite. (R10)"""
    start = position.pile(seat)
    slot: i64
    for slot in range(start, start + PILE):
        if position.deck[slot] == card and position.fates[slot] == NOT_CHOSEN:
            return True
    return False


def choose(position: RauhaState, seat: i64, card: i64) -> bool:
    """Choose a card; return whether every seat has chosen, so that all choices are final. (R12)"""
    position.chosen[seat] = card
    if position.journal is not None:
        journal.card_chosen(position.journal, seat, card)
    other: i64
    for other in range(position.seats):
        if position.chosen[other] == NO_CARD:
            return False
    for other in range(position.seats):
        position.fates[position.chosen_slot(other)] = position.turn()
    return True


def settle(position: RauhaState, seat: i64, fate: i64) -> None:
    """Note that the chosen card is PLACED or DISCARDED."""
    position.fates[position.chosen_slot(seat)] |= fate
    position.chosen[seat] = NO_CARD
