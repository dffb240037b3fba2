"""The price of planting: reductions, and payments in pieces and cards. (E16, E17)"""

from __future__ import annotations

import pytest

from terrarium.earth.cards.box import BOX
from terrarium.earth.rules import planting
from tests.earth.table import (
    board,
    compost,
    do,
    give,
    hand,
    lay,
    pieces,
    table,
    told,
    words,
)

#: Flora: Basil costs 3, Heather 2, African Baobab 6.
BASIL, HEATHER, BAOBAB = 14, 20, 4


@pytest.mark.clause("E16")
def test_reductions_add_up_and_never_go_below_0() -> None:
    position = table()
    area = position.areas[0]
    assert planting.price(area, BAOBAB) == 6
    lay(position, 0, 90, 1, 1)  # trees cost 2 less
    lay(position, 0, 98, 1, 2)  # trees cost 1 less
    lay(position, 0, 96, 1, 3)  # sunny cards cost 1 less
    assert planting.price(area, BAOBAB) == 2
    board(position, 0, island="286A")  # sunny cards cost 1 less
    assert planting.price(area, BAOBAB) == 1
    assert planting.price(area, 18) == 0  # Dragon Blood Tree, printed cost 1


@pytest.mark.clause("E16")
@pytest.mark.parametrize("card", [90, 91, 92, 93, 94, 95, 96, 97, 98, 99, 100, 101])
def test_a_reduction_counts_for_what_it_names_and_not_for_itself(card: int) -> None:
    position = table()
    area = position.areas[0]
    ability = next(ability for ability in BOX.cards[card].abilities if ability.amount)
    prices = {other: int(planting.price(area, other)) for other in range(1, 284) if BOX.cards[other].kind in (1, 2)}
    assert prices[card] == BOX.cards[card].cost
    lay(position, 0, card, 1, 1)
    for other, before in prices.items():
        named = ability.word in BOX.cards[other].types + BOX.cards[other].habitats
        expected = max(before - ability.amount, 0) if named else before
        assert planting.price(area, other) == expected, other


@pytest.mark.clause("E16")
def test_a_reduction_planted_first_helps_the_second_planting_of_the_turn() -> None:
    position = table()
    give(position, 0, 90, BAOBAB)
    position.areas[0].soil = BOX.cards[90].cost + 4
    do(position, 0, "plant", "plant 90", "plant 4")
    do(position, 0, words(position, 0)[0])
    assert position.areas[0].soil == 0


@pytest.mark.clause("E17")
@pytest.mark.parametrize("card", [192, 193])
def test_part_of_the_price_can_be_paid_in_sprouts(card: int) -> None:
    position = table()
    cost = BOX.cards[card].cost
    give(position, 0, card)
    lay(position, 0, BASIL, 1, 1, sprouts=2)
    lay(position, 0, HEATHER, 1, 2, sprouts=2)
    position.areas[0].soil = cost
    do(position, 0, "plant", f"plant {card}", "at 2 1")
    assert words(position, 0) == ["pay soil", "remove sprout 1 1", "remove sprout 1 2"]
    do(position, 0, "remove sprout 1 2", "pay soil")
    assert pieces(position, 0)[0] == {BASIL: 2, HEATHER: 1}
    assert position.areas[0].soil == 1


@pytest.mark.clause("E17")
@pytest.mark.parametrize("card", [194, 195])
def test_part_of_the_price_can_be_paid_in_growth(card: int) -> None:
    position = table()
    give(position, 0, card)
    lay(position, 0, BASIL, 1, 1, growth=2)
    lay(position, 0, HEATHER, 1, 2, growth=2)
    position.areas[0].soil = BOX.cards[card].cost
    do(position, 0, "plant", f"plant {card}", "at 2 1")
    assert words(position, 0) == ["pay soil", "remove growth 1 1", "remove growth 1 2"]
    do(position, 0, "remove growth 1 2")
    assert pieces(position, 0)[1] == {BASIL: 2, HEATHER: 1}


@pytest.mark.clause("E17")
def test_what_soil_cannot_pay_must_be_paid_otherwise_and_forced_payments_are_not_asked() -> None:
    # 4 soil with 1 soil at hand: three growth, the first of which can only be the first in reading order.
    position = table()
    give(position, 0, 195)
    lay(position, 0, BASIL, 1, 1, growth=2)
    lay(position, 0, HEATHER, 1, 2, growth=2)
    position.areas[0].soil = 1
    do(position, 0, "plant", "plant 195", "at 2 1")
    assert words(position, 0) == ["remove growth 1 1", "remove growth 1 2"]
    do(position, 0, "remove growth 1 2")
    assert pieces(position, 0)[1] == {BASIL: 1}
    assert position.areas[0].soil == 0


@pytest.mark.clause("E17")
@pytest.mark.parametrize("card", [190, 191])
def test_part_of_the_price_can_be_paid_in_cards_but_not_with_the_card_itself(card: int) -> None:
    position = table()
    cost = BOX.cards[card].cost
    give(position, 0, card, BASIL, HEATHER)
    position.areas[0].soil = cost - 2
    do(position, 0, "plant", f"plant {card}")
    assert words(position, 0) == ["compost 14", "compost 20"]
    do(position, 0, "compost 14")
    assert compost(position, 0) == [HEATHER, BASIL]
    assert (position.areas[0].soil, hand(position, 0)) == (0, [])


@pytest.mark.clause("E17")
def test_the_only_other_card_in_hand_pays_for_the_soil_that_is_short() -> None:
    position = table()
    give(position, 0, 190, BASIL)
    position.areas[0].soil = BOX.cards[190].cost - 1
    do(position, 0, "plant", "plant 190")
    assert compost(position, 0) == [BASIL]
    assert (position.areas[0].soil, hand(position, 0)) == (0, [])


@pytest.mark.clause("E17")
@pytest.mark.parametrize("growth", [0, 1])
def test_what_was_paid_is_told_only_if_there_was_a_choice(growth: int) -> None:
    position = table(journal=True)
    give(position, 0, 194)
    lay(position, 0, BASIL, 1, 1, growth=growth)
    position.areas[0].soil = BOX.cards[194].cost
    do(position, 0, "plant", "plant 194", "at 2 1")
    if growth:
        do(position, 0, "pay soil")
    assert ("earth-paid-soil" in told(position, 0)) == bool(growth)


@pytest.mark.clause("E17")
def test_without_enough_of_either_the_card_cannot_be_planted() -> None:
    position = table()
    give(position, 0, 190, BASIL)
    position.areas[0].soil = BOX.cards[190].cost - 2
    do(position, 0, "plant")
    assert position.areas[0].planted == 0
    assert position.prompt(0).id == "earth-prompt-keep"


@pytest.mark.clause("E13", "E17")
@pytest.mark.parametrize("growth", [0, 1])
def test_a_price_of_one_is_paid_in_soil_or_with_the_only_piece(growth: int) -> None:
    position = table()
    give(position, 0, 194)
    lay(position, 0, BASIL, 1, 1, growth=growth)
    position.areas[0].soil = 1
    do(position, 0, "plant", "plant 194", "at 2 1")
    if growth:
        assert words(position, 0) == ["pay soil", "remove growth 1 1"]
        do(position, 0, "pay soil")
    assert (position.areas[0].soil, pieces(position, 0)[1].get(BASIL, 0)) == (0, growth)


@pytest.mark.clause("E16", "E17")
def test_nothing_is_paid_where_a_reduction_leaves_no_price() -> None:
    position = table()
    give(position, 0, 194)
    lay(position, 0, 90, 1, 1)  # trees cost 2 less
    lay(position, 0, BASIL, 1, 2, growth=2)
    position.areas[0].soil = 3
    do(position, 0, "plant", "plant 194", "at 2 1")
    assert position.prompt(0).id == "earth-prompt-keep"
    assert (position.areas[0].soil, pieces(position, 0)[1]) == (3, {BASIL: 2})
