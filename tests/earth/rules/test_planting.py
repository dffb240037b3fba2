"""Planting: how many, where, and the cards after it."""

from __future__ import annotations

import pytest

from terrarium.earth.cards.box import BOX
from tests.earth.table import (
    board,
    compost,
    deck,
    do,
    fill_grid,
    give,
    hand,
    lay,
    on_top,
    pieces,
    pile,
    table,
    told,
    words,
)

#: Flora: Basil costs 3, Penny Bun 1, Heather 2, African Baobab 6 with "place up to 3 growth" when planted.
BASIL, PENNY_BUN, HEATHER, BAOBAB = 14, 11, 20, 4


@pytest.mark.clause("E11", "E12")
def test_the_active_player_plants_up_to_2_and_the_others_up_to_1() -> None:
    position = table()
    for seat, cards in ((0, (BASIL, PENNY_BUN, HEATHER)), (1, (5, 10))):
        give(position, seat, *cards)
        position.areas[seat].soil = 20
    do(position, 0, "plant", "plant 14", "plant 11")
    do(position, 0, words(position, 0)[0])
    assert position.areas[0].planted == 2
    assert position.prompt(0).id == "earth-prompt-keep"
    do(position, 1, "plant 5")
    assert position.areas[1].planted == 1
    assert not any(sentence.startswith("plant") for sentence in words(position, 1))


@pytest.mark.clause("E11")
def test_the_active_player_then_looks_at_4_cards_keeps_1_and_discards_3() -> None:
    position = table()
    on_top(position, 30, 40, 50, 60)
    do(position, 0, "plant")
    assert words(position, 0) == ["keep 30", "keep 40", "keep 50", "keep 60"]
    assert hand(position, 0) == []
    do(position, 0, "keep 50")
    assert hand(position, 0) == [50]
    assert sorted(pile(position, position.discard_top)) == [30, 40, 60]
    assert compost(position, 0) == []


@pytest.mark.clause("E12")
def test_the_others_draw_1_card_also_if_they_plant_nothing() -> None:
    position = table()
    give(position, 1, BASIL)
    position.areas[1].soil = 3
    on_top(position, 30, 40, 50, 60, 70)
    do(position, 0, "plant")
    assert hand(position, 1) == [BASIL]
    do(position, 1, "stop")
    assert hand(position, 1) == [BASIL, 70]


@pytest.mark.clause("E13")
def test_only_flora_and_terrain_are_planted() -> None:
    position = table()
    give(position, 0, 220, BASIL, 2)
    position.areas[0].soil = 20
    do(position, 0, "plant")
    assert words(position, 0) == ["stop", "plant 2", "plant 14", "event 220"]
    refused = position.refusal(0, position.game.action("plant 220"))
    assert refused is not None
    assert refused.code == "earth-event-not-planted"


@pytest.mark.clause("E13")
def test_the_price_is_paid_when_planted_and_must_be_there() -> None:
    position = table()
    give(position, 0, BASIL, BAOBAB)
    position.areas[0].soil = 5
    do(position, 0, "plant")
    refused = position.refusal(0, position.game.action("plant 4"))
    assert refused is not None
    assert (refused.code, refused.figures) == ("earth-too-dear", {"soil": 6, "have": 5})
    do(position, 0, "plant 14")
    assert position.areas[0].soil == 2


@pytest.mark.clause("E14")
def test_the_first_card_goes_anywhere_and_needs_no_place() -> None:
    position = table()
    give(position, 0, PENNY_BUN, HEATHER)
    position.areas[0].soil = 9
    do(position, 0, "plant", "plant 11")
    assert position.areas[0].planted == 1
    assert position.prompt(0).id == "earth-prompt-plant"


@pytest.mark.clause("E14")
def test_the_second_card_goes_on_one_of_8_positions_around_the_first() -> None:
    position = table()
    give(position, 0, PENNY_BUN)
    lay(position, 0, BASIL, 1, 1)
    position.areas[0].soil = 9
    do(position, 0, "plant", "plant 11")
    around = {f"at {row} {column}" for row in range(3) for column in range(3)} - {"at 1 1"}
    assert set(words(position, 0)) == around


@pytest.mark.clause("E14")
def test_planting_above_and_to_the_left_moves_the_grid_with_its_pieces() -> None:
    position = table()
    give(position, 0, PENNY_BUN)
    lay(position, 0, BASIL, 1, 1, sprouts=2, growth=1)
    position.areas[0].soil = 9
    do(position, 0, "plant", "plant 11", "at 0 0")
    area = position.areas[0]
    assert (area.cells[0], area.cells[5]) == (PENNY_BUN, BASIL)
    assert (area.sprouts[5], area.growth[5]) == (2, 1)


@pytest.mark.clause("E14")
def test_the_grid_never_spans_more_than_four() -> None:
    position = table()
    give(position, 0, PENNY_BUN)
    for column in range(1, 5):
        lay(position, 0, (BASIL, HEATHER, 7, 19)[column - 1], 1, column)
    position.areas[0].soil = 9
    do(position, 0, "plant", "plant 11")
    assert words(position, 0) == [f"at {row} {column}" for row in (0, 2) for column in range(1, 5)]
    refused = position.refusal(0, position.game.action("at 1 0"))
    assert refused is not None
    assert refused.code == "earth-cell-out"


@pytest.mark.clause("E15")
def test_a_black_ability_resolves_before_the_next_planting() -> None:
    position = table()
    give(position, 0, BAOBAB, PENNY_BUN)
    lay(position, 0, BASIL, 1, 1)
    position.areas[0].soil = 9
    do(position, 0, "plant", "plant 4", "at 1 2")
    assert position.prompt(0).id == "earth-prompt-growth"
    do(position, 0, "growth 1 1", "growth 1 2")
    assert pieces(position, 0)[1] == {BASIL: 1, BAOBAB: 2}
    assert position.prompt(0).id == "earth-prompt-plant"


@pytest.mark.clause("E18")
@pytest.mark.parametrize(("terrain", "card", "color"), [(230, BASIL, "red"), (231, 7, "blue"), (232, 1, "yellow")])
def test_a_card_of_the_colour_takes_the_place_of_a_terrain_for_nothing(terrain: int, card: int, color: str) -> None:
    position = table()
    assert color in [ability.color for ability in BOX.cards[card].abilities]
    give(position, 0, card)
    lay(position, 0, terrain, 1, 1)
    do(position, 0, "plant")
    on_top(position, 30, 40)
    do(position, 0, f"plant {card}")
    assert position.areas[0].cells[0] == card
    assert compost(position, 0) == [terrain]
    assert hand(position, 0) == [30, 40]
    assert position.areas[0].soil == 0


@pytest.mark.clause("E18")
def test_another_colour_cannot_take_its_place() -> None:
    position = table()
    give(position, 0, 5)
    lay(position, 0, 230, 1, 1)
    do(position, 0, "plant")
    # Cat Grass is blue and costs nothing: it goes beside the terrain, not in its place.
    do(position, 0, "plant 5")
    assert "at 1 1" not in words(position, 0)


@pytest.mark.clause("E18")
def test_a_terrain_is_replaced_also_in_a_full_grid_and_one_planted_just_before() -> None:
    position = table()
    give(position, 0, BASIL)
    lay(position, 0, 230, 1, 1)
    fill_grid(position, 0, 15)
    position.bonus = 0
    do(position, 0, "plant", "plant 14")
    assert position.areas[0].cells[0] == BASIL
    assert position.areas[0].planted == 16
    again = table()
    give(again, 0, 230, BASIL)
    again.areas[0].soil = BOX.cards[230].cost
    do(again, 0, "plant", "plant 230", "plant 14")
    assert compost(again, 0) == [230]


@pytest.mark.clause("E18", "E20")
def test_a_card_that_took_a_place_counts_as_planted_this_turn() -> None:
    # Iceland, green: 2 soil for each red card planted this turn.
    position = table()
    board(position, 0, island="289B")
    give(position, 0, BASIL)
    lay(position, 0, 230, 1, 1)
    do(position, 0, "plant", "plant 14")
    while 0 in position.actors() and position.active == 0:
        do(position, 0, words(position, 0)[-1])
    assert position.areas[0].soil == 2


@pytest.mark.clause("E19")
def test_what_others_plant_is_hidden_until_all_are_done() -> None:
    position = table(seats=3, open_planting=False, journal=True)
    for seat, card in ((0, BASIL), (1, PENNY_BUN), (2, HEATHER)):
        give(position, seat, card)
        position.areas[seat].soil = 3
    do(position, 0, "plant")
    do(position, 1, "plant 11")
    hidden = position.view(0)["areas"]
    assert isinstance(hidden, list)
    assert (hidden[1]["grid"], hidden[1]["soil"], hidden[1]["hand"]) == ([], 3, 1)
    own = position.view(1)["areas"]
    assert isinstance(own, list)
    assert [planted["card"] for planted in own[1]["grid"]] == [PENNY_BUN]
    assert "earth-planted" not in told(position, 0)
    assert "earth-planted" in told(position, 1)
    do(position, 2, "stop")
    do(position, 0, "stop")
    do(position, 0, words(position, 0)[0])
    shown = position.view(0)["areas"]
    assert isinstance(shown, list)
    assert [planted["card"] for planted in shown[1]["grid"]] == [PENNY_BUN]
    assert "earth-revealed" in told(position, 0)


@pytest.mark.clause("E19")
def test_with_the_option_planting_is_open() -> None:
    position = table(open_planting=True)
    give(position, 1, PENNY_BUN)
    position.areas[1].soil = 3
    do(position, 0, "plant")
    do(position, 1, "plant 11")
    areas = position.view(0)["areas"]
    assert isinstance(areas, list)
    assert [planted["card"] for planted in areas[1]["grid"]] == [PENNY_BUN]


@pytest.mark.clause("E20")
def test_green_abilities_follow_when_all_have_planted_and_new_cards_take_part() -> None:
    # Prairie, green: draw 1 card.
    position = table()
    give(position, 0, 2)
    give(position, 1, PENNY_BUN)
    position.areas[0].soil = BOX.cards[2].cost
    position.areas[1].soil = 3
    do(position, 0, "plant", "plant 2")
    do(position, 0, words(position, 0)[0])
    before = len(hand(position, 0))
    do(position, 1, "stop")
    assert len(hand(position, 0)) == before + 1
    assert len(deck(position)) == int(position.deck)


@pytest.mark.clause("E18", "E41", "E76")
def test_a_careful_player_says_how_many_cards_a_replacement_draws_and_can_play_an_event_first() -> None:
    position = table()
    give(position, 0, BASIL, 223)
    lay(position, 0, 230, 1, 1)
    do(position, 0, "careful on", "plant", f"plant {BASIL}")
    assert position.prompt(0).id == "earth-prompt-amount-draw"
    assert words(position, 0) == ["amount 0", "amount 1", "amount 2", "event 223"]
