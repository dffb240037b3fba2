"""What a seat has seen of the cards, and what it can tell from that. (R10 to R13, R19)

A seat looks into two satellites a round: into one in turns 1 and 3, into the other in turn 2. It knows the cards that
lay there when it looked, the one that it kept, and every card that was placed. A card that lay there at one look
and is gone at the next was kept by the neighbour. Nothing else is known: not the cards of other satellites, not
discards, not what the neighbour kept of the last two cards unless it was placed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from terrarium.rauha.cards.box import AGE
from terrarium.rauha.rules.draft import PILE, PLACED, TURN, satellite_of

if TYPE_CHECKING:
    from terrarium.rauha.position import RauhaPosition


def turns_begun(position: RauhaPosition, round_number: i64) -> i64:
    """In how many turns of a round, counted from 0, cards have been looked at."""
    now: i64 = (position.totem - 1) // 4
    if round_number != now:
        return 3 if round_number < now else 0
    return min(position.turn(), 3)


def first_look(position: RauhaPosition, seat: i64, round_number: i64, satellite: i64) -> i64:
    """The turn of the round in which the seat looks into a satellite for the first time; 0 if in none."""
    if satellite_of(position.seats, seat, 4 * round_number + 1) == satellite:
        return 1
    return 2 if satellite_of(position.seats, seat, 4 * round_number + 2) == satellite else 0


def last_look(position: RauhaPosition, seat: i64, round_number: i64, satellite: i64) -> i64:
    """The latest turn of the round in which the seat has looked into a satellite; 0 if it has not."""
    begun = turns_begun(position, round_number)
    first = first_look(position, seat, round_number, satellite)
    if first == 1 and begun == 3:
        return 3
    return first if first <= begun else 0


def lay_there(went: i64, turn: i64) -> bool:
    """Whether a card lay in its satellite when a turn began."""
    return went == 0 or (went & TURN) >= turn


def saw(position: RauhaPosition, seat: i64, slot: i64) -> bool:
    """Whether a seat has seen the card of a slot in a satellite."""
    pile: i64 = slot % AGE // PILE
    if pile >= 2 * position.seats:
        return False
    round_number: i64 = slot // AGE * 2 + pile // position.seats
    satellite: i64 = pile % position.seats
    if last_look(position, seat, round_number, satellite) == 0:
        return False
    return lay_there(position.went[slot], first_look(position, seat, round_number, satellite))


def knows_fate(position: RauhaPosition, seat: i64, slot: i64) -> bool:
    """Whether a seat can tell who kept the card of a slot, or that nobody did when it last looked."""
    went = position.went[slot]
    if went & PLACED:
        return True
    if not saw(position, seat, slot):
        return False
    pile: i64 = slot % AGE // PILE
    last = last_look(position, seat, slot // AGE * 2 + pile // position.seats, pile % position.seats)
    return went != 0 and (went & TURN) <= last
