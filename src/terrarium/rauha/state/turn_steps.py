"""The steps of a turn, as a position numbers them."""

from __future__ import annotations

from typing import Final

#: All choose a card; one seat places or discards it; one seat activates, in a turn or in a scoring.
CHOOSING: Final = 0
PLACING: Final = 1
ACTIVATING: Final = 2
STEPS: Final = ["choose", "place", "activate"]

#: The totem's place when the game is over.
END: Final = 17
#: A seat has no card in hand.
NO_CARD: Final = -1
