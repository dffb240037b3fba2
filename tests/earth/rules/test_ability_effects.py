"""Special effects of abilities: pieces in a line or around, copies, gains for planted cards."""

from __future__ import annotations

import pytest

from terrarium.earth.cards.box import BOX
from terrarium.earth.cards.vocabulary import BLUE, RED, YELLOW
from tests.earth.table import (
    activate,
    board,
    compost,
    do,
    fill_compost,
    give,
    lay,
    pieces,
    pile,
    table,
    words,
)

#: Flora with room for pieces and no ability that is activated: both are black. Basil is red, Heather yellow and red.
BAOBAB, OTHER_BLACK = 4, 192
BASIL, HEATHER = 14, 20
LINE_CARDS = [card.number for card in BOX.cards if any(ability.effect == 3 for ability in card.abilities)]
AROUND_CARDS = [card.number for card in BOX.cards if any(ability.effect == 4 for ability in card.abilities)]


@pytest.mark.clause("E37")
def test_choosing_what_to_copy_is_choosing_to_use_it() -> None:
    # Yellow Sprouts copies Oakmoss (1 sprout for 2 soil) or Japanese Andromeda (2 soil).
    position = table()
    lay(position, 0, 282, 1, 1)
    lay(position, 0, 174, 1, 2, sprouts=1)
    lay(position, 0, 33, 1, 3)
    activate(position, 0, YELLOW)
    do(position, 0, "copy 1 2")
    assert position.areas[0].soil == 4
    assert 0 not in position.actors()


@pytest.mark.clause("E36")
def test_the_card_beats_the_rules() -> None:
    # The grid is full, yet card 230 lets a card be planted; and it costs nothing.
    position = table()
    lay(position, 0, 230, 1, 1)
    give(position, 0, BASIL)
    do(position, 0, "plant", "plant 14")
    assert (position.areas[0].cells[0], position.areas[0].soil) == (BASIL, 0)


@pytest.mark.clause("E31")
@pytest.mark.parametrize("card", LINE_CARDS)
def test_a_piece_goes_on_each_card_of_a_type_in_the_line_itself_included(card: int) -> None:
    ability = next(ability for ability in BOX.cards[card].abilities if ability.effect == 3)
    kind = ability.word
    fitting = [
        c.number for c in BOX.cards
        if c.types == [kind] and c.sprouts and c.growth and c.number != card and c.number not in LINE_CARDS
    ]  # fmt: skip
    position = table()
    lay(position, 0, card, 2, 2)
    in_line = (2, 4) if ability.line == 0 else (4, 2)
    lay(position, 0, fitting[0], *in_line)
    lay(position, 0, fitting[1], 3, 3)
    wrong = next(c.number for c in BOX.cards if c.kind == 1 and c.types != [kind] and len(c.types) == 1 and c.sprouts)
    lay(position, 0, wrong, *((2, 1) if ability.line == 0 else (1, 2)))
    area = position.areas[0]
    activate(position, 0, BLUE if ability.piece == 0 else YELLOW)
    while 0 in position.actors():
        do(position, 0, words(position, 0)[0])
    placed = area.sprouts if ability.piece == 0 else area.growth
    where = 4 * (in_line[0] - 1) + in_line[1] - 1
    own = (
        1
        if kind in BOX.cards[card].types and (BOX.cards[card].sprouts if ability.piece == 0 else BOX.cards[card].growth)
        else 0
    )
    assert (placed[where], placed[5]) == (1, own)
    others = [cell for cell in range(16) if cell not in (where, 5)]
    free_gains = [cell for cell in others if placed[cell]]
    assert free_gains == []


@pytest.mark.clause("E31")
@pytest.mark.parametrize("card", AROUND_CARDS)
def test_up_to_3_pieces_go_on_the_flora_around_but_not_on_the_card_itself(card: int) -> None:
    ability = next(ability for ability in BOX.cards[card].abilities if ability.effect == 4)
    position = table()
    lay(position, 0, card, 2, 2)
    near = lay(position, 0, BAOBAB, 1, 1)
    lay(position, 0, HEATHER, 2, 4)
    second = lay(position, 0, 19, 3, 3)
    activate(position, 0, BLUE if ability.piece == 0 else YELLOW)
    verb = "sprout" if ability.piece == 0 else "growth"
    answers = [word for word in words(position, 0) if word != "stop"]
    assert answers == [f"{verb} 1 1", f"{verb} 3 3"]
    do(position, 0, f"{verb} 1 1")
    while 0 in position.actors() and words(position, 0)[-1].startswith(verb):
        do(position, 0, words(position, 0)[-1])
    placed = position.areas[0].sprouts if ability.piece == 0 else position.areas[0].growth
    assert (placed[near], placed[second], placed[5]) == (1, 2, 0)


@pytest.mark.clause("E37", "E39")
def test_a_yellow_turn_with_a_copy() -> None:
    # Oakmoss: 1 sprout for 2 soil. Mycena Chlorophos: 1 growth for 3.
    # Japanese Andromeda: 2 soil, which Yellow Sprouts copies.
    position = table()
    lay(position, 0, 174, 1, 1, sprouts=1)
    lay(position, 0, 164, 1, 2, growth=1)
    lay(position, 0, 33, 1, 3)
    lay(position, 0, 282, 1, 4)
    activate(position, 0, YELLOW)
    do(position, 0, "use")
    assert position.areas[0].soil == 2
    do(position, 0, "use")
    # Nothing is left to pay the other two with: copying Andromeda is the only choice, and free.
    assert position.areas[0].soil == 2 + 3 + 2 + 2


@pytest.mark.clause("E40")
def test_chives_pay_compost_and_growth_for_a_sprout_and_2_soil() -> None:
    position = table()
    lay(position, 0, 253, 1, 1, growth=1)
    lay(position, 0, BASIL, 1, 2)
    fill_compost(position, 0, 100, 101)
    activate(position, 0, BLUE)
    do(position, 0, "use")
    assert compost(position, 0) == [100]
    assert pile(position, position.discard_top) == [101]
    assert (position.areas[0].soil, position.areas[0].growth[0]) == (2, 0)
    do(position, 0, "sprout 1 2")
    assert pieces(position, 0)[0] == {BASIL: 1}


@pytest.mark.clause("E37")
@pytest.mark.parametrize(("copier", "color"), [(280, BLUE), (281, RED), (282, YELLOW)])
def test_a_copy_chooses_among_the_other_cards_of_the_own_grid(copier: int, color: int) -> None:
    position = table()
    lay(position, 0, copier, 1, 1)
    fitting = [
        card.number for card in BOX.cards
        if card.kind == 1 and any(a.mask == color and a.gains[0] and a.free() for a in card.abilities)
    ][:2]  # fmt: skip
    for column, card in enumerate(fitting, start=2):
        lay(position, 0, card, 1, column)
    board(position, 0, climate="295A")
    gain = [next(a.gains[0] for a in BOX.cards[card].abilities if a.mask & color) for card in fitting]
    activate(position, 0, color)
    assert words(position, 0)[:3] == ["skip", "copy 1 2", "copy 1 3"]
    do(position, 0, "copy 1 3")
    while 0 in position.actors():
        do(position, 0, words(position, 0)[0])
    assert position.areas[0].soil == gain[0] + 2 * gain[1]


@pytest.mark.clause("E37")
def test_a_copied_line_is_the_line_of_the_copying_card() -> None:
    # Card 144, blue: a sprout on each herb in its row. Blue Copy in row 3 gives to row 3, where it counts as a herb.
    position = table()
    lay(position, 0, 280, 3, 1)
    lay(position, 0, 144, 1, 1)
    lay(position, 0, BASIL, 3, 3)
    lay(position, 0, 19, 2, 2)
    activate(position, 0, BLUE)
    while 0 in position.actors():
        do(position, 0, words(position, 0)[0])
    sprouts = pieces(position, 0)[0]
    assert sprouts.get(BASIL) == 1
    assert sprouts.get(280) == 1
    assert 19 not in sprouts


@pytest.mark.clause("E20", "E29")
def test_an_island_gives_for_each_matching_card_planted_this_turn() -> None:
    # Santorini, green: 2 soil for each yellow card planted this turn; multicolor counts as yellow.
    position = table()
    board(position, 0, island="288B")
    give(position, 0, 13, 253)
    position.areas[0].soil = 20
    do(position, 0, "plant", "plant 13", "plant 253", "at 1 2")
    paid = 20 - position.areas[0].soil
    do(position, 0, words(position, 0)[0])
    assert position.areas[0].soil == 20 - paid + 4
