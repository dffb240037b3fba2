"""What has counted for a fauna goal can no longer be put on a team's board. (E47, E72)"""

from __future__ import annotations

import re

import pytest

from terrarium.earth.rules import fauna
from tests.earth.modes.test_teams import pairs
from tests.earth.table import deck, do, fill_compost, give, hand, lay, words

PAYS_COMPOST = 221  # an event: 2 compost cards for 2 cards
PAYS_SOIL = 145  # red: pay 1 soil


@pytest.mark.clause("E47", "E72")
def test_soil_that_has_counted_for_a_goal_cannot_be_put_but_compost_can() -> None:
    position = pairs()
    position.areas[0].soil = 16
    lay(position, 0, PAYS_SOIL, 1, 1)
    do(position, 0, "compost")  # 21 soil meet the goal of 20
    assert "put soil" in words(position, 0)
    do(position, 0, "use")  # which notices the goal before it pays
    assert "put soil" not in words(position, 0)
    assert position.soil_gained(0) == 0
    assert "put compost" in words(position, 0)


@pytest.mark.clause("E47", "E72")
def test_soil_that_is_put_before_it_is_noticed_does_not_count() -> None:
    position = pairs()
    position.areas[0].soil = 16
    do(position, 0, "compost", "put soil", "put soil")  # 19 are left: the goal is not met
    for seat in (1, 2, 3):
        do(position, seat, "take soil")
    do(position, 1, "fetch soil")
    while position.active == 0:
        do(position, position.actors()[0], "stop")
    assert fauna.leaves_of(position, 0) == []


@pytest.mark.clause("E47", "E72")
def test_compost_that_has_counted_for_a_goal_cannot_be_put_but_soil_can() -> None:
    position = pairs()
    give(position, 0, PAYS_COMPOST)
    fill_compost(position, 0, *deck(position)[-13:])
    do(position, 0, "compost")  # 15 compost cards meet the goal
    assert {"put soil", "put compost"} <= set(words(position, 0))
    do(position, 0, f"event {PAYS_COMPOST}")  # which notices the goal before it pays 2 of them
    assert position.areas[0].compost == 13
    assert "put compost" not in words(position, 0)
    assert position.compost_gained(0) == 0
    assert "put soil" in words(position, 0)


@pytest.mark.clause("E47", "E72")
def test_cards_that_have_counted_for_a_goal_cannot_be_put() -> None:
    position = pairs()
    give(position, 0, PAYS_COMPOST)
    give(position, 0, *[card for card in deck(position) if card != PAYS_COMPOST][-15:])
    fill_compost(position, 0, *deck(position)[-2:])
    do(position, 0, "grow")  # 20 cards meet the goal
    drawn = [f"put {card}" for card in hand(position, 0) if f"put {card}" in words(position, 0)]
    assert len(drawn) == 4
    do(position, 0, f"event {PAYS_COMPOST}")  # which notices the goal before the event leaves the hand
    assert not set(drawn) & set(words(position, 0))


@pytest.mark.clause("E47", "E72")
def test_cards_can_still_be_put_when_compost_has_counted() -> None:
    position = pairs()
    give(position, 0, PAYS_COMPOST)
    fill_compost(position, 0, *deck(position)[-15:])
    do(position, 0, "grow", f"event {PAYS_COMPOST}")  # which notices the goal of 15 compost cards
    assert len([sentence for sentence in words(position, 0) if re.fullmatch(r"put \d+", sentence)]) == 4 + 2


@pytest.mark.clause("E47", "E72")
def test_a_goal_about_something_else_is_not_noticed_when_compost_is_paid() -> None:
    position = pairs()
    position.areas[0].soil = 16
    give(position, 0, PAYS_COMPOST)
    do(position, 0, "compost", f"event {PAYS_COMPOST}")  # 21 soil meet the goal, but no soil is given up yet
    assert "put soil" in words(position, 0)
