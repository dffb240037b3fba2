"""Fauna goals in play: noticed at the moment when an area meets them, seated at the end of the turn. (E47, E48)

A goal counts as earned if the area meets it at any moment of a turn. Counts only ever rise by themselves, so it is
enough to look before something that a goal counts is given up, and when the turn ends.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from terrarium.earth.cards import measures
from terrarium.earth.cards.box import BOX
from terrarium.earth.cards.vocabulary import GROWTH, SPROUT
from terrarium.earth.rules import goals, journal
from terrarium.earth.rules.goals import (
    COMPOST_CHANGED,
    GROWTH_CHANGED,
    HAND_CHANGED,
    RULES,
    SOIL_CHANGED,
    SPROUTS_CHANGED,
)
from terrarium.earth.state import gaia_board, hands
from terrarium.earth.state.seat_fields import DELICATE, EARNED, ECOSYSTEM, GAINED_COMPOST, GAINED_SOIL, LEAVES, MARKS

if TYPE_CHECKING:
    from terrarium.earth.position import EarthPosition

GOALS: Final = 4
#: What the leaves are worth in the order of the steps. (E48)
STEPS: Final = [15, 11, 8, 6, 5]
BEGINNER_STEP: Final = 10
#: A change that only such a goal minds: pieces on flora that had none.
_PIECES: Final = SPROUTS_CHANGED | GROWTH_CHANGED


def watched_changes(position: EarthPosition) -> i64:
    """What any of the four goals watches, as bits."""
    bits: i64 = 0
    place: i64 = 0
    while place < GOALS:
        bits |= goals.watches(position.fauna[place])
        place += 1
    return bits


def before_losing(position: EarthPosition, seat: i64, change: i64) -> None:
    """Notice goals that are met now and may not be in a moment."""
    if position.watched & change != 0:
        notice(position, seat, change)


def before_placing(position: EarthPosition, seat: i64) -> None:
    """The same before a piece is placed: flora without pieces may become fewer."""
    if position.bare_wanted:
        notice(position, seat, _PIECES)


def notice(position: EarthPosition, seat: i64, change: i64) -> None:
    """Note the goals that the area meets now and that watch such a change."""
    place: i64 = 0
    base = MARKS * seat
    while place < GOALS:
        goal = position.fauna[place]
        if (
            position.marks[base + EARNED] >> place & 1 == 0
            and goals.watches(goal) & change != 0
            and goals.met(goal, position.areas[seat])
        ):
            position.marks[base + EARNED] |= 1 << place
            if position.team_play:
                _count_as_taken(position, seat, goals.watches(goal))
            if position.journal is not None:
                journal.earned(position, seat, goal)
        place += 1


def _count_as_taken(position: EarthPosition, seat: i64, change: i64) -> None:
    """What a goal has counted is taken, and can be put on a team's board no longer. (E72)"""
    base = MARKS * seat
    if change & SOIL_CHANGED != 0:
        position.marks[base + GAINED_SOIL] = 0
    if change & COMPOST_CHANGED != 0:
        position.marks[base + GAINED_COMPOST] = 0
    if change & HAND_CHANGED != 0:
        hands.empty(position.fresh, seat)


def leaf_on(position: EarthPosition, seat: i64, place: i64) -> i64:
    """The step of a seat's leaf on a goal, from 1; 0 if it has none."""
    return position.marks[MARKS * seat + LEAVES] >> 3 * place & 7


def worth(position: EarthPosition, step: i64) -> i64:
    """What a leaf on a step is worth. (E48)"""
    return BEGINNER_STEP if position.beginner else STEPS[step - 1]


def leaf_points(position: EarthPosition, seat: i64) -> i64:
    """What the leaves of a seat are worth together."""
    total: i64 = 0
    place: i64 = 0
    while place < GOALS:
        step = leaf_on(position, seat, place)
        if step > 0:
            total += worth(position, step)
        place += 1
    return total


def taken(position: EarthPosition, place: i64) -> i64:
    """How many leaves lie on a goal."""
    count: i64 = 0
    seat: i64 = 0
    while seat < position.seats:
        if leaf_on(position, seat, place) > 0:
            count += 1
        seat += 1
    return count + 1 if gaia_board.leaf_on(position, place) > 0 else count


def seat_leaves(position: EarthPosition) -> None:
    """E48: who earned a goal in this turn is seated, clockwise from the active player, on the best free steps."""
    place: i64 = 0
    while place < GOALS:
        free = taken(position, place) + 1
        turn: i64 = 0
        while turn < position.seats:
            seat = (position.active + turn) % position.seats
            base = MARKS * seat
            if position.marks[base + EARNED] >> place & 1 == 1 and leaf_on(position, seat, place) == 0:
                position.marks[base + LEAVES] |= free << 3 * place
                if position.journal is not None:
                    journal.leaf(position, seat, position.fauna[place], worth(position, free))
                free += 1
            turn += 1
        place += 1


def wants_bare(position: EarthPosition) -> bool:
    """Whether one of the goals counts flora without pieces."""
    place: i64 = 0
    while place < GOALS:
        if RULES.measure[goals.FIRST_FAUNA + position.fauna[place]] == measures.FLORA_WITHOUT_PIECES:
            return True
        place += 1
    return False


def note_delicate(position: EarthPosition, seat: i64) -> None:
    """Note the pieces that a goal or ecosystem of the seat may rather do without, so that they are asked for."""
    bits: i64 = 0
    if position.bare_wanted:
        bits = 1 << SPROUT | 1 << GROWTH
    for number in position.ecosystems_of(seat):
        rule = BOX.ecosystems[number].rule
        if rule.property == "sprout_count":
            bits |= 1 << SPROUT
        elif rule.property == "growth_count":
            bits |= 1 << GROWTH
    position.marks[MARKS * seat + DELICATE] = bits


def own_ecosystem(position: EarthPosition, seat: i64) -> i64:
    """The side of a seat's own ecosystem, -1 if there is none."""
    return position.marks[MARKS * seat + ECOSYSTEM] - 1
