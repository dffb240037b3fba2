"""Dealing anew what a seat cannot know: coming tiles, leftovers of an overflow, objectives, face-down animals.

Before each shuffle the cards lie in an order that the seat could know too, so that the same chance deals the same.
"""

from __future__ import annotations

from mypy_extensions import i64

from terrarium.engine.rng import Rng
from terrarium.engine.vec_operations import filled, sort
from terrarium.engine.vecs import append, vec
from terrarium.planet.cards.box import ANIMALS, HABITAT_COUNT, IN_PLAY
from terrarium.planet.state.position import NO_OBJECTIVE, PlanetState
from terrarium.planet.state.tile_piles import LAST_DEALT_ROUND, deal_after, tiles_after


def redeal(position: PlanetState, seat: int | None, rng: Rng) -> None:
    """Deal anew everything that the seat (None: a spectator) cannot know."""
    if position.over():
        return
    _redeal_coming_tiles(position, rng)
    _redeal_leftovers(position, rng)
    _redeal_animals(position, rng)
    if position.has_objective(0):
        _redeal_objectives(position, seat, rng)


def _redeal_coming_tiles(position: PlanetState, rng: Rng) -> None:
    """Deal anew the piles of the coming rounds, which lie face down. (P03, P12)"""
    coming = tiles_after(position.tiles, position.round)
    rng.shuffle(coming)
    deal_after(position.tiles, position.round, coming)


def _redeal_leftovers(position: PlanetState, rng: Rng) -> None:
    """Exchange leftovers that are not played yet: all saw the tiles of a round, nobody where each one went. (P10)"""
    round_number: i64
    number: i64
    for round_number in range(1, position.round):
        left = position.left_in(round_number)
        hidden = vec[i64]()
        places = vec[i64]()
        for number in range(len(left)):
            place = position.leftover_place[left[number]]
            if place > max(position.round, LAST_DEALT_ROUND):
                hidden = append(hidden, left[number])
                places = append(places, place)
        sort(places)
        rng.shuffle(places)
        for number in range(len(hidden)):
            position.leftover_place[hidden[number]] = places[number]


def _redeal_animals(position: PlanetState, rng: Rng) -> None:
    """Replace face-down animals by any that nobody has seen. (P04, P31)"""
    seen = filled(ANIMALS, 0)
    face_down = vec[i64]()
    number: i64
    for number in range(IN_PLAY):
        if position.face_down(number):
            face_down = append(face_down, number)
        else:
            seen[position.animals[number]] = 1
    unseen = vec[i64]()
    animal: i64
    for animal in range(ANIMALS):
        if seen[animal] == 0:
            unseen = append(unseen, animal)
    rng.shuffle(unseen)
    for number in range(len(face_down)):
        position.animals[face_down[number]] = unseen[number]


def _redeal_objectives(position: PlanetState, seat: int | None, rng: Rng) -> None:
    """Deal anew the objectives of the other seats; the cards not dealt are unknown too. (P05)"""
    me: i64 = -1 if seat is None else seat
    own: i64 = NO_OBJECTIVE if me < 0 else position.objectives[me]
    unknown = vec[i64]()
    habitat: i64
    for habitat in range(HABITAT_COUNT):
        if habitat != own:
            unknown = append(unknown, habitat)
    others = vec[i64]()
    number: i64
    for number in range(position.seats):
        if number != me:
            others = append(others, number)
    rng.shuffle(unknown)
    for number in range(len(others)):
        position.objectives[others[number]] = unknown[number]
