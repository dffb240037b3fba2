"""Referees for games on a real table, one file per game.

A game's file is named after it and has one function: ``answer(data, box)`` takes the description of the table and the
owner's box (None: the standard one) as plain data, raises `BadData` with every mistake in it, or gives an `Answer`.
"""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Callable
from typing import Protocol, cast

import terrarium
from terrarium.engine.errors import UnknownGame
from terrarium.texts import Texts


class Answer(Protocol):
    """What a referee finds."""

    def data(self) -> dict[str, object]:
        """The answer for machines."""

    def show(self, texts: Texts) -> None:
        """Print the answer in words."""


Referee = Callable[[dict[str, object], object], Answer]


def referee_of(game: str) -> Referee:
    """The referee of a game."""
    name = terrarium.title(game).name
    there = sorted(module.name for module in pkgutil.iter_modules(__path__))
    if name not in there:
        raise UnknownGame("no-referee", game=name, possible=", ".join(there))
    return cast("Referee", importlib.import_module(f"{__name__}.{name}").answer)
