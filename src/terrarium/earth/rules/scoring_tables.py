"""All 150 rules as tables: ecosystems first, then fauna, then the terrains that score.

A rule that asks for a printed property has a row of ones and zeros, one per card; cards that do not belong to its scope
have a zero there, so that counting is the same for flora, grid and area.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from terrarium.earth.cards import measures
from terrarium.earth.cards.box import BOX, ECOSYSTEMS, FAUNA, Card
from terrarium.earth.cards.measures import AREA_WIDE, Rule
from terrarium.earth.cards.vocabulary import (
    BLUE,
    CELLS,
    COLORS,
    FLORA,
    HABITATS,
    MULTICOLOR,
    RED,
    TERRAIN,
    TYPES,
    YELLOW,
)
from terrarium.earth.state.grid import DIAGONAL, ORTHOGONAL
from terrarium.engine.vecs import vec

FIRST_FAUNA: Final = ECOSYSTEMS
FIRST_TERRAIN: Final = ECOSYSTEMS + FAUNA

#: What can change in an area; a rule that does not watch it need not be counted again.
GRID_CHANGED: Final = 1
SPROUTS_CHANGED: Final = 2
GROWTH_CHANGED: Final = 4
SOIL_CHANGED: Final = 8
HAND_CHANGED: Final = 16
COMPOST_CHANGED: Final = 32
EVENTS_CHANGED: Final = 64

#: The bit of "terrain" among card types, and in a set.
_TERRAIN_TYPE: Final = 16
_SET_TERRAIN: Final = 1


def counts(rule: Rule, card: Card) -> bool:
    """Whether a card by what is printed on it is one that the rule asks for."""
    flora, terrain = card.kind == FLORA, card.kind == TERRAIN
    if rule.measure == measures.BEST_PLAYER or rule.name in AREA_WIDE:
        if card.kind in (0, 3):
            return False
    elif rule.name.startswith("flora") or rule.type:
        if not flora:
            return False
    elif not (flora or terrain):
        return False
    within = True
    if rule.name == "cards_with_habitat_count":
        within = rule.least <= len(card.habitats) <= rule.limit
    elif rule.name == "cards_with_vp":
        within = rule.least <= card.vp <= rule.limit
    elif rule.name == "cards_with_cost":
        within = rule.least <= card.cost <= rule.limit
    elif rule.name == "flora_with_canopy":
        within = rule.least <= card.canopy <= rule.limit
    elif rule.name == "flora_with_spaces":
        within = rule.least <= (card.sprouts if rule.piece == "sprout" else card.growth) <= rule.limit
    elif rule.name == "cards_with_vp_parity":
        within = card.vp % 2 == measures.PARITIES.index(rule.parity)
    elif rule.name == "cards_with_two_abilities":
        within = len(card.abilities) == 2
    elif rule.name == "cards_with_arrows":
        within = card.arrows
    elif rule.name == "terrains":
        within = terrain
    if rule.color and not card.colors() >> COLORS.index(rule.color) & 1:
        return False
    return (
        within
        and (not rule.habitat or rule.habitat in card.habitats)
        and (not rule.type or rule.type in card.types)
        and (not rule.tag or rule.tag in card.tags)
    )


def _watches(rule: Rule) -> int:
    measure = rule.measure
    if measure in (measures.FLORA_WITH_PIECES, measures.FLORA_FULL_OF, measures.ALL_PIECES):
        return GRID_CHANGED | (SPROUTS_CHANGED if rule.piece == "sprout" else GROWTH_CHANGED)
    if measure in (measures.FLORA_COMPLETELY_FULL, measures.FLORA_WITHOUT_PIECES):
        return GRID_CHANGED | SPROUTS_CHANGED | GROWTH_CHANGED
    if rule.property == "sprout_count":
        return GRID_CHANGED | SPROUTS_CHANGED
    if rule.property == "growth_count":
        return GRID_CHANGED | GROWTH_CHANGED
    alone = {
        measures.SOIL: SOIL_CHANGED,
        measures.HAND: HAND_CHANGED,
        measures.COMPOST: COMPOST_CHANGED,
        measures.EVENTS: EVENTS_CHANGED,
        measures.SETS: GRID_CHANGED | EVENTS_CHANGED,
    }
    return alone.get(measure, GRID_CHANGED)


def _values(card: Card, property: int) -> int:
    """What a card can stand for in a line, as bits; pieces are looked up when counting."""
    if card.kind not in (FLORA, TERRAIN):
        return 0
    if property == measures.ABILITY_COLOR:
        return card.colors() & ~MULTICOLOR
    if property == measures.CARD_TYPE:
        return _TERRAIN_TYPE if card.kind == TERRAIN else sum(1 << TYPES.index(word) for word in card.types)
    if property == measures.HABITAT:
        return sum(1 << HABITATS.index(word) for word in card.habitats)
    return 1 << card.vp


def _roles(card: Card) -> int:
    """What a card can be in a set: a terrain, or one of the three colours."""
    if card.kind in (0, 3):
        return 0
    return card.colors() & (RED | BLUE | YELLOW) | (_SET_TERRAIN if card.kind == TERRAIN else 0)


class Rules:
    """The tables of all rules, by rule number."""

    def __init__(self, rules: list[Rule], cards: list[Card]) -> None:
        self.measure: vec[i64] = vec[i64]([rule.measure for rule in rules])
        #: ``member[CARDS * rule + card]``: 1 if the card by its print is one that the rule asks for.
        self.member: vec[i64] = vec[i64]([int(counts(rule, card)) for rule in rules for card in cards])
        self.piece: vec[i64] = vec[i64]([int(rule.piece == "growth") for rule in rules])
        self.line: vec[i64] = vec[i64]([int(rule.line == "column") for rule in rules])
        self.step: vec[i64] = vec[i64]([DIAGONAL if rule.adjacency == "diagonal" else ORTHOGONAL for rule in rules])
        self.property: vec[i64] = vec[i64](
            [measures.PROPERTIES.index(rule.property) if rule.property else 0 for rule in rules]
        )
        self.least: vec[i64] = vec[i64]([rule.least for rule in rules])
        self.vp: vec[i64] = vec[i64]([rule.vp for rule in rules])
        self.group: vec[i64] = vec[i64]([rule.group for rule in rules])
        self.most: vec[i64] = vec[i64]([rule.most for rule in rules])
        self.need: vec[i64] = vec[i64]([rule.need for rule in rules])
        self.watches: vec[i64] = vec[i64]([_watches(rule) for rule in rules])
        #: ``ladder[17 * rule + count]``: the points for a count, for rules that have a ladder.
        self.has_ladder: vec[i64] = vec[i64]([int(len(rule.ladder) > 0) for rule in rules])
        self.ladder: vec[i64] = vec[i64](
            [rule.points(count) if rule.ladder else 0 for rule in rules for count in range(CELLS + 1)]
        )
        #: ``values[CARDS * property + card]``: what a card can stand for in a line.
        self.values: vec[i64] = vec[i64]([_values(card, prop) for prop in range(4) for card in cards])
        self.roles: vec[i64] = vec[i64]([_roles(card) for card in cards])


def _all_rules() -> list[Rule]:
    goals = [card.rule for card in [*BOX.ecosystems, *BOX.fauna]]
    return goals + [card.rule for card in BOX.cards if card.rule is not None]


def _rule_numbers() -> vec[i64]:
    """The rule of each card that scores at the end, -1 for the others."""
    numbers: list[int] = []
    number = FIRST_TERRAIN
    for card in BOX.cards:
        numbers.append(-1 if card.rule is None else number)
        number += 0 if card.rule is None else 1
    return vec[i64](numbers)


class Terrains:
    """Which rule each card scores by."""

    def __init__(self) -> None:
        self.rule: vec[i64] = _rule_numbers()


RULES: Final[Rules] = Rules(_all_rules(), BOX.cards)
TERRAINS: Final[Terrains] = Terrains()
