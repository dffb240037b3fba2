"""Two teams of two: the shared boards, what partners know, and who wins."""

from __future__ import annotations

from typing import cast

import pytest

import terrarium
from terrarium.earth.modes import teams
from terrarium.earth.position import EarthPosition
from terrarium.earth.rules.scoring import result
from terrarium.earth.rules.steps.registry import kind_at
from terrarium.earth.state.steps import EVENT_WINDOW, FOR_TEAM, step
from terrarium.engine.errors import BadOption, Refused
from terrarium.testing import check_game
from tests.earth.areas import lay as lay_area
from tests.earth.table import compost, do, fetch, give, hand, lay, table, words

#: Red: compost up to 2 cards from hand.
HEATHER = 20


def pairs(journal: bool = False) -> EarthPosition:
    """Four seats in teams, nothing on the table, seat 0 to choose an action."""
    return table(4, journal, teams=True)


def there(position: EarthPosition, team: int, what: str) -> int:
    return position.team_boards.boards[team].contents()[what]


@pytest.mark.clause("E71")
def test_team_mates_sit_side_by_side() -> None:
    assert pairs().game.teams() == [[0, 1], [2, 3]]


@pytest.mark.clause("E71", "E80")
@pytest.mark.parametrize(
    ("options", "expected"),
    [
        ({}, [0, 2, 1, 3, 0]),
        ({"first": 1}, [1, 3, 0, 2, 1]),
        ({"team_order": "clockwise"}, [0, 1, 2, 3, 0]),
        ({"team_order": "clockwise", "first": 2}, [2, 3, 0, 1, 2]),
    ],
)
def test_turns_alternate_between_the_teams_or_go_round(options: dict[str, object], expected: list[int]) -> None:
    position = table(4, False, None, teams=True, **options)
    order = []
    for _turn in range(5):
        active = int(position.active)
        order.append(active)
        do(position, active, "compost")
        while position.active == active:
            seat = position.actors()[0]
            do(position, seat, "take soil" if "take soil" in words(position, seat) else "stop")
    assert order == expected


@pytest.mark.clause("E71")
@pytest.mark.parametrize("seats", [1, 2, 3, 5])
def test_teams_are_for_four(seats: int) -> None:
    with pytest.raises(BadOption, match="four seats"):
        terrarium.game("earth", seats=seats, teams=True)


@pytest.mark.clause("E72")
def test_soil_that_was_gained_can_be_put_on_the_board_and_taken_by_the_partner() -> None:
    position = pairs()
    position.areas[0].soil = 3
    with pytest.raises(Refused, match="gained this turn"):
        do(position, 0, "put soil")  # nothing was gained yet
    do(position, 0, "compost")
    do(position, 0, *["put soil"] * 5)
    assert "put soil" not in words(position, 0)
    assert position.areas[0].soil == 3
    do(position, 1, "fetch soil", "take soil")
    assert position.areas[1].soil == 7
    assert there(position, 0, "soil") == 0


@pytest.mark.clause("E72")
def test_the_other_team_cannot_take_it() -> None:
    position = pairs()
    do(position, 0, "compost", "put soil")
    assert "fetch soil" in words(position, 1)
    assert "fetch soil" not in words(position, 2)
    with pytest.raises(Refused):
        do(position, 3, "fetch soil")


@pytest.mark.clause("E72")
def test_cards_that_were_drawn_can_change_hands() -> None:
    position = pairs()
    do(position, 0, "grow")
    drawn = hand(position, 0)
    assert len(drawn) == 4
    do(position, 0, f"put {drawn[0]}", f"put {drawn[1]}")
    assert there(position, 0, "card") == 2
    do(position, 1, "fetch cards")
    assert hand(position, 1)[:2] == drawn[:2] or set(drawn[:2]) <= set(hand(position, 1))
    assert hand(position, 0) == drawn[2:]
    # What was taken cannot be put back, by neither of the two.
    assert f"put {drawn[0]}" not in words(position, 0) + words(position, 1)
    assert f"put {drawn[2]}" in words(position, 0)


@pytest.mark.clause("E72")
def test_a_card_that_was_taken_cannot_be_put_back_though_the_seat_had_drawn_it_in_this_turn_before() -> None:
    position = pairs()
    do(position, 0, "compost")
    position.gain_card(1, fetch(position, 30))
    assert "put 30" in words(position, 1)
    position.take_from_hand(1, 30)
    position.board_of(1).add_card(30)
    do(position, 1, "fetch cards")
    assert hand(position, 1) == [30]
    assert "put 30" not in words(position, 1)


@pytest.mark.clause("E72")
def test_composted_cards_can_be_passed_on() -> None:
    position = pairs()
    do(position, 0, "compost")
    cards = compost(position, 0)
    do(position, 0, "put compost", "put compost")
    assert there(position, 0, "compost") == 2
    do(position, 1, "fetch compost")
    assert compost(position, 1) == cards[::-1]
    assert position.areas[0].compost == 0


@pytest.mark.clause("E72")
def test_cards_composted_from_hand_can_be_passed_on_as_many_as_there_were() -> None:
    position = pairs()
    lay(position, 0, HEATHER, 1, 1)
    give(position, 0, 30, 40)
    do(position, 0, "compost")
    assert position.compost_gained(0) == 2
    do(position, 0, "compost 30", "compost 40")
    assert position.compost_gained(0) == 4
    do(position, 0, "put compost", "put compost", "put compost")
    assert "put compost" in words(position, 0)
    do(position, 0, "put compost")
    assert "put compost" not in words(position, 0)


@pytest.mark.clause("E72")
def test_a_window_for_the_board_opens_only_if_there_is_something_to_put_or_take() -> None:
    position = pairs()
    do(position, 0, "compost")
    packed = step(EVENT_WINDOW, FOR_TEAM)
    assert not kind_at(packed).asks(position, 1, packed)
    do(position, 0, "put soil")
    assert kind_at(packed).asks(position, 1, packed)


@pytest.mark.clause("E72")
def test_what_nobody_takes_is_lost_at_the_end_of_the_turn_and_the_journal_says_so() -> None:
    position = pairs(journal=True)
    do(position, 0, "compost", "put soil", "put soil", "put compost")
    for seat in (1, 2, 3):
        do(position, seat, "take soil")
    # The turn would be over: the two who could still take something are asked once.
    assert position.actors() == [0, 1, 3]
    assert position.prompt(0).id == "earth-prompt-team"
    do(position, 0, "stop")
    do(position, 3, "stop")
    do(position, 1, "fetch compost", "stop")
    assert position.active == 2
    assert there(position, 0, "soil") == 0
    assert (position.areas[0].soil, position.areas[1].soil) == (3, 2)
    assert position.areas[1].compost == 1
    lost = [line for line in position.journal.lines(3) if line.id.startswith("earth-team-lost")]  # type: ignore[union-attr]
    assert [(line.id, line.figures["count"]) for line in lost] == [("earth-team-lost-soil", 2)]
    assert position.soil_gained(0) == 0


@pytest.mark.clause("E72")
def test_nobody_is_asked_at_the_end_but_who_gained_by_the_last_move() -> None:
    position = pairs()
    do(position, 0, "compost")
    for seat in (1, 2, 3):
        do(position, seat, "take soil")
    assert position.actors() == [3]
    do(position, 3, "stop")
    assert position.active == 2


@pytest.mark.clause("E72")
def test_a_put_by_the_very_last_move_is_offered_to_the_partner() -> None:
    # The audit's case: the last seat gains last and puts 2 soil on the board.
    position = pairs()
    do(position, 0, "compost")
    for seat in (1, 2, 3):
        do(position, seat, "take soil")
    assert position.actors() == [3]
    do(position, 3, "put soil", "put soil", "stop")
    assert position.actors() == [2]
    assert position.prompt(2).id == "earth-prompt-team"
    do(position, 2, "fetch soil", "stop")
    assert (position.areas[2].soil, position.areas[3].soil) == (4, 0)
    assert position.active == 2


@pytest.mark.clause("E72")
def test_each_member_is_asked_once_about_what_lies_there() -> None:
    position = pairs()
    do(position, 0, "compost", "put soil")
    for seat in (1, 2, 3):
        do(position, seat, "take soil")
    assert position.actors() == [0, 1, 3]
    for seat in (0, 1, 3):
        do(position, seat, "stop")
    assert position.active == 2
    assert there(position, 0, "soil") == 0


@pytest.mark.clause("E72")
def test_a_member_who_was_asked_is_asked_again_after_the_partner_has_put_something() -> None:
    position = pairs()
    do(position, 0, "compost", "put soil")
    for seat in (1, 2, 3):
        do(position, seat, "take soil")
    do(position, 1, "stop")
    do(position, 3, "stop")
    do(position, 0, "put soil", "stop")
    assert position.actors() == [1]
    do(position, 1, "fetch soil")
    assert position.areas[1].soil == 2 + 2


@pytest.mark.clause("E72")
def test_gained_soil_that_was_spent_leaves_no_right_to_put_other_soil() -> None:
    position = pairs()
    lay(position, 0, 145, 1, 1)  # red: pay 1 soil
    lay(position, 0, 148, 1, 2)  # red: pay 1 soil
    do(position, 0, "compost", "use")  # 4 of the 5 soil are left
    do(position, 0, *["put soil"] * 4)
    do(position, 0, "fetch soil")
    assert position.areas[0].soil == 4
    assert "put soil" not in words(position, 0)


@pytest.mark.clause("E72")
def test_soil_that_was_fetched_cannot_be_put_back() -> None:
    position = pairs()
    do(position, 0, "compost", "put soil")
    do(position, 1, "fetch soil")
    assert position.areas[1].soil == 1
    assert "put soil" not in words(position, 1)
    with pytest.raises(Refused, match="gained this turn"):
        do(position, 1, "put soil")


@pytest.mark.clause("E72")
def test_soil_that_was_spent_is_taken_and_cannot_be_put() -> None:
    position = pairs()
    lay(position, 0, 265, 1, 1)
    lay(position, 0, 145, 1, 2)  # red: pay 1 soil, compost up to 4 cards
    position.areas[0].soil = 1
    do(position, 0, "compost", *["put soil"] * 4)
    do(position, 0, "use")  # there are 2 soil, one of them gained; the older one is spent first
    while "put soil" in words(position, 0):
        do(position, 0, "put soil")
    assert there(position, 0, "soil") == 5
    assert position.areas[0].soil == 0


@pytest.mark.clause("E73")
def test_a_view_shows_the_partners_hand_and_nobody_elses() -> None:
    position = pairs()
    do(position, 0, "grow")
    drawn = hand(position, 0)
    partner = cast("dict[str, object]", position.view(1)["partner"])
    assert (partner["seat"], partner["hand"]) == (0, drawn)
    assert cast("dict[str, object]", position.view(2)["partner"])["hand"] == hand(position, 3)
    assert position.view(None)["partner"] is None
    do(position, 0, f"put {drawn[0]}")
    faces = [cast("list[dict[str, object]]", position.view(seat)["teams"])[0]["faces"] for seat in (1, 2, None)]
    assert faces == [[drawn[0]], None, None]


@pytest.mark.clause("E73")
def test_an_imagined_world_keeps_the_partners_hand_and_redeals_the_others() -> None:
    position = pairs()
    do(position, 0, "grow")  # without flora everyone draws
    mine, theirs = hand(position, 0), hand(position, 2)
    worlds = [cast(EarthPosition, position.imagine(1, seed)) for seed in range(6)]
    assert all(hand(world, 0) == mine for world in worlds)
    assert any(hand(world, 2) != theirs for world in worlds)


@pytest.mark.clause("E73")
def test_scores_are_added_per_team_and_both_members_win() -> None:
    areas = [lay_area(compost=count, soil=soil) for count, soil in ((10, 0), (1, 0), (6, 0), (6, 0))]
    outcome = result(areas, [[]] * 4, [[]] * 4, -1, [[0, 1], [2, 3]])
    assert outcome.scores == [10, 1, 6, 6]
    assert outcome.team_scores() == [11, 12]
    assert outcome.winners == [2, 3]
    assert outcome.decided_by is None


@pytest.mark.clause("E59", "E73")
def test_equal_teams_compare_what_both_members_have_together() -> None:
    areas = [lay_area(compost=5, soil=soil) for soil in (9, 0, 5, 5)]
    outcome = result(areas, [[]] * 4, [[]] * 4, -1, [[0, 1], [2, 3]])
    assert outcome.winners == [2, 3]
    assert outcome.decided_by is not None
    assert outcome.decided_by.figures["amount"] == 10


@pytest.mark.clause("E71", "E73")
@pytest.mark.slow_plain
@pytest.mark.parametrize("open_planting", [False, True])
def test_the_contract_of_the_engine_is_kept_in_teams(open_planting: bool) -> None:
    game = terrarium.game("earth", seats=4, teams=True, mode="beginner", open_planting=open_planting)
    check_game(game, games=1, seed=2)  # one of the shorter games


def test_without_teams_there_is_no_board() -> None:
    position = table()
    with pytest.raises(Refused, match="no teams"):
        do(position, 0, "fetch soil")
    assert not teams.partner_has_room(position, 0, 0)
