"""Sprouts, growth and the exchange."""

from __future__ import annotations

from typing import Any

import pytest

from terrarium.earth.cards.box import BOX
from terrarium.earth.cards.vocabulary import BLUE, FLORA, GROWTH, SPROUT
from terrarium.earth.position import EarthPosition
from terrarium.earth.rules import fauna
from terrarium.earth.rules.pieces import room
from terrarium.earth.rules.scoring import growth_points
from tests.earth.table import activate, asked, do, give, lay, pieces, table, words

BAOBAB, OTHER_BLACK, BASIL = 4, 192, 14


@pytest.mark.clause("E25")
def test_pieces_go_only_on_flora_with_free_spaces() -> None:
    position = table()
    area = position.areas[0]
    lay(position, 0, 2, 1, 1)  # a terrain
    lay(position, 0, BAOBAB, 1, 2, sprouts=2, growth=4)
    assert [room(area, SPROUT, cell) for cell in range(3)] == [0, 0, 0]
    assert [room(area, GROWTH, cell) for cell in range(3)] == [0, 1, 0]
    do(position, 0, "water")
    assert position.areas[0].soil == 2
    assert pieces(position, 0)[0] == {BAOBAB: 2}


@pytest.mark.clause("E25")
def test_what_cannot_be_placed_is_lost_and_everything_that_fits_is_placed_without_asking() -> None:
    position = table(journal=True)
    lay(position, 0, BAOBAB, 1, 1)
    lay(position, 0, 193, 1, 2)
    do(position, 0, "water")
    assert pieces(position, 0)[0] == {BAOBAB: 2, 193: 2}
    assert position.journal is not None
    lost = [line for line in position.journal.lines(0) if line.id == "earth-lost-sprout"]
    assert [line.figures["count"] for line in lost] == [2]
    assert 0 not in position.actors()


def is_delicate(position: EarthPosition) -> bool:
    """Return whether seat 0 is told that pieces may be unwelcome."""
    question: Any = position.view(0)["question"]
    return bool(question["delicate"])


#: The goal that counts flora without pieces.
BARE = next(card for card in BOX.fauna if card.rule.name == "flora_without_pieces")


@pytest.mark.clause("E25", "E76")
@pytest.mark.parametrize(("growth", "is_asked"), [(0, True), (1, False)])
def test_pieces_that_a_goal_would_rather_do_without_are_asked_for(growth: int, is_asked: bool) -> None:
    # A flora that has a piece already is nothing to that goal.
    position = table(goals=["339A", "339B", "340A", BARE.key])
    lay(position, 0, BAOBAB, 1, 1, growth=growth)
    do(position, 0, "water")
    assert words(position, 0) == (["stop", "sprout 1 1"] if is_asked else [])
    assert pieces(position, 0)[0] == ({} if is_asked else {BAOBAB: 2})


@pytest.mark.clause("E25", "E76")
def test_a_row_that_a_goal_may_suffer_from_is_asked_for_to_its_end() -> None:
    position = table(goals=["339A", "339B", "340A", BARE.key])
    lay(position, 0, BAOBAB, 1, 1)
    do(position, 0, "water", "sprout 1 1")
    assert words(position, 0) == ["stop", "sprout 1 1"]
    assert is_delicate(position)


@pytest.mark.clause("E47", "E76")
@pytest.mark.parametrize("flora", [7, 8])
def test_pieces_cannot_hurt_a_goal_that_is_met_already(flora: int) -> None:
    position = table(goals=["339A", "339B", "340A", BARE.key])
    cards = [card.number for card in BOX.cards if card.kind == FLORA and card.sprouts == 0][: flora - 1]
    for place, card in enumerate([BAOBAB, *cards]):
        lay(position, 0, card, place // 4 + 1, place % 4 + 1)
    do(position, 0, "water")
    assert (asked(position, 0) == "sprouts") == (flora == 7)
    assert position.has_earned(0, 3) == (flora == 8)
    # The goal stays earned, so nothing is asked for its sake later either.
    assert fauna.may_hurt(position, 0, SPROUT) == (flora == 7)


@pytest.mark.clause("E31", "E76")
@pytest.mark.parametrize("earned", [False, True])
def test_a_piece_paid_for_nothing_is_asked_about_while_a_goal_may_do_without_it(earned: bool) -> None:
    # American Sycamore, blue: 1 growth for 2 sprouts, for which there is no space.
    position = table(goals=["339A", "339B", "340A", BARE.key])
    lay(position, 0, 21, 1, 1, sprouts=4, growth=1)
    if earned:
        position.note_earned(0, 3)
    activate(position, 0, BLUE)
    assert (0 in position.actors()) != earned


@pytest.mark.clause("E52", "E76")
@pytest.mark.parametrize(("key", "delicate"), [("320A", (0, 0)), ("322A", (1, 0)), ("322B", (1, 0)), ("323B", (0, 1))])
def test_the_pieces_that_an_ecosystem_compares_are_asked_for_and_no_others(key: str, delicate: tuple[int, int]) -> None:
    position = table()
    position.set_own_ecosystem(0, next(card.number for card in BOX.ecosystems if card.key == key))
    fauna.note_delicate(position, 0)
    assert tuple(position.is_delicate(0, piece) for piece in (SPROUT, GROWTH)) == delicate


@pytest.mark.clause("E76")
def test_a_careful_seat_is_told_that_every_piece_is_asked_for() -> None:
    position = table()
    lay(position, 0, BAOBAB, 1, 1)
    do(position, 0, "careful on", "water")
    while asked(position, 0) != "sprouts":
        do(position, 0, words(position, 0)[-1])
    assert is_delicate(position)


@pytest.mark.clause("E26")
def test_a_complete_card_that_loses_growth_is_no_longer_complete() -> None:
    position = table()
    area = position.areas[0]
    lay(position, 0, BAOBAB, 1, 1, growth=5)
    assert growth_points(area) == 7
    lay(position, 0, 164, 1, 2)  # Mycena Chlorophos, yellow: 1 growth for 3 soil
    do(position, 0, "grow")
    while position.prompt(0).id != "earth-prompt-ability":
        do(position, 0, words(position, 0)[0])
    do(position, 0, "remove growth 1 1" if "remove growth 1 1" in words(position, 0) else "use")
    assert area.growth[0] == 4
    assert growth_points(area) == 4 + int(area.growth[1])


@pytest.mark.clause("E26")
def test_a_card_with_one_growth_space_has_only_a_canopy() -> None:
    position = table()
    lay(position, 0, 16, 1, 1, growth=1)  # Yellow Morel: one space, canopy 3
    assert growth_points(position.areas[0]) == 3


@pytest.mark.clause("E27")
def test_there_is_no_limit_to_soil_or_hand() -> None:
    position = table()
    position.areas[0].soil = 500
    give(position, 0, *range(1, 101))
    do(position, 0, "grow")
    assert position.areas[0].hand == 104
    assert position.areas[0].soil == 500


@pytest.mark.clause("E28")
def test_three_sprouts_become_two_soil_as_single_picks_in_reading_order() -> None:
    position = table()
    lay(position, 0, BASIL, 1, 1, sprouts=2)
    lay(position, 0, OTHER_BLACK, 1, 2, sprouts=3)
    assert words(position, 0) == ["plant", "compost", "water", "grow", "exchange"]
    do(position, 0, "exchange")
    assert words(position, 0) == ["remove sprout 1 1", "remove sprout 1 2"]
    do(position, 0, "remove sprout 1 1", "remove sprout 1 1")
    assert pieces(position, 0)[0] == {OTHER_BLACK: 2}
    assert position.areas[0].soil == 2
    assert words(position, 0) == ["plant", "compost", "water", "grow"]


@pytest.mark.clause("E28")
def test_an_exchange_is_possible_on_others_turns_and_holds_nobody_up() -> None:
    position = table(seats=3)
    lay(position, 2, BASIL, 1, 1, sprouts=6)
    assert words(position, 2) == ["exchange"]
    do(position, 2, "exchange", "exchange")
    assert position.areas[2].soil == 4
    assert position.actors() == [0]


@pytest.mark.clause("E28")
def test_an_exchange_under_way_waits_for_nothing_and_the_action_comes_after_it() -> None:
    position = table()
    lay(position, 1, BASIL, 1, 1, sprouts=3)
    lay(position, 1, OTHER_BLACK, 1, 2, sprouts=3)
    do(position, 1, "exchange")
    do(position, 0, "compost")
    assert words(position, 1) == ["remove sprout 1 1", "remove sprout 1 2"]
    do(position, 1, "remove sprout 1 2")
    assert position.areas[1].soil == 2
    assert words(position, 1) == ["stop", "take soil", "take compost", "exchange"]


@pytest.mark.clause("E28")
def test_no_exchange_while_placing_or_paying() -> None:
    position = table()
    lay(position, 0, BASIL, 1, 1, sprouts=2)
    lay(position, 0, OTHER_BLACK, 1, 2, sprouts=2)
    do(position, 0, "water")
    assert "exchange" not in words(position, 0)
    refused = position.refusal(0, position.game.action("exchange"))
    assert refused is not None
    assert refused.code == "earth-in-the-middle"
