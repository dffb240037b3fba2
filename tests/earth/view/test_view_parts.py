"""Parts of the view, each with the figures that it shows. (E48, E57, E58, E74)"""

from __future__ import annotations

import pytest

from terrarium.earth.cards.box import BOX, goal_number
from terrarium.earth.position import EarthPosition
from terrarium.earth.state import stages
from terrarium.earth.state.steps import PICK_SIDE, PLANT, step
from terrarium.earth.view import seat_view
from terrarium.earth.view.points_by_source import counting, points_by_cell, tally
from terrarium.engine.vec_operations import from_list
from tests.earth.areas import card, lay
from tests.earth.state.positions import blank

PRAIRIE = 2  # 3 points for each herb in its row
BASIL, FESCUE, HEATHER = 14, 19, 20  # herb, herb, bush


def view_of(position: EarthPosition, seat: int | None) -> seat_view.EarthSeatView:
    return seat_view.view_for(position, seat, seat_view.open_parts(position, seat))


def shown(seats: int = 3, **options: object) -> EarthPosition:
    """A position with four fauna goals and nothing else."""
    position = blank(seats, **options)
    position.stage = stages.ACTING
    position.fauna = from_list([goal_number(key) for key in ("339A", "344A", "337B", "340B")])
    return position


@pytest.mark.clause("E48")
@pytest.mark.parametrize(
    ("seats", "mode", "worth"),
    [
        (1, "standard", [15, 11]),
        (2, "standard", [15, 11]),
        (3, "standard", [15, 11, 8]),
        (5, "advanced", [15, 11, 8, 6, 5]),
        (3, "beginner", [10, 10, 10]),
    ],
)
def test_a_goal_shows_the_worth_of_as_many_leaves_as_can_lie_there(seats: int, mode: str, worth: list[int]) -> None:
    position = shown(seats, mode=mode)
    assert seat_view.goal_view(position, 0, 0)["worth"] == worth


@pytest.mark.clause("E57", "E58")
def test_the_points_shown_include_leaves_and_the_bonus() -> None:
    position = shown()
    position.areas[1] = lay([[BASIL]], compost=4)
    base = BOX.cards[BASIL].vp + 4
    assert seat_view.points_seen(position, None) == [0, base, 0]
    position.place_leaf(1, 0, 1)
    assert seat_view.points_seen(position, None) == [0, base + 15, 0]
    position.bonus = 1
    assert seat_view.points_seen(position, 2) == [0, base + 22, 0]
    assert position.scores() == [0, base + 22, 0]


@pytest.mark.clause("E53", "E74")
@pytest.mark.parametrize("key", ["305A", "305B", "306A", "336B"])
def test_the_own_ecosystem_is_shown_with_its_side(key: str) -> None:
    position = shown()
    assert seat_view.seat_view(position, 1, 5)["ecosystem"] is None
    position.set_own_ecosystem(1, goal_number(key))
    view = seat_view.seat_view(position, 1, 5)
    assert (view["ecosystem"], view["points"], view["island"]) == (key, 5, None)


@pytest.mark.clause("E04", "E74")
def test_a_seat_is_shown_the_sides_it_can_pick_and_only_then() -> None:
    position = shown(3, mode="advanced")
    position.islands = position.climates = position.ecosystems = from_list([0, 1, 2, 3, 4, 5, 6])
    assert (seat_view.sides_to_pick(position, 1), seat_view.own_cards(position, 1)) == ([], ([], []))
    position.push(0, step(PICK_SIDE, 0))  # another seat
    assert (seat_view.sides_to_pick(position, 1), seat_view.own_cards(position, 1)) == ([], ([], []))
    position.push(1, step(PICK_SIDE, 1))
    kinds = [[side["key"] for side in sides] for sides in seat_view.sides_to_pick(position, 1)]
    assert kinds == [["297A", "297B", "298A", "298B"], ["307A", "307B", "308A", "308B"]]
    assert seat_view.own_cards(position, 1) == ([], kinds[0])
    position.pop(1)
    position.push(1, step(PLANT, 1))
    assert seat_view.sides_to_pick(position, 1) == []


@pytest.mark.clause("E58")
def test_cards_are_worth_their_base_points_sprouts_and_growth_or_canopy() -> None:
    area = lay([[None, BASIL, HEATHER], [PRAIRIE]], sprouts={BASIL: 1, HEATHER: 2}, growth={BASIL: 1})
    full = BOX.cards[HEATHER].growth
    area.growth[2] = full
    basil = 1 if BOX.cards[BASIL].growth > 1 else BOX.cards[BASIL].canopy
    assert points_by_cell(area) == [
        [BOX.cards[number].vp for number in (BASIL, HEATHER, PRAIRIE)],
        [],
        [],
        [1, 2],
        [basil, BOX.cards[HEATHER].canopy],
    ]
    assert points_by_cell(lay([[1], [BASIL]], sprouts={BASIL: 1}))[3:] == [[1], []]


@pytest.mark.clause("E58")
def test_at_the_end_the_sheet_names_what_each_card_is_worth() -> None:
    position = shown(2)
    position.areas[0] = lay([[BASIL, HEATHER]], sprouts={HEATHER: 2})
    areas = [*position.areas]
    assert all("worth" not in row and "cells" not in row for row in tally(position, areas)[0])
    position.stage = stages.OVER
    base, events, compost, sprouts, growth = tally(position, areas)[0]
    assert base["worth"] == [BOX.cards[BASIL].vp, BOX.cards[HEATHER].vp]
    assert (sprouts["worth"], sprouts["cells"]) == ([2], [[1, 2]])
    assert not any("worth" in row for row in (events, compost, growth))


@pytest.mark.clause("E47", "E52", "E54")
def test_the_cells_that_count_are_shown_for_goals_and_ecosystems() -> None:
    position = shown(2)
    position.areas[0] = lay([[1, BASIL, HEATHER], [FESCUE]], growth={FESCUE: 1}, events=["Tornado"])
    position.shared = from_list([goal_number("306A"), goal_number("305A")])  # bushes, trees
    assert counting(position, 0) == {
        "339A": [],  # soil
        "344A": [[1, 2], [2, 1]],  # herbs
        "337B": [[2, 1]],  # flora with growth
        "340B": [],  # events
        "306A": [[1, 3]],
        "305A": [[1, 1]],
    }


@pytest.mark.clause("E09", "E74")
def test_the_stages_of_a_game_are_named_in_their_order() -> None:
    position = shown(2)
    named = []
    for stage in range(6):
        position.stage = stage
        named.append(view_of(position, None)["stage"])
    assert named == ["setup", "choosing", "planting", "acting", "window", "over"]


@pytest.mark.clause("E13", "E43", "E74")
def test_a_seat_is_shown_the_prices_and_spots_of_its_own_hand() -> None:
    position = shown(2)
    tornado = card("Tornado").number
    for number in (BASIL, tornado):
        position.put_in_hand(1, number)
    own = view_of(position, 1)
    cost = BOX.cards[BASIL].cost
    assert (own["hand"], own["prices"]) == ([BASIL, tornado], [cost, None])
    assert len(own["spots"]) == 2
    others = view_of(position, 0)
    assert (others["hand"], others["prices"], others["spots"]) == ([], [], [])
    assert view_of(position, None)["spots"] == []
