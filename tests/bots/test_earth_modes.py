"""Bots alone against Gaia, and in teams of two."""

from __future__ import annotations

import random

import pytest

import terrarium
from terrarium.bots import bot
from terrarium.engine.game import Game
from terrarium.engine.position import Position


def alone() -> Game:
    return terrarium.game("earth", seats=1)


def in_teams() -> Game:
    return terrarium.game("earth", seats=4, teams=True)


def played(game: Game, greedy: list[int], seed: int) -> Position:
    """A whole game in which some seats are greedy and the others play anything."""
    position = game.start(seed)
    chance = random.Random(seed)
    player = bot("greedy:worlds=1", seed=seed)
    while not position.over():
        seat = position.actors()[0]
        position.play(seat, player.choose(position, seat) if seat in greedy else chance.choice(position.legal(seat)))
    return position


def begun(game: Game, seed: int, decisions: int) -> Position:
    """A game after some random decisions, at a real choice."""
    position = game.start(seed)
    chance = random.Random(seed)
    while decisions > 0 or len(position.legal(position.actors()[0])) == 1:
        seat = position.actors()[0]
        position.play(seat, chance.choice(position.legal(seat)))
        decisions -= 1
    return position


def ahead_of_gaia(position: Position) -> int:
    """By how many points the player beats Gaia."""
    outcome = position.outcome()
    assert outcome.rival is not None
    return outcome.scores[0] - outcome.rival.score


@pytest.mark.parametrize("game", [alone(), in_teams()], ids=["alone", "teams"])
@pytest.mark.parametrize("spec", ["greedy", "search:iterations=12,worlds=1"])
def test_a_bot_chooses_by_what_its_seat_may_know(game: Game, spec: str) -> None:
    for decisions in (0, 25):
        position = begun(game, 3, decisions)
        seat = position.actors()[0]
        before = position.fingerprint()
        decision = bot(spec, seed=2).choose(position, seat)
        assert decision in position.legal(seat)
        assert position.fingerprint() == before
        assert bot(spec, seed=2).choose(position.imagine(seat, 9), seat) == decision


@pytest.mark.parametrize("game", [alone(), in_teams()], ids=["alone", "teams"])
def test_at_the_end_those_who_lead_are_the_winners(game: Game) -> None:
    for seed in range(4):
        position = played(game, [], seed)
        leads = game.title.evaluation(game).leads(position)
        assert [seat for seat, lead in enumerate(leads) if lead >= 0] == position.outcome().winners


def test_alone_a_lead_is_the_lead_over_gaia() -> None:
    position = played(alone(), [], 5)
    (lead,) = position.game.title.evaluation(position.game).leads(position)
    assert abs(int(lead) - 1000 * ahead_of_gaia(position)) <= 100


def test_team_mates_have_the_same_lead() -> None:
    position = begun(in_teams(), 4, 60)
    ours, mates, theirs, rivals = position.game.title.evaluation(position.game).leads(position)
    assert ours == mates == -theirs == -rivals


def test_greedy_fares_better_against_gaia_than_chance_does() -> None:
    assert ahead_of_gaia(played(alone(), [0], 1)) > ahead_of_gaia(played(alone(), [], 1)) + 30


@pytest.mark.slow_plain
def test_a_greedy_team_beats_chance() -> None:
    assert played(in_teams(), [0, 1], 1).outcome().winners == [0, 1]
