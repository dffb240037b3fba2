"""Step 4 and scorings: using biomes and entities. (R26 to R33, R35)

Every use is optional and may come in any order; `choices` lists all that the rules allow.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from terrarium.engine.vecs import vec
from terrarium.rauha.cards.box import CELLS, CRYSTALS, PAID_POINTS, SPORE
from terrarium.rauha.cards.tables import GAIN, KIND, PAY, lowest_bit
from terrarium.rauha.rules import journal
from terrarium.rauha.rules.actions import NAME, REST, TARGET, USE
from terrarium.rauha.rules.candidate_uses import listed, suppress_earlier
from terrarium.rauha.rules.entities import count_of, symbols
from terrarium.rauha.rules.scoring import score
from terrarium.rauha.rules.sources import effect_of, points_now
from terrarium.rauha.state.phases import FROM_BIOMES, FROM_ENTITIES, METSAT_SOURCE, NOTHING_PENDING
from terrarium.rauha.state.position import RauhaState

ALL_ANIMALS: Final = 0b111


def choices(position: RauhaState, seat: i64) -> vec[i64]:
    """Return what the seat may use, or the cell or animal of a pending use; ascending. (R26, R31, R33, R35)"""
    return listed(position, seat, ALL_ANIMALS if position.pending == METSAT_SOURCE else position.usable)


def act(position: RauhaState, seat: i64, action: i64) -> None:
    """Use a source or the rest, or name the cell or animal of a pending use."""
    if action == REST:
        use_rest(position, seat)
    elif action >= NAME:
        name_animal(position, seat, action - NAME)
    elif action >= TARGET:
        put_spore(position, seat, position.pending, action - TARGET)
    else:
        use(position, seat, action - USE)


def use(position: RauhaState, seat: i64, source: i64) -> None:
    """Use one source; Metsat and most spores wait for a further choice. (R28, R31, R33)"""
    effect = effect_of(position, seat, source)
    kind = KIND[effect]
    suppress_earlier(position, seat, source, kind)
    position.used |= 1 << source
    if source == METSAT_SOURCE:
        position.pending = METSAT_SOURCE
    elif kind == SPORE:
        position.crystals[seat] -= PAY[effect]
        free = position.cells_without_spore(seat)
        if free & (free - 1) != 0:
            position.pending = source
        else:
            put_spore(position, seat, source, lowest_bit(free))
    else:
        gain(position, seat, source, effect)


def gain(position: RauhaState, seat: i64, source: i64, effect: i64) -> None:
    """Take what an effect without a further choice gives."""
    kind = KIND[effect]
    if kind == CRYSTALS:
        position.crystals[seat] += GAIN[effect]
        if position.journal is not None:
            journal.crystals_taken(position, position.journal, seat, source, GAIN[effect])
        return
    paid: i64 = PAY[effect]
    points: i64 = GAIN[effect] if kind == PAID_POINTS else points_now(position, seat, effect)
    position.crystals[seat] -= paid
    score(position, seat, points, FROM_BIOMES if source < CELLS else FROM_ENTITIES)
    if position.journal is not None:
        journal.points_scored(position, position.journal, seat, source, points, paid)


def put_spore(position: RauhaState, seat: i64, source: i64, cell: i64) -> None:
    """Put the spore that a source gives on a cell. (R20, R31)"""
    position.add_spore(seat, cell)
    position.pending = NOTHING_PENDING
    if position.journal is not None:
        journal.spore_placed(position, position.journal, seat, source, cell)


def name_animal(position: RauhaState, seat: i64, animal: i64) -> None:
    """Score Metsat for the named animal. (R33)"""
    points = GAIN[effect_of(position, seat, METSAT_SOURCE)] * count_of(symbols(position, seat), animal)
    position.pending = NOTHING_PENDING
    score(position, seat, points, FROM_ENTITIES)
    if position.journal is not None:
        journal.points_scored(position, position.journal, seat, METSAT_SOURCE, points, 0)


def use_rest(position: RauhaState, seat: i64) -> None:
    """Use everything that is free and gains nothing by waiting, Metsat for the best animal."""
    rest = position.rest
    position.used |= rest
    while rest != 0:
        source = lowest_bit(rest)
        rest &= rest - 1
        gain(position, seat, source, effect_of(position, seat, source))
