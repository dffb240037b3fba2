"""What bots consider in an activation, one position at a time. (R26, R33, R35)"""

from __future__ import annotations

from collections import Counter

import pytest

from terrarium.engine.rng import Rng
from terrarium.rauha.position import RauhaPosition
from terrarium.rauha.rules.turns import start_activation
from tests.rauha.positions import (
    EMPTY,
    KITEET,
    MAA,
    METSAT,
    SIENET,
    TAIVAS,
    activating,
    at_activation,
    choose_all,
    do,
    lay,
    offered,
    play_until,
    start,
)

#: 2 crystals; 2 points; 4 points; 1 point per spore; 2 crystals for a spore; 2 crystals for 4 points.
CRYSTALS, TWO, FOUR, PER_SPORE, SPORE, PAID = "1-03", "1-25", "1-15", "1-21", "1-18", "1-05"


def candidates(position: RauhaPosition, seat: int) -> list[str]:
    """What bots consider, in words."""
    return [position.game.words(int(action)) for action in position.candidates(seat)]


@pytest.mark.clause("R26")
def test_a_free_use_leaves_out_those_that_could_have_come_before_it() -> None:
    cells = {1: TWO, 4: FOUR, 7: CRYSTALS}
    position, seat = activating(cells, invited=KITEET)
    assert candidates(position, seat) == ["use 1", "use 4", "use 7", "use kiteet", "rest", "stop"]
    do(position, seat, "use 4")  # crystals and the lower number of the same kind could have come before
    assert candidates(position, seat) == ["use kiteet", "rest", "stop"]
    do(position, seat, "use kiteet")  # they are left out still
    assert candidates(position, seat) == ["rest", "stop"]
    assert offered(position, seat) == ["use 1", "use 7", "rest", "stop"]


@pytest.mark.clause("R26")
def test_a_free_use_leaves_in_those_that_come_after_it() -> None:
    position, seat = activating({1: TWO, 4: FOUR, 7: CRYSTALS}, invited=KITEET)
    do(position, seat, "use 7")  # crystals come before points
    assert candidates(position, seat) == ["use 1", "use 4", "use kiteet", "rest", "stop"]
    do(position, seat, "use 1")
    assert candidates(position, seat) == ["use 4", "use kiteet", "rest", "stop"]


@pytest.mark.clause("R26")
def test_a_use_out_of_order_readmits_all() -> None:
    position, seat = activating({1: TWO, 4: FOUR, 7: CRYSTALS}, invited=KITEET | SIENET)
    do(position, seat, "use kiteet")
    assert candidates(position, seat) == ["rest", "stop"]
    do(position, seat, "use 4")
    assert candidates(position, seat) == ["use 1", "use 7", "use sienet", "rest", "stop"]


@pytest.mark.clause("R26")
def test_one_use_that_is_left_is_a_candidate_itself() -> None:
    position, seat = activating({1: TWO, 4: FOUR})
    do(position, seat, "use 4")
    assert candidates(position, seat) == offered(position, seat) == ["use 1", "stop"]


@pytest.mark.clause("R26", "R30")
def test_a_spore_readmits_points_per_spore_and_nothing_else() -> None:
    position, seat = activating(
        {1: PER_SPORE, 4: SPORE, 7: PAID}, crystals=4, spores=(9,), invited=KITEET | SIENET | MAA
    )
    do(position, seat, "use 7")
    assert candidates(position, seat) == ["use 1", "use 4", "use maa", "rest", "stop"]
    do(position, seat, "use 4")
    do(position, seat, "spore 8")
    assert candidates(position, seat) == ["use 1", "use maa", "rest", "stop"]
    do(position, seat, "use maa")  # 1 point per spore, as the first cell gives, which has the lower number
    assert candidates(position, seat) == ["rest", "stop"]
    assert offered(position, seat) == ["use 1", "use kiteet", "use sienet", "rest", "stop"]


@pytest.mark.clause("R26", "R30")
def test_a_spore_readmits_no_fixed_points() -> None:
    position, seat = activating({1: TWO, 4: SPORE, 7: PAID}, crystals=4, invited=KITEET)
    do(position, seat, "use 7")
    assert candidates(position, seat) == ["use 4", "rest", "stop"]
    do(position, seat, "use 4")
    do(position, seat, "spore 8")
    assert candidates(position, seat) == ["rest", "stop"]


@pytest.mark.clause("R26")
def test_paid_uses_are_never_left_out() -> None:
    position, seat = activating({1: SPORE, 4: PAID, 7: TWO}, crystals=8, invited=KITEET | TAIVAS)
    do(position, seat, "use taivas")
    assert candidates(position, seat) == ["use 1", "use 4", "rest", "stop"]
    do(position, seat, "use 4")
    assert candidates(position, seat) == ["use 1", "rest", "stop"]
    do(position, seat, "use 1")
    do(position, seat, "spore 5")
    assert candidates(position, seat) == ["rest", "stop"]


@pytest.mark.clause("R35")
def test_a_biome_that_gets_its_spore_is_a_candidate_after_any_use() -> None:
    position, seat = at_activation(scoring=True)
    lay(position, seat, {**EMPTY, 1: FOUR, 4: SPORE, 7: TWO, 8: CRYSTALS})
    position.spores[seat], position.entities[seat], position.crystals[seat] = 0b011001000, KITEET, 2
    start_activation(position)
    assert offered(position, seat) == ["use 4", "use 7", "use 8", "use kiteet", "rest", "stop"]
    do(position, seat, "use 4")
    do(position, seat, "spore 1")
    assert candidates(position, seat) == ["use 1", "rest", "stop"]


@pytest.mark.clause("R35")
def test_nine_biomes_and_six_entities_can_be_used_in_one_scoring() -> None:
    position, seat = at_activation(scoring=True)
    lay(position, seat, {**dict.fromkeys(range(1, 9), TWO), 9: "1-35"})
    lay(position, seat, {5: "1-27"})  # an animal for Metsat
    position.spores[seat], position.entities[seat], position.crystals[seat] = 0x1FF, 0x7F, 4
    start_activation(position)
    uses = [*range(1, 10), "taivas", "maa", "meri", "kiteet", "metsat", "sienet"]  # Vuori has no effect
    assert offered(position, seat) == candidates(position, seat) == [*[f"use {one}" for one in uses], "rest", "stop"]


@pytest.mark.clause("R31")
def test_every_cell_for_a_spore_is_a_candidate() -> None:
    position, seat = activating({1: SPORE}, crystals=2, spores=(1, 2, 3, 5, 8))
    do(position, seat, "use 1")
    assert candidates(position, seat) == offered(position, seat) == ["spore 4", "spore 6", "spore 7", "spore 9"]


@pytest.mark.clause("R33")
@pytest.mark.parametrize(
    ("animals", "expected"),
    [
        (["1-03"], ["flying"]),
        (["1-08"], ["land"]),
        (["1-06"], ["marine"]),
        (["1-03", "1-08"], ["flying"]),
        (["1-03", "1-06"], ["flying"]),
        (["1-08", "1-06"], ["land"]),
        (["1-03", "1-08", "1-07"], ["flying", "land"]),
        (["1-03", "2-11"], ["flying", "marine"]),
        (["1-08", "2-11"], ["land", "marine"]),
        (["1-03", "1-08", "1-07", "1-06", "2-11"], ["flying", "land", "marine"]),
        (["1-03", "1-08", "2-11"], ["flying", "marine"]),
        (["1-03", "1-08", "1-07", "2-11"], ["flying", "land"]),
    ],
)
def test_of_animals_with_equal_counts_one_is_a_candidate(animals: list[str], expected: list[str]) -> None:
    position, seat = activating(dict(zip((2, 3, 5, 6, 8), animals, strict=False)), invited=METSAT)
    do(position, seat, "use metsat")
    assert offered(position, seat) == ["name flying", "name land", "name marine"]
    assert candidates(position, seat) == [f"name {animal}" for animal in expected]


@pytest.mark.clause("R12", "R14", "R17")
def test_elsewhere_the_candidates_are_what_is_legal() -> None:
    position = start(3, seed=1)
    assert [candidates(position, seat) for seat in range(3)] == [offered(position, seat) for seat in range(3)]
    choose_all(position)
    assert [candidates(position, seat) for seat in range(3)] == [offered(position, seat) for seat in range(3)]


@pytest.mark.clause("R14", "R40")
def test_who_has_no_turn_has_no_candidates() -> None:
    position, seat = activating({1: TWO, 4: FOUR})
    assert candidates(position, 1 - seat) == []
    play_until(position, 17)
    assert [candidates(position, seat) for seat in (0, 1)] == [[], []]


def drawn(position: RauhaPosition, seat: int) -> dict[str, float]:
    """How often each action is drawn, against even chances."""
    rng = Rng(7)
    counts = Counter(int(position.pick(seat, rng)) for _number in range(2000))
    even = 2000 / len(candidates(position, seat))
    return {position.game.words(action): count / even for action, count in sorted(counts.items())}


@pytest.mark.clause("R26", "R31", "R33")
@pytest.mark.parametrize(
    ("cells", "invited", "before"),
    [
        ({1: TWO, 4: FOUR, 7: CRYSTALS}, KITEET, []),
        ({1: TWO, 4: FOUR, 7: CRYSTALS}, KITEET, ["use 4"]),
        ({4: FOUR}, 0, []),
        ({1: SPORE}, 0, ["use 1"]),
        ({2: "1-03", 3: "2-11"}, METSAT, ["use metsat"]),
    ],
)
def test_every_candidate_is_drawn_with_the_same_chance(cells: dict[int, str], invited: int, before: list[str]) -> None:
    position, seat = activating(cells, crystals=2, invited=invited)
    for words in before:
        do(position, seat, words)
    found = drawn(position, seat)
    assert list(found) == candidates(position, seat)
    assert all(0.8 < share < 1.2 for share in found.values())


@pytest.mark.clause("R12", "R17", "R19")
def test_cards_and_placements_are_drawn_with_the_same_chance() -> None:
    position = start(2, seed=1)
    found = drawn(position, 0)
    assert list(found) == offered(position, 0)
    assert all(0.8 < share < 1.2 for share in found.values())
    choose_all(position)
    seat = position.actors()[0]
    found = drawn(position, seat)
    assert list(found) == offered(position, seat)
    assert all(0.6 < share < 1.4 for share in found.values())
