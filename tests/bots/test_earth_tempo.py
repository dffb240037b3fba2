"""Greedy play in Earth brings a game to its end: it plants, also when the piles run out. (E45, E56)"""

from __future__ import annotations

from typing import cast

import pytest

import terrarium
from terrarium.bots import bot
from terrarium.earth.knowledge.game_length import missing, turns_left
from terrarium.earth.position import EarthPosition
from terrarium.earth.rules.actions import ACT, STOP
from terrarium.earth.rules.turn_actions import PLANT_ACTION
from terrarium.engine.evaluation import EXPERTS
from tests.earth.table import deck, fill_compost, fill_grid, give, lay, table

BASIL = 14
#: Flora that costs nothing or little.
POOR = [5, 10, 34]


def poor_hand(position: EarthPosition) -> EarthPosition:
    """Both seats lack three cards, seat 0 has three poor ones and soil for them."""
    for seat in range(2):
        fill_grid(position, seat, 13, besides=tuple(POOR))
    give(position, 0, *POOR)
    position.areas[0].soil = 20
    return position


@pytest.mark.clause("E45")
def test_when_the_piles_are_empty_greedy_plants() -> None:
    position = poor_hand(table())
    fill_compost(position, 1, *deck(position))
    assert bot("greedy", seed=1).choose(position, 0) == ACT + PLANT_ACTION
    position.play(0, ACT + PLANT_ACTION)
    assert bot("greedy", seed=1).choose(position, 0) != STOP


@pytest.mark.clause("E45")
def test_cards_are_missing_when_the_piles_cannot_fill_the_grid() -> None:
    position = table()
    lay(position, 0, BASIL, 1, 1)
    assert missing(position, 0) == 0
    cards = deck(position)
    fill_compost(position, 1, *cards[20:])
    scarce = missing(position, 0)
    assert scarce > 0
    value = EXPERTS.evaluation(position.game).values(position)[0]
    fill_compost(position, 1, *cards[10:20])
    assert missing(position, 0) == scarce + 10
    assert EXPERTS.evaluation(position.game).values(position)[0] < value


def test_the_fuller_the_grid_the_fewer_turns_are_left() -> None:
    position = table()
    empty = turns_left(position)
    fill_grid(position, 1, 8)
    half = turns_left(position)
    fill_grid(position, 1, 7)
    assert empty > half > turns_left(position) > 0


@pytest.mark.clause("E69")
def test_alone_gaias_cards_say_how_many_turns_are_left() -> None:
    position = cast(EarthPosition, terrarium.game("earth", seats=1).start(1))
    assert turns_left(position) == 250


@pytest.mark.clause("E56")
@pytest.mark.parametrize("seed", range(3))
def test_a_game_of_two_greedy_seats_ends(seed: int) -> None:
    position = cast(EarthPosition, terrarium.game("earth", seats=2).start(seed))
    players = [bot("greedy:worlds=1", seed=seed), bot("greedy:worlds=1", seed=seed + 100)]
    while not position.over():
        seat = position.actors()[0]
        position.play(seat, players[seat].choose(position, seat))
        assert position.turns <= 60
