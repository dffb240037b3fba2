"""Goals in play, the end of the game, and what everyone may know."""

from __future__ import annotations

import random
from typing import cast

import pytest

import terrarium
from terrarium.earth.cards.box import BOX
from terrarium.earth.position import EarthPosition
from terrarium.earth.rules import fauna
from terrarium.earth.state.stages import PLANTING, SETUP
from terrarium.engine.rng import Rng
from terrarium.engine.vec_operations import from_list
from terrarium.testing import check_game
from tests.earth.table import (
    compost,
    do,
    fill_compost,
    fill_grid,
    give,
    hand,
    lay,
    on_top,
    pile,
    table,
    words,
)

MOLE = 0  # the first goal of `table`: 20 soil


@pytest.mark.clause("E47", "E51")
def test_a_goal_counts_though_it_stops_being_true_in_the_same_turn() -> None:
    # 15 soil and the Compost action make 20; a red ability then spends some.
    position = table()
    position.areas[0].soil = 15
    red = next(
        card.number for card in BOX.cards
        if card.kind == 1 and any(a.color == "red" and a.costs[0] and not sum(a.costs[1:]) for a in card.abilities)
    )  # fmt: skip
    lay(position, 0, red, 1, 1)
    give(position, 0, 20)  # it may compost from hand, which is asked only with a card there
    do(position, 0, "compost")
    assert position.areas[0].soil == 20
    do(position, 0, "use" if "use" in words(position, 0) else words(position, 0)[-1])
    assert position.areas[0].soil < 20
    while 0 in position.actors():
        do(position, 0, "stop")
    do(position, 1, "take soil")
    assert position.leaf_step(0, MOLE) == 1


@pytest.mark.clause("E51")
def test_the_mole_is_not_lost_when_its_soil_is_spent_later() -> None:
    position = table()
    position.areas[0].soil = 20
    do(position, 0, "compost")
    do(position, 1, "take soil")
    position.areas[0].soil = 0
    do(position, 1, "compost")
    do(position, 0, "take soil")
    assert fauna.leaves_of(position, 0) == [(int(position.fauna[MOLE]), 10)]


@pytest.mark.clause("E47")
def test_nothing_is_earned_before_the_goal_is_met_and_progress_is_public() -> None:
    position = table()
    position.areas[1].soil = 7
    goals = cast("list[dict[str, object]]", position.view(0)["goals"])
    assert (goals[MOLE]["need"], goals[MOLE]["progress"]) == (20, [0, 7])
    assert goals[MOLE]["earned"] == [False, False]


@pytest.mark.clause("E48")
def test_leaves_are_placed_at_the_end_of_the_turn_clockwise_from_the_active_player() -> None:
    position = table(seats=5, mode="standard", first=3)
    for seat in (0, 2, 3):
        position.areas[seat].soil = 18
    do(position, 3, "compost")
    for seat in (2, 0, 1, 4):
        do(position, seat, "take soil")
    steps = [int(position.leaf_step(seat, MOLE)) for seat in range(5)]
    assert steps == [2, 0, 3, 1, 0]
    assert [int(fauna.leaf_points(position, seat)) for seat in range(5)] == [11, 0, 8, 15, 0]


@pytest.mark.clause("E48")
def test_later_leaves_take_the_next_free_steps_and_each_seat_has_one_per_goal() -> None:
    position = table(seats=5, mode="standard")
    for seat in range(5):
        position.areas[seat].soil = 20
        fauna.notice(position, seat, 127)
        fauna.seat_leaves(position)
        fauna.seat_leaves(position)
    assert [int(fauna.leaf_points(position, seat)) for seat in range(5)] == [15, 11, 8, 6, 5]


@pytest.mark.clause("E48")
def test_for_beginners_every_leaf_is_worth_10() -> None:
    position = table(seats=3, mode="beginner")
    for seat in range(3):
        position.areas[seat].soil = 20
        fauna.notice(position, seat, 127)
    fauna.seat_leaves(position)
    assert [int(fauna.leaf_points(position, seat)) for seat in range(3)] == [10, 10, 10]


@pytest.mark.clause("E53")
def test_shared_ecosystems_count_for_all_and_the_own_one_for_its_owner() -> None:
    position = cast(EarthPosition, terrarium.game("earth", seats=2).start(3))
    while position.stage == SETUP:
        seat = position.actors()[0]
        position.play(seat, position.legal(seat)[0])
    first, second = [[int(side) for side in position.ecosystems_of(seat)] for seat in range(2)]
    assert first[1:] == second[1:] == [int(side) for side in position.shared]
    assert first[0] != second[0]
    assert len(table().ecosystems_of(0)) == 0


# -- the end -----------------------------------------------------------------------------------------------------


@pytest.mark.clause("E56")
def test_the_round_is_played_out_when_someone_has_16_cards() -> None:
    position = table(seats=3)
    fill_grid(position, 0, 15)
    give(position, 0, 5)
    do(position, 0, "plant", "plant 5")
    do(position, 0, words(position, 0)[0])
    turns = 0
    while not position.over():
        seat = position.actors()[0]
        if position.prompt(seat).id == "earth-prompt-action":
            turns += 1
            do(position, seat, "compost")
        else:
            do(position, seat, words(position, seat)[0])
    assert turns == 2
    assert position.turns == 3


@pytest.mark.clause("E57")
def test_the_active_player_has_priority_for_the_bonus_then_the_nearest_clockwise() -> None:
    for first, full, winner in ((1, (0, 1), 1), (1, (0, 2), 2), (2, (0, 1), 0)):
        position = table(seats=3, first=first)
        for seat in full:
            lay(position, seat, (7, 19)[seat == full[0]], 1, 1)
            fill_grid(position, seat, 14)
            give(position, seat, (5, 10)[seat == full[0]])
        do(position, first, "plant")
        for seat in range(3):
            while seat in position.actors() and position.stage == PLANTING:
                planted = [word for word in words(position, seat) if word.startswith("plant")]
                do(position, seat, planted[0] if planted else words(position, seat)[0])
        assert position.bonus == winner
        assert position.scores()[winner] - 7 >= 0


@pytest.mark.clause("E57")
def test_the_bonus_is_given_once() -> None:
    position = table()
    position.bonus = 1
    lay(position, 0, 7, 1, 1)
    fill_grid(position, 0, 14)
    give(position, 0, 5)
    do(position, 0, "plant", "plant 5")
    do(position, 0, words(position, 0)[0])
    assert position.areas[0].planted == 16
    assert position.bonus == 1


@pytest.mark.clause("E58", "E59")
def test_a_finished_game_adds_up() -> None:
    for seed in range(3):
        game = terrarium.game("earth", seats=3, mode="standard")
        position = cast(EarthPosition, game.start(seed))
        chance = random.Random(seed)
        while not position.over():
            seat = chance.choice(position.actors())
            position.play(seat, chance.choice(position.legal(seat)))
        outcome = position.outcome()
        assert outcome.scores == position.scores()
        assert [sum(entry.points for entry in rows) for rows in outcome.breakdown] == outcome.scores
        best = max(outcome.scores)
        assert all(outcome.scores[winner] == best for winner in outcome.winners)


# -- what everyone may know --------------------------------------------------------------------------------------


@pytest.mark.clause("E74")
def test_hands_are_hidden_and_everything_on_the_table_is_public() -> None:
    position = table()
    give(position, 1, 30, 40)
    lay(position, 1, 14, 1, 1, sprouts=2, growth=1)
    position.areas[1].soil = 4
    view = position.view(0)
    areas = cast("list[dict[str, object]]", view["areas"])
    assert areas[1]["grid"] == [{"card": 14, "row": 1, "column": 1, "sprouts": 2, "growth": 1}]
    assert (areas[1]["soil"], areas[1]["hand"], areas[1]["compost"]) == (4, 2, 0)
    assert view["hand"] == []
    assert position.view(1)["hand"] == [30, 40]
    assert position.view(None)["hand"] == []


@pytest.mark.clause("E74")
def test_an_imagined_world_keeps_what_the_seat_knows() -> None:
    position = table()
    give(position, 0, 30, 40, 50)
    lay(position, 0, 20, 1, 1)  # Heather, red: compost up to 2 cards from hand
    do(position, 0, "compost", "compost 50", "stop")
    do(position, 1, "take compost")
    mine, tucked = hand(position, 0), compost(position, 0)
    assert tucked[0] == 50
    for seed in range(6):
        world = cast(EarthPosition, position.imagine(0, Rng(seed)))
        assert hand(world, 0) == mine
        assert compost(world, 0)[0] == 50


@pytest.mark.clause("E19", "E74")
def test_a_card_that_another_paid_while_planting_was_hidden_may_be_drawn_and_is_theirs_no_longer() -> None:
    position = table(open_planting=False)
    give(position, 0, 2)
    give(position, 1, 3)
    fill_compost(position, 1, 100, 101)
    do(position, 0, "plant")
    assert position.before is not None
    # Seat 1 pays both out of compost and hand, the discards become the deck, and seat 0 draws them.
    position.set_compost_top(1, position.link(from_list([101])))
    position.areas[1].compost = 1
    position.take_from_hand(1, 3)
    for card in (100, 3):
        position.put_in_hand(0, card)
    for world in _worlds(position, 0):
        assert sorted(world.census()["earth"]) == list(range(1, 284))
        assert hand(world, 0) == [2, 3, 100]
        assert world.view(0) == position.view(0)


@pytest.mark.clause("E74")
def test_rejected_cards_stay_in_the_discard_pile_of_the_world_that_their_chooser_imagines() -> None:
    position = table()
    on_top(position, 60, 70, 80, 90)
    do(position, 0, "plant", "keep 70")
    own = {tuple(sorted(pile(world, world.discard_top))) for world in _worlds(position, 0)}
    others = {tuple(sorted(pile(world, world.discard_top))) for world in _worlds(position, 1)}
    assert own == {(60, 80, 90)}
    assert len(others) > 1


@pytest.mark.clause("E74")
def test_options_not_chosen_stay_hidden() -> None:
    position = cast(EarthPosition, terrarium.game("earth", seats=2, mode="advanced").start(5))
    islands = {tuple(int(card) for card in world.islands[2:4]) for world in _worlds(position, 0)}
    assert len(islands) > 1
    own = {tuple(int(card) for card in world.islands[0:2]) for world in _worlds(position, 0)}
    assert len(own) == 1


def _worlds(position: EarthPosition, seat: int) -> list[EarthPosition]:
    return [cast(EarthPosition, position.imagine(seat, seed)) for seed in range(1, 7)]


@pytest.mark.clause("E10", "E74")
@pytest.mark.parametrize(
    ("seats", "mode", "open_planting", "seed"),
    [
        (2, "beginner", False, 0),
        pytest.param(3, "standard", False, 2, marks=pytest.mark.slow_plain),
        pytest.param(4, "advanced", False, 1, marks=pytest.mark.slow_plain),
        pytest.param(5, "standard", True, 24, marks=pytest.mark.slow_plain),
    ],
)
def test_the_contract_of_the_engine_is_kept(seats: int, mode: str, open_planting: bool, seed: int) -> None:
    game = terrarium.game("earth", seats=seats, mode=mode, open_planting=open_planting)
    check_game(game, games=1, seed=seed)  # seeds of shorter games


@pytest.mark.clause("E01")
@pytest.mark.parametrize("mode", ["beginner", "standard", "advanced"])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_random_games_come_to_an_end(seats: int, mode: str) -> None:
    position = terrarium.game("earth", seats=seats, mode=mode).start(seats)
    chance = random.Random(seats)
    while not position.over():
        seat = chance.choice(position.actors())
        position.play(seat, chance.choice(position.legal(seat)))
    assert position.census()["earth"] == list(range(1, 284))
    assert max(position.outcome().scores) > 0
