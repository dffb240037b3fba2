"""Everyone plays from every seat and with every deal."""

from __future__ import annotations

import pickle
from collections import Counter

import pytest

import terrarium
from terrarium.arena.match_plan import MatchError, MatchPlan, lineups, rotations


def plan(bots: list[str], seats: int, games: int = 24, seed: int = 5) -> MatchPlan:
    return MatchPlan(terrarium.game("planet", seats=seats), bots, games, seed)


def test_bots_that_fill_the_seats_are_one_line_up() -> None:
    assert lineups(["a", "b", "b"], 3) == [("a", "b", "b")]


def test_more_bots_than_seats_meet_in_every_choice() -> None:
    assert lineups(["a", "b", "c"], 2) == [("a", "b"), ("a", "c"), ("b", "c")]


def test_fewer_bots_than_seats_take_turns_at_being_several() -> None:
    assert lineups(["a", "b"], 4) == [("a", "a", "a", "b"), ("a", "a", "b", "b"), ("a", "b", "b", "b")]


def test_every_rotation_that_differs_is_played() -> None:
    assert rotations(("a", "b", "b")) == [("a", "b", "b"), ("b", "b", "a"), ("b", "a", "b")]
    assert rotations(("a", "b", "a", "b")) == [("a", "b", "a", "b"), ("b", "a", "b", "a")]


def test_all_line_ups_and_rotations_play_the_same_deals_and_other_bot_seeds() -> None:
    found = plan(["random", "greedy", "seedling"], 2)
    games = [found.scheduled_game(number) for number in range(24)]
    assert len(found.round) == 6
    assert {len({game.deal_seed for game in games[start : start + 6]}) for start in range(0, 24, 6)} == {1}
    assert len({game.deal_seed for game in games}) == 4
    assert len({seed for game in games for seed in game.bot_seeds}) == 48
    seats = Counter((bot, seat) for game in games for seat, bot in enumerate(game.bots))
    assert set(seats.values()) == {8}


def test_a_plan_travels_to_other_processes() -> None:
    found = plan(["random", "greedy:slip=0.50"], 3)
    twin = pickle.loads(pickle.dumps(found))
    assert twin.data() == found.data()
    assert [twin.scheduled_game(number) for number in range(24)] == [
        found.scheduled_game(number) for number in range(24)
    ]
    assert found.bots == ["random", "greedy:slip=0.5"]


def test_a_match_needs_two_different_bots() -> None:
    with pytest.raises(MatchError, match="at least two different bots, not only greedy, greedy"):
        plan(["greedy", "greedy"], 2)


def test_a_limit_belongs_to_the_plan_unless_it_is_the_usual_one() -> None:
    usual = plan(["random", "greedy"], 2)
    assert "limit" not in usual.data()
    short = MatchPlan(usual.game, usual.bots, 4, 5, limit=30)
    assert short.data()["limit"] == pickle.loads(pickle.dumps(short)).limit == 30
