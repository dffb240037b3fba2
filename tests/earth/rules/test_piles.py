"""Deck, discard pile and compost."""

from __future__ import annotations

import pytest

from terrarium.earth.rules import piles
from terrarium.earth.state.piles import EVERYBODY, UNKNOWN_TO_ALL
from tests.earth.table import (
    compost,
    deck,
    discard,
    do,
    fill_compost,
    give,
    hand,
    lay,
    on_top,
    pile,
    set_deck,
    table,
    told,
)


@pytest.mark.clause("E45")
def test_the_discard_pile_becomes_the_deck_in_the_middle_of_a_draw() -> None:
    position = table(journal=True)
    rest = deck(position)
    discard(position, 60, 70, 80, 90)
    fill_compost(position, 1, *[card for card in rest if card not in (30, 60, 70, 80, 90)])
    do(position, 0, "grow")
    assert len(hand(position, 0)) == 4
    assert 30 in hand(position, 0)
    assert len([card for card in hand(position, 0) if card in (60, 70, 80, 90)]) == 3
    assert position.journal is not None
    assert "earth-reshuffled" in [line.id for line in position.journal.lines(1)]


@pytest.mark.clause("E45")
def test_a_discard_pile_of_one_card_becomes_the_deck_too() -> None:
    position = table()
    fill_compost(position, 1, *[card for card in deck(position) if card != 30])
    discard(position, 30)
    do(position, 0, "grow")
    assert hand(position, 0) == [30]


@pytest.mark.clause("E45")
def test_with_both_piles_empty_nothing_is_drawn_or_composted() -> None:
    position = table(journal=True)
    everything = deck(position)
    fill_compost(position, 1, *everything)
    do(position, 0, "grow")
    assert hand(position, 0) == []
    assert "earth-reshuffled" not in told(position, 1)
    other = table()
    fill_compost(other, 1, *deck(other))
    do(other, 0, "compost")
    assert compost(other, 0) == []
    assert other.areas[0].soil == 5


@pytest.mark.clause("E45")
def test_a_keep_with_fewer_cards_than_four_takes_what_there_is() -> None:
    position = table()
    fill_compost(position, 1, *[card for card in deck(position) if card != 30])
    do(position, 0, "plant")
    assert hand(position, 0) == [30]


@pytest.mark.clause("E45")
def test_compost_is_never_shuffled_in() -> None:
    position = table()
    fill_compost(position, 0, *[card for card in deck(position) if card != 30])
    do(position, 0, "grow")
    assert hand(position, 0) == [30]
    assert len(compost(position, 0)) == 282


@pytest.mark.clause("E46")
def test_the_latest_compost_card_is_on_top_and_discarded_first() -> None:
    # Roman Brown, blue: the top compost card for 3 soil.
    position = table()
    lay(position, 0, 9, 1, 1, sprouts=3)
    fill_compost(position, 0, 30, 40)
    do(position, 0, "water", "use")
    assert compost(position, 0) == [30]
    assert pile(position, position.discard_top) == [40]
    assert position.areas[0].soil == 5


@pytest.mark.clause("E46")
def test_nobody_sees_compost_not_even_its_owner() -> None:
    position = table()
    fill_compost(position, 0, 30, 40)
    for seat in (None, 0, 1):
        assert "compost" not in {key for key in position.view(seat) if key != "areas"}
        areas = position.view(seat)["areas"]
        assert isinstance(areas, list)
        assert areas[0]["compost"] == 2


@pytest.mark.clause("E46")
def test_others_hear_only_how_many_cards_were_drawn() -> None:
    position = table(journal=True)
    on_top(position, 30, 40, 50, 60)
    do(position, 0, "grow")
    assert position.journal is not None
    own = [line for line in position.journal.lines(0) if line.figures.get("seat") == 0 and "drew" in line.id]
    others = [line for line in position.journal.lines(1) if line.figures.get("seat") == 0 and "drew" in line.id]
    assert own[-1].id == "earth-drew-cards"
    assert others[-1].data() == {"id": "earth-drew", "seat": 0, "count": 4}


@pytest.mark.clause("E46")
def test_cards_from_hand_lie_in_the_compost_in_the_order_in_which_they_were_put_there() -> None:
    # Heather, red: compost up to 2 cards from hand.
    position = table()
    lay(position, 0, 20, 1, 1)
    give(position, 0, 30, 40, 50)
    set_deck(position, [])
    do(position, 0, "compost", "compost 50", "compost 30")
    assert compost(position, 0) == [30, 50]


@pytest.mark.clause("E11", "E46")
@pytest.mark.parametrize("before", [EVERYBODY, UNKNOWN_TO_ALL])
def test_who_looks_at_cards_of_the_deck_knows_what_is_left_of_it_only_if_it_knew_the_deck_before(before: int) -> None:
    position = table()
    position.certain = before
    piles.set_aside(position, 0, 4)
    assert [position.is_certain(seat) for seat in (0, 1)] == [before == EVERYBODY, False]
