"""The deck as slots, the satellites that hold them, and the fates of cards. (R05 to R13)

Every card of an age has one of forty slots: four for each satellite of the age's first round, four for each satellite
of its second, and the cards that are never dealt. A slot keeps its card for the whole game. Its fate is NOT_CHOSEN, or
the turn in which a seat chose the card, plus PLACED or DISCARDED after that. Satellite, round and turn tell which seat
chose it, so this is all that anybody can remember of a game.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from terrarium.engine.vec_operations import sort_range
from terrarium.engine.vecs import vec
from terrarium.rauha.cards.box import AGE, CARDS
from terrarium.rauha.cards.tables import MOON

#: How many cards a satellite holds at the start of a round.
PILE: Final = 4

NOT_CHOSEN: Final = 0
TURN_BITS: Final = 3
PLACED: Final = 4
DISCARDED: Final = 8
#: Every fate is less than this.
FATES: Final = 16


def turn_chosen(fate: i64) -> i64:
    """Return the turn in which the card was chosen; 0 if it was not."""
    return fate & TURN_BITS


def is_placed(fate: i64) -> bool:
    """Return whether the card lies, or lay, on a board."""
    return fate & PLACED != 0


def chooser_of_slot(seats: i64, slot: i64, fate: i64) -> i64:
    """Return the seat that chose the card of a slot; somebody did."""
    moon = MOON[totem_at(round_of_slot(seats, slot), turn_chosen(fate))]
    return (satellite_of_slot(seats, slot) - moon) % seats


def is_discarded(fate: i64) -> bool:
    """Return whether the card was discarded."""
    return fate & DISCARDED != 0


def totem_at(round_number: i64, turn: i64) -> i64:
    """Return the totem's place in a turn of a round."""
    return 4 * (round_number - 1) + turn


def satellite_of(seats: i64, seat: i64, totem: i64) -> i64:
    """Return the satellite that a seat looks at: moon is left, shared with the next seat; star is right. (R06, R09)"""
    return (seat + MOON[totem]) % seats


def pile_start(seats: i64, satellite: i64, round_number: i64) -> i64:
    """Return the first of the four slots of a satellite in a round. (R07, R08)"""
    rounds: i64 = round_number - 1
    return AGE * (rounds // 2) + PILE * (seats * (rounds % 2) + satellite)


def is_dealt(seats: i64, slot: i64) -> bool:
    """Return whether the card of a slot comes into a satellite at all."""
    return slot % AGE < 2 * PILE * seats


def round_of_slot(seats: i64, slot: i64) -> i64:
    """Return the round in which the card of a dealt slot lies in a satellite."""
    return 2 * (slot // AGE) + slot % AGE // PILE // seats + 1


def satellite_of_slot(seats: i64, slot: i64) -> i64:
    """Return the satellite of a dealt slot."""
    return slot % AGE // PILE % seats


def sort_piles(deck: vec[i64], fates: vec[i64], seats: i64) -> None:
    """Sort each satellite's cards, and those never dealt, with their fates, so that equal deals look equal."""
    start: i64 = 0
    while start < CARDS:
        end: i64 = start + PILE if is_dealt(seats, start) else start - start % AGE + AGE
        _sort_pile(deck, fates, start, end)
        start = end


def _sort_pile(deck: vec[i64], fates: vec[i64], start: i64, end: i64) -> None:
    """Sort a range of slots by card."""
    slot: i64
    for slot in range(start, end):
        deck[slot] = FATES * deck[slot] + fates[slot]
    sort_range(deck, start, end)
    for slot in range(start, end):
        fates[slot] = deck[slot] % FATES
        deck[slot] = deck[slot] // FATES
