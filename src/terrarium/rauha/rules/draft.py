"""Step 1: everyone chooses a card of the satellite that the totem names. (R06 to R13)

Every card of an age has one of forty slots: four for each satellite of the age's first round, four for each of its
second, and the cards that are never dealt. A slot keeps its card for the whole game; `went` says what became
of it: 0 while it was not chosen, otherwise the turn in which it was, plus PLACED or DISCARDED once that is settled.
Satellite, round and turn tell who chose it, so this is all that anybody can remember of a game.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from terrarium.engine.vecs import append, vec
from terrarium.rauha.cards.box import AGE
from terrarium.rauha.cards.tables import MOON
from terrarium.rauha.rules import journal
from terrarium.rauha.state.turn_steps import NO_CARD

if TYPE_CHECKING:
    from terrarium.rauha.position import RauhaPosition

PILE: Final = 4
TURN: Final = 3  # the bits of the turn
PLACED: Final = 4
DISCARDED: Final = 8


def satellite_of(seats: i64, seat: i64, totem: i64) -> i64:
    """The satellite that a seat looks at: moon is left, shared with the next seat; star is right. (R06, R09)"""
    return (seat + MOON[totem]) % seats


def pile_start(seats: i64, satellite: i64, totem: i64) -> i64:
    """The first of the four slots of a satellite in the totem's round. (R07, R08)"""
    rounds: i64 = (totem - 1) // 4
    return AGE * (rounds // 2) + PILE * (seats * (rounds % 2) + satellite)


def own_pile(position: RauhaPosition, seat: i64) -> i64:
    """The first of the four slots that a seat looks at now."""
    totem = position.totem
    return pile_start(position.seats, satellite_of(position.seats, seat, totem), totem)


def choices(position: RauhaPosition, seat: i64) -> vec[i64]:
    """The cards that lie in the seat's satellite, but for the one that it has chosen already. (R10, R12)"""
    found = vec[i64]()
    slot = own_pile(position, seat)
    end: i64 = slot + PILE
    while slot < end:
        if position.went[slot] == 0 and position.deck[slot] != position.kept[seat]:
            found = append(found, position.deck[slot])
        slot += 1
    return found


def keep(position: RauhaPosition, seat: i64, card: i64) -> bool:
    """A seat chooses; return whether it was the last, so that all choices are fixed. (R12)"""
    position.kept[seat] = card
    if position.journal is not None:
        journal.kept(position.journal, seat, card)
    other: i64 = 0
    while other < position.seats:
        if position.kept[other] == NO_CARD:
            return False
        other += 1
    while other > 0:
        other -= 1
        position.went[slot_of(position, other)] = position.turn()
    return True


def slot_of(position: RauhaPosition, seat: i64) -> i64:
    """The slot of the card that a seat has chosen in this turn."""
    slot = own_pile(position, seat)
    while position.deck[slot] != position.kept[seat]:
        slot += 1
    return slot


def settle(position: RauhaPosition, seat: i64, fate: i64) -> None:
    """The chosen card is placed or discarded."""
    position.went[slot_of(position, seat)] |= fate
    position.kept[seat] = NO_CARD


def in_hand(position: RauhaPosition, card: int) -> bool:
    """Whether a card is chosen for good and neither placed nor discarded yet."""
    slot = 0
    while position.deck[slot] != card:
        slot += 1
    return 0 < position.went[slot] < PLACED
