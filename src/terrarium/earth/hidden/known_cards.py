"""Which cards a viewer can place, and which are dealt anew. (E46, E74)"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from terrarium.earth.cards.box import EARTH_CARDS
from terrarium.earth.state.position import EarthState
from terrarium.engine.vec_operations import filled
from terrarium.engine.vecs import append, vec

#: In place of a card that is dealt anew.
UNKNOWN: Final = 0


class PlacedCards:
    """The cards whose place is settled."""

    def __init__(self) -> None:
        #: By card: 1 if its place is settled.
        self.placed: vec[i64] = filled(EARTH_CARDS + 1, 0)

    def copy(self) -> PlacedCards:
        """Return an equal set that can change on its own."""
        twin = PlacedCards()
        twin.placed = self.placed[:]
        return twin

    def add(self, card: i64) -> None:
        """Settle the place of a card."""
        self.placed[card] = 1

    def add_all(self, cards: vec[i64]) -> None:
        """Settle the places of cards."""
        for card in cards:
            self.placed[card] = 1

    def add_area(self, position: EarthState, seat: i64) -> None:
        """Settle the places of the cards that lie open in an area."""
        self.add_all(position.areas[seat].cells)
        self.add_all(position.areas[seat].events)

    def has(self, card: i64) -> bool:
        """Return whether the place of a card is settled."""
        return self.placed[card] == 1

    def others(self) -> vec[i64]:
        """Return the cards whose place is not settled, ascending."""
        cards = vec[i64]()
        card: i64
        for card in range(1, EARTH_CARDS + 1):
            if self.placed[card] == 0:
                cards = append(cards, card)
        return cards


class HiddenPile:
    """A pile as a viewer knows it: from the top, UNKNOWN where a card is dealt anew, and who knows each card."""

    def __init__(self, cards: vec[i64], known_to: vec[i64]) -> None:
        self.cards = cards
        self.known_to = known_to


def pile_seen(position: EarthState, viewer: i64, top: i64, placed: PlacedCards) -> HiddenPile:
    """Settle the cards of a pile that the viewer knows and hide the others; who knows what stays with the place."""
    cards = position.pile(top)
    known_to = vec[i64]()
    place: i64
    for place in range(len(cards)):
        known_to = append(known_to, position.knows[cards[place]])
        if not position.knows_card(viewer, cards[place]):
            cards[place] = UNKNOWN
        placed.add(cards[place])
    return HiddenPile(cards, known_to)
