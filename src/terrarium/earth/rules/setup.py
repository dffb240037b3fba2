"""Setting up: everyone picks sides, then draws, composts and takes soil. (E04, E05)"""

from __future__ import annotations

from mypy_extensions import i64

from terrarium.earth.cards.box import first_side
from terrarium.earth.rules.actions import CLIMATE_SIDES, ECOSYSTEM_SIDES, ISLAND_SIDES
from terrarium.earth.state.position import EarthState
from terrarium.earth.state.setup_cards import CLIMATE, ECOSYSTEM, ISLAND
from terrarium.earth.state.steps import PICK_SIDE, START, step
from terrarium.engine.vecs import append, vec


def start_setup(position: EarthState) -> None:
    """Let everyone pick sides, then draw, compost and take soil as the Island says. (E04, E05)"""
    seat: i64
    for seat in range(position.seats):
        position.push(seat, step(START))
        if not position.beginner:
            position.push(seat, step(PICK_SIDE, ECOSYSTEM))
        position.push(seat, step(PICK_SIDE, CLIMATE))
        position.push(seat, step(PICK_SIDE, ISLAND))


def sides(position: EarthState, seat: i64, kind: i64) -> vec[i64]:
    """Return the sides of the dealt cards of a kind, ascending. (E04)"""
    verb: i64 = ISLAND_SIDES if kind == ISLAND else CLIMATE_SIDES if kind == CLIMATE else ECOSYSTEM_SIDES
    found = vec[i64]()
    place: i64
    for place in range(position.dealt):
        card = position.dealt_card(seat, kind, place)
        found = append(found, verb + first_side(card))
        found = append(found, verb + first_side(card) + 1)
    return found
