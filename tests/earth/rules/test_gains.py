"""Nothing is forced that the rulebook leaves open: gains in part or not at all. (E76)"""

from __future__ import annotations

import pytest

from terrarium.earth.cards.abilities import PLAIN
from terrarium.earth.cards.box import BOX
from terrarium.earth.cards.vocabulary import FLORA, RED, TERRAIN, YELLOW
from terrarium.earth.position import EarthPosition
from terrarium.engine.errors import Refused
from terrarium.engine.record import Record
from tests.earth.table import (
    activate,
    close_windows,
    compost,
    deck,
    discard,
    do,
    give,
    hand,
    lay,
    pieces,
    set_deck,
    stack_gaia_deck,
    table,
    told,
    words,
)

WHITE_OAK = 13  # yellow: draw 2 cards; 4 growth spaces
PRICKLY_PEAR = 157  # red: 3 soil
JOJOBA = 272  # red: compost 2 cards of the deck
DOG_GRASS = 44  # yellow: 2 sprouts
BASIL = 14  # red: draw 1 card
CORPSE_LILY = 69  # red: pay 1 sprout, take 3 soil
NORTH, SOUTH, WATER, GROW, COMPOST, PLANT = range(6)


def alone(*cards: int) -> EarthPosition:
    position = table(1, mode="standard", difficulty="medium", journal=True)
    stack_gaia_deck(position, *cards)
    return position


def careful(seats: int = 2) -> EarthPosition:
    """A table where seat 1 is careful and seat 0 has chosen nothing yet."""
    position = table(seats)
    do(position, 1, "careful on")
    return position


def asked(position: EarthPosition, seat: int) -> str:
    return position.prompt(seat).id.removeprefix("earth-prompt-")


# -- alone: what Gaia counts can hurt ------------------------------------------------------------------------------


@pytest.mark.clause("E76")
def test_on_gaias_grow_card_with_the_oak_full_the_player_may_draw_nothing() -> None:
    # The audit's case: without a question four cards were drawn and Gaia got 11 growth instead of 7.
    position = alone(GROW, PLANT)
    lay(position, 0, WHITE_OAK, 1, 1, growth=4)
    do(position, 0, "water")
    assert position.view(0)["active"] is None
    assert words(position, 0) == ["stop", "take cards"]
    do(position, 0, "stop")
    assert asked(position, 0) == "amount-draw-of"
    assert position.prompt(0).figures["count"] == 2
    do(position, 0, "amount 0")
    assert hand(position, 0) == []
    assert position.gaia.growth == 7


@pytest.mark.clause("E64", "E76")
@pytest.mark.parametrize("cards", [0, 1, 4])
def test_alone_the_own_grow_asks_how_many_cards_before_any_is_drawn(cards: int) -> None:
    position = alone(COMPOST)
    do(position, 0, "grow")
    assert (asked(position, 0), hand(position, 0)) == ("amount-draw", [])
    assert words(position, 0) == [f"amount {amount}" for amount in range(5)]
    do(position, 0, f"amount {cards}")
    close_windows(position, 0)
    assert len(hand(position, 0)) == cards
    assert position.gaia.growth == cards


@pytest.mark.clause("E65", "E76")
def test_alone_soil_in_red_turns_is_asked_and_only_what_is_taken_fills_the_store() -> None:
    position = alone(PLANT)
    lay(position, 0, PRICKLY_PEAR, 1, 1)
    do(position, 0, "compost")
    assert len(compost(position, 0)) == 2  # the two cards are not optional
    assert asked(position, 0) == "amount-soil"
    do(position, 0, "amount 1")
    assert asked(position, 0) == "amount-soil-of"
    assert position.gaia.soil_seen == 1
    do(position, 0, "amount 2")
    assert position.areas[0].soil == 3
    assert position.gaia.soil == 3


@pytest.mark.clause("E76")
def test_alone_other_gains_are_taken_without_asking() -> None:
    position = alone(NORTH)
    lay(position, 0, JOJOBA, 1, 1)
    lay(position, 0, BASIL, 1, 2)
    do(position, 0, "compost", "amount 0")
    close_windows(position, 0)
    assert len(compost(position, 0)) == 2 + 2
    assert len(hand(position, 0)) == 1  # cards in a red turn are not counted
    assert asked(position, 0) == "gaia"
    assert position.gaia.soil == 0
    blue = alone(NORTH)
    do(blue, 0, "water")
    assert blue.areas[0].soil == 2  # soil in a blue turn is not counted
    assert asked(blue, 0) == "gaia"


@pytest.mark.clause("E64", "E76")
def test_a_paid_ability_asks_for_its_gain_after_the_payment() -> None:
    position = alone(PLANT)
    lay(position, 0, CORPSE_LILY, 1, 1, sprouts=1)
    do(position, 0, "compost", "amount 0")
    assert asked(position, 0) == "ability"
    do(position, 0, "use")
    assert asked(position, 0) == "amount-soil-of"
    assert sum(pieces(position, 0)[0].values()) == 0
    do(position, 0, "amount 3")
    assert position.gaia.soil == 3


@pytest.mark.clause("E45", "E76")
def test_no_more_cards_are_offered_than_there_are() -> None:
    position = alone(NORTH)
    set_deck(position, deck(position)[:3])
    do(position, 0, "grow")
    assert words(position, 0) == [f"amount {amount}" for amount in range(4)]
    refused = position.refusal(0, position.game.action("amount 4"))
    assert refused is not None
    assert (refused.code, refused.figures["amount"], refused.figures["most"]) == ("earth-too-much", 4, 3)


# -- with others: nothing is asked that cannot hurt ------------------------------------------------------------------


@pytest.mark.clause("E76")
def test_gains_that_are_free_and_cannot_hurt_are_taken_without_asking() -> None:
    position = table()
    lay(position, 1, PRICKLY_PEAR, 1, 1)
    lay(position, 1, JOJOBA, 1, 2)
    do(position, 0, "compost")
    do(position, 1, "take soil")
    assert position.active == 1
    assert position.areas[1].soil == 2 + 3
    assert len(compost(position, 1)) == 2


@pytest.mark.clause("E76")
@pytest.mark.parametrize("action", ["compost", "water", "grow"])
def test_the_others_may_decline_both_benefits(action: str) -> None:
    position = table(journal=True)
    lay(position, 1, 265, 1, 1)  # with room for sprouts and growth, and no ability of a colour
    do(position, 0, action)
    assert words(position, 1)[0] == "stop"
    do(position, 1, "stop")
    assert (position.areas[1].soil, compost(position, 1), hand(position, 1)) == (0, [], [])
    assert "earth-no-benefit" in [line.id for line in position.journal.lines(0)]  # type: ignore[union-attr]


# -- careful seats ---------------------------------------------------------------------------------------------------


@pytest.mark.clause("E76")
def test_a_careful_seat_says_how_much_it_takes_of_every_gain() -> None:
    position = careful()
    for column, card in enumerate((PRICKLY_PEAR, JOJOBA, BASIL), start=1):
        lay(position, 1, card, 1, column)
    do(position, 0, "compost")
    do(position, 1, "take soil", "amount 1")
    heard = []
    while 1 in position.actors() and position.active == 0:
        heard.append(asked(position, 1))
        do(position, 1, "amount 1" if "amount" in heard[-1] else "stop")
    assert heard[:3] == ["amount-soil-of", "amount-deck-of", "amount-draw-of"]
    assert (position.areas[1].soil, len(compost(position, 1)), len(hand(position, 1))) == (2, 1, 1)


@pytest.mark.clause("E76")
def test_a_careful_seat_may_leave_out_pieces_that_all_fit() -> None:
    position = careful()
    lay(position, 1, DOG_GRASS, 1, 1)
    do(position, 0, "grow")
    do(position, 1, "stop")
    assert asked(position, 1) == "sprouts"
    do(position, 1, "sprout 1 1", "stop")
    assert pieces(position, 1)[0] == {DOG_GRASS: 1}


@pytest.mark.clause("E12", "E76")
def test_a_careful_seat_may_leave_the_card_after_planting() -> None:
    position = careful()
    do(position, 0, "plant")
    assert asked(position, 1) == "amount-draw"
    do(position, 1, "amount 0")
    assert hand(position, 1) == []


@pytest.mark.clause("E11", "E21", "E76")
def test_the_cards_of_the_active_player_are_not_optional() -> None:
    position = table()
    do(position, 0, "careful on", "compost", "amount 0")
    assert len(compost(position, 0)) == 2
    assert position.areas[0].soil == 0
    other = table()
    do(other, 0, "careful on", "plant")
    assert asked(other, 0) == "keep"
    assert len(words(other, 0)) == 4  # one of four must be kept


@pytest.mark.clause("E76")
def test_careful_is_kept_in_the_record_and_is_no_action() -> None:
    position = table()
    change = position.game.setting_change("careful", True)
    assert change not in position.legal(1)
    assert not position.setting(1, 0)
    position.play(1, change)
    assert position.setting(1, 0)
    assert position.view(1)["careful"] == {"on": True, "change": position.game.setting_change("careful", False)}
    assert position.view(0)["careful"]["on"] is False  # type: ignore[index]
    twin = position.game.unpack(position.pack())
    assert twin.setting(1, 0)
    record = Record.of(position.game, 1)
    record.add(1, change)
    assert "seat 1: careful on" in record.to_text()
    assert Record.from_text(record.to_text()) == record


@pytest.mark.clause("E76")
def test_an_amount_is_refused_where_nothing_is_taken() -> None:
    position = table()
    with pytest.raises(Refused, match="amount 2"):
        do(position, 0, "amount 2")


@pytest.mark.clause("E76")
def test_a_card_need_not_be_taken_back_from_the_compost() -> None:
    position = table()
    give(position, 0, 262)
    discard(position, 60)
    position.areas[0].compost = 0
    lay(position, 0, 265, 1, 1)
    do(position, 0, "compost")
    close_windows(position, 0)
    before = compost(position, 0)
    do(position, 0, "event 262", "stop")
    assert compost(position, 0) == before
    assert hand(position, 0) == []


#: One free plain ability of a colour for each choice of gains, with its card, its place on it and its gains.
FREE_ABILITIES = {
    tuple(found.gains): (card.number, slot)
    for card in BOX.cards
    if card.kind in (FLORA, TERRAIN)
    for slot, found in enumerate(card.abilities)
    if found.effect == PLAIN and found.free() and found.color in ("green", "red", "blue", "yellow")
}


@pytest.mark.clause("E31", "E76")
@pytest.mark.parametrize("gains", FREE_ABILITIES, ids=str)
def test_a_careful_seat_is_asked_for_soil_then_cards_then_cards_of_the_deck_then_the_rest(
    gains: tuple[int, ...],
) -> None:
    card, slot = FREE_ABILITIES[gains]
    position = table()
    lay(position, 0, card, 1, 1)
    lay(position, 0, 265, 1, 2)  # a second place for pieces
    give(position, 0, 2)
    do(position, 0, "careful on")
    activate(position, 0, BOX.cards[card].abilities[slot].mask)
    heard = []
    while 0 in position.actors():
        heard.append((asked(position, 0), position.prompt(0).figures["count"]))
        do(position, 0, words(position, 0)[0])
    names = ["amount-soil-of", "amount-draw-of", "amount-deck-of", "sprouts", "growth", "compost"]
    assert heard == [(name, amount) for name, amount in zip(names, gains, strict=True) if amount > 0]
    assert (position.areas[0].soil, len(hand(position, 0)), compost(position, 0)) == (0, 1, [])


@pytest.mark.clause("E31", "E76")
def test_a_careful_seat_takes_nothing_that_an_ability_does_not_give() -> None:
    position = table(journal=True)
    lay(position, 0, BASIL, 1, 1)
    do(position, 0, "careful on")
    before = len(told(position, 0))
    activate(position, 0, RED)
    do(position, 0, "amount 1")
    assert len(hand(position, 0)) == 1
    assert not {"earth-soil", "earth-composted"} & {*told(position, 0)[before:]}


@pytest.mark.clause("E33", "E76")
@pytest.mark.parametrize("card", [17, 20])
@pytest.mark.parametrize(("color", "question"), [(RED, "compost"), (YELLOW, "amount-draw-of")])
def test_of_two_abilities_a_careful_seat_is_asked_about_one(card: int, color: int, question: str) -> None:
    # Red: up to 2 cards to the compost. Yellow: 1 card.
    position = table()
    lay(position, 0, card, 1, 1)
    give(position, 0, 2)
    do(position, 0, "careful on")
    activate(position, 0, color)
    assert asked(position, 0) == question
    do(position, 0, words(position, 0)[0])
    assert 0 not in position.actors()
