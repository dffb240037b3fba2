"""Setting up a game of Planet: P01 to P06."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

import terrarium
from terrarium.engine.errors import BadSeats
from terrarium.planet.cards.box import HABITATS, KINDS
from terrarium.planet.cards.loading import STANDARD
from tests.planet.positions import animal, imagined, play_round, seen, start


@pytest.mark.clause("P01")
@pytest.mark.parametrize("seats", [0, 1, 5, 6, -2])
def test_other_numbers_of_seats_are_refused(seats: int) -> None:
    with pytest.raises(BadSeats, match=f"planet is for 2 to 4 seats, not {seats}"):
        terrarium.game("planet", seats=seats)


@pytest.mark.clause("P01")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_to_four_can_play(seats: int) -> None:
    assert len(seen(start(seats), None)["planets"]) == seats


@pytest.mark.clause("P02")
def test_every_core_is_empty_at_the_start() -> None:
    position = start(4)
    assert all(laid == -1 for laid in position.laid)
    assert all(mask == 0 for mask in position.planets)
    assert len(position.laid) == 4 * 12


@pytest.mark.clause("P03")
def test_fifty_tiles_lie_in_ten_piles_of_five() -> None:
    position = start(3)
    assert sorted(position.tiles[:50]) == list(range(50))
    view = seen(position, None)
    assert (view["spot_11"], view["spot_12"]) == (0, 0)
    assert all(tile == -1 for tile in position.tiles[50:])


@pytest.mark.clause("P03")
def test_the_piles_differ_from_game_to_game() -> None:
    first_piles = {tuple(start(2, seed).tiles[:5]) for seed in range(30)}
    assert len(first_piles) > 25


@pytest.mark.clause("P04")
def test_twenty_animals_are_dealt_under_rounds_3_to_12() -> None:
    position = start(4)
    assert len(set(position.animals)) == 20
    under = Counter(position.column)
    assert [under[number] for number in range(1, 14)] == [0, 0, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 0]


@pytest.mark.clause("P04")
def test_every_animal_can_be_dealt_and_can_be_left_out() -> None:
    dealt = [set(start(2, seed).animals) for seed in range(60)]
    assert set.union(*dealt) == set(range(45))
    assert set.intersection(*dealt) == set()


@pytest.mark.clause("P05")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_seat_gets_a_different_objective_that_only_it_knows(seats: int) -> None:
    position = start(seats)
    assert len(set(position.objectives)) == seats
    for seat in range(seats):
        shown = seen(position, seat)["objectives"]
        assert shown == [HABITATS[position.objectives[other]] if other == seat else None for other in range(seats)]
    assert seen(position, None)["objectives"] == [None] * seats


@pytest.mark.clause("P05")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_objective_is_dealt_twice_and_every_deal_can_happen(seats: int) -> None:
    deals = Counter(tuple(start(seats, seed).objectives) for seed in range(1200))
    assert all(len(set(deal)) == seats for deal in deals)
    # All 20, 60 or 120 ways to deal different cards; each comes up 60, 20 or 10 times on average.
    assert set(deals) == set(permutations(range(5), seats))


@pytest.mark.clause("P05")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_objective_is_imagined_twice(seats: int) -> None:
    position = start(seats)
    for seat in (None, *range(seats)):
        for seed in range(60):
            assert len(set(imagined(position, seat, seed).objectives)) == seats


@pytest.mark.clause("P05")
def test_objectives_stay_secret_until_the_end() -> None:
    position = start(2)
    while not position.over():
        assert seen(position, 0)["objectives"][1] is None
        play_round(position)
    assert None not in seen(position, 0)["objectives"]


@pytest.mark.clause("P06")
def test_the_first_player_is_random() -> None:
    firsts = Counter(start(4, seed).actors()[0] for seed in range(400))
    assert set(firsts) == {0, 1, 2, 3}
    assert min(firsts.values()) > 60  # 100 expected


@pytest.mark.clause("P06")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_first_player_can_be_chosen(first: int) -> None:
    assert {start(3, seed, first=first).actors()[0] for seed in range(20)} == {first}


@pytest.mark.clause("P06")
def test_a_first_player_who_does_not_exist_is_refused() -> None:
    with pytest.raises(ValueError, match="cannot be 3; possible: random, 0, 1, 2"):
        terrarium.game("planet", seats=3, first=3)


@pytest.mark.clause("P17", "P19")
@pytest.mark.parametrize(
    ("key", "kind", "other", "status"),
    [("blue-whale", "most", None, "found"), ("dolphin", "not-touching", "desert", "reconstructed")],
)
def test_the_whale_wants_the_most_ocean_and_the_dolphin_has_its_former_card(
    key: str, kind: str, other: str | None, status: str
) -> None:
    found = STANDARD.animals[animal(key)]
    assert (KINDS[found.kind], HABITATS[found.habitat], found.status) == (kind, "ocean", status)
    assert (None if found.other < 0 else HABITATS[found.other]) == other


def test_the_catalogue_is_what_is_known_of_the_printed_game() -> None:
    letters = Counter("".join(STANDARD.patterns))
    assert [letters[letter] for letter in "OFMDG"] == [58, 54, 50, 46, 42]
    assert all(2 <= len(set(pattern)) <= 3 for pattern in STANDARD.patterns)
    assert Counter(one.habitat for one in STANDARD.animals) == dict.fromkeys(range(5), 9)
    assert Counter(one.kind for one in STANDARD.animals) == {0: 5, 1: 20, 2: 20}
    assert sum(one.status == "found" for one in STANDARD.animals) == 11
    assert all(rungs[0].points == 2 and rungs[-1].points == 10 for rungs in STANDARD.rungs)
