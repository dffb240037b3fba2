"""The order of activation: board and grid, reading order, pieces that wait for each other."""

from __future__ import annotations

import pytest

from terrarium.earth.cards.box import BOX
from terrarium.earth.cards.vocabulary import BLUE, RED, YELLOW
from terrarium.earth.position import EarthPosition
from terrarium.earth.statistics import EarthStatistics
from terrarium.engine.lines import Line
from tests.earth.table import (
    activate,
    asked,
    board,
    do,
    fill_compost,
    give,
    hand,
    lay,
    table,
    words,
)


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
    # Polar Climate, yellow: 1 growth, and compost 1 card from hand. Mycena Chlorophos, yellow: 1 growth for 3 soil.
    position = table()
    board(position, 0, climate="298B")
    lay(position, 0, 164, 1, 1, growth=1)
    activate(position, 0, YELLOW)
    assert words(position, 0) == ["board first", "grid first"]
    do(position, 0, "grid first", "use")
    assert position.areas[0].soil == 3
    # Japanese Andromeda, yellow: 2 soil, which the Climate has no use for.
    other = table()
    board(other, 0, climate="296A")
    lay(other, 0, 33, 1, 1)
    activate(other, 0, YELLOW)
    assert words(other, 0) == []
    assert other.areas[0].soil == 2


@pytest.mark.clause("E30", "E76")
def test_a_board_that_cannot_be_used_first_goes_last_without_a_question() -> None:
    # Desert Climate, yellow: 1 growth for 2 soil. Japanese Maple, yellow: 1 growth and 1 sprout. No growth lies there.
    position = table()
    board(position, 0, climate="296A")
    lay(position, 0, 1, 1, 1)
    careful = position.copy()
    do(careful, 0, "careful on")
    reachable = position.copy()
    give(reachable, 0, 224)  # an event that gives 1 growth
    activate(position, 0, YELLOW)
    assert words(position, 0) == ["skip", "use"]  # the growth of the Maple can be paid
    do(position, 0, "use")
    assert position.areas[0].soil == 2
    for asks in (careful, reachable):
        activate(asks, 0, YELLOW)
        assert words(asks, 0)[:2] == ["board first", "grid first"]


@pytest.mark.clause("E30", "E76")
@pytest.mark.parametrize("growth", [0, 1])
def test_a_grid_that_cannot_be_used_first_goes_last_without_a_question(growth: int) -> None:
    # Polar Climate, yellow: 1 growth, and compost 1 card from hand. Mycena Chlorophos, yellow: 1 growth for 3 soil.
    position = table()
    board(position, 0, climate="298B")
    lay(position, 0, 164, 1, 1, growth=growth)
    activate(position, 0, YELLOW)
    if growth == 0:
        assert asked(position, 0) == "ability"  # the growth of the Climate was placed and can be paid
    else:
        assert asked(position, 0) == "order"


@pytest.mark.clause("E30", "E76")
def test_a_side_without_anything_to_gain_goes_last_without_a_question() -> None:
    # Boreal Climate, blue: 1 sprout for 3 growth, for which there is no space. American Sycamore, blue: 1 growth for
    # 2 sprouts.
    position = table()
    board(position, 0, climate="298A")
    card = lay(position, 0, 21, 1, 1, sprouts=1, growth=BOX.cards[21].growth)
    give(position, 0, 224)  # an event, with which the Climate can still gain nothing
    activate(position, 0, BLUE)
    assert position.prompt(0).figures["card"] == BOX.cards[21].line()
    do(position, 0, "use")
    assert position.areas[0].sprouts[card] == 3
    assert position.prompt(0).figures["card"] == BOX.cards[int(position.areas[0].climate)].line()


#: Red abilities beside Basil's (draw 1 card), and whether the order matters to a Climate that gives a sprout.
BESIDES_BASIL = {
    35: False,  # a sprout and a growth
    69: True,  # 1 sprout for 3 soil
    63: True,  # 1 growth for 3 soil: some goals count sprouts and growth together
    151: False,  # 1 soil for 2 cards
    272: False,  # compost 2 cards of the deck
}


@pytest.mark.clause("E30", "E76")
@pytest.mark.parametrize(("card", "matters"), BESIDES_BASIL.items())
def test_a_side_that_shows_cards_goes_first_if_nothing_else_matters(card: int, matters: bool) -> None:
    position = table()
    board(position, 0, climate="303B")  # red: 1 sprout
    lay(position, 0, 14, 1, 1)
    lay(position, 0, card, 1, 2, sprouts=1, growth=1)
    position.areas[0].soil = 1
    careful = position.copy()
    do(careful, 0, "careful on")
    activate(position, 0, RED)
    assert (asked(position, 0) == "order") == matters
    assert len(hand(position, 0)) == (0 if matters else 1)
    activate(careful, 0, RED)
    assert asked(careful, 0) == "order"


@pytest.mark.clause("E30")
def test_the_order_is_asked_where_both_sides_show_cards() -> None:
    # Blue, if you chose the action: 2 cards, 2 growth. Blue in the grid: 43 draws 1 card, 187 gives 1 growth.
    position = table()
    board(position, 0, island="292A", climate="302A")
    lay(position, 0, 43, 1, 1, sprouts=5)
    lay(position, 0, 187, 1, 2, sprouts=3)
    do(position, 0, "water")
    assert asked(position, 0) == "order"


@pytest.mark.clause("E30")
def test_soil_that_one_side_gives_and_the_other_takes_is_a_reason_to_ask() -> None:
    # Red: 1 growth for 2 soil on the board; Jalapeño, 1 soil for 2 cards. A goal counts soil.
    position = table()
    board(position, 0, climate="299B")
    lay(position, 0, 154, 1, 1, growth=1)
    position.areas[0].soil = 1
    activate(position, 0, RED)
    assert "grid first" in words(position, 0)


@pytest.mark.clause("E30", "E47")
@pytest.mark.parametrize(("goal", "asks"), [("358A", True), ("339A", False)])
def test_pieces_of_both_kinds_matter_to_the_order_while_flora_is_to_be_completely_full(goal: str, asks: bool) -> None:
    # Desert Climate, yellow: 1 growth for 2 soil. Dog Grass, yellow: 2 sprouts, with which it is full for a moment.
    position = table(goals=[goal, "339B", "340A", "340B"])
    board(position, 0, climate="296A")
    for column, card in enumerate((87, 157, 160)):  # red cards, full already
        lay(position, 0, card, 2, column + 1, sprouts=BOX.cards[card].sprouts, growth=BOX.cards[card].growth)
    lay(position, 0, 44, 1, 1, sprouts=4, growth=2)
    activate(position, 0, YELLOW)
    assert ("grid first" in words(position, 0)) == asks
    if asks:
        do(position, 0, "grid first", "remove growth 1 1")
        assert position.has_earned(0, 0)


@pytest.mark.clause("E30", "E76")
@pytest.mark.parametrize(("climate", "answers"), [("297B", True), ("296B", False)])
def test_a_board_that_discards_what_could_be_drawn_again_is_asked_about(climate: str, answers: bool) -> None:
    # Red: 1 card of the compost for 2 soil; 2 soil. Basil draws a card, and Dog Grass beside it gives 2 sprouts.
    position = table()
    board(position, 0, climate=climate)
    lay(position, 0, 14, 1, 1)
    lay(position, 0, 45, 1, 2)
    fill_compost(position, 0, 100)
    activate(position, 0, RED)
    assert ("grid first" in words(position, 0)) == answers


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


@pytest.mark.clause("E30")
def test_island_comes_before_climate() -> None:
    # Metis Shoal and Arid Climate, red: draw 2 cards each if you chose the action.
    position = table(journal=True)
    board(position, 0, island="292B", climate="295A")
    do(position, 0, "compost")
    assert position.journal is not None
    used = [line.figures["card"] for line in position.journal.lines(0) if line.id == "earth-uses"]
    assert used == [BOX.cards[position.areas[0].island].line(), BOX.cards[position.areas[0].climate].line()]


@pytest.mark.clause("E31", "E76")
@pytest.mark.parametrize(("sprouts", "growth"), [(False, False), (True, False), (False, True)])
def test_growth_that_is_paid_for_nothing_is_asked_only_if_growth_is_delicate(sprouts: bool, growth: bool) -> None:
    # American Sycamore, blue: 1 growth for 2 sprouts, for which there is no space.
    position = table()
    lay(position, 0, 21, 1, 1, sprouts=4, growth=1)
    position.set_delicate(0, sprouts, growth)
    activate(position, 0, BLUE)
    assert (0 in position.actors()) == growth


@pytest.mark.clause("E25", "E76")
@pytest.mark.parametrize(("action", "question"), [("water", "sprouts"), ("grow", "growth")])
@pytest.mark.parametrize(("sprouts", "growth"), [(False, False), (True, False), (False, True)])
def test_pieces_with_one_place_only_are_asked_for_if_they_are_delicate(
    action: str, question: str, sprouts: bool, growth: bool
) -> None:
    position = table()
    lay(position, 0, 14, 1, 1)  # Basil: 6 spaces for sprouts, 2 for growth
    position.set_delicate(0, sprouts, growth)
    do(position, 0, action)
    assert (asked(position, 0) == question) == (sprouts if action == "water" else growth)
