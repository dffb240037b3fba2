"""The nodes of a search tree and the score by which one child is preferred to another, in integers only."""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64

from terrarium.engine.vecs import vec

#: Numbers below this are looked up as they are, larger ones by their 256th part.
TABLE_SIZE: Final = 4096
SCALE: Final = 4096


class Node:
    """An action after the actions that led to it, with the statistics of its visits."""

    def __init__(self, meaning: i64, seat: i64, prior: i64) -> None:
        #: The action's meaning (`Evaluation.meanings`) and the seat that does it.
        self.meaning: i64 = meaning
        self.seat: i64 = seat
        #: The seat's probability of winning by the evaluation alone, and summed over all visits, in millionths.
        self.prior: i64 = prior
        self.total: i64 = 0
        self.visits: i64 = 0
        #: How often the action could have been chosen: it is not possible in every imagined world.
        self.available: i64 = 0
        self.children: list[Node] = []


def _square_roots_of_logarithms() -> vec[i64]:
    near = [round(SCALE * math.sqrt(math.log(max(number, 2)))) for number in range(TABLE_SIZE)]
    far = [round(SCALE * math.sqrt(math.log(256 * max(number, 1)))) for number in range(TABLE_SIZE)]
    return vec[i64](near + far)


def _inverse_square_roots() -> vec[i64]:
    near = [round(SCALE / math.sqrt(max(number, 1))) for number in range(TABLE_SIZE)]
    far = [round(SCALE / math.sqrt(256 * max(number, 1))) for number in range(TABLE_SIZE)]
    return vec[i64](near + far)


_SQRT_LOG: Final[vec[i64]] = _square_roots_of_logarithms()
_INVERSE_SQRT: Final[vec[i64]] = _inverse_square_roots()


def _table_index(number: i64) -> i64:
    return number if number < TABLE_SIZE else TABLE_SIZE + min(number >> 8, TABLE_SIZE - 1)


def exploration_term(available: i64, visits: i64) -> i64:
    """The bonus for an action that was tried little: sqrt(log(available) / visits) in millionths."""
    return (_SQRT_LOG[_table_index(available)] * _INVERSE_SQRT[_table_index(visits)] * 1_000_000) // (SCALE * SCALE)


def integer_sqrt(number: i64) -> i64:
    """The square root, rounded down."""
    return math.isqrt(number)


def ucb_score(node: Node, explore: i64, trust: i64) -> i64:
    """The upper confidence bound of a node: the mean of its visits and its prior, and the exploration term.

    `explore` weighs the exploration term in thousandths; `trust` is how many visits the prior counts for.
    """
    mean: i64 = (node.total + trust * node.prior) // (node.visits + trust)
    return mean + explore * exploration_term(node.available, node.visits + 1) // 1000
