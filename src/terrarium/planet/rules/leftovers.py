"""Leftover tiles: the spots of rounds 11 and 12, and the box. (P10, P11)"""

from __future__ import annotations

from mypy_extensions import i64

from terrarium.planet.cards.box import TILES
from terrarium.planet.rules import journal
from terrarium.planet.state.position import BOXED, SPOT_11, SPOT_12, PlanetState
from terrarium.planet.state.tile_piles import SLOTS, put_tile


def split(seats: i64, round_number: i64) -> tuple[i64, i64]:
    """Return how many leftovers of a round go to spot 11 and to spot 12; the rest go to the box. (P10, P33)"""
    before: i64 = (round_number - 1) * (SLOTS - seats)
    after: i64 = round_number * (SLOTS - seats)
    on_11: i64 = min(after, 5) - min(before, 5)
    on_both: i64 = min(after, 10) - min(before, 10)
    return on_11, on_both - on_11


def put_away(position: PlanetState) -> None:
    """Put leftovers on spot 11 until it holds five, then on spot 12, then into the box. (P10)"""
    left = position.left_in(position.round)
    on_11, on_12 = split(position.seats, position.round)
    if not (on_11 == len(left) or on_12 == len(left) or (on_11 == 0 and on_12 == 0)):
        position.rng.shuffle(left)  # P10: chance decides which tiles go to a spot that does not take all
    number: i64
    for number in range(len(left)):
        place: i64 = SPOT_11 if number < on_11 else SPOT_12 if number < on_11 + on_12 else BOXED
        position.leftover_place[left[number]] = place
    if position.journal is not None:
        journal.leftovers(position.journal, on_11, on_12, len(left) - on_11 - on_12)


def turn_up_spot(position: PlanetState) -> None:
    """Turn up the tiles on the spot of round 11 or 12. (P11)"""
    slot: i64 = 0
    tile: i64
    for tile in range(TILES):
        if position.leftover_place[tile] == position.round:
            put_tile(position.tiles, position.round, slot, tile)
            slot += 1
