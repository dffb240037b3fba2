"""OpenSpiel's hearts and backgammon: C++ games, driven from Python and by its own C++ loop."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from functools import partial
from importlib.metadata import version
from random import choice, choices
from time import perf_counter

import pyspiel
from measuring import (
    COMPILED_LOOP,
    COPY,
    FROM_PYTHON,
    SEARCH,
    Counts,
    Measurement,
    copy_for,
    main,
    play_for,
    search_for,
)

GAMES = ["hearts", "backgammon"]
#: Chance outcomes count as equally likely when they differ by less than this.
ROUNDING = 1e-12
#: How long the MCTS bot thinks about a decision.
SIMULATIONS = 200
SEED = 1

Draw = Callable[[pyspiel.State], int]


def draw_by_index(state: pyspiel.State) -> int:
    """Draw a chance outcome where all are equally likely."""
    outcome, _ = choice(state.chance_outcomes())
    return int(outcome)


def draw_by_weight(state: pyspiel.State) -> int:
    """Draw a chance outcome by its probability."""
    outcomes, probabilities = zip(*state.chance_outcomes(), strict=True)
    return int(choices(outcomes, probabilities)[0])


def quickest_draw(game: pyspiel.Game) -> Draw:
    """The quickest exact way to draw this game's chance outcomes, found by playing one game."""
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            probabilities = [probability for _, probability in state.chance_outcomes()]
            if max(probabilities) - min(probabilities) > ROUNDING:
                return draw_by_weight
        state.apply_action(choice(state.legal_actions()))
    return draw_by_index


def play(game: pyspiel.Game, draw: Draw) -> int:
    """Play one random game; return how many decisions it took, chance not counted."""
    state = game.new_initial_state()
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(draw(state))
        else:
            state.apply_action(choice(state.legal_actions()))
            decisions += 1
    return decisions


def half_played(game: pyspiel.Game, draw: Draw, seed: int) -> pyspiel.State:
    """The state after half of the decisions that `play` takes with the same chance."""
    random.seed(seed)
    left = play(game, draw) // 2
    random.seed(seed)
    state = game.new_initial_state()
    while left > 0 or state.is_chance_node():
        if state.is_chance_node():
            state.apply_action(draw(state))
        else:
            state.apply_action(choice(state.legal_actions()))
            left -= 1
    return state


def copy_all(states: Sequence[pyspiel.State]) -> None:
    """Clone every state once."""
    for state in states:
        state.clone()


def play_in_cpp(game: pyspiel.Game, seconds: float) -> Counts:
    """Random bots in OpenSpiel's own C++ loop; decisions are counted while the clock stands still."""
    bots = [pyspiel.make_uniform_random_bot(player, player) for player in range(game.num_players())]
    decisions = games = 0
    spent = 0.0
    while spent < seconds:
        games += 1
        begin = perf_counter()
        state = game.new_initial_state()
        pyspiel.evaluate_bots(state, bots, games)
        spent += perf_counter() - begin
        decisions += sum(step.player >= 0 for step in state.full_history())
    return {"decisions": decisions, "games": games, "seconds": spent}


def search(game: pyspiel.Game, draw: Draw) -> int:
    """One decision of the C++ MCTS bot where there first is a choice; return how many simulations it took."""
    state = game.new_initial_state()
    while state.is_chance_node() or len(state.legal_actions()) == 1:
        state.apply_action(draw(state) if state.is_chance_node() else state.legal_actions()[0])
    evaluator = pyspiel.RandomRolloutEvaluator(1, SEED)
    pyspiel.MCTSBot(game, evaluator, 2.0, SIMULATIONS, 1000, False, SEED, False).step(state)
    return SIMULATIONS


def measurements() -> list[Measurement]:
    """Four measurements for each game."""
    listed: list[Measurement] = []
    for title in GAMES:
        name = f"openspiel {title}"
        game = pyspiel.load_game(title)
        draw = quickest_draw(game)
        from_python = partial(play_for, play_one=partial(play, game, draw))
        copies = partial(copy_for, half_played=partial(half_played, game, draw), copy_all=copy_all)
        listed.append(Measurement(name, "C++", FROM_PYTHON, from_python))
        listed.append(Measurement(name, "C++", COMPILED_LOOP, partial(play_in_cpp, game)))
        listed.append(Measurement(name, "C++", COPY, copies))
        listed.append(Measurement(name, "C++", SEARCH, partial(search_for, search=partial(search, game, draw))))
    return listed


if __name__ == "__main__":
    main(f"open_spiel {version('open_spiel')}", measurements())
