"""The card files of Rauha read and checked."""

from __future__ import annotations

import re
from typing import Final

from terrarium.engine.card_files import read_catalogue
from terrarium.engine.data_checker import Checker, table
from terrarium.rauha.cards.box import (
    AGE,
    ANIMALS,
    BIOMES,
    CARDS,
    CELLS,
    COUNTED,
    FIXED,
    SIDES,
    Biome,
    Box,
    Effect,
    Entity,
    Place,
)


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
    crystals = [reader.number(f"start.{key}", start.get(key), 0, 9) for key in ("crystals", "discard_crystals")]
    water = _listed(data, "water", "points")
    if len(water) != 6:
        reader.wrong("water.points", f"{len(water)} numbers", "six numbers")
    water_points = [reader.number(f"water.points[{n}]", value, 0, 99) for n, value in enumerate(water)]
    reader.done("box-problems")
    return Box(biomes, entities, track, crystals[0], crystals[1], water_points)


BOX: Final[Box] = read_box(read_catalogue("rauha"))
