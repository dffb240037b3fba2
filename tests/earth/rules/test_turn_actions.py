"""A turn: the four actions, who does what, and in which order."""

from __future__ import annotations

import pytest

from terrarium.earth.cards.box import BOX
from terrarium.earth.state.stages import ACTING, CHOOSING, PLANTING
from terrarium.engine.lines import Line
from tests.earth.table import (
    asked,
    board,
    compost,
    deck,
    do,
    fill_compost,
    give,
    give_turn,
    hand,
    lay,
    on_top,
    pieces,
    table,
    words,
)

#: Flora without a free blue or yellow ability: Basil has 6 sprout spaces, Tall Fescue and Marula 3 growth spaces.
BASIL = 14
TALL_FESCUE = 19
MARULA = 7
#: Events that cost nothing.
MUDPOT, STEAM_VENTS = 223, 222


@pytest.mark.clause("E07")
def test_the_active_player_chooses_one_of_four_actions() -> None:
    position = table()
    assert position.actors() == [0]
    assert words(position, 0) == ["plant", "compost", "water", "grow"]
    assert words(position, 1) == []


@pytest.mark.clause("E07")
def test_the_last_action_may_be_repeated() -> None:
    position = table()
    do(position, 0, "compost")
    do(position, 1, "take soil", "compost")
    do(position, 0, "take soil")
    assert words(position, 0) == ["plant", "compost", "water", "grow"]


@pytest.mark.clause("E08")
@pytest.mark.parametrize(("card", "action"), [(178, "compost"), (179, "grow"), (180, "water")])
def test_a_card_forbids_its_owner_an_action_but_not_taking_part(card: int, action: str) -> None:
    position = table()
    lay(position, 0, card, 1, 1)
    lay(position, 1, BASIL, 1, 1)
    assert action not in words(position, 0)
    assert len(words(position, 0)) == 3
    refused = position.refusal(0, position.game.action(action))
    assert refused is not None
    assert (refused.code, refused.figures) == ("earth-forbidden", {"card": Line(f"earth-card-{card}")})
    assert str(refused).endswith("in your grid forbids this action.")
    assert BOX.cards[card].name in str(refused)
    give_turn(position, 1)
    do(position, 1, action)
    assert 0 in position.actors() or position.active == 0


@pytest.mark.clause("E08")
def test_three_forbidden_actions_leave_one_answer_which_is_not_asked() -> None:
    position = table()
    for column, card in enumerate((178, 179, 180), start=1):
        lay(position, 1, card, 1, column)
    do(position, 0, "compost")
    do(position, 1, "take soil")
    assert position.active == 1
    assert position.chosen == 0
    assert position.stage in (CHOOSING, PLANTING, ACTING)


@pytest.mark.clause("E09", "E21")
def test_compost_gives_the_active_player_5_soil_and_2_deck_cards_unseen() -> None:
    position = table(seats=3)
    top = deck(position)[:2]
    do(position, 0, "compost")
    assert position.areas[0].soil == 5
    assert compost(position, 0) == top[::-1]
    assert hand(position, 0) == []


@pytest.mark.clause("E21")
def test_the_others_take_2_soil_or_compost_2_cards() -> None:
    position = table(seats=3)
    do(position, 0, "compost")
    assert words(position, 1) == words(position, 2) == ["stop", "take soil", "take compost"]
    do(position, 2, "take compost")
    do(position, 1, "take soil")
    assert (position.areas[1].soil, position.areas[1].compost) == (2, 0)
    assert (position.areas[2].soil, position.areas[2].compost) == (0, 2)


@pytest.mark.clause("E09")
def test_then_the_next_player_clockwise_is_active() -> None:
    position = table(seats=3, first=2)
    for active in (2, 0, 1, 2):
        assert position.active == active
        do(position, active, "compost")
        for other in range(3):
            if other != active:
                do(position, other, "take soil")


@pytest.mark.clause("E10")
def test_everyone_acts_together_in_any_order() -> None:
    position = table(seats=4)
    do(position, 0, "compost")
    assert position.actors() == [1, 2, 3]
    do(position, 3, "take soil")
    do(position, 1, "take soil")
    assert position.actors() == [2]


@pytest.mark.clause("E10", "E20")
def test_the_cards_of_the_deck_go_clockwise_from_the_active_player() -> None:
    # Prairie, Scrubland and Swamp, green: draw 1 card.
    position = table(seats=3, first=1)
    for seat, card in enumerate((2, 109, 113)):
        lay(position, seat, card, 1, 1)
    do(position, 1, "plant")
    held = [hand(position, seat) for seat in range(3)]
    on_top(position, 30, 40, 50)
    do(position, 1, words(position, 1)[0])
    kept = [card for card in hand(position, 1) if card != 30]
    assert [hand(position, 0), hand(position, 2)] == [sorted([*held[0], 50]), sorted([*held[2], 40])]
    assert hand(position, 1) == sorted([*kept, 30])
    assert len(kept) == 1


@pytest.mark.clause("E22")
def test_water_gives_the_active_player_2_soil_and_up_to_6_sprouts() -> None:
    position = table()
    lay(position, 0, BASIL, 1, 1)
    lay(position, 0, TALL_FESCUE, 1, 2)
    do(position, 0, "water")
    assert position.areas[0].soil == 2
    assert words(position, 0) == ["stop", "sprout 1 1", "sprout 1 2"]
    do(position, 0, "sprout 1 1", "sprout 1 1", "sprout 1 1", "sprout 1 2")
    assert pieces(position, 0)[0] == {BASIL: 3, TALL_FESCUE: 3}


@pytest.mark.clause("E22")
def test_the_others_place_up_to_2_sprouts_or_take_2_soil() -> None:
    position = table(seats=3)
    for seat in (1, 2):
        lay(position, seat, BASIL if seat == 1 else TALL_FESCUE, 1, 1)
    do(position, 0, "water")
    assert words(position, 1) == ["stop", "take soil", "take sprouts"]
    do(position, 1, "take sprouts")
    do(position, 2, "take soil")
    assert pieces(position, 1)[0] == {BASIL: 2}
    assert position.areas[2].soil == 2


@pytest.mark.clause("E22", "E25")
def test_sprouts_that_fit_nowhere_are_not_offered() -> None:
    position = table()
    do(position, 0, "water")
    assert position.areas[1].soil == 2
    assert position.active == 1


@pytest.mark.clause("E23")
def test_grow_gives_the_active_player_4_cards_and_up_to_2_growth() -> None:
    position = table()
    lay(position, 0, TALL_FESCUE, 1, 1)
    lay(position, 0, MARULA, 1, 2)
    top = deck(position)[:4]
    do(position, 0, "grow")
    assert hand(position, 0) == sorted(top)
    assert words(position, 0)[:3] == ["stop", "growth 1 1", "growth 1 2"]
    do(position, 0, "growth 1 1", "growth 1 2")
    assert pieces(position, 0)[1] == {TALL_FESCUE: 1, MARULA: 1}


@pytest.mark.clause("E23")
def test_the_others_draw_2_cards_or_place_up_to_2_growth() -> None:
    position = table(seats=3)
    lay(position, 1, TALL_FESCUE, 1, 1)
    lay(position, 2, MARULA, 1, 1)
    do(position, 0, "grow")
    assert words(position, 1) == ["stop", "take cards", "take growth"]
    do(position, 1, "take growth")
    do(position, 2, "take cards")
    assert pieces(position, 1)[1] == {TALL_FESCUE: 2}
    assert len(hand(position, 2)) == 2


@pytest.mark.clause("E24")
@pytest.mark.parametrize(
    ("action", "answer"), [("compost", "take soil"), ("water", "take soil"), ("grow", "take cards")]
)
def test_after_each_action_its_colour_and_multicolor_are_activated(action: str, answer: str) -> None:
    # Chives, multicolor: the top compost card and 1 growth for 1 sprout and 2 soil.
    position = table()
    lay(position, 1, 253, 1, 1, growth=1)
    lay(position, 1, BASIL, 1, 2)
    fill_compost(position, 1, 100)
    do(position, 0, action)
    do(position, 1, answer)
    assert position.prompt(1).id == "earth-prompt-ability"
    assert words(position, 1)[:2] == ["skip", "use"]


@pytest.mark.clause("E24")
def test_plant_does_not_activate_multicolor() -> None:
    position = table()
    lay(position, 0, 253, 1, 1, growth=1)
    fill_compost(position, 0, 100)
    do(position, 0, "plant")
    do(position, 0, words(position, 0)[0])
    assert position.active == 1


@pytest.mark.clause("E38")
def test_an_ability_for_the_one_who_chose_the_action_is_idle_for_the_others() -> None:
    # Arid Climate, red: draw 2 cards if you chose the action.
    position = table()
    board(position, 0, climate="295A")
    board(position, 1, climate="295A")
    do(position, 0, "compost")
    assert len(hand(position, 0)) == 2
    do(position, 1, "take soil")
    assert len(hand(position, 1)) == 0


@pytest.mark.clause("E41", "E76")
@pytest.mark.parametrize(
    ("action", "benefit"),
    [
        ("compost", "take soil"), ("compost", "take compost"), ("water", "take soil"), ("grow", "take cards"),
        ("plant", ""),
    ],
)  # fmt: skip
def test_events_are_possible_beside_the_gains_of_an_action(action: str, benefit: str) -> None:
    position = table()
    for seat, event in enumerate((MUDPOT, STEAM_VENTS)):
        give(position, seat, event)
        do(position, seat, "careful on")
    do(position, 0, action)
    if benefit:
        assert asked(position, 0).startswith("amount-")
        assert f"event {MUDPOT}" in words(position, 0)
        do(position, 1, benefit)
    assert asked(position, 1).startswith("amount-")
    assert f"event {STEAM_VENTS}" in words(position, 1)
    assert str(position.prompt(1).id).count("-of") == 0
