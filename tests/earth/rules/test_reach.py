"""What events and exchanges can bring before an ability or a planting is passed over. (E75, E77, E78)"""

from __future__ import annotations

import pytest

from terrarium.earth.cards.box import BOX, first_ability
from terrarium.earth.cards.vocabulary import NONE, RED, SPROUT
from terrarium.earth.position import EarthPosition
from terrarium.earth.rules import costs, planting, windows
from terrarium.earth.state.steps import (
    ABILITY,
    ACTIVATE,
    CARRY_ON,
    GROWTHS,
    PAY_CARDS,
    PAY_GROWTH,
    PAY_SPROUTS,
    SPROUTS,
    TUCK,
    step,
)
from terrarium.engine.vec_operations import from_list
from tests.earth.abilities import plain
from tests.earth.table import board, fill_compost, fill_grid, give, lay, table

#: Flora without abilities of a colour: 12 sprout spaces and 6 growth together.
FLORA = [card.number for card in BOX.cards if card.sprouts == 6 and card.growth == 3][:2]
MUDPOT, TORNADO, GEYSER, LAVA_TUBE, STEAM_VENTS = 223, 200, 221, 207, 222


def rich() -> EarthPosition:
    """Seat 0 with 10 soil, 8 of 12 sprouts, 5 of 6 growth, 5 cards in hand and 10 in the compost."""
    position = table()
    lay(position, 0, FLORA[0], 1, 1, sprouts=2, growth=2)
    lay(position, 0, FLORA[1], 4, 4, sprouts=6, growth=3)
    position.areas[0].soil = 10
    give(position, 0, *[card for card in range(2, 13) if card not in FLORA][:5])
    fill_compost(position, 0, *[card for card in range(30, 60) if card not in FLORA][:10])
    return position


def means(position: EarthPosition, events: list[int], subset: int) -> list[int]:
    """Soil, sprouts, growth, hand and compost after some of the events."""
    return [int(have) for have in windows.means_after(position, 0, from_list(events), subset)]


@pytest.mark.clause("E75", "E77")
@pytest.mark.parametrize(
    ("event", "expected"),
    [
        (MUDPOT, [11, 8, 5, 4, 10]),
        (TORNADO, [14, 6, 5, 4, 10]),  # 2 sprouts for 4 soil
        (196, [10, 12, 2, 4, 10]),  # 3 growth for 6 sprouts, of which 4 fit
        (STEAM_VENTS, [10, 10, 5, 4, 10]),
        (212, [10, 5, 6, 4, 10]),  # 3 sprouts for 6 growth, of which 1 fits
        (211, [10, 8, 3, 4, 15]),  # 2 growth for 5 cards of the deck
        (198, [10, 3, 5, 5, 18]),  # 5 sprouts for a card and 8 of the deck
        (206, [10, 8, 5, 8, 6]),  # 4 compost cards for 4 cards
        (209, [8, 11, 5, 4, 10]),  # 2 soil for 3 sprouts
        (262, [10, 8, 5, 5, 9]),  # a card of the compost
    ],
)
def test_what_is_there_after_an_event(event: int, expected: list[int]) -> None:
    position = rich()
    assert means(position, [event], 0) == [10, 8, 5, 5, 10]
    assert means(position, [event], 1) == expected


@pytest.mark.clause("E75", "E77")
def test_events_add_up_and_the_island_gives_for_each() -> None:
    position = rich()
    assert means(position, [MUDPOT, TORNADO], 1) == [11, 8, 5, 4, 10]
    assert means(position, [MUDPOT, TORNADO], 2) == [14, 6, 5, 4, 10]
    assert means(position, [MUDPOT, TORNADO], 3) == [15, 6, 5, 3, 10]
    board(position, 0, "285B")  # 1 soil for each event
    assert means(position, [MUDPOT, TORNADO], 3) == [17, 6, 5, 3, 10]
    board(position, 0, "291B")  # 1 card for each event
    assert means(position, [MUDPOT, TORNADO], 3) == [15, 6, 5, 5, 10]


@pytest.mark.clause("E41", "E77")
def test_events_that_cost_more_than_there_is_bring_nothing() -> None:
    position = rich()
    position.areas[0].soil = 1
    assert means(position, [LAVA_TUBE], 1) == [0, 8, 5, 6, 10]
    assert means(position, [209], 1) == []  # costs 2 soil
    assert means(position, [LAVA_TUBE, MUDPOT, 209], 7) == []


def in_run(position: EarthPosition, *rows: int) -> None:
    """Put an activation of seat 0 on the stack that stops at a question, with rows that wait."""
    position.pop(0)
    position.push(0, step(ACTIVATE, mask=RED))
    for row in rows:
        position.push(0, row)
    position.push(0, step(CARRY_ON))
    position.push(0, step(ABILITY, 1, plain({"soil": 1})))


@pytest.mark.clause("E78")
def test_what_waits_in_an_activation_is_counted_by_kind() -> None:
    position = rich()
    in_run(position, step(SPROUTS, 2), step(GROWTHS, 1), step(SPROUTS, 1), step(TUCK, 4))
    assert windows.waiting(position, 0, SPROUTS) == 3
    assert windows.waiting(position, 0, GROWTHS) == 1
    assert windows.waiting(position, 0, TUCK) == 4
    assert windows.placeable(position, 0, SPROUT) == 11
    position = rich()
    in_run(position, step(SPROUTS, 1))
    assert windows.placeable(position, 0, SPROUT) == 9
    position = rich()
    in_run(position, step(SPROUTS, 9))
    assert windows.placeable(position, 0, SPROUT) == 12
    position = rich()
    position.pop(0)
    position.push(0, step(ACTIVATE, mask=RED))
    position.push(0, step(SPROUTS, 2))
    assert windows.waiting(position, 0, SPROUTS) == 0  # the row that is asked about does not wait


@pytest.mark.clause("E41", "E78")
@pytest.mark.parametrize(
    ("compost", "waiting", "others", "expected"),
    [(0, 2, 2, True), (0, 2, 1, False), (0, 1, 2, False), (1, 1, 1, True), (1, 2, 0, False), (2, 0, 0, True)],
)
def test_cards_that_wait_to_be_composted_can_pay_for_an_event(
    compost: int, waiting: int, others: int, expected: bool
) -> None:
    # Geyser costs 2 compost cards; it is in hand itself and cannot be composted.
    position = table()
    give(position, 0, GEYSER, *[2, 3][:others])
    fill_compost(position, 0, *[30, 31][:compost])
    in_run(position, step(TUCK, waiting))
    assert windows.playable(position, 0, GEYSER) == expected


@pytest.mark.clause("E41", "E78")
@pytest.mark.parametrize(
    ("event", "row", "needed"), [(TORNADO, SPROUTS, 2), (202, GROWTHS, 2), (213, SPROUTS, 1), (217, GROWTHS, 1)]
)
def test_pieces_that_wait_can_pay_for_an_event(event: int, row: int, needed: int) -> None:
    for count in range(4):
        position = table()
        lay(position, 0, FLORA[0], 2, 2)
        give(position, 0, event)
        in_run(position, step(row, count))
        assert windows.playable(position, 0, event) == (count >= needed)


@pytest.mark.clause("E41")
def test_an_event_that_costs_one_more_than_there_is_cannot_be_played_in_an_activation() -> None:
    position = table()
    give(position, 0, 218)  # costs 4 soil
    position.areas[0].soil = 3
    in_run(position, step(TUCK, 1))
    assert not windows.playable(position, 0, 218)
    position.areas[0].soil = 4
    assert windows.playable(position, 0, 218)


@pytest.mark.clause("E17", "E75")
@pytest.mark.parametrize(
    ("soil", "sprouts", "growth", "hand"), [(0, 0, 0, 0), (1, 2, 0, 0), (1, 3, 1, 2), (0, 4, 3, 4), (2, 7, 2, 1)]
)
@pytest.mark.parametrize("card", [190, 191, 192, 193, 194, 195])
def test_a_card_that_takes_another_payment_is_within_reach_of_all_of_it(
    card: int, soil: int, sprouts: int, growth: int, hand: int
) -> None:
    ability = next(ability for ability in BOX.cards[card].abilities if ability.word == "pay_with" or ability.resource)
    others = {1: sprouts, 2: sprouts // 3 * 2 + growth, 3: sprouts // 3 * 2 + hand}
    position = table()
    lay(position, 0, FLORA[0], 1, 1, sprouts=min(sprouts, 6), growth=growth)
    lay(position, 0, FLORA[1], 4, 4, sprouts=max(sprouts - 6, 0))
    give(position, 0, card, *range(2, 2 + hand))
    position.areas[0].soil = soil
    others_in_hand = [int(number) for number in position.plantable_cards(0) if number != card]
    reach = soil + others[ability.resource]
    dear = all(BOX.cards[number].cost > soil + sprouts // 3 * 2 for number in others_in_hand)
    if dear:
        assert windows.planting_within_reach(position, 0) == (BOX.cards[card].cost <= reach)
    else:
        assert windows.planting_within_reach(position, 0)


@pytest.mark.clause("E17", "E75")
@pytest.mark.parametrize("card", [190, 191, 194, 195])
@pytest.mark.parametrize("given", [0, 1])
def test_what_a_card_takes_instead_of_soil_counts_up_to_its_price(card: int, given: int) -> None:
    # 190 and 191 take cards from hand, of which the card itself is none; 194 and 195 take growth.
    position = table()
    give(position, 0, card)
    lay(position, 0, FLORA[0], 2, 2)
    position.areas[0].soil = BOX.cards[card].cost - 1
    if card < 192:
        give(position, 0, *[TORNADO, 205][:given])  # events that cost 2 sprouts
    else:
        position.areas[0].growth[5] = given
        assert position.areas[0].hand == 1
    assert windows.planting_within_reach(position, 0) == (given == 1)


@pytest.mark.clause("E75")
def test_five_events_are_enough_to_try() -> None:
    # A price of 5 more than there is, with five events of 1 soil each through the Island.
    position = table()
    dear = next(card.number for card in BOX.cards if card.kind in (1, 2) and card.cost == 5 and card.number > 12)
    board(position, 0, "285B")
    give(position, 0, dear, 220, 222, 224, 226, 262)
    assert not windows.planting_within_reach(position, 0)  # 262 needs compost
    fill_compost(position, 0, 50)
    assert windows.planting_within_reach(position, 0)


@pytest.mark.clause("E75")
@pytest.mark.parametrize(("short", "reach"), [(6, True), (7, False)])
def test_the_soil_of_up_to_five_events_is_counted(short: int, reach: bool) -> None:
    # Through the Island, Mudpot brings 2 soil and each of the five others 1.
    position = table()
    board(position, 0, "285B")
    dear = next(
        card.number for card in BOX.cards if card.kind in (1, 2) and card.cost == 9 and card.number not in FLORA
    )
    position.areas[0].soil = 9 - short
    give(position, 0, dear, 220, 222, MUDPOT, 224, 226, 262)
    fill_compost(position, 0, 50)
    assert len(windows.playable_events(position, 0)) == 6
    assert windows.planting_within_reach(position, 0) == reach


@pytest.mark.clause("E31")
def test_pieces_in_the_last_cell_are_counted_once() -> None:
    # Two sprouts or two growth are a price that one piece on row 4, column 4 does not pay.
    for cost, kind in (("sprout", PAY_SPROUTS), ("growth", PAY_GROWTH)):
        two, one = plain({cost: 2}), plain({cost: 1})
        position = table()
        lay(position, 0, FLORA[0], 4, 4, sprouts=1, growth=1)
        area = position.areas[0]
        assert costs.payable(area, one, area.hand)
        assert not costs.payable(area, two, area.hand)
        area.sprouts[15] = area.growth[15] = 2
        assert costs.payable(area, two, area.hand)
        assert costs.first_payment(area, one) == NONE  # only one cell, so there is no choice
        lay(position, 0, FLORA[1], 1, 1, sprouts=1, growth=1)
        assert costs.first_payment(area, one) == kind


@pytest.mark.clause("E31")
def test_what_an_ability_does_not_cost_is_no_choice() -> None:
    position = table()
    lay(position, 0, FLORA[0], 1, 1, sprouts=2, growth=2)
    lay(position, 0, FLORA[1], 1, 2, sprouts=2, growth=2)
    give(position, 0, 2)
    area = position.areas[0]
    area.soil = 1
    assert costs.first_payment(area, plain({"soil": 1})) == NONE
    assert costs.first_payment(area, plain({"sprout": 1})) == PAY_SPROUTS
    assert costs.first_payment(area, plain({"growth": 1})) == PAY_GROWTH


@pytest.mark.clause("E31")
def test_a_whole_hand_is_no_choice() -> None:
    ability = next(
        first_ability(card.number) + slot
        for card in BOX.cards
        for slot, found in enumerate(card.abilities)
        if found.costs[3] == 1 and sum(found.costs) == 1
    )
    position = table()
    give(position, 0, 2)
    assert costs.first_payment(position.areas[0], ability) == NONE
    give(position, 0, 3)
    assert costs.first_payment(position.areas[0], ability) == PAY_CARDS


@pytest.mark.clause("E17")
def test_what_a_card_takes_instead_of_soil_is_counted_once() -> None:
    position = table()
    lay(position, 0, FLORA[0], 4, 4, sprouts=2, growth=1)
    lay(position, 0, FLORA[1], 1, 1, sprouts=3, growth=2)
    give(position, 0, 2, 3, 190)
    found = {}
    for card in (190, 191, 192, 193, 194, 195):
        ability = next(one for one in BOX.cards[card].abilities if one.color == "black")
        found[ability.resource] = int(planting.other_means(position, 0, card, True))
    assert {1: 5, 2: 3, 3: 2}.items() >= found.items()


@pytest.mark.clause("E75")
def test_events_that_cannot_be_paid_together_are_not_counted_together() -> None:
    # Tornado and Hail cost 2 sprouts each, and there are only 2.
    position = table()
    lay(position, 0, FLORA[0], 1, 1, sprouts=2)
    dear = next(
        card.number for card in BOX.cards if card.kind in (1, 2) and card.cost == 9 and card.number not in FLORA
    )
    give(position, 0, dear, TORNADO, 205)
    assert not windows.planting_within_reach(position, 0)
    assert not windows.within_reach(position, 0, plain({"growth": 1}))
    assert windows.within_reach(position, 0, plain({"soil": 1}))


@pytest.mark.clause("E18", "E75")
def test_with_a_full_grid_only_an_event_that_draws_cards_is_a_reason_to_ask() -> None:
    position = table()
    lay(position, 0, 230, 1, 1)  # can be replaced
    fill_grid(position, 0, 15)
    give(position, 0, 2, MUDPOT)
    position.areas[0].soil = 20
    assert not windows.planting_within_reach(position, 0)
    position.areas[0].sprouts[0] = 5
    give(position, 0, 198)  # costs 5 sprouts and draws a card
    assert windows.planting_within_reach(position, 0)


@pytest.mark.clause("E28", "E77")
@pytest.mark.parametrize(
    ("soil", "sprouts", "reach"), [(0, 2, False), (0, 3, True), (1, 2, False), (1, 3, True), (2, 0, True)]
)
def test_one_exchange_is_enough_for_two_soil(soil: int, sprouts: int, reach: bool) -> None:
    position = table()
    lay(position, 0, FLORA[0], 1, 1, sprouts=sprouts)
    give(position, 0, 2)
    position.areas[0].soil = soil
    assert windows.within_reach(position, 0, plain({"soil": 2})) == reach


@pytest.mark.clause("E28", "E78")
@pytest.mark.parametrize("sprouts", [2, 3])
def test_nothing_waits_outside_an_activation(sprouts: int) -> None:
    position = table()
    lay(position, 0, FLORA[0], 1, 1, sprouts=sprouts)
    assert [windows.waiting(position, 0, row) for row in (SPROUTS, GROWTHS, TUCK)] == [0, 0, 0]
    assert windows.can_exchange(position, 0) == (sprouts == 3)
