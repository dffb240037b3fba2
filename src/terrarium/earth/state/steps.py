"""What a seat still has to do: a small stack of steps, each packed into one number.

The top of the stack is what happens next. Some steps are questions, which wait for an action of the seat; the others
resolve by themselves. A half-resolved ability is therefore part of the position and can be copied and stored.

    kind 5 bits · count 7 · ability 10 · mark 9 · mask 16 · once 1 · begun 1
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

# -- questions ---------------------------------------------------------------------------------------------------

#: Pick a side of an Island, Climate or ecosystem (`count`: 0, 1, 2). (E04)
PICK_SIDE: Final = 1
#: Choose one of the four actions. (E07)
CHOOSE_ACTION: Final = 2
#: Take one of the two benefits of another player's action (`count`: its number). (E21 to E23)
BENEFIT: Final = 3
#: Plant a card, up to `count` times. (E11, E12)
PLANT: Final = 4
#: The place for the card `mark`.
PLACE_CARD: Final = 5
#: Pay `count` soil for a card, in part with what its `ability` names; `mark` as below. (E17)
PRICE: Final = 6
#: Keep one of the cards set aside. (E11)
KEEP_ONE: Final = 7
#: Keep one of the top `count` compost cards.
KEEP_COMPOST: Final = 8
#: Place up to `count` pieces on cells of the `mask`, from cell `mark` on; `once`: one on each. (E25)
SPROUTS: Final = 9
GROWTHS: Final = 10
#: Compost up to `count` cards from hand, numbered above `mark`.
TUCK: Final = 11
#: Pay exactly `count` pieces from cell `mark` on, or cards from hand numbered above `mark`. (E31)
PAY_SPROUTS: Final = 12
PAY_GROWTH: Final = 13
PAY_CARDS: Final = 14
#: Island and Climate first, or the grid, for the colour `mask`. (E30)
ORDER: Final = 15
#: Use the `ability` of a card at cell `mark`, or skip it.
ABILITY: Final = 16
#: Which ability of the colour `mask` to copy; the copying card lies at cell `mark`. (E37)
COPY: Final = 17
#: A window for events and exchanges; `count` says which, see below. (E44, E72, E77)
EVENT_WINDOW: Final = 18
#: On which of two goals Gaia's leaf goes; the left one is goal `count`. (E66)
GAIA_GOAL: Final = 19

#: How much of a gain to take, up to `count`: soil, cards or deck compost, the gain number `mark`; the `ability` that
#: gives it, 0 for the action of the turn. (E76)
TAKE_UP_TO: Final = 20

#: The windows: after the last turn, for a team's board, within a turn.
AFTER_LAST_TURN: Final = 0
FOR_TEAM: Final = 1
IN_TURN: Final = 2

#: The first kind that resolves by itself.
AUTOMATIC: Final = 21
#: Draw, compost and take soil as the Island says. (E05)
START: Final = 21
#: Look at `count` cards, of which one is kept. (E11)
LOOK: Final = 22
#: Activate the cards of the colour `mask`; `count` is the next place, `mark` has the bits below. (E29, E30)
ACTIVATE: Final = 23
GRID_IS_FIRST: Final = 1
USING_ALL: Final = 2
SKIPPING_ALL: Final = 4
#: The last answer used or skipped a card, and nothing was shown or chosen since: the next is the same question still.
LISTING: Final = 8
#: The first question of the run can still be answered by "grid first": nothing has been done yet. (E30)
ORDER_IS_OPEN: Final = 16
#: The seat was asked for events before the card at the next place. (E77)
WINDOW_WAS_OPEN: Final = 32
#: Take the gains of an `ability`, `count` times; it lies at cell `mark`. (E31)
GAINS: Final = 24
#: Take `count` soil.
SOIL: Final = 25

#: Begin to activate the colour `mask`. (E29)
RUN: Final = 26
#: Go on with the activation; the rows beneath wait and grow.
CARRY_ON: Final = 27
#: Play the event `mark`, or exchange sprouts, now that the pieces which waited are placed. (E78)
PLAY_EVENT: Final = 28
EXCHANGE_SPROUTS: Final = 29

#: Room for the deepest stack there can be.
DEPTH: Final = 16

ALL_CELLS: Final = 0xFFFF
#: The bit of a row that is under way.
BEGUN: Final = 1 << 48
#: The `mark` of an ability that lies on no cell of the grid: Island, Climate, event.
OFF_GRID: Final = 16


def step(kind: i64, count: i64 = 0, ability: i64 = 0, mark: i64 = 0, mask: i64 = 0, once: i64 = 0) -> i64:
    """A step as a number."""
    return kind | count << 5 | ability << 12 | mark << 22 | mask << 31 | once << 47


def kind_of(packed: i64) -> i64:
    """What kind of step it is."""
    return packed & 31


def count_of(packed: i64) -> i64:
    """How many, or how often."""
    return packed >> 5 & 127


def ability_of(packed: i64) -> i64:
    """The number of the ability that it belongs to; 0 if it belongs to none."""
    return packed >> 12 & 1023


def mark_of(packed: i64) -> i64:
    """A cell or a card; what it means depends on the kind."""
    return packed >> 22 & 511


def mask_of(packed: i64) -> i64:
    """Cells of the grid, or a colour."""
    return packed >> 31 & 0xFFFF


def once_of(packed: i64) -> i64:
    """Whether each cell takes one piece only."""
    return packed >> 47 & 1


def begun_of(packed: i64) -> i64:
    """Whether a row is under way, so that it is no new question."""
    return packed >> 48 & 1


def under_way(packed: i64) -> i64:
    """The same row, no new question any more."""
    return packed | BEGUN


def marked(packed: i64, bits: i64) -> i64:
    """The same step with more bits in its mark."""
    return packed | bits << 22


def unmarked(packed: i64, bits: i64) -> i64:
    """The same step without some bits of its mark."""
    return packed & ~(bits << 22)


def one_place_back(packed: i64) -> i64:
    """The same run, with the card before the next place to come once more."""
    return packed - (1 << 5)


def fewer(packed: i64, mark: i64) -> i64:
    """The same row with one less to do, going on from a mark."""
    return under_way(packed & ~(511 << 22) | mark << 22) - (1 << 5)
