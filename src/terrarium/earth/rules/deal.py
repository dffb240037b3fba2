"""Dealing: the start of a game. (E02 to E06)"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from terrarium.earth.cards.box import ECOSYSTEMS, FAUNA, SIDES, deck, first_side
from terrarium.earth.rules import fauna
from terrarium.earth.state.position import EarthState
from terrarium.engine.rng import Rng
from terrarium.engine.vec_operations import range_vec
from terrarium.engine.vecs import append, vec

#: How many cards there are of each kind, all with two sides.
ISLANDS: Final = SIDES // 2
CLIMATES: Final = SIDES // 2
ECOSYSTEM_CARDS: Final = ECOSYSTEMS // 2
FAUNA_CARDS: Final = FAUNA // 2
#: How many ecosystems count for all.
SHARED: Final = 2


def deal(position: EarthState, first: int | None) -> None:
    """Shuffle and deal everything; options of the game are set already."""
    rng = position.rng
    position.make_rows()
    cards = deck()
    rng.shuffle(cards)
    position.set_deck(cards)
    position.islands = _shuffled(rng, ISLANDS)
    position.climates = _shuffled(rng, CLIMATES)
    position.ecosystems = _shuffled(rng, ECOSYSTEM_CARDS)
    dealt = position.seats * position.dealt
    in_pairs(position.islands, dealt, position.dealt)
    in_pairs(position.climates, dealt, position.dealt)
    in_pairs(position.ecosystems, dealt, position.dealt)
    position.fauna = _sides(rng, _shuffled(rng, FAUNA_CARDS), 0, fauna.GOALS)
    if not position.beginner:
        position.shared = _sides(rng, position.ecosystems, dealt, SHARED)
    prepare(position)
    position.first = rng.below(position.seats) if first is None else first
    position.active = position.first


def prepare(position: EarthState) -> None:
    """Derive from the four goals what the position keeps of them."""
    position.watched = fauna.watched_changes(position)
    position.bare_wanted = fauna.wants_bare(position)


def _shuffled(rng: Rng, count: i64) -> vec[i64]:
    """Return the cards 0 to count - 1 in random order."""
    cards = range_vec(count)
    rng.shuffle(cards)
    return cards


def _sides(rng: Rng, cards: vec[i64], start: i64, count: i64) -> vec[i64]:
    """Return some of the cards from a place on, each with a random side up."""
    sides = vec[i64]()
    place: i64
    for place in range(start, start + count):
        sides = append(sides, first_side(cards[place]) + rng.below(2))
    return sides


def in_pairs(cards: vec[i64], count: i64, size: i64) -> None:
    """Put what each seat is dealt in ascending order, so that equal deals look equal."""
    if size != 2:
        return
    place: i64
    for place in range(0, count, 2):
        if cards[place] > cards[place + 1]:
            lower = cards[place + 1]
            cards[place + 1] = cards[place]
            cards[place] = lower
