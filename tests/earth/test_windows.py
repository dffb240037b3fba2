"""Windows for events and exchanges: nobody is passed over who could pay after one. (E75, E77, E78)"""

from __future__ import annotations

import pytest

from terrarium.earth.cards.box import BOX
from terrarium.earth.position import EarthPosition
from terrarium.earth.rules import fauna
from tests.earth.table import (
    board,
    do,
    fill_grid,
    give,
    hand,
    lay,
    on_top,
    pieces,
    play_events,
    stack_gaia_deck,
    table,
    told,
    words,
)

BASIL = 14  # red: draw 1 card; 6 sprout spaces
ACACIA = 151  # red: pay 1 soil, draw 2 cards
JELLY_EAR = 145  # red: pay 1 soil, compost up to 4 cards from hand
RED_BIRCH = 37  # red: compost up to 2 cards from hand
SHIITAKE = 66  # red: pay 1 sprout, take 3 soil
BOXWOOD = 45  # red: 2 sprouts
RED_GRAM = 266  # price 1
HEATHER = 20  # price 2
TALL_FESCUE = 19  # price 4
MUDPOT = 223  # event: 1 soil
LAVA_LAKE = 208  # event: pay 1 sprout, take 3 soil
SNOW = 213  # event: pay 1 sprout, draw 2 cards
LAVA_TUBE = 207  # event: pay 1 soil, draw 2 cards
#: Events that nobody can pay for with an empty area.
DEAR = 196


def asked(position: EarthPosition, seat: int) -> str:
    return position.prompt(seat).id.removeprefix("earth-prompt-")


# -- E75: planting -----------------------------------------------------------------------------------------------


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


# -- E77 (a): abilities that an event or exchange could pay for ----------------------------------------------------


@pytest.mark.clause("E77")
def test_an_event_drawn_in_the_run_can_pay_for_the_next_ability() -> None:
    # The audit's case: Basil draws Mudpot, which pays for Shoestring Acacia.
    position = table()
    lay(position, 1, BASIL, 1, 1)
    lay(position, 1, ACACIA, 1, 2)
    do(position, 0, "compost")
    on_top(position, 30, 40, MUDPOT)
    do(position, 1, "take compost")
    assert hand(position, 1) == [MUDPOT]
    assert asked(position, 1) == "unpayable"
    assert words(position, 1) == ["skip", "no more", f"event {MUDPOT}"]
    do(position, 1, f"event {MUDPOT}")
    assert asked(position, 1) == "ability"
    do(position, 1, "use")
    assert position.areas[1].soil == 0
    assert len(hand(position, 1)) == 2


@pytest.mark.clause("E77")
@pytest.mark.parametrize(("sprouts", "is_asked"), [(2, False), (3, True)])
def test_an_exchange_can_pay_for_an_ability(sprouts: int, is_asked: bool) -> None:
    position = table()
    lay(position, 1, 265, 1, 1, sprouts=sprouts)  # no ability of a colour
    lay(position, 1, ACACIA, 1, 2)
    do(position, 0, "compost")
    do(position, 1, "take compost")
    assert (1 in position.actors() and asked(position, 1) == "unpayable") == is_asked
    if is_asked:
        do(position, 1, "exchange")
        assert asked(position, 1) == "ability"
        do(position, 1, "use")
        assert position.areas[1].soil == 1


@pytest.mark.clause("E76", "E77")
@pytest.mark.parametrize("soil", [0, 1])
@pytest.mark.parametrize("cards", [(), (HEATHER,)])
def test_composting_from_an_empty_hand_is_passed_over(cards: tuple[int, ...], soil: int) -> None:
    position = table()
    lay(position, 1, 265, 1, 1, sprouts=3)
    lay(position, 1, JELLY_EAR, 1, 2)
    position.areas[1].soil = soil
    give(position, 1, *cards)
    do(position, 0, "compost")
    do(position, 1, "take compost")
    assert (position.active == 0) == bool(cards)
    if cards:
        assert asked(position, 1) == ("ability" if soil else "unpayable")
    careful = table()
    lay(careful, 1, 265, 1, 1, sprouts=3)
    lay(careful, 1, JELLY_EAR, 1, 2)
    careful.areas[1].soil = soil
    do(careful, 1, "careful on")
    do(careful, 0, "compost")
    do(careful, 1, "take compost", "amount 2")
    assert asked(careful, 1) == ("ability" if soil else "unpayable")


@pytest.mark.clause("E77")
def test_no_more_ends_the_windows_of_the_turn() -> None:
    position = table()
    for column, card in enumerate((265, ACACIA, 154), start=1):
        lay(position, 1, card, 1, column, sprouts=3 if card == 265 else 0)
    do(position, 0, "compost")
    do(position, 1, "take compost")
    assert asked(position, 1) == "unpayable"
    do(position, 1, "skip")
    assert asked(position, 1) == "unpayable"  # 154, for the same price
    other = table()
    for column, card in enumerate((265, ACACIA, 154), start=1):
        lay(other, 1, card, 1, column, sprouts=3 if card == 265 else 0)
    do(other, 0, "compost")
    do(other, 1, "take compost", "no more")
    assert other.active == 1  # nobody was asked again, the turn is over
    do(other, 1, "grow")
    while other.active == 1:
        do(other, other.actors()[0], "take cards" if "take cards" in words(other, other.actors()[0]) else "stop")
    do(other, 0, "compost")
    do(other, 1, "take compost")
    assert asked(other, 1) == "unpayable"  # a new turn asks again


@pytest.mark.clause("E77")
def test_no_more_without_a_window_is_refused_with_a_reason() -> None:
    position = table()
    refused = position.refusal(0, position.game.action("no more"))
    assert refused is not None
    assert refused.code == "earth-no-window"


@pytest.mark.clause("E37", "E77")
def test_a_copy_that_only_an_exchange_can_pay_for_is_asked() -> None:
    position = table()
    copier = next(
        card.number for card in BOX.cards if card.number in (280, 281, 282) and BOX.match[2 * card.number] == 2
    )
    lay(position, 1, 265, 1, 1, sprouts=3)
    lay(position, 1, copier, 1, 2)
    lay(position, 1, ACACIA, 1, 3)
    do(position, 0, "compost")
    do(position, 1, "take compost")
    assert asked(position, 1) == "copy"
    assert words(position, 1) == ["skip", "no more", "exchange"]
    do(position, 1, "exchange")
    assert "copy 1 3" in words(position, 1)


# -- E77 (b), (c): the end of a run, and of a turn alone -------------------------------------------------------------


@pytest.mark.clause("E77")
def test_who_drew_a_playable_event_is_asked_at_the_end_of_the_run() -> None:
    position = table()
    lay(position, 1, BASIL, 1, 1)
    do(position, 0, "compost")
    on_top(position, 30, 40, MUDPOT)
    do(position, 1, "take compost")
    assert asked(position, 1) == "turn"
    assert words(position, 1) == ["stop", f"event {MUDPOT}"]
    do(position, 1, f"event {MUDPOT}")
    assert position.active == 1
    assert position.areas[1].soil == 1


@pytest.mark.clause("E77")
def test_an_event_that_was_held_before_or_cannot_be_paid_is_no_reason_to_ask() -> None:
    position = table()
    lay(position, 1, BASIL, 1, 1)
    give(position, 1, MUDPOT)
    do(position, 0, "compost")
    on_top(position, 30, 40, DEAR)
    do(position, 1, "take compost")
    assert set(hand(position, 1)) == {MUDPOT, DEAR}
    assert position.active == 1


def alone(*cards: int) -> EarthPosition:
    position = table(1, mode="standard", difficulty="medium", journal=True)
    stack_gaia_deck(position, *cards)
    return position


@pytest.mark.clause("E77")
def test_alone_a_playable_event_is_asked_for_before_leaves_are_seated_and_gaia_turns_a_card() -> None:
    # The fourth event, drawn by the own Grow, takes the goal before Gaia's brown card can.
    position = alone(0)
    play_events(position, 0, DEAR, 197, 198)
    on_top(position, MUDPOT)
    do(position, 0, "grow", "amount 1")
    assert asked(position, 0) == "turn"
    do(position, 0, f"event {MUDPOT}")
    assert position.view(0)["active"] is None  # now it is Gaia's turn
    leaves = fauna.leaves_of(position, 0)
    assert leaves == [(int(position.fauna[3]), 15)]


@pytest.mark.clause("E77")
def test_alone_who_plays_no_event_is_asked_once() -> None:
    position = alone(0)
    give(position, 0, MUDPOT)
    do(position, 0, "water")
    assert asked(position, 0) == "turn"
    do(position, 0, "stop")
    assert position.view(0)["active"] is None
    assert asked(position, 0) == "gaia"


# -- E77: careful seats --------------------------------------------------------------------------------------------


@pytest.mark.clause("E77")
def test_a_careful_seat_is_asked_between_all_activations_and_at_the_end() -> None:
    position = table()
    lay(position, 1, 157, 1, 1)  # red: 3 soil
    lay(position, 1, 160, 1, 2)  # red: 3 soil
    give(position, 1, MUDPOT)
    do(position, 1, "careful on")
    do(position, 0, "compost")
    do(position, 1, "take compost", "amount 2")
    heard = []
    while position.active == 0:
        heard.append(asked(position, 1))
        do(position, 1, "stop" if heard[-1] == "turn" else "amount 3")
    assert heard == ["turn", "amount-soil-of", "turn", "amount-soil-of", "turn"]
    assert position.areas[1].soil == 6


@pytest.mark.clause("E77")
def test_no_more_leaves_a_careful_seat_alone_for_the_turn() -> None:
    position = table()
    lay(position, 1, 157, 1, 1)
    lay(position, 1, 160, 1, 2)
    give(position, 1, MUDPOT)
    do(position, 1, "careful on")
    do(position, 0, "compost")
    do(position, 1, "take compost", "amount 2", "no more")
    assert asked(position, 1) == "amount-soil-of"
    do(position, 1, "amount 3", "amount 0")
    assert position.active == 1
    assert position.areas[1].soil == 3


# -- E78: what was gained is there ----------------------------------------------------------------------------------


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


# -- E42, E74: events while planting is hidden -----------------------------------------------------------------------


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
