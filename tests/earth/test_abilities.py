"""Abilities in play: order, costs, gains, copying; one generated test for each plain one."""

from __future__ import annotations

import pytest

from terrarium.earth.cards.abilities import COSTS, GAINS, PLAIN
from terrarium.earth.cards.box import BOX
from terrarium.earth.cards.vocabulary import BLUE, GREEN, RED, YELLOW
from terrarium.earth.position import EarthPosition
from terrarium.earth.statistics import EarthStatistics
from terrarium.engine.lines import Line
from tests.earth.table import (
    activate,
    board,
    compost,
    deck,
    do,
    fill_compost,
    give,
    hand,
    lay,
    on_top,
    pieces,
    pile,
    table,
    words,
)

ACTION = {RED: "compost", BLUE: "water", YELLOW: "grow"}
ACTIVE = {"green": GREEN, "red": RED, "blue": BLUE, "yellow": YELLOW, "multicolor": RED}

#: Flora with room for pieces and no ability that is activated: both are black. Basil is red, Heather yellow and red.
BAOBAB, OTHER_BLACK = 4, 192
BASIL, HEATHER = 14, 20

PLAIN_ONES = [
    (card.number, slot)
    for card in BOX.cards
    if card.kind in (1, 2)
    for slot, ability in enumerate(card.abilities)
    if ability.effect == PLAIN and ability.color in ACTIVE
]


def stock(position: EarthPosition) -> dict[str, int]:
    """What seat 0 has."""
    area = position.areas[0]
    sprouts, growth = pieces(position, 0)
    return {
        "soil": int(area.soil), "hand": int(area.hand), "compost": int(area.compost),
        "sprout": sum(sprouts.values()), "growth": sum(growth.values()),
    }  # fmt: skip


@pytest.mark.clause("E31")
@pytest.mark.parametrize(("card", "slot"), PLAIN_ONES, ids=lambda value: str(value))
def test_each_plain_ability_takes_its_costs_and_gives_its_gains(card: int, slot: int) -> None:
    ability = BOX.cards[card].abilities[slot]
    position = table()
    lay(position, 0, card, 1, 1)
    lay(position, 0, BAOBAB, 2, 2)
    area = position.areas[0]
    held = [other for other in range(1, 284) if BOX.cards[other].kind == 2 and other != card][:8]
    give(position, 0, *held)
    area.soil = ability.costs[COSTS.index("soil")]
    fill_compost(position, 0, *[other for other in deck(position) if other != card][: ability.costs[4]])
    need = {"sprout": ability.costs[1], "growth": ability.costs[2]}
    if need["sprout"] or need["growth"]:
        spare = lay(position, 0, OTHER_BLACK, 3, 3)
        area.sprouts[spare], area.growth[spare] = need["sprout"], need["growth"]
    room = {
        "sprout": sum(BOX.cards[int(c)].sprouts for c in area.cells) - stock(position)["sprout"],
        "growth": sum(BOX.cards[int(c)].growth for c in area.cells) - stock(position)["growth"],
    }
    before = stock(position)
    activate(position, 0, ACTIVE[ability.color])
    while 0 in position.actors():
        answers = [
            word for word in words(position, 0) if word not in ("stop", "skip", "skip all", "use all", "exchange")
        ]
        do(position, 0, next(word for word in answers if not word.startswith("event")))
    gains, costs = dict(zip(GAINS, ability.gains, strict=True)), dict(zip(COSTS, ability.costs, strict=True))
    expected = {
        "soil": gains["soil"] - costs["soil"],
        "hand": gains["draw"] - costs["hand"] - gains["hand"],
        "compost": gains["deck"] + gains["hand"] + costs["hand"] - costs["compost"],
        "sprout": min(gains["sprout"], room["sprout"] + costs["sprout"]) - costs["sprout"],
        "growth": min(gains["growth"], room["growth"] + costs["growth"]) - costs["growth"],
    }
    assert {name: stock(position)[name] - before[name] for name in before} == expected


@pytest.mark.clause("E31")
@pytest.mark.parametrize(
    ("card", "slot"), [pair for pair in PLAIN_ONES if sum(BOX.cards[pair[0]].abilities[pair[1]].costs)]
)
def test_an_ability_that_cannot_be_paid_in_full_is_not_offered(card: int, slot: int) -> None:
    ability = BOX.cards[card].abilities[slot]
    position = table()
    lay(position, 0, card, 1, 1)
    lay(position, 0, BAOBAB, 2, 2)
    before = stock(position)
    activate(position, 0, ACTIVE[ability.color])
    assert 0 not in position.actors()
    assert stock(position) == before


@pytest.mark.clause("E29", "E30")
def test_the_grid_is_activated_in_reading_order_each_card_once_and_any_may_be_skipped() -> None:
    # Three red cards that cost a card from hand: Penny Bun 2 soil, Tall Fescue 1 soil, and another.
    position = table()
    for cell, card in ((5, 11), (0, 19), (3, 11)):
        if card not in [int(c) for c in position.areas[0].cells]:
            lay(position, 0, card, cell // 4 + 1, cell % 4 + 1)
    give(position, 0, 2, 3, 12)
    activate(position, 0, RED)
    assert position.prompt(0).figures["card"] == BOX.cards[19].line()
    do(position, 0, "skip")
    assert position.prompt(0).figures["card"] == BOX.cards[11].line()
    do(position, 0, "compost 3")
    assert position.areas[0].soil == 2
    assert 0 not in position.actors()


@pytest.mark.clause("E30")
def test_board_or_grid_first_is_asked_only_where_it_can_matter() -> None:
    # Desert Climate, yellow: 1 growth for 2 soil. Japanese Maple, yellow: 1 growth and 1 sprout.
    position = table()
    board(position, 0, climate="296A")
    lay(position, 0, 1, 1, 1)
    activate(position, 0, YELLOW)
    assert words(position, 0) == ["board first", "grid first"]
    do(position, 0, "grid first", "use")
    assert position.areas[0].soil == 2
    # Japanese Andromeda, yellow: 2 soil, which the Climate has no use for.
    other = table()
    board(other, 0, climate="296A")
    lay(other, 0, 33, 1, 1)
    activate(other, 0, YELLOW)
    assert words(other, 0) == []
    assert other.areas[0].soil == 2


@pytest.mark.clause("E30")
def test_where_the_board_begins_with_a_question_grid_first_is_one_of_its_answers() -> None:
    # Desert Climate, yellow: 1 growth for 2 soil. Japanese Maple, yellow: 1 growth and 1 sprout; it is complete.
    position = table()
    board(position, 0, climate="296A")
    full = BOX.cards[1].growth
    lay(position, 0, 1, 1, 1, growth=full)
    activate(position, 0, YELLOW)
    assert position.prompt(0).figures["card"] == BOX.cards[int(position.areas[0].climate)].line()
    assert words(position, 0) == ["skip", "use", "grid first"]
    grid_first = position.copy()
    do(position, 0, "use")
    assert (position.areas[0].soil, int(position.areas[0].growth[0])) == (2, full)
    do(grid_first, 0, "grid first")
    assert words(grid_first, 0) == ["skip", "use"]
    do(grid_first, 0, "use")
    assert (grid_first.areas[0].soil, int(grid_first.areas[0].growth[0])) == (2, full - 1)


@pytest.mark.clause("E30", "E41")
def test_the_order_is_still_asked_when_an_event_has_used_up_what_the_board_would_take() -> None:
    position = table()
    board(position, 0, climate="296A")
    lay(position, 0, 1, 1, 1, growth=1)
    activate(position, 0, YELLOW)
    assert words(position, 0) == ["skip", "use", "grid first"]
    position.areas[0].growth[0] = 0  # as an event may leave it
    position.run(0)
    assert words(position, 0) == ["board first", "grid first"]


@pytest.mark.clause("E30")
def test_a_side_that_only_gives_goes_first_without_a_question() -> None:
    # Metis Shoal, red: draw 2 cards if you chose the action. Penny Bun, red: a card from hand for 2 soil.
    position = table()
    board(position, 0, island="292B")
    lay(position, 0, 19, 1, 1)
    do(position, 0, "compost")
    assert len(hand(position, 0)) == 2
    assert position.prompt(0).figures["card"] == BOX.cards[19].line()


@pytest.mark.clause("E30", "E31")
def test_pieces_of_one_run_wait_for_each_other_until_something_is_paid_with_them() -> None:
    # Florence Fennel and Soya Bean, yellow: the top compost card for 3 sprouts. Oakmoss: 1 sprout for 2 soil.
    position = table()
    lay(position, 0, 55, 1, 1)
    lay(position, 0, 82, 1, 2)
    lay(position, 0, 174, 1, 3)
    fill_compost(position, 0, 100, 101)
    statistics = EarthStatistics()
    statistics.start(position)
    activate(position, 0, YELLOW)
    do(position, 0, "use", "use")
    assert position.prompt(0) == Line("earth-prompt-sprouts", count=6)
    assert statistics.run_answers == 1  # the two uses were one list to tick
    do(position, 0, *["sprout 1 1"] * 5, "sprout 1 2")
    assert statistics.run_answers == 2
    do(position, 0, "remove sprout 1 1")
    assert position.areas[0].soil == 2
    assert statistics.run_answers == 3


# Japanese Boxwood, red: 2 sprouts. Reddish Corky Fungus, red: 1 sprout and 1 growth. Each has space for 1 growth.


def rows_of_sprouts(position: EarthPosition) -> list[object]:
    """Stop every row of sprouts that seat 0 is asked for, and return their lengths."""
    found: list[object] = []
    while 0 in position.actors() and position.prompt(0).id == "earth-prompt-sprouts":
        found.append(position.prompt(0).figures["count"])
        do(position, 0, "stop")
    return found


@pytest.mark.clause("E30", "E31")
@pytest.mark.parametrize(("growth", "rows"), [(1, [3]), (0, [2, 1])])
def test_pieces_wait_across_an_ability_that_gives_nothing(growth: int, rows: list[int]) -> None:
    # Bird's-Foot Trefoil, red: 1 sprout for 2 growth, for which there may be no space.
    position = table()
    lay(position, 0, 45, 1, 1, growth=1)
    lay(position, 0, 177, 1, 2, growth=growth)
    lay(position, 0, 35, 1, 3, growth=1)
    activate(position, 0, RED)
    assert rows_of_sprouts(position) == rows


@pytest.mark.clause("E30", "E31")
@pytest.mark.parametrize(("answer", "rows"), [("skip all", [3]), ("skip", [2])])
def test_pieces_wait_across_abilities_that_are_skipped_together(answer: str, rows: list[int]) -> None:
    # Jalapeño and Shoestring Acacia, red: 1 soil for 2 cards, which nobody sees before the pieces are placed.
    position = table()
    lay(position, 0, 154, 1, 1)
    lay(position, 0, 45, 1, 2)
    lay(position, 0, 151, 1, 3)
    lay(position, 0, 35, 1, 4)
    position.areas[0].soil = 2
    activate(position, 0, RED)
    do(position, 0, answer)
    assert rows_of_sprouts(position) == rows


@pytest.mark.clause("E31", "E76")
@pytest.mark.parametrize(("card", "is_asked"), [(73, False), (79, True)])
def test_delicate_pieces_are_a_reason_to_ask_only_if_they_are_paid(card: int, is_asked: bool) -> None:
    # Corn, yellow: 1 soil for 3 growth. Giant Gilled, yellow: 1 sprout for 3 growth. There is no space for growth.
    position = table()
    lay(position, 0, card, 1, 1, sprouts=1, growth=4 if card == 73 else 6)
    position.areas[0].soil = 1
    position.set_delicate(0, sprouts=True, growth=True)
    activate(position, 0, YELLOW)
    assert (0 in position.actors()) == is_asked


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


@pytest.mark.clause("E30")
def test_island_comes_before_climate() -> None:
    # Metis Shoal and Arid Climate, red: draw 2 cards each if you chose the action.
    position = table(journal=True)
    board(position, 0, island="292B", climate="295A")
    do(position, 0, "compost")
    assert position.journal is not None
    used = [line.figures["card"] for line in position.journal.lines(0) if line.id == "earth-uses"]
    assert used == [BOX.cards[position.areas[0].island].line(), BOX.cards[position.areas[0].climate].line()]


@pytest.mark.clause("E31")
def test_costs_come_before_gains_and_gains_in_their_order() -> None:
    # Deck draws come before composting from hand: with card 259 the fresh cards can be composted.
    position = table()
    give(position, 0, 259)
    position.areas[0].soil = 20
    do(position, 0, "plant")
    on_top(position, 30, 40)
    do(position, 0, "plant 259")
    assert words(position, 0) == ["stop", "compost 30", "compost 40"]
    do(position, 0, "compost 30", "stop")
    assert (compost(position, 0), hand(position, 0)) == ([30], [40])


@pytest.mark.clause("E31")
def test_gains_may_be_taken_in_part() -> None:
    position = table()
    lay(position, 0, BASIL, 1, 1)
    lay(position, 0, HEATHER, 1, 2)
    do(position, 0, "water", "sprout 1 1", "stop")
    assert pieces(position, 0)[0] == {BASIL: 1}


@pytest.mark.clause("E32")
@pytest.mark.parametrize("color", [RED, BLUE, YELLOW])
def test_multicolor_activates_with_each_of_the_three_colours(color: int) -> None:
    position = table()
    lay(position, 0, 253, 1, 1, growth=1)
    fill_compost(position, 0, 100)
    activate(position, 0, color)
    assert position.prompt(0).figures["card"] == BOX.cards[253].line()


@pytest.mark.clause("E32")
def test_multicolor_is_not_green() -> None:
    position = table()
    lay(position, 0, 253, 1, 1, growth=1)
    fill_compost(position, 0, 100)
    activate(position, 0, GREEN)
    assert 0 not in position.actors()


@pytest.mark.clause("E33")
def test_of_two_abilities_only_the_one_of_the_colour_is_used() -> None:
    # Dragon Blood Tree: yellow 1 growth, red 1 soil.
    position = table()
    lay(position, 0, 18, 1, 1)
    activate(position, 0, RED)
    assert stock(position) == {"soil": 1, "hand": 0, "compost": 0, "sprout": 0, "growth": 0}


@pytest.mark.clause("E34")
def test_black_and_brown_are_never_activated() -> None:
    for color in (GREEN, RED, BLUE, YELLOW):
        position = table()
        lay(position, 0, BAOBAB, 1, 1)
        lay(position, 0, 90, 1, 2)
        activate(position, 0, color)
        assert 0 not in position.actors()
        assert stock(position) == {"soil": 0, "hand": 0, "compost": 0, "sprout": 0, "growth": 0}


@pytest.mark.clause("E35")
def test_cards_in_hand_have_no_abilities() -> None:
    position = table()
    give(position, 0, 33, 90)
    activate(position, 0, YELLOW)
    assert position.areas[0].soil == 0


@pytest.mark.clause("E36")
def test_the_card_beats_the_rules() -> None:
    # The grid is full, yet card 230 lets a card be planted; and it costs nothing.
    position = table()
    lay(position, 0, 230, 1, 1)
    give(position, 0, BASIL)
    do(position, 0, "plant", "plant 14")
    assert (position.areas[0].cells[0], position.areas[0].soil) == (BASIL, 0)


# -- special effects ---------------------------------------------------------------------------------------------

LINE_CARDS = [card.number for card in BOX.cards if any(ability.effect == 3 for ability in card.abilities)]
AROUND_CARDS = [card.number for card in BOX.cards if any(ability.effect == 4 for ability in card.abilities)]


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
