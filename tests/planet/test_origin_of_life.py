"""The origin of life: P16 to P23."""

from __future__ import annotations

import pytest

from terrarium.planet.cards.loading import STANDARD
from terrarium.planet.position import PlanetPosition
from terrarium.planet.rules.origin_of_life import compare_animals, deciding_areas, suitability, suitable_regions, taker
from terrarium.planet.state.position import NOBODY
from tests.planet.positions import animal, around, chain, only_animals, paint, play_round, seen, start


def value(position: PlanetPosition, seat: int, key: str) -> int:
    return int(suitability(STANDARD, position.planets, seat, animal(key)))


def takes(position: PlanetPosition, key: str, last_round: bool = False) -> int:
    return int(taker(STANDARD, position.planets, position.seats, animal(key), last_round))


def at_round(position: PlanetPosition, number: int, *keys: str) -> PlanetPosition:
    """The position with all seats done in a round, and these animals about to be compared."""
    position.round = number
    only_animals(position, *keys)
    return position


@pytest.mark.clause("P16")
def test_each_animal_goes_to_the_planet_that_suits_it_best() -> None:
    position = at_round(start(2), 3, "blue-whale", "panda")
    paint(position, 0, ocean=[0, 2, 10], forest=[20])
    paint(position, 1, ocean=[0], forest=[20, 22])
    compare_animals(position)
    assert list(position.fate[:2]) == [0, 1]


@pytest.mark.clause("P16")
def test_only_the_animals_of_the_current_round_are_compared() -> None:
    position = start(2)
    for _ in range(3):
        play_round(position)
    assert [position.fate[number] for number in range(20) if position.column[number] > 4] == [-1] * 18


@pytest.mark.clause("P17")
def test_most_regions_counts_separate_regions_not_areas() -> None:
    position = start(2)
    paint(position, 0, forest=[0, 2, 10])  # three lonely areas
    paint(position, 1, forest=chain(0, 9))  # one large forest
    assert value(position, 0, "panda") == 3
    assert value(position, 1, "panda") == 1
    assert takes(position, "panda") == 0


@pytest.mark.clause("P17")
def test_without_a_region_nobody_has_the_most() -> None:
    position = start(3)
    paint(position, 0, ocean=[0])
    assert [value(position, seat, "panda") for seat in range(3)] == [0, 0, 0]
    assert takes(position, "panda") == NOBODY


@pytest.mark.clause("P18")
def test_touching_takes_the_largest_region_beside_the_other_habitat() -> None:
    position = start(2)
    dunes = chain(0, 6)
    peak = next(area for area in around(dunes) if area // 5 != 0)
    paint(position, 0, desert=dunes, mountain=[peak])
    lonely = chain(0, 8)
    paint(position, 1, desert=lonely)  # larger, but touches no mountain
    assert value(position, 0, "elephant") == 6
    assert value(position, 1, "elephant") == 0
    assert takes(position, "elephant") == 0


@pytest.mark.clause("P18")
def test_touching_does_not_count_a_larger_region_that_touches_nothing() -> None:
    position = start(2)
    small = chain(55, 2)
    big = chain(0, 7)
    peak = next(area for area in around(small) if area not in big and area not in around(big))
    paint(position, 0, desert=[*big, *small], mountain=[peak])
    assert value(position, 0, "elephant") == 2


@pytest.mark.clause("P19")
def test_not_touching_takes_the_largest_region_apart_from_the_other_habitat() -> None:
    position = start(2)
    ice = chain(0, 7)
    alone = chain(55, 3)
    dune = next(area for area in around(ice) if area not in alone and area not in around(alone))
    paint(position, 0, glacier=[*ice, *alone], desert=[dune])
    assert value(position, 0, "reindeer") == 3
    paint(position, 1, glacier=ice, desert=[dune])  # its only glacier touches a desert
    assert value(position, 1, "reindeer") == 0
    assert takes(position, "reindeer") == 0


@pytest.mark.clause("P18", "P19")
def test_areas_that_meet_at_a_point_do_not_touch() -> None:
    position = start(2)
    paint(position, 0, glacier=[0], desert=[2])  # the same tile, two apart
    assert value(position, 0, "reindeer") == 1
    assert value(position, 0, "musk-ox") == 0


@pytest.mark.clause("P20")
@pytest.mark.parametrize("number", [3, 7, 11])
def test_a_tie_or_no_candidate_moves_the_card_to_the_next_round(number: int) -> None:
    position = at_round(start(3), number, "panda", "walrus")
    for seat in (0, 2):
        paint(position, seat, forest=[0, 2])
    paint(position, 1, forest=[0])
    compare_animals(position)
    assert list(position.fate[:2]) == [-1, -1]
    assert list(position.column[:2]) == [number + 1, number + 1]
    position.round = number + 1
    paint(position, 2, forest=[0, 2, 10])
    if number < 11:
        compare_animals(position)
        assert position.fate[0] == 2
        assert position.column[1] == number + 2


@pytest.mark.clause("P20")
def test_a_carried_card_is_seen_in_the_next_column() -> None:
    position = at_round(start(2), 4, "panda")
    compare_animals(position)
    card = seen(position, None)["animals"][0]
    assert card["column"] == 5
    assert card["state"] == "in play"


@pytest.mark.clause("P21")
def test_in_round_12_a_tied_most_card_goes_to_the_box() -> None:
    position = at_round(start(2), 12, "panda")
    paint(position, 0, forest=[0, *chain(40, 5)])
    paint(position, 1, forest=[0, 40])
    compare_animals(position)
    assert position.fate[0] == -2


def two_forests(position: PlanetPosition, seat: int, sizes: list[int]) -> None:
    """Forests of these sizes, apart from each other, each beside a glacier."""
    forests: list[int] = []
    glaciers: list[int] = []
    for length in sizes:
        taken = forests + around(forests) + glaciers + around(glaciers)
        for first in range(60):
            free = [area for area in range(60) if area not in taken]
            if first not in free:
                continue
            grown = [first]
            for area in grown:
                for other in around([area]):
                    if other in free and other not in grown and len(grown) < length:
                        grown.append(other)
            beside = [a for a in around(grown) if a not in taken and a not in around(forests)]
            if len(grown) == length and beside:
                forests += grown
                glaciers.append(beside[0])
                break
        else:
            raise AssertionError(f"no room for a forest of {length}")
    paint(position, seat, forest=forests, glacier=glaciers)


@pytest.mark.clause("P22")
@pytest.mark.parametrize(
    ("sizes", "winner"),
    [
        ([[6, 3], [6, 2]], 0),
        ([[6], [6, 1]], 1),
        ([[6, 3], [6, 3]], NOBODY),
        ([[6, 3], [6, 3, 1]], 1),
        ([[6, 3, 1], [6, 3, 2]], 1),
        ([[6, 3, 2], [6, 3, 2]], NOBODY),
        ([[5, 4, 4], [6, 2], [6, 3]], 2),  # the larger second forest of a seat that is not tied does not count
        ([[6, 3, 1], [6, 3, 2], [6, 2, 2]], 1),  # those still tied go on to the third
        ([[], []], NOBODY),
    ],
)
def test_in_round_12_the_tied_compare_their_second_and_third_regions(sizes: list[list[int]], winner: int) -> None:
    position = start(len(sizes))
    for seat, seat_sizes in enumerate(sizes):
        two_forests(position, seat, seat_sizes)
        assert suitable_regions(STANDARD, position.planets, seat, animal("fox")) == sorted(seat_sizes, reverse=True)
    assert takes(position, "fox", last_round=True) == winner
    if sizes[0] and len(sizes) == 2:
        assert takes(position, "fox", last_round=False) == NOBODY


@pytest.mark.clause("P22")
def test_in_round_12_a_card_that_nobody_wins_goes_to_the_box() -> None:
    position = at_round(start(2), 12, "fox", "lion")
    two_forests(position, 0, [4, 2])
    two_forests(position, 1, [4, 2])  # tied to the end, and nobody has a desert
    compare_animals(position)
    assert list(position.fate[:2]) == [-2, -2]


@pytest.mark.clause("P22")
def test_not_touching_cards_are_settled_the_same_way() -> None:
    position = start(2)
    paint(position, 0, forest=[*chain(0, 4), *chain(55, 2)])
    paint(position, 1, forest=chain(0, 4))
    assert takes(position, "gorilla", last_round=True) == 0
    assert takes(position, "gorilla", last_round=False) == NOBODY


@pytest.mark.clause("P23")
def test_worked_example_the_fox() -> None:
    position = start(2)
    two_forests(position, 0, [9])
    two_forests(position, 1, [9, 5])
    assert takes(position, "fox", last_round=False) == NOBODY
    assert takes(position, "fox", last_round=True) == 1
    for number, leader in ((10, None), (11, None), (12, 1)):
        view = seen(at_round(position, number, "fox"), None)["animals"][0]
        assert (view["values"], view["leader"]) == ([9, 9], leader)


@pytest.mark.clause("P18")
def test_of_two_largest_regions_the_first_is_shown() -> None:
    position = start(2)
    forests = [chain(0, 3), chain(30, 3, around(chain(0, 3)))]
    assert not set(forests[0]) & set(around(forests[1]))
    glaciers = [around(forest)[0] for forest in forests]
    paint(position, 0, forest=[*forests[0], *forests[1]], glacier=glaciers)
    areas = int(deciding_areas(position, 0, animal("fox")))  # largest forest touching glacier
    assert [area for area in range(60) if areas >> area & 1] == sorted(min(forests))
