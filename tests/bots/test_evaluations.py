"""The games' evaluations agree with the rules at the end of a game, and greedy play beats random play."""

from __future__ import annotations

import pytest

import terrarium
from terrarium.bots import bot
from terrarium.earth.cards.box import BOX
from terrarium.earth.rules.actions import ACT, EXCHANGE
from terrarium.earth.rules.turn_actions import COMPOST_ACTION, GROW_ACTION, PLANT_ACTION
from terrarium.engine.evaluation import CERTAIN, win_probability
from tests.bots.scenes import after, choosing, finished
from tests.earth.table import deck, fill_grid, give, lay, table

TITLES = terrarium.titles()
BASIL = 14
ACACIA = 151  # red: pay 1 soil, draw 2 cards
MUDPOT = 223  # event: 1 soil


@pytest.mark.parametrize("title", TITLES)
def test_at_the_end_those_who_lead_are_the_winners(title: str) -> None:
    for seed in range(6):
        position = finished(title, 2 + seed % 3, seed)
        leads = position.game.title.evaluation(position.game).leads(position)
        winners = position.outcome().winners
        assert [seat for seat, lead in enumerate(leads) if lead >= 0] == winners


@pytest.mark.parametrize("title", TITLES)
def test_every_choice_has_a_lead_and_a_meaning(title: str) -> None:
    position = after(title, 3, 4, 10)
    seat = choosing(position)
    evaluation = position.game.title.evaluation(position.game)
    choices = position.choices(seat)
    assert len(evaluation.action_leads(position, seat, choices)) == len(choices)
    meanings = list(evaluation.meanings(position, seat, choices))
    assert len(set(meanings)) == len(choices)
    assert all(0 <= meaning < evaluation.meaning_count for meaning in meanings)


@pytest.mark.parametrize("title", TITLES)
def test_evaluating_changes_nothing(title: str) -> None:
    position = after(title, 3, 4, 10)
    seat = choosing(position)
    before = position.fingerprint()
    evaluation = position.game.title.evaluation(position.game)
    first = list(evaluation.values(position))
    evaluation.action_leads(position, seat, position.choices(seat))
    assert list(evaluation.values(position)) == first
    assert position.fingerprint() == before


def test_an_even_game_is_half_a_win_and_a_large_lead_nearly_certain() -> None:
    assert win_probability(0, 1000) == CERTAIN // 2
    assert win_probability(1000, 1000) == 750_000
    assert win_probability(-1000, 1000) == 250_000
    assert win_probability(99_000, 1000) == 995_000


@pytest.mark.parametrize("title", ["planet", "rauha", pytest.param("earth", marks=pytest.mark.slow_plain)])
def test_greedy_beats_chance_in_most_games(title: str) -> None:
    won = 0
    games = 6 if terrarium.COMPILED else 2
    for seed in range(games):
        position = terrarium.game(title, seats=2).start(seed)
        players = [bot("greedy:worlds=1", seed=seed), bot("random", seed=seed)]
        while not position.over():
            seat = position.actors()[0]
            position.play(seat, players[(seat + seed) % 2].choose(position, seat))
        won += position.outcome().winners == [seed % 2]
    assert 6 * won >= 5 * games


def test_an_exchange_in_earth_is_sensible_only_if_it_pays_for_what_is_asked() -> None:
    position = table()
    lay(position, 0, BASIL, 1, 1, sprouts=3)
    give(position, 0, next(card for card in range(1, len(BOX.cost)) if BOX.cost[card] == 2 and card != BASIL))
    evaluation = position.game.title.evaluation(position.game)
    choices = position.choices(0)
    assert EXCHANGE in list(choices)
    assert list(evaluation.sensible(position, 0, choices)) == list(choices)[:-1]
    position.play(0, ACT + PLANT_ACTION)  # now the two soil would pay for a card
    choices = position.choices(0)
    assert list(evaluation.sensible(position, 0, choices)) == list(choices)


@pytest.mark.clause("E75")
def test_greedy_plays_an_event_that_pays_for_a_planting() -> None:
    position = table()
    position.areas[0].soil = 2
    give(position, 0, BASIL, MUDPOT)  # 3 soil, of which Mudpot brings the last
    position.play(0, ACT + PLANT_ACTION)
    assert position.game.words(bot("greedy", seed=1).choose(position, 0)) == f"event {MUDPOT}"


@pytest.mark.clause("E77")
def test_greedy_plays_an_event_that_pays_for_an_ability() -> None:
    position = table()
    lay(position, 1, ACACIA, 1, 1)
    give(position, 1, MUDPOT)
    position.play(0, ACT + COMPOST_ACTION)
    position.play(1, position.game.action("take compost"))
    assert position.prompt(1).id == "earth-prompt-unpayable"
    assert position.game.words(bot("greedy", seed=1).choose(position, 1)) == f"event {MUDPOT}"


@pytest.mark.clause("E76")
def test_greedy_alone_draws_no_cards_that_only_help_gaia() -> None:
    # One place is left and the hand is full: each card drawn gives Gaia growth and the player next to nothing.
    position = table(1, mode="standard", difficulty="medium")
    fill_grid(position, 0, 15)
    give(position, 0, *deck(position)[:8])
    position.play(0, ACT + GROW_ACTION)
    chosen = [position.game.words(bot("greedy", seed=seed).choose(position, 0)) for seed in range(10)]
    assert chosen.count("amount 0") >= 6, chosen
