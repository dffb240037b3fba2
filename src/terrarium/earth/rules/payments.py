"""Payments: pieces cell by cell in ascending order, cards from hand one by one, soil and compost. (E31)

A payment that can be made in one way only is not asked. Cards go to the compost in any order, since the latest lies on
top; so nothing that others see of a row depends on which cards they are. (E46)
"""

from __future__ import annotations

from mypy_extensions import i64

from terrarium.earth.cards.vocabulary import CELLS, GROWTH, SIDE, SPROUT
from terrarium.earth.rules import fauna, journal, pieces, piles
from terrarium.earth.rules.actions import COPY_OF, GROWTH_OFF, KEEP, SPROUT_OFF, TUCK, card_in, with_card
from terrarium.earth.rules.goals import COMPOST_CHANGED, HAND_CHANGED, SOIL_CHANGED
from terrarium.earth.state import hands
from terrarium.earth.state.area import Area
from terrarium.earth.state.position import EarthState
from terrarium.earth.state.steps import PAY_CARDS, PAY_GROWTH, PAY_SPROUTS
from terrarium.engine.lines import Line
from terrarium.engine.vecs import append, vec


def compost_from_hand(position: EarthState, seat: i64, card: i64) -> None:
    """Put a card from hand on the own compost; only its owner knows which."""
    fauna.before_losing(position, seat, HAND_CHANGED)
    position.take_from_hand(seat, card)
    piles.lay_on_compost(position, seat, card, position.circle(seat))
    journal.tucked(position, seat, card)


def pay_soil(position: EarthState, seat: i64, amount: i64) -> None:
    """Return soil to the supply."""
    fauna.before_losing(position, seat, SOIL_CHANGED)
    area = position.areas[seat]
    area.soil -= amount
    # E72: what was there before is spent first, but no more soil can be put on a team's board than is left.
    position.limit_soil_gained(seat, area.soil)


def pay_compost(position: EarthState, seat: i64, amount: i64) -> None:
    """Give up the top cards of the own compost."""
    fauna.before_losing(position, seat, COMPOST_CHANGED)
    piles.discard_from_compost(position, seat, amount)
    left = position.areas[seat].compost
    position.limit_compost_gained(seat, left)


def forced(area: Area, piece: i64, cell: i64, amount: i64) -> bool:
    """Return whether there is only one way to pay an amount of pieces from a cell on."""
    total: i64 = 0
    cells: i64 = 0
    place: i64
    for place in range(cell, CELLS):
        on_cell = pieces.held(area, piece, place)
        if on_cell > 0:
            total += on_cell
            cells += 1
    return total == amount or cells == 1


def payments(position: EarthState, seat: i64, kind: i64, amount: i64, mark: i64, found: vec[i64]) -> vec[i64]:
    """Append what may be paid next; pieces in ascending order, so that the rest can still be paid."""
    if kind == PAY_CARDS:
        for card in position.hand_cards(seat):
            found = append(found, with_card(TUCK, card))
        return found
    piece: i64 = SPROUT if kind == PAY_SPROUTS else GROWTH
    verb: i64 = SPROUT_OFF if piece == SPROUT else GROWTH_OFF
    area = position.areas[seat]
    left = pieces.held_from(area, piece, mark)
    cell: i64
    for cell in range(mark, CELLS):
        if left < amount:
            break
        on_cell = pieces.held(area, piece, cell)
        if on_cell > 0:
            found = append(found, verb + cell)
        left -= on_cell
    return found


def pay_one(position: EarthState, seat: i64, kind: i64, action: i64) -> i64:
    """Pay one piece or card; return the mark to go on from."""
    if kind == PAY_CARDS:
        compost_from_hand(position, seat, card_in(action, TUCK))
        return 0
    if kind == PAY_GROWTH:
        pieces.remove_piece(position, seat, GROWTH, action - GROWTH_OFF)
        return action - GROWTH_OFF
    pieces.remove_piece(position, seat, SPROUT, action - SPROUT_OFF)
    return action - SPROUT_OFF


def card_refusal(position: EarthState, seat: i64, action: i64) -> Line | None:
    """Return why a card cannot be composted: it is not in hand."""
    if action < TUCK or action >= KEEP or hands.holds(position.hands, seat, card_in(action, TUCK)):
        return None
    return Line("earth-not-in-hand", card=journal.card_line(card_in(action, TUCK)))


def piece_refusal(action: i64) -> Line | None:
    """Return why a piece cannot be paid: none that could be paid lies there."""
    if action < SPROUT_OFF or action >= COPY_OF:
        return None
    cell = int(action - SPROUT_OFF) % CELLS
    return Line("earth-no-piece", row=cell // SIDE + 1, column=cell % SIDE + 1)


def refusal(position: EarthState, seat: i64, action: i64) -> Line | None:
    """Return why a piece or card cannot be paid."""
    found = piece_refusal(action)
    return found if found is not None else card_refusal(position, seat, action)
