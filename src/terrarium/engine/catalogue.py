"""Reading a game's card data, which ships inside the package."""

from __future__ import annotations

import importlib.resources
import tomllib


def read_catalogue(game: str) -> dict[str, object]:
    """The catalogue of a game as plain data: ``terrarium/<game>/data/<game>.toml``."""
    place = importlib.resources.files("terrarium").joinpath(game, "data", f"{game}.toml")
    return tomllib.loads(place.read_text(encoding="utf-8"))
