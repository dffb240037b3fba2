"""The rows of the score sheet as the view shows them, at the end with the cards that count. (E54, E58)"""

from __future__ import annotations

from typing import Any, cast

import pytest

from terrarium.earth.cards.box import goal_number
from terrarium.earth.position import EarthPosition
from terrarium.earth.state.seat_fields import NOBODY
from tests.earth.table import end_game, lay, table

PRAIRIE = 2  # 3 points for each herb in its row
BASIL, FESCUE, HEATHER = 14, 19, 20  # herb, herb, bush
#: Base points, events, compost, sprouts and growth come first.
FIRST_TERRAIN = 5


def prairie() -> EarthPosition:
    """Seat 0 with a Prairie, two herbs in its row, and a herb, a bush and a tree elsewhere."""
    position = table()
    lay(position, 0, PRAIRIE, 2, 1)
    lay(position, 0, BASIL, 2, 2, sprouts=1)
    lay(position, 0, FESCUE, 2, 4, growth=1)
    lay(position, 0, HEATHER, 1, 2)
    lay(position, 0, 5, 3, 1, sprouts=2, growth=1)  # Cat Grass, a herb
    lay(position, 0, 1, 3, 2)  # Japanese Maple, a tree
    return position


def cells(position: EarthPosition) -> list[list[tuple[int, int]]]:
    """Return the cells of each row of seat 0's sheet."""
    rows = cast(dict[str, Any], position.view(0))["tally"][0]
    return [[tuple(cell) for cell in row["cells"]] for row in rows]


@pytest.mark.clause("E58")
def test_before_the_end_no_cards_are_named() -> None:
    position = prairie()
    rows = cast(dict[str, Any], position.view(0))["tally"][0]
    assert all("cells" not in row for row in rows)


@pytest.mark.clause("E58")
def test_base_points_come_from_all_cards_and_pieces_from_those_that_hold_them() -> None:
    position = prairie()
    end_game(position)
    base, events, compost, sprouts, growth = cells(position)[:FIRST_TERRAIN]
    assert base == [(1, 2), (2, 1), (2, 2), (2, 4), (3, 1), (3, 2)]
    assert events == compost == []
    assert sprouts == [(2, 2), (3, 1)]
    assert growth == [(2, 4), (3, 1)]


@pytest.mark.clause("E54", "E58")
def test_a_terrain_is_named_first_and_then_the_cards_without_which_it_would_count_less() -> None:
    position = prairie()
    end_game(position)
    assert cells(position)[FIRST_TERRAIN:] == [[(2, 1), (2, 2), (2, 4)]]


@pytest.mark.clause("E52", "E58")
@pytest.mark.parametrize(
    ("ecosystem", "counted"),
    [
        ("320A", [(2, 2), (2, 4), (3, 1)]),  # herbs
        ("306A", [(1, 2)]),  # bushes
        ("324A", [(2, 2), (3, 1)]),  # sprouts
        ("324B", [(2, 4), (3, 1)]),  # growth
        ("305A", [(3, 2)]),  # trees
        ("319A", []),  # mushrooms
    ],
)
def test_an_ecosystem_names_the_cards_without_which_it_would_count_less(
    ecosystem: str, counted: list[tuple[int, int]]
) -> None:
    position = prairie()
    position.set_own_ecosystem(0, goal_number(ecosystem))
    end_game(position)
    assert cells(position)[FIRST_TERRAIN + 1 :] == [counted]


@pytest.mark.clause("E48", "E57", "E58")
def test_a_leaf_names_the_cards_of_its_goal_and_the_bonus_all_cards() -> None:
    position = prairie()
    position.fauna[1] = goal_number("344A")  # herbs
    position.fauna[2] = goal_number("337B")  # flora with growth
    position.place_leaf(0, 1, 1)
    position.place_leaf(0, 2, 1)
    end_game(position)
    assert position.bonus == NOBODY
    herbs, growth = [(2, 2), (2, 4), (3, 1)], [(2, 4), (3, 1)]
    assert cells(position)[FIRST_TERRAIN + 1 :] == [herbs, growth]
    position.bonus = 0
    assert cells(position)[FIRST_TERRAIN + 1 :] == [herbs, growth, [(1, 2), (2, 1), (2, 2), (2, 4), (3, 1), (3, 2)]]
