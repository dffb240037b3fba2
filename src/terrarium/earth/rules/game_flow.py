"""The stages of a game: turns, the last round, the last window, the end.

(E09, E10, E19, E44, E56, E57, E63, E69, E77, E79, E80)
"""

from __future__ import annotations

from mypy_extensions import i64

from terrarium.earth.cards.vocabulary import CELLS, GREEN
from terrarium.earth.modes import gaia, gaia_journal, teams
from terrarium.earth.rules import fauna, journal, turn_actions, windows
from terrarium.earth.state.gaia_board import HER
from terrarium.earth.state.position import EarthState
from terrarium.earth.state.seat_fields import NOBODY
from terrarium.earth.state.stages import (
    ACTING,
    CHOOSING,
    DRAINED_ROUNDS,
    OVER,
    PLANTING,
    SETUP,
    UNPLANTED_ROUNDS,
    WINDOW,
)
from terrarium.earth.state.steps import (
    AFTER_LAST_TURN,
    CHOOSE_ACTION,
    EVENT_WINDOW,
    GAIA_GOAL,
    RUN,
    step,
)


def start_turn(position: EarthState) -> None:
    """Ask the active player for an action."""
    position.stage = CHOOSING
    _reset_turn_counts(position)
    journal.turn(position)
    position.push(position.active, step(CHOOSE_ACTION))


def _reset_turn_counts(position: EarthState) -> None:
    """Reset everything that is counted within a turn."""
    seat: i64
    for seat in range(position.seats):
        position.forget_planted(seat)
        position.reset_windows(seat)
    if position.stock() > 0:
        position.round_stocked = True
    if position.solo:
        position.gaia.start_counting()
    teams.start_turn(position)


def next_stage(position: EarthState) -> None:
    """Settle what all seats share when everybody is done, and start the next stage."""
    if position.stage == SETUP:
        position.active = position.first
        start_turn(position)
    elif position.stage == PLANTING:
        end_planting(position)
    elif position.stage == WINDOW:
        end_game(position)
    elif not teams.ask_last(position) and not windows.end_own_turn(position):
        end_turn(position)
    turn_actions.run_all(position)


def end_planting(position: EarthState) -> None:
    """Reveal planted cards, settle the bonus, and start the green abilities. (E19, E20, E57)"""
    position.reveal()
    if position.bonus == NOBODY and not position.solo:
        _give_bonus(position)
    position.stage = ACTING
    seat: i64
    for seat in range(position.seats):
        position.push(seat, step(RUN, mask=GREEN))


def _give_bonus(position: EarthState) -> None:
    """Give the bonus to the first seat with a full grid, from the active player on. (E57)"""
    turn: i64
    for turn in range(position.seats):
        seat = (position.active + turn) % position.seats
        if position.areas[seat].planted == CELLS:
            position.bonus = seat
            journal.bonus(position, seat)
            return


def settle_goals(position: EarthState) -> None:
    """Look at every goal once more, then place the leaves. (E47, E48)"""
    seat: i64
    for seat in range(position.seats):
        fauna.notice(position, seat, position.watched)
    fauna.seat_leaves(position)


def end_turn(position: EarthState) -> None:
    """Place leaves; the next player clockwise is active, or the last window opens. (E09, E44, E56)"""
    if position.solo:
        _end_solo_turn(position)
        return
    settle_goals(position)
    teams.end_turn(position)
    position.turns += 1
    _note_planting(position)
    position.active = next_active(position)
    if position.active == position.first and (position.bonus != NOBODY or _cannot_be_completed(position)):
        open_window(position)
    else:
        start_turn(position)


def next_active(position: EarthState) -> i64:
    """Return the seat whose turn comes next: the next clockwise, in teams first the other team's. (E09, E80)"""
    if not position.alternating:
        return (position.active + 1) % position.seats
    return teams.next_alternating(position.active)


def _note_planting(position: EarthState) -> None:
    """Note that somebody has planted in this turn. (E79)"""
    seat: i64
    for seat in range(position.seats):
        if position.has_planted(seat):
            position.round_planted = True


def _cannot_be_completed(position: EarthState) -> bool:
    """Count a full round, and whether the game ends because nobody plants any more. (E79)"""
    if position.round_planted:
        position.rounds_unplanted = 0
        position.rounds_drained = 0
    else:
        position.rounds_unplanted += 1
        position.rounds_drained = 0 if position.round_stocked else position.rounds_drained + 1
    position.round_planted = False
    position.round_stocked = False
    ends = position.rounds_drained >= DRAINED_ROUNDS or position.rounds_unplanted >= UNPLANTED_ROUNDS
    if ends:
        journal.cannot_be_completed(position)
    return ends


# -- alone against Gaia ------------------------------------------------------------------------------------------


def start_gaia_turn(position: EarthState) -> None:
    """Turn over Gaia's card; the player does its upper part first, as if another player had chosen it. (E63)"""
    position.active = HER
    card = gaia.turn_over(position)
    _reset_turn_counts(position)
    if card.brown():
        position.stage = CHOOSING
        if gaia.must_choose_goal(position, card):
            position.push(0, step(GAIA_GOAL, card.first_goal))
        return
    position.chosen = card.action
    position.stage = PLANTING if position.chosen == turn_actions.PLANT_ACTION else ACTING
    turn_actions.start_action(position, 0)


def _end_solo_turn(position: EarthState) -> None:
    """Let Gaia react or take the lower part; the other side is next, or the game ends. (E62, E63, E69)"""
    hers = position.active == HER
    if hers:
        gaia.take_lower_part(position)
    else:
        gaia.react(position)
    settle_goals(position)
    position.turns += 1
    if hers and position.gaia.used_up():
        position.bonus = HER
        gaia_journal.ends(position)
        open_window(position)
    elif position.areas[0].planted == CELLS:
        position.bonus = 0
        journal.bonus(position, 0)
        open_window(position)
    elif hers:
        position.active = 0
        start_turn(position)
    elif position.gaia.skips:
        position.gaia.skips = False
        gaia_journal.skipped(position)
        start_turn(position)
    else:
        start_gaia_turn(position)


# -- the end -----------------------------------------------------------------------------------------------------


def open_window(position: EarthState) -> None:
    """Give everyone who can use it a last chance for events and exchanges. (E44)"""
    position.stage = WINDOW
    position.reveals += 1
    journal.window(position)
    seat: i64
    for seat in range(position.seats):
        position.push(seat, step(EVENT_WINDOW, AFTER_LAST_TURN))


def end_game(position: EarthState) -> None:
    """Place the leaves earned in the last window, and count the points. (E58)"""
    settle_goals(position)
    position.stage = OVER
    position.reveals += 1
    if position.solo:
        gaia_journal.over(position)
    journal.over(position)
