"""Alone against Gaia: her points, and both endings. (E67 to E70)"""

from __future__ import annotations

import pytest

from terrarium.earth.cards.box import BOX
from terrarium.earth.cards.gaia_cards import growth_points
from terrarium.earth.modes import gaia, gaia_scoring
from terrarium.earth.position import EarthPosition
from terrarium.earth.state.gaia_board import HER
from tests.earth.answers import PLANT, alone, play_up_to_action
from tests.earth.table import (
    do,
    end_game,
    fill_grid,
    give,
    told,
)


def points(position: EarthPosition) -> int:
    return int(gaia_scoring.points(position))


@pytest.mark.clause("E67")
@pytest.mark.parametrize(("markers", "vp"), [(0, 0), (4, 4), (5, 7), (8, 10), (9, 13), (15, 25), (17, 27), (20, 32)])
def test_gaias_growth_fills_spots_of_5_4_3_2_1_and_starts_over(markers: int, vp: int) -> None:
    assert growth_points(markers) == vp


@pytest.mark.clause("E68")
def test_gaia_scores_pile_sprouts_growth_compost_and_leaves() -> None:
    position = alone()
    dear = next(card.number for card in BOX.cards if card.kind == 3 and card.vp < 0)
    for card in (dear, 4):
        gaia.lay_on_pile(position, card)
    position.gaia.sprouts, position.gaia.growth, position.gaia.compost = 6, 5, 3
    position.gaia.leaves = 1 | 2 << 3  # the first step of one goal, the second of another
    assert points(position) == -BOX.cards[dear].vp + BOX.cards[4].vp + 6 + 7 + 3 + 15 + 11
    sheet = gaia_scoring.sheet(position)
    assert sum(entry.points for entry in sheet.rows) == sheet.score == points(position)


@pytest.mark.clause("E69", "E70")
def test_the_game_ends_when_gaias_cards_are_used_up_the_second_time_and_she_takes_the_bonus() -> None:
    position = alone(journal=True)
    turns = 0
    while not position.over():
        play_up_to_action(position)
        if not position.over():
            turns += 1
            do(position, 0, "water")
    assert turns == 12
    assert position.gaia.turned == 12
    assert sorted(int(position.gaia.deck[place]) for place in range(6)) == list(range(6))
    assert told(position, 0).count("earth-gaia-turns") == 12
    assert "earth-gaia-shuffles" in told(position, 0)
    outcome = position.outcome()
    assert position.bonus == HER
    assert outcome.winners == []
    assert outcome.rival is not None
    assert outcome.rival.score == points(position) > outcome.scores[0]
    assert outcome.rival.rows[-1].points == 7


@pytest.mark.clause("E69", "E70")
def test_a_full_grid_ends_the_game_after_gaias_reaction_and_the_player_takes_the_bonus() -> None:
    position = alone()
    fill_grid(position, 0, 15)
    give(position, 0, 4)
    position.areas[0].soil = 50
    position.areas[0].compost = 300  # enough to win
    do(position, 0, "plant", "plant 4")
    while not position.over():
        position.play(0, position.legal(0)[0])
    assert position.bonus == 0
    assert position.gaia.turned == 0
    assert len(gaia_scoring.pile(position)) == 3
    assert position.outcome().winners == [0]


@pytest.mark.clause("E69")
def test_gaia_has_priority_if_both_end_the_game_on_her_last_card() -> None:
    position = alone()
    fill_grid(position, 0, 15)
    give(position, 0, 4)
    position.areas[0].soil = 50
    position.gaia.turned = 11
    position.gaia.deck[5] = PLANT
    do(position, 0, "water")
    do(position, 0, "plant 4")
    while not position.over():
        position.play(0, position.legal(0)[0])
    assert position.areas[0].planted == 16
    assert position.bonus == HER


@pytest.mark.clause("E70")
def test_equal_points_are_not_enough() -> None:
    position = alone()
    position.gaia.sprouts = position.scores()[0]
    end_game(position)
    equal = position.outcome()
    assert equal.winners == []
    assert equal.decided_by is not None
    assert equal.decided_by.id == "earth-equal-gaia"
    position.gaia.sprouts -= 1
    assert position.outcome().winners == [0]
    assert position.outcome().decided_by is None  # points alone decide
