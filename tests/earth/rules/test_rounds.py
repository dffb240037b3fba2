"""The course of a game: equal turns for all, a clean start of every turn, a deck that is really shuffled."""

from __future__ import annotations

import pytest

from terrarium.engine.rng import Rng
from tests.earth.answers import some_answer, take_turn
from tests.earth.table import board, deck, discard, do, fill_grid, give, hand, set_deck, table

CAT_GRASS = 5  # costs nothing
BASIL, PRICKLY_PEAR, LICHEN, REINDEER_LICHEN = 14, 157, 18, 160  # red cards
ICELAND = "289B"  # green: 2 soil for each red card planted this turn


@pytest.mark.clause("E56")
@pytest.mark.parametrize("first", [0, 1, 2])
@pytest.mark.parametrize("full", [0, 1, 2])
@pytest.mark.parametrize("rounds", [1, 2])
def test_the_game_ends_before_the_first_players_turn_no_matter_who_filled_the_grid(
    first: int, full: int, rounds: int
) -> None:
    position = table(3, first=first)
    fill_grid(position, full, 15)
    give(position, full, CAT_GRASS)
    turns = [0, 0, 0]
    order = []
    while not position.over():
        active = int(position.active)
        if position.prompt(active).id != "earth-prompt-action":  # the last window
            do(position, position.actors()[0], some_answer(position, position.actors()[0]))
            continue
        turns[active] += 1
        order.append(active)
        plants = active == full and turns[full] == rounds
        take_turn(position, "plant" if plants else "compost", f"plant {CAT_GRASS}", "at")
    assert position.bonus == full
    assert turns == [rounds] * 3
    assert order[:3] == [first, (first + 1) % 3, (first + 2) % 3]


@pytest.mark.clause("E20")
def test_cards_count_as_planted_only_in_the_turn_in_which_they_were_planted() -> None:
    position = table()
    for seat, cards in ((0, (BASIL, PRICKLY_PEAR)), (1, (LICHEN,))):
        board(position, seat, island=ICELAND)
        give(position, seat, *cards)
        position.areas[seat].soil = 5
    wishes = [f"plant {card}" for card in (BASIL, PRICKLY_PEAR, LICHEN)]
    take_turn(position, "plant", *wishes, "at")
    assert [int(area.planted) for area in position.areas] == [2, 1]
    assert [int(area.soil) for area in position.areas] == [5 - 3 - 2 + 4, 5 - 1 + 2]
    # In the next turn nobody plants, and in the one after it seat 0 plants one red card.
    take_turn(position, "plant", "stop")
    assert [int(area.soil) for area in position.areas] == [4, 6]
    give(position, 0, REINDEER_LICHEN)
    position.areas[0].soil = 6
    take_turn(position, "plant", f"plant {REINDEER_LICHEN}", "at", "stop")
    assert [int(area.planted) for area in position.areas] == [3, 1]
    assert [int(area.soil) for area in position.areas] == [2, 6]


@pytest.mark.clause("E45")
def test_the_new_deck_is_shuffled() -> None:
    drawn = set()
    for seed in range(8):
        position = table()
        discard(position, *deck(position)[:20])
        set_deck(position, [])
        position.rng = Rng(seed)
        do(position, 0, "grow")
        drawn.add(tuple(hand(position, 0)))
    assert len(drawn) > 4
