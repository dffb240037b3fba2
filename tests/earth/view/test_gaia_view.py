"""What the view shows of Gaia's board. (E61 to E69)"""

from __future__ import annotations

from typing import Any, cast

import pytest

from terrarium.earth.cards.gaia_cards import GAIA
from terrarium.earth.modes import gaia, gaia_scoring
from terrarium.earth.position import EarthPosition
from terrarium.earth.state.gaia_board import HER
from tests.earth.answers import NORTH, SOUTH, alone, end_turn, take_turn
from tests.earth.table import on_top


def gaia_seen(position: EarthPosition) -> dict[str, Any]:
    return cast(dict[str, Any], cast(dict[str, Any], position.view(0))["gaia"])


@pytest.mark.clause("E48", "E66")
def test_her_leaf_is_shown_with_its_worth_on_the_goal_where_it_lies() -> None:
    position = alone("medium", NORTH)
    assert gaia_seen(position)["leaves"] == [None, None, None, None]
    take_turn(position, "compost")
    end_turn(position, "goal right")
    assert gaia_seen(position)["leaves"] == [None, 15, None, None]
    position.gaia.place_leaf(3, 2)
    assert gaia_seen(position)["leaves"] == [None, 15, None, 11]


@pytest.mark.clause("E63", "E69")
def test_the_cards_of_a_pass_are_shown_in_order_and_the_latest_as_hers_while_it_is_her_turn() -> None:
    position = alone("medium", SOUTH, NORTH)
    north, south = GAIA.cards[NORTH].key, GAIA.cards[SOUTH].key
    view = gaia_seen(position)
    assert (view["turned"], view["card"], view["turns"], view["passes"]) == ([], None, 0, 1)
    take_turn(position, "compost")
    end_turn(position, "goal left")
    take_turn(position, "compost")
    view = gaia_seen(position)
    assert (view["turned"], view["card"], view["turns"], view["passes"]) == ([south, north], north, 2, 1)
    end_turn(position, "goal left")
    view = gaia_seen(position)
    assert (view["turned"], view["card"], view["turns"]) == ([south, north], None, 2)


@pytest.mark.clause("E68")
def test_her_score_pile_is_shown_with_the_latest_card_last() -> None:
    position = alone("medium")
    on_top(position, 14, 196, 50)  # worth 3, -1 (an event) and 2
    gaia.take_open(position, 3)
    view = gaia_seen(position)
    assert (view["pile"], view["pile_points"]) == ([14, 196, 50], 3 + 1 + 2)


@pytest.mark.clause("E68", "E69")
def test_her_points_are_shown_with_the_7_points_if_she_ended_the_game() -> None:
    position = alone("medium")
    position.gaia.sprouts, position.gaia.compost, position.gaia.growth = 4, 3, 6  # growth: a spot of 5 and 1 marker
    assert gaia_seen(position)["points"] == 4 + 3 + 7 + 1
    position.bonus = HER
    assert gaia_seen(position)["points"] == 4 + 3 + 7 + 1 + 7
    assert gaia_scoring.sheet(position).score == 4 + 3 + 7 + 1 + 7
