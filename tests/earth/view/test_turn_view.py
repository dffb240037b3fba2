"""What the view shows of the turn: action, bonus, prices, leaves, options, teams. (E07, E13, E48, E57, E73, E74)"""

from __future__ import annotations

from typing import Any, cast

import pytest

import terrarium
from terrarium.earth.cards.box import BOX, goal_number
from terrarium.earth.position import EarthPosition
from tests.earth.answers import end_turn
from tests.earth.table import do, end_game, give, lay, table, words

HEATHER, TALL_FESCUE, MUDPOT = 20, 19, 223  # prices 2 and 4, and an event


def seen(position: EarthPosition, seat: int | None = 0) -> dict[str, Any]:
    return cast(dict[str, Any], position.view(seat))


@pytest.mark.clause("E07", "E74")
@pytest.mark.parametrize("action", ["plant", "compost", "water", "grow"])
def test_the_action_is_shown_from_the_choice_to_the_end_of_the_turn(action: str) -> None:
    position = table()
    lay(position, 1, HEATHER, 1, 1)
    lay(position, 0, 14, 1, 1)
    give(position, 1, 33)  # it can be planted for nothing, so seat 1 is asked
    assert seen(position)["action"] is None
    do(position, 0, action)
    assert position.active == 0
    assert [seen(position, viewer)["action"] for viewer in (0, 1, None)] == [action] * 3
    end_turn(position)
    assert seen(position)["action"] is None


@pytest.mark.clause("E09", "E44")
def test_the_stage_is_named() -> None:
    position = table()
    give(position, 0, HEATHER)
    position.areas[0].soil = 2
    stages = [seen(position)["stage"]]
    do(position, 0, "plant")
    stages.append(seen(position)["stage"])
    end_turn(position)
    lay(position, 0, 14, 1, 1)
    do(position, 1, "water")
    stages.append(seen(position)["stage"])
    end_game(position)
    assert [*stages, seen(position)["stage"]] == ["choosing", "planting", "acting", "over"]


@pytest.mark.clause("E53", "E74")
@pytest.mark.parametrize("ecosystem", ["305A", "336B"])
def test_the_own_ecosystem_is_shown_to_everybody_once_it_is_chosen(ecosystem: str) -> None:
    position = table()
    assert seen(position, 1)["areas"][0]["ecosystem"] is None
    position.set_own_ecosystem(0, goal_number(ecosystem))
    assert [area["ecosystem"] for area in seen(position, 1)["areas"]] == [ecosystem, None]


@pytest.mark.clause("E57", "E74")
def test_the_first_to_fill_the_grid_is_shown_to_everybody() -> None:
    position = table()
    assert seen(position)["bonus"] is None
    position.bonus = 1
    assert [seen(position, viewer)["bonus"] for viewer in (0, 1, None)] == [1, 1, 1]


@pytest.mark.clause("E13", "E16", "E42")
def test_prices_are_shown_for_cards_that_can_be_planted_and_not_for_events() -> None:
    position = table()
    give(position, 0, HEATHER, TALL_FESCUE, MUDPOT)
    view = seen(position)
    assert dict(zip(view["hand"], view["prices"], strict=True)) == {HEATHER: 2, TALL_FESCUE: 4, MUDPOT: None}
    assert seen(position, None)["prices"] == []


@pytest.mark.clause("E48", "E74")
def test_a_leaf_is_shown_with_its_worth_at_its_seat_and_goal() -> None:
    position = table(3, mode="standard")
    position.place_leaf(1, 2, 1)
    position.place_leaf(0, 2, 2)
    for viewer in (0, 1, None):
        leaves = [goal["leaves"] for goal in seen(position, viewer)["goals"]]
        assert leaves == [[None] * 3, [None] * 3, [11, 15, None], [None] * 3]


@pytest.mark.clause("E47", "E74")
def test_a_goal_that_was_earned_is_shown_as_earned_even_if_it_is_no_longer_met() -> None:
    position = table()
    position.areas[1].soil = 20
    assert [goal["earned"] for goal in seen(position)["goals"]] == [[False, True], *[[False, False]] * 3]
    position.areas[1].soil = 19
    assert seen(position)["goals"][0]["earned"] == [False, False]
    position.note_earned(1, 0)
    assert seen(position)["goals"][0]["earned"] == [False, True]


@pytest.mark.clause("E04", "E73", "E74")
def test_the_sides_that_can_be_picked_are_shown_to_the_seat_and_its_partner_only() -> None:
    position = cast(EarthPosition, terrarium.game("earth", seats=4, teams=True, mode="advanced").start(1))
    assert seen(position, 1)["stage"] == "setup"
    sides = [word.split()[1] for word in words(position, 1)]
    assert len(sides) == 4  # two Islands with two sides each
    assert set(sides) <= {card.key for card in BOX.cards}
    assert seen(position, 1)["options"] == sides
    assert seen(position, 0)["partner"]["options"] == sides
    assert seen(position, 2)["partner"]["options"] != sides
    assert seen(position, None)["options"] == []


@pytest.mark.clause("E04")
def test_all_sides_that_are_still_to_be_picked_are_shown_and_can_be_picked_in_their_order() -> None:
    position = cast(EarthPosition, terrarium.game("earth", seats=2).start(1))
    sides = seen(position, 0)["sides"]
    assert [len(kind) for kind in sides] == [2, 2, 2]
    for kind in sides:
        position.play(0, kind[1]["action"])
    assert seen(position, 0)["sides"] == []
    assert [seen(position, 0)["areas"][0][name] for name in ("island", "climate", "ecosystem")] == [
        kind[1]["key"] for kind in sides
    ]
    assert seen(position, None)["sides"] == []


@pytest.mark.clause("E19", "E72", "E73")
@pytest.mark.parametrize(("viewer", "soil"), [(0, 2), (1, 2), (2, 0), (None, 0)])
def test_while_planting_is_hidden_only_the_team_sees_what_lies_on_its_board(viewer: int | None, soil: int) -> None:
    position = table(4, teams=True, mode="standard", open_planting=False)
    for seat in range(4):
        give(position, seat, *[33, 13, 253, 50][seat : seat + 1])
    do(position, 0, "plant")
    assert position.before is not None
    position.board_of(0).soil = 2
    position.board_of(2).soil = 7
    assert [team["soil"] for team in seen(position, viewer)["teams"]] == [soil, 7 if viewer == 2 else 0]
