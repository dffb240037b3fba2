"""The card data of the games, which is part of the package."""

from __future__ import annotations

import importlib.resources
import tomllib


def read_catalogue(game: str, part: str = "") -> dict[str, object]:
    """Read ``terrarium/<game>/cards/data/<game>.toml``, or another file in that folder."""
    path = importlib.resources.files("terrarium").joinpath(game, "cards", "data", f"{part or game}.toml")
    return tomllib.loads(path.read_text(encoding="utf-8"))
