"""The kinds of cards that a seat is dealt and picks a side of. (E04)"""

from __future__ import annotations

from typing import Final

ISLAND: Final = 0
CLIMATE: Final = 1
ECOSYSTEM: Final = 2
KINDS: Final = 3
