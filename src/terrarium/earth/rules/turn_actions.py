"""The action part of a turn: what the active player gets, and what the others. (E07 to E12, E21 to E24)"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from terrarium.earth.cards.abilities import CANNOT_CHOOSE, GAIN_DECK, GAIN_DRAW, GAIN_SOIL
from terrarium.earth.cards.box import BOX
from terrarium.earth.cards.vocabulary import CELLS, GROWTH, SPROUT
from terrarium.earth.modes import teams
from terrarium.earth.rules import gains, journal, pieces, piles
from terrarium.earth.rules.actions import ACT, STOP, TAKE_CARDS, TAKE_COMPOST, TAKE_GROWTH, TAKE_SOIL, TAKE_SPROUTS
from terrarium.earth.rules.planting import DRAWN, LOOKED_AT, effect_of
from terrarium.earth.state.stages import ACTING, PLANTING
from terrarium.earth.state.steps import ALL_CELLS, BENEFIT, GROWTHS, LOOK, PLANT, RUN, SPROUTS, count_of, step
from terrarium.engine.vecs import append, vec

if TYPE_CHECKING:
    from terrarium.earth.state.position import EarthState as EarthPosition

#: The four actions, in the order of their colours.
PLANT_ACTION: Final = 0
COMPOST_ACTION: Final = 1
WATER_ACTION: Final = 2
GROW_ACTION: Final = 3
ACTIONS_THERE_ARE: Final = 4
ACTION_NAMES: Final = ["plant", "compost", "water", "grow"]

#: What the actions give: to the active player, and as one of two benefits to the others. (E11, E12, E21 to E23)
PLANTED_BY_ACTIVE: Final = 2
PLANTED_BY_OTHERS: Final = 1
COMPOST_SOIL: Final = 5
COMPOSTED: Final = 2
WATER_SPROUTS: Final = 6
WATER_SOIL: Final = 2
GROW_CARDS: Final = 4
GROW_GROWTH: Final = 2
BENEFIT_SIZE: Final = 2


def forbidden_by(position: EarthPosition, seat: i64, action: i64) -> i64:
    """The card in the own grid that forbids an action to a seat, 0 if there is none. (E08)"""
    area = position.areas[seat]
    cell: i64 = 0
    while cell < CELLS:
        ability = effect_of(area.cells[cell], CANNOT_CHOOSE)
        if ability >= 0 and BOX.match[ability] == 1 << action:
            return area.cells[cell]
        cell += 1
    return 0


def possible_actions(position: EarthPosition, seat: i64) -> vec[i64]:
    """The actions that the seat may choose; all of them if every one were forbidden. (E08)"""
    found = vec[i64]()
    action: i64 = 0
    while action < ACTIONS_THERE_ARE:
        if forbidden_by(position, seat, action) == 0:
            found = append(found, ACT + action)
        action += 1
    if len(found) == 0:
        action = 0
        while action < ACTIONS_THERE_ARE:
            found = append(found, ACT + action)
            action += 1
    return found


def choose_action(position: EarthPosition, seat: i64, action: i64) -> None:
    """Everyone resolves the chosen action, the active player its strong version. (E09)"""
    position.pop(seat)
    position.chosen = action - ACT
    if position.journal is not None:
        journal.chose(position, seat)
    if position.chosen == PLANT_ACTION:
        position.stage = PLANTING
        if not position.open_planting and not position.solo:
            position.hide()
    else:
        position.stage = ACTING
    turn: i64 = 0
    while turn < position.seats:
        start_action(position, (position.active + turn) % position.seats)
        turn += 1
    run_all(position)


def run_all(position: EarthPosition) -> None:
    """Let every seat go on to its next question, clockwise from the active player. (E10)"""
    turn: i64 = 0
    while turn < position.seats:
        position.run((position.active + turn) % position.seats)
        turn += 1


def start_action(position: EarthPosition, seat: i64) -> None:
    """Put what the chosen action means for a seat on its stack, after an event or exchange that it is busy with."""
    busy_with = position.lift(seat)
    if position.chosen == PLANT_ACTION:
        _start_planting(position, seat)
    else:
        position.push(seat, step(RUN, 0, 0, 0, position.color()))
        if seat == position.active:
            _start_strong_action(position, seat)
        else:
            position.push(seat, step(BENEFIT, position.chosen))
    position.lower(seat, busy_with)


def _start_strong_action(position: EarthPosition, seat: i64) -> None:
    """What the active player gets; only the composted cards are not optional. (E21 to E23, E76)"""
    if position.chosen == COMPOST_ACTION:  # E21
        piles.compost_from_deck(position, seat, COMPOSTED)
        gains.offer(position, seat, GAIN_SOIL, COMPOST_SOIL, 0)
    elif position.chosen == WATER_ACTION:  # E22
        position.push(seat, step(SPROUTS, WATER_SPROUTS, 0, 0, ALL_CELLS))
        gains.offer(position, seat, GAIN_SOIL, WATER_SOIL, 0)
    else:  # E23
        position.push(seat, step(GROWTHS, GROW_GROWTH, 0, 0, ALL_CELLS))
        gains.offer(position, seat, GAIN_DRAW, GROW_CARDS, 0)


def _start_planting(position: EarthPosition, seat: i64) -> None:
    """Plant up to so many cards, then look at cards or draw. (E11, E12)"""
    if seat == position.active:
        position.push(seat, step(LOOK, LOOKED_AT))
        position.push(seat, step(PLANT, PLANTED_BY_ACTIVE))
    else:
        gains.offer(position, seat, GAIN_DRAW, DRAWN, 0)
        position.push(seat, step(PLANT, PLANTED_BY_OTHERS))


def benefits(position: EarthPosition, seat: i64, action: i64) -> vec[i64]:
    """Neither or one of the benefits of another's action; pieces that fit nowhere are not offered. (E21 to E23, E76)"""
    found = vec[i64]()
    found = append(found, STOP)
    area = position.areas[seat]
    if action == COMPOST_ACTION:
        found = append(found, TAKE_SOIL)
        found = append(found, TAKE_COMPOST)
    elif action == WATER_ACTION:
        found = append(found, TAKE_SOIL)
        if pieces.has_room(area, SPROUT) or teams.partner_has_room(position, seat, SPROUT):
            found = append(found, TAKE_SPROUTS)
    else:
        found = append(found, TAKE_CARDS)
        if pieces.has_room(area, GROWTH) or teams.partner_has_room(position, seat, GROWTH):
            found = append(found, TAKE_GROWTH)
    return found


def benefit_by_itself(position: EarthPosition, seat: i64, packed: i64) -> bool:
    """Take the only benefit there is without asking, if it cannot hurt; whether it was taken. (E76)"""
    possible = benefits(position, seat, count_of(packed))
    if len(possible) > 2:
        return False
    gain: i64 = GAIN_SOIL if possible[1] == TAKE_SOIL else GAIN_DRAW
    if gains.is_asked(position, seat, gain, 0):
        return False
    take_benefit(position, seat, possible[1])
    return True


def take_benefit(position: EarthPosition, seat: i64, action: i64) -> None:
    """Take one of the two benefits, or neither."""
    position.pop(seat)
    if action == TAKE_SOIL:
        gains.offer(position, seat, GAIN_SOIL, BENEFIT_SIZE, 0)
    elif action == TAKE_COMPOST:
        gains.offer(position, seat, GAIN_DECK, BENEFIT_SIZE, 0)
    elif action == TAKE_CARDS:
        gains.offer(position, seat, GAIN_DRAW, BENEFIT_SIZE, 0)
    elif action == TAKE_SPROUTS:
        position.push(seat, step(SPROUTS, BENEFIT_SIZE, 0, 0, ALL_CELLS))
    elif action == TAKE_GROWTH:
        position.push(seat, step(GROWTHS, BENEFIT_SIZE, 0, 0, ALL_CELLS))
    elif position.journal is not None:
        journal.took_no_benefit(position, seat)
