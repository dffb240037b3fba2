"""Gaia's six cards, her leaves, and how a game against her ends. (E66, E69)"""

from __future__ import annotations

import pytest

from terrarium.earth.modes import gaia_scoring
from terrarium.earth.position import EarthPosition
from terrarium.earth.rules import fauna
from terrarium.earth.state.gaia_board import HER
from terrarium.earth.state.stages import WINDOW
from terrarium.engine.rng import Rng
from tests.earth.answers import NORTH, PLANT, SOUTH, alone, end_turn, go_on, take_turn
from tests.earth.table import board, do, fill_grid, give

ICELAND = "289B"  # green: 2 soil for each red card planted this turn
BASIL, PRICKLY_PEAR = 14, 157  # two red cards
CAT_GRASS, GIVES_SOIL = 5, 223


def her_order(position: EarthPosition) -> list[int]:
    """Her six cards in the order of this pass."""
    return [int(position.gaia.deck[place]) for place in range(6)]


def her_turn(position: EarthPosition) -> None:
    """Go on to her next turn, which must ask something."""
    take_turn(position, "compost")
    assert position.active == HER


# -- her cards ---------------------------------------------------------------------------------------------------


@pytest.mark.clause("E69")
def test_gaias_six_cards_are_shuffled_before_they_are_gone_through_again() -> None:
    orders = set()
    for seed in range(8):
        position = alone("medium")
        first_pass = her_order(position)
        position.rng = Rng(seed)
        position.gaia.turned = 6
        take_turn(position, "compost")
        assert position.gaia.turned == 7
        assert sorted(her_order(position)) == sorted(first_pass)
        orders.add(tuple(her_order(position)))
    assert len(orders) > 4


@pytest.mark.clause("E69")
def test_within_a_pass_the_order_of_gaias_cards_stays() -> None:
    for turned in (0, 1, 3, 5, 7, 11):
        position = alone("medium", NORTH, SOUTH)
        order = her_order(position)
        position.gaia.turned = turned
        take_turn(position, "compost")
        assert her_order(position) == order


@pytest.mark.clause("E63", "E69")
def test_each_of_gaias_cards_is_turned_over_once_in_each_pass() -> None:
    position = alone("hard")
    turned: list[int] = []
    while not position.over():
        before = int(position.gaia.turned)
        go_on(position, "water", until=lambda before=before: position.gaia.turned > before)  # type: ignore[misc]
        if position.gaia.turned > before:
            turned.append(her_order(position)[before % 6])
    assert sorted(turned[:6]) == sorted(turned[6:]) == list(range(6))


# -- her leaves --------------------------------------------------------------------------------------------------


@pytest.mark.clause("E66")
def test_within_a_turn_gaias_leaf_is_placed_before_the_players() -> None:
    position = alone("medium", NORTH)
    her_turn(position)
    position.areas[0].soil = 20  # the goal on the upper left, earned by the player in this very turn
    end_turn(position, "goal left")
    assert gaia_scoring.leaves(position) == [(int(position.fauna[0]), 15)]
    assert fauna.leaf_points(position, 0) == 11


@pytest.mark.clause("E66")
def test_a_leaf_of_the_player_that_lies_there_already_is_above_gaias() -> None:
    position = alone("medium", NORTH)
    position.areas[0].soil = 20
    her_turn(position)
    end_turn(position, "goal left")
    assert gaia_scoring.leaves(position) == [(int(position.fauna[0]), 11)]
    assert fauna.leaf_points(position, 0) == 15


@pytest.mark.clause("E66")
@pytest.mark.parametrize(
    ("card", "side", "place", "other"),
    [(NORTH, "left", 0, 1), (NORTH, "right", 1, 0), (SOUTH, "left", 2, 3), (SOUTH, "right", 3, 2)],
)
def test_each_brown_card_has_its_two_goals_and_the_second_leaf_goes_to_the_other_one(
    card: int, side: str, place: int, other: int
) -> None:
    position = alone("medium", card)
    her_turn(position)
    end_turn(position, f"goal {side}")
    assert [int(fauna.taken(position, goal)) for goal in range(4)] == [int(goal == place) for goal in range(4)]
    position.gaia.turned = 7
    position.gaia.deck[1], position.gaia.deck[0] = card, position.gaia.deck[1]
    take_turn(position, "compost")
    assert [int(fauna.taken(position, goal)) for goal in range(4)] == [int(goal in (place, other)) for goal in range(4)]
    assert sorted(worth for _goal, worth in gaia_scoring.leaves(position)) == [15, 15]


@pytest.mark.clause("E66")
@pytest.mark.parametrize(
    ("difficulty", "soil", "turned"), [("beginner", 0, 1), ("medium", 0, 2), ("hard", 0, 2), ("expert", 8, 2)]
)
def test_only_a_beginners_gaia_skips_a_turn_and_only_an_experts_gets_more(
    difficulty: str, soil: int, turned: int
) -> None:
    position = alone(difficulty, NORTH, SOUTH)
    take_turn(position, "grow")
    growth = int(position.gaia.growth)
    end_turn(position, "goal left")
    assert position.gaia.soil == soil
    assert position.gaia.growth == growth
    take_turn(position, "water")
    assert position.gaia.turned == turned
    assert not position.gaia.skips


@pytest.mark.clause("E66")
@pytest.mark.parametrize(
    ("card", "first", "what", "amount"),
    [(NORTH, "right", "soil", 8), (SOUTH, "right", "sprouts", 4), (SOUTH, "left", "growth", 3)],
)
def test_an_experts_gaia_gets_with_the_second_leaf_what_belongs_to_that_side(
    card: int, first: str, what: str, amount: int
) -> None:
    # The player says one side, with other gifts; the other one follows by itself.
    position = alone("expert", card)
    her_turn(position)
    end_turn(position, f"goal {first}")
    position.gaia.turned = 7
    position.gaia.deck[1] = card
    position.gaia.soil = position.gaia.sprouts = position.gaia.growth = 0
    take_turn(position, "plant")
    assert getattr(position.gaia, what) == amount


# -- a new turn --------------------------------------------------------------------------------------------------


@pytest.mark.clause("E20", "E63")
def test_what_was_planted_in_the_own_turn_does_not_count_as_planted_in_gaias() -> None:
    position = alone("medium", PLANT)
    board(position, 0, island=ICELAND)
    give(position, 0, BASIL, PRICKLY_PEAR, CAT_GRASS)
    position.areas[0].soil = 5
    take_turn(position, "plant", f"plant {BASIL}", f"plant {PRICKLY_PEAR}", "at")
    assert position.areas[0].planted == 2
    assert position.areas[0].soil == 4  # 2 for each, after 5 were paid
    assert position.active == HER
    end_turn(position, "stop")
    assert position.areas[0].soil == 4


@pytest.mark.clause("E20", "E63")
def test_what_was_planted_in_gaias_turn_does_not_count_as_planted_in_the_next_own_one() -> None:
    position = alone("medium", PLANT, NORTH)
    board(position, 0, island=ICELAND)
    give(position, 0, BASIL, CAT_GRASS)
    position.areas[0].soil = 3
    take_turn(position, "water")
    position.areas[0].soil = 3
    end_turn(position, f"plant {BASIL}", "at")
    assert position.areas[0].soil == 2
    take_turn(position, "plant", "stop")
    assert position.areas[0].soil == 2


# -- the end -----------------------------------------------------------------------------------------------------


@pytest.mark.clause("E44", "E69")
@pytest.mark.parametrize("her_last", [True, False])
def test_the_last_window_follows_no_matter_who_ends_the_game(her_last: bool) -> None:
    position = alone("medium")
    give(position, 0, GIVES_SOIL)
    if her_last:
        position.gaia.turned = 11
    else:
        fill_grid(position, 0, 16)
    do(position, 0, "compost")
    go_on(position, until=lambda: position.stage == WINDOW)
    soil = int(position.areas[0].soil)
    do(position, 0, f"event {GIVES_SOIL}")
    assert position.areas[0].soil == soil + 1
    go_on(position, until=position.over)
    assert position.over()
    assert position.bonus == (HER if her_last else 0)


@pytest.mark.clause("E69")
def test_a_grid_that_is_filled_on_gaias_turn_ends_the_game_at_the_end_of_that_turn() -> None:
    position = alone("medium", PLANT, NORTH)
    fill_grid(position, 0, 15)
    give(position, 0, CAT_GRASS)
    take_turn(position, "water")
    end_turn(position, f"plant {CAT_GRASS}", "at")
    go_on(position, until=position.over)
    assert position.bonus == 0
    assert position.gaia.turned == 1
    assert len(gaia_scoring.pile(position)) == 3  # after the lower part of her card
    assert "earth-sheet-bonus" in [entry.line.id for entry in position.outcome().breakdown[0]]
