"""Using biomes and entities, in a turn and in a scoring. (R26 to R33, R35)

A source is a number: 0 to 8 the biome on that cell, 9 to 15 an entity. Everything is optional and may come in any
order; `choices` lists every use that the rules allow.

Many orders lead to the same end, so `candidates` leaves most of them out. Using a source puts to sleep the free
sources of an earlier kind, and of the same kind those with a lower number: they could as well have been used before it.
A sleeping source is no candidate by itself, only as part of "the rest". A new spore wakes points per spore, because
there the order matters. So the candidates reach every end, most of them once. Using a sleeping source leaves this
order and wakes everything.
("Sleep sets": Godefroid, Partial-Order Methods, 1996.)
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from terrarium.engine.rng import Rng
from terrarium.engine.vecs import vec
from terrarium.rauha.cards.box import (
    ALL_CELLS,
    CELLS,
    CRYSTALS,
    ENTITY,
    FIXED,
    METSAT,
    NAMED_ANIMAL,
    NOTHING,
    PAID_POINTS,
    PER_SPORE,
    POINTS,
    SPORE,
    SPORES,
    VUORI,
    WATER,
)
from terrarium.rauha.cards.tables import GAIN, KIND, LINE, PAY, PER, VUORI_WATER, bits
from terrarium.rauha.rules import journal
from terrarium.rauha.rules.actions import NAME, REST, STOP, TARGET, USE
from terrarium.rauha.rules.entities import count_of, symbols

if TYPE_CHECKING:
    from terrarium.rauha.position import RauhaPosition

SOURCES: Final = 16
#: No use waits for its target or its animal.
SETTLED: Final = -1
METSAT_SOURCE: Final = 13
ALL_ANIMALS: Final = 0b111


def available(position: RauhaPosition, seat: i64) -> i64:
    """The sources that the seat may use in this step, used ones included, as sixteen bits. (R26, R27, R35)"""
    if position.scoring:
        return position.spores[seat] | position.held[seat] << CELLS
    return LINE[position.totem] | position.invited << CELLS


def effect_of(position: RauhaPosition, seat: i64, source: i64) -> i64:
    """The number of the biome or entity behind a source."""
    return position.board[CELLS * seat + source] if source < CELLS else ENTITY - CELLS + source


def worth(position: RauhaPosition, seat: i64, effect: i64) -> i64:
    """The points that a free effect gives at this moment; for Metsat those of the best animal. (R28, R29, R32, R33)"""
    per = PER[effect]
    if per == FIXED:
        return GAIN[effect]
    if per == SPORES:
        return GAIN[effect] * bits(position.spores[seat])
    total = symbols(position.board, seat)
    if per == NAMED_ANIMAL:
        return GAIN[effect] * max(count_of(total, 0), count_of(total, 1), count_of(total, 2))
    count = count_of(total, per)
    if per == WATER:
        count += (position.held[seat] >> VUORI & 1) * VUORI_WATER
    return GAIN[effect] * count


def survey(position: RauhaPosition, seat: i64) -> None:
    """Note which sources can be used in `open`, and those of them that "the rest" takes in `free`."""
    left: i64 = available(position, seat) & ~position.used
    crystals = position.crystals[seat]
    room: bool = position.spores[seat] != ALL_CELLS
    usable: i64 = 0
    free: i64 = 0
    per_spore: i64 = 0
    coming: i64 = crystals
    cheapest_spore: i64 = 1000
    source: i64 = 0
    while left >> source != 0:
        if left >> source & 1:
            effect = effect_of(position, seat, source)
            kind = KIND[effect]
            bit: i64 = 1 << source
            if kind == CRYSTALS:
                free |= bit
                coming += GAIN[effect]
            elif kind == POINTS:
                if worth(position, seat, effect) > 0:
                    free |= bit
            elif kind == PER_SPORE:
                if position.spores[seat] != 0:
                    per_spore |= bit
            elif kind == SPORE:
                if room:
                    if PAY[effect] <= crystals:
                        usable |= bit
                    cheapest_spore = min(cheapest_spore, PAY[effect])
            elif kind == PAID_POINTS and PAY[effect] <= crystals:
                usable |= bit
        source += 1
    position.open = usable | free | per_spore
    # Points per spore gain by waiting while a spore can still be paid for.
    position.free = free if cheapest_spore <= coming else free | per_spore


def rest_offered(position: RauhaPosition) -> bool:
    """Whether "the rest" is more than one use."""
    return position.free & (position.free - 1) != 0


def choices(position: RauhaPosition, seat: i64) -> vec[i64]:
    """What the seat may use, or the target or animal of what it uses; ascending. (R26, R31, R33, R35)"""
    return _listed(position, seat, position.open, ALL_ANIMALS)


def candidates(position: RauhaPosition, seat: i64) -> vec[i64]:
    """The choices without sleeping sources that "the rest" takes, and of animals with equal counts only the first."""
    if position.pending == METSAT_SOURCE:
        return _listed(position, seat, 0, different_animals(position, seat))
    return _listed(position, seat, _considered(position), ALL_ANIMALS)


def pick(position: RauhaPosition, rng: Rng) -> i64:
    """Draw one of the candidates, when no target and no animal is asked for, without listing them."""
    sources = _considered(position)
    rest: i64 = 1 if rest_offered(position) else 0
    left: i64 = rng.below(bits(sources) + rest + 1)
    source: i64 = 0
    while sources >> source != 0:
        if sources >> source & 1:
            if left == 0:
                return USE + source
            left -= 1
        source += 1
    return STOP if left == rest else REST


def _considered(position: RauhaPosition) -> i64:
    """The usable sources without the sleeping ones that "the rest" takes."""
    free = position.free
    if free & (free - 1) == 0:
        return position.open
    return position.open & ~(position.asleep & free)


def _listed(position: RauhaPosition, seat: i64, sources: i64, animals: i64) -> vec[i64]:
    """The actions for what the seat is asked now, given the sources and the animals to list; ascending."""
    found = vec[i64]([0] * (SOURCES + 2))
    count: i64 = 0
    number: i64 = 0
    # What is listed as bits, and the action that the first of them stands for.
    offered: i64 = sources
    first: i64 = USE
    if position.pending == METSAT_SOURCE:
        offered = animals
        first = NAME
    elif position.pending != SETTLED:
        offered = ALL_CELLS & ~position.spores[seat]
        first = TARGET
    while offered >> number != 0:
        if offered >> number & 1:
            found[count] = first + number
            count += 1
        number += 1
    if position.pending == SETTLED:
        if rest_offered(position):
            found[count] = REST
            count += 1
        found[count] = STOP
        count += 1
    return found[:count]


def different_animals(position: RauhaPosition, seat: i64) -> i64:
    """The animals on the seat's board as three bits; of those with equal counts only the first."""
    total = symbols(position.board, seat)
    flying, land, marine = count_of(total, 0), count_of(total, 1), count_of(total, 2)
    found: i64 = 1 if flying > 0 else 0
    if land > 0 and land != flying:
        found |= 2
    if marine > 0 and marine != flying and marine != land:
        found |= 4
    return found


def use(position: RauhaPosition, seat: i64, source: i64) -> None:
    """Use one source; Metsat and most spores wait for a further choice. (R28, R31, R33)"""
    effect = effect_of(position, seat, source)
    lull(position, seat, source, KIND[effect])
    position.used |= 1 << source
    kind = KIND[effect]
    if source == METSAT_SOURCE:
        position.pending = METSAT_SOURCE
    elif kind == SPORE:
        position.crystals[seat] -= PAY[effect]
        cells: i64 = ALL_CELLS & ~position.spores[seat]
        if cells & (cells - 1) != 0:
            position.pending = source
        else:
            put_spore(position, seat, source, int(cells).bit_length() - 1)
    else:
        gain(position, seat, source, effect)


def gain(position: RauhaPosition, seat: i64, source: i64, effect: i64) -> None:
    """Take what an effect without a further choice gives."""
    kind = KIND[effect]
    if kind == CRYSTALS:
        position.crystals[seat] += GAIN[effect]
        if position.journal is not None:
            journal.crystals(position, position.journal, seat, source, GAIN[effect])
        return
    paid: i64 = PAY[effect]
    points: i64 = GAIN[effect] if kind == PAID_POINTS else worth(position, seat, effect)
    position.crystals[seat] -= paid
    position.score(seat, points, 0 if source < CELLS else 1)
    if position.journal is not None:
        journal.points(position, position.journal, seat, source, points, paid)


def put_spore(position: RauhaPosition, seat: i64, source: i64, cell: i64) -> None:
    """Put the spore that a source gives. (R20, R31)"""
    position.spores[seat] |= 1 << cell
    position.pending = SETTLED
    if position.journal is not None:
        journal.spore(position, position.journal, seat, source, cell)


def name_animal(position: RauhaPosition, seat: i64, animal: i64) -> None:
    """Metsat scores for the named animal. (R33)"""
    points = GAIN[ENTITY + METSAT] * count_of(symbols(position.board, seat), animal)
    position.pending = SETTLED
    position.score(seat, points, 1)
    if position.journal is not None:
        journal.points(position, position.journal, seat, METSAT_SOURCE, points, 0)


def use_rest(position: RauhaPosition, seat: i64) -> None:
    """Use everything that is free and gains nothing by waiting, Metsat for the best animal."""
    free = position.free
    position.used |= free
    source: i64 = 0
    while free >> source != 0:
        if free >> source & 1:
            gain(position, seat, source, effect_of(position, seat, source))
        source += 1


def lull(position: RauhaPosition, seat: i64, source: i64, kind: i64) -> None:
    """Put to sleep what is free and could as well have come before this use; a spore wakes points per spore.

    The use of a sleeping source wakes everything.
    """
    asleep = position.asleep
    if asleep >> source & 1:
        position.asleep = 0
        return
    asleep |= earlier(position, seat, source, kind)
    if kind == SPORE:
        asleep &= ~of_kind(position, seat, PER_SPORE)
    position.asleep = asleep


def earlier(position: RauhaPosition, seat: i64, source: i64, kind: i64) -> i64:
    """The free sources, still awake, that come before one in the order of candidates: by kind, then by number."""
    found: i64 = 0
    other: i64 = 0
    awake: i64 = position.open & ~position.asleep
    while awake >> other != 0:
        if awake >> other & 1 and other != source:
            before = KIND[effect_of(position, seat, other)]
            if before < SPORE and (before < kind or (before == kind and other < source)):
                found |= 1 << other
        other += 1
    return found


def of_kind(position: RauhaPosition, seat: i64, kind: i64) -> i64:
    """The sources of a kind on the seat's board and among the entities, as sixteen bits."""
    found: i64 = 0
    source: i64 = 0
    while source < SOURCES:
        if KIND[effect_of(position, seat, source)] == kind:
            found |= 1 << source
        source += 1
    return found


def idle(position: RauhaPosition, seat: i64, source: i64) -> bool:
    """Whether using the source now would change nothing."""
    effect = effect_of(position, seat, source)
    kind = KIND[effect]
    free_points = kind in (POINTS, PER_SPORE)
    return kind == NOTHING or (free_points and worth(position, seat, effect) == 0)
