"""Rows of pieces: when they are asked about, and where they can go. (E25, E36, E76)"""

from __future__ import annotations

import pytest

from terrarium.earth.cards.box import BOX
from terrarium.earth.cards.vocabulary import BLUE
from terrarium.earth.position import EarthPosition
from tests.earth.table import activate, asked, do, lay, pieces, table, words

TOR_GRASS = 265  # no ability of a colour
#: Flora with 6 sprout spaces.
FLORA = [card.number for card in BOX.cards if card.sprouts == 6 and card.growth == 3][:2]


def two_sprouts(*free: int) -> EarthPosition:
    """Seat 1 takes 2 sprouts as its benefit, with these numbers of spaces left on its cards."""
    position = table()
    for column, (card, spaces) in enumerate(zip(FLORA, free, strict=False), start=1):
        lay(position, 1, card, 1, column, sprouts=6 - spaces)
    do(position, 0, "water")
    do(position, 1, "take sprouts")
    return position


@pytest.mark.clause("E25", "E76")
@pytest.mark.parametrize(
    ("free", "is_asked"),
    [((1, 1), False), ((2, 0), False), ((0, 3), False), ((3, 0), False), ((1, 2), True), ((6, 1), True), ((1,), False)],
)
def test_sprouts_are_asked_about_only_if_they_can_go_in_several_ways(free: tuple[int, ...], is_asked: bool) -> None:
    position = two_sprouts(*free)
    assert (1 in position.actors() and asked(position, 1) == "sprouts") == is_asked
    if not is_asked:
        assert sum(pieces(position, 1)[0].values()) == 6 * len(free) - sum(free) + min(2, sum(free))


@pytest.mark.clause("E25")
def test_the_last_of_two_sprouts_is_asked_about_if_two_cards_have_one_space_left() -> None:
    position = two_sprouts(2, 1)
    do(position, 1, "sprout 1 1")
    assert words(position, 1) == ["stop", "sprout 1 1", "sprout 1 2"]


@pytest.mark.clause("E76")
@pytest.mark.parametrize("free", [1, 0])
def test_a_careful_seat_is_asked_about_a_single_space_and_not_without_one(free: int) -> None:
    position = table()
    lay(position, 0, TOR_GRASS, 1, 1, sprouts=BOX.cards[TOR_GRASS].sprouts - free)
    do(position, 0, "careful on", "water", "amount 0")
    if free:
        assert words(position, 0) == ["stop", "sprout 1 1"]
    else:
        assert position.pending(0) == 0


@pytest.mark.clause("E36")
def test_a_card_that_took_its_one_piece_of_a_line_takes_no_second_one() -> None:
    # Potato Plant, blue: a sprout on each herb of its column.
    herb = next(card.number for card in BOX.cards if card.types == ["herb"] and card.sprouts > 2 and card.number != 83)
    position = table()
    lay(position, 0, herb, 1, 1)
    lay(position, 0, 83, 2, 1)
    do(position, 0, "careful on")
    activate(position, 0, BLUE)
    assert words(position, 0) == ["stop", "sprout 1 1", "sprout 2 1"]
    do(position, 0, "sprout 1 1")
    assert words(position, 0) == ["stop", "sprout 2 1"]
    do(position, 0, "sprout 2 1")
    assert pieces(position, 0)[0] == {herb: 1, 83: 1}
