"""Steps 2 and 3: place or discard the chosen card, and invite entities. (R17 to R25)"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from terrarium.engine.vecs import vec
from terrarium.rauha.cards.box import CELLS
from terrarium.rauha.cards.tables import ALLOWED, COST, DISCARD_CRYSTALS
from terrarium.rauha.rules import draft, journal
from terrarium.rauha.rules.actions import DISCARD, DISCARD_SPORE, PLACE
from terrarium.rauha.rules.entities import coming

if TYPE_CHECKING:
    from terrarium.rauha.position import RauhaPosition


def choices(position: RauhaPosition, seat: i64) -> vec[i64]:
    """Every cell that takes the chosen card, and the ways to discard it; ascending. (R17, R19)"""
    found = vec[i64]([0] * (2 * CELLS + 1))
    count: i64 = 0
    cell: i64 = 0
    card = position.kept[seat]
    if COST[card] <= position.crystals[seat]:
        while cell < CELLS:
            if ALLOWED[card] >> cell & 1:
                found[count] = PLACE + cell
                count += 1
            cell += 1
    found[count] = DISCARD
    count += 1
    cell = 0
    while cell < CELLS:
        if position.spores[seat] >> cell & 1 == 0:
            found[count] = DISCARD_SPORE + cell
            count += 1
        cell += 1
    return found[:count]


def place(position: RauhaPosition, seat: i64, cell: i64) -> None:
    """Pay for the chosen card, cover a cell with it and invite entities. (R17, R18, R21)"""
    card = position.kept[seat]
    position.crystals[seat] -= COST[card]
    position.board[CELLS * seat + cell] = card
    draft.settle(position, seat, draft.PLACED)
    position.reveals += 1
    if position.journal is not None:
        journal.placed(position.journal, seat, card, cell)
    invite(position, seat, coming(position.board, position.held, seat, cell, card))


def invite(position: RauhaPosition, seat: i64, guests: i64) -> None:
    """Entities come to the seat, from the middle or from whoever holds them. (R21, R23)"""
    position.invited = guests
    if guests == 0:
        return
    if position.journal is not None:
        journal.invited(position, position.journal, seat, guests)
    other: i64 = 0
    while other < position.seats:
        position.held[other] &= ~guests
        other += 1
    position.held[seat] |= guests


def discard(position: RauhaPosition, seat: i64, action: i64) -> None:
    """Give the chosen card up for crystals or for a spore. (R19)"""
    if position.journal is not None:
        journal.discarded(position.journal, seat, position.kept[seat], action - DISCARD_SPORE)
    draft.settle(position, seat, draft.DISCARDED)
    position.invited = 0
    if action == DISCARD:
        position.crystals[seat] += DISCARD_CRYSTALS
    else:
        position.spores[seat] |= 1 << (action - DISCARD_SPORE)
