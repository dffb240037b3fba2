"""The course of turns and scorings: all choose, then seat by seat places and activates. (R08 to R15, R34, R40)"""

from __future__ import annotations

from mypy_extensions import i64

from terrarium.engine.rng import Rng
from terrarium.engine.vecs import vec
from terrarium.rauha.rules import activation, candidate_uses, draft, journal, placement, scoring
from terrarium.rauha.rules.actions import DISCARD, PLACE, STOP
from terrarium.rauha.rules.sources import find_usable
from terrarium.rauha.state.phases import ACTIVATING, CHOOSING, NOTHING_PENDING, PLACING
from terrarium.rauha.state.position import RauhaState


def choices(position: RauhaState, seat: i64) -> vec[i64]:
    """Return the legal actions of a seat in this step, ascending."""
    if position.over():
        return vec[i64]()
    if position.step == CHOOSING:
        return draft.choices(position, seat)
    if seat != position.turn_seat():
        return vec[i64]()
    return placement.choices(position, seat) if position.step == PLACING else activation.choices(position, seat)


def candidates(position: RauhaState, seat: i64) -> vec[i64]:
    """Return the choices without orders of uses that change nothing. (R26, R35)"""
    if position.step != ACTIVATING or position.over() or seat != position.turn_seat():
        return choices(position, seat)
    return candidate_uses.candidates(position, seat)


def pick(position: RauhaState, seat: i64, rng: Rng) -> i64:
    """Draw one of an actor's candidates."""
    if position.step == ACTIVATING and position.pending == NOTHING_PENDING:
        return candidate_uses.pick(position, rng)
    found = candidates(position, seat)
    return found[rng.below(len(found))]


def act(position: RauhaState, seat: i64, action: i64) -> None:
    """Do a legal action and everything that follows from it without a choice."""
    if position.step == CHOOSING:
        if draft.choose(position, seat, action):
            position.reveals += 1  # R12: from here on nobody can take a choice back
            start_placement(position)
    elif position.step == PLACING:
        if action < DISCARD:
            placement.place(position, seat, action - PLACE)
        else:
            placement.discard(position, seat, action)
        start_activation(position)
    elif action == STOP:
        end_part(position, seat)
    else:
        activation.act(position, seat, action)
        if position.pending == NOTHING_PENDING:
            continue_activation(position, seat)


def start_turn(position: RauhaState) -> None:
    """Determine the first player and let all seats look at their satellites. (R08 to R10, R15)"""
    position.first_player = scoring.leader(position)
    position.seats_done = 0
    position.scoring = False
    position.step = CHOOSING
    position.reveals += 1
    if position.journal is not None:
        journal.turn_starts(position, position.journal)


def start_placement(position: RauhaState) -> None:
    """Let the next seat place or discard its card; do it if there is only one way. (R14)"""
    seat = position.turn_seat()
    position.step = PLACING
    if placement.must_discard(position, seat):
        position.reveals += 1  # shows that the card was too expensive
        placement.discard(position, seat, DISCARD)
        start_activation(position)


def start_activation(position: RauhaState) -> None:
    """Let the seat use its sources, if there is anything to use. (R26, R35)"""
    position.step = ACTIVATING
    position.used = 0
    position.suppressed = 0
    continue_activation(position, position.turn_seat())


def continue_activation(position: RauhaState, seat: i64) -> None:
    """Find what the seat can use now; without any, its part is over."""
    find_usable(position, seat)
    if position.usable == 0:
        end_part(position, seat)


def end_part(position: RauhaState, seat: i64) -> None:
    """Score a seat's water in a scoring; then the next seat acts, or the totems move. (R34, R36)"""
    position.used = 0
    position.suppressed = 0
    position.usable = 0
    position.rest = 0
    position.invited = 0
    if position.scoring:
        scoring.score_water(position, seat)
    position.seats_done += 1
    if position.seats_done == position.seats:
        move_totems(position)
    elif position.scoring:
        start_activation(position)
    else:
        start_placement(position)


def move_totems(position: RauhaState) -> None:
    """Move all totems one place on: to a scoring on a corner, otherwise to the next turn. (R34, R40)"""
    position.totem += 1
    if position.over():
        position.seats_done = 0
        if position.journal is not None:
            journal.game_over(position.journal)
    elif position.turn() == 4:
        position.first_player = scoring.leader(position)
        position.seats_done = 0
        position.scoring = True
        if position.journal is not None:
            journal.scoring_starts(position, position.journal)
        start_activation(position)
    else:
        start_turn(position)
