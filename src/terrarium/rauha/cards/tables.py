"""The box as rows of integers for fast rules, indexed by the numbers that `cards.box` explains."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from terrarium.engine.vecs import vec
from terrarium.rauha.cards.box import ANIMALS, CARDS, VUORI, Biome, Effect
from terrarium.rauha.cards.loading import BOX

_EFFECTS: Final[list[Effect]] = [biome.effect for biome in BOX.biomes] + [entity.effect for entity in BOX.entities]

#: What using it does, NOTHING to PAID_POINTS; the crystals to pay; the crystals or points to gain; what counts them.
KIND: Final[vec[i64]] = vec[i64]([effect.kind() for effect in _EFFECTS])
PAY: Final[vec[i64]] = vec[i64]([effect.pay for effect in _EFFECTS])
GAIN: Final[vec[i64]] = vec[i64]([effect.crystals or effect.points for effect in _EFFECTS])
PER: Final[vec[i64]] = vec[i64]([effect.per for effect in _EFFECTS])


def _symbols(biome: Biome) -> int:
    counts = [*[biome.animals.count(animal) for animal in ANIMALS], biome.water]
    return sum(count << (8 * place) for place, count in enumerate(counts))


def _shows(biome: Biome) -> int:
    symbols = biome.animals + biome.biomes
    return sum(1 << number for number, entity in enumerate(BOX.entities) if entity.symbol in symbols)


#: A biome's flying, land, marine and water symbols, eight bits each, so that one sum counts a whole board. (R29)
SYMBOLS: Final[vec[i64]] = vec[i64]([_symbols(biome) for biome in BOX.biomes])
#: The entities whose symbol a biome shows, as seven bits. (R22)
SHOWS: Final[vec[i64]] = vec[i64]([_shows(biome) for biome in BOX.biomes])
#: A card's price, and the cells that take it as nine bits. (R17)
COST: Final[vec[i64]] = vec[i64]([biome.cost for biome in BOX.biomes[:CARDS]])
ALLOWED: Final[vec[i64]] = vec[i64]([sum(1 << cell for cell in biome.cells) for biome in BOX.biomes[:CARDS]])
#: By the totem's place, 1 to 16: the cells of its line as nine bits, and whether it names the moon. (R09)
LINE: Final[vec[i64]] = vec[i64]([0] + [sum(1 << cell for cell in place.cells()) for place in BOX.track])
MOON: Final[vec[i64]] = vec[i64]([0] + [int(place.satellite == "moon") for place in BOX.track])
WATER_POINTS: Final[vec[i64]] = vec[i64](BOX.water_points)
DISCARD_CRYSTALS: Final[i64] = BOX.discard_crystals
VUORI_WATER: Final[i64] = BOX.entities[VUORI].water


def bits(mask: i64) -> i64:
    """Count the bits that are set in a mask of up to sixteen."""
    mask = mask - ((mask >> 1) & 0x5555)
    mask = (mask & 0x3333) + ((mask >> 2) & 0x3333)
    mask = (mask + (mask >> 4)) & 0x0F0F
    return (mask + (mask >> 8)) & 0x1F


def lowest_bit(mask: i64) -> i64:
    """Return the place of the lowest bit of up to sixteen; ``mask & (mask - 1)`` is the mask without it."""
    return bits((mask & -mask) - 1)
