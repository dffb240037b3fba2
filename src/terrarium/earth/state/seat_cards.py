"""The area and the hand of each seat."""

from __future__ import annotations

from mypy_extensions import i64

from terrarium.earth.state import hands
from terrarium.earth.state.area import Area
from terrarium.earth.state.hands import SETS
from terrarium.earth.state.piles import CardPiles
from terrarium.engine.fields import NO_ROW
from terrarium.engine.game import Game
from terrarium.engine.journal import Journal
from terrarium.engine.rng import Rng
from terrarium.engine.vecs import vec


class SeatCards(CardPiles):
    """A position with an area and a hand for each seat."""

    def __init__(self, game: Game, rng: Rng, journal: Journal | None) -> None:
        super().__init__(game, rng, journal)
        self.areas: list[Area] = []
        #: All hands, and the cards of them that were gained in this turn; see `hands`. (E72, E77)
        self.hands: vec[i64] = NO_ROW
        self.fresh: vec[i64] = NO_ROW

    def hand_cards(self, seat: i64) -> vec[i64]:
        """Return the cards in a hand, ascending."""
        return hands.cards_of(self.hands, seat, SETS.all)

    def event_cards(self, seat: i64) -> vec[i64]:
        """Return the events in a hand, ascending."""
        return hands.cards_of(self.hands, seat, SETS.events)

    def plantable_cards(self, seat: i64) -> vec[i64]:
        """Return the flora and terrains in a hand, ascending. (E13)"""
        return hands.cards_of(self.hands, seat, SETS.plantable)

    def holds(self, seat: i64, card: i64) -> bool:
        """Return whether a seat has a card in hand."""
        return hands.holds(self.hands, seat, card)

    def put_in_hand(self, seat: i64, card: i64) -> None:
        """Add a card to a hand."""
        hands.put(self.hands, seat, card)
        self.areas[seat].hand += 1

    def gain_card(self, seat: i64, card: i64) -> None:
        """Add a card to a hand that counts as gained in this turn. (E72, E77)"""
        self.put_in_hand(seat, card)
        hands.put(self.fresh, seat, card)

    def take_from_hand(self, seat: i64, card: i64) -> None:
        """Take a card out of a hand."""
        hands.take(self.hands, seat, card)
        self.areas[seat].hand -= 1

    def gained_cards(self, seat: i64) -> vec[i64]:
        """Return the cards in a hand that were gained in this turn, ascending. (E72, E77)"""
        return hands.shared_cards(self.hands, seat, self.fresh)

    def is_gained(self, seat: i64, card: i64) -> bool:
        """Return whether a card in a hand was gained in this turn."""
        return hands.holds(self.fresh, seat, card)

    def has_gained_cards(self, seat: i64) -> bool:
        """Return whether a hand has a card that was gained in this turn."""
        return hands.any_shared(self.hands, seat, self.fresh)

    def forget_gained_card(self, seat: i64, card: i64) -> None:
        """Note that a card no longer counts as gained in this turn."""
        hands.take(self.fresh, seat, card)

    def forget_gained_cards(self, seat: i64) -> None:
        """Note that no card of a seat counts as gained in this turn."""
        hands.empty(self.fresh, seat)

    def copy_hand(self, seat: i64, source: SeatCards) -> None:
        """Take over the hand of a seat from another position."""
        hands.copy_hand(self.hands, seat, source.hands)
        hands.copy_hand(self.fresh, seat, source.fresh)

    def replace_hand(self, seat: i64, cards: vec[i64], gained: i64) -> None:
        """Make cards the hand of a seat; the first ones count as gained in this turn."""
        hands.empty(self.hands, seat)
        hands.empty(self.fresh, seat)
        place: i64
        for place in range(len(cards)):
            hands.put(self.hands, seat, cards[place])
            if place < gained:
                hands.put(self.fresh, seat, cards[place])
