"""Greedy play in Earth brings a game to its end: it plants, also when the piles run out. (E45, E56)"""

from __future__ import annotations

from typing import cast

import pytest

import terrarium
from terrarium.bots import bot
from terrarium.earth.knowledge.game_length import missing, turns_left
from terrarium.earth.position import EarthPosition
from terrarium.earth.rules.actions import ACT, STOP, USE_ALL
from terrarium.earth.rules.turn_actions import PLANT_ACTION
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
    value = position.game.title.evaluation(position.game).values(position)[0]
    fill_compost(position, 1, *cards[10:20])
    assert missing(position, 0) == scarce + 10
    assert position.game.title.evaluation(position.game).values(position)[0] < value


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
@pytest.mark.parametrize("seed", [0, *[pytest.param(seed, marks=pytest.mark.slow_plain) for seed in (1, 2)]])
def test_a_game_of_two_greedy_seats_ends(seed: int) -> None:
    position = cast(EarthPosition, terrarium.game("earth", seats=2).start(seed))
    players = [bot("greedy:worlds=1", seed=seed), bot("greedy:worlds=1", seed=seed + 100)]
    while not position.over():
        seat = position.actors()[0]
        position.play(seat, players[seat].choose(position, seat))
        assert position.turns <= 60


def test_greedy_pays_at_once_instead_of_using_all_where_a_payment_can_be_chosen() -> None:
    # Red-Caped Scaber Stalk, red, costs a card from hand; Acacia, red, is another ability with a price.
    position = table()
    lay(position, 1, 168, 1, 1, sprouts=2)
    lay(position, 1, BASIL, 1, 2, sprouts=1)
    lay(position, 1, 151, 1, 3)
    position.areas[1].soil = 3
    give(position, 1, 19, 20, 30)
    position.play(0, position.game.action("compost"))
    position.play(1, position.game.action("take compost"))
    choices = position.candidates(1)
    assert USE_ALL in choices
    leads = position.game.title.evaluation(position.game).action_leads(position, 1, choices)
    assert min(range(len(choices)), key=lambda place: leads[place]) == list(choices).index(USE_ALL)
