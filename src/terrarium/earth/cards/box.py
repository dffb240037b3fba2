"""The box: every card of Earth, and tables of their properties by card number for quick play.

How cards are numbered is told in `catalogue`. An ability's number is ``2 * card`` or ``2 * card + 1``.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from terrarium.earth.cards.abilities import BY_COLOR, BY_HABITAT, BY_KIND, BY_TYPE, COSTS, GAINS, Ability
from terrarium.earth.cards.loading import CARDS as CARDS
from terrarium.earth.cards.loading import EARTH_CARDS as EARTH_CARDS
from terrarium.earth.cards.loading import ECOSYSTEMS as ECOSYSTEMS
from terrarium.earth.cards.loading import FAUNA as FAUNA
from terrarium.earth.cards.loading import FIRST_CLIMATE as FIRST_CLIMATE
from terrarium.earth.cards.loading import FIRST_ISLAND as FIRST_ISLAND
from terrarium.earth.cards.loading import NO_CARD as NO_CARD
from terrarium.earth.cards.loading import PARTS as PARTS
from terrarium.earth.cards.loading import SIDES as SIDES
from terrarium.earth.cards.loading import Card as Card
from terrarium.earth.cards.loading import Catalogue, read_cards
from terrarium.earth.cards.loading import GoalCard as GoalCard
from terrarium.earth.cards.vocabulary import HABITATS, TAGS, TYPES, bit
from terrarium.engine.card_files import read_catalogue
from terrarium.engine.vecs import append, vec


def mask(words: list[str], chosen: list[str]) -> int:
    """Some of the words as bits."""
    bits = 0
    for word in chosen:
        bits |= bit(words, word)
    return bits


class Box:
    """All cards, and tables of their properties by card number for quick play."""

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
        self.arrows: vec[i64] = vec[i64]([int(card.arrows) for card in cards])
        self.abilities: vec[i64] = vec[i64]([len(card.abilities) for card in cards])
        self.start_draw: vec[i64] = vec[i64]([card.start[0] for card in cards])
        self.start_hand: vec[i64] = vec[i64]([card.start[1] for card in cards])
        self.start_soil: vec[i64] = vec[i64]([card.start[2] for card in cards])
        # By ability, two for each card; an ability that is not there has no colour.
        both = [card.abilities[slot] if slot < len(card.abilities) else None for card in cards for slot in range(2)]
        self.color: vec[i64] = vec[i64]([a.mask if a else 0 for a in both])
        self.effect: vec[i64] = vec[i64]([a.effect if a else 0 for a in both])
        #: ``costs[5 * ability + resource]``, in the order of `abilities.COSTS`.
        self.costs: vec[i64] = vec[i64]([a.costs[r] if a else 0 for a in both for r in range(len(COSTS))])
        #: ``gains[6 * ability + resource]``, in the order of `abilities.GAINS`.
        self.gains: vec[i64] = vec[i64]([a.gains[r] if a else 0 for a in both for r in range(len(GAINS))])
        self.piece: vec[i64] = vec[i64]([a.piece if a else 0 for a in both])
        self.line: vec[i64] = vec[i64]([a.line if a else 0 for a in both])
        self.amount: vec[i64] = vec[i64]([a.amount if a else 0 for a in both])
        self.resource: vec[i64] = vec[i64]([a.resource if a else 0 for a in both])
        self.field: vec[i64] = vec[i64]([a.field if a else 0 for a in both])
        self.match: vec[i64] = vec[i64]([a.match if a else 0 for a in both])

    def ability_of_color(self, card: i64, color: i64) -> i64:
        """The number of the card's ability that an action of that colour activates, or -1. (E32, E33)"""
        ability: i64 = 2 * card
        if self.color[ability] & color != 0:
            return ability
        if self.color[ability + 1] & color != 0:
            return ability + 1
        return -1

    def matches(self, ability: i64, card: i64) -> bool:
        """Whether a card is one that the ability's match asks for."""
        field = self.field[ability]
        wanted = self.match[ability]
        if field == BY_TYPE:
            return self.types[card] & wanted != 0
        if field == BY_HABITAT:
            return self.habitats[card] & wanted != 0
        if field == BY_COLOR:
            return self.colors[card] & wanted != 0
        return field == BY_KIND and self.kind[card] == wanted

    def ability(self, number: int) -> Ability:
        """The ability of a number, for those who put it into words."""
        return self.cards[number // 2].abilities[number % 2]


BOX: Final[Box] = Box(read_cards({part: read_catalogue("earth", part) for part in PARTS}))

_BY_KEY: Final[dict[str, int]] = {card.key: card.number for card in BOX.cards[1:]}
_GOALS_BY_KEY: Final[dict[str, int]] = {card.key: card.number for card in [*BOX.ecosystems, *BOX.fauna]}


def card_number(key: str) -> int:
    """The number of an Earth card ("107") or of a side of an Island or Climate ("294B"); 0 if there is none."""
    return _BY_KEY.get(key, NO_CARD)


def goal_number(key: str) -> int:
    """The number of a side of an ecosystem ("329A") or fauna card ("350B"); -1 if there is none."""
    return _GOALS_BY_KEY.get(key, -1)


def deck() -> vec[i64]:
    """The 283 Earth cards in order."""
    numbers = vec[i64]()
    for number in range(1, EARTH_CARDS + 1):
        numbers = append(numbers, number)
    return numbers
