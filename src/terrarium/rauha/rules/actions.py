"""The actions of Rauha and their words.

==================  ========================================================================
``keep 1-07``       choose that card of the satellite
``place 5``         place the chosen card on the fifth cell; cells are counted row by row from 1
``discard``         discard it for crystals
``discard spore 5`` discard it for a spore on the fifth cell
``use 5``           use the biome on the fifth cell
``use kiteet``      use the entity
``spore 5``         the spore that was paid for goes to the fifth cell
``name land``       Metsat counts land animals
``rest``            use everything that is free and gains nothing by waiting
``stop``            use nothing more
==================  ========================================================================
"""

from __future__ import annotations

from typing import Final

from terrarium.rauha.cards.box import ANIMALS, CARDS, CELLS
from terrarium.rauha.cards.loading import BOX

PLACE: Final = 80
DISCARD: Final = 89
DISCARD_SPORE: Final = 90
USE: Final = 99
TARGET: Final = 115
NAME: Final = 124
REST: Final = 127
STOP: Final = 128
ACTIONS: Final = 129


def _all_words() -> list[str]:
    cells = range(1, CELLS + 1)
    return [
        *[f"keep {biome.key}" for biome in BOX.biomes[:CARDS]],
        *[f"place {cell}" for cell in cells],
        "discard",
        *[f"discard spore {cell}" for cell in cells],
        *[f"use {cell}" for cell in cells],
        *[f"use {entity.key}" for entity in BOX.entities],
        *[f"spore {cell}" for cell in cells],
        *[f"name {animal}" for animal in ANIMALS],
        "rest",
        "stop",
    ]


WORDS: Final[list[str]] = _all_words()
_NUMBERS: Final[dict[str, int]] = {words: action for action, words in enumerate(WORDS)}


def from_words(words: str) -> int | None:
    """Return the action that the words name, or None."""
    return _NUMBERS.get(" ".join(words.lower().split()))
