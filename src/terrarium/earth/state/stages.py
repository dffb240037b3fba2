"""The stages of a game. (E09)"""

from __future__ import annotations

from typing import Final

#: Where the game is. Within a stage every seat goes through its own steps; the next begins when all are done.
SETUP: Final = 0
CHOOSING: Final = 1
PLANTING: Final = 2
ACTING: Final = 3
WINDOW: Final = 4
OVER: Final = 5

#: A game ends after this many full rounds in a row without planting: any at all, and with no card left to draw. (E79)
UNPLANTED_ROUNDS: Final = 30
DRAINED_ROUNDS: Final = 3
