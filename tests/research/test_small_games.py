"""Small games: exact methods solve them, and two different ones agree."""

from __future__ import annotations

from typing import Any

import pyspiel
import pytest
from open_spiel.python.algorithms import cfr, expected_game_score, exploitability
from open_spiel.python.algorithms.gambit import export_gambit

import terrarium.research.small_games
from terrarium.research.spiel import SpielState
from tests.research.sequence_form import value_of

assert terrarium.research.small_games

#: Neither player is sure to win these.
OPEN_GAMES = [
    "python_planet_small(faces=2,deals=6)",
    pytest.param("python_rauha_small(deals=3)", marks=pytest.mark.slow_plain),
]
#: Games with the least and most information states that they may have; large trees take long as plain Python.
SIZES = [
    pytest.param("python_planet_small(deals=1)", 7_000, 25_000, marks=pytest.mark.slow_plain),  # four deals: 100,000
    ("python_planet_small(faces=3,deals=2)", 400, 5_000),
    ("python_rauha_small", 500, 100_000),
]


def count(state: Any, found: set[str]) -> None:
    """Collect the information states from a state on."""
    if state.is_terminal():
        return
    if not state.is_chance_node():
        found.add(state.information_state_string())
    for action in state.legal_actions():
        count(state.child(action), found)


@pytest.mark.parametrize(("name", "least", "most"), SIZES)
def test_there_are_few_information_states(name: str, least: int, most: int) -> None:
    found: set[str] = set()
    count(pyspiel.load_game(name).new_initial_state(), found)
    assert least < len(found) < most


@pytest.mark.parametrize("name", OPEN_GAMES)
def test_cfr_and_linear_programming_agree(name: str) -> None:
    game = pyspiel.load_game(name)
    value = value_of(game)
    assert -0.9 < value < 0.9
    tree = pyspiel.load_efg_game(export_gambit(game))  # the same game, as OpenSpiel's own quick tree
    solver = pyspiel.CFRPlusSolver(tree)
    for _iteration in range(2000):
        solver.evaluate_and_update_policy()
    policy = solver.average_policy()
    assert pyspiel.exploitability(tree, policy) < 1e-3
    found = expected_game_score.policy_value(tree.new_initial_state(), [policy, policy])
    assert found[0] == pytest.approx(value, abs=1e-3)
    assert found[0] + found[1] == pytest.approx(0)


def test_cfr_of_openspiel_plays_the_game_itself() -> None:
    game = pyspiel.load_game("python_planet_small(faces=1,deals=3)")
    solver = cfr.CFRSolver(game)
    measured = []
    for _iteration in range(6):
        solver.evaluate_and_update_policy()
        measured.append(exploitability.exploitability(game, solver.average_policy()))
    assert measured[-1] < measured[0] / 2 or measured[-1] < 1e-9


@pytest.mark.parametrize("name", ["python_planet_small(faces=3)", "python_rauha_small(choices=2)"])
def test_openspiel_plays_it_at_random(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=2, serialize=True, verbose=False)


def test_deals_look_the_same_to_everybody_and_differ() -> None:
    game = pyspiel.load_game("python_planet_small")
    states: list[SpielState] = [game.new_initial_state().child(deal) for deal in range(4)]
    assert len({str(state.position.view(None)) for state in states}) == 1
    assert len({state.position.fingerprint() for state in states}) == 4
    assert states[0].position.view(None)["round"] == 9
    assert len(states[0].legal_actions()) == 2 * 4


def test_the_cards_of_rauha_go_to_four_cells() -> None:
    game = pyspiel.load_game("python_rauha_small(choices=2)")
    for deal in range(3):
        state: SpielState = game.new_initial_state().child(deal)
        words: set[str] = set()
        while not state.is_terminal():
            legal = state.legal_actions()
            assert set(legal) <= set(state.position.legal(state.current_player()))
            words |= {game.rules.words(action) for action in legal}
            state.apply_action(legal[-1])
        assert any(text.startswith("place") for text in words)
        assert not words & {
            f"{verb} {cell}" for verb in ("place", "discard spore", "spore") for cell in (3, 6, 7, 8, 9)
        }


def test_sizes_that_make_no_game_are_refused() -> None:
    with pytest.raises(ValueError, match="deals must be at least 1, not 0"):
        pyspiel.load_game("python_planet_small(deals=0)")
