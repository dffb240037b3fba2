"""Setting up a game: tiles, animals, objectives and the first player. (P02 to P06)"""

from __future__ import annotations

from mypy_extensions import i64

from terrarium.engine.vec_operations import filled, range_vec
from terrarium.engine.vecs import append, vec
from terrarium.planet.cards.box import ANIMALS, HABITAT_COUNT, IN_PLAY, TILES, Box
from terrarium.planet.state.geometry import FACES
from terrarium.planet.state.options import PlanetOptions
from terrarium.planet.state.planets import empty_planets
from terrarium.planet.state.position import IN_GAME, NO_OBJECTIVE, NOT_LEFT_OVER, PlanetState
from terrarium.planet.state.tile_piles import GONE, ROUNDS, deal_after, empty_piles

#: The first round at whose end animals are compared. (P07)
FIRST_COMPARISON = 3


def animal_columns(box: Box, mystery: bool) -> vec[i64]:
    """Return the rounds under which the twenty animals are dealt. (P04, P31)"""
    rounds = vec[i64]()
    if mystery:
        for _row in range(2):
            for column in range(FIRST_COMPARISON, ROUNDS + 1):
                rounds = append(rounds, column)
    else:
        for number in range(len(box.layout)):
            for _card in range(box.layout[number]):
                rounds = append(rounds, number + FIRST_COMPARISON)
    return rounds


def deal(position: PlanetState, options: PlanetOptions) -> None:
    """Deal tiles, animals and objectives, and draw the first player."""
    rng, seats = position.rng, position.seats
    position.planets = empty_planets(seats)
    position.laid = filled(FACES * seats, GONE)
    position.covered = filled(seats, 0)
    tiles = range_vec(TILES)
    rng.shuffle(tiles)
    position.tiles = empty_piles()
    deal_after(position.tiles, 0, tiles)
    position.leftover_place = filled(TILES, NOT_LEFT_OVER)
    animals = range_vec(ANIMALS)
    rng.shuffle(animals)
    position.animals = animals[:IN_PLAY]
    position.column = options.dealt_columns[:]
    position.fate = filled(IN_PLAY, IN_GAME)
    objectives = range_vec(HABITAT_COUNT)
    rng.shuffle(objectives)
    position.objectives = filled(seats, NO_OBJECTIVE) if options.beginner else objectives[:seats]
    first = options.first
    position.first_player = rng.below(seats) if first is None else first
