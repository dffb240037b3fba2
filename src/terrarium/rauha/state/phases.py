"""Steps of a turn, places of the totem, and the numbers of sources."""

from __future__ import annotations

from typing import Final

#: All choose a card; one seat places or discards it; one seat activates, in a turn or in a scoring.
CHOOSING: Final = 0
PLACING: Final = 1
ACTIVATING: Final = 2
STEPS: Final = ["choose", "place", "activate"]

ROUNDS: Final = 4
#: The last place of the totem, and its place when the game is over.
LAST_PLACE: Final = 16
END: Final = 17

#: A seat has no card in hand.
NO_CARD: Final = -1

#: A source is something to activate: 0 to 8 the biome on that cell, 9 to 15 an entity.
SOURCES: Final = 16
METSAT_SOURCE: Final = 13
#: No use waits for the cell of its spore or for its animal.
NOTHING_PENDING: Final = -1

#: Where points come from, by number and by name.
FROM_BIOMES: Final = 0
FROM_ENTITIES: Final = 1
FROM_WATER: Final = 2
ORIGIN_COUNT: Final = 3
ORIGINS: Final = ["biomes", "entities", "water"]
