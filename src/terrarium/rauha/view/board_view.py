"""The view of a board: its cells, symbols and full lines, and what lies beside it."""

from __future__ import annotations

from typing import TypedDict

from terrarium.rauha.cards.box import ANIMALS, BIOMES, CARDS, CELLS, ENTITIES
from terrarium.rauha.cards.loading import BOX
from terrarium.rauha.rules.entities import count_of, entities_of_column, entities_of_row, symbols, water
from terrarium.rauha.rules.scoring import lowest_water, water_points
from terrarium.rauha.state.phases import ORIGIN_COUNT, ROUNDS
from terrarium.rauha.state.position import RauhaState
from terrarium.rauha.view.previews import EffectView, effect_view


class BiomeView(TypedDict):
    """A biome card or a printed space."""

    key: str
    printed: bool
    biomes: list[str]
    animals: list[str]
    water: int
    cost: int
    cells: list[int]
    effect: EffectView


class LineView(TypedDict):
    """A row or column that is full of a symbol, and the entity of that symbol."""

    line: str
    index: int
    entity: str


class BoardView(TypedDict):
    """One seat's board and what lies beside it."""

    cells: list[BiomeView]
    #: The cells with a spore.
    spores: list[int]
    crystals: int
    points: int
    entities: list[str]
    #: Every visible animal, and how many cells show each biome but deserts.
    symbols: dict[str, int]
    lines: list[LineView]
    water: int
    #: What the water would score now.
    water_points: int
    #: Points by round from biomes, entities and water.
    tally: list[list[int]]


def biome_view(number: int) -> BiomeView:
    """Return a card or a printed space."""
    biome = BOX.biomes[number]
    return {
        "key": biome.key,
        "printed": number >= CARDS,
        "biomes": list(biome.biomes),
        "animals": list(biome.animals),
        "water": biome.water,
        "cost": biome.cost,
        "cells": list(biome.cells),
        "effect": effect_view(biome.effect),
    }


def entity_keys(mask: int) -> list[str]:
    """List the keys of a set of entities."""
    return [BOX.entities[number].key for number in range(ENTITIES) if mask >> number & 1]


def cells_of(mask: int) -> list[int]:
    """List the cells of a set."""
    return [cell for cell in range(CELLS) if mask >> cell & 1]


def line_views(position: RauhaState, seat: int) -> list[LineView]:
    """List every row and column of a seat's board that a symbol fills."""
    found: list[LineView] = []
    for index in range(3):
        for key in entity_keys(int(entities_of_row(position, seat, index))):
            found.append({"line": "row", "index": index, "entity": key})
    for index in range(3):
        for key in entity_keys(int(entities_of_column(position, seat, index))):
            found.append({"line": "column", "index": index, "entity": key})
    return found


def board_view(position: RauhaState, seat: int) -> BoardView:
    """Return a seat's board."""
    cells = [biome_view(int(position.biome_at(seat, cell))) for cell in range(CELLS)]
    total = symbols(position, seat)
    animals = {animal: int(count_of(total, number)) for number, animal in enumerate(ANIMALS)}
    own, lowest = water(position, seat), lowest_water(position)
    return {
        "cells": cells,
        "spores": cells_of(int(position.spores[seat])),
        "crystals": int(position.crystals[seat]),
        "points": int(position.points[seat]),
        "entities": entity_keys(int(position.entities[seat])),
        "symbols": {**animals, **{name: sum(name in biome["biomes"] for biome in cells) for name in BIOMES[:4]}},
        "lines": line_views(position, seat),
        "water": int(own),
        "water_points": int(water_points(own, lowest)),
        "tally": [_points(position, seat, number) for number in range(1, ROUNDS + 1)],
    }


def _points(position: RauhaState, seat: int, round_number: int) -> list[int]:
    return [int(position.points_from(seat, round_number, origin)) for origin in range(ORIGIN_COUNT)]
