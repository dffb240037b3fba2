"""The tiles of all rounds as one row: five slots for each round.

The tiles of rounds 1 to 10 are dealt at the start, ascending in each round so that equal deals look equal. Those of
rounds 11 and 12 are leftovers, turned up when the round begins. Until then, and once its tile is taken, a slot is GONE.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from terrarium.engine.vec_operations import filled, sort_range
from terrarium.engine.vecs import append, vec
from terrarium.planet.cards.box import TILES

ROUNDS: Final = 12
#: The last round whose tiles are dealt at the start. (P03)
LAST_DEALT_ROUND: Final = 10
#: How many tiles are turned up in a round.
SLOTS: Final = 5
#: How many slots all rounds have together.
ALL_SLOTS: Final = 60
#: No tile lies in the slot.
GONE: Final[i64] = -1


def empty_piles() -> vec[i64]:
    """Return the slots of all rounds without tiles."""
    return filled(ALL_SLOTS, GONE)


def tile_at(tiles: vec[i64], round_number: i64, slot: i64) -> i64:
    """Return the tile in a slot of a round, or GONE."""
    return tiles[SLOTS * (round_number - 1) + slot]


def put_tile(tiles: vec[i64], round_number: i64, slot: i64, tile: i64) -> None:
    """Put a tile into a slot of a round."""
    tiles[SLOTS * (round_number - 1) + slot] = tile


def tiles_after(tiles: vec[i64], round_number: i64) -> vec[i64]:
    """Return the dealt tiles of the rounds after this one, ascending."""
    start: i64 = min(SLOTS * round_number, TILES)
    dealt = filled(TILES, 0)
    place: i64
    for place in range(start, TILES):
        dealt[tiles[place]] = 1
    found = vec[i64]()
    tile: i64
    for tile in range(TILES):
        if dealt[tile] == 1:
            found = append(found, tile)
    return found


def deal_after(tiles: vec[i64], round_number: i64, dealt: vec[i64]) -> None:
    """Deal tiles to the rounds after this one, five to each, and sort each pile."""
    start: i64 = min(SLOTS * round_number, TILES)
    number: i64
    for number in range(len(dealt)):
        tiles[start + number] = dealt[number]
    for number in range(start, TILES, SLOTS):
        sort_range(tiles, number, number + SLOTS)
