"""Tiles that nobody took, and what a new round reveals: P08, P10, P11, P26."""

from __future__ import annotations

import random

import pytest

from terrarium.planet.rules.rounds import start_round
from tests.planet.positions import play_round, start


@pytest.mark.clause("P10")
@pytest.mark.parametrize(("number", "spots"), [(2, [11, 11, 12]), (4, [12, 13, 13])])
def test_chance_says_which_tile_of_an_overflow_goes_where(number: int, spots: list[int]) -> None:
    single = min(spots, key=spots.count)
    places = set()
    for seed in range(30):
        position = start(2, seed)
        for _ in range(number):
            play_round(position)
        left = sorted(tile for tile in position.tiles[5 * (number - 1) : 5 * number] if tile >= 0)
        went = [int(position.leftover_place[tile]) for tile in left]
        assert sorted(went) == spots
        places.add(went.index(single))
    assert places == {0, 1, 2}


@pytest.mark.clause("P11")
@pytest.mark.parametrize("number", [11, 12])
def test_exactly_the_tiles_of_the_spot_are_turned_up(number: int) -> None:
    position = start(2, seed=1)
    position.round = number
    for tile in range(50):
        position.leftover_place[tile] = 23 - number  # all others lie on the other spot
    for tile in (0, 7, 20, 48, 49):
        position.leftover_place[tile] = number
    start_round(position)
    assert [int(position.tile_in(slot)) for slot in range(5)] == [0, 7, 20, 48, 49]


@pytest.mark.clause("P10", "P11")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_tile_is_somewhere_at_every_moment(seats: int) -> None:
    position = start(seats, seed=seats)
    dice = random.Random(seats)
    while not position.over():
        assert position.census()["tiles"] == list(range(50))
        seat = position.actors()[0]
        position.play(seat, dice.choice(position.legal(seat)))
    assert position.census()["tiles"] == list(range(50))


@pytest.mark.clause("P08", "P26")
def test_a_new_round_reveals_its_tiles_and_the_end_the_objectives() -> None:
    position = start(3, seed=2)
    assert position.reveals > 0
    for _ in range(12):
        before, number = position.reveals, position.round
        for _seat in range(2):
            position.play(position.actors()[0], position.legal(position.actors()[0])[0])
            assert (position.reveals, position.round) == (before, number)
        position.play(position.actors()[0], position.legal(position.actors()[0])[0])
        assert position.round == number + 1
        assert position.reveals > before
