"""The course of the game: setup, turns, the last round, the last window. (E04 to E12, E21 to E24, E44, E56)"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from terrarium.earth import events, fauna, gains, piles, rows, tell
from terrarium.earth.abilities import CANNOT_CHOOSE
from terrarium.earth.actions import (
    ACT,
    CLIMATE_SIDES,
    ECOSYSTEM_SIDES,
    ISLAND_SIDES,
    STOP,
    TAKE_CARDS,
    TAKE_COMPOST,
    TAKE_GROWTH,
    TAKE_SOIL,
    TAKE_SPROUTS,
)
from terrarium.earth.cards import BOX, FIRST_CLIMATE, FIRST_ISLAND
from terrarium.earth.marks import ECOSYSTEM, MARKS, PLANTED, PLANTED_AGAIN
from terrarium.earth.plant import DRAWN, LOOKED_AT, effect_of
from terrarium.earth.scoring import NOBODY
from terrarium.earth.steps import (
    ALL_CELLS,
    BENEFIT,
    CHOOSE_ACTION,
    DRAW,
    GROWTHS,
    LAST_WINDOW,
    LOOK,
    PAY_CARDS,
    PICK_SIDE,
    PLANT,
    RUN,
    SPROUTS,
    START,
    count_of,
    step,
)
from terrarium.earth.terms import CELLS, GREEN, GROWTH, SPROUT
from terrarium.engine.vecs import append, vec

if TYPE_CHECKING:
    from terrarium.earth.position import EarthPosition

#: Where the game is. Within a stage every seat goes through its own steps; the next begins when all are done.
SETUP: Final = 0
CHOOSING: Final = 1
PLANTING: Final = 2
ACTING: Final = 3
WINDOW: Final = 4
OVER: Final = 5

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

ISLAND: Final = 0
CLIMATE: Final = 1
ECOSYSTEM_KIND: Final = 2


# -- setup -------------------------------------------------------------------------------------------------------


def start_setup(position: EarthPosition) -> None:
    """E04, E05: everyone picks sides, then draws, composts and takes soil as the Island says."""
    seat: i64 = 0
    while seat < position.seats:
        position.push(seat, step(START))
        if not position.beginner:
            position.push(seat, step(PICK_SIDE, ECOSYSTEM_KIND))
        position.push(seat, step(PICK_SIDE, CLIMATE))
        position.push(seat, step(PICK_SIDE, ISLAND))
        seat += 1


def sides(position: EarthPosition, seat: i64, kind: i64) -> vec[i64]:
    """The sides of the dealt cards of a kind, ascending. (E04)"""
    verb: i64 = ISLAND_SIDES if kind == ISLAND else CLIMATE_SIDES if kind == CLIMATE else ECOSYSTEM_SIDES
    found = vec[i64]()
    place: i64 = 0
    while place < position.dealt:
        card = position.dealt_card(seat, kind, place)
        found = append(found, verb + 2 * card)
        found = append(found, verb + 2 * card + 1)
        place += 1
    return found


def pick_side(position: EarthPosition, seat: i64, packed: i64, action: i64) -> None:
    """Keep a card with a side up; final for the whole game. (E04)"""
    position.pop(seat)
    area = position.areas[seat]
    kind = count_of(packed)
    if kind == ISLAND:
        area.island = FIRST_ISLAND + action - ISLAND_SIDES
    elif kind == CLIMATE:
        area.climate = FIRST_CLIMATE + action - CLIMATE_SIDES
    else:
        position.marks[MARKS * seat + ECOSYSTEM] = action - ECOSYSTEM_SIDES + 1
    position.reveals += 1
    if position.journal is not None:
        tell.picked(position, seat, kind)


def start_with(position: EarthPosition, seat: i64) -> None:
    """E05: draw, compost exactly so many cards of the hand, take soil."""
    position.pop(seat)
    fauna.note_delicate(position, seat)
    island = position.areas[seat].island
    piles.draw(position, seat, BOX.start_draw[island])
    gains.gain_soil(position, seat, BOX.start_soil[island])
    if BOX.start_hand[island] > 0:
        position.push(seat, step(PAY_CARDS, BOX.start_hand[island], 2 * island))


# -- the action part ---------------------------------------------------------------------------------------------


def start_turn(position: EarthPosition) -> None:
    """The active player is to choose an action."""
    position.stage = CHOOSING
    seat: i64 = 0
    while seat < position.seats:
        position.marks[MARKS * seat + PLANTED] = 0
        position.marks[MARKS * seat + PLANTED_AGAIN] = 0
        seat += 1
    if position.journal is not None:
        tell.turn(position)
    position.push(position.active, step(CHOOSE_ACTION))


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
        tell.chose(position, seat)
    if position.chosen == PLANT_ACTION:
        position.stage = PLANTING
        if not position.open_planting:
            position.hide()
    else:
        position.stage = ACTING
    turn: i64 = 0
    while turn < position.seats:
        start_action(position, (position.active + turn) % position.seats)
        turn += 1
    run_all(position)


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
    """What the active player gets. (E21 to E23)"""
    if position.chosen == COMPOST_ACTION:  # E21
        gains.gain_soil(position, seat, COMPOST_SOIL)
        piles.compost_from_deck(position, seat, COMPOSTED)
    elif position.chosen == WATER_ACTION:  # E22
        gains.gain_soil(position, seat, WATER_SOIL)
        position.push(seat, step(SPROUTS, WATER_SPROUTS, 0, 0, ALL_CELLS))
    else:  # E23
        piles.draw(position, seat, GROW_CARDS)
        position.push(seat, step(GROWTHS, GROW_GROWTH, 0, 0, ALL_CELLS))


def _start_planting(position: EarthPosition, seat: i64) -> None:
    """Plant up to so many cards, then look at cards or draw. (E11, E12)"""
    if seat == position.active:
        position.push(seat, step(LOOK, LOOKED_AT))
        position.push(seat, step(PLANT, PLANTED_BY_ACTIVE))
    else:
        position.push(seat, step(DRAW, DRAWN))
        position.push(seat, step(PLANT, PLANTED_BY_OTHERS))


def benefits(position: EarthPosition, seat: i64, action: i64) -> vec[i64]:
    """The two benefits of another player's action; pieces that fit nowhere are not offered. (E21 to E23)"""
    found = vec[i64]()
    area = position.areas[seat]
    if action == COMPOST_ACTION:
        found = append(found, TAKE_SOIL)
        found = append(found, TAKE_COMPOST)
    elif action == WATER_ACTION:
        found = append(found, TAKE_SOIL)
        if rows.has_room(area, SPROUT):
            found = append(found, TAKE_SPROUTS)
    else:
        found = append(found, TAKE_CARDS)
        if rows.has_room(area, GROWTH):
            found = append(found, TAKE_GROWTH)
    return found


def take_benefit(position: EarthPosition, seat: i64, action: i64) -> None:
    """Take one of the two benefits."""
    position.pop(seat)
    if action == TAKE_SOIL:
        gains.gain_soil(position, seat, BENEFIT_SIZE)
    elif action == TAKE_COMPOST:
        piles.compost_from_deck(position, seat, BENEFIT_SIZE)
    elif action == TAKE_SPROUTS:
        position.push(seat, step(SPROUTS, BENEFIT_SIZE, 0, 0, ALL_CELLS))
    elif action == TAKE_CARDS:
        piles.draw(position, seat, BENEFIT_SIZE)
    else:
        position.push(seat, step(GROWTHS, BENEFIT_SIZE, 0, 0, ALL_CELLS))


# -- from stage to stage -----------------------------------------------------------------------------------------


def run_all(position: EarthPosition) -> None:
    """Let every seat go on to its next question, clockwise from the active player. (E10)"""
    turn: i64 = 0
    while turn < position.seats:
        position.run((position.active + turn) % position.seats)
        turn += 1


def next_stage(position: EarthPosition) -> None:
    """Everybody is done: what is shared is settled, and the next stage begins."""
    if position.stage == SETUP:
        position.active = position.first
        start_turn(position)
    elif position.stage == PLANTING:
        end_planting(position)
    elif position.stage == ACTING:
        end_turn(position)
    else:
        end_game(position)
    run_all(position)


def end_planting(position: EarthPosition) -> None:
    """Planted cards are revealed, the bonus is settled, and green abilities follow. (E19, E20, E57)"""
    position.reveal()
    turn: i64 = 0
    while turn < position.seats:
        seat = (position.active + turn) % position.seats
        if position.bonus == NOBODY and position.areas[seat].planted == CELLS:
            position.bonus = seat
            if position.journal is not None:
                tell.bonus(position, seat)
        turn += 1
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
    settle_goals(position)
    position.turns += 1
    position.active = (position.active + 1) % position.seats
    if position.bonus != NOBODY and position.active == position.first:
        open_window(position)
    else:
        start_turn(position)


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


def window_choices(position: EarthPosition, seat: i64) -> vec[i64]:
    """Nothing more; events and the exchange come with every question."""
    found = vec[i64]()
    return append(found, STOP)


def nothing_left(position: EarthPosition, seat: i64) -> bool:
    """Whether neither an event nor an exchange is possible."""
    return len(events.any_time(position, seat, vec[i64]())) == 0


def end_game(position: EarthPosition) -> None:
    """Goals earned in the last window are seated, then points are counted. (E58)"""
    settle_goals(position)
    position.stage = OVER
    position.reveals += 1
    if position.journal is not None:
        tell.over(position)
