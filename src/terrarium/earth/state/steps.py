"""Steps: what a seat still has to do, each packed into one number.

A seat has a small stack of steps; the top one is what happens next. Some kinds of steps are questions, which wait for
an action of the seat; the others resolve by themselves. A half-resolved ability is therefore part of the position and
can be copied and stored. The class of a kind in `rules/steps` says what its fields mean.

    kind 5 bits · count 7 · ability 10 · mark 9 · mask 16 · once 1 · begun 1
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

# -- kinds that are questions --------------------------------------------------------------------------------------

PICK_SIDE: Final = 1
CHOOSE_ACTION: Final = 2
BENEFIT: Final = 3
PLANT: Final = 4
PLACE_CARD: Final = 5
PRICE: Final = 6
KEEP_ONE: Final = 7
KEEP_COMPOST: Final = 8
#: Rows of placements: pieces on cells, cards from hand on the compost.
SPROUTS: Final = 9
GROWTHS: Final = 10
TUCK: Final = 11
PAY_SPROUTS: Final = 12
PAY_GROWTH: Final = 13
PAY_CARDS: Final = 14
ORDER: Final = 15
ABILITY: Final = 16
COPY: Final = 17
EVENT_WINDOW: Final = 18
GAIA_GOAL: Final = 19
TAKE_UP_TO: Final = 20

# -- kinds that resolve by themselves ------------------------------------------------------------------------------

#: The first kind that resolves by itself.
AUTOMATIC: Final = 21
START: Final = AUTOMATIC
LOOK: Final = 22
ACTIVATE: Final = 23
GAINS: Final = 24
SOIL: Final = 25
RUN: Final = 26
CARRY_ON: Final = 27
PLAY_EVENT: Final = 28
EXCHANGE_SPROUTS: Final = 29

# -- fields --------------------------------------------------------------------------------------------------------

#: The `count` of an EVENT_WINDOW: after the last turn, for a team's board, within a turn. (E44, E72, E77)
AFTER_LAST_TURN: Final = 0
FOR_TEAM: Final = 1
IN_TURN: Final = 2

#: The bits in the `mark` of ACTIVATE: the order of the run, and what the seat said about all abilities to come. (E30)
GRID_IS_FIRST: Final = 1
USING_ALL: Final = 2
SKIPPING_ALL: Final = 4
#: The last answer used or skipped a card, and nothing was shown or chosen since: the next question is still the same.
LISTING: Final = 8
#: The first question of the run can still be answered by "grid first": nothing has been done yet. (E30)
ORDER_IS_OPEN: Final = 16
#: The seat was asked for events before the card at the next place. (E77)
WINDOW_WAS_OPEN: Final = 32

#: The `mark` of an ability that lies on no cell of the grid: Island, Climate, event.
OFF_GRID: Final[i64] = 16
#: The `mask` of a row that may go anywhere on the grid.
ALL_CELLS: Final = 0xFFFF
#: The bit of a row that has begun.
BEGUN: Final = 1 << 48

#: The size of a stack; no stack gets deeper.
DEPTH: Final = 16


def step(kind: i64, count: i64 = 0, ability: i64 = 0, mark: i64 = 0, mask: i64 = 0, once: i64 = 0) -> i64:
    """Return a step as a number."""
    return kind | count << 5 | ability << 12 | mark << 22 | mask << 31 | once << 47


def kind_of(packed: i64) -> i64:
    """Return the kind of a step."""
    return packed & 31


def count_of(packed: i64) -> i64:
    """Return the count of a step: how many, or how often."""
    return packed >> 5 & 127


def ability_of(packed: i64) -> i64:
    """Return the ability to which a step belongs; 0 if it belongs to none."""
    return packed >> 12 & 1023


def mark_of(packed: i64) -> i64:
    """Return the mark of a step: a cell, a card or some bits, depending on its kind."""
    return packed >> 22 & 511


def mask_of(packed: i64) -> i64:
    """Return the mask of a step: cells of the grid as bits, or a colour."""
    return packed >> 31 & 0xFFFF


def once_of(packed: i64) -> i64:
    """Return 1 if each cell takes only one piece of a row."""
    return packed >> 47 & 1


def begun_of(packed: i64) -> i64:
    """Return 1 if a row has begun, so that it is no new question."""
    return packed >> 48 & 1


def under_way(packed: i64) -> i64:
    """Return the same row, noted as begun."""
    return packed | BEGUN


def marked(packed: i64, bits: i64) -> i64:
    """Return the same step with more bits in its mark."""
    return packed | bits << 22


def unmarked(packed: i64, bits: i64) -> i64:
    """Return the same step without some bits of its mark."""
    return packed & ~(bits << 22)


def one_fewer(packed: i64) -> i64:
    """Return the same step with its count lowered by one."""
    return packed - (1 << 5)


def one_place_back(packed: i64) -> i64:
    """Return the same run, one place back, so that it comes to the last card again."""
    return one_fewer(packed)


def fewer(packed: i64, mark: i64) -> i64:
    """Return the same row, begun, with one fewer to place or pay, to continue from a mark."""
    return one_fewer(under_way(packed & ~(511 << 22) | mark << 22))
