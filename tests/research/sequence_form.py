"""The value of a small two-player zero-sum game of OpenSpiel, by linear programming over its sequences.

A sequence is what a player has done on the way to an information state. Koller, Megiddo and von Stengel (1996) show
that optimal probabilities of sequences solve a linear program whose size is that of the tree.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from scipy.optimize import linprog
from scipy.sparse import coo_array, csr_array, hstack

#: The sequence of a player who has not acted yet.
EMPTY = 0


class Sequences:
    """The sequences of one player, and the information states in which they go on."""

    def __init__(self) -> None:
        self.numbers: dict[tuple[str, int], int] = {}
        #: Of each information state: the sequence that leads to it, and those that follow.
        self.states: dict[str, tuple[int, list[int]]] = {}

    def after(self, state: str, before: int, actions: list[int]) -> list[int]:
        """The sequences that go on from an information state."""
        if state not in self.states:
            follow = [self.numbers.setdefault((state, action), len(self.numbers) + 1) for action in actions]
            self.states[state] = (before, follow)
        parent, follow = self.states[state]
        assert parent == before, "a player with perfect recall reaches an information state in one way"
        return follow

    def constraints(self) -> csr_array:
        """Row 0: the empty sequence has probability 1; then: the actions of a state add up to the sequence before."""
        rows, columns, values = [0], [EMPTY], [1.0]
        for row, (before, follow) in enumerate(self.states.values(), start=1):
            rows += [row] * (1 + len(follow))
            columns += [before, *follow]
            values += [-1.0] + [1.0] * len(follow)
        return coo_array((values, (rows, columns)), (len(self.states) + 1, len(self.numbers) + 1)).tocsr()


def value_of(game: Any) -> float:
    """What the first player gets if both play optimally."""
    players = (Sequences(), Sequences())
    payoffs: dict[tuple[int, int], float] = {}

    def visit(state: Any, reached: tuple[int, int], chance: float) -> None:
        if state.is_terminal():
            payoffs[reached] = payoffs.get(reached, 0.0) + chance * state.player_return(0)
        elif state.is_chance_node():
            for outcome, probability in state.chance_outcomes():
                visit(state.child(outcome), reached, chance * probability)
        else:
            player = state.current_player()
            actions = state.legal_actions()
            follow = players[player].after(state.information_state_string(), reached[player], actions)
            for action, sequence in zip(actions, follow, strict=True):
                visit(state.child(action), (sequence, reached[1]) if player == 0 else (reached[0], sequence), chance)

    visit(game.new_initial_state(), (EMPTY, EMPTY), 1.0)
    own, other = (player.constraints() for player in players)
    rows, columns = zip(*payoffs, strict=True)
    matrix = coo_array((list(payoffs.values()), (rows, columns)), (own.shape[1], other.shape[1])).tocsr()
    # Choose the own probabilities x and the values q of the other's states: q[0] is the value, as high as possible.
    cost = np.zeros(own.shape[1] + other.shape[0])
    cost[own.shape[1]] = -1
    below = hstack([-matrix.T, other.T])
    equal = hstack([own, coo_array((own.shape[0], other.shape[0]))])
    right = np.zeros(own.shape[0])
    right[0] = 1
    bounds = [(0, None)] * own.shape[1] + [(None, None)] * other.shape[0]
    solved = linprog(cost, below, np.zeros(other.shape[1]), equal, right, bounds, "highs")
    assert solved.success, solved.message
    return -float(solved.fun)
