"""The cards that are dealt once: Islands, Climates, ecosystems and fauna. (E04, E06)"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from terrarium.earth.state.seat_cards import SeatCards
from terrarium.engine.fields import NO_ROW, Fields
from terrarium.engine.game import Game
from terrarium.engine.journal import Journal
from terrarium.engine.rng import Rng
from terrarium.engine.vecs import append, vec

#: The kinds of cards that a seat is dealt and picks a side of.
ISLAND: Final = 0
CLIMATE: Final = 1
ECOSYSTEM: Final = 2
KINDS: Final = 3


class SetupCards(SeatCards):
    """A position with the cards of the setup."""

    def __init__(self, game: Game, rng: Rng, journal: Journal | None) -> None:
        super().__init__(game, rng, journal)
        #: How many cards of each kind a seat is dealt, an option of the game. (E04)
        self.dealt: i64 = 1
        #: The cards in the order of the seats, then the rest. Rows are replaced, not changed, so copies share them.
        self.islands: vec[i64] = NO_ROW
        self.climates: vec[i64] = NO_ROW
        self.ecosystems: vec[i64] = NO_ROW
        #: The sides of the shared ecosystems and of the fauna goals.
        self.shared: vec[i64] = NO_ROW
        self.fauna: vec[i64] = NO_ROW

    def transfer_setup_cards(self, source: SetupCards, fields: Fields) -> None:
        """List the fields that are packed."""
        self.islands = fields.long_fixed_row(source.islands)
        self.climates = fields.long_fixed_row(source.climates)
        self.ecosystems = fields.long_fixed_row(source.ecosystems)
        self.shared = fields.long_fixed_row(source.shared)
        self.fauna = fields.long_fixed_row(source.fauna)

    def dealt_card(self, seat: i64, kind: i64, place: i64) -> i64:
        """Return one of the cards of a kind that a seat was dealt. (E04)"""
        return self.dealt_row(kind)[self.dealt * seat + place]

    def dealt_row(self, kind: i64) -> vec[i64]:
        """Return all cards of a kind: those of each seat, then the others."""
        if kind == ISLAND:
            return self.islands
        return self.climates if kind == CLIMATE else self.ecosystems

    def set_dealt_row(self, kind: i64, cards: vec[i64]) -> None:
        """Replace all cards of a kind."""
        if kind == ISLAND:
            self.islands = cards
        elif kind == CLIMATE:
            self.climates = cards
        else:
            self.ecosystems = cards

    def ecosystems_of(self, seat: i64) -> vec[i64]:
        """Return the ecosystems that count for a seat: its own, then the shared ones. (E53)"""
        own = self.own_ecosystem(seat)
        if own < 0:
            return self.shared
        found = append(vec[i64](), own)
        for side in self.shared:
            found = append(found, side)
        return found
