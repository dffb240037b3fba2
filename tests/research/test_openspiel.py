"""The OpenSpiel games pass OpenSpiel's own tests, and its search bots play them."""

from __future__ import annotations

import random
import unittest
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.integration_tests import api_test
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.algorithms.sample_some_states import sample_some_states

import terrarium
from terrarium.research.spiel import SIDES, SpielState
from tests.research.games import TITLES


class Points(mcts.Evaluator):  # type: ignore[misc]  # OpenSpiel has no types
    """Judges a state by the points so far, so that a game does not take long."""

    def evaluate(self, state: SpielState) -> Any:
        if state.is_terminal():
            return np.array(state.returns())
        scores = np.array(state.position.scores(), float)
        return (scores - scores.mean()) / 100

    def prior(self, state: SpielState) -> list[tuple[int, float]]:
        if state.is_chance_node():
            return state.chance_outcomes()
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]


def dealt(title: str, players: int, seed: int, decisions: int) -> SpielState:
    """A state after the deal and some random decisions."""
    chance = random.Random(seed)
    state: SpielState = pyspiel.load_game(f"python_{title}(players={players})").new_initial_state()
    while state.is_chance_node():
        state.apply_action(chance.randrange(SIDES))
    for _decision in range(decisions):
        state.apply_action(chance.choice(state.legal_actions()))
    return state


#: Every form of every game: seats, sides, modes, teams. OpenSpiel's simulation always draws the same random numbers.
FORMS = [
    "python_planet(players=2)",
    "python_planet(players=3,beginner=True)",
    "python_planet(players=4,mystery=True)",
    "python_rauha(players=2)",
    "python_rauha(players=5,side=B)",
    "python_earth(players=2,mode=beginner)",
    "python_earth(players=3,mode=beginner,open_planting=True)",
    "python_earth(players=2,mode=advanced)",
    "python_earth(players=4,mode=beginner,teams=True)",
]


@pytest.mark.parametrize(
    "name", [pytest.param(name, marks=pytest.mark.slow_plain) if "earth" in name else name for name in FORMS]
)
def test_openspiel_plays_every_form_at_random(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize="(players=2)" in name, verbose=False)


@pytest.mark.parametrize("title", TITLES)
def test_openspiel_finds_nothing_wrong(title: str) -> None:
    game_loaded = pyspiel.load_game(f"python_{title}(players=2,rolls=1)")
    random.seed(1)

    class SomeStates(api_test.EnforceAPIOnPartialTreeBase):  # type: ignore[misc]  # OpenSpiel has no types
        game = game_loaded
        game_name = f"python_{title}"

        @classmethod
        def setUpClass(cls) -> None:
            cls.some_states = sample_some_states(cls.game, max_states=400)
            cls.game_type = cls.game.get_type()

    result = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(SomeStates).run(result)
    assert result.testsRun >= 5
    assert not result.errors + result.failures


@pytest.mark.parametrize("title", TITLES)
def test_its_tree_search_plays_a_game(title: str) -> None:
    options = ",mode=beginner" if title == "earth" else ""
    game = pyspiel.load_game(f"python_{title}(players=2{options})")
    chance = np.random.RandomState(3)
    bot = mcts.MCTSBot(game, uct_c=1.4, max_simulations=3, evaluator=Points(), random_state=chance)
    state = game.new_initial_state()
    chosen = 0
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(int(chance.randint(SIDES)))
        elif state.current_player() == 0:
            state.apply_action(bot.step(state))
            chosen += 1
        else:
            state.apply_action(int(chance.choice(state.legal_actions())))
    assert chosen >= 12
    assert sum(state.returns()) == 0


@pytest.mark.parametrize(("title", "decisions"), [("planet", 9), ("rauha", 40), ("earth", 60)])
def test_a_redealt_state_looks_the_same_to_its_player(title: str, decisions: int) -> None:
    state = dealt(title, 3, 5, decisions)
    chance = random.Random(6)
    for player in range(3):
        worlds = [state.resample_from_infostate(player, chance.random) for _world in range(4)]
        for world in worlds:
            assert world.information_state_string(player) == state.information_state_string(player)
            assert world.information_state_tensor(player) == state.information_state_tensor(player)
            assert world.observation_string(player) == state.observation_string(player)
            assert world.legal_actions(player) == state.legal_actions(player)
            assert world.current_player() == state.current_player()
        assert len({world.position.fingerprint() for world in worlds}) == 4
        other = (player + 1) % 3
        seen = {world.information_state_string(other) for world in worlds}
        assert state.information_state_string(other) not in seen


def test_search_among_imagined_worlds_plays_planet() -> None:
    game = pyspiel.load_game("python_planet(players=2,first=0)")
    state = dealt("planet", 2, 4, 20)
    bot = ismcts.ISMCTSBot(
        game,
        Points(),
        uct_c=1.4,
        max_simulations=4,
        max_world_samples=ismcts.UNLIMITED_NUM_WORLD_SAMPLES,
        random_state=np.random.RandomState(1),
    )
    assert bot.step(state) in state.legal_actions()


def test_information_states_recall_everything() -> None:
    one, other = dealt("earth", 2, 3, 40), dealt("earth", 2, 3, 40)
    assert one.information_state_string(0) == other.information_state_string(0)
    game = pyspiel.load_game("python_planet(players=2,first=0)")
    first, second = game.new_initial_state(), game.new_initial_state()
    for state in (first, second):
        state.apply_action(1)
        state.apply_action(2)
    first.apply_action(first.legal_actions()[0])
    second.apply_action(second.legal_actions()[-1])
    assert first.information_state_string(0) != second.information_state_string(0)
    assert first.information_state_string(1) != second.information_state_string(1)  # the tile is seen to be gone
    tensor = np.array(first.information_state_tensor(0))
    assert tensor[-12] == pytest.approx(1 / 300)  # its first action was action 0


def test_a_seed_of_two_rolls_deals_the_engines_game() -> None:
    state = pyspiel.load_game("python_rauha(players=4,side=B)").new_initial_state()
    assert state.is_chance_node()
    assert len(state.chance_outcomes()) == 1000
    state.apply_action(3)
    state.apply_action(141)
    game = terrarium.game("rauha", seats=4, side="B")
    assert state.position.fingerprint() == game.start(3141).fingerprint()
    assert state.action_to_string(0, state.legal_actions()[0]).startswith("keep ")


def test_a_copy_goes_its_own_way() -> None:
    state = dealt("rauha", 2, 1, 12)
    before = str(state)
    twin = state.clone()
    twin.apply_action(twin.legal_actions()[0])
    assert str(state) == before
    assert str(twin) != before


def test_openspiel_plays_in_teams() -> None:
    game = pyspiel.load_game("python_earth(players=4,teams=True,mode=beginner)")
    assert game.min_utility() == -1
    chance = random.Random(2)
    state = game.new_initial_state()
    while not state.is_terminal():
        state.apply_action(chance.choice(state.legal_actions()))
    returns = state.returns()
    assert [returns[seat] for side in game.rules.teams() for seat in side] in ([1, 1, -1, -1], [-1, -1, 1, 1])
