"""Measurements of our games: play from Python and in the compiled loop, copying, scoring and searching."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from functools import partial
from random import choice, getrandbits

from peers.measuring import (
    COMPILED_LOOP,
    COPY,
    FROM_PYTHON,
    LOOK_AHEAD,
    SCORING,
    SEARCH,
    THOUGHT,
    Counts,
    Measurement,
    copy_for,
    main,
    play_for,
    score_for,
    search_for,
)

import terrarium
from terrarium import Position, Rng
from terrarium.bots import bot, parse
from terrarium.bots.search_bot import search_parameters
from terrarium.bots.tree_search import Search
from terrarium.engine.game import Game
from terrarium.engine.playout import playout

SEATS = 4
SEED_BITS = 32
#: Iterations of one search, and decisions of one game, between two readings of the clock.
SEARCH_ITERATIONS = 200
BOT_DECISIONS = 12
BUILD = "compiled" if terrarium.COMPILED else "as plain Python"


def play(game: Game) -> int:
    """Play one random game through the public interface; return the number of decisions."""
    position = game.start(getrandbits(SEED_BITS))
    decisions = 0
    while not position.over():
        seat = position.actors()[0]
        position.play(seat, choice(position.legal(seat)))
        decisions += 1
    return decisions


def play_in_loop(game: Game) -> int:
    """Play one random game in the loop that can be compiled; return the number of decisions."""
    seed = getrandbits(SEED_BITS)
    return playout(game.start(seed), Rng(seed))


def half_played(game: Game, seed: int) -> Position:
    """The position after half of the decisions that `play` makes with the same seed."""
    random.seed(seed)
    decisions = play(game)
    random.seed(seed)
    position = game.start(getrandbits(SEED_BITS))
    for _ in range(decisions // 2):
        seat = position.actors()[0]
        position.play(seat, choice(position.legal(seat)))
    return position


def copy_all(positions: Sequence[Position]) -> None:
    """Copy every position once."""
    for position in positions:
        position.copy()


def finished(game: Game, seed: int) -> Position:
    """The end of a random game."""
    position = game.start(seed)
    playout(position, Rng(seed))
    return position


def score_all(positions: Sequence[Position]) -> int:
    """Score every position once; return the number of score sheets."""
    return sum(len(position.outcome().scores) for position in positions)


def search(game: Game) -> int:
    """Search from the start position; return the number of iterations."""
    position = game.start(getrandbits(SEED_BITS))
    seat = position.actors()[0]
    known = position.imagine(seat, getrandbits(SEED_BITS))
    parameters = search_parameters(parse("search"))
    found = Search(known, seat, game.title.evaluation(game), Rng(getrandbits(SEED_BITS)), parameters)
    for _ in range(SEARCH_ITERATIONS):
        found.iterate()
    return SEARCH_ITERATIONS


def think(game: Game, spec: str) -> int:
    """Let a bot play the first decisions of a game; return their number."""
    player = bot(spec, seed=getrandbits(SEED_BITS))
    position = game.start(getrandbits(SEED_BITS))
    decisions = 0
    while not position.over() and decisions < BOT_DECISIONS:
        seat = position.actors()[0]
        position.play(seat, player.choose(position, seat))
        decisions += 1
    return decisions


def _thinking(game: Game, spec: str) -> Callable[[float], Counts]:
    return partial(play_for, play_one=partial(think, game, spec))


def measurements() -> list[Measurement]:
    """Six measurements for each title, and a seventh if it is compiled."""
    listed: list[Measurement] = []
    for name in terrarium.titles():
        title = terrarium.title(name)
        game = terrarium.game(name, seats=min(max(SEATS, title.min_seats), title.max_seats))
        copies = partial(copy_for, half_played=partial(half_played, game), copy_all=copy_all)
        listed.append(Measurement(name, BUILD, FROM_PYTHON, partial(play_for, play_one=partial(play, game))))
        listed.append(Measurement(name, BUILD, COMPILED_LOOP, partial(play_for, play_one=partial(play_in_loop, game))))
        scored = partial(score_for, finished=partial(finished, game), score_all=score_all)
        listed.append(Measurement(name, BUILD, COPY, copies))
        listed.append(Measurement(name, BUILD, SCORING, scored))
        listed.append(Measurement(name, BUILD, SEARCH, partial(search_for, search=partial(search, game))))
        listed.append(Measurement(name, BUILD, LOOK_AHEAD, _thinking(game, "greedy:worlds=1")))
        if terrarium.COMPILED:  # as plain Python, a game of searches takes minutes
            listed.append(Measurement(name, BUILD, THOUGHT, _thinking(game, "tree")))
    return listed


if __name__ == "__main__":
    main(f"terrarium {terrarium.__version__}", measurements())
