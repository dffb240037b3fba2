"""Face-down piles of cards, linked from the top down, and who knows which of their cards.

A pile is known by its top card: the deck, the discard pile, composts, and cards that are set aside. Moving a card
changes two numbers. A seat knows the place of a face-down card that it put there itself, and everybody knows what was
put there openly. A known card of the discard pile that is shuffled into the deck is known to be in the deck only until
somebody else takes a card from it unseen: that is `CardPiles.certain`. (E45, E46)
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from terrarium.earth.cards.box import EARTH_CARDS
from terrarium.earth.state.seat_fields import NOBODY
from terrarium.earth.state.step_stacks import Stacks
from terrarium.engine.fields import NO_ROW, Fields
from terrarium.engine.game import Game
from terrarium.engine.journal import Journal
from terrarium.engine.rng import Rng
from terrarium.engine.vec_operations import filled
from terrarium.engine.vecs import append, vec

#: In place of a card: the bottom of a pile, or the top of an empty one.
NOTHING: Final = 0
#: In place of the bits of seats: all five, and no one.
EVERYBODY: Final = 31
UNKNOWN_TO_ALL: Final = 0


class CardPiles(Stacks):
    """A position with piles of cards."""

    def __init__(self, game: Game, rng: Rng, journal: Journal | None) -> None:
        super().__init__(game, rng, journal)
        #: By card: the card beneath it, and the bits of the seats that know the place where it lies face down.
        self.below: vec[i64] = NO_ROW
        self.knows: vec[i64] = NO_ROW
        #: The bits of the seats for which a card that they know in the deck is still there for certain.
        self.certain: i64 = 0
        #: Deck and discard pile: their top cards, and how many cards they have.
        self.deck_top: i64 = NOTHING
        self.deck: i64 = 0
        self.discard_top: i64 = NOTHING
        self.discards: i64 = 0

    def make_piles(self) -> None:
        """Make place for the links of all cards; no pile has a card yet."""
        self.below = filled(EARTH_CARDS + 1, NOTHING)
        self.knows = filled(EARTH_CARDS + 1, UNKNOWN_TO_ALL)

    def transfer_stock(self, source: CardPiles, fields: Fields) -> None:
        """Transfer deck and discard pile; a copy gets the links of all piles at once."""
        if fields.copying:
            self.below = source.below[:]
            self.knows = source.knows[:]
            self.deck_top = source.deck_top
            self.deck = source.deck
            self.discard_top = source.discard_top
            self.discards = source.discards
        else:
            self.deck_top = self.transfer_pile(source.deck_top, fields)
            self.discard_top = self.transfer_pile(source.discard_top, fields)
            self.deck = len(self.pile(self.deck_top))
            self.discards = len(self.pile(self.discard_top))

    def transfer_pile(self, top: i64, fields: Fields) -> i64:
        """Transfer a pile, not for a copy: the cards from the top, then who knows each; return the top card."""
        cards = fields.long_row(self.pile(top))
        known = vec[i64]()
        for card in cards:
            known = append(known, self.knows[card])
        known = fields.row(known, len(cards))
        place: i64
        for place in range(len(cards)):
            self.knows[cards[place]] = known[place]
        return self.link(cards)

    def pile(self, top: i64) -> vec[i64]:
        """Return the cards of a pile from the top down."""
        found = vec[i64]()
        while top != NOTHING:
            found = append(found, top)
            top = self.below[top]
        return found

    def link(self, cards: vec[i64]) -> i64:
        """Link cards to a pile, the last one at the bottom; return the top card."""
        top: i64 = NOTHING
        count: i64 = len(cards)
        number: i64
        for number in range(count):
            card = cards[count - 1 - number]
            self.below[card] = top
            top = card
        return top

    def top_cards(self, top: i64, count: i64) -> vec[i64]:
        """Return the first `count` cards of a pile from the top down; it has that many."""
        found = vec[i64]()
        _number: i64
        for _number in range(count):
            found = append(found, top)
            top = self.below[top]
        return found

    def put_on_pile(self, top: i64, card: i64) -> i64:
        """Link a card to the top of a pile; return the new top card."""
        self.below[card] = top
        return card

    def stock(self) -> i64:
        """Return how many cards there are to draw, those of the discard pile included. (E45)"""
        return self.deck + self.discards

    def set_deck(self, cards: vec[i64]) -> None:
        """Make cards the deck, from the top."""
        self.deck_top = self.link(cards)
        self.deck = len(cards)

    def set_discards(self, cards: vec[i64]) -> None:
        """Make cards the discard pile, from the top."""
        self.discard_top = self.link(cards)
        self.discards = len(cards)

    def pop_deck(self) -> i64:
        """Unlink and return the top card of the deck, or NOTHING if it is empty."""
        card = self.deck_top
        if card != NOTHING:
            self.deck_top = self.below[card]
            self.deck -= 1
        return card

    def push_discard(self, card: i64) -> None:
        """Link a card to the top of the discard pile."""
        self.discard_top = self.put_on_pile(self.discard_top, card)
        self.discards += 1

    def push_compost(self, seat: i64, card: i64) -> None:
        """Link a card to the top of a compost."""
        self.set_compost_top(seat, self.put_on_pile(self.compost_top(seat), card))

    def pop_compost(self, seat: i64) -> i64:
        """Unlink and return the top card of a compost that has one."""
        card = self.compost_top(seat)
        self.set_compost_top(seat, self.below[card])
        return card

    def push_aside(self, seat: i64, card: i64) -> None:
        """Link a card to those that a seat has set aside."""
        self.set_aside_pile(seat, self.put_on_pile(self.aside_top(seat), card), self.aside_count(seat) + 1)

    def knows_card(self, viewer: i64, card: i64) -> bool:
        """Return whether a viewer knows the place of a face-down card; a spectator knows what everybody knows."""
        if viewer == NOBODY:
            return self.knows[card] == EVERYBODY
        return self.knows[card] >> viewer & 1 == 1

    def is_certain(self, viewer: i64) -> bool:
        """Return whether a card that a viewer knows in the deck is there for certain."""
        return self.certain == EVERYBODY if viewer == NOBODY else self.certain >> viewer & 1 == 1
