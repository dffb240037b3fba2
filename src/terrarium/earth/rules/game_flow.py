"""From stage to stage: turns, the last round, the last window, the end.

(E09, E10, E19, E44, E56, E57, E63, E69, E77, E79, E80)
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from terrarium.earth.cards.vocabulary import CELLS, GREEN
from terrarium.earth.modes import gaia, gaia_journal, teams
from terrarium.earth.rules import events, fauna, journal, turn_actions, windows
from terrarium.earth.rules.actions import GAIA_LEFT, GAIA_RIGHT, NO_MORE, STOP
from terrarium.earth.rules.scoring import NOBODY
from terrarium.earth.state.gaia_board import HER
from terrarium.earth.state.seat_fields import MARKS, PLANTED, PLANTED_AGAIN, WINDOWS
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
    FOR_TEAM,
    GAIA_GOAL,
    IN_TURN,
    RUN,
    step,
)
from terrarium.engine.vecs import append, vec

if TYPE_CHECKING:
    from terrarium.earth.state.position import EarthState as EarthPosition


def start_turn(position: EarthPosition) -> None:
    """The active player is to choose an action."""
    position.stage = CHOOSING
    _count_anew(position)
    if position.journal is not None:
        journal.turn(position)
    position.push(position.active, step(CHOOSE_ACTION))


def _count_anew(position: EarthPosition) -> None:
    """What is counted within a turn begins at nothing."""
    seat: i64 = 0
    while seat < position.seats:
        position.marks[MARKS * seat + PLANTED] = 0
        position.marks[MARKS * seat + PLANTED_AGAIN] = 0
        position.marks[MARKS * seat + WINDOWS] = 0
        seat += 1
    if position.deck + position.discards > 0:
        position.round_stocked = True
    if position.solo:
        position.gaia.start_counting()
    teams.start_turn(position)


def next_stage(position: EarthPosition) -> None:
    """Everybody is done: what is shared is settled, and the next stage begins."""
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


def end_planting(position: EarthPosition) -> None:
    """Planted cards are revealed, the bonus is settled, and green abilities follow. (E19, E20, E57)"""
    position.reveal()
    number: i64 = 0
    while number < position.seats and not position.solo:
        seat = (position.active + number) % position.seats
        if position.bonus == NOBODY and position.areas[seat].planted == CELLS:
            position.bonus = seat
            if position.journal is not None:
                journal.bonus(position, seat)
        number += 1
    position.stage = ACTING
    seat = 0
    while seat < position.seats:
        position.push(seat, step(RUN, 0, 0, 0, GREEN))
        seat += 1


def settle_goals(position: EarthPosition) -> None:
    """Look at every goal once more, then place the leaves. (E47, E48)"""
    seat: i64 = 0
    while seat < position.seats:
        fauna.notice(position, seat, position.watched)
        seat += 1
    fauna.seat_leaves(position)


def end_turn(position: EarthPosition) -> None:
    """Leaves are placed; the next player clockwise is active, or the last window opens. (E09, E44, E56)"""
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


def next_active(position: EarthPosition) -> i64:
    """Whose turn comes next: the next clockwise, in teams first the other team's. (E09, E80)"""
    if not position.alternating:
        return (position.active + 1) % position.seats
    return teams.next_alternating(position.active)


def _note_planting(position: EarthPosition) -> None:
    """Note that somebody has planted in this turn. (E79)"""
    seat: i64 = 0
    while seat < position.seats:
        if position.marks[MARKS * seat + PLANTED] != 0:
            position.round_planted = True
        seat += 1


def _cannot_be_completed(position: EarthPosition) -> bool:
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
    if ends and position.journal is not None:
        journal.cannot_be_completed(position)
    return ends


# -- alone against Gaia ------------------------------------------------------------------------------------------


def start_gaia_turn(position: EarthPosition) -> None:
    """E63: Gaia turns over a card; the player does its upper part first, as if another player had chosen it."""
    position.active = HER
    card = gaia.turn_over(position)
    _count_anew(position)
    if card.brown():
        position.stage = CHOOSING
        if gaia.must_choose_goal(position, card):
            position.push(0, step(GAIA_GOAL, card.first_goal))
        return
    position.chosen = card.action
    position.stage = PLANTING if position.chosen == turn_actions.PLANT_ACTION else ACTING
    turn_actions.start_action(position, 0)


def goal_choices() -> vec[i64]:
    """The left or the right goal for Gaia's leaf. (E66)"""
    found = vec[i64]()
    found = append(found, GAIA_LEFT)
    return append(found, GAIA_RIGHT)


def choose_goal(position: EarthPosition, seat: i64, action: i64) -> None:
    """The player says on which of two goals Gaia's leaf goes. (E66)"""
    position.pop(seat)
    position.gaia.chosen_goal = action - GAIA_LEFT + 1


def _end_solo_turn(position: EarthPosition) -> None:
    """E62, E63, E69: Gaia reacts or takes the lower part; then it is the other's turn, or the game ends."""
    hers = position.active == HER
    if hers:
        gaia.take_lower_part(position)
    else:
        gaia.react(position)
    settle_goals(position)
    position.turns += 1
    if hers and position.gaia.used_up():
        position.bonus = HER
        if position.journal is not None:
            gaia_journal.ends(position)
        open_window(position)
    elif position.areas[0].planted == CELLS:
        position.bonus = 0
        if position.journal is not None:
            journal.bonus(position, 0)
        open_window(position)
    elif hers:
        position.active = 0
        start_turn(position)
    elif position.gaia.skips:
        position.gaia.skips = False
        if position.journal is not None:
            gaia_journal.skipped(position)
        start_turn(position)
    else:
        start_gaia_turn(position)


# -- the end -----------------------------------------------------------------------------------------------------


def open_window(position: EarthPosition) -> None:
    """E44: a last chance for events and exchanges, for everyone who has one."""
    position.stage = WINDOW
    position.reveals += 1
    if position.journal is not None:
        journal.window(position)
    seat: i64 = 0
    while seat < position.seats:
        position.push(seat, step(EVENT_WINDOW, AFTER_LAST_TURN))
        seat += 1


def window_choices(position: EarthPosition, seat: i64, window: i64) -> vec[i64]:
    """Close the window, or all windows of this turn; events and the exchange come with every question."""
    found = vec[i64]()
    found = append(found, STOP)
    return append(found, NO_MORE) if window == IN_TURN and windows.careful(position, seat) else found


def nothing_left(position: EarthPosition, seat: i64, window: i64) -> bool:
    """Whether there is nothing to do in a window: no event to play, nothing to exchange, or nothing for the team."""
    if window == FOR_TEAM:
        return len(teams.any_time(position, seat, vec[i64]())) == 0
    if window == IN_TURN:
        return not windows.holds_playable(position, seat)
    return len(events.any_time(position, seat, vec[i64]())) == 0


def end_game(position: EarthPosition) -> None:
    """Goals earned in the last window are seated, then points are counted. (E58)"""
    settle_goals(position)
    position.stage = OVER
    position.reveals += 1
    if position.journal is not None:
        if position.solo:
            gaia_journal.over(position)
        journal.over(position)
