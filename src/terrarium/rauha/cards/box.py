"""The box: biome cards, printed spaces, entities and the totem's way, as typed tables that are checked when read.

Everything that can be activated has a number. Biomes 0 to 39 are the cards of the first age, 40 to 79 those of the
second, 80 to 88 the printed spaces of side A, 89 to 97 those of side B; 98 to 104 are the entities.
"""

from __future__ import annotations

import re
from typing import Final

from mypy_extensions import i64

from terrarium.engine.card_files import read_catalogue
from terrarium.engine.data_checker import Checker, table

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

METSAT: Final = 4
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


class Reader(Checker):
    """Reads the catalogue and collects its mistakes."""

    def words(self, place: str, value: object, possible: list[str], most: int) -> list[str]:
        """Read at most `most` of the possible words."""
        found = value.split() if isinstance(value, str) else []
        if not isinstance(value, str) or len(found) > most or any(word not in possible for word in found):
            self.wrong(place, value, f"up to {most} of {', '.join(possible)}")
        return found

    def effect(self, place: str, item: dict[str, object]) -> Effect:
        """Read the effect of a biome or an entity, which may have none."""
        given = table(item, "effect")
        self.only(place, given, ["pay", "crystals", "points", "spores", "per"])
        numbers = [self.number(f"{place}.{key}", given.get(key, 0), 0, 9) for key in ("pay", "crystals", "points")]
        spores = self.number(f"{place}.spores", given.get("spores", 0), 0, 1)
        per = given.get("per")
        if per is not None and per not in COUNTED:
            self.wrong(f"{place}.per", per, f"one of {', '.join(COUNTED)}")
        gains = [gain for gain in (numbers[1], numbers[2], spores) if gain > 0]
        free_spore = spores > 0 and numbers[0] == 0
        paid_crystals = numbers[0] > 0 and numbers[1] > 0
        if len(gains) != (1 if given else 0) or free_spore or paid_crystals:
            self.wrong(place, given, "crystals, points, or a payment for points or for a spore")
        if per is not None and (numbers[2] == 0 or numbers[0] > 0):
            self.wrong(f"{place}.per", per, "only with free points")
        return Effect(numbers[0], numbers[1], numbers[2], spores, COUNTED.index(str(per)) if per in COUNTED else FIXED)

    def biome(self, place: str, key: str, item: object, possible: list[str]) -> Biome:
        """Read a card or a printed space."""
        given: dict[str, object] = item if isinstance(item, dict) else {}
        self.only(place, given, ["id", "biomes", "animals", "water", "cost", "cells", "effect"])
        biomes = self.words(f"{place}.biomes", given.get("biomes"), possible, 2)
        if not biomes or len(set(biomes)) != len(biomes):
            self.wrong(f"{place}.biomes", given.get("biomes"), "one biome or two different ones")
        animals = self.words(f"{place}.animals", given.get("animals", ""), ANIMALS, 3)
        water = self.number(f"{place}.water", given.get("water", 0), 0, 3)
        cost = self.number(f"{place}.cost", given.get("cost", 0), 0, 7)
        grid = given.get("cells", "XXX/XXX/XXX")
        marks = grid.replace("/", "") if isinstance(grid, str) else ""
        if not isinstance(grid, str) or not re.fullmatch(r"[X.]{3}/[X.]{3}/[X.]{3}", grid) or "X" not in marks:
            self.wrong(f"{place}.cells", grid, "three rows of three X or ., such as X../.X./..X")
        cells = [cell for cell, mark in enumerate(marks) if mark == "X"]
        if cost > 0 and len(cells) < CELLS:
            self.wrong(place, key, "a cost or a restriction, not both")
        return Biome(key, biomes, animals, water, cost, cells, self.effect(f"{place}.effect", given))

    def place(self, number: int, item: object) -> Place:
        """Read one of the totem's places; every fourth is a scoring."""
        here = f"totem.track[{number}]"
        given: dict[str, object] = item if isinstance(item, dict) else {}
        if (number % 4 == 3) != (given == {"scoring": True}):
            self.wrong(here, item, "a scoring on every fourth place and nowhere else")
        if given == {"scoring": True}:
            return Place("", "", 0)
        line = "row" if "row" in given else "column"
        self.only(here, given, ["satellite", line])
        if given.get("satellite") not in ("moon", "star"):
            self.wrong(f"{here}.satellite", given.get("satellite"), "moon or star")
        return Place(str(given.get("satellite")), line, self.number(f"{here}.{line}", given.get(line), 0, 2))

    def entity(self, place: str, item: object) -> Entity:
        """Read a divine entity."""
        given: dict[str, object] = item if isinstance(item, dict) else {}
        self.only(place, given, ["key", "symbol", "water", "effect"])
        water = self.number(f"{place}.water", given.get("water", 0), 0, 9)
        symbol = str(given.get("symbol"))
        if symbol not in ANIMALS + BIOMES[:4]:
            self.wrong(f"{place}.symbol", symbol, "an animal or a biome that is no desert")
        return Entity(str(given.get("key")), symbol, water, self.effect(f"{place}.effect", given))


class Box:
    """Everything in the box."""

    def __init__(self, biomes: list[Biome], entities: list[Entity], track: list[Place], numbers: list[int]) -> None:
        #: The 80 cards, then the printed spaces of both sides.
        self.biomes = biomes
        self.entities = entities
        self.track = track
        self.start_crystals, self.discard_crystals = numbers[0], numbers[1]
        #: Points for a difference of 0 to 5 in water.
        self.water_points = numbers[2:]

    def effect(self, number: int) -> Effect:
        """Return the effect of a biome or, from ENTITY on, of an entity."""
        return self.biomes[number].effect if number < ENTITY else self.entities[number - ENTITY].effect


def _listed(data: dict[str, object], name: str, key: str) -> list[object]:
    found = table(data, name).get(key)
    return found if isinstance(found, list) else []


def read_box(data: dict[str, object]) -> Box:
    """Return the box that a catalogue describes; report all its mistakes together."""
    reader = Reader()
    biomes: list[Biome] = []
    for number, item in enumerate(_listed(data, "cards", "list")):
        place, key = f"cards.list[{number}]", f"{number // AGE + 1}-{number % AGE + 1:02d}"
        if not isinstance(item, dict) or item.get("id") != key:
            reader.wrong(f"{place}.id", item.get("id") if isinstance(item, dict) else item, key)
        biomes.append(reader.biome(place, key, item, BIOMES[:4]))
    if len(biomes) != CARDS:
        reader.wrong("cards.list", f"{len(biomes)} cards", "40 cards of each of two ages")
    for side in SIDES:
        spaces = _listed(data, "board", side)
        if len(spaces) != CELLS:
            reader.wrong(f"board.{side}", f"{len(spaces)} spaces", "nine spaces")
        for cell, item in enumerate(spaces):
            biomes.append(reader.biome(f"board.{side}[{cell}]", f"{side}{cell + 1}", item, BIOMES))
    entities = [reader.entity(f"entities.list[{n}]", item) for n, item in enumerate(_listed(data, "entities", "list"))]
    if [entity.symbol for entity in entities] != ANIMALS + BIOMES[:4]:
        reader.wrong("entities.list", [entity.symbol for entity in entities], ", ".join(ANIMALS + BIOMES[:4]))
    track = [reader.place(number, item) for number, item in enumerate(_listed(data, "totem", "track"))]
    if len(track) != 16:
        reader.wrong("totem.track", f"{len(track)} places", "sixteen places")
    start = table(data, "start")
    numbers = [reader.number(f"start.{key}", start.get(key), 0, 9) for key in ("crystals", "discard_crystals")]
    water = _listed(data, "water", "points")
    if len(water) != 6:
        reader.wrong("water.points", f"{len(water)} numbers", "six numbers")
    numbers += [reader.number(f"water.points[{n}]", value, 0, 99) for n, value in enumerate(water)]
    reader.done("box-problems")
    return Box(biomes, entities, track, numbers)


BOX: Final[Box] = read_box(read_catalogue("rauha"))
