"""The cells on which a question places pieces, or from which it takes them."""

from __future__ import annotations

from typing import TypedDict

from mypy_extensions import i64

from terrarium.earth.cards.vocabulary import CELLS, GROWTH, NONE, SPROUT, row_and_column
from terrarium.earth.rules import costs, pieces
from terrarium.earth.rules.actions import COPY_OF, GROWTH_ON, SPROUT_OFF, SPROUT_ON
from terrarium.earth.rules.steps.placement import space_at
from terrarium.earth.state.position import EarthState
from terrarium.earth.state.steps import ABILITY, PRICE, ability_of, count_of, kind_of


class PieceCellView(TypedDict):
    """A cell that takes or gives pieces: the action for one piece, and how many fit or lie there."""

    row: int
    column: int
    action: int
    room: int


def piece_cells(position: EarthState, seat: int) -> list[PieceCellView]:
    """Return the cells that the seat's question is about; empty if it is about no pieces."""
    packed = position.top(seat)
    first = _first_action(position, seat)
    if first == NONE:
        return []
    start = (first - SPROUT_ON) % CELLS
    verb = first - start
    area = position.areas[seat]
    piece = SPROUT if verb in (SPROUT_ON, SPROUT_OFF) else GROWTH
    found: list[PieceCellView] = []
    # Pieces are named in ascending order: a cell before the first one that may be named is passed already.
    for cell in range(int(start), CELLS):
        if verb in (SPROUT_ON, GROWTH_ON):
            room = int(space_at(area, piece, packed, cell))
        else:
            room = int(pieces.held(area, piece, cell))
        if room > 0:
            row, column = row_and_column(cell)
            found.append({"row": row, "column": column, "action": int(verb) + cell, "room": room})
    return found


def first_cell_action(position: EarthState, seat: int) -> int | None:
    """Return the action of the question's verb on the first cell, legal or not; None if it is not about cells."""
    first = _first_action(position, seat)
    return None if first == NONE else int(first - (first - SPROUT_ON) % CELLS)


def amount_asked(position: EarthState, seat: int) -> int:
    """Return how many pieces or cards the question asks for in all; 1 where each is asked for alone."""
    packed = position.top(seat)
    if kind_of(packed) == PRICE:
        return 1
    if kind_of(packed) == ABILITY:
        ability = ability_of(packed)
        payment = costs.first_payment(position.areas[seat], ability)
        return 0 if payment == NONE else int(costs.cost_of(ability, payment))
    return int(count_of(packed))


def _first_action(position: EarthState, seat: int) -> i64:
    """Return the first answer that places or takes a piece, NONE if there is none."""
    for action in position.answers(seat):
        if SPROUT_ON <= action < COPY_OF:
            return action
    return NONE
