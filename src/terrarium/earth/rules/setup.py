"""Setting up: everyone picks sides, then draws, composts and takes soil. (E04, E05)"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from terrarium.earth.cards.box import BOX, FIRST_CLIMATE, FIRST_ISLAND
from terrarium.earth.rules import fauna, gains, journal, piles
from terrarium.earth.rules.actions import CLIMATE_SIDES, ECOSYSTEM_SIDES, ISLAND_SIDES
from terrarium.earth.state.seat_fields import ECOSYSTEM, MARKS
from terrarium.earth.state.steps import PAY_CARDS, PICK_SIDE, START, count_of, step
from terrarium.engine.vecs import append, vec

if TYPE_CHECKING:
    from terrarium.earth.state.position import EarthState as EarthPosition

ISLAND: Final = 0
CLIMATE: Final = 1
ECOSYSTEM_KIND: Final = 2


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
        journal.picked(position, seat, kind)


def start_with(position: EarthPosition, seat: i64) -> None:
    """E05: draw, compost exactly so many cards of the hand, take soil."""
    position.pop(seat)
    fauna.note_delicate(position, seat)
    island = position.areas[seat].island
    piles.draw(position, seat, BOX.start_draw[island])
    gains.gain_soil(position, seat, BOX.start_soil[island])
    if BOX.start_hand[island] > 0:
        position.push(seat, step(PAY_CARDS, BOX.start_hand[island], 2 * island))
