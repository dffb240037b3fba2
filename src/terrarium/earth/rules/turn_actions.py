"""The action part of a turn: what the active player gets, and what the others. (E07 to E12, E21 to E24)"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from terrarium.earth.cards.abilities import CANNOT_CHOOSE, GAIN_DRAW, GAIN_SOIL
from terrarium.earth.cards.box import BOX
from terrarium.earth.cards.vocabulary import CELLS, NONE
from terrarium.earth.rules import gains, journal, piles
from terrarium.earth.rules.actions import ACT
from terrarium.earth.rules.planting import DRAWN, LOOKED_AT
from terrarium.earth.state.position import EarthState
from terrarium.earth.state.stages import ACTING, PLANTING
from terrarium.earth.state.steps import ALL_CELLS, BENEFIT, GROWTHS, LOOK, PLANT, RUN, SPROUTS, step
from terrarium.engine.vecs import append, vec

#: The four actions, in the order of their colours.
PLANT_ACTION: Final = 0
COMPOST_ACTION: Final = 1
WATER_ACTION: Final = 2
GROW_ACTION: Final = 3
ACTIONS_THERE_ARE: Final = 4

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


def forbidden_by(position: EarthState, seat: i64, action: i64) -> i64:
    """Return the card in the own grid that forbids an action to a seat, 0 if there is none. (E08)"""
    area = position.areas[seat]
    cell: i64
    for cell in range(CELLS):
        ability = BOX.ability_with_effect(area.cells[cell], CANNOT_CHOOSE)
        if ability != NONE and BOX.match[ability] == 1 << action:
            return area.cells[cell]
    return 0


def possible_actions(position: EarthState, seat: i64) -> vec[i64]:
    """Return the actions that the seat may choose; all of them if every one were forbidden. (E08)"""
    allowed = vec[i64]()
    everything = vec[i64]()
    action: i64
    for action in range(ACTIONS_THERE_ARE):
        everything = append(everything, ACT + action)
        if forbidden_by(position, seat, action) == 0:
            allowed = append(allowed, ACT + action)
    return allowed if len(allowed) > 0 else everything


def start_actions(position: EarthState, seat: i64, chosen: i64) -> None:
    """Let everyone resolve the chosen action, the active player its strong version. (E09)"""
    position.chosen = chosen
    journal.chose(position, seat)
    if position.chosen == PLANT_ACTION:
        position.stage = PLANTING
        if not position.open_planting and not position.solo:
            position.hide()
    else:
        position.stage = ACTING
    turn: i64
    for turn in range(position.seats):
        start_action(position, (position.active + turn) % position.seats)
    run_all(position)


def run_all(position: EarthState) -> None:
    """Let every seat go on to its next question, clockwise from the active player. (E10)"""
    turn: i64
    for turn in range(position.seats):
        position.run((position.active + turn) % position.seats)


def start_action(position: EarthState, seat: i64) -> None:
    """Put what the chosen action means for a seat on its stack, after an event or exchange that it is busy with."""
    busy_with = position.lift(seat)
    if position.chosen == PLANT_ACTION:
        _start_planting(position, seat)
    else:
        position.push(seat, step(RUN, mask=position.color()))
        if seat == position.active:
            _start_strong_action(position, seat)
        else:
            position.push(seat, step(BENEFIT, position.chosen))
    position.lower(seat, busy_with)


def _start_strong_action(position: EarthState, seat: i64) -> None:
    """Give the active player everything; only the composted cards are not optional. (E21 to E23, E76)"""
    if position.chosen == COMPOST_ACTION:  # E21
        piles.compost_from_deck(position, seat, COMPOSTED)
        gains.offer(position, seat, GAIN_SOIL, COMPOST_SOIL, 0)
    elif position.chosen == WATER_ACTION:  # E22
        position.push(seat, step(SPROUTS, WATER_SPROUTS, mask=ALL_CELLS))
        gains.offer(position, seat, GAIN_SOIL, WATER_SOIL, 0)
    else:  # E23
        position.push(seat, step(GROWTHS, GROW_GROWTH, mask=ALL_CELLS))
        gains.offer(position, seat, GAIN_DRAW, GROW_CARDS, 0)


def _start_planting(position: EarthState, seat: i64) -> None:
    """Plant cards, then look at cards or draw. (E11, E12)"""
    if seat == position.active:
        position.push(seat, step(LOOK, LOOKED_AT))
        position.push(seat, step(PLANT, PLANTED_BY_ACTIVE))
    else:
        gains.offer(position, seat, GAIN_DRAW, DRAWN, 0)
        position.push(seat, step(PLANT, PLANTED_BY_OTHERS))
