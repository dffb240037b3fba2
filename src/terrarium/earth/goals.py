"""Counting: how far an area is with a goal, an ecosystem or a terrain's end scoring. (E49, E52, E54)

All 150 rules are one table: ecosystems first, then fauna, then the terrains that score. A rule that asks for a printed
property has a row of ones and zeros, one per card; cards that do not belong to its scope have a zero there, so that
counting is the same for flora, grid and area.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from terrarium.earth import measures
from terrarium.earth.area import Area
from terrarium.earth.cards import BOX, CARDS, ECOSYSTEMS, FAUNA, Card
from terrarium.earth.grid import (
    DIAGONAL,
    GRID,
    MAIN_DIAGONAL,
    ORTHOGONAL,
    OTHER_DIAGONAL,
    diagonal_path,
    line_of,
    path_through,
)
from terrarium.earth.measures import AREA_WIDE, Rule
from terrarium.earth.terms import (
    BLUE,
    CELLS,
    COLORS,
    FLORA,
    HABITATS,
    MULTICOLOR,
    RED,
    SIDE,
    SPROUT,
    TERRAIN,
    TYPES,
    YELLOW,
    ones,
)
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


def progress(fauna: i64, area: Area) -> i64:
    """How many of what the goal asks for the area has now. (E47)"""
    return count(FIRST_FAUNA + fauna, area, 0)


def need(fauna: i64) -> i64:
    """How many the goal asks for."""
    return RULES.need[FIRST_FAUNA + fauna]


def met(fauna: i64, area: Area) -> bool:
    """Whether the area meets the goal now. (E47)"""
    return count(FIRST_FAUNA + fauna, area, 0) >= RULES.need[FIRST_FAUNA + fauna]


def watches(fauna: i64) -> i64:
    """Which changes of an area can bring the goal nearer, as bits."""
    return RULES.watches[FIRST_FAUNA + fauna]


def ecosystem_points(ecosystem: i64, area: Area) -> i64:
    """What an ecosystem gives to the area at the end. (E52)"""
    return points(ecosystem, count(ecosystem, area, 0))


def points(rule: i64, number: i64) -> i64:
    """What a count gives by a rule."""
    if RULES.has_ladder[rule] != 0:
        return RULES.ladder[(CELLS + 1) * rule + (number if number < CELLS else CELLS)]
    total = number // RULES.group[rule] * RULES.vp[rule]
    most = RULES.most[rule]
    return most if total > most else total


def count(rule: i64, area: Area, cell: i64) -> i64:
    """How many of what a rule asks for an area has; a terrain's rule is asked for the cell where it lies."""
    measure = RULES.measure[rule]
    if measure == measures.CARDS or measure == measures.BEST_PLAYER:
        return _members(rule, area)
    if measure <= measures.ALL_PIECES:
        return _by_pieces(measure, rule, area)
    if measure == measures.SOIL:
        return area.soil
    if measure == measures.HAND:
        return area.hand
    if measure == measures.COMPOST:
        return area.compost
    if measure == measures.EVENTS:
        return len(area.events)
    if measure == measures.SETS:
        return _sets(area)
    if measure <= measures.LINES_SHARED:
        return _lines(measure, rule, area)
    if measure == measures.DIAGONAL_PATH:
        # "At most" is given in points; more cards than that need not be looked for.
        return diagonal_path(matching(rule, area), RULES.most[rule] // RULES.vp[rule])
    if measure == measures.IN_LINE:
        return ones(matching(rule, area) & line_of(cell, RULES.line[rule]))
    if measure == measures.ADJACENT:
        return ones(matching(rule, area) & GRID.beside[CELLS * RULES.step[rule] + cell])
    if measure == measures.PATH_THROUGH_SELF:
        return path_through(matching(rule, area), cell)
    return 4 - ones(occupied(area) & GRID.beside[cell])


def occupied(area: Area) -> i64:
    """The cells with a card, as bits."""
    cells = area.cells
    bits: i64 = 0
    cell: i64 = 0
    while cell < CELLS:
        if cells[cell] != 0:
            bits |= 1 << cell
        cell += 1
    return bits


def matching(rule: i64, area: Area) -> i64:
    """The cells whose card is one that the rule asks for, as bits."""
    cells = area.cells
    member = RULES.member
    row = CARDS * rule
    bits: i64 = 0
    cell: i64 = 0
    while cell < CELLS:
        bits |= member[row + cells[cell]] << cell
        cell += 1
    return bits


def _members(rule: i64, area: Area) -> i64:
    cells = area.cells
    member = RULES.member
    row = CARDS * rule
    total = member[row + area.island] + member[row + area.climate]
    cell: i64 = 0
    while cell < CELLS:
        total += member[row + cells[cell]]
        cell += 1
    return total


def _by_pieces(measure: i64, rule: i64, area: Area) -> i64:
    piece = RULES.piece[rule]
    least = RULES.least[rule]
    total: i64 = 0
    cell: i64 = 0
    while cell < CELLS:
        card = area.cells[cell]
        sprouts = area.sprouts[cell]
        growth = area.growth[cell]
        held = sprouts if piece == SPROUT else growth
        if measure == measures.ALL_PIECES:
            total += held
        elif BOX.kind[card] == FLORA:
            if measure == measures.FLORA_WITH_PIECES:
                total += 1 if held >= least else 0
            elif measure == measures.FLORA_WITHOUT_PIECES:
                total += 1 if sprouts + growth == 0 else 0
            else:
                sprout_spaces = BOX.sprout_spaces[card]
                growth_spaces = BOX.growth_spaces[card]
                if measure == measures.FLORA_COMPLETELY_FULL:
                    total += 1 if sprouts == sprout_spaces and growth == growth_spaces else 0
                else:
                    spaces = sprout_spaces if piece == SPROUT else growth_spaces
                    total += 1 if spaces > 0 and held == spaces else 0
        cell += 1
    return total


def _sets(area: Area) -> i64:
    """How many whole sets of red, blue, yellow, terrain and event can be made of different cards.

    So many sets are possible exactly if any choice of roles finds that many cards for each of its roles.
    """
    sets: i64 = len(area.events)
    roles: i64 = 1
    while roles < 16 and sets > 0:
        able: i64 = 1 if RULES.roles[area.island] & roles != 0 else 0
        able += 1 if RULES.roles[area.climate] & roles != 0 else 0
        cell: i64 = 0
        while cell < CELLS:
            able += 1 if RULES.roles[area.cells[cell]] & roles != 0 else 0
            cell += 1
        possible = able // ones(roles)
        if possible < sets:
            sets = possible
        roles += 1
    return sets


def _lines(measure: i64, rule: i64, area: Area) -> i64:
    """How many full rows, columns or diagonals there are that suit the rule."""
    if measure == measures.FULL_DIAGONALS:
        filled = occupied(area)
        both: i64 = 1 if filled & MAIN_DIAGONAL == MAIN_DIAGONAL else 0
        return both + 1 if filled & OTHER_DIAGONAL == OTHER_DIAGONAL else both
    direction = RULES.line[rule]
    start: i64 = 1 if direction == 1 else SIDE
    step: i64 = SIDE if direction == 1 else 1
    total: i64 = 0
    line: i64 = 0
    while line < SIDE:
        cell = line * start
        a, b, c, d = cell, cell + step, cell + 2 * step, cell + 3 * step
        if area.cells[a] != 0 and area.cells[b] != 0 and area.cells[c] != 0 and area.cells[d] != 0:
            if measure == measures.FULL_LINES:
                total += 1
            else:
                prop = RULES.property[rule]
                first, second = _value(prop, area, a), _value(prop, area, b)
                third, fourth = _value(prop, area, c), _value(prop, area, d)
                if measure == measures.LINES_SHARED:
                    total += 1 if first & second & third & fourth != 0 else 0
                else:
                    total += 1 if differ(first, second, third, fourth) else 0
        line += 1
    return total


def _value(prop: i64, area: Area, cell: i64) -> i64:
    if prop == measures.SPROUT_COUNT:
        return 1 << area.sprouts[cell]
    if prop == measures.GROWTH_COUNT:
        return 1 << area.growth[cell]
    return RULES.values[CARDS * prop + area.cells[cell]]


def differ(a: i64, b: i64, c: i64, d: i64) -> bool:
    """Whether four cards can each take one of their values so that all four differ.

    They can exactly if any of them together have at least as many values as there are of them.
    """
    if a == 0 or b == 0 or c == 0 or d == 0:
        return False
    if ones(a | b | c | d) < 4:
        return False
    if ones(a | b) < 2 or ones(a | c) < 2 or ones(a | d) < 2 or ones(b | c) < 2 or ones(b | d) < 2 or ones(c | d) < 2:
        return False
    return ones(a | b | c) > 2 and ones(a | b | d) > 2 and ones(a | c | d) > 2 and ones(b | c | d) > 2
