"""Step 4: activation. R26 to R33, R38."""

from __future__ import annotations

import itertools

import pytest

from terrarium.engine.errors import Refused
from terrarium.rauha.position import RauhaPosition
from tests.rauha.positions import (
    EMPTY,
    KITEET,
    MAA,
    MERI,
    METSAT,
    SIENET,
    TAIVAS,
    VUORI,
    activating,
    choose_all,
    do,
    lay,
    offered,
    seen,
    start,
)


def total(position: RauhaPosition, seat: int) -> tuple[int, int]:
    """Crystals and points."""
    return int(position.crystals[seat]), int(position.points[seat])


@pytest.mark.clause("R26")
def test_the_three_biomes_of_the_line_and_the_new_entities_can_be_used_once_each() -> None:
    position, seat = activating({1: "1-15", 4: "1-25", 7: "1-03", 5: "1-17"}, invited=KITEET)
    assert offered(position, seat) == ["use 1", "use 4", "use 7", "use kiteet", "rest", "stop"]
    do(position, seat, "use 7")
    with pytest.raises(Refused, match='"use 7" was already used in this step'):
        do(position, seat, "use 7")
    with pytest.raises(Refused, match='"use 5" cannot be activated now'):
        do(position, seat, "use 5")
    do(position, seat, "use 1")
    do(position, seat, "use kiteet")
    assert total(position, seat) == (2, 7)


@pytest.mark.clause("R26")
def test_everything_is_optional() -> None:
    position, seat = activating({1: "1-15", 4: "1-25", 7: "1-03"})
    do(position, seat, "stop")
    assert total(position, seat) == (0, 0)
    assert position.actors() == [1 - seat]


@pytest.mark.clause("R26")
def test_what_is_free_can_be_taken_together() -> None:
    position, seat = activating({1: "1-15", 4: "1-25", 7: "1-03"}, invited=KITEET)
    do(position, seat, "rest")
    assert total(position, seat) == (2, 9)
    assert position.actors() == [1 - seat]


@pytest.mark.clause("R26")
def test_what_is_free_may_come_in_any_order() -> None:
    for order in itertools.permutations(["1", "4", "7", "kiteet"]):
        position, seat = activating({1: "1-15", 4: "1-25", 7: "1-03"}, invited=KITEET)
        left = sorted(order, key=["1", "4", "7", "kiteet"].index)
        for source in order:
            rest = ["rest"] if len(left) > 1 else []
            assert offered(position, seat) == [*[f"use {one}" for one in left], *rest, "stop"]
            do(position, seat, f"use {source}")
            left.remove(source)
        assert total(position, seat) == (2, 9)
        assert position.actors() == [1 - seat]


@pytest.mark.clause("R26")
def test_the_last_of_the_line_may_come_first() -> None:
    position, seat = activating({1: "1-03", 4: "1-25", 7: "1-15"})  # 2 crystals, 2 points, 4 points
    do(position, seat, "use 7")
    assert position.refusal(seat, position.game.action("use 1")) is None
    assert [one["action"] for one in seen(position, seat)["activation"]["sources"] if one["state"] == "ready"] == [
        position.game.action("use 1"),
        position.game.action("use 4"),
    ]
    do(position, seat, "use 1")
    assert total(position, seat) == (2, 4)


@pytest.mark.clause("R26", "R30")
def test_what_may_be_used_does_not_depend_on_what_was_used_first() -> None:
    # Points per spore (cell 1), 2 crystals for a spore (cell 4), 2 crystals for 4 points (cell 7), 3 points.
    cells = {1: "1-21", 4: "1-18", 7: "1-05"}
    offers = set()
    for order in (["7", "kiteet"], ["kiteet", "7"]):
        position, seat = activating(cells, crystals=4, spores=(5,), invited=KITEET)
        for source in order:
            do(position, seat, f"use {source}")
        offers.add(tuple(offered(position, seat)))
    assert offers == {("use 1", "use 4", "stop")}


@pytest.mark.clause("R26", "R28")
@pytest.mark.parametrize("order", ["1 4 7", "1 7 4", "4 1 7", "4 7 1", "7 1 4", "7 4 1"])
def test_what_is_paid_for_may_come_in_any_order(order: str) -> None:
    # 3 crystals for 5 points, 2 for a spore, 2 for 4 points
    position, seat = activating({1: "1-02", 4: "1-18", 7: "1-05"}, crystals=7)
    for cell in order.split():
        do(position, seat, f"use {cell}")
        if cell == "4":
            do(position, seat, "spore 9")
    assert total(position, seat) == (0, 9)
    assert seen(position, 0)["boards"][seat]["spores"] == [8]


@pytest.mark.clause("R26", "R28")
def test_a_seat_with_nothing_to_use_is_not_asked() -> None:
    position, seat = activating({1: "1-26", 4: "1-02", 7: "1-09"})  # no effect, 3 to pay, no animal to count
    assert position.actors() == [1 - seat]


@pytest.mark.clause("R27")
def test_entities_from_earlier_turns_are_not_used_in_a_turn() -> None:
    position, seat = activating({1: "1-15"}, held=KITEET, invited=SIENET)
    assert offered(position, seat) == ["use 1", "use sienet", "rest", "stop"]
    with pytest.raises(Refused, match='"use kiteet" cannot be activated now'):
        do(position, seat, "use kiteet")


@pytest.mark.clause("R27")
def test_a_stolen_entity_works_at_once_and_the_old_owner_keeps_what_it_gave() -> None:
    position = start(2)
    first = int(position.first_player)
    for seat in (0, 1):
        lay(position, seat, {**EMPTY, 4: "1-01", 5: "1-01"})
        position.crystals[seat] = 4
    choose_all(position, {first: "1-03", 1 - first: "1-08"})
    do(position, first, "place 6")
    assert "use kiteet" in offered(position, first)
    do(position, first, "use kiteet")
    do(position, first, "stop")
    do(position, 1 - first, "place 6")
    do(position, 1 - first, "use kiteet")
    assert [int(points) for points in position.points] == [3, 3]
    assert seen(position, None)["boards"][first]["entities"] == []


@pytest.mark.clause("R28")
def test_effects_give_crystals_points_and_points_per_symbol() -> None:
    position, seat = activating({1: "1-01", 4: "1-15", 7: "2-07", 2: "2-08"})  # 4 crystals, 4 points, 2 per flying
    do(position, seat, "rest")
    assert total(position, seat) == (4, 10)


@pytest.mark.clause("R28")
@pytest.mark.parametrize(
    ("card", "points"), [("1-09", 1), ("1-16", 2), ("1-10", 3), ("1-31", 4), ("1-21", 5), ("2-17", 10)]
)
def test_each_kind_of_symbol_is_counted_on_the_own_board(card: str, points: int) -> None:
    # On cells 2, 5, 8: 1 flying, 1 land, 2 marine, 3 water; each tried card adds what it shows itself.
    others = {2: "1-36", 5: "2-29", 8: "1-26"}
    position, seat = activating({**others, 1: card}, spores=(2, 3, 5, 6, 8))
    lay(position, 1 - seat, dict.fromkeys(range(1, 10), "2-36"))
    do(position, seat, "use 1")
    assert total(position, seat) == (0, points)


@pytest.mark.clause("R28")
def test_a_payment_is_made_in_full_or_not_at_all() -> None:
    position, seat = activating({1: "1-02", 4: "1-15"}, crystals=2)  # pay 3 for 5
    assert offered(position, seat) == ["use 4", "stop"]
    with pytest.raises(Refused, match='"use 1" costs 3 crystals, 1 more than you have'):
        do(position, seat, "use 1")
    position, seat = activating({1: "1-02", 4: "1-15"}, crystals=3)
    do(position, seat, "use 1")
    assert total(position, seat) == (0, 5)


@pytest.mark.clause("R28", "R31")
def test_a_spore_is_paid_for_and_goes_where_none_is() -> None:
    position, seat = activating({1: "1-18"}, crystals=5, spores=(2, 3))  # pay 2
    do(position, seat, "use 1")
    assert offered(position, seat) == [f"spore {cell}" for cell in (1, 4, 5, 6, 7, 8, 9)]
    with pytest.raises(Refused, match="Cell 2 has a spore already"):
        do(position, seat, "spore 2")
    with pytest.raises(Refused, match="Choose first where the spore goes"):
        do(position, seat, "stop")
    do(position, seat, "spore 1")  # its own
    assert (int(position.crystals[seat]), seen(position, 0)["boards"][seat]["spores"]) == (3, [0, 1, 2])


@pytest.mark.clause("R31")
def test_with_one_place_left_the_spore_goes_there_and_with_none_there_is_no_use() -> None:
    position, seat = activating({1: "1-18", 4: "1-15"}, crystals=5, spores=(1, 2, 3, 4, 5, 6, 7, 9))
    do(position, seat, "use 1")
    assert seen(position, 0)["boards"][seat]["spores"] == list(range(9))
    position, seat = activating({1: "1-18", 4: "1-15"}, crystals=5, spores=tuple(range(1, 10)))
    with pytest.raises(Refused, match="needs a biome without a spore, but all 9 have one"):
        do(position, seat, "use 1")


@pytest.mark.clause("R29")
def test_repeats_and_the_activated_card_itself_count() -> None:
    position, seat = activating({1: "2-08", 4: "2-12"})  # 2-08: 1 per flying; both show two flying
    do(position, seat, "use 1")
    assert total(position, seat) == (0, 4)


@pytest.mark.clause("R30")
def test_crystals_gained_first_can_be_spent_later() -> None:
    position, seat = activating({1: "1-02", 4: "1-07"})  # pay 3 for 5; take 3
    assert offered(position, seat) == ["use 4", "stop"]
    do(position, seat, "use 4")
    do(position, seat, "use 1")
    assert total(position, seat) == (0, 5)


@pytest.mark.clause("R30")
def test_a_spore_placed_first_counts_for_points_per_spore() -> None:
    position, seat = activating({1: "1-18", 4: "1-21"}, crystals=2, spores=(5,))
    do(position, seat, "use 1")
    do(position, seat, "spore 9")
    do(position, seat, "use 4")
    assert total(position, seat) == (0, 2)
    position, seat = activating({1: "1-18", 4: "1-21"}, crystals=2, spores=(5,))
    do(position, seat, "use 4")
    assert total(position, seat) == (2, 1)
    assert offered(position, seat) == ["use 1", "stop"]


@pytest.mark.clause("R30")
def test_points_per_spore_wait_while_a_spore_can_be_paid_for() -> None:
    position, seat = activating({1: "1-18", 4: "1-21", 7: "1-03"}, spores=(5,), invited=KITEET)
    do(position, seat, "rest")  # the crystals of cell 7 can pay for a spore
    assert total(position, seat) == (2, 3)
    assert offered(position, seat) == ["use 1", "use 4", "stop"]


@pytest.mark.clause("R32")
def test_vuori_lends_two_water_also_to_effects_per_water() -> None:
    for held, points in ((0, 3), (VUORI, 5)):
        position, seat = activating({1: "1-31", 2: "1-26"}, held=held)  # 1 + 2 water
        assert seen(position, 0)["boards"][seat]["water"] == points
        do(position, seat, "use 1")
        assert total(position, seat) == (0, points)
    position, seat = activating({2: "1-26"}, held=VUORI, invited=MERI)
    do(position, seat, "use meri")
    assert total(position, seat) == (0, 4)


@pytest.mark.clause("R33")
def test_metsat_counts_the_animal_that_its_owner_names() -> None:
    animals = {2: "2-08", 3: "1-36", 5: "2-29"}  # 3 flying, 1 land, 2 marine
    for animal, points in (("flying", 3), ("land", 1), ("marine", 2)):
        position, seat = activating(animals, invited=METSAT)
        do(position, seat, "use metsat")
        assert offered(position, seat) == ["name flying", "name land", "name marine"]
        with pytest.raises(Refused, match="Choose first which animal Metsat counts"):
            do(position, seat, "stop")
        do(position, seat, f"name {animal}")
        assert total(position, seat) == (0, points)


@pytest.mark.clause("R33")
@pytest.mark.parametrize(("animal", "points"), [("flying", 1), ("land", 1), ("marine", 0)])
def test_metsat_may_name_any_animal_even_one_that_is_not_there(animal: str, points: int) -> None:
    position, seat = activating({2: "1-36", 4: "1-15"}, invited=METSAT)  # 1 flying, 1 land
    do(position, seat, "use metsat")
    assert offered(position, seat) == ["name flying", "name land", "name marine"]
    do(position, seat, f"name {animal}")
    assert total(position, seat) == (0, points)
    assert offered(position, seat) == ["use 4", "stop"]


@pytest.mark.clause("R28", "R33")
def test_metsat_does_nothing_without_any_animal() -> None:
    position, seat = activating({4: "1-15"}, invited=METSAT)
    assert offered(position, seat) == ["use 4", "stop"]
    with pytest.raises(Refused, match='"use metsat" would change nothing'):
        do(position, seat, "use metsat")


@pytest.mark.clause("R33")
def test_metsat_takes_the_best_animal_among_the_rest() -> None:
    position, seat = activating({1: "1-15", 2: "2-08", 3: "1-36"}, invited=METSAT)
    do(position, seat, "rest")
    assert total(position, seat) == (0, 7)


@pytest.mark.parametrize(
    ("entity", "words", "crystals", "result"),
    [(TAIVAS, "use taivas", 4, (0, 7)), (MAA, "use maa", 0, (0, 2)), (SIENET, "use sienet", 0, (3, 0))],
)
@pytest.mark.clause("R27", "R28")
def test_the_other_entities(entity: int, words: str, crystals: int, result: tuple[int, int]) -> None:
    position, seat = activating({1: "1-26"}, crystals=crystals, spores=(2, 3), invited=entity)
    do(position, seat, words)
    assert total(position, seat) == result


@pytest.mark.clause("R38")
def test_the_middle_column_of_an_untouched_side_a_gives_one_point_and_one_crystal() -> None:
    position = start(2)
    choose_all(position)
    for _part in range(2):
        seat = position.actors()[0]
        do(position, seat, "discard")
        do(position, seat, "stop")
    choose_all(position)
    assert seen(position, 0)["line"] == [1, 4, 7]
    seat = position.actors()[0]
    do(position, seat, "discard")
    before = total(position, seat)
    do(position, seat, "rest")
    assert (before, total(position, seat)) == ((12, 0), (13, 1))


def test_nothing_is_asked_for_that_does_not_wait() -> None:
    position, seat = activating({1: "1-15"})
    for words in ("spore 1", "name land"):
        with pytest.raises(Refused, match="There is no spore to place and no animal to choose now"):
            do(position, seat, words)
    with pytest.raises(Refused, match="There are not several free effects"):
        do(position, seat, "rest")
    with pytest.raises(Refused, match="has been placed or discarded already"):
        do(position, seat, "place 1")
    with pytest.raises(Refused, match="the choices of this turn are fixed"):
        do(position, seat, "keep 1-01")
