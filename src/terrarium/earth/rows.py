"""Rows of small decisions: pieces placed or paid cell by cell in ascending order, cards from hand one by one.

A row that can end in one way only is not asked: everything fits, or there is one cell, or exactly as much as must be
paid. Pieces that cannot be placed are lost. Cards go to the compost in any order, since the latest lies on top; so
nothing that others see of a row depends on which cards they are. (E25, E31, E46)
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from terrarium.earth import fauna, hands, piles, teams, tell
from terrarium.earth.actions import GROWTH_OFF, GROWTH_ON, SPROUT_OFF, SPROUT_ON, STOP, TUCK, card_in, with_card
from terrarium.earth.area import Area
from terrarium.earth.cards import BOX
from terrarium.earth.goals import (
    COMPOST_CHANGED,
    GROWTH_CHANGED,
    HAND_CHANGED,
    SOIL_CHANGED,
    SPROUTS_CHANGED,
)
from terrarium.earth.hands import SETS
from terrarium.earth.marks import DELICATE, GAINED_COMPOST, MARKS
from terrarium.earth.steps import (
    PAY_CARDS,
    PAY_GROWTH,
    PAY_SPROUTS,
    SPROUTS,
    count_of,
    fewer,
    kind_of,
    mark_of,
    mask_of,
    once_of,
)
from terrarium.earth.terms import CELLS, GROWTH, SPROUT
from terrarium.engine.vecs import append, vec

if TYPE_CHECKING:
    from terrarium.earth.position import EarthPosition


def room(area: Area, piece: i64, cell: i64) -> i64:
    """How many more pieces fit on a cell. (E25)"""
    card = area.cells[cell]
    if piece == SPROUT:
        return BOX.sprout_spaces[card] - area.sprouts[cell]
    return BOX.growth_spaces[card] - area.growth[cell]


def has_room(area: Area, piece: i64) -> bool:
    """Whether any piece fits anywhere."""
    cell: i64 = 0
    while cell < CELLS:
        if room(area, piece, cell) > 0:
            return True
        cell += 1
    return False


def held(area: Area, piece: i64, cell: i64) -> i64:
    """How many pieces lie on a cell."""
    return area.sprouts[cell] if piece == SPROUT else area.growth[cell]


def held_from(area: Area, piece: i64, cell: i64) -> i64:
    """How many pieces lie on a cell and those after it."""
    total: i64 = 0
    while cell < CELLS:
        total += held(area, piece, cell)
        cell += 1
    return total


def put_piece(position: EarthPosition, seat: i64, piece: i64, cell: i64) -> None:
    """Place one piece."""
    area = position.areas[seat]
    fauna.before_placing(position, seat)
    if piece == SPROUT:
        area.sprouts[cell] += 1
    else:
        area.growth[cell] += 1
    if position.journal is not None:
        tell.placed(position, seat, piece, cell)


def remove_piece(position: EarthPosition, seat: i64, piece: i64, cell: i64) -> None:
    """Take one piece off; a complete card is then complete no longer. (E26)"""
    area = position.areas[seat]
    if piece == SPROUT:
        fauna.before_losing(position, seat, SPROUTS_CHANGED)
        area.sprouts[cell] -= 1
    else:
        fauna.before_losing(position, seat, GROWTH_CHANGED)
        area.growth[cell] -= 1
    if position.journal is not None:
        tell.removed(position, seat, piece, cell)


def compost_from_hand(position: EarthPosition, seat: i64, card: i64) -> None:
    """Put a card from hand on the own compost; only its owner knows which."""
    fauna.before_losing(position, seat, HAND_CHANGED)
    hands.take(position.hands, seat, card)
    position.areas[seat].hand -= 1
    piles.lay_on_compost(position, seat, card, position.circle(seat))
    if position.journal is not None:
        tell.tucked(position, seat, card)


def pay_soil(position: EarthPosition, seat: i64, amount: i64) -> None:
    """Return soil to the supply."""
    fauna.before_losing(position, seat, SOIL_CHANGED)
    position.areas[seat].soil -= amount


def pay_compost(position: EarthPosition, seat: i64, amount: i64) -> None:
    """Give up the top cards of the own compost."""
    fauna.before_losing(position, seat, COMPOST_CHANGED)
    piles.discard_from_compost(position, seat, amount)


# -- placing -----------------------------------------------------------------------------------------------------


def space_at(area: Area, packed: i64, cell: i64) -> i64:
    """How many pieces of a placement row a cell can take."""
    if mask_of(packed) >> cell & 1 == 0:
        return 0
    free = room(area, SPROUT if kind_of(packed) == SPROUTS else GROWTH, cell)
    return 1 if free > 1 and once_of(packed) == 1 else free


def place_by_itself(position: EarthPosition, seat: i64, packed: i64) -> bool:
    """End a row of placements without asking if it fits one way only; whether it is ended."""
    area = position.areas[seat]
    total: i64 = 0
    cells: i64 = 0
    cell = mark_of(packed)
    while cell < CELLS:
        free = space_at(area, packed, cell)
        if free > 0:
            total += free
            cells += 1
        cell += 1
    left = count_of(packed)
    piece: i64 = SPROUT if kind_of(packed) == SPROUTS else GROWTH
    if left > 0 and total > 0:
        if (total > left and cells > 1) or teams.partner_has_room(position, seat, piece):
            return False
        if position.marks[MARKS * seat + DELICATE] >> piece & 1:
            return False
        cell = mark_of(packed)
        while cell < CELLS:
            free = space_at(area, packed, cell)
            while free > 0 and left > 0:
                put_piece(position, seat, piece, cell)
                free -= 1
                left -= 1
            cell += 1
    position.pop(seat)
    leave_over(position, seat, piece, left)
    return True


def leave_over(position: EarthPosition, seat: i64, piece: i64, count: i64) -> None:
    """Pieces of a row that are not placed: a partner may have a place for them, otherwise they are lost. (E25, E72)"""
    if count > 0 and teams.partner_has_room(position, seat, piece):
        teams.put_pieces(position, seat, piece, count)
    elif count > 0 and position.journal is not None:
        tell.lost(position, seat, piece == SPROUT, count)


def placements(position: EarthPosition, seat: i64, packed: i64) -> vec[i64]:
    """Where the next piece may go, or stop."""
    area = position.areas[seat]
    found = vec[i64]()
    found = append(found, STOP)
    verb: i64 = SPROUT_ON if kind_of(packed) == SPROUTS else GROWTH_ON
    cell = mark_of(packed)
    while cell < CELLS:
        if space_at(area, packed, cell) > 0:
            found = append(found, verb + cell)
        cell += 1
    return found


def place(position: EarthPosition, seat: i64, packed: i64, action: i64) -> None:
    """Place a piece and go on from its cell, or stop."""
    position.pop(seat)
    piece: i64 = SPROUT if kind_of(packed) == SPROUTS else GROWTH
    if action == STOP:
        if position.team_play:
            leave_over(position, seat, piece, count_of(packed))
        return
    cell = action - (SPROUT_ON if piece == SPROUT else GROWTH_ON)
    put_piece(position, seat, piece, cell)
    if count_of(packed) > 1:
        position.push(seat, fewer(packed, cell + once_of(packed)))


# -- paying with pieces ------------------------------------------------------------------------------------------


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
        while left > 0 and held(area, piece, cell) > 0:
            remove_piece(position, seat, piece, cell)
            left -= 1
        cell += 1
    return True


def forced(area: Area, piece: i64, cell: i64, amount: i64) -> bool:
    """Whether there is only one way to pay so many pieces from a cell on."""
    total: i64 = 0
    cells: i64 = 0
    while cell < CELLS:
        on_cell = held(area, piece, cell)
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
    left = held_from(area, piece, mark)
    cell = mark
    while cell < CELLS and left >= amount:
        on_cell = held(area, piece, cell)
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
        remove_piece(position, seat, GROWTH, action - GROWTH_OFF)
        return action - GROWTH_OFF
    remove_piece(position, seat, SPROUT, action - SPROUT_OFF)
    return action - SPROUT_OFF


# -- composting from hand ----------------------------------------------------------------------------------------


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
