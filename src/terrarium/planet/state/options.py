"""Planet with its cards and options chosen, as every position of the game refers to it."""

from __future__ import annotations

from mypy_extensions import i64

from terrarium.engine.game import Game
from terrarium.engine.title import Title
from terrarium.engine.vecs import vec
from terrarium.planet.cards.box import Box


class PlanetOptions(Game):
    """The cards and options of a game.

    A position takes from here what never changes in a game, so none of it is copied or packed with the position.
    """

    def __init__(
        self, title: Title, seats: int, options: dict[str, object], actions: int, cards: Box, dealt_columns: vec[i64]
    ) -> None:
        super().__init__(title, seats, options, actions, cards.fingerprint)
        self.cards = cards
        self.beginner = bool(options["beginner"])
        self.mystery = bool(options["mystery"])
        first = options["first"]
        #: The seat that plays first, None if it is drawn.
        self.first: int | None = first if isinstance(first, int) else None
        #: The rounds under which the twenty animals are dealt. (P04, P31)
        self.dealt_columns: vec[i64] = dealt_columns
