"""Planting that an event or an exchange could pay for, and events while planting is hidden. (E42, E74, E75)"""

from __future__ import annotations

import pytest

from tests.earth.table import (
    asked,
    board,
    do,
    fill_grid,
    give,
    hand,
    lay,
    table,
    told,
    words,
)

BASIL = 14  # red: draw 1 card; 6 sprout spaces
RED_GRAM = 266  # price 1
HEATHER = 20  # price 2
TALL_FESCUE = 19  # price 4
MUDPOT = 223  # event: 1 soil
LAVA_LAKE = 208  # event: pay 1 sprout, take 3 soil
SNOW = 213  # event: pay 1 sprout, draw 2 cards
LAVA_TUBE = 207  # event: pay 1 soil, draw 2 cards


@pytest.mark.clause("E75")
def test_a_seat_whose_sprouts_can_be_exchanged_for_the_price_is_asked_to_plant() -> None:
    position = table()
    lay(position, 1, BASIL, 1, 1, sprouts=6)
    give(position, 1, HEATHER)
    do(position, 0, "plant")
    assert asked(position, 1) == "plant"
    assert words(position, 1) == ["stop", "exchange"]
    do(position, 1, "exchange")
    assert f"plant {HEATHER}" in words(position, 1)


@pytest.mark.clause("E75")
@pytest.mark.parametrize(("sprouts", "is_asked"), [(2, False), (3, True)])
def test_the_exchanges_must_reach_the_price(sprouts: int, is_asked: bool) -> None:
    position = table()
    lay(position, 1, BASIL, 1, 1, sprouts=sprouts)
    give(position, 1, HEATHER)  # price 2, one exchange
    do(position, 0, "plant")
    assert (asked(position, 1) == "plant") == is_asked


@pytest.mark.clause("E75")
@pytest.mark.parametrize(("soil", "is_asked"), [(0, False), (1, True)])
def test_an_event_that_gives_soil_counts_towards_the_price(soil: int, is_asked: bool) -> None:
    position = table()
    position.areas[1].soil = soil
    give(position, 1, HEATHER, MUDPOT)
    do(position, 0, "plant")
    assert (asked(position, 1) == "plant") == is_asked
    if is_asked:
        do(position, 1, f"event {MUDPOT}", f"plant {HEATHER}")


@pytest.mark.clause("E75")
def test_soil_events_and_exchanges_add_up_but_a_sprout_is_spent_once() -> None:
    # Price 4: Lava Lake costs a sprout and gives 3 soil, Mudpot gives 1. Three sprouts and 2 soil: exchange or Lake.
    position = table()
    lay(position, 1, BASIL, 1, 1, sprouts=1)
    give(position, 1, TALL_FESCUE, LAVA_LAKE, MUDPOT)
    do(position, 0, "plant")
    assert asked(position, 1) == "plant"
    short = table()
    lay(short, 1, BASIL, 1, 1, sprouts=3)
    give(short, 1, TALL_FESCUE, LAVA_LAKE)  # 3 soil with the Lake, or 2 with the exchange, never 5
    do(short, 0, "plant")
    assert asked(short, 1) != "plant"


@pytest.mark.clause("E75")
def test_an_event_that_draws_cards_is_a_reason_to_ask() -> None:
    position = table()
    lay(position, 1, BASIL, 1, 1, sprouts=1)
    give(position, 1, SNOW)
    do(position, 0, "plant")
    assert asked(position, 1) == "plant"
    without = table()
    give(without, 1, SNOW)  # which costs a sprout that is not there
    do(without, 0, "plant")
    assert asked(without, 1) != "plant"


@pytest.mark.clause("E75")
def test_the_active_seat_is_asked_before_its_second_planting_too() -> None:
    position = table()
    position.areas[0].soil = 1
    give(position, 0, RED_GRAM + 1, HEATHER, MUDPOT, 33)  # 33 costs nothing
    do(position, 0, "plant", "plant 33")
    assert asked(position, 0) == "plant"
    assert position.prompt(0).figures["count"] == 1
    do(position, 0, f"event {MUDPOT}", f"plant {HEATHER}")


@pytest.mark.clause("E75")
def test_who_cannot_reach_any_price_is_passed_over() -> None:
    position = table()
    give(position, 1, HEATHER, TALL_FESCUE)
    do(position, 0, "plant")
    assert asked(position, 1) != "plant"


@pytest.mark.clause("E75")
def test_with_a_full_grid_only_a_replacement_is_a_reason_to_ask() -> None:
    position = table()
    fill_grid(position, 1, 15, besides=(HEATHER,))
    lay(position, 1, BASIL, 4, 4, sprouts=6)
    give(position, 1, HEATHER, SNOW)
    do(position, 0, "plant")
    assert asked(position, 1) != "plant"


@pytest.mark.clause("E14", "E75")
def test_with_a_full_grid_soil_is_no_reason_to_ask() -> None:
    position = table()
    fill_grid(position, 1, 16, besides=(HEATHER,))
    position.bonus = 1
    position.areas[1].soil = 20
    give(position, 1, HEATHER)
    do(position, 0, "plant")
    assert asked(position, 1) != "plant"
    assert HEATHER in hand(position, 1)


@pytest.mark.clause("E42", "E74")
def test_an_event_played_while_planting_is_hidden_is_public_at_once_and_its_cards_are_not() -> None:
    position = table(3, journal=True, open_planting=False)
    position.areas[1].soil = 1
    give(position, 1, LAVA_TUBE)  # 1 soil, draw 2
    do(position, 0, "plant")
    assert position.view(2)["hidden_planting"]
    drawn_before = told(position, 2).count("earth-drew")
    do(position, 1, f"event {LAVA_TUBE}")
    for viewer in (0, 2, None):
        shown = position.view(viewer)["areas"][1]  # type: ignore[index]
        assert shown["events"] == [LAVA_TUBE]
        assert shown["hand"] == 0  # what it drew stays hidden
    assert "earth-event" in told(position, 2)
    assert told(position, 2).count("earth-drew") == drawn_before
    assert len(hand(position, 1)) == 2 + 1  # it cannot plant, and draws for that (E12)


@pytest.mark.clause("E42", "E74")
def test_a_world_imagined_while_planting_is_hidden_has_the_event_once() -> None:
    position = table(3, open_planting=False)
    give(position, 1, MUDPOT, HEATHER)
    position.areas[1].soil = 1
    do(position, 0, "plant")
    do(position, 1, f"event {MUDPOT}")
    for seed in range(5):
        world = position.imagine(2, seed)
        assert world.view(2) == position.view(2)
        assert len(set(world.census()["earth"])) == 283


@pytest.mark.clause("E41")
def test_an_island_that_gives_a_card_for_each_event_is_a_reason_to_ask_for_planting() -> None:
    position = table()
    board(position, 1, "291B")
    give(position, 1, MUDPOT, TALL_FESCUE)
    do(position, 0, "plant")
    assert asked(position, 1) == "plant"
