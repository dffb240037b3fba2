"""How each game looks as text."""

from __future__ import annotations

from collections.abc import Sequence

from terrarium.cli.tables.earth import EarthTable
from terrarium.cli.tables.planet import PlanetTable
from terrarium.cli.tables.rauha import RauhaTable
from terrarium.cli.tables.table import Table
from terrarium.engine.game import Game
from terrarium.texts import Texts

#: The tables by the name of the game; a game without one gets the table that suits any.
TABLES: dict[str, type[Table]] = {"earth": EarthTable, "planet": PlanetTable, "rauha": RauhaTable}


def table_of(game: Game, texts: Texts, names: Sequence[str]) -> Table:
    """The table at which the game is played in text."""
    return TABLES.get(game.name, Table)(game, texts, names)
