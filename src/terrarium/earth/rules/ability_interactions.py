"""What abilities take and give, to see whether the order of two of them can matter. (E30)"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from terrarium.earth.cards.abilities import (
    COPY,
    COST_COMPOST,
    COST_GROWTH,
    COST_HAND,
    COST_SOIL,
    COST_SPROUT,
    GAIN_DECK,
    GAIN_DRAW,
    GAIN_GROWTH,
    GAIN_HAND,
    GAIN_SOIL,
    GAIN_SPROUT,
    PLACE_ON_ADJACENT,
    PLACE_ON_EACH_IN_LINE,
)
from terrarium.earth.cards.box import BOX, CARDS, Card
from terrarium.earth.cards.vocabulary import SPROUT
from terrarium.engine.vecs import vec

#: What abilities take and give, as bits, to see whether their order can matter.
_SOIL: Final = 1
_SPROUT: Final = 2
_GROWTH: Final = 4
_HAND: Final = 8
_COMPOST: Final = 16
_NEWS: Final = 32
_QUESTION: Final = 64
_EVERYTHING: Final = 127


def _takes(card: Card, slot: int) -> int:
    """What an ability uses up."""
    if slot >= len(card.abilities):
        return 0
    ability = card.abilities[slot]
    if ability.effect == COPY:
        return _EVERYTHING
    bits = 0
    for resource, bit in (
        (COST_SOIL, _SOIL), (COST_SPROUT, _SPROUT), (COST_GROWTH, _GROWTH), (COST_HAND, _HAND),
        (COST_COMPOST, _COMPOST),
    ):  # fmt: skip
        bits |= bit if ability.costs[resource] else 0
    return bits | (_HAND if ability.gains[GAIN_HAND] else 0)


def _gives(card: Card, slot: int) -> int:
    """What an ability brings: resources, cards that nobody knew, questions."""
    if slot >= len(card.abilities):
        return 0
    ability = card.abilities[slot]
    if ability.effect == COPY:
        return _EVERYTHING
    bits = 0 if ability.free() else _QUESTION
    for gain, bit in (
        (GAIN_SOIL, _SOIL), (GAIN_DRAW, _HAND | _NEWS), (GAIN_DECK, _COMPOST), (GAIN_SPROUT, _SPROUT | _QUESTION),
        (GAIN_GROWTH, _GROWTH | _QUESTION), (GAIN_HAND, _COMPOST | _QUESTION),
    ):  # fmt: skip
        bits |= bit if ability.gains[gain] else 0
    if ability.effect in (PLACE_ON_ADJACENT, PLACE_ON_EACH_IN_LINE):
        bits |= _QUESTION | (_SPROUT if ability.piece == SPROUT else _GROWTH)
    return bits | (_COMPOST if ability.costs[COST_HAND] else 0)


class Interplay:
    """What each ability takes and gives."""

    def __init__(self) -> None:
        self.takes: vec[i64] = vec[i64]([_takes(BOX.cards[card], slot) for card in range(CARDS) for slot in range(2)])
        self.gives: vec[i64] = vec[i64]([_gives(BOX.cards[card], slot) for card in range(CARDS) for slot in range(2)])


INTERPLAY: Final[Interplay] = Interplay()


def only_gives(takes: i64, gives: i64) -> bool:
    """Whether abilities take nothing and ask nothing: whoever goes through them first has more and knows more."""
    return takes == 0 and gives & (_QUESTION | _COMPOST) == 0


def without_soil(takes: i64) -> i64:
    """What abilities take when there is soil enough for all of them."""
    return takes & ~_SOIL


def order_matters(takes: i64, gives: i64, other_takes: i64, other_gives: i64) -> bool:
    """Whether one side uses up what the other has a use for, or learns something before a decision."""
    if (takes & (other_gives | other_takes)) | (gives & other_takes) != 0:
        return True
    learns = gives & _NEWS != 0 and other_gives & _QUESTION != 0
    return learns or (other_gives & _NEWS != 0 and gives & _QUESTION != 0)
