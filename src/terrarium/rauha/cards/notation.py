"""Biomes in short signs, as the text table draws them and the referee reads them.

``C l +3c`` is a crystal biome with a land animal that gives 3 crystals. Biomes are C crystal, F forest, U mushroom,
M mountain, D desert; animals f flying, l land, m marine; ``2w`` is two water. Effects: ``+2c`` crystals, ``+3p``
points, ``+1p/f`` points for each flying animal (l land, m marine, w water, s spore), ``3c>5p`` and ``3c>s`` points or a
spore for crystals.
"""

from __future__ import annotations

from typing import Final

from terrarium.rauha.cards.box import COUNTED, FIXED, Biome, Effect
from terrarium.rauha.cards.loading import BOX

LETTERS: Final = {"crystal": "C", "forest": "F", "mushroom": "U", "mountain": "M", "desert": "D"}


def effect_signs(effect: Effect) -> str:
    """Return an effect in short signs; empty if there is none."""
    if effect.crystals:
        return f"+{effect.crystals}c"
    if effect.spores:
        return f"{effect.pay}c>s"
    if effect.points == 0:
        return ""
    if effect.pay:
        return f"{effect.pay}c>{effect.points}p"
    return f"+{effect.points}p" + ("" if effect.per == FIXED else f"/{COUNTED[effect.per][0]}")


def biome_signs(biome: Biome) -> str:
    """Return a biome in short signs."""
    letters = "".join(LETTERS[name] for name in biome.biomes)
    animals = "".join(animal[0] for animal in biome.animals)
    water = f"{biome.water}w" if biome.water else ""
    return " ".join(part for part in (letters, animals, water, effect_signs(biome.effect)) if part)


#: Every biome of the box in short signs, and the number of each by its key.
SIGNS: Final[list[str]] = [biome_signs(biome) for biome in BOX.biomes]
NUMBERS: Final[dict[str, int]] = {biome.key: number for number, biome in enumerate(BOX.biomes)}


def looking_like(text: str) -> list[int]:
    """List the cards and printed spaces that show these signs, at any cost."""
    wanted = _in_order(text)
    return [number for number, signs in enumerate(SIGNS) if _in_order(signs) == wanted]


def _in_order(text: str) -> list[str]:
    """Return the signs with the letters of each group sorted, so that ``UC`` is ``CU``."""
    return ["".join(sorted(part)) if part.isalpha() else part for part in text.split()]
