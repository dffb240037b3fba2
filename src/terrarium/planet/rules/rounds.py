"""The course of a round: turn up tiles, place them, put leftovers away, compare animals. (P07 to P11, P24, P25)"""

from __future__ import annotations

from mypy_extensions import i64

from terrarium.planet.rules import journal
from terrarium.planet.rules.actions import face_of, slot_of, turn_of
from terrarium.planet.rules.leftovers import put_away, turn_up_spot
from terrarium.planet.rules.origin_of_life import compare_animals
from terrarium.planet.rules.setup import FIRST_COMPARISON
from terrarium.planet.state.position import PlanetState
from terrarium.planet.state.tile_piles import LAST_DEALT_ROUND


def start_round(position: PlanetState) -> None:
    """Turn up the round's tiles, and the mystery animal of the round after. (P08, P11, P31)"""
    position.reveals += 1
    if position.round > LAST_DEALT_ROUND:
        turn_up_spot(position)
    if position.journal is not None:
        journal.round_starts(position, position.journal)


def take_turn(position: PlanetState, seat: i64, action: i64) -> None:
    """Take a tile and put it on a face; the last seat to do so ends the round. (P08)"""
    slot, face, turn = slot_of(action), face_of(action), turn_of(action)
    tile = position.tile_in(slot)
    position.place_tile(seat, tile, face, turn)
    position.remove_tile(slot)
    if position.journal is not None:
        journal.tile_taken(position, position.journal, seat, tile, face, turn)
    position.seats_done += 1
    if position.seats_done == position.seats:
        end_round(position)


def end_round(position: PlanetState) -> None:
    """Put leftovers away, compare animals and pass the first player on, when every seat has taken a tile."""
    if position.round <= LAST_DEALT_ROUND:
        put_away(position)
    if position.round >= FIRST_COMPARISON:
        compare_animals(position)
    position.first_player = (position.first_player + 1) % position.seats  # P24
    position.seats_done = 0
    position.round += 1
    if position.over():
        position.reveals += 1  # P26: objectives are shown
        if position.journal is not None:
            journal.game_over(position, position.journal)
    else:
        start_round(position)
