"""Text tables: the terminal's view of each game; a title without its own table gets one that suits any game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from terrarium.cli.text_tables.text_table import Path as Path
from terrarium.cli.text_tables.text_table import TextTable as TextTable
from terrarium.engine.game import Game
from terrarium.texts import Texts
from terrarium.title_registry import load_part


def text_table_of(game: Game, texts: Texts, names: Sequence[str]) -> TextTable:
    """Make the table for a game in text."""
    place = game.title.text_table
    kind = cast("type[TextTable]", load_part(place)) if place else TextTable
    return kind(game, texts, names)
