"""Rows of placements: pieces cell by cell in ascending order, and cards from hand to the compost. (E25)

A row that can end in one way only is not asked: everything fits, or there is one cell. Pieces that cannot be placed are
lost.
"""

from __future__ import annotations

from mypy_extensions import i64

from terrarium.earth.cards.vocabulary import CELLS, GROWTH, SIDE, SPROUT
from terrarium.earth.modes import teams
from terrarium.earth.rules import fauna, journal, payments, pieces
from terrarium.earth.rules.actions import GROWTH_ON, SPROUT_ON, STOP, TUCK, card_in
from terrarium.earth.state.area import Area
from terrarium.earth.state.position import EarthState
from terrarium.earth.state.step_kind import Adviser, Forecast, StepKind
from terrarium.earth.state.steps import (
    GROWTHS,
    PAY_CARDS,
    SPROUTS,
    ability_of,
    begun_of,
    count_of,
    fewer,
    mark_of,
    mask_of,
    once_of,
)
from terrarium.earth.state.steps import TUCK as COMPOST_CARDS
from terrarium.earth.state.team_board import FETCHED
from terrarium.engine.lines import Line
from terrarium.engine.vecs import append, vec


def place_figures(cell: i64) -> dict[str, object]:
    """Return row and column of a cell, counted from 1."""
    return {"row": int(cell) // SIDE + 1, "column": int(cell) % SIDE + 1}


def space_at(area: Area, piece: i64, packed: i64, cell: i64) -> i64:
    """Return how many pieces of a row a cell can take."""
    if mask_of(packed) >> cell & 1 == 0:
        return 0
    free = pieces.room(area, piece, cell)
    return min(free, 1) if once_of(packed) == 1 else free


class PlacePieces(StepKind):
    """Place up to `count` pieces on cells of the `mask`, from cell `mark` on; `once`: one on each. (E25)"""

    def __init__(self, number: i64, word: str, piece: i64, verb: i64) -> None:
        super().__init__(number, word)
        self.placed_piece = piece
        #: The action that places a piece on cell 0.
        self.verb: i64 = verb

    def asks(self, position: EarthState, seat: i64, packed: i64) -> bool:
        """Return whether the row can end in several ways, or the seat may want to leave pieces out."""
        if count_of(packed) == 0:
            return False
        area = position.areas[seat]
        piece = self.placed_piece
        total: i64 = 0
        cells: i64 = 0
        bare = False
        cell: i64
        for cell in range(mark_of(packed), CELLS):
            free = space_at(area, piece, packed, cell)
            if free > 0:
                total += free
                cells += 1
                bare = bare or area.sprouts[cell] + area.growth[cell] == 0
        if total == 0:
            return False
        if (total > count_of(packed) and cells > 1) or self.passes_on(position, seat, packed):
            return True
        if position.careful(seat) or position.is_delicate(seat, piece):
            return True
        # A row that is under way goes on to be asked about, so that it is known beforehand how it ends.
        return (bare or begun_of(packed) == 1) and fauna.needs_bare(position, seat)

    def resolve(self, position: EarthState, seat: i64, packed: i64) -> None:
        """Place what there is space for, and end the row."""
        area = position.areas[seat]
        piece = self.placed_piece
        left = count_of(packed)
        cell: i64
        for cell in range(mark_of(packed), CELLS):
            free = space_at(area, piece, packed, cell)
            while free > 0 and left > 0:
                pieces.put_piece(position, seat, piece, cell)
                free -= 1
                left -= 1
        position.pop(seat)
        self.leave_over(position, seat, packed, left)

    def passes_on(self, position: EarthState, seat: i64, packed: i64) -> bool:
        """Return whether what is left of a row goes to the team's board: gained now, not taken from there. (E72)"""
        return teams.partner_has_room(position, seat, self.placed_piece) and ability_of(packed) != FETCHED

    def leave_over(self, position: EarthState, seat: i64, packed: i64, count: i64) -> None:
        """Pass pieces that are not placed to a partner with space for them; otherwise they are lost. (E25, E72)"""
        if count > 0 and self.passes_on(position, seat, packed):
            teams.put_pieces(position, seat, self.placed_piece, count)
        else:
            journal.lost(position, seat, self.placed_piece == SPROUT, count)

    def answers(self, position: EarthState, seat: i64, packed: i64) -> vec[i64]:
        """Return where the next piece may go, and "stop"."""
        area = position.areas[seat]
        piece = self.placed_piece
        found = vec[i64]()
        found = append(found, STOP)
        cell: i64
        for cell in range(mark_of(packed), CELLS):
            if space_at(area, piece, packed, cell) > 0:
                found = append(found, self.verb + cell)
        return found

    def apply(self, position: EarthState, seat: i64, packed: i64, action: i64) -> None:
        """Place a piece and go on from its cell, or stop."""
        position.pop(seat)
        if action == STOP:
            if position.team_play:
                self.leave_over(position, seat, packed, count_of(packed))
            return
        cell = action - self.verb
        pieces.put_piece(position, seat, self.placed_piece, cell)
        if count_of(packed) > 1:
            position.push(seat, fewer(packed, cell + once_of(packed)))

    def prompt(self, position: EarthState, seat: i64, packed: i64) -> Line:
        """Return how many pieces there are to place."""
        return Line(f"earth-prompt-{self.word}", count=int(count_of(packed)))

    def refusal(self, position: EarthState, seat: i64, packed: i64, action: i64) -> Line | None:
        """Return that there is no space, that it is not this cell, or that the cell is passed already."""
        cell = action - self.verb
        if cell < 0 or cell >= CELLS:
            return None
        if pieces.room(position.areas[seat], self.placed_piece, cell) <= 0:
            return Line("earth-no-space", **place_figures(cell))
        if mask_of(packed) >> cell & 1 == 0:
            return Line("earth-not-here", **place_figures(cell))
        return Line("earth-ascending", **place_figures(cell))

    def advise(self, position: EarthState, seat: i64, packed: i64, adviser: Adviser) -> list[int]:
        """List where pieces are worth most."""
        area = position.areas[seat]
        piece = self.placed_piece
        first = mark_of(packed)
        spaces = [int(space_at(area, piece, packed, cell)) if cell >= first else 0 for cell in range(CELLS)]
        return adviser.place(position, seat, self.number, piece, spaces, int(count_of(packed)))

    def foresee(self, position: EarthState, seat: i64, packed: i64, forecast: Forecast) -> None:
        """Add the pieces, as far as the cells of the row have space for them."""
        piece = self.placed_piece
        spaces: i64 = 0
        cell: i64
        for cell in range(mark_of(packed), CELLS):
            spaces += space_at(forecast.area, piece, packed, cell)
        if piece == SPROUT:
            forecast.sprouts += min(count_of(packed), spaces)
        else:
            forecast.growth += min(count_of(packed), spaces)


class CompostCards(StepKind):
    """Compost up to `count` cards from hand."""

    def __init__(self) -> None:
        super().__init__(COMPOST_CARDS, "compost")

    def asks(self, position: EarthState, seat: i64, packed: i64) -> bool:
        """Return whether there is a card in hand."""
        return position.areas[seat].hand > 0

    def resolve(self, position: EarthState, seat: i64, packed: i64) -> None:
        """Compost nothing, since the hand is empty."""
        position.pop(seat)

    def answers(self, position: EarthState, seat: i64, packed: i64) -> vec[i64]:
        """Return the cards that may be composted next, and "stop"."""
        found = vec[i64]()
        found = append(found, STOP)
        return payments.payments(position, seat, PAY_CARDS, 1, 0, found)

    def apply(self, position: EarthState, seat: i64, packed: i64, action: i64) -> None:
        """Compost a card from hand, or stop."""
        position.pop(seat)
        if action == STOP:
            return
        payments.compost_from_hand(position, seat, card_in(action, TUCK))
        position.add_compost_gained(seat, 1)
        if count_of(packed) > 1:
            position.push(seat, fewer(packed, 0))

    def prompt(self, position: EarthState, seat: i64, packed: i64) -> Line:
        """Return how many cards may be composted."""
        return Line("earth-prompt-compost", count=int(count_of(packed)))

    def refusal(self, position: EarthState, seat: i64, packed: i64, action: i64) -> Line | None:
        """Return that the card is not in hand."""
        return payments.card_refusal(position, seat, action)

    def advise(self, position: EarthState, seat: i64, packed: i64, adviser: Adviser) -> list[int]:
        """List cards that are worth little in hand."""
        return adviser.compost(position, seat, self.number, int(count_of(packed)))

    def foresee(self, position: EarthState, seat: i64, packed: i64, forecast: Forecast) -> None:
        """Add cards of the hand for the compost."""
        forecast.may_compost(min(count_of(packed), forecast.area.hand))


def placement_kinds() -> list[StepKind]:
    """Return the kinds of this module."""
    return [
        PlacePieces(SPROUTS, "sprouts", SPROUT, SPROUT_ON),
        PlacePieces(GROWTHS, "growth", GROWTH, GROWTH_ON),
        CompostCards(),
    ]
