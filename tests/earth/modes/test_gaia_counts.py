"""What Gaia counts for herself, and when her counts start again. (E62 to E65)"""

from __future__ import annotations

import pytest

import terrarium
from terrarium.earth.cards.gaia_cards import GAIA
from terrarium.earth.modes import gaia, gaia_scoring
from tests.earth.answers import COMPOST, GROW, NORTH, WATER, alone, end_turn, take_turn
from tests.earth.table import board, deck, discard, do, give, hand, lay, pile, set_deck

#: Islands that give 1 soil, or 1 card, for each event; one with blue; Climates that are blue, and blue and red.
VULCANO, JAMAICA, LA_PALMA = "285B", "291B", "292A"
RAINFOREST, SUBPOLAR = "297A", "303B"
#: Flora: red for 3 soil (two of them), yellow for 2 cards, blue for a compost card.
PRICKLY_PEAR, REINDEER_LICHEN, WHITE_OAK, MARULA = 157, 160, 13, 7
#: Events for nothing: 1 soil, and 2 sprouts.
GIVES_SOIL, GIVES_SPROUTS = 223, 222


# -- events are left out -----------------------------------------------------------------------------------------


@pytest.mark.clause("E64")
def test_the_soil_that_an_island_gives_for_an_event_does_not_count_for_gaia() -> None:
    position = alone("medium", NORTH)
    board(position, 0, island=VULCANO)
    give(position, 0, GIVES_SPROUTS)
    do(position, 0, f"event {GIVES_SPROUTS}")
    assert position.areas[0].soil == 1
    take_turn(position, "compost")
    assert position.areas[0].soil == 6
    assert position.gaia.soil == 5


@pytest.mark.clause("E64")
def test_the_card_that_an_island_gives_for_an_event_does_not_count_for_gaia() -> None:
    position = alone("medium", NORTH)
    board(position, 0, island=JAMAICA)
    give(position, 0, GIVES_SOIL)
    do(position, 0, f"event {GIVES_SOIL}")
    assert len(hand(position, 0)) == 1
    take_turn(position, "grow")
    assert len(hand(position, 0)) == 5
    assert position.gaia.growth == 4


# -- actions and abilities count ---------------------------------------------------------------------------------


@pytest.mark.clause("E64")
def test_soil_from_abilities_counts_together_with_that_of_the_action() -> None:
    position = alone("medium", NORTH)
    lay(position, 0, PRICKLY_PEAR, 1, 1)
    take_turn(position, "compost")
    assert position.areas[0].soil == 8
    assert position.gaia.soil == 8


@pytest.mark.clause("E64")
def test_cards_from_abilities_count_together_with_those_of_the_action() -> None:
    position = alone("medium", NORTH)
    lay(position, 0, WHITE_OAK, 1, 1)
    take_turn(position, "grow")
    assert len(hand(position, 0)) == 6
    assert position.gaia.growth == 6


@pytest.mark.clause("E45", "E64")
@pytest.mark.parametrize(("left", "drawn"), [(3, 3), (5, 5), (9, 6)])
def test_cards_count_as_far_as_there_were_any_to_draw(left: int, drawn: int) -> None:
    # The action would give 4 cards and White Oak 2.
    position = alone("medium", NORTH)
    lay(position, 0, WHITE_OAK, 1, 1)
    set_deck(position, deck(position)[:left])
    take_turn(position, "grow")
    assert len(hand(position, 0)) == drawn
    assert position.gaia.growth == drawn


@pytest.mark.clause("E45", "E64")
def test_on_her_yellow_card_too_cards_count_as_far_as_there_were_any() -> None:
    position = alone("medium", GROW)
    lay(position, 0, MARULA, 1, 1)
    take_turn(position, "water")
    set_deck(position, deck(position)[:1])
    end_turn(position, "take cards")
    assert len(hand(position, 0)) == 1
    assert position.gaia.growth == 7 + 1


@pytest.mark.clause("E62", "E63")
@pytest.mark.parametrize(
    ("island", "climate", "blue"), [("", "", 1), (LA_PALMA, "", 2), ("", RAINFOREST, 2), (LA_PALMA, SUBPOLAR, 3)]
)
def test_island_and_climate_are_among_the_cards_with_blue(island: str, climate: str, blue: int) -> None:
    reaction, card = alone("medium", NORTH), alone("medium", WATER)
    for position in (reaction, card):
        lay(position, 0, MARULA, 1, 1)
        board(position, 0, island, climate)
    take_turn(reaction, "water")
    assert reaction.gaia.sprouts == blue
    take_turn(card, "compost")
    assert card.gaia.sprouts == 0
    end_turn(card)
    assert card.gaia.sprouts == 7 + blue


# -- every turn is counted from its beginning --------------------------------------------------------------------


@pytest.mark.clause("E64")
def test_what_was_gained_in_the_own_turn_does_not_count_in_gaias() -> None:
    red = alone("medium", COMPOST)
    take_turn(red, "compost")
    assert red.gaia.soil == 5
    end_turn(red, "take compost")
    assert red.gaia.soil == 5
    yellow = alone("medium", GROW)
    lay(yellow, 0, WHITE_OAK, 1, 1, growth=1)
    take_turn(yellow, "grow")
    assert yellow.gaia.growth == 6
    end_turn(yellow, "take growth", "growth")
    assert yellow.gaia.growth == 6 + 7 + 2  # two more by White Oak


@pytest.mark.clause("E64")
def test_what_was_gained_in_gaias_turn_does_not_count_in_the_next_own_one() -> None:
    red = alone("medium", COMPOST, NORTH)
    take_turn(red, "water")
    end_turn(red, "take soil")
    assert red.gaia.soil == 2
    take_turn(red, "compost")
    assert red.gaia.soil == 2 + 5
    yellow = alone("medium", GROW, NORTH)
    lay(yellow, 0, MARULA, 1, 1)
    take_turn(yellow, "water")
    end_turn(yellow, "take cards")
    assert yellow.gaia.growth == 7 + 2
    take_turn(yellow, "grow")
    assert yellow.gaia.growth == 7 + 2 + 4


@pytest.mark.clause("E64", "E66")
def test_of_two_own_turns_in_a_row_each_is_counted_by_itself() -> None:
    position = alone("beginner", NORTH)
    take_turn(position, "compost")
    end_turn(position)
    take_turn(position, "compost")
    assert position.gaia.soil == 0
    assert position.gaia.compost == 2 + 2 + 5


# -- the store ---------------------------------------------------------------------------------------------------


@pytest.mark.clause("E65")
@pytest.mark.parametrize(("before", "after", "turned"), [(0, 4, 5), (5, 9, 5), (6, 0, 10), (8, 2, 10), (9, 3, 10)])
def test_every_ten_soil_in_the_store_become_5_composted_cards(before: int, after: int, turned: int) -> None:
    # 5 soil by the action, twice 3 by abilities, 3 by Dragon Sprouts: 14 in one turn.
    position = alone("medium", NORTH)
    for column, card in enumerate((PRICKLY_PEAR, REINDEER_LICHEN, 281), start=1):
        lay(position, 0, card, 1, column)
    position.gaia.soil = before
    take_turn(position, "compost", "copy 1 1")
    assert position.areas[0].soil == 14
    assert position.gaia.soil == after
    assert position.gaia.compost == 2 + turned


@pytest.mark.clause("E65")
def test_exactly_ten_soil_are_enough() -> None:
    position = alone("medium", NORTH)
    position.gaia.soil = 5
    take_turn(position, "compost")
    assert position.gaia.soil == 0
    assert position.gaia.compost == 2 + 5


@pytest.mark.clause("E45", "E65")
def test_gaia_composts_no_more_cards_than_there_are() -> None:
    position = alone("hard", NORTH)
    set_deck(position, deck(position)[:4])
    take_turn(position, "compost")
    assert position.areas[0].compost == 2
    assert position.gaia.compost == 2


@pytest.mark.clause("E45", "E63")
def test_gaia_takes_from_the_shuffled_discard_pile_when_the_deck_is_empty() -> None:
    position = alone("hard", NORTH)
    discard(position, *deck(position)[:9])
    set_deck(position, deck(position)[:1])
    take_turn(position, "compost")
    assert (position.areas[0].compost, position.gaia.compost) == (2, 5)
    assert (position.discards, position.deck) == (0, 3)


@pytest.mark.clause("E45", "E63")
def test_gaia_shuffles_the_discard_pile_herself_when_the_player_took_the_last_card_of_the_deck() -> None:
    position = alone("hard", NORTH)
    discard(position, *deck(position)[:9])
    set_deck(position, deck(position)[:2])
    take_turn(position, "compost")
    assert (position.areas[0].compost, position.gaia.compost) == (2, 5)
    assert (position.discards, position.deck) == (0, 4)


@pytest.mark.clause("E45", "E68")
@pytest.mark.parametrize(("left", "discarded", "opened"), [(0, 9, 3), (1, 9, 3), (2, 0, 2)])
def test_gaia_opens_cards_of_the_shuffled_discard_pile_when_the_deck_is_empty(
    left: int, discarded: int, opened: int
) -> None:
    position = alone("medium")
    discard(position, *deck(position)[:discarded])
    set_deck(position, deck(position)[:left])
    gaia.take_open(position, 3)
    assert len(gaia_scoring.pile(position)) == opened
    assert (position.discards, position.deck) == (0, left + discarded - opened)


# -- what she has stays ------------------------------------------------------------------------------------------


@pytest.mark.clause("E62", "E63")
def test_what_gaia_gets_is_added_to_what_she_has() -> None:
    position = alone("medium", NORTH)
    position.gaia.sprouts, position.gaia.growth, position.gaia.soil = 5, 4, 3
    for card in (WATER, GROW):
        gaia.take(position, GAIA.cards[card].gift)
    position.gaia.soil_seen = 2
    gaia.take(position, GAIA.cards[COMPOST].gift)
    assert (position.gaia.sprouts, position.gaia.growth, position.gaia.soil) == (12, 11, 5)


@pytest.mark.clause("E62")
def test_the_cards_that_gaia_takes_are_no_longer_aside() -> None:
    position = alone("medium", NORTH)
    take_turn(position, "plant")
    assert len(pile(position, int(position.gaia.pile_top))) == 3
    assert position.aside_count(0) == 0


@pytest.mark.clause("E62", "E63")
def test_what_gaia_turns_over_and_lays_open_is_revealed() -> None:
    position = alone("medium", NORTH)
    before = position.reveals = 5
    gaia.turn_over(position)
    assert position.reveals > before
    before = int(position.reveals)
    gaia.take_open(position, 1)
    assert position.reveals > before


@pytest.mark.clause("E68")
def test_her_points_can_be_asked_for_at_any_time() -> None:
    solo = alone("medium", NORTH)
    assert solo.rival_score() == gaia_scoring.points(solo)
    assert terrarium.game("earth", seats=2).start(3).rival_score() is None
