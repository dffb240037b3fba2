"""What is dealt, and what an imagined world may change: only what the seat cannot know. (P03 to P05, P10, P12, P31)"""

from __future__ import annotations

import itertools
import random

import pytest

from terrarium.planet.position import PlanetPosition
from tests.planet.positions import imagined, start

VARIANTS: list[dict[str, bool]] = [{}, {"beginner": True}, {"mystery": True}]


def after(moves: int, seats: int, **options: bool) -> PlanetPosition:
    """A game after some random moves."""
    position = start(seats, 4, False, **options)
    dice = random.Random(4)
    for _ in range(moves):
        seat = position.actors()[0]
        position.play(seat, dice.choice(position.legal(seat)))
    return position


@pytest.mark.clause("P02", "P03", "P05")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_deal_puts_every_card_into_its_place(seats: int) -> None:
    dealt = set()
    for seed in range(40):
        position = start(seats, seed)
        assert list(position.planets) == [0] * 5 * seats
        assert list(position.laid) == [-1] * 12 * seats
        assert list(position.covered) == [0] * seats
        assert sorted(position.tiles) == [-1] * 10 + list(range(50))
        assert list(position.tiles[50:]) == [-1] * 10
        assert all(
            list(position.tiles[five : five + 5]) == sorted(position.tiles[five : five + 5]) for five in range(0, 50, 5)
        )
        assert list(position.leftover_place) == [0] * 50
        assert len(set(position.animals)) == len(position.fate) == 20
        assert len(set(position.objectives)) == seats
        dealt |= {int(habitat) for habitat in position.objectives}
    assert dealt == set(range(5))


@pytest.mark.clause("P05", "P12", "P31")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("variant", VARIANTS)
def test_an_imagined_world_looks_the_same_from_the_seat(seats: int, variant: dict[str, bool]) -> None:
    for rounds in (0, 1, 2, 4, 6, 9, 10, 11, 12):
        position = after(min(rounds * seats + 1, 12 * seats), seats, **variant)
        for seat in (None, 0, seats - 1):
            world = imagined(position, seat, rounds)
            assert world.view(seat) == position.view(seat)
            assert world.census()["tiles"] == list(range(50))
            assert len(set(world.animals)) == 20
            assert all(list(world.tiles[five : five + 5]) == sorted(world.tiles[five : five + 5])
                       for five in range(5 * rounds + 5, 50, 5))  # fmt: skip
            if "beginner" in variant:
                assert list(world.objectives) == [-1] * seats
            else:
                assert len({int(habitat) for habitat in world.objectives} & set(range(5))) == seats
                assert seat is None or world.objectives[seat] == position.objectives[seat]


@pytest.mark.clause("P05", "P12")
@pytest.mark.parametrize("objectives", [[0, 1], [1, 0], [4, 2]])
def test_the_others_objective_can_be_any_but_the_own_one(objectives: list[int]) -> None:
    position = after(5, 2)
    position.objectives[0], position.objectives[1] = objectives
    worlds = [imagined(position, 0, seed) for seed in range(40)]
    assert {int(world.objectives[1]) for world in worlds} == set(range(5)) - {objectives[0]}
    strangers = [imagined(position, None, seed) for seed in range(60)]
    assert {int(world.objectives[0]) for world in strangers} == set(range(5))


@pytest.mark.clause("P03", "P12")
def test_any_tile_that_nobody_has_seen_can_come_next() -> None:
    position = after(4, 2)  # at the start of round 3
    unseen = {int(tile) for tile in position.tiles[15:50]}
    nexts = [imagined(position, 0, seed).tiles[15:20] for seed in range(120)]
    assert {int(tile) for row in nexts for tile in row} == unseen
    assert len({tuple(row) for row in nexts}) > 100


@pytest.mark.clause("P04", "P31")
def test_any_animal_that_nobody_has_seen_can_lie_face_down() -> None:
    position = after(4, 2, mystery=True)
    down = [number for number in range(20) if position.face_down(number)]
    assert len(down) == 8  # those of rounds 5 to 12
    up = {int(position.animals[number]) for number in range(20) if number not in down}
    worlds = [imagined(position, 0, seed) for seed in range(80)]
    assert {int(world.animals[number]) for world in worlds for number in down} == set(range(45)) - up
    assert all(world.animals[number] == position.animals[number]
               for world in worlds for number in range(20) if number not in down)  # fmt: skip


@pytest.mark.clause("P10", "P12")
def test_where_the_tiles_of_an_overflow_went_can_be_any_of_the_ways() -> None:
    position = after(4, 2)
    left = [int(tile) for tile in position.tiles[5:10] if tile >= 0]  # two of them on spot 11, one on spot 12
    ways = {tuple(int(imagined(position, 1, seed).leftover_place[tile]) for tile in left) for seed in range(40)}
    assert ways == {(11, 11, 12), (11, 12, 11), (12, 11, 11)}


@pytest.mark.clause("P10", "P12")
@pytest.mark.parametrize(("number", "ways"), [(2, [11, 11, 12]), (4, [12, 13, 13])])
def test_the_truth_about_an_overflow_does_not_show_in_an_imagined_world(number: int, ways: list[int]) -> None:
    for seed in range(8):
        position = start(2, seed)
        dice = random.Random(seed)
        while position.round <= number + 1:
            seat = position.actors()[0]
            position.play(seat, dice.choice(position.legal(seat)))
        left = [int(tile) for tile in position.tiles[5 * (number - 1) : 5 * number] if tile >= 0]
        seen = set()
        for chance in range(12):
            worlds = []
            for truth in set(itertools.permutations(ways)):
                other = position.copy()
                for tile, went in zip(left, truth, strict=True):
                    other.leftover_place[tile] = went
                worlds.append(tuple(int(imagined(other, 0, chance).leftover_place[tile]) for tile in left))
            assert len(set(worlds)) == 1
            seen.add(worlds[0])
        assert seen == set(itertools.permutations(ways))


@pytest.mark.clause("P05", "P10", "P12", "P31")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("variant", VARIANTS)
def test_what_a_seat_imagines_does_not_depend_on_the_truth(seats: int, variant: dict[str, bool]) -> None:
    """Two worlds that a seat cannot tell apart, the true one and an imagined one, give it the same third one."""
    for moves in range(0, 12 * seats, 3):
        position = after(moves, seats, **variant)
        for seat in (None, *range(seats)):
            world = imagined(position, seat, 1)
            assert imagined(world, seat, 2).pack() == imagined(position, seat, 2).pack()
