"""Candidates for bots: the uses of sources without orders that lead to the same result.

Many orders of uses lead to the same result, so `candidates` leaves most of them out. Using a source suppresses the free
sources of an earlier kind, and of the same kind those with a lower number: they could as well have been used before it.
A suppressed source is no candidate by itself, only as part of "the rest". A new spore readmits points per spore,
because there the order matters. So the candidates reach every result, most of them once. Using a suppressed source
leaves this order and readmits everything.
("Sleep sets": Godefroid, Partial-Order Methods, 1996.)
"""

from __future__ import annotations

from mypy_extensions import i64

from terrarium.engine.rng import Rng
from terrarium.engine.vecs import vec
from terrarium.rauha.cards.box import PER_SPORE, SPORE
from terrarium.rauha.cards.tables import KIND, bits, lowest_bit
from terrarium.rauha.rules.actions import NAME, REST, STOP, TARGET, USE
from terrarium.rauha.rules.entities import count_of, symbols
from terrarium.rauha.rules.sources import effect_of, rest_offered
from terrarium.rauha.state.phases import METSAT_SOURCE, NOTHING_PENDING, SOURCES
from terrarium.rauha.state.position import RauhaState


def candidates(position: RauhaState, seat: i64) -> vec[i64]:
    """Return the choices without suppressed sources of "the rest", and one animal of those with equal counts."""
    if position.pending == METSAT_SOURCE:
        return listed(position, seat, different_animals(position, seat))
    return listed(position, seat, _candidate_sources(position))


def pick(position: RauhaState, rng: Rng) -> i64:
    """Draw one of the candidates without listing them, when nothing is pending."""
    sources = _candidate_sources(position)
    count = bits(sources)
    rest: i64 = 1 if rest_offered(position) else 0
    place = rng.below(count + rest + 1)
    if place >= count:
        return STOP if place == count + rest else REST
    for _number in range(place):
        sources &= sources - 1
    return USE + lowest_bit(sources)


def listed(position: RauhaState, seat: i64, shown: i64) -> vec[i64]:
    """Return the actions for what the seat is asked now, given the sources, or for Metsat the animals; ascending."""
    offered: i64 = shown
    first: i64 = USE
    if position.pending == METSAT_SOURCE:
        first = NAME
    elif position.pending != NOTHING_PENDING:
        offered, first = position.cells_without_spore(seat), TARGET
    found = vec[i64]([0] * (SOURCES + 2))
    count: i64 = 0
    while offered != 0:
        found[count] = first + lowest_bit(offered)
        offered &= offered - 1
        count += 1
    if position.pending == NOTHING_PENDING:
        if rest_offered(position):
            found[count] = REST
            count += 1
        found[count] = STOP
        count += 1
    return found[:count]


def different_animals(position: RauhaState, seat: i64) -> i64:
    """Return the animals on the seat's board as three bits; of those with equal counts only the first."""
    total = symbols(position, seat)
    flying, land, marine = count_of(total, 0), count_of(total, 1), count_of(total, 2)
    found: i64 = 1 if flying > 0 else 0
    if land > 0 and land != flying:
        found |= 2
    if marine > 0 and marine != flying and marine != land:
        found |= 4
    return found


def suppress_earlier(position: RauhaState, seat: i64, source: i64, kind: i64) -> None:
    """Suppress the free sources that could as well have been used before this one, which is used now."""
    if position.suppressed >> source & 1:
        position.suppressed = 0
        return
    position.suppressed |= _earlier(position, seat, source, kind)
    if kind == SPORE:
        position.suppressed &= ~_of_kind(position, seat, PER_SPORE)


def _candidate_sources(position: RauhaState) -> i64:
    """Return the usable sources without the suppressed ones that "the rest" uses."""
    if not rest_offered(position):
        return position.usable
    return position.usable & ~(position.suppressed & position.rest)


def _earlier(position: RauhaState, seat: i64, source: i64, kind: i64) -> i64:
    """Return the free sources, not yet suppressed, that come before one: by kind, then by number."""
    left: i64 = position.usable & ~position.suppressed
    found: i64 = 0
    while left != 0:
        other = lowest_bit(left)
        left &= left - 1
        before = KIND[effect_of(position, seat, other)]
        if before < SPORE and (before < kind or (before == kind and other < source)):
            found |= 1 << other
    return found


def _of_kind(position: RauhaState, seat: i64, kind: i64) -> i64:
    """Return the sources of a kind on the seat's board and among all entities, as sixteen bits."""
    found: i64 = 0
    source: i64
    for source in range(SOURCES):
        if KIND[effect_of(position, seat, source)] == kind:
            found |= 1 << source
    return found
