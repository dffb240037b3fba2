"""Fauna goals in play: noticed at the moment when an area meets them, seated at the end of the turn. (E47, E48)

A goal counts as earned if the area meets it at any moment of a turn. Counts only ever rise by themselves, so it is
enough to look before something that a goal counts is given up, and when the turn ends.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from terrarium.earth.cards import measures
from terrarium.earth.cards.box import BOX
from terrarium.earth.rules import goals, journal
from terrarium.earth.rules.goals import (
    COMPOST_CHANGED,
    GROWTH_CHANGED,
    HAND_CHANGED,
    RULES,
    SOIL_CHANGED,
    SPROUTS_CHANGED,
)
from terrarium.earth.state.position import EarthState

GOALS: Final = 4
#: The points for leaves in the order of the steps, and for any leaf in the beginner's game. (E48)
STEPS: Final = [15, 11, 8, 6, 5]
BEGINNER_STEP: Final = 10
#: What changes when a piece is placed on flora that had none.
_PIECES: Final = SPROUTS_CHANGED | GROWTH_CHANGED


def watched_changes(position: EarthState) -> i64:
    """Return what any of the four goals watches, as bits."""
    bits: i64 = 0
    for goal in position.fauna:
        bits |= goals.watches(goal)
    return bits


def before_losing(position: EarthState, seat: i64, change: i64) -> None:
    """Notice goals that are met now and may not be met after this change."""
    if position.watched & change != 0:
        notice(position, seat, change)


def before_placing(position: EarthState, seat: i64) -> None:
    """Notice goals before a piece is placed: flora without pieces may become fewer."""
    if position.bare_wanted:
        notice(position, seat, _PIECES)


def notice(position: EarthState, seat: i64, change: i64) -> None:
    """Note the goals that the area meets now and that watch such a change."""
    place: i64
    for place in range(GOALS):
        goal = position.fauna[place]
        if (
            not position.has_earned(seat, place)
            and goals.watches(goal) & change != 0
            and goals.met(goal, position.areas[seat])
        ):
            position.note_earned(seat, place)
            if position.team_play:
                _count_as_taken(position, seat, goals.watches(goal))
            journal.earned(position, seat, goal)


def _count_as_taken(position: EarthState, seat: i64, change: i64) -> None:
    """Note that what a goal has counted is taken and can no longer be put on a team's board. (E72)"""
    if change & SOIL_CHANGED != 0:
        position.limit_soil_gained(seat, 0)
    if change & COMPOST_CHANGED != 0:
        position.limit_compost_gained(seat, 0)
    if change & HAND_CHANGED != 0:
        position.forget_gained_cards(seat)


def worth(position: EarthState, step: i64) -> i64:
    """Return the points for a leaf on a step. (E48)"""
    return BEGINNER_STEP if position.beginner else STEPS[step - 1]


def leaf_points(position: EarthState, seat: i64) -> i64:
    """Return the points for the leaves of a seat."""
    if not position.has_leaf(seat):
        return 0
    total: i64 = 0
    place: i64
    for place in range(GOALS):
        step = position.leaf_step(seat, place)
        if step > 0:
            total += worth(position, step)
    return total


def leaves_of(position: EarthState, seat: int) -> list[tuple[int, int]]:
    """Return the goals on which a seat has a leaf, with its points. (E48)"""
    found: list[tuple[int, int]] = []
    for place in range(GOALS):
        step = position.leaf_step(seat, place)
        if step > 0:
            found.append((int(position.fauna[place]), int(worth(position, step))))
    return found


def taken(position: EarthState, place: i64) -> i64:
    """Count the leaves on a goal."""
    count = position.leaves_on(place)
    return count + 1 if position.gaia.leaf_step(place) > 0 else count


def seat_leaves(position: EarthState) -> None:
    """Place the leaves of this turn, clockwise from the active player, on the best free steps. (E48)"""
    place: i64
    turn: i64
    for place in range(GOALS):
        free = taken(position, place) + 1
        for turn in range(position.seats):
            seat = (position.active + turn) % position.seats
            if position.has_earned(seat, place) and position.leaf_step(seat, place) == 0:
                position.place_leaf(seat, place, free)
                journal.leaf(position, seat, position.fauna[place], worth(position, free))
                free += 1


def wants_bare(position: EarthState) -> bool:
    """Return whether one of the goals counts flora without pieces."""
    return any(RULES.measure[goals.FIRST_FAUNA + goal] == measures.FLORA_WITHOUT_PIECES for goal in position.fauna)


def needs_bare(position: EarthState, seat: i64) -> bool:
    """Return whether a goal that counts flora without pieces is still out of the seat's reach. (E47)

    One that is met already is noticed before the next piece is placed, so pieces do no harm to it.
    """
    return position.bare_wanted and has_open_goal(position, seat, measures.FLORA_WITHOUT_PIECES)


def has_open_goal(position: EarthState, seat: i64, measure: i64) -> bool:
    """Return whether a goal with this measure is in play that the seat has not met yet. (E47)"""
    place: i64
    for place in range(GOALS):
        goal = position.fauna[place]
        if (
            RULES.measure[goals.FIRST_FAUNA + goal] == measure
            and not position.has_earned(seat, place)
            and not goals.met(goal, position.areas[seat])
        ):
            return True
    return False


def may_hurt(position: EarthState, seat: i64, piece: i64) -> bool:
    """Return whether a goal or ecosystem of the seat may rather do without a kind of piece. (E76)"""
    return position.is_delicate(seat, piece) or needs_bare(position, seat)


def note_delicate(position: EarthState, seat: i64) -> None:
    """Note the pieces that an ecosystem of the seat may rather do without, so that they are asked for."""
    counted = [BOX.ecosystems[number].rule.property for number in position.ecosystems_of(seat)]
    position.set_delicate(seat, "sprout_count" in counted, "growth_count" in counted)
