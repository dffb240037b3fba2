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

import terrarium.earth.game as _earth  # noqa: F401  (puts the title on the shelf)
import terrarium.earth.knowledge.evaluation as _earth_evaluation  # noqa: F401  (puts it at the bots' disposal)
import terrarium.earth.view.features as _earth_features  # noqa: F401  (lets researchers see the game as numbers)
import terrarium.planet.game as _planet  # noqa: F401  (puts the title on the shelf)
import terrarium.planet.knowledge.evaluation as _planet_evaluation  # noqa: F401  (puts it at the bots' disposal)
import terrarium.planet.view.features as _planet_features  # noqa: F401  (as above)
import terrarium.rauha.game as _rauha  # noqa: F401  (puts the title on the shelf)
import terrarium.rauha.knowledge.evaluation as _rauha_evaluation  # noqa: F401  (puts it at the bots' disposal)
import terrarium.rauha.view.features as _rauha_features  # noqa: F401  (as above)
from terrarium import bots as bots
from terrarium.engine import position as _position
from terrarium.engine.errors import TerrariumError as TerrariumError
from terrarium.engine.game import SHELF, Game, Title
from terrarium.engine.journal import Journal as Journal
from terrarium.engine.lines import Line as Line
from terrarium.engine.outcome import Outcome as Outcome
from terrarium.engine.position import Position as Position
from terrarium.engine.rng import Rng as Rng
from terrarium.version import __version__ as __version__

#: Whether the rules run compiled.
COMPILED: bool = not _position.__file__.endswith(".py")


def game(name: str, seats: int = 4, box: object = None, **options: object) -> Game:
    """The game of that name with seats and options chosen.

    `box` is an owner's own cards as plain data (see docs/box.md); None is the catalogue that comes with the program.
    """
    return SHELF.title(name).game(seats, options, box)


def title(name: str) -> Title:
    """What can be chosen for the game of that name."""
    return SHELF.title(name)


def titles() -> list[str]:
    """The names of all games."""
    return SHELF.names()
