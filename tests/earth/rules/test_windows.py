"""Windows for events and exchanges during activation and at the end of a turn. (E77)"""

from __future__ import annotations

import pytest

from terrarium.earth.cards.box import BOX
from terrarium.earth.position import EarthPosition
from terrarium.earth.rules import fauna
from tests.earth.table import (
    asked,
    do,
    give,
    hand,
    lay,
    on_top,
    play_events,
    stack_gaia_deck,
    table,
    words,
)

BASIL = 14  # red: draw 1 card; 6 sprout spaces
ACACIA = 151  # red: pay 1 soil, draw 2 cards
JELLY_EAR = 145  # red: pay 1 soil, compost up to 4 cards from hand
HEATHER = 20  # price 2
MUDPOT = 223  # event: 1 soil
#: Events that nobody can pay for with an empty area.
DEAR = 196


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
