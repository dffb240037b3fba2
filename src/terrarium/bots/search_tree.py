"""The tree of a search: nodes, and how one child is preferred to another, in whole numbers only."""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64

from terrarium.engine.vecs import vec

#: Tables reach so far; beyond, a number is looked up by its 256th part.
REACH: Final = 4096
SCALE: Final = 4096


class Node:
    """What is known of an action after the actions that led to it."""

    def __init__(self, meaning: i64, seat: i64, prior: i64) -> None:
        #: What the action stands for, and who does it.
        self.meaning: i64 = meaning
        self.seat: i64 = seat
        #: The seat's chance to win by the evaluation alone, and by the sum of all visits, in millionths.
        self.prior: i64 = prior
        self.total: i64 = 0
        self.visits: i64 = 0
        #: How often the action could have been chosen: it is not possible in every imagined world.
        self.available: i64 = 0
        self.kids: list[Node] = []


def _roots_of_logs() -> vec[i64]:
    near = [round(SCALE * math.sqrt(math.log(max(number, 2)))) for number in range(REACH)]
    far = [round(SCALE * math.sqrt(math.log(256 * max(number, 1)))) for number in range(REACH)]
    return vec[i64](near + far)


def _inverse_roots() -> vec[i64]:
    near = [round(SCALE / math.sqrt(max(number, 1))) for number in range(REACH)]
    far = [round(SCALE / math.sqrt(256 * max(number, 1))) for number in range(REACH)]
    return vec[i64](near + far)


_ROOT_OF_LOG: Final[vec[i64]] = _roots_of_logs()
_INVERSE_ROOT: Final[vec[i64]] = _inverse_roots()


def _place(number: i64) -> i64:
    return number if number < REACH else REACH + min(number >> 8, REACH - 1)


def urge(available: i64, visits: i64) -> i64:
    """How much an action should be tried again though it may be worse: sqrt(log(available) / visits) in millionths."""
    return (_ROOT_OF_LOG[_place(available)] * _INVERSE_ROOT[_place(visits)] * 1_000_000) // (SCALE * SCALE)


def root(number: i64) -> i64:
    """The square root, rounded down."""
    return math.isqrt(number)


def appeal(node: Node, explore: i64, trust: i64) -> i64:
    """A node's worth to the one who chooses: mean of its visits and of its prior, and the urge to try it again.

    `explore` weighs the urge in thousandths; `trust` is how many visits the prior is worth.
    """
    mean: i64 = (node.total + trust * node.prior) // (node.visits + trust)
    return mean + explore * urge(node.available, node.visits + 1) // 1000
