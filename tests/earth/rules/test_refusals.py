"""Every question refuses what it does not offer, with a reason and figures that name the place or the card."""

from __future__ import annotations

from typing import Any, cast

import pytest

import terrarium
from terrarium.earth.cards.abilities import CANNOT_CHOOSE
from terrarium.earth.cards.box import BOX
from terrarium.earth.cards.vocabulary import BLUE, RED
from terrarium.earth.position import EarthPosition
from terrarium.earth.rules.actions import EVENT
from tests.earth.table import activate, asked, discard, do, fill_compost, give, lay, on_top, table, words

BASIL = 14
HEATHER = 20
ACACIA = 151  # red: pay 1 soil, draw 2 cards
MUDPOT = 223  # event: 1 soil
SHOOTING_STAR = 262  # event: look at the top 3 compost cards


def refused(position: EarthPosition, seat: int) -> dict[str, tuple[str, dict[str, Any]]]:
    """The reason and figures for every answer that is not possible now, by its words; events are left out."""
    found: dict[str, tuple[str, dict[str, Any]]] = {}
    for action in range(EVENT):
        reason = position.refusal(seat, action)
        if reason is not None:
            found[position.game.words(action)] = reason.code, dict(reason.figures)
    return found


def with_code(position: EarthPosition, seat: int, *codes: str) -> set[str]:
    """The words that are refused for one of these reasons."""
    return {word for word, (code, _) in refused(position, seat).items() if code in codes}


def beginning(position: EarthPosition, seat: int, verb: str) -> set[str]:
    """All words of a verb that are not possible now."""
    every = [position.game.words(action) for action in range(EVENT)]
    return {word for word in every if word.startswith(f"{verb} ")} - {*words(position, seat)}


def assert_places(position: EarthPosition, seat: int, verb: str) -> None:
    """All refusals of a verb name the row and the column of their words."""
    for word, (_, figures) in refused(position, seat).items():
        if word.startswith(f"{verb} "):
            row, column = word.split()[-2:]
            assert (figures["row"], figures["column"]) == (int(row), int(column)), word


@pytest.mark.clause("E04")
def test_setup_asks_for_island_climate_and_ecosystem_and_refuses_sides_that_were_not_dealt() -> None:
    position = cast(EarthPosition, terrarium.game("earth", seats=2, mode="standard").start(1))
    for kind in ("island", "climate", "ecosystem"):
        assert asked(position, 0) == kind
        assert len(words(position, 0)) == 2
        assert with_code(position, 0, "earth-not-dealt") == beginning(position, 0, "choose")
        position.play(0, position.legal(0)[0])


@pytest.mark.clause("E13")
def test_cards_that_cannot_be_planted_are_refused_by_name() -> None:
    position = table()
    give(position, 0, HEATHER, 1, 283, MUDPOT)
    position.areas[0].soil = 2
    do(position, 0, "plant")
    why = ("earth-not-in-hand", "earth-event-not-planted", "earth-too-dear")
    assert with_code(position, 0, *why) == beginning(position, 0, "plant")
    assert refused(position, 0)[f"plant {MUDPOT}"][0] == "earth-event-not-planted"
    dear = max((1, 283), key=lambda card: BOX.cards[card].cost)
    assert refused(position, 0)[f"plant {dear}"] == ("earth-too-dear", {"soil": BOX.cards[dear].cost, "have": 2})


@pytest.mark.clause("E14")
def test_places_outside_the_grid_and_taken_places_are_refused_by_row_and_column() -> None:
    position = table()
    give(position, 0, HEATHER)
    for column, card in enumerate((BASIL, 7, 19, 11), start=1):
        lay(position, 0, card, 1, column)
    position.areas[0].soil = 9
    do(position, 0, "plant", f"plant {HEATHER}")
    taken = {f"at 1 {column}" for column in range(1, 5)}
    assert with_code(position, 0, "earth-cell-taken") == taken
    assert with_code(position, 0, "earth-cell-out") == beginning(position, 0, "at") - taken
    assert "at 0 0" in with_code(position, 0, "earth-cell-out")
    assert_places(position, 0, "at")


@pytest.mark.clause("E25")
def test_cells_for_pieces_are_refused_without_space_and_after_they_are_passed() -> None:
    position = table()
    lay(position, 0, BASIL, 1, 1, sprouts=5)  # one space left
    lay(position, 0, 192, 1, 2, sprouts=4)
    lay(position, 0, 265, 2, 3)
    lay(position, 0, 18, 4, 4)
    do(position, 0, "water", "sprout 2 3")
    passed = {"sprout 1 1", "sprout 1 2"}
    assert with_code(position, 0, "earth-ascending") == passed
    assert with_code(position, 0, "earth-no-space") == beginning(position, 0, "sprout") - passed
    assert_places(position, 0, "sprout")


@pytest.mark.clause("E25")
def test_growth_has_the_same_refusals() -> None:
    position = table()
    flora = [card.number for card in BOX.cards if card.growth >= 3][:2]
    lay(position, 0, flora[0], 1, 1)
    lay(position, 0, flora[1], 4, 4)
    do(position, 0, "grow")
    assert with_code(position, 0, "earth-no-space") == beginning(position, 0, "growth")
    assert_places(position, 0, "growth")


@pytest.mark.clause("E36")
def test_pieces_for_the_flora_around_are_refused_elsewhere() -> None:
    owner = 274  # Sensitive Plant, blue: 3 sprouts on the flora around
    position = table()
    flora = [card.number for card in BOX.cards if card.sprouts >= 3 and card.growth >= 3][:4]
    lay(position, 0, flora[0], 1, 1)
    lay(position, 0, owner, 1, 2)
    lay(position, 0, flora[1], 2, 2)
    lay(position, 0, flora[2], 4, 4)
    lay(position, 0, flora[3], 1, 4)
    activate(position, 0, BLUE)
    assert asked(position, 0) == "sprouts"
    assert with_code(position, 0, "earth-not-here") == {"sprout 1 2", "sprout 1 4", "sprout 4 4"}
    assert_places(position, 0, "sprout")


@pytest.mark.clause("E28")
def test_pieces_that_cannot_be_paid_are_refused_by_row_and_column() -> None:
    position = table()
    lay(position, 0, BASIL, 1, 1, sprouts=2)
    lay(position, 0, 265, 2, 3, sprouts=2)
    lay(position, 0, 18, 4, 4, sprouts=2)
    do(position, 0, "exchange")
    assert words(position, 0) == ["remove sprout 1 1", "remove sprout 2 3"]
    no_piece = beginning(position, 0, "remove sprout") | beginning(position, 0, "remove growth")
    assert with_code(position, 0, "earth-no-piece") == no_piece
    assert_places(position, 0, "remove sprout")
    assert_places(position, 0, "remove growth")


@pytest.mark.clause("E31")
def test_an_ability_refuses_pieces_and_cards_that_cannot_pay_for_it() -> None:
    position = table()
    lay(position, 0, ACACIA, 1, 1)
    position.areas[0].soil = 1
    give(position, 0, BASIL)
    activate(position, 0, RED)
    assert asked(position, 0) == "ability"
    no_piece = beginning(position, 0, "remove sprout") | beginning(position, 0, "remove growth")
    assert with_code(position, 0, "earth-no-piece") == no_piece
    assert with_code(position, 0, "earth-not-in-hand") == beginning(position, 0, "compost") - {f"compost {BASIL}"}


@pytest.mark.clause("E05")
def test_cards_that_are_not_in_hand_cannot_be_composted() -> None:
    position = cast(EarthPosition, terrarium.game("earth", seats=2, mode="beginner").start(1))
    while asked(position, 0) != "pay-cards":
        position.play(0, position.legal(0)[0])
    assert with_code(position, 0, "earth-not-in-hand") == beginning(position, 0, "compost")


@pytest.mark.clause("E37")
def test_cells_with_nothing_to_copy_are_refused_by_row_and_column() -> None:
    copier = next(card for card in (280, 281, 282) if BOX.match[2 * card] == RED)
    position = table()
    lay(position, 0, 157, 1, 1)
    lay(position, 0, copier, 2, 2)
    lay(position, 0, 160, 4, 4)
    activate(position, 0, RED)
    assert asked(position, 0) == "copy"
    assert words(position, 0) == ["skip", "copy 1 1", "copy 4 4"]
    assert with_code(position, 0, "earth-no-copy") == beginning(position, 0, "copy")
    assert_places(position, 0, "copy")


@pytest.mark.clause("E11")
def test_only_a_card_that_is_looked_at_can_be_kept() -> None:
    position = table()
    on_top(position, 2, 30, 40, 282)
    do(position, 0, "plant")
    assert words(position, 0) == ["keep 2", "keep 30", "keep 40", "keep 282"]
    assert with_code(position, 0, "earth-not-looked-at") == beginning(position, 0, "keep")


@pytest.mark.clause("E76")
def test_more_than_there_is_cannot_be_taken() -> None:
    position = table()
    do(position, 0, "careful on", "grow")
    assert words(position, 0) == [f"amount {amount}" for amount in range(5)]
    assert with_code(position, 0, "earth-too-much") == beginning(position, 0, "amount")
    assert refused(position, 0)["amount 5"] == ("earth-too-much", {"amount": 5, "most": 4})


@pytest.mark.clause("E08")
@pytest.mark.parametrize(("color", "action"), [(1, "plant"), (2, "compost"), (4, "water"), (8, "grow")])
def test_a_forbidden_action_is_refused_with_the_card(color: int, action: str) -> None:
    owners = [
        card.number
        for card in BOX.cards[1:]
        if any(ability.effect == CANNOT_CHOOSE and ability.match == color for ability in card.abilities)
    ]
    position = table()
    if owners:
        lay(position, 0, owners[0], 1, 1)
    assert with_code(position, 0, "earth-forbidden") == ({action} if owners else set())
    assert refused(position, 0)["take soil"][0] == "earth-not-asked"
    assert refused(position, 0)["grid first"][0] == "earth-not-asked"


@pytest.mark.clause("E17")
def test_a_price_that_soil_does_not_cover_is_refused_in_soil() -> None:
    position = table()
    give(position, 0, 190)
    lay(position, 0, BASIL, 1, 1, sprouts=6, growth=2)
    fill_compost(position, 0, 30, 40)
    discard(position, 50)
    give(position, 0, 2, 3, 4)
    position.areas[0].soil = 2
    do(position, 0, "plant", "plant 190", "at 1 2")
    assert asked(position, 0) == "price"
    assert refused(position, 0)["pay soil"] == ("earth-too-dear", {"soil": 3, "have": 2})
    assert refused(position, 0)["pay soil"][1]["soil"] == BOX.cards[190].cost
