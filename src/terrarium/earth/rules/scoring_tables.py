"""All 150 rules as tables: ecosystems first, then fauna, then the terrains that score.

A rule that asks for a printed property has a row of ones and zeros, one per card; cards that do not belong to its scope
have a zero there, so that counting is the same for flora, grid and area.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from terrarium.earth.cards import measures
from terrarium.earth.cards.box import BOX, CARDS, ECOSYSTEMS, FAUNA, Card, mask
from terrarium.earth.cards.measures import AREA_WIDE, Rule
from terrarium.earth.cards.vocabulary import (
    BLUE,
    CELLS,
    CLIMATE,
    COLORS,
    COLUMN,
    FLORA,
    HABITATS,
    ISLAND,
    MULTICOLOR,
    RED,
    ROW,
    TERRAIN,
    TYPES,
    YELLOW,
    bit,
)
from terrarium.earth.state.area import Area
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

#: The kinds of cards in a grid, and in an area: with Island and Climate. (E49)
GRID_KINDS: Final = [FLORA, TERRAIN]
AREA_KINDS: Final = [FLORA, TERRAIN, ISLAND, CLIMATE]
#: The bit of "terrain" among card types, and in a set.
_TERRAIN_TYPE: Final = 16
_SET_TERRAIN: Final = 1
#: The properties of lines that are printed on cards; the others are counts of pieces.
_PRINTED_PROPERTIES: Final = 4


def counts(rule: Rule, card: Card) -> bool:
    """Return whether a card, by what is printed on it, is one that the rule asks for."""
    return _in_scope(rule, card) and _within_limits(rule, card) and _has_words(rule, card)


def _in_scope(rule: Rule, card: Card) -> bool:
    """Return whether the rule looks at cards of this kind: the whole area, flora only, or flora and terrain. (E49)"""
    if rule.measure == measures.BEST_PLAYER or rule.name in AREA_WIDE:
        return card.kind in AREA_KINDS
    if rule.name.startswith("flora") or rule.type:
        return card.kind == FLORA
    return card.kind in GRID_KINDS


def _within_limits(rule: Rule, card: Card) -> bool:
    """Return whether the figures of the card are as the rule asks for."""
    if rule.name == "cards_with_vp_parity":
        return card.vp % 2 == measures.PARITIES.index(rule.parity)
    if rule.name == "cards_with_two_abilities":
        return len(card.abilities) == 2
    if rule.name == "cards_with_arrows":
        return card.arrows
    if rule.name == "terrains":
        return card.kind == TERRAIN
    figure = _figure(rule, card)
    return figure is None or rule.least <= figure <= rule.limit


def _figure(rule: Rule, card: Card) -> int | None:
    """Return the figure of a card that the limits of a rule are about, None if it has no such limits."""
    if rule.name == "cards_with_habitat_count":
        return len(card.habitats)
    if rule.name == "cards_with_vp":
        return card.vp
    if rule.name == "cards_with_cost":
        return card.cost
    if rule.name == "flora_with_canopy":
        return card.canopy
    if rule.name == "flora_with_spaces":
        return card.sprouts if rule.piece == "sprout" else card.growth
    return None


def _has_words(rule: Rule, card: Card) -> bool:
    """Return whether the card has the colour, habitat, type and tag that the rule names."""
    return (
        (not rule.color or card.colors() & bit(COLORS, rule.color) != 0)
        and (not rule.habitat or rule.habitat in card.habitats)
        and (not rule.type or rule.type in card.types)
        and (not rule.tag or rule.tag in card.tags)
    )


def _watches(rule: Rule) -> int:
    """Return the changes after which a rule can count more or less."""
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
    """Return what a card can stand for in a line, as bits; pieces are looked up when counting."""
    if card.kind not in GRID_KINDS:
        return 0
    if property == measures.ABILITY_COLOR:
        return card.colors() & ~MULTICOLOR
    if property == measures.CARD_TYPE:
        return _TERRAIN_TYPE if card.kind == TERRAIN else mask(TYPES, card.types)
    if property == measures.HABITAT:
        return mask(HABITATS, card.habitats)
    return 1 << card.vp


def _roles(card: Card) -> int:
    """Return what a card can be in a set: a terrain, or one of the three colours."""
    if card.kind not in AREA_KINDS:
        return 0
    return card.colors() & (RED | BLUE | YELLOW) | (_SET_TERRAIN if card.kind == TERRAIN else 0)


class Rules:
    """The tables of all rules, by rule number."""

    def __init__(self, rules: list[Rule], cards: list[Card]) -> None:
        self.measure: vec[i64] = vec[i64]([rule.measure for rule in rules])
        #: By rule and card: 1 if the card by its print is one that the rule asks for.
        self._member: vec[i64] = vec[i64]([int(counts(rule, card)) for rule in rules for card in cards])
        self.piece: vec[i64] = vec[i64]([int(rule.piece == "growth") for rule in rules])
        self.line: vec[i64] = vec[i64]([COLUMN if rule.line == "column" else ROW for rule in rules])
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
        #: Whether a rule has a ladder, and by rule and count the points for the count.
        self.has_ladder: vec[i64] = vec[i64]([int(len(rule.ladder) > 0) for rule in rules])
        self._ladder: vec[i64] = vec[i64](
            [rule.points(count) if rule.ladder else 0 for rule in rules for count in range(CELLS + 1)]
        )
        #: By property and card: what the card can stand for in a line.
        self._values: vec[i64] = vec[i64](
            [_values(card, prop) for prop in range(_PRINTED_PROPERTIES) for card in cards]
        )
        #: By card: what it can be in a set.
        self.roles: vec[i64] = vec[i64]([_roles(card) for card in cards])

    def ladder_points(self, rule: i64, count: i64) -> i64:
        """Return the points for a count by the ladder of a rule."""
        return self._ladder[(CELLS + 1) * rule + min(count, CELLS)]

    def values_of(self, property: i64, card: i64) -> i64:
        """Return what a card can stand for in a line, as bits."""
        return self._values[CARDS * property + card]

    def matching(self, rule: i64, cells: vec[i64]) -> i64:
        """Return the cells whose card is one that the rule asks for, as bits."""
        member = self._member
        row = CARDS * rule
        bits: i64 = 0
        cell: i64
        for cell in range(CELLS):
            bits |= member[row + cells[cell]] << cell
        return bits

    def members(self, rule: i64, area: Area) -> i64:
        """Count the cards of an area that the rule asks for, Island and Climate included."""
        member = self._member
        row = CARDS * rule
        cells = area.cells
        total = member[row + area.island] + member[row + area.climate]
        cell: i64
        for cell in range(CELLS):
            total += member[row + cells[cell]]
        return total


def _all_rules() -> list[Rule]:
    goals = [card.rule for card in [*BOX.ecosystems, *BOX.fauna]]
    return goals + [card.rule for card in BOX.cards if card.rule is not None]


def _rule_numbers() -> vec[i64]:
    """Return the rule of each card that scores at the end, -1 for the others."""
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
