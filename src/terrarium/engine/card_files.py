"""Reading a game's card data, which ships inside the package."""

from __future__ import annotations

import importlib.resources
import tomllib


def read_catalogue(game: str, part: str = "") -> dict[str, object]:
    """The catalogue of a game as plain data: ``terrarium/<game>/cards/data/<game>.toml``, or another file beside it."""
    place = importlib.resources.files("terrarium").joinpath(game, "cards", "data", f"{part or game}.toml")
    return tomllib.loads(place.read_text(encoding="utf-8"))
