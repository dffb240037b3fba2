"""Gains that wait are placed before an event or an exchange needs them. (E78)"""

from __future__ import annotations

from itertools import product

import pytest

from terrarium.earth.cards.abilities import COPY, COSTS, GAINS, PLAIN
from terrarium.earth.cards.box import BOX, first_ability
from terrarium.earth.cards.vocabulary import RED
from terrarium.earth.rules.ability_use import can_wait
from tests.earth.abilities import ability, plain
from tests.earth.table import (
    activate,
    asked,
    do,
    fill_compost,
    give,
    hand,
    lay,
    pieces,
    table,
    words,
)

JELLY_EAR = 145  # red: pay 1 soil, compost up to 4 cards from hand
RED_BIRCH = 37  # red: compost up to 2 cards from hand
SHIITAKE = 66  # red: pay 1 sprout, take 3 soil
BOXWOOD = 45  # red: 2 sprouts
PAINTED_NETTLE = 244  # red: pay the top card of the compost, take 1 growth
HEATHER = 20  # price 2
PRICKLY_PEAR = 157  # red: 3 soil
MUDPOT = 223  # event: 1 soil
LAVA_LAKE = 208  # event: pay 1 sprout, take 3 soil
LAVA_TUBE = 207  # event: pay 1 soil, draw 2 cards


@pytest.mark.clause("E78")
def test_sprouts_that_wait_are_placed_before_an_exchange_that_needs_them() -> None:
    position = table()
    lay(position, 1, BOXWOOD, 1, 1)  # red: 2 sprouts, which wait
    lay(position, 1, 265, 1, 2, sprouts=1)
    lay(position, 1, JELLY_EAR, 1, 3)  # 1 soil
    give(position, 1, HEATHER)
    do(position, 0, "compost")
    do(position, 1, "take compost")
    assert asked(position, 1) == "unpayable"
    assert "exchange" in words(position, 1)
    do(position, 1, "exchange")
    assert asked(position, 1) == "sprouts"
    do(position, 1, "sprout 1 1", "sprout 1 1")
    assert sum(pieces(position, 1)[0].values()) == 0  # 3 there, 3 given
    assert asked(position, 1) == "ability"
    do(position, 1, "use")
    assert position.areas[1].soil == 1


@pytest.mark.clause("E78")
def test_sprouts_that_wait_are_placed_before_an_event_that_costs_one() -> None:
    position = table()
    lay(position, 1, BOXWOOD, 1, 1)
    lay(position, 1, 265, 1, 2)
    lay(position, 1, JELLY_EAR, 1, 3)
    give(position, 1, LAVA_LAKE, HEATHER)
    do(position, 0, "compost")
    do(position, 1, "take compost")
    assert f"event {LAVA_LAKE}" in words(position, 1)
    do(position, 1, f"event {LAVA_LAKE}")
    assert asked(position, 1) == "sprouts"
    do(position, 1, "sprout 1 1", "sprout 1 2", "remove sprout 1 2")
    assert position.areas[1].soil == 3
    assert asked(position, 1) == "ability"


@pytest.mark.clause("E78")
def test_who_stops_placing_keeps_the_event() -> None:
    position = table()
    lay(position, 1, BOXWOOD, 1, 1)
    lay(position, 1, 265, 1, 2)
    lay(position, 1, JELLY_EAR, 1, 3)
    give(position, 1, LAVA_LAKE)
    do(position, 0, "compost")
    do(position, 1, "take compost", f"event {LAVA_LAKE}", "stop")
    assert hand(position, 1) == [LAVA_LAKE]
    assert position.active == 1


@pytest.mark.clause("E78")
def test_an_event_that_is_composted_while_it_waits_is_not_played() -> None:
    position = table()
    lay(position, 1, RED_BIRCH, 1, 1)  # red: compost up to 2 cards from hand, which waits
    lay(position, 1, JELLY_EAR, 1, 2)
    position.areas[1].soil = 1
    give(position, 1, LAVA_TUBE, HEATHER)  # Lava Tube: pay 1 soil, draw 2 cards
    do(position, 0, "compost")
    do(position, 1, "take compost", f"event {LAVA_TUBE}")
    assert asked(position, 1) == "compost"
    do(position, 1, f"compost {LAVA_TUBE}", "stop")
    assert hand(position, 1) == [HEATHER]
    assert len(position.areas[1].events) == 0
    assert len(set(position.census()["earth"])) == len(position.census()["earth"]) == 283


@pytest.mark.clause("E78")
def test_sprouts_that_wait_are_placed_before_an_ability_that_pays_with_them() -> None:
    position = table()
    lay(position, 1, BOXWOOD, 1, 1)
    lay(position, 1, SHIITAKE, 1, 2)  # red: pay 1 sprout, take 3 soil
    do(position, 0, "compost")
    do(position, 1, "take compost")
    assert asked(position, 1) == "sprouts"
    do(position, 1, "sprout 1 1", "sprout 1 1")
    assert asked(position, 1) == "ability"


@pytest.mark.clause("E47", "E78")
@pytest.mark.parametrize(("goal", "first"), [("358A", "growth"), ("339A", "ability")])
def test_growth_that_waits_is_placed_before_an_exchange_while_flora_is_to_be_full(goal: str, first: str) -> None:
    position = table(goals=[goal, "339B", "340A", "340B"])
    lay(position, 1, PAINTED_NETTLE, 1, 1)
    lay(position, 1, 265, 1, 2, sprouts=3)
    lay(position, 1, JELLY_EAR, 1, 3)
    fill_compost(position, 1, 100)
    give(position, 1, HEATHER)
    do(position, 0, "compost")
    do(position, 1, "take compost", "use", "exchange")
    assert asked(position, 1) == first


@pytest.mark.clause("E78")
def test_composting_waits_for_an_ability_that_is_not_about_cards() -> None:
    position = table()
    soil, growth = plain({}, {"soil": 2}), plain({"growth": 1}, {"soil": 3})
    assert [can_wait(position, 0, number, 0, 0, 1) for number in (soil, growth)] == [True, True]
    hand_cards = ability(lambda found: found.costs[COSTS.index("hand")] > 0 and found.gains[GAINS.index("draw")] == 0)
    compost_cards = plain({"compost": 1})
    deck_cards = ability(lambda found: found.gains[GAINS.index("deck")] > 0 and found.costs[COSTS.index("hand")] == 0)
    for number in (hand_cards, compost_cards, deck_cards):
        assert not can_wait(position, 0, number, 0, 0, 1)
        assert can_wait(position, 0, number, 0, 0, 0)
    draws = plain({}, {"draw": 1})
    assert not can_wait(position, 0, draws, 1, 0, 0)
    assert can_wait(position, 0, draws, 0, 0, 0)


@pytest.mark.clause("E78")
@pytest.mark.parametrize(("goal", "waits"), [("358A", False), ("339A", True)])
def test_one_piece_waits_for_the_payment_of_the_other_unless_flora_is_to_be_full(goal: str, waits: bool) -> None:
    position = table(goals=[goal, "339B", "340A", "340B"])
    pays_growth, pays_sprout = plain({"growth": 1}, {"soil": 3}), plain({"sprout": 1}, {"soil": 2})
    assert can_wait(position, 0, pays_growth, 1, 0, 0) == waits
    assert can_wait(position, 0, pays_sprout, 0, 1, 0) == waits
    assert not can_wait(position, 0, pays_growth, 0, 1, 0)
    assert not can_wait(position, 0, pays_sprout, 1, 0, 0)
    assert can_wait(position, 0, pays_growth, 0, 0, 1)


#: One plain ability for all that cost and give the same kinds, by these kinds.
PLAIN_ABILITIES = {
    (
        frozenset(name for name, amount in zip(COSTS, found.costs, strict=True) if amount > 0),
        frozenset(name for name, amount in zip(GAINS, found.gains, strict=True) if amount > 0),
    ): first_ability(card.number) + slot
    for card in BOX.cards
    for slot, found in enumerate(card.abilities)
    if found.effect == PLAIN
}


def must_be_placed(costs: frozenset[str], gains: frozenset[str], waiting: set[str], full_wanted: bool) -> bool:
    """Whether some of what waits is placed before an ability."""
    if waiting and "draw" in gains:
        return True
    if waiting & costs & {"sprout", "growth"}:
        return True
    if full_wanted and costs & {"sprout", "growth"} and waiting & {"sprout", "growth"}:
        return True
    return "cards" in waiting and bool(costs & {"hand", "compost"} or "deck" in gains)


@pytest.mark.clause("E47", "E78")
@pytest.mark.parametrize(("goal", "full_wanted"), [("358A", True), ("339A", False)])
def test_for_every_ability_what_it_is_about_is_placed_first(goal: str, full_wanted: bool) -> None:
    position = table(goals=[goal, "339B", "340A", "340B"])
    rows = list(product((0, 1), repeat=3))
    for (costs, gains), number in PLAIN_ABILITIES.items():
        for row in rows:
            waiting = {name for name, amount in zip(("sprout", "growth", "cards"), row, strict=True) if amount}
            assert can_wait(position, 0, number, *row) != must_be_placed(costs, gains, waiting, full_wanted)


@pytest.mark.clause("E37", "E78")
def test_everything_is_placed_before_an_ability_is_copied() -> None:
    position = table()
    copying = ability(lambda found: found.effect == COPY)
    assert can_wait(position, 0, copying, 0, 0, 0)
    for row in ((1, 0, 0), (0, 1, 0), (0, 0, 1)):
        assert not can_wait(position, 0, copying, *row)


@pytest.mark.clause("E28", "E78")
def test_a_single_sprout_that_waits_is_placed_before_an_exchange() -> None:
    position = table()
    lay(position, 1, 35, 1, 1, sprouts=3)  # red: 1 sprout and 1 growth
    lay(position, 1, 265, 1, 2)
    lay(position, 1, JELLY_EAR, 1, 3)
    give(position, 1, HEATHER)
    do(position, 0, "compost")
    do(position, 1, "take compost", "exchange")
    assert asked(position, 1) == "sprouts"


@pytest.mark.clause("E28", "E47")
def test_an_exchange_with_nothing_waiting_is_made_at_once_though_flora_is_to_be_full() -> None:
    position = table(goals=["358A", "339B", "340A", "340B"])
    lay(position, 0, 265, 1, 1, sprouts=3)
    do(position, 0, "exchange")
    assert (position.areas[0].soil, asked(position, 0)) == (2, "action")


@pytest.mark.clause("E77", "E78")
def test_after_an_event_that_needed_what_waits_a_careful_seat_is_in_the_same_window_again() -> None:
    position = table()
    lay(position, 0, BOXWOOD, 1, 1)
    lay(position, 0, PRICKLY_PEAR, 1, 2)
    give(position, 0, LAVA_LAKE, MUDPOT)
    do(position, 0, "careful on")
    activate(position, 0, RED)
    assert asked(position, 0) == "turn"
    do(position, 0, "stop")  # Boxwood gives 2 sprouts, which wait
    assert asked(position, 0) == "turn"
    do(position, 0, f"event {LAVA_LAKE}", "sprout 1 1", "sprout 1 1", "amount 3")
    assert (position.areas[0].soil, sum(pieces(position, 0)[0].values())) == (3, 1)
    assert asked(position, 0) == "turn"
    do(position, 0, "stop")
    assert asked(position, 0) == "amount-soil-of"
