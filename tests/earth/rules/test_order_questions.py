"""When the order of Island, Climate and grid is asked, and what the run does before and after. (E30, E76)"""

from __future__ import annotations

from typing import Any, cast

import pytest

from terrarium.earth.cards.box import BOX, card_number
from terrarium.earth.cards.vocabulary import BLUE, GREEN, RED, YELLOW
from terrarium.earth.position import EarthPosition
from terrarium.earth.rules.ability_use import times
from terrarium.earth.state.steps import BENEFIT, RUN, step
from terrarium.earth.statistics import EarthStatistics
from tests.earth.areas import pick
from tests.earth.table import activate, asked, board, do, fill_compost, give, hand, lay, pieces, table, words

#: Red: 2 cards for 1 soil; 3 soil; 1 card; 2 sprouts; 1 sprout and 1 growth; up to 2 cards composted.
JALAPENO, PRICKLY_PEAR, BASIL, BOXWOOD, SPROUT_AND_GROWTH, RED_BIRCH = 154, 157, 14, 45, 35, 37
#: Red: 3 soil for 1 sprout. Yellow: 2 soil.
SHIITAKE, ANDROMEDA = 66, 33
MUDPOT = 223  # event: 1 soil


def run_of(position: EarthPosition) -> dict[str, Any]:
    """The run of seat 0 as it sees it."""
    return cast(dict[str, dict[str, Any]], position.view(0))["run"]


@pytest.mark.clause("E29")
def test_a_run_counts_the_cards_of_the_board_and_of_the_grid() -> None:
    # Red: 1 growth for 2 soil.
    position = table()
    board(position, 0, climate="299B")
    lay(position, 0, JALAPENO, 1, 1, growth=1)
    lay(position, 0, PRICKLY_PEAR, 1, 2)
    lay(position, 0, ANDROMEDA, 1, 3)
    position.areas[0].soil = 1
    statistics = EarthStatistics()
    statistics.start(position)
    activate(position, 0, RED)
    assert (run_of(position)["cards"], len(run_of(position)["coming"])) == (3, 2)
    assert statistics.run_cards == 3


@pytest.mark.clause("E30", "E38")
@pytest.mark.parametrize(("chose", "question"), [(True, "order"), (False, "ability")])
def test_what_the_island_gives_counts_for_the_order_only_to_the_one_who_chose(chose: bool, question: str) -> None:
    # Red: 2 cards if you chose the action; 2 soil for a card of the compost, of which there is none.
    position = table()
    board(position, 0, island="292B", climate="297B")
    lay(position, 0, JALAPENO, 1, 1)
    position.areas[0].soil = 1
    activate(position, 0, RED, chose)
    assert asked(position, 0) == question
    assert words(position, 0)[0] == ("board first" if chose else "skip")


@pytest.mark.clause("E30", "E38")
def test_an_island_that_gives_nothing_in_the_turns_of_others_does_not_matter_to_the_order() -> None:
    # Blue: 2 cards if you chose the action. American Sycamore, blue: 1 growth for 2 sprouts.
    for chose in (False, True):
        position = table()
        board(position, 0, island="292A")
        lay(position, 0, 21, 1, 1, growth=1)
        activate(position, 0, BLUE, chose)
        assert len(hand(position, 0)) == (2 if chose else 0)
        assert asked(position, 0) == "ability"
        assert len(run_of(position)["coming"]) == 0
        assert run_of(position)["cards"] == (2 if chose else 1)


@pytest.mark.clause("E30")
@pytest.mark.parametrize(("growth", "answers"), [(1, ["skip", "use"]), (0, [])])
def test_where_the_order_does_not_matter_the_board_asks_without_it(growth: int, answers: list[str]) -> None:
    # Desert Climate, yellow: 1 growth for 2 soil. Japanese Andromeda: 2 soil.
    position = table()
    board(position, 0, climate="296A")
    lay(position, 0, ANDROMEDA, 1, 1, growth=growth)
    activate(position, 0, YELLOW)
    assert words(position, 0) == answers
    assert position.areas[0].soil == (0 if growth else 2)


@pytest.mark.clause("E30")
@pytest.mark.parametrize(("compost", "question"), [(0, "order"), (1, "ability")])
def test_what_the_island_does_without_asking_comes_before_a_question_of_the_climate(
    compost: int, question: str
) -> None:
    # Red: 3 cards of the hand can be composted if you chose the action; 3 sprouts for a card of the compost.
    position = table()
    board(position, 0, island="288A" if compost == 0 else "", climate="302B")
    lay(position, 0, RED_BIRCH, 1, 1)
    lay(position, 0, SHIITAKE, 1, 2, sprouts=1)
    give(position, 0, 2, 3)
    fill_compost(position, 0, *[100][:compost])
    activate(position, 0, RED, chose=True)
    assert asked(position, 0) == question
    assert "grid first" in words(position, 0)


@pytest.mark.clause("E30")
@pytest.mark.parametrize(("soil", "asks"), [(1, True), (2, False)])
def test_soil_that_suffices_for_all_is_no_reason_to_ask_for_the_order(soil: int, asks: bool) -> None:
    # Red: 1 growth for 2 soil; twice up to 4 cards of the hand to the compost for 1 soil.
    position = table()
    board(position, 0, climate="299B")
    lay(position, 0, 145, 1, 1, growth=1)
    lay(position, 0, 148, 1, 2)
    give(position, 0, 2)
    position.areas[0].soil = soil
    activate(position, 0, RED)
    assert asked(position, 0) == "ability"
    assert ("grid first" in words(position, 0)) == asks


@pytest.mark.clause("E30", "E77")
def test_the_grid_stays_first_after_a_window_between_two_cards() -> None:
    # Red: 1 growth for 2 soil.
    position = table()
    board(position, 0, climate="299B")
    lay(position, 0, PRICKLY_PEAR, 1, 1, growth=1)
    lay(position, 0, 160, 1, 2)
    lay(position, 0, JALAPENO, 1, 3)
    give(position, 0, MUDPOT)
    do(position, 0, "careful on")
    activate(position, 0, RED)
    do(position, 0, "stop", "grid first")
    heard = []
    while asked(position, 0) not in ("ability", "unpayable"):
        heard.append(asked(position, 0))
        do(position, 0, "amount 0" if heard[-1] == "amount-soil-of" else "stop")
    assert heard == ["turn", "amount-soil-of", "turn", "amount-soil-of", "turn"]
    assert position.prompt(0).figures["card"] == BOX.cards[JALAPENO].line()


@pytest.mark.clause("E31", "E78")
@pytest.mark.parametrize(
    ("card", "rows"), [(SPROUT_AND_GROWTH, ["sprouts", "growth"]), (BOXWOOD, ["sprouts"]), (RED_BIRCH, ["compost"])]
)
def test_everything_that_waited_is_placed_at_the_end_of_the_run(card: int, rows: list[str]) -> None:
    position = table()
    lay(position, 0, card, 1, 1)
    lay(position, 0, 265, 1, 2)  # a second place for pieces
    give(position, 0, 2)
    activate(position, 0, RED)
    heard = []
    while 0 in position.actors():
        heard.append(asked(position, 0))
        do(position, 0, "stop")
    assert heard == rows


@pytest.mark.clause("E31", "E78")
def test_one_sprout_one_growth_and_one_card_wait_together() -> None:
    # Red: 1 sprout and 1 growth; 2 soil and up to 1 card to the compost.
    position = table()
    lay(position, 0, SPROUT_AND_GROWTH, 1, 1)
    lay(position, 0, 6, 1, 2)
    lay(position, 0, 265, 1, 3)
    give(position, 0, 2)
    activate(position, 0, RED)
    assert position.areas[0].soil == 2
    heard = []
    while 0 in position.actors():
        heard.append((asked(position, 0), position.prompt(0).figures["count"]))
        do(position, 0, words(position, 0)[1])
    assert heard == [("sprouts", 1), ("growth", 1), ("compost", 1)]
    assert (sum(pieces(position, 0)[0].values()), position.areas[0].compost) == (1, 1)


@pytest.mark.clause("E30", "E31")
def test_skip_all_is_offered_while_a_later_card_has_a_price() -> None:
    # In the order of the grid: Jalapeño, Prickly Pear, Shiitake.
    for cards, offered in (((JALAPENO, SHIITAKE), True), ((JALAPENO, PRICKLY_PEAR), False), ((JALAPENO,), False)):
        position = table()
        for column, card in enumerate(cards, start=1):
            lay(position, 0, card, 1, column)
        position.areas[0].soil = 1
        activate(position, 0, RED)
        assert ("skip all" in words(position, 0)) == offered
        assert ("use all" in words(position, 0)) == offered


@pytest.mark.clause("E30", "E31")
def test_with_the_grid_first_cards_of_the_board_are_later_ones() -> None:
    # Red: 1 growth for 2 soil.
    position = table()
    board(position, 0, climate="299B")
    lay(position, 0, JALAPENO, 4, 4, growth=1)
    position.areas[0].soil = 1
    activate(position, 0, RED)
    board_first = position.copy()
    do(position, 0, "grid first")
    assert words(position, 0) == ["skip", "use", "skip all", "use all"]
    do(board_first, 0, "skip")
    assert words(board_first, 0) == ["skip", "use"]


@pytest.mark.clause("E20", "E29")
def test_an_island_gives_for_each_matching_card_that_was_planted() -> None:
    # Green: 2 growth for each sunny card planted in this turn.
    sunny, second = pick(lambda card: "sunny" in card.habitats, 2)
    other = pick(lambda card: "sunny" not in card.habitats, 1)[0]
    for planted, expected in (
        ([], 0), ([sunny], 1), ([other], 0), ([sunny, other], 1), ([other, sunny], 1), ([sunny, second], 2)
    ):  # fmt: skip
        position = table()
        for card in planted:
            position.note_planted(0, card)
        assert times(position, 0, int(BOX.ability_of_color(card_number("287B"), GREEN))) == expected


@pytest.mark.clause("E30", "E76")
def test_cards_of_the_island_are_drawn_before_a_card_of_the_grid_that_could_be_used_without_them() -> None:
    # Metis Shoal, red: 2 cards if you chose the action. Penny Bun, red: 2 soil for a card of the hand.
    position = table()
    board(position, 0, island="292B")
    lay(position, 0, 19, 1, 1)
    give(position, 0, 2)
    activate(position, 0, RED, chose=True)
    assert (asked(position, 0), len(hand(position, 0))) == ("ability", 3)


@pytest.mark.clause("E29", "E38")
def test_what_will_be_activated_leaves_out_what_only_the_chooser_can_use() -> None:
    # Red: 2 cards if you chose the action.
    position = table()
    board(position, 0, climate="295A")
    lay(position, 0, PRICKLY_PEAR, 1, 1)
    lay(position, 0, ANDROMEDA, 1, 2)
    for chose in (False, True):
        twin = position.copy()
        twin.active = 0 if chose else 1
        twin.chosen = 1
        twin.pop(0)
        twin.push(0, step(RUN, mask=RED))
        twin.push(0, step(BENEFIT, 1))
        assert len(run_of(twin)["coming"]) == (2 if chose else 1)


@pytest.mark.clause("E37", "E76")
@pytest.mark.parametrize("cards", [[], [2]])
def test_the_only_ability_that_can_be_copied_is_copied_without_asking(cards: list[int]) -> None:
    position = table()
    lay(position, 0, 281, 1, 1)  # copies red
    lay(position, 0, PRICKLY_PEAR, 1, 2)
    give(position, 0, *cards)
    before = int(position.reveals)
    activate(position, 0, RED)
    assert position.areas[0].soil == 6
    assert 0 not in position.actors()
    assert position.reveals == before + len(cards)  # no card in hand could have paid for another


@pytest.mark.clause("E37")
def test_nothing_is_shown_by_an_empty_hand_where_nothing_can_be_copied() -> None:
    position = table()
    lay(position, 0, 281, 1, 1)
    before = int(position.reveals)
    activate(position, 0, RED)
    assert 0 not in position.actors()
    assert position.reveals == before


@pytest.mark.clause("E37", "E77")
def test_after_no_more_a_copy_that_only_an_exchange_could_pay_for_is_passed_over() -> None:
    position = table()
    lay(position, 0, 265, 1, 1, sprouts=3)
    lay(position, 0, JALAPENO, 1, 2)
    lay(position, 0, 281, 1, 3)
    activate(position, 0, RED)
    assert asked(position, 0) == "unpayable"
    do(position, 0, "no more")
    assert 0 not in position.actors()


@pytest.mark.clause("E30", "E77")
def test_an_ability_that_only_an_exchange_could_pay_for_is_passed_over_after_skip_all() -> None:
    # Shiitake and Corpse Lily: 3 soil for 1 sprout. Jalapeño: 2 cards for 1 soil.
    position = table(journal=True)
    lay(position, 0, SHIITAKE, 1, 1, sprouts=3)
    lay(position, 0, 69, 1, 2)
    lay(position, 0, JALAPENO, 1, 3)
    give(position, 0, 2)
    before = int(position.reveals)
    activate(position, 0, RED)
    do(position, 0, "skip all")
    assert 0 not in position.actors()
    skipped = [line.figures["card"] for line in position.journal.lines(0) if line.id == "earth-skipped"]  # type: ignore[union-attr]
    assert skipped == [BOX.cards[SHIITAKE].line(), BOX.cards[69].line()]
    assert position.reveals == before + 1


@pytest.mark.clause("E78")
def test_sprouts_that_wait_are_placed_before_a_free_card_that_draws() -> None:
    position = table()
    lay(position, 0, BOXWOOD, 1, 1)
    lay(position, 0, 265, 1, 2)
    lay(position, 0, BASIL, 1, 3)
    activate(position, 0, RED)
    assert (asked(position, 0), hand(position, 0)) == ("sprouts", [])


@pytest.mark.clause("E31", "E78")
def test_rows_of_one_kind_are_one_row_at_the_end() -> None:
    # Red: up to 2 and up to 3 cards to the compost. Yellow: twice 3 growth for 1 soil.
    position = table()
    lay(position, 0, RED_BIRCH, 1, 1)
    lay(position, 0, 40, 1, 2)
    give(position, 0, 2)
    activate(position, 0, RED)
    assert position.prompt(0).figures["count"] == 5
    other = table()
    lay(other, 0, 73, 1, 1)
    lay(other, 0, 70, 1, 2)
    other.areas[0].soil = 2
    activate(other, 0, YELLOW)
    do(other, 0, "use", "use")
    assert other.prompt(0).figures["count"] == 6
    third = table()
    lay(third, 0, 145, 1, 1)
    lay(third, 0, 148, 1, 2)
    third.areas[0].soil = 2
    give(third, 0, 2)
    activate(third, 0, RED)
    do(third, 0, "use", "use")
    assert third.prompt(0).figures["count"] == 8
