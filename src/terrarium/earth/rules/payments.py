"""What is paid: pieces cell by cell in ascending order, cards from hand one by one, soil and compost. (E31)

A payment that can be made in one way only is not asked. Cards go to the compost in any order, since the latest lies on
top; so nothing that others see of a row depends on which cards they are. (E46)
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from terrarium.earth.cards.vocabulary import CELLS, GROWTH, SPROUT
from terrarium.earth.rules import fauna, journal, pieces, piles
from terrarium.earth.rules.actions import GROWTH_OFF, SPROUT_OFF, STOP, TUCK, card_in, with_card
from terrarium.earth.rules.goals import COMPOST_CHANGED, HAND_CHANGED, SOIL_CHANGED
from terrarium.earth.state import hands
from terrarium.earth.state.area import Area
from terrarium.earth.state.hands import SETS
from terrarium.earth.state.seat_fields import GAINED_COMPOST, GAINED_SOIL, MARKS
from terrarium.earth.state.steps import PAY_CARDS, PAY_GROWTH, PAY_SPROUTS, count_of, fewer, kind_of, mark_of
from terrarium.engine.vecs import append, vec

if TYPE_CHECKING:
    from terrarium.earth.state.position import EarthState as EarthPosition


def compost_from_hand(position: EarthPosition, seat: i64, card: i64) -> None:
    """Put a card from hand on the own compost; only its owner knows which."""
    fauna.before_losing(position, seat, HAND_CHANGED)
    hands.take(position.hands, seat, card)
    position.areas[seat].hand -= 1
    piles.lay_on_compost(position, seat, card, position.circle(seat))
    if position.journal is not None:
        journal.tucked(position, seat, card)


def pay_soil(position: EarthPosition, seat: i64, amount: i64) -> None:
    """Return soil to the supply."""
    fauna.before_losing(position, seat, SOIL_CHANGED)
    area = position.areas[seat]
    area.soil -= amount
    # E72: what was there before is spent first, but no more soil can be put on a team's board than is left.
    if position.marks[MARKS * seat + GAINED_SOIL] > area.soil:
        position.marks[MARKS * seat + GAINED_SOIL] = area.soil


def pay_compost(position: EarthPosition, seat: i64, amount: i64) -> None:
    """Give up the top cards of the own compost."""
    fauna.before_losing(position, seat, COMPOST_CHANGED)
    piles.discard_from_compost(position, seat, amount)
    left = position.areas[seat].compost
    if position.marks[MARKS * seat + GAINED_COMPOST] > left:
        position.marks[MARKS * seat + GAINED_COMPOST] = left


def pay_by_itself(position: EarthPosition, seat: i64, packed: i64) -> bool:
    """Pay without asking if there is one way to do it; whether it is paid."""
    area = position.areas[seat]
    left = count_of(packed)
    if kind_of(packed) == PAY_CARDS:
        if left > 0 and area.hand > left:
            return False
        _pay_all_cards(position, seat, left)
        return True
    piece: i64 = SPROUT if kind_of(packed) == PAY_SPROUTS else GROWTH
    if left > 0 and not forced(area, piece, mark_of(packed), left):
        return False
    position.pop(seat)
    cell = mark_of(packed)
    while left > 0:
        while left > 0 and pieces.held(area, piece, cell) > 0:
            pieces.remove_piece(position, seat, piece, cell)
            left -= 1
        cell += 1
    return True


def forced(area: Area, piece: i64, cell: i64, amount: i64) -> bool:
    """Whether there is only one way to pay so many pieces from a cell on."""
    total: i64 = 0
    cells: i64 = 0
    while cell < CELLS:
        on_cell = pieces.held(area, piece, cell)
        if on_cell > 0:
            total += on_cell
            cells += 1
        cell += 1
    return total == amount or cells == 1


def _pay_all_cards(position: EarthPosition, seat: i64, left: i64) -> None:
    position.pop(seat)
    cards = hands.cards_of(position.hands, seat, SETS.all)
    place: i64 = 0
    while place < left:
        compost_from_hand(position, seat, cards[place])
        place += 1


def payments(position: EarthPosition, seat: i64, kind: i64, amount: i64, mark: i64, found: vec[i64]) -> vec[i64]:
    """What may be paid next, pieces so that the rest can still be paid in ascending order, added to what was found."""
    if kind == PAY_CARDS:
        cards = hands.cards_of(position.hands, seat, SETS.all)
        place: i64 = 0
        while place < len(cards):
            found = append(found, with_card(TUCK, cards[place]))
            place += 1
        return found
    piece: i64 = SPROUT if kind == PAY_SPROUTS else GROWTH
    verb: i64 = SPROUT_OFF if piece == SPROUT else GROWTH_OFF
    area = position.areas[seat]
    left = pieces.held_from(area, piece, mark)
    cell = mark
    while cell < CELLS and left >= amount:
        on_cell = pieces.held(area, piece, cell)
        if on_cell > 0:
            found = append(found, verb + cell)
        left -= on_cell
        cell += 1
    return found


def pay(position: EarthPosition, seat: i64, packed: i64, action: i64) -> None:
    """Pay one piece or card and go on from it."""
    position.pop(seat)
    mark = pay_one(position, seat, kind_of(packed), action)
    if count_of(packed) > 1:
        position.push(seat, fewer(packed, mark))


def pay_one(position: EarthPosition, seat: i64, kind: i64, action: i64) -> i64:
    """Pay one piece or card; the answer is the mark to go on from."""
    if kind == PAY_CARDS:
        compost_from_hand(position, seat, card_in(action, TUCK))
        return 0
    if kind == PAY_GROWTH:
        pieces.remove_piece(position, seat, GROWTH, action - GROWTH_OFF)
        return action - GROWTH_OFF
    pieces.remove_piece(position, seat, SPROUT, action - SPROUT_OFF)
    return action - SPROUT_OFF


def tucks(position: EarthPosition, seat: i64) -> vec[i64]:
    """The cards that may be composted next, or stop."""
    found = vec[i64]()
    found = append(found, STOP)
    return payments(position, seat, PAY_CARDS, 1, 0, found)


def tuck(position: EarthPosition, seat: i64, packed: i64, action: i64) -> None:
    """Compost a card from hand, or stop."""
    position.pop(seat)
    if action == STOP:
        return
    compost_from_hand(position, seat, card_in(action, TUCK))
    position.marks[MARKS * seat + GAINED_COMPOST] += 1
    if count_of(packed) > 1:
        position.push(seat, fewer(packed, 0))
