"""Dealing: the start of a game, and everything hidden dealt anew for one who cannot know it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from terrarium.engine.rng import Rng
from terrarium.engine.vec_operations import filled, in_order, sort_stretch
from terrarium.engine.vecs import append, vec
from terrarium.planet.cards.box import ANIMALS, IN_PLAY, TILES, Box

if TYPE_CHECKING:
    from terrarium.planet.position import PlanetPosition


def sort_piles(tiles: vec[i64], start: i64) -> None:
    """Put each pile of five from a place on in ascending order, so that equal deals look equal."""
    while start < TILES:
        sort_stretch(tiles, start, start + 5)
        start += 5


def homes(box: Box, mystery: bool) -> vec[i64]:
    """The rounds under which the twenty animals are dealt. (P04, P31)"""
    rounds = vec[i64]()
    if mystery:
        for _row in range(2):
            for column in range(3, 13):
                rounds = append(rounds, column)
    else:
        for number in range(len(box.layout)):
            for _card in range(box.layout[number]):
                rounds = append(rounds, number + 3)
    return rounds


def leftover_split(seats: i64, round_number: i64) -> tuple[i64, i64]:
    """How many of a round's leftovers go to spot 11 and to spot 12; the rest go to the box. (P10, P33)"""
    before: i64 = (round_number - 1) * (5 - seats)
    after: i64 = round_number * (5 - seats)
    on_11: i64 = min(after, 5) - min(before, 5)
    on_both: i64 = min(after, 10) - min(before, 10)
    return on_11, on_both - on_11


def deal(position: PlanetPosition, beginner: bool, mystery: bool, first: int | None) -> None:
    """Set up a game: tiles, animals, objectives, first player. (P02 to P06)"""
    rng = position.rng
    seats = position.seats
    position.mystery = mystery
    position.planets = filled(5 * seats, 0)
    position.laid = filled(12 * seats, -1)
    position.covered = filled(seats, 0)
    tiles = in_order(TILES)
    rng.shuffle(tiles)
    sort_piles(tiles, 0)
    while len(tiles) < 60:
        tiles = append(tiles, -1)
    position.tiles = tiles
    position.went = filled(TILES, 0)
    animals = in_order(ANIMALS)
    rng.shuffle(animals)
    position.animals = animals[:IN_PLAY]
    position.home = homes(position.box, mystery)
    position.column = position.home[:]
    position.fate = filled(IN_PLAY, -1)
    objectives = in_order(5)
    rng.shuffle(objectives)
    position.objectives = filled(seats, -1) if beginner else objectives[:seats]
    position.first = rng.below(seats) if first is None else first


def redeal(position: PlanetPosition, seat: int | None, rng: Rng) -> None:
    """Deal anew what the seat cannot know: coming tiles, overflowed leftovers, objectives, face-down animals.

    Before a shuffle everything lies in an order that the seat could know too, so that the same chance deals the same.
    """
    if position.over():
        return
    _redeal_coming_tiles(position, rng)
    _redeal_leftovers(position, rng)
    _redeal_animals(position, rng)
    if position.objectives[0] >= 0:
        _redeal_objectives(position, seat, rng)


def _redeal_coming_tiles(position: PlanetPosition, rng: Rng) -> None:
    """P03, P12: the piles of the coming rounds are face down."""
    start: i64 = min(5 * position.round, TILES)
    hidden = filled(TILES, 0)
    number: i64 = start
    while number < TILES:
        hidden[position.tiles[number]] = 1
        number += 1
    coming = vec[i64]([0] * (TILES - start))
    place: i64 = 0
    tile: i64 = 0
    while tile < TILES:
        if hidden[tile] == 1:
            coming[place] = tile
            place += 1
        tile += 1
    rng.shuffle(coming)
    number = 0
    while number < len(coming):
        position.tiles[start + number] = coming[number]
        number += 1
    sort_piles(position.tiles, start)


def _redeal_leftovers(position: PlanetPosition, rng: Rng) -> None:
    """P10: everyone saw a round's leftovers; where the tiles of an overflow went is known to nobody until turned up."""
    number: i64 = 1
    while number <= 10 and number < position.round:
        hidden = vec[i64]()
        places = vec[i64]()
        slot: i64 = 5 * (number - 1)
        while slot < 5 * number:
            tile = position.tiles[slot]
            if tile != -1 and position.went[tile] > max(position.round, 10):
                hidden = append(hidden, tile)
                places = append(places, position.went[tile])
            slot += 1
        sort_stretch(places, 0, len(places))
        rng.shuffle(places)
        spot: i64 = 0
        while spot < len(hidden):
            position.went[hidden[spot]] = places[spot]
            spot += 1
        number += 1


def _redeal_animals(position: PlanetPosition, rng: Rng) -> None:
    """P04, P31: face-down animals may be any that nobody has seen."""
    seen = filled(ANIMALS, 0)
    number: i64 = 0
    while number < IN_PLAY:
        if not position.face_down(number):
            seen[position.animals[number]] = 1
        number += 1
    unseen = vec[i64]()
    animal: i64 = 0
    while animal < ANIMALS:
        if seen[animal] == 0:
            unseen = append(unseen, animal)
        animal += 1
    rng.shuffle(unseen)
    next_unseen: i64 = 0
    number = 0
    while number < IN_PLAY:
        if position.face_down(number):
            position.animals[number] = unseen[next_unseen]
            next_unseen += 1
        number += 1


def _redeal_objectives(position: PlanetPosition, seat: int | None, rng: Rng) -> None:
    """P05: only its owner knows an objective; the cards not dealt are unknown too."""
    own: i64 = -1 if seat is None else position.objectives[seat]
    others = vec[i64]()
    habitat: i64 = 0
    while habitat < 5:
        if habitat != own:
            others = append(others, habitat)
        habitat += 1
    rng.shuffle(others)
    number: i64 = 0
    other_seat: i64 = 0
    while other_seat < position.seats:
        if seat is None or other_seat != seat:
            position.objectives[other_seat] = others[number]
            number += 1
        other_seat += 1
