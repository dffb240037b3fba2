"""Referees for games on a real table.

A title names its referee: a function ``answer(data, box)`` that takes the description of the table and the owner's
box (None: the standard one) as plain data, and returns an `Answer` or raises `BadData` with every mistake in it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol, cast

from terrarium.engine.errors import UnknownGame
from terrarium.texts import Texts
from terrarium.title_registry import TITLES, load_part


class Answer(Protocol):
    """The ruling of a referee."""

    def data(self) -> dict[str, object]:
        """Return the ruling as plain data."""

    def show(self, texts: Texts) -> None:
        """Print the ruling."""


Referee = Callable[[dict[str, object], object], Answer]


def referee_of(game: str) -> Referee:
    """Return the referee of a game."""
    title = TITLES.title(game)
    if not title.referee:
        possible = [other.name for other in TITLES.titles() if other.referee]
        raise UnknownGame("no-referee", game=title.name, possible=", ".join(possible))
    return cast("Referee", load_part(title.referee))
