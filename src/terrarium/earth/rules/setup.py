"""Setting up: everyone picks sides, then draws, composts and takes soil. (E04, E05)"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from terrarium.earth.rules.actions import CLIMATE_SIDES, ECOSYSTEM_SIDES, ISLAND_SIDES
from terrarium.earth.state.steps import PICK_SIDE, START, step
from terrarium.engine.vecs import append, vec

if TYPE_CHECKING:
    from terrarium.earth.position import EarthPosition

ISLAND: Final = 0
CLIMATE: Final = 1
ECOSYSTEM_KIND: Final = 2


def start_setup(position: EarthPosition) -> None:
    """E04, E05: everyone picks sides, then draws, composts and takes soil as the Island says."""
    seat: i64
    for seat in range(position.seats):
        position.push(seat, step(START))
        if not position.beginner:
            position.push(seat, step(PICK_SIDE, ECOSYSTEM_KIND))
        position.push(seat, step(PICK_SIDE, CLIMATE))
        position.push(seat, step(PICK_SIDE, ISLAND))


def sides(position: EarthPosition, seat: i64, kind: i64) -> vec[i64]:
    """The sides of the dealt cards of a kind, ascending. (E04)"""
    verb: i64 = ISLAND_SIDES if kind == ISLAND else CLIMATE_SIDES if kind == CLIMATE else ECOSYSTEM_SIDES
    found = vec[i64]()
    place: i64
    for place in range(position.dealt):
        card = position.dealt_card(seat, kind, place)
        found = append(found, verb + 2 * card)
        found = append(found, verb + 2 * card + 1)
    return found
