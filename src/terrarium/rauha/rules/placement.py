"""Steps 2 and 3: place or discard the chosen card, and invite entities. (R17 to R25)"""

from __future__ import annotations

from mypy_extensions import i64

from terrarium.engine.vecs import vec
from terrarium.rauha.cards.box import CELLS
from terrarium.rauha.cards.tables import ALLOWED, COST, DISCARD_CRYSTALS
from terrarium.rauha.rules import draft, journal
from terrarium.rauha.rules.actions import DISCARD, DISCARD_SPORE, PLACE
from terrarium.rauha.rules.entities import guests_of
from terrarium.rauha.state.position import RauhaState
from terrarium.rauha.state.satellites import DISCARDED, PLACED


def choices(position: RauhaState, seat: i64) -> vec[i64]:
    """Return every cell that takes the chosen card, and the ways to discard it; ascending. (R17, R19)"""
    found = vec[i64]([0] * (2 * CELLS + 1))
    count: i64 = 0
    cell: i64
    card = position.chosen[seat]
    if COST[card] <= position.crystals[seat]:
        allowed = ALLOWED[card]
        for cell in range(CELLS):
            if allowed >> cell & 1:
                found[count] = PLACE + cell
                count += 1
    found[count] = DISCARD
    count += 1
    free = position.cells_without_spore(seat)
    for cell in range(CELLS):
        if free >> cell & 1:
            found[count] = DISCARD_SPORE + cell
            count += 1
    return found[:count]


def must_discard(position: RauhaState, seat: i64) -> bool:
    """Return whether discarding the chosen card for crystals is the only choice."""
    return position.cells_without_spore(seat) == 0 and COST[position.chosen[seat]] > position.crystals[seat]


def place(position: RauhaState, seat: i64, cell: i64) -> None:
    """Pay for the chosen card, cover a cell with it and invite entities. (R17, R18, R21)"""
    card = position.chosen[seat]
    position.crystals[seat] -= COST[card]
    position.set_biome(seat, cell, card)
    draft.settle(position, seat, PLACED)
    position.reveals += 1
    if position.journal is not None:
        journal.card_placed(position.journal, seat, card, cell)
    invite(position, seat, guests_of(position, seat, cell, card))


def invite(position: RauhaState, seat: i64, guests: i64) -> None:
    """Move entities to the seat, from the middle or from another seat. (R21, R23)"""
    position.invited = guests
    if guests == 0:
        return
    if position.journal is not None:
        journal.entities_invited(position, position.journal, seat, guests)
    position.move_entities(seat, guests)


def discard(position: RauhaState, seat: i64, action: i64) -> None:
    """Discard the chosen card for crystals or for a spore. (R19)"""
    if position.journal is not None:
        journal.card_discarded(position.journal, seat, position.chosen[seat], action - DISCARD_SPORE)
    draft.settle(position, seat, DISCARDED)
    position.invited = 0
    if action == DISCARD:
        position.crystals[seat] += DISCARD_CRYSTALS
    else:
        position.add_spore(seat, action - DISCARD_SPORE)
