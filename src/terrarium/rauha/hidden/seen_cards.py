"""The cards that a seat has seen, and what follows from them. (R10 to R13, R19)

A seat looks into two satellites a round: into one in turns 1 and 3, into the other in turn 2. It knows the cards that
lay there when it looked, the one that it chose, and every card that was placed. A card that lay there at one look
and is gone at the next was chosen by the neighbour. Nothing else is known: not the cards of other satellites, not
discards, not what the neighbour chose of the last two cards unless it was placed.
"""

from __future__ import annotations

from mypy_extensions import i64

from terrarium.rauha.state.position import RauhaState
from terrarium.rauha.state.satellites import (
    NOT_CHOSEN,
    is_dealt,
    is_placed,
    round_of_slot,
    satellite_of,
    satellite_of_slot,
    totem_at,
    turn_chosen,
)


def turns_begun(position: RauhaState, round_number: i64) -> i64:
    """Return in how many turns of a round the seats have looked into satellites."""
    now: i64 = (position.totem - 1) // 4 + 1
    if round_number != now:
        return 3 if round_number < now else 0
    return min(position.turn(), 3)


def first_look(position: RauhaState, seat: i64, round_number: i64, satellite: i64) -> i64:
    """Return the turn of the round in which the seat first looks into a satellite; 0 if it does not."""
    if satellite_of(position.seats, seat, totem_at(round_number, 1)) == satellite:
        return 1
    return 2 if satellite_of(position.seats, seat, totem_at(round_number, 2)) == satellite else 0


def last_look(position: RauhaState, seat: i64, round_number: i64, satellite: i64) -> i64:
    """Return the latest turn of the round in which the seat has looked into a satellite; 0 if it has not."""
    begun = turns_begun(position, round_number)
    first = first_look(position, seat, round_number, satellite)
    if first == 1 and begun == 3:
        return 3
    if first > begun:
        return 0
    return first


def was_there(fate: i64, turn: i64) -> bool:
    """Return whether a card lay in its satellite when a turn began."""
    return fate == NOT_CHOSEN or turn_chosen(fate) >= turn


def may_be_there(fate: i64, last: i64) -> bool:
    """Return whether a card may still lie in its satellite for a seat whose last look was in that turn."""
    return fate == NOT_CHOSEN or (turn_chosen(fate) > last and not is_placed(fate))


def saw(position: RauhaState, seat: i64, slot: i64) -> bool:
    """Return whether a seat has seen the card of a slot in a satellite."""
    seats = position.seats
    if not is_dealt(seats, slot):
        return False
    round_number, satellite = round_of_slot(seats, slot), satellite_of_slot(seats, slot)
    if last_look(position, seat, round_number, satellite) == 0:
        return False
    return was_there(position.fates[slot], first_look(position, seat, round_number, satellite))


def knows_who_chose(position: RauhaState, seat: i64, slot: i64) -> bool:
    """Return whether a seat can tell who chose the card of a slot, which nobody has placed."""
    if not saw(position, seat, slot):
        return False
    seats = position.seats
    fate = position.fates[slot]
    last = last_look(position, seat, round_of_slot(seats, slot), satellite_of_slot(seats, slot))
    return fate != NOT_CHOSEN and turn_chosen(fate) <= last
