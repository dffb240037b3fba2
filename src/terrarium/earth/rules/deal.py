"""Dealing: the start of a game. (E02 to E06)"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from terrarium.earth.cards.box import EARTH_CARDS, deck
from terrarium.earth.rules import fauna, piles
from terrarium.earth.state.area import Area
from terrarium.earth.state.hands import WORDS
from terrarium.earth.state.packing import CLIMATES, ECOSYSTEM_CARDS, ISLANDS
from terrarium.earth.state.seat_fields import MARKS
from terrarium.earth.state.steps import DEPTH
from terrarium.engine.rng import Rng
from terrarium.engine.vec_operations import filled, in_order
from terrarium.engine.vecs import append, vec

if TYPE_CHECKING:
    from terrarium.earth.position import EarthPosition

FAUNA_CARDS: Final = 23
SHARED: Final = 2


def deal(position: EarthPosition, first: int | None) -> None:
    """Shuffle and deal everything; options of the game are set already."""
    rng = position.rng
    seats = position.seats
    position.areas = [Area() for _ in range(seats)]
    position.hands = filled(WORDS * seats, 0)
    position.fresh = filled(WORDS * seats, 0)
    position.marks = filled(MARKS * seats, 0)
    position.stack = filled(DEPTH * seats, 0)
    position.below = filled(EARTH_CARDS + 1, 0)
    position.knows = filled(EARTH_CARDS + 1, 0)
    cards = deck()
    rng.shuffle(cards)
    position.deck_top = piles.linked(position.below, cards)
    position.deck = EARTH_CARDS
    position.islands = _shuffled(rng, ISLANDS)
    position.climates = _shuffled(rng, CLIMATES)
    position.ecosystems = _shuffled(rng, ECOSYSTEM_CARDS)
    in_pairs(position.islands, seats * position.dealt, position.dealt)
    in_pairs(position.climates, seats * position.dealt, position.dealt)
    in_pairs(position.ecosystems, seats * position.dealt, position.dealt)
    animals = _shuffled(rng, FAUNA_CARDS)
    place: i64 = 0
    while place < fauna.GOALS:
        position.fauna = append(position.fauna, 2 * animals[place] + rng.below(2))
        place += 1
    if not position.beginner:
        place = 0
        while place < SHARED:
            side = 2 * position.ecosystems[seats * position.dealt + place] + rng.below(2)
            position.shared = append(position.shared, side)
            place += 1
    prepare(position)
    position.first = rng.below(seats) if first is None else first
    position.active = position.first


def prepare(position: EarthPosition) -> None:
    """What follows from the four goals, kept at hand."""
    position.watched = fauna.watched_changes(position)
    position.bare_wanted = fauna.wants_bare(position)


def _shuffled(rng: Rng, count: i64) -> vec[i64]:
    cards = in_order(count)
    rng.shuffle(cards)
    return cards


def in_pairs(cards: vec[i64], count: i64, size: i64) -> None:
    """Put what each seat is dealt in ascending order, so that equal deals look equal."""
    place: i64 = 0
    while size == 2 and place < count:
        if cards[place] > cards[place + 1]:
            lower = cards[place + 1]
            cards[place + 1] = cards[place]
            cards[place] = lower
        place += 2
