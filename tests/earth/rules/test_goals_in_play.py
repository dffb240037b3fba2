"""Goals in play: a goal that is met for a moment is noticed before it is lost, and seated in time. (E47, E48)"""

from __future__ import annotations

import pytest

from terrarium.earth.cards.vocabulary import NONE
from terrarium.earth.position import EarthPosition
from terrarium.earth.rules import costs, fauna, goals
from terrarium.earth.state.stages import WINDOW
from tests.earth.abilities import plain
from tests.earth.answers import alone, end_turn, go_on, lay_area, some_answer, take_turn
from tests.earth.areas import events, pick, spread
from tests.earth.makers import FAUNA, flora_with
from tests.earth.table import QUIET, QUIET_CARDS, deck, do, fetch, fill_compost, give, hand, lay, table

#: Two cards that cost nothing; a red one; one that lets cards go to the compost in red turns.
CAT_GRASS, DAHLIA, BASIL, HEATHER = 5, 134, 14, 20
#: A terrain of 1 soil, green and brown, whose place a red card may take.
LAVA_PLAIN = 230
#: Events that pay 1 soil, 2 compost cards, a sprout, a growth; that give 2 sprouts, 1 soil; that take a compost card
#: back into hand.
PAYS_SOIL, PAYS_COMPOST, PAYS_SPROUT, PAYS_GROWTH = 207, 221, 213, 217
GIVES_SPROUTS, GIVES_SOIL, TAKES_BACK = 222, 223, 262
MOLE, WORM, CONDOR, SALAMANDER, BEAR = "339A", "339B", "340A", "352A", "355B"


def with_goal(key: str, place: int = 0) -> EarthPosition:
    """A table for two with one goal that matters, in that place."""
    others = [goal for goal in QUIET if goal != key]
    return table(goals=[*others[:place], key, *others[place:3]])


def met(position: EarthPosition, seat: int, place: int = 0) -> bool:
    """Whether an area meets a goal at this moment."""
    return goals.met(position.fauna[place], position.areas[seat])


def make(position: EarthPosition, seat: int, key: str) -> None:
    """Give a seat exactly what a goal asks for."""
    need, maker = FAUNA[key]
    area = maker(need)
    lay_area(position, seat, area)
    plain = [card for card in deck(position) if card in QUIET_CARDS]
    fill_compost(position, seat, *plain[: area.compost])
    position.areas[seat].soil = area.soil


def fill_hand(position: EarthPosition, seat: int, count: int) -> None:
    """Put n cards without effect into a hand."""
    give(position, seat, *[card for card in deck(position) if card in QUIET_CARDS][:count])


# -- noticed before it is given up -------------------------------------------------------------------------------


@pytest.mark.clause("E47")
@pytest.mark.parametrize("place", [0, 3])
@pytest.mark.parametrize(
    ("key", "event"),
    [
        (MOLE, PAYS_SOIL),
        (WORM, PAYS_COMPOST),
        (WORM, TAKES_BACK),
        ("337A", PAYS_GROWTH),
        ("337B", PAYS_GROWTH),
        ("338A", PAYS_SPROUT),
        ("338B", PAYS_SPROUT),
        ("358A", PAYS_SPROUT),  # four flora with all their pieces
        ("358A", PAYS_GROWTH),
        ("358B", GIVES_SPROUTS),  # eight flora without pieces
    ],
)
def test_a_goal_is_earned_though_an_event_gives_up_at_once_what_it_counts(key: str, event: int, place: int) -> None:
    position = with_goal(key, place)
    make(position, 1, key)
    give(position, 1, event)
    assert met(position, 1, place)
    do(position, 1, f"event {event}")
    while met(position, 1, place):
        do(position, 1, some_answer(position, 1, "remove sprout", "remove growth", "sprout"))
    take_turn(position, "plant")
    assert not met(position, 1, place)
    assert position.leaf_step(1, place) == 1
    assert position.leaf_step(0, place) == 0
    assert fauna.leaf_points(position, 1) == 10


@pytest.mark.clause("E47")
def test_twenty_cards_in_hand_are_noticed_before_one_of_them_is_played_as_an_event() -> None:
    position = with_goal(CONDOR)
    fill_hand(position, 1, 19)
    give(position, 1, GIVES_SOIL)
    do(position, 1, f"event {GIVES_SOIL}")
    take_turn(position, "compost")
    assert len(hand(position, 1)) == 19
    assert position.leaf_step(1, 0) == 1


@pytest.mark.clause("E47")
def test_twenty_cards_in_hand_are_noticed_before_one_of_them_is_planted() -> None:
    position = with_goal(CONDOR)
    fill_hand(position, 0, 18)
    give(position, 0, CAT_GRASS, DAHLIA)
    do(position, 0, "plant", f"plant {CAT_GRASS}")
    end_turn(position, f"plant {DAHLIA}", "at")
    assert len(hand(position, 0)) == 19  # two planted, one of four kept
    assert position.leaf_step(0, 0) == 1


@pytest.mark.clause("E47")
def test_twenty_cards_in_hand_are_noticed_before_one_of_them_is_composted() -> None:
    position = with_goal(CONDOR)
    fill_hand(position, 1, 20)
    lay(position, 1, HEATHER, 1, 1)
    do(position, 0, "compost")
    do(position, 1, "take soil")
    do(position, 1, some_answer(position, 1, "compost"))
    end_turn(position)
    assert len(hand(position, 1)) == 19
    assert position.leaf_step(1, 0) == 1


@pytest.mark.clause("E18", "E47")
@pytest.mark.parametrize("key", [BEAR, SALAMANDER])
def test_a_goal_is_earned_though_a_card_takes_the_place_of_a_terrain_that_it_counts(key: str) -> None:
    # Lava Plain is the fifth brown card, or the terrain of a second set; then Basil takes its place.
    position = with_goal(key)
    if key == BEAR:
        lay_area(position, 0, spread(QUIET_CARDS[:4]))
    else:
        colored = [card for color in ("red", "blue", "yellow") for card in pick(flora_with(color), 2, [BASIL])]
        lay_area(position, 0, spread([*colored, QUIET_CARDS[0]]))
        for event in events(2):
            position.areas[0].play_event(fetch(position, event))
    give(position, 0, LAVA_PLAIN, BASIL)
    position.areas[0].soil = 1
    assert not met(position, 0)
    do(position, 0, "plant", f"plant {LAVA_PLAIN}")
    while LAVA_PLAIN not in position.areas[0].cells:
        do(position, 0, some_answer(position, 0, "at"))
    assert met(position, 0)
    end_turn(position, f"plant {BASIL}", "at")
    assert LAVA_PLAIN not in position.areas[0].cells
    assert not met(position, 0)
    assert position.leaf_step(0, 0) == 1


@pytest.mark.clause("E18", "E47")
def test_a_goal_is_earned_before_a_replacement_also_if_all_four_goals_count_only_the_grid() -> None:
    position = table(goals=[BEAR, "341A", "341B", "342A"])
    lay_area(position, 0, spread(QUIET_CARDS[:4]))
    lay(position, 0, LAVA_PLAIN, 2, 1)
    give(position, 0, BASIL)
    assert met(position, 0)
    assert not met(position, 0, 1)
    do(position, 0, "plant", f"plant {BASIL}")
    end_turn(position, "at 2 1")
    assert LAVA_PLAIN not in position.areas[0].cells
    assert not met(position, 0)
    assert position.leaf_step(0, 0) == 1


# -- seated in time ----------------------------------------------------------------------------------------------


@pytest.mark.clause("E44", "E48")
def test_a_goal_that_is_met_in_the_last_window_is_still_seated() -> None:
    position = with_goal(MOLE)
    give(position, 1, GIVES_SOIL)
    position.bonus = 0
    take_turn(position, "compost")
    take_turn(position, "compost")
    assert position.stage == WINDOW
    position.areas[1].soil = 19
    assert position.leaf_step(1, 0) == 0
    do(position, 1, f"event {GIVES_SOIL}")
    go_on(position, until=position.over)
    assert position.over()
    assert position.leaf_step(1, 0) == 1
    assert "earth-sheet-fauna" in [entry.line.id for entry in position.outcome().breakdown[1]]


@pytest.mark.clause("E47", "E48")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_goal_that_is_met_by_any_seat_at_the_end_of_a_turn_is_seated_with_that_seat(seat: int) -> None:
    position = table(3, mode="standard")
    position.areas[seat].soil = 30
    take_turn(position, "compost")
    assert [int(fauna.leaf_points(position, other)) for other in range(3)] == [
        15 * (other == seat) for other in range(3)
    ]


@pytest.mark.clause("E48")
def test_an_earlier_turn_gives_the_better_step_of_a_goal_in_every_seat() -> None:
    # Seat 2 meets it in the turn of seat 0, seats 0 and 1 one turn later: clockwise from seat 1, these two.
    position = table(3, mode="standard")
    position.areas[2].soil = 20
    take_turn(position, "compost")
    position.areas[0].soil = position.areas[1].soil = 20
    take_turn(position, "compost")
    assert [int(fauna.leaf_points(position, seat)) for seat in range(3)] == [8, 11, 15]


@pytest.mark.clause("E48", "E61")
def test_alone_a_goal_is_seated_at_the_end_of_the_own_turn_and_of_gaias() -> None:
    position = alone("medium")
    position.areas[0].soil = 20
    take_turn(position, "grow")
    assert fauna.leaf_points(position, 0) == 15
    fill_compost(position, 0, *deck(position)[:15])
    assert position.leaf_step(0, 1) == 0
    end_turn(position)
    assert fauna.leaf_points(position, 0) == 30


@pytest.mark.clause("E31", "E47")
@pytest.mark.parametrize(("cost", "noticed"), [("soil", False), ("compost", True)])
def test_fifteen_compost_cards_are_noticed_when_some_are_paid_and_not_when_soil_is(cost: str, noticed: bool) -> None:
    position = table(goals=["339B", "340A", "340B", "341A"])
    fill_compost(position, 0, *deck(position)[:15])
    position.areas[0].soil = 1
    costs.pay_costs(position, 0, plain({cost: 1}), NONE, False)
    assert position.has_earned(0, 0) == noticed
