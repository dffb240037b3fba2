"""catanatron: four random players through its own `Game.play`, in plain Python."""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import partial
from importlib.metadata import version

from catanatron import Color, Game, RandomPlayer
from catanatron.players.search import VictoryPointPlayer
from measuring import COPY, FROM_PYTHON, LOOK_AHEAD, Measurement, copy_for, main, play_for

#: Decisions of one game between two looks at the clock.
THOUGHTS = 12


def fresh() -> Game:
    """A new game of four random players, which draws its seed from `random`."""
    return Game([RandomPlayer(color) for color in Color])


def play() -> int:
    """Play one game to its end; return how many actions the players took."""
    game = fresh()
    game.play()
    return len(game.state.actions)


def half_played(seed: int) -> Game:
    """The game after half of the actions that `play` takes with the same chance."""
    random.seed(seed)
    ticks = play() // 2
    random.seed(seed)
    game = fresh()
    for _ in range(ticks):
        game.play_tick()
    return game


def copy_all(games: Sequence[Game]) -> None:
    """Copy every game once."""
    for game in games:
        game.copy()


def think() -> int:
    """Let four players who look one action ahead take the first decisions of a game; return how many those are."""
    game = Game([VictoryPointPlayer(color) for color in Color])
    for _ in range(THOUGHTS):
        game.play_tick()
    return THOUGHTS


def measurements() -> list[Measurement]:
    """Whole games, copies, and decisions of its player that looks one action ahead."""
    from_python = partial(play_for, play_one=play)
    copies = partial(copy_for, half_played=half_played, copy_all=copy_all)
    return [
        Measurement("catanatron", "plain Python", FROM_PYTHON, from_python),
        Measurement("catanatron", "plain Python", COPY, copies),
        Measurement("catanatron", "plain Python", LOOK_AHEAD, partial(play_for, play_one=think)),
    ]


if __name__ == "__main__":
    main(f"catanatron {version('catanatron')}", measurements())
