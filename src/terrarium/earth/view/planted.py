"""The cards that lie in front of a seat at the end of a game, for statistics."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any


def planted(view: Mapping[str, Any], seat: int) -> list[str]:
    """Return the ids of the names of the cards in a seat's grid, from anybody's last view."""
    return [f"earth-card-{cell['card']}" for cell in view["areas"][seat]["grid"]]
