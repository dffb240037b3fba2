"""What a question of an activation offers, and whether it goes on with the one before; the view says so. (E31)"""

from __future__ import annotations

from typing import Any, cast

import pytest

from terrarium.earth.cards.box import BOX
from terrarium.earth.cards.vocabulary import RED, YELLOW
from terrarium.earth.position import EarthPosition
from terrarium.earth.rules.steps.registry import kind_at
from terrarium.earth.state.steps import COPY, step
from tests.earth.table import activate, asked, do, fill_compost, give, lay, table, words

#: Red: 3 soil for 1 sprout. Multicolor: 2 soil and a card to compost for 1 sprout and 1 growth.
SHIITAKE, CORPSE_LILY, COOKEINA = 66, 69, 252
#: Yellow: 3 sprouts for the top compost card; 2 soil for 1 sprout.
FENNEL, SOYA_BEAN, OAKMOSS = 55, 82, 174
#: Red: 2 cards for 1 soil, twice; 3 soil; 1 card.
ACACIA, JALAPENO, PRICKLY_PEAR, BASIL = 151, 154, 157, 14
TOR_GRASS = 265  # no ability of a colour
TORNADO = 200  # event: 4 soil for 2 sprouts


def question(position: EarthPosition) -> tuple[str, bool]:
    """What seat 0 is asked, and whether it goes on with the question before."""
    return asked(position, 0), cast(dict[str, dict[str, Any]], position.view(0))["question"]["begun"]


@pytest.mark.clause("E31")
def test_the_first_payment_of_each_ability_that_is_used_with_all_others_is_a_new_question() -> None:
    position = table()
    lay(position, 0, SHIITAKE, 1, 1, sprouts=2)
    lay(position, 0, COOKEINA, 1, 2, sprouts=1, growth=1)
    lay(position, 0, CORPSE_LILY, 1, 3, sprouts=1, growth=1)
    activate(position, 0, RED)
    assert question(position) == ("ability", False)
    do(position, 0, "use all")
    assert question(position) == ("pay-sprouts", False)
    do(position, 0, "remove sprout 1 1")
    assert question(position) == ("pay-sprouts", False)  # Cookeina
    do(position, 0, "remove sprout 1 1")
    assert question(position) == ("pay-growth", True)
    do(position, 0, "remove growth 1 2")
    assert question(position) == ("pay-sprouts", False)  # Corpse Lily


@pytest.mark.clause("E31")
def test_what_is_left_to_pay_of_an_ability_that_is_used_with_its_first_piece_is_no_new_question() -> None:
    position = table()
    lay(position, 0, SHIITAKE, 1, 1, sprouts=2)
    lay(position, 0, COOKEINA, 1, 2, sprouts=1, growth=1)
    lay(position, 0, CORPSE_LILY, 1, 3, sprouts=1, growth=1)
    activate(position, 0, RED)
    do(position, 0, "skip", "remove sprout 1 1")
    assert question(position) == ("pay-growth", True)


@pytest.mark.clause("E31", "E41")
def test_the_payments_of_an_event_are_one_question() -> None:
    position = table()
    lay(position, 0, SHIITAKE, 1, 1, sprouts=2)
    lay(position, 0, CORPSE_LILY, 1, 2, sprouts=1)
    give(position, 0, TORNADO)
    do(position, 0, f"event {TORNADO}")
    assert question(position) == ("pay-sprouts", False)
    do(position, 0, "remove sprout 1 1")
    assert question(position) == ("pay-sprouts", True)


@pytest.mark.clause("E31", "E37")
def test_the_payment_of_a_copied_ability_is_a_new_question() -> None:
    copier = next(card for card in (280, 281, 282) if BOX.match[2 * card] == RED)
    position = table()
    lay(position, 0, copier, 1, 1, sprouts=1)
    lay(position, 0, SHIITAKE, 1, 2, sprouts=2)
    lay(position, 0, CORPSE_LILY, 1, 3)
    activate(position, 0, RED)
    do(position, 0, "copy 1 2")
    assert question(position) == ("pay-sprouts", False)


@pytest.mark.clause("E31")
@pytest.mark.parametrize("answer", ["use", "skip"])
def test_abilities_that_follow_each_other_are_one_list_to_tick(answer: str) -> None:
    position = table()
    for column, card in enumerate((FENNEL, SOYA_BEAN, OAKMOSS), start=1):
        lay(position, 0, card, 1, column, sprouts=1 if card == OAKMOSS else 0)
    fill_compost(position, 0, 100, 101)
    activate(position, 0, YELLOW)
    assert question(position) == ("ability", False)
    do(position, 0, answer)
    assert question(position) == ("ability", True)
    do(position, 0, "skip")
    if answer == "use":
        do(position, 0, "stop")
        assert question(position) == ("ability", False)  # pieces were placed since
    else:
        assert question(position) == ("ability", True)


@pytest.mark.clause("E31")
def test_cards_that_are_drawn_and_pieces_that_are_paid_begin_a_new_list() -> None:
    position = table()
    for column, card in enumerate((ACACIA, JALAPENO, SHIITAKE, CORPSE_LILY), start=1):
        lay(position, 0, card, 1, column, sprouts=2 if card == SHIITAKE else 1 if card == CORPSE_LILY else 0)
    position.areas[0].soil = 2
    activate(position, 0, RED)
    do(position, 0, "use")
    assert question(position) == ("ability", False)  # after the cards of Acacia
    do(position, 0, "skip")
    assert question(position) == ("ability", True)
    do(position, 0, "remove sprout 1 3")
    assert question(position) == ("ability", False)


@pytest.mark.clause("E31")
@pytest.mark.parametrize(("between", "goes_on"), [(BASIL, False), (PRICKLY_PEAR, True)])
def test_only_a_free_card_that_shows_cards_begins_a_new_list(between: int, goes_on: bool) -> None:
    position = table()
    for column, card in enumerate((JALAPENO, between, ACACIA), start=1):
        lay(position, 0, card, 1, column)
    position.areas[0].soil = 2
    activate(position, 0, RED)
    do(position, 0, "skip")
    assert question(position) == ("ability", goes_on)


@pytest.mark.clause("E31")
def test_a_single_card_that_is_drawn_for_a_price_begins_a_new_list_too() -> None:
    position = table()
    lay(position, 0, 175, 1, 1, sprouts=1)  # red: 1 card for 1 sprout
    lay(position, 0, JALAPENO, 1, 2)
    position.areas[0].soil = 1
    activate(position, 0, RED)
    do(position, 0, "use")
    assert question(position) == ("ability", False)


@pytest.mark.clause("E31")
def test_an_ability_can_be_paid_from_the_first_and_from_the_last_cell() -> None:
    position = table()
    lay(position, 0, SHIITAKE, 1, 1, sprouts=1)
    lay(position, 0, TOR_GRASS, 4, 4, sprouts=1)
    activate(position, 0, RED)
    assert words(position, 0) == ["skip", "remove sprout 1 1", "remove sprout 4 4"]


@pytest.mark.clause("E77")
@pytest.mark.parametrize(("soil", "window"), [(0, "unpaid"), (1, None)])
def test_the_view_says_if_only_an_exchange_could_pay_for_an_ability(soil: int, window: str | None) -> None:
    position = table()
    lay(position, 0, JALAPENO, 1, 1)
    lay(position, 0, TOR_GRASS, 1, 2, sprouts=3)
    position.areas[0].soil = soil
    activate(position, 0, RED)
    assert cast(dict[str, dict[str, Any]], position.view(0))["question"]["window"] == window


@pytest.mark.clause("E37")
def test_a_copy_is_not_asked_about_without_anything_to_copy_and_an_empty_cell_is_refused() -> None:
    position = table()
    lay(position, 0, 281, 1, 2)  # copies red
    packed = step(COPY, mark=1, mask=RED)
    assert not kind_at(packed).asks(position, 0, packed)
    lay(position, 0, PRICKLY_PEAR, 1, 3)
    lay(position, 0, 160, 1, 4)
    activate(position, 0, RED)
    refused = position.refusal(0, position.game.action("copy 1 1"))
    assert refused is not None
    assert (refused.code, refused.figures) == ("earth-no-copy", {"row": 1, "column": 1})
