"""Terrarium: three nature board games for people, bots and researchers.

>>> import random, terrarium
>>> game = terrarium.game("planet", seats=4, mystery=True)
>>> position = game.start(seed=7)
>>> while not position.over():
...     seat = position.actors()[0]
...     position.play(seat, random.choice(position.legal(seat)))
>>> len(position.outcome().scores)
4
"""

from __future__ import annotations

from terrarium import bots as bots
from terrarium.engine import position as _position
from terrarium.engine.errors import TerrariumError as TerrariumError
from terrarium.engine.game import Game
from terrarium.engine.journal import Journal as Journal
from terrarium.engine.lines import Line as Line
from terrarium.engine.outcome import Outcome as Outcome
from terrarium.engine.position import Position as Position
from terrarium.engine.rng import Rng as Rng
from terrarium.engine.title import Title
from terrarium.title_registry import TITLES
from terrarium.version import __version__ as __version__

#: Whether the rules run compiled.
COMPILED: bool = not _position.__file__.endswith(".py")


def game(name: str, seats: int = 4, box: object = None, **options: object) -> Game:
    """Make the game of that name with these seats and options.

    `box` is an owner's own cards as plain data (see docs/box.md); None is the catalogue that comes with the program.
    """
    return TITLES.title(name).game(seats, options, box)


def title(name: str) -> Title:
    """Return the title of that name: its seats, its options and its parts."""
    return TITLES.title(name)


def titles() -> list[str]:
    """List the names of all games, those of other installed packages included."""
    return TITLES.names()
