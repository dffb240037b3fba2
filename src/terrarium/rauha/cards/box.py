"""The box: biome cards, printed spaces, entities and the totem's way, as typed tables.

Everything that can be activated has a number. Biomes 0 to 39 are the cards of the first age, 40 to 79 those of the
second, 80 to 88 the printed spaces of side A, 89 to 97 those of side B; 98 to 104 are the entities.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

BIOMES: Final = ["crystal", "forest", "mushroom", "mountain", "desert"]
ANIMALS: Final = ["flying", "land", "marine"]
#: What an effect can count; "animal" is the one that the owner names. (R33)
COUNTED: Final = ["flying", "land", "marine", "water", "spore", "animal"]
SIDES: Final = ["A", "B"]

CELLS: Final[i64] = 9
CARDS: Final = 80
AGE: Final = 40
PRINTED: Final = 80
ENTITY: Final = 98
ENTITIES: Final[i64] = 7
ALL_CELLS: Final = 0x1FF

#: What using a biome or an entity does, in the order in which uses that do not touch each other are offered.
NOTHING: Final = 0
CRYSTALS: Final = 1
POINTS: Final = 2
PER_SPORE: Final = 3
SPORE: Final = 4
PAID_POINTS: Final = 5

#: What points are counted by.
FIXED: Final = -1
WATER: Final = 3
SPORES: Final = 4
NAMED_ANIMAL: Final = 5

VUORI: Final = 6


class Effect:
    """What activation does: pay crystals, then take crystals, score points (fixed or per symbol) or place a spore."""

    def __init__(self, pay: int, crystals: int, points: int, spores: int, per: int) -> None:
        self.pay = pay
        self.crystals = crystals
        self.points = points
        self.spores = spores
        #: Index in COUNTED, or FIXED.
        self.per = per

    def kind(self) -> int:
        """Return its kind, NOTHING to PAID_POINTS."""
        if self.crystals:
            return CRYSTALS
        if self.spores:
            return SPORE
        if self.points == 0:
            return NOTHING
        if self.pay:
            return PAID_POINTS
        return PER_SPORE if self.per == SPORES else POINTS


class Biome:
    """A biome card or a printed space: its symbols, its effect, and for a card its price and the cells that take it."""

    def __init__(
        self, key: str, biomes: list[str], animals: list[str], water: int, cost: int, cells: list[int], effect: Effect
    ) -> None:
        #: ``1-07`` for a card, ``A5`` for the fifth printed space of side A.
        self.key = key
        self.biomes = biomes
        self.animals = animals
        self.water = water
        self.cost = cost
        self.cells = cells
        self.effect = effect

    def restricted(self) -> bool:
        """Return whether some cells do not take it."""
        return len(self.cells) < CELLS


class Entity:
    """A divine entity: the symbol of its line, its effect and the water that it lends."""

    def __init__(self, key: str, symbol: str, water: int, effect: Effect) -> None:
        self.key = key
        self.symbol = symbol
        self.water = water
        self.effect = effect


class Place:
    """One of the totem's sixteen places: a turn with satellite and line, or a scoring (then `satellite` is empty)."""

    def __init__(self, satellite: str, line: str, index: int) -> None:
        self.satellite = satellite
        self.line = line
        self.index = index

    def cells(self) -> list[int]:
        """List the cells of the line."""
        if self.line == "row":
            return [3 * self.index + step for step in range(3)]
        return [self.index + 3 * step for step in range(3)] if self.line == "column" else []


class Box:
    """Everything in the box."""

    def __init__(
        self,
        biomes: list[Biome],
        entities: list[Entity],
        track: list[Place],
        start_crystals: int,
        discard_crystals: int,
        water_points: list[int],
    ) -> None:
        #: The 80 cards, then the printed spaces of both sides.
        self.biomes = biomes
        self.entities = entities
        self.track = track
        self.start_crystals = start_crystals
        self.discard_crystals = discard_crystals
        #: Points for a difference of 0 to 5 in water.
        self.water_points = water_points

    def effect(self, number: int) -> Effect:
        """Return the effect of a biome or, from ENTITY on, of an entity."""
        return self.biomes[number].effect if number < ENTITY else self.entities[number - ENTITY].effect
