"""Measure the cost of an environment step, observation and mask included, of our adapters and their peers.

    python -m venv .venv-environments
    .venv-environments/bin/pip install --no-deps -r bench/requirements-environments.txt
    .venv-environments/bin/pip install --no-deps .          # compiled, where there is a C compiler
    .venv-environments/bin/python bench/environments.py

Every environment is played by random legal actions. A step is what a learner pays for one decision: the observation and
the mask of legal actions as arrays, the choice of a random legal action, and doing it. Starting games counts as time,
not as steps. Time is this process's own (other programs do not count); the figure is the quickest round.
"""

from __future__ import annotations

import argparse
import gc
import json
import random
import sys
import warnings
from collections.abc import Callable
from functools import cache, partial
from pathlib import Path
from time import process_time

import numpy as np

warnings.simplefilter("ignore")

#: Some steps of an environment, and what makes it.
Run = Callable[[], int]
Make = Callable[[], Run]
HERE = Path(__file__).parent
#: How many games a vector environment has.
MANY = 256


def random_legal(mask: object) -> int:
    """A random index where the mask is set."""
    return random.choice(np.flatnonzero(mask).tolist())


def aec(env: object) -> Run:
    """A PettingZoo environment: `last`, choose, `step`."""

    def run() -> int:
        steps = 0
        env.reset(seed=random.getrandbits(30))
        for _agent in env.agent_iter():
            observation, _reward, ended, cut, _info = env.last()
            if ended or cut:
                env.step(None)
            else:
                env.step(random_legal(observation["action_mask"]))
                steps += 1
        return steps

    return run


def single(env: object) -> Run:
    """A Gymnasium environment with a mask in its observation."""

    def run() -> int:
        steps = 0
        observation, _info = env.reset(seed=random.getrandbits(30))
        ended = False
        while not ended:
            observation, _reward, ended, _cut, _info = env.step(random_legal(observation["action_mask"]))
            steps += 1
        return steps

    return run


def vector(games: object, count: int) -> Run:
    """Our vector environment, written in place; a step of each game counts."""
    games.reset(seed=1)
    moment = games.reset(seed=2, out=games.buffers())

    def run() -> int:
        for _step in range(20):
            games.step(games.sample(), out=moment)
        return 20 * count

    return run


def envpool_run(name: str, count: int) -> Run:
    """An EnvPool environment with one thread; it starts the next game by itself. It has no masks."""
    import envpool

    games = envpool.make_gymnasium(name, num_envs=count, num_threads=1, seed=1)
    games.reset()
    actions = games.action_space.n

    def run() -> int:
        for _step in range(20):
            games.step(np.random.randint(actions, size=count))
        return 20 * count

    return run


@cache  # the compilation takes long
def pgx_run(name: str, count: int) -> Run:
    """A pgx environment on the processor: one function compiled by JAX has mask, choice, step and the next game."""
    import jax
    import pgx
    from pgx.experimental import auto_reset

    game = pgx.make(name)
    start = jax.jit(jax.vmap(game.init))
    one_step = jax.vmap(auto_reset(game.step, game.init))

    @jax.jit
    def step(state: object, key: object) -> object:
        choosing, going_on = jax.random.split(key)
        weights = jax.numpy.where(state.legal_action_mask, 0.0, -jax.numpy.inf)
        return one_step(state, jax.random.categorical(choosing, weights), jax.random.split(going_on, count))

    keys = jax.random.split(jax.random.PRNGKey(1), 1000)
    at = {"state": start(jax.random.split(keys[0], count)), "step": 0}

    def run() -> int:
        for _step in range(20):
            at["step"] += 1
            at["state"] = step(at["state"], keys[at["step"] % 1000])
        jax.block_until_ready(at["state"].observation)
        return 20 * count

    return run


def spiel(game: object) -> Run:
    """An OpenSpiel game: its tensor, mask, a random legal action; chance by its probabilities."""
    observes = game.get_type().provides_observation_tensor

    def run() -> int:
        steps = 0
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                actions, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choices(actions, weights)[0])
                continue
            np.array(state.observation_tensor() if observes else state.information_state_tensor(), np.float32)
            state.apply_action(random_legal(state.legal_actions_mask()))
            steps += 1
        return steps

    return run


def rlcard_run(env: object) -> Run:
    """An RLCard environment: its state has the observation, and its legal actions by number."""

    def run() -> int:
        steps = 0
        state, _player = env.reset()
        while not env.is_over():
            mask = np.zeros(env.num_actions, np.int8)
            mask[list(state["legal_actions"])] = 1
            state, _player = env.step(random_legal(mask))
            steps += 1
        return steps

    return run


def catan(env: object) -> Run:
    """The Gymnasium environment of catanatron, whose info lists the valid actions."""

    def run() -> int:
        steps = 0
        _observation, info = env.reset(seed=random.getrandbits(30))
        ended = cut = False
        while not (ended or cut):
            mask = np.zeros(env.action_space.n, np.int8)
            mask[info["valid_actions"]] = 1
            _observation, _reward, ended, cut, info = env.step(random_legal(mask))
            steps += 1
        return steps

    return run


def ours() -> dict[str, Make]:
    """Every adapter of every game."""
    import pyspiel

    import terrarium
    import terrarium.research.spiel
    from terrarium.research.aec import GameEnv
    from terrarium.research.seat_env import SeatEnv
    from terrarium.research.vector import VectorEnv

    def many(name: str, dtype: str) -> Run:
        return vector(VectorEnv(name, MANY, seats=4, dtype=dtype), MANY)

    found: dict[str, Make] = {}
    for name in terrarium.titles():
        spiel_name = f"python_{name}(players=2)"
        found[f"terrarium {name}, PettingZoo, 4 seats"] = lambda name=name: aec(GameEnv(name, 4))
        found[f"terrarium {name}, Gymnasium, 3 random others"] = lambda name=name: single(SeatEnv(name, 4))
        found[f"terrarium {name}, {MANY} games, float32"] = partial(many, name, "float32")
        found[f"terrarium {name}, {MANY} games, uint8"] = partial(many, name, "uint8")
        found[f"terrarium {name}, OpenSpiel, 2 players"] = lambda name=spiel_name: spiel(pyspiel.load_game(name))
    return found


def peers() -> dict[str, Make]:
    """The environments of other projects."""
    import open_spiel.python.games
    import pyspiel
    import rlcard
    from catanatron_gym.envs.catanatron_env import CatanatronEnv
    from pettingzoo.classic import connect_four_v3, leduc_holdem_v4, tictactoe_v3

    assert open_spiel.python.games  # has registered the games written in Python
    found: dict[str, Make] = {
        "PettingZoo connect_four": lambda: aec(connect_four_v3.env()),
        "PettingZoo tictactoe": lambda: aec(tictactoe_v3.env()),
        "PettingZoo leduc_holdem": lambda: aec(leduc_holdem_v4.env()),
        "RLCard leduc-holdem": lambda: rlcard_run(rlcard.make("leduc-holdem")),
        "RLCard uno": lambda: rlcard_run(rlcard.make("uno")),
        "catanatron Gymnasium, 1 random other": lambda: catan(CatanatronEnv()),
    }
    for name in ("CartPole-v1", "Catch-v0", "Blackjack-v1"):
        found[f"EnvPool {name}, {MANY} games"] = partial(envpool_run, name, MANY)
    for name in ("connect_four", "backgammon", "go_9x9"):
        found[f"pgx {name}, {MANY} games, JAX on the processor"] = partial(pgx_run, name, MANY)
    for name in ("connect_four", "hearts", "backgammon", "python_tic_tac_toe"):
        found[f"OpenSpiel {name}"] = lambda name=name: spiel(pyspiel.load_game(name))
    return found


def measure(makes: dict[str, Make], rounds: int, seconds: float) -> dict[str, float]:
    """Microseconds a step, the quickest of the rounds.

    An environment exists only while it is measured, because the threads of some need time even when they wait.
    """
    best: dict[str, float] = {}
    for number in range(rounds):
        for name, make in makes.items():
            random.seed(number)
            np.random.seed(number)
            run = make()
            run()
            steps, begin = 0, process_time()
            while process_time() - begin < seconds:
                steps += run()
            figure = (process_time() - begin) * 1e6 / steps
            del run
            gc.collect()
            best[name] = min(figure, best.get(name, figure))
            print(f"round {number + 1}: {name}: {figure:.1f}", file=sys.stderr, flush=True)
    return best


def targets(best: dict[str, float]) -> list[tuple[str, float, str, bool]]:
    """The targets of the adapters: a number of microseconds, or a third of PettingZoo's connect four."""
    wanted = [(f"terrarium {name}, PettingZoo, 4 seats", limit) for name, limit in
              (("planet", 40.0), ("rauha", 40.0), ("earth", 60.0))]  # fmt: skip
    wanted.append(("terrarium planet, Gymnasium, 3 random others", 60.0))
    third = best.get("PettingZoo connect_four", 0.0) / 3
    wanted += [(f"terrarium {name}, {MANY} games, uint8", 1e6 / steps) for name, steps in
               (("rauha", 300_000), ("planet", 150_000), ("earth", 150_000))]  # fmt: skip
    judged = []
    for name, limit in wanted:
        if name in best:
            either = max(limit, third) if "PettingZoo" in name else limit
            judged.append((name, best[name], f"at most {either:.1f}", best[name] <= either))
    return judged


def main() -> None:
    """Measure, print a table, and write the figures to a file."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=1.0, help="for each measurement")
    parser.add_argument("--only", default="", help="only ours whose names contain this; needs no peers")
    parser.add_argument("--out", type=Path, default=HERE / "out" / "environments.json")
    asked = parser.parse_args()
    import terrarium

    makes = {name: make for name, make in ours().items() if asked.only in name} if asked.only else {**ours(), **peers()}
    best = measure(makes, asked.rounds, asked.seconds)
    build = "compiled" if terrarium.COMPILED else "as plain Python"
    print(f"| environment (terrarium {build}) | microseconds a step |\n| --- | ---: |")
    for name, figure in best.items():
        print(f"| {name} | {figure:.1f} |")
    for name, figure, limit, met in targets(best):
        print(f"{'met' if met else 'MISSED'}: {name}: {figure:.1f}, {limit}")
    asked.out.parent.mkdir(parents=True, exist_ok=True)
    asked.out.write_text(json.dumps({"build": build, "microseconds": best}, indent=1), encoding="utf-8")


if __name__ == "__main__":
    main()
