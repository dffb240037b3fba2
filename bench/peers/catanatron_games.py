"""Measurements of catanatron, in plain Python: random games through `Game.play`, copies, and decisions of bots."""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import partial
from importlib.metadata import version
from math import inf

from catanatron import Color, Game, RandomPlayer
from catanatron.models.player import Player
from catanatron.players.search import VictoryPointPlayer
from measuring import COPY, FROM_PYTHON, LOOK_AHEAD, THOUGHT, Measurement, copy_for, main, play_for

#: Decisions of one game between two readings of the clock.
BOT_DECISIONS = 12
#: How many actions the alpha-beta player looks ahead.
DEPTH = 2


class AlphaBeta(Player):
    """Looks two actions ahead for its own victory points; the released package has no such player of its own."""

    def decide(self, game: Game, playable_actions: Sequence[object]) -> object:
        """The action with the highest value, the first of equals."""
        best, found = -inf, playable_actions[0]
        if len(playable_actions) > 1:
            for action in playable_actions:
                search_value = self.search_value(game, action, DEPTH, best, inf)
                if search_value > best:
                    best, found = search_value, action
        return found

    def search_value(self, game: Game, action: object, depth: int, low: float, high: float) -> float:
        """The victory points that an action leads to if everyone else wants them to be few."""
        after = game.copy()
        after.execute(action)
        state = after.state
        if depth == 1 or after.winning_color() is not None:
            return float(state.player_state[f"P{state.color_to_index[self.color]}_ACTUAL_VICTORY_POINTS"])
        mine = state.current_color() == self.color
        best = -inf if mine else inf
        for answer in state.playable_actions:
            search_value = self.search_value(after, answer, depth - 1, low, high)
            if mine:
                best = max(best, search_value)
                low = max(low, best)
            else:
                best = min(best, search_value)
                high = min(high, best)
            if low >= high:
                break
        return best


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


def think(kind: type[Player]) -> int:
    """Let four players who think take the first decisions of a game; return how many those are."""
    game = Game([kind(color) for color in Color])
    for _ in range(BOT_DECISIONS):
        game.play_tick()
    return BOT_DECISIONS


def measurements() -> list[Measurement]:
    """Whole games, copies, decisions of its player that looks one action ahead, and of alpha-beta."""
    from_python = partial(play_for, play_one=play)
    copies = partial(copy_for, half_played=half_played, copy_all=copy_all)
    return [
        Measurement("catanatron", "plain Python", FROM_PYTHON, from_python),
        Measurement("catanatron", "plain Python", COPY, copies),
        Measurement(
            "catanatron", "plain Python", LOOK_AHEAD, partial(play_for, play_one=partial(think, VictoryPointPlayer))
        ),
        Measurement("catanatron", "plain Python", THOUGHT, partial(play_for, play_one=partial(think, AlphaBeta))),
    ]


if __name__ == "__main__":
    main(f"catanatron {version('catanatron')}", measurements())
