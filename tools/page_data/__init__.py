"""Writes the data that the page takes from the rules: the solid of Planet, the cards, and views to test with."""

from __future__ import annotations

from pathlib import Path

from tools.page_data import earth, planet, rauha

SOURCES = Path(__file__).parents[2] / "web" / "src"


def all_files() -> dict[Path, str]:
    """Return the text of every file by its path."""
    games = {"planet": planet.files(), "earth": earth.files(), "rauha": rauha.files()}
    return {SOURCES / game / name: text for game, files in games.items() for name, text in files.items()}
