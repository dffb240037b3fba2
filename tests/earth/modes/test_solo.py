"""Alone against Gaia: her reactions, her cards and her leaves. (E61 to E66)"""

from __future__ import annotations

from typing import cast

import pytest

import terrarium
from terrarium.earth.cards.box import BOX
from terrarium.earth.cards.gaia_cards import GAIA, read_gaia
from terrarium.earth.modes import gaia_scoring
from terrarium.earth.position import EarthPosition
from terrarium.earth.rules import fauna
from terrarium.earth.state.gaia_board import HER
from terrarium.engine.card_files import read_catalogue
from terrarium.engine.errors import BadData, BadOption
from terrarium.testing import check_game
from tests.earth.answers import COMPOST, GROW, NORTH, PLANT, SOUTH, WATER, alone, play_up_to_action
from tests.earth.table import (
    close_windows,
    do,
    give,
    hand,
    lay,
    told,
    words,
)


def grow(position: EarthPosition, cards: int = 4) -> None:
    """Choose Grow, draw cards, and play no event."""
    do(position, 0, "grow", f"amount {cards}")
    close_windows(position, 0)


@pytest.mark.clause("E61")
def test_one_seat_is_set_up_as_standard_or_advanced_and_the_player_begins() -> None:
    for mode, sides in (("standard", 2), ("advanced", 4)):
        position = cast(EarthPosition, terrarium.game("earth", seats=1, mode=mode, difficulty="hard").start(3))
        assert len(position.legal(0)) == sides
        assert len(position.shared) == 2
        while position.begun() is False:
            position.play(0, position.legal(0)[0])
        assert position.prompt(0).id == "earth-prompt-action"
        assert position.view(0)["active"] == 0
    with pytest.raises(BadOption, match="standard or advanced"):
        terrarium.game("earth", seats=1, mode="beginner")
    with pytest.raises(BadOption):
        terrarium.game("earth", seats=1, difficulty="easy")


@pytest.mark.clause("E62")
@pytest.mark.parametrize(("difficulty", "sprouts"), [("beginner", 2), ("medium", 2), ("hard", 5), ("expert", 5)])
def test_gaia_reacts_to_water_by_the_blue_cards_in_the_area(difficulty: str, sprouts: int) -> None:
    # Two cards with blue in the grid, one of them multicolor; the hard row gives 3 sprouts more.
    position = alone(difficulty, PLANT)
    blue = next(c.number for c in BOX.cards if c.kind == 1 and [a.color for a in c.abilities] == ["blue"])
    many = next(c.number for c in BOX.cards if c.kind == 1 and [a.color for a in c.abilities] == ["multicolor"])
    lay(position, 0, blue, 1, 1)
    lay(position, 0, many, 1, 2)
    do(position, 0, "water")
    while position.active != HER:
        position.play(0, position.legal(0)[0])
    assert position.gaia.sprouts == sprouts


@pytest.mark.clause("E62")
def test_gaia_reacts_to_plant_with_the_3_cards_that_were_not_kept() -> None:
    position = alone("medium", COMPOST, journal=True)
    do(position, 0, "plant")
    looked_at = cast("list[int]", position.view(0)["looking_at"])
    assert len(looked_at) == 4
    do(position, 0, f"keep {looked_at[1]}")
    pile = gaia_scoring.pile(position)
    assert sorted(pile) == sorted(card for card in looked_at if card != looked_at[1])
    assert position.discards == 0
    assert gaia_scoring.points(position) == sum(abs(BOX.cards[card].vp) for card in pile)


@pytest.mark.clause("E62")
@pytest.mark.parametrize(("difficulty", "growth"), [("medium", 4), ("hard", 7)])
def test_gaia_reacts_to_grow_with_growth_for_the_cards_drawn(difficulty: str, growth: int) -> None:
    position = alone(difficulty, COMPOST, journal=True)
    grow(position)
    assert len(hand(position, 0)) == 4
    assert position.gaia.growth == growth
    why = [line for line in position.journal.lines(None) if line.id.startswith("earth-gaia-gains-growth")]  # type: ignore[union-attr]
    assert why[0].figures["count"] == growth


@pytest.mark.clause("E65")
@pytest.mark.parametrize(("difficulty", "composted"), [("medium", 2), ("hard", 5)])
def test_the_red_reaction_composts_and_fills_the_store(difficulty: str, composted: int) -> None:
    position = alone(difficulty, PLANT, journal=True)
    do(position, 0, "compost", "amount 5")
    assert position.gaia.compost == composted
    assert position.gaia.soil == 5
    # Her store holds 9 and gets 5 more: 10 become 5 cards, 4 stay.
    other = alone(difficulty, PLANT, journal=True)
    other.gaia.soil = 9
    do(other, 0, "compost", "amount 5")
    assert other.gaia.soil == 4
    assert other.gaia.compost == composted + 5
    assert "earth-gaia-converts" in told(other, None)


@pytest.mark.clause("E65")
def test_events_and_exchanges_do_not_count_for_gaia() -> None:
    position = alone("medium", COMPOST)
    giving = next(c.number for c in BOX.cards if c.kind == 3 and c.abilities[0].free() and c.abilities[0].gains[0] > 0)
    lay(position, 0, 4, 1, 1, sprouts=3)
    give(position, 0, giving)
    do(position, 0, f"event {giving}")
    while position.prompt(0).id != "earth-prompt-action":
        position.play(0, position.legal(0)[0])
    do(position, 0, "exchange")
    assert position.areas[0].soil >= 3
    assert position.gaia.soil_seen == 0


@pytest.mark.clause("E63", "E64")
def test_on_gaias_turn_the_player_acts_first_as_another_player_then_gaia_counts() -> None:
    position = alone("medium", GROW, journal=True)
    lay(position, 0, 4, 1, 1)  # room for growth
    do(position, 0, "compost", "amount 5")
    assert position.view(0)["active"] is None
    assert cast("dict[str, object]", position.view(0)["gaia"])["card"] == "363"
    assert words(position, 0) == ["stop", "take cards", "take growth"]
    assert position.gaia.cards_seen == 0
    do(position, 0, "take cards", "amount 2")
    close_windows(position, 0)
    assert position.gaia.growth == 7 + 2


@pytest.mark.clause("E64")
def test_the_red_card_composts_8_and_gives_the_soil_that_the_player_gained() -> None:
    position = alone("medium", COMPOST)
    grow(position)
    assert [answer for answer in words(position, 0) if "event" not in answer] == ["stop", "take soil", "take compost"]
    do(position, 0, "take soil", "amount 2")
    assert position.gaia.soil == 2
    assert position.gaia.compost == 8


@pytest.mark.clause("E63")
def test_what_needs_the_own_action_stays_idle_on_gaias_turn() -> None:
    # Metis Shoal, red: draw 2 cards if you chose the action.
    position = alone("medium", COMPOST)
    position.areas[0].island = BOX.cards.index(next(card for card in BOX.cards if card.key == "292B"))
    grow(position)
    before = len(hand(position, 0))
    do(position, 0, "take soil", "amount 2")
    assert len(hand(position, 0)) == before


@pytest.mark.clause("E63")
def test_the_green_card_puts_3_open_cards_on_gaias_pile() -> None:
    position = alone("medium", PLANT)
    grow(position)
    play_up_to_action(position)
    assert len(gaia_scoring.pile(position)) == 3


@pytest.mark.clause("E66")
def test_a_brown_card_puts_a_leaf_where_the_player_says_and_on_the_other_goal_the_second_time() -> None:
    position = alone("medium", NORTH)
    grow(position)
    assert position.prompt(0).id == "earth-prompt-gaia"
    assert words(position, 0) == ["goal left", "goal right"]
    do(position, 0, "goal right")
    assert fauna.taken(position, 1) == 1
    assert gaia_scoring.leaves(position) == [(int(position.fauna[1]), 15)]
    # The second pass: the left goal follows without a question, below a leaf that lies there.
    position.place_leaf(0, 0, 1)
    position.gaia.turned = 7
    position.gaia.deck[1] = NORTH
    grow(position)
    assert dict(gaia_scoring.leaves(position))[int(position.fauna[0])] == 11


@pytest.mark.clause("E66")
def test_beginner_gaia_skips_a_turn_after_a_brown_card_and_reacts_to_both() -> None:
    position = alone("beginner", SOUTH, WATER, journal=True)
    grow(position)
    do(position, 0, "goal left")
    assert position.gaia.skips
    growth = int(position.gaia.growth)
    grow(position)
    assert position.gaia.growth == growth + 4
    assert position.gaia.turned == 1
    assert position.prompt(0).id == "earth-prompt-action"
    assert "earth-gaia-skipped" in told(position, 0)
    do(position, 0, "compost", "amount 5")
    assert position.gaia.turned == 2


@pytest.mark.clause("E66")
@pytest.mark.parametrize(
    ("card", "side", "what", "amount"),
    [(NORTH, "left", "soil", 8), (SOUTH, "left", "sprouts", 4), (SOUTH, "right", "growth", 7 + 3)],
)
def test_an_experts_gaia_gets_more_by_the_side_chosen(card: int, side: str, what: str, amount: int) -> None:
    position = alone("expert", card)
    grow(position)
    do(position, 0, f"goal {side}")
    assert getattr(position.gaia, what) == amount


@pytest.mark.clause("E66")
def test_an_experts_gaia_gets_2_cards_with_the_upper_right_goal() -> None:
    position = alone("expert", NORTH)
    grow(position)
    do(position, 0, "goal right")
    assert len(gaia_scoring.pile(position)) == 2


@pytest.mark.clause("E63")
def test_the_order_of_gaias_cards_is_hidden_and_what_she_turned_over_is_not() -> None:
    position = alone("medium", GROW, WATER)
    do(position, 0, "compost", "amount 5")
    orders = set()
    for seed in range(12):
        world = cast(EarthPosition, position.imagine(0, seed))
        order = [int(world.gaia.deck[place]) for place in range(6)]
        assert order[0] == GROW
        assert sorted(order) == list(range(6))
        orders.add(tuple(order))
    assert len(orders) > 6


@pytest.mark.clause("E61")
@pytest.mark.parametrize(("difficulty", "mode"), [("beginner", "standard"), ("expert", "advanced")])
def test_the_contract_of_the_engine_is_kept_alone(difficulty: str, mode: str) -> None:
    check_game(terrarium.game("earth", seats=1, difficulty=difficulty, mode=mode), games=2, seed=5)


def test_her_cards_are_checked_when_they_are_read() -> None:
    data = read_catalogue("earth", "gaia")
    assert [card.key for card in GAIA.cards] == ["360", "361", "362", "363", "364", "365"]
    cards = cast("list[dict[str, object]]", data["cards"])
    for change in ({"gives": {"gold": 1}}, {"each": {"sprout": "moons"}}, {"action": "sleep"}, {"colour": "blue"}):
        with pytest.raises(BadData, match=r"cards\[2\]"):
            read_gaia({**data, "cards": [*cards[:2], {**cards[2], **change}, *cards[3:]]})
    with pytest.raises(BadData, match="360 to 365"):
        read_gaia({**data, "cards": cards[1:]})


def test_a_packed_solo_game_goes_on_the_same() -> None:
    position = alone("medium", GROW)
    do(position, 0, "plant")
    again = position.game.unpack(position.pack())
    assert again.fingerprint() == position.fingerprint()
