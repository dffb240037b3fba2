"""From stage to stage: turns, the last round, the last window, the end. (E09, E10, E19, E44, E56, E57, E63, E69)"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from terrarium.earth import events, fauna, gaia, teams, tell, tell_gaia, turn
from terrarium.earth.actions import GAIA_LEFT, GAIA_RIGHT, STOP
from terrarium.earth.gaia_board import CARDS_SEEN, CHOSEN_GOAL, HER, SKIPS, SOIL_SEEN, used_up
from terrarium.earth.marks import MARKS, PLANTED, PLANTED_AGAIN
from terrarium.earth.scoring import NOBODY
from terrarium.earth.stages import ACTING, CHOOSING, OVER, PLANTING, SETUP, WINDOW
from terrarium.earth.steps import CHOOSE_ACTION, GAIA_GOAL, LAST_WINDOW, RUN, step
from terrarium.earth.terms import CELLS, GREEN
from terrarium.engine.vecs import append, vec

if TYPE_CHECKING:
    from terrarium.earth.position import EarthPosition


def start_turn(position: EarthPosition) -> None:
    """The active player is to choose an action."""
    position.stage = CHOOSING
    seat: i64 = 0
    while seat < position.seats:
        position.marks[MARKS * seat + PLANTED] = 0
        position.marks[MARKS * seat + PLANTED_AGAIN] = 0
        seat += 1
    _count_anew(position)
    if position.journal is not None:
        tell.turn(position)
    position.push(position.active, step(CHOOSE_ACTION))


def _count_anew(position: EarthPosition) -> None:
    """What is counted within a turn begins at nothing."""
    if position.solo:
        position.gaia[SOIL_SEEN] = 0
        position.gaia[CARDS_SEEN] = 0
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
    elif not teams.ask_to_take(position):
        end_turn(position)
    turn.run_all(position)


def end_planting(position: EarthPosition) -> None:
    """Planted cards are revealed, the bonus is settled, and green abilities follow. (E19, E20, E57)"""
    position.reveal()
    number: i64 = 0
    while number < position.seats and not position.solo:
        seat = (position.active + number) % position.seats
        if position.bonus == NOBODY and position.areas[seat].planted == CELLS:
            position.bonus = seat
            if position.journal is not None:
                tell.bonus(position, seat)
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
    position.active = (position.active + 1) % position.seats
    if position.bonus != NOBODY and position.active == position.first:
        open_window(position)
    else:
        start_turn(position)


# -- alone against Gaia ------------------------------------------------------------------------------------------


def start_gaia_turn(position: EarthPosition) -> None:
    """E63: Gaia turns over a card; the player does its upper part first, as if another player had chosen it."""
    position.active = HER
    card = gaia.turn_over(position)
    position.marks[PLANTED] = 0
    position.marks[PLANTED_AGAIN] = 0
    _count_anew(position)
    if card.brown():
        position.stage = CHOOSING
        if gaia.must_choose_goal(position, card):
            position.push(0, step(GAIA_GOAL, card.first_goal))
        return
    position.chosen = card.action
    position.stage = PLANTING if position.chosen == turn.PLANT_ACTION else ACTING
    turn.start_action(position, 0)


def goal_choices() -> vec[i64]:
    """The left or the right goal for Gaia's leaf. (E66)"""
    found = vec[i64]()
    found = append(found, GAIA_LEFT)
    return append(found, GAIA_RIGHT)


def choose_goal(position: EarthPosition, seat: i64, action: i64) -> None:
    """The player says on which of two goals Gaia's leaf goes. (E66)"""
    position.pop(seat)
    position.gaia[CHOSEN_GOAL] = action - GAIA_LEFT + 1


def _end_solo_turn(position: EarthPosition) -> None:
    """E62, E63, E69: Gaia reacts or takes the lower part; then it is the other's turn, or the game ends."""
    hers = position.active == HER
    if hers:
        gaia.take_lower_part(position)
    else:
        gaia.react(position)
    settle_goals(position)
    position.turns += 1
    if hers and used_up(position):
        position.bonus = HER
        if position.journal is not None:
            tell_gaia.ends(position)
        open_window(position)
    elif position.areas[0].planted == CELLS:
        position.bonus = 0
        if position.journal is not None:
            tell.bonus(position, 0)
        open_window(position)
    elif hers:
        position.active = 0
        start_turn(position)
    elif position.gaia[SKIPS] == 1:
        position.gaia[SKIPS] = 0
        if position.journal is not None:
            tell_gaia.skipped(position)
        start_turn(position)
    else:
        start_gaia_turn(position)


# -- the end -----------------------------------------------------------------------------------------------------


def open_window(position: EarthPosition) -> None:
    """E44: a last chance for events and exchanges, for everyone who has one."""
    position.stage = WINDOW
    position.reveals += 1
    if position.journal is not None:
        tell.window(position)
    seat: i64 = 0
    while seat < position.seats:
        position.push(seat, step(LAST_WINDOW))
        seat += 1


def window_choices() -> vec[i64]:
    """Nothing more; events and the exchange come with every question."""
    found = vec[i64]()
    return append(found, STOP)


def nothing_left(position: EarthPosition, seat: i64, of_team: i64) -> bool:
    """Whether neither an event nor an exchange is possible; or, of a team's board, nothing can be taken."""
    if of_team == 1:
        return not teams.can_fetch(position, seat)
    return len(events.any_time(position, seat, vec[i64]())) == 0


def end_game(position: EarthPosition) -> None:
    """Goals earned in the last window are seated, then points are counted. (E58)"""
    settle_goals(position)
    position.stage = OVER
    position.reveals += 1
    if position.journal is not None:
        if position.solo:
            tell_gaia.over(position)
        tell.over(position)
