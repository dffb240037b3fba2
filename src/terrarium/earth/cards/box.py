"""The box: every card of Earth, and tables of their properties by card number for fast play.

`loading` explains how cards are numbered. An ability's number is ``2 * card`` or ``2 * card + 1``.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from terrarium.earth.cards.abilities import BY_COLOR, BY_HABITAT, BY_KIND, BY_TYPE, COSTS, GAINS
from terrarium.earth.cards.loading import CARDS as CARDS
from terrarium.earth.cards.loading import EARTH_CARDS as EARTH_CARDS
from terrarium.earth.cards.loading import ECOSYSTEMS as ECOSYSTEMS
from terrarium.earth.cards.loading import FAUNA as FAUNA
from terrarium.earth.cards.loading import FIRST_CLIMATE as FIRST_CLIMATE
from terrarium.earth.cards.loading import FIRST_ISLAND as FIRST_ISLAND
from terrarium.earth.cards.loading import NO_CARD, Catalogue, read_cards
from terrarium.earth.cards.loading import PARTS as PARTS
from terrarium.earth.cards.loading import SIDES as SIDES
from terrarium.earth.cards.loading import Card as Card
from terrarium.earth.cards.loading import GoalCard as GoalCard
from terrarium.earth.cards.vocabulary import HABITATS, NONE, TAGS, TYPES, bit
from terrarium.engine.card_files import read_catalogue
from terrarium.engine.vecs import append, vec

#: Abilities that a card can have.
SLOTS: Final = 2
_COSTS: Final = 5
_GAINS: Final = 6


def first_ability(card: i64) -> i64:
    """Return the number of a card's first ability; its second one has the next number."""
    return SLOTS * card


def card_of(ability: i64) -> i64:
    """Return the card that has an ability."""
    return ability // SLOTS


def first_side(card: i64) -> i64:
    """Return the number of the first side of an Island, Climate, ecosystem or fauna card; the other one is next."""
    return 2 * card


def card_of_side(side: i64) -> i64:
    """Return the card that has a side."""
    return side // 2


def mask(words: list[str], chosen: list[str]) -> int:
    """Return some of the words as bits."""
    bits = 0
    for word in chosen:
        bits |= bit(words, word)
    return bits


class Box:
    """All cards, and tables of their properties by card number for fast play."""

    def __init__(self, catalogue: Catalogue) -> None:
        cards = catalogue.cards
        self.cards = cards
        self.ecosystems = catalogue.ecosystems
        self.fauna = catalogue.fauna
        self.kind: vec[i64] = vec[i64]([card.kind for card in cards])
        self.cost: vec[i64] = vec[i64]([card.cost for card in cards])
        self.vp: vec[i64] = vec[i64]([card.vp for card in cards])
        self.habitats: vec[i64] = vec[i64]([mask(HABITATS, card.habitats) for card in cards])
        self.types: vec[i64] = vec[i64]([mask(TYPES, card.types) for card in cards])
        self.tags: vec[i64] = vec[i64]([mask(TAGS, card.tags) for card in cards])
        self.colors: vec[i64] = vec[i64]([card.colors() for card in cards])
        self.sprout_spaces: vec[i64] = vec[i64]([card.sprouts for card in cards])
        self.growth_spaces: vec[i64] = vec[i64]([card.growth for card in cards])
        self.canopy: vec[i64] = vec[i64]([card.canopy for card in cards])
        self.start_draw: vec[i64] = vec[i64]([card.start[0] for card in cards])
        self.start_hand: vec[i64] = vec[i64]([card.start[1] for card in cards])
        self.start_soil: vec[i64] = vec[i64]([card.start[2] for card in cards])
        # By ability, two for each card; an ability that is not there has no colour.
        both = [card.ability(slot) for card in cards for slot in range(SLOTS)]
        self.color: vec[i64] = vec[i64]([a.mask if a else 0 for a in both])
        self.effect: vec[i64] = vec[i64]([a.effect if a else 0 for a in both])
        #: By card: the effects of its abilities as bits, so that most cards are passed over by one look.
        self._effects: vec[i64] = vec[i64]([sum({1 << ability.effect for ability in card.abilities}) for card in cards])
        #: By ability and resource, in the order of `abilities.COSTS`; see `ability_cost`.
        self.costs: vec[i64] = vec[i64]([a.costs[r] if a else 0 for a in both for r in range(len(COSTS))])
        #: By ability and resource, in the order of `abilities.GAINS`; see `ability_gain`.
        self.gains: vec[i64] = vec[i64]([a.gains[r] if a else 0 for a in both for r in range(len(GAINS))])
        self._free: vec[i64] = vec[i64]([int(a is None or a.free()) for a in both])
        self.piece: vec[i64] = vec[i64]([a.piece if a else 0 for a in both])
        self.line: vec[i64] = vec[i64]([a.line if a else 0 for a in both])
        self.amount: vec[i64] = vec[i64]([a.amount if a else 0 for a in both])
        self.resource: vec[i64] = vec[i64]([a.resource if a else 0 for a in both])
        self.field: vec[i64] = vec[i64]([a.field if a else 0 for a in both])
        self.match: vec[i64] = vec[i64]([a.match if a else 0 for a in both])

    def ability_cost(self, ability: i64, resource: i64) -> i64:
        """Return how much of a resource (see `abilities.COSTS`) an ability costs."""
        return self.costs[_COSTS * ability + resource]

    def ability_gain(self, ability: i64, resource: i64) -> i64:
        """Return how much of a resource (see `abilities.GAINS`) an ability gives."""
        return self.gains[_GAINS * ability + resource]

    def is_free(self, ability: i64) -> bool:
        """Return whether an ability costs nothing."""
        return self._free[ability] == 1

    def ability_of_color(self, card: i64, color: i64) -> i64:
        """Return the number of the card's ability that an action of a colour activates, or NONE. (E32, E33)"""
        ability = first_ability(card)
        if self.color[ability] & color != 0:
            return ability
        if self.color[ability + 1] & color != 0:
            return ability + 1
        return NONE

    def ability_with_effect(self, card: i64, effect: i64) -> i64:
        """Return the number of the card's ability with an effect, or NONE."""
        if self._effects[card] >> effect & 1 == 0:
            return NONE
        ability = first_ability(card)
        return ability if self.effect[ability] == effect else ability + 1

    def matches(self, ability: i64, card: i64) -> bool:
        """Return whether a card is one that the ability's match asks for."""
        field = self.field[ability]
        wanted = self.match[ability]
        if field == BY_TYPE:
            return self.types[card] & wanted != 0
        if field == BY_HABITAT:
            return self.habitats[card] & wanted != 0
        if field == BY_COLOR:
            return self.colors[card] & wanted != 0
        return field == BY_KIND and self.kind[card] == wanted


BOX: Final[Box] = Box(read_cards({part: read_catalogue("earth", part) for part in PARTS}))

_BY_KEY: Final[dict[str, int]] = {card.key: card.number for card in BOX.cards}
_GOALS_BY_KEY: Final[dict[str, int]] = {card.key: card.number for card in [*BOX.ecosystems, *BOX.fauna]}


def card_number(key: str) -> int:
    """Return the number of an Earth card ("107") or of a side of an Island or Climate ("294B"); 0 if there is none."""
    return _BY_KEY.get(key, NO_CARD)


def goal_number(key: str) -> int:
    """Return the number of a side of an ecosystem ("329A") or fauna card ("350B"); -1 if there is none."""
    return _GOALS_BY_KEY.get(key, -1)


def deck() -> vec[i64]:
    """Return the 283 Earth cards in order."""
    numbers = vec[i64]()
    for number in range(1, EARTH_CARDS + 1):
        numbers = append(numbers, number)
    return numbers
