"""The resources that abilities take and give, which show whether the order of two of them can matter. (E30)"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

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
#: Some goals count sprouts and growth together, so these are looked at as one here. (E47)
_PIECES: Final = _SPROUT | _GROWTH


def _takes(card: Card, slot: int) -> int:
    """Return what an ability uses up, as bits."""
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
    """Return what an ability brings, as bits: resources, cards that nobody knew, questions."""
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


@mypyc_attr(free_list_len=1)  # made anew for every activation
class Side:
    """The abilities of Island and Climate, or those of the grid: what they take and give together."""

    def __init__(self) -> None:
        self.takes: i64 = 0
        self.gives: i64 = 0
        #: The soil that they cost, and how many abilities there are.
        self.soil: i64 = 0
        self.abilities: i64 = 0

    def add(self, ability: i64) -> None:
        """Add an ability."""
        self.takes |= INTERPLAY.takes[ability]
        self.gives |= INTERPLAY.gives[ability]
        self.soil += BOX.ability_cost(ability, COST_SOIL)
        self.abilities += 1

    def has_soil(self) -> None:
        """Note that there is soil enough for all abilities."""
        self.takes &= ~_SOIL

    def joins_pieces(self) -> None:
        """Note that a goal wants flora full of both pieces, so that paying one of them undoes a gain of the other."""
        if self.takes & _PIECES != 0:
            self.takes |= _PIECES

    def shows_cards(self) -> bool:
        """Return whether it shows cards that nobody knew."""
        return self.gives & _NEWS != 0

    def touches(self) -> i64:
        """Return everything that it takes or gives, as bits."""
        return self.takes | self.gives

    def only_gives(self) -> bool:
        """Return whether it takes and asks nothing; to go through it first brings more, and earlier."""
        return self.takes == 0 and self.gives & (_QUESTION | _COMPOST) == 0


def order_matters(side: Side, other: Side) -> bool:
    """Return whether one side uses up what the other has a use for, or shows something before a decision."""
    if side.abilities == 0 or other.abilities == 0:
        return False
    if (side.takes & (other.gives | other.takes)) | (side.gives & other.takes) != 0:
        return True
    return _informs(side, other) or _informs(other, side)


def shows_first(side: Side, other: Side) -> bool:
    """Return whether a side shows cards and nothing else about the order matters, so that it is never worse first.

    Neither side touches what the other takes, the other shows no cards, and discards nothing that could be drawn again.
    """
    if not side.shows_cards() or other.shows_cards() or other.takes & _COMPOST != 0:
        return False
    return not _is_touched(side, other) and not _is_touched(other, side)


def _is_touched(side: Side, other: Side) -> bool:
    """Return whether the other side takes or gives what a side takes, however much soil there is."""
    taken = side.takes | (_SOIL if side.soil > 0 else 0)
    if taken & _PIECES != 0:
        taken |= _PIECES
    return taken & (other.touches() | (_SOIL if other.soil > 0 else 0)) != 0


def _informs(side: Side, other: Side) -> bool:
    """Return whether one side shows new cards and the other asks something."""
    return side.gives & _NEWS != 0 and other.gives & _QUESTION != 0
