"""Hands as bits: five words of sixty cards for each seat, so that a hand is always in the order of the card numbers."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from terrarium.earth.cards.box import BOX, EARTH_CARDS
from terrarium.earth.cards.vocabulary import EVENT
from terrarium.engine.vecs import append, vec

WORD: Final = 60
WORDS: Final[i64] = 5
_LOW: Final = (1 << 30) - 1


def no_cards(hands: i64) -> vec[i64]:
    """Return the row of some empty hands."""
    return vec[i64]([0] * (WORDS * hands))


def bit_of(card: i64) -> i64:
    """Return the bit of a card in its word; looked up, since a constant 1 is shifted as 32 bits when compiled."""
    return SETS.bit[card % WORD]


def holds(hands: vec[i64], seat: i64, card: i64) -> bool:
    """Return whether the seat has the card in hand."""
    return hands[WORDS * seat + card // WORD] >> card % WORD & 1 != 0


def put(hands: vec[i64], seat: i64, card: i64) -> None:
    """Add a card to a hand."""
    hands[WORDS * seat + card // WORD] |= bit_of(card)


def take(hands: vec[i64], seat: i64, card: i64) -> None:
    """Take a card out of a hand."""
    hands[WORDS * seat + card // WORD] &= ~bit_of(card)


def empty(hands: vec[i64], seat: i64) -> None:
    """Take every card out of a hand."""
    word: i64
    for word in range(WORDS):
        hands[WORDS * seat + word] = 0


def copy_hand(hands: vec[i64], seat: i64, source: vec[i64]) -> None:
    """Take over a hand from another row of hands."""
    word: i64
    for word in range(WORDS):
        hands[WORDS * seat + word] = source[WORDS * seat + word]


def shared_cards(hands: vec[i64], seat: i64, others: vec[i64]) -> vec[i64]:
    """Return the cards that a seat has in two rows of hands, ascending."""
    found = vec[i64]()
    word: i64
    for word in range(WORDS):
        found = _append_bits(found, word, hands[WORDS * seat + word] & others[WORDS * seat + word])
    return found


def any_shared(hands: vec[i64], seat: i64, others: vec[i64]) -> bool:
    """Return whether a seat has a card in both of two rows of hands."""
    return any(hands[WORDS * seat + word] & others[WORDS * seat + word] != 0 for word in range(WORDS))


def lowest(bits: i64) -> i64:
    """Return the place of the lowest bit that is set."""
    place: i64 = 0
    if bits & _LOW == 0:
        place = 30
    bits >>= place
    if bits & 0x7FFF == 0:
        bits >>= 15
        place += 15
    if bits & 0xFF == 0:
        bits >>= 8
        place += 8
    if bits & 0xF == 0:
        bits >>= 4
        place += 4
    if bits & 3 == 0:
        bits >>= 2
        place += 2
    return place + 1 if bits & 1 == 0 else place


def cards_of(hands: vec[i64], seat: i64, among: vec[i64]) -> vec[i64]:
    """Return the cards in hand that are in a set of cards (a row with one hand), ascending."""
    found = vec[i64]()
    word: i64
    for word in range(WORDS):
        found = _append_bits(found, word, hands[WORDS * seat + word] & among[word])
    return found


def _append_bits(found: vec[i64], word: i64, bits: i64) -> vec[i64]:
    """Append the cards whose bits are set in a word."""
    while bits != 0:
        found = append(found, WORD * word + lowest(bits))
        bits &= bits - 1
    return found


def bits_of(cards: list[int]) -> vec[i64]:
    """Return a set of cards as a row with one hand."""
    words = [0] * WORDS
    for card in cards:
        words[card // WORD] |= 1 << card % WORD
    return vec[i64](words)


class CardSets:
    """Sets of cards to look for in a hand."""

    def __init__(self) -> None:
        numbers = list(range(1, EARTH_CARDS + 1))
        self.bit: vec[i64] = vec[i64]([1 << place for place in range(WORD)])
        self.all: vec[i64] = bits_of(numbers)
        self.events: vec[i64] = bits_of([card for card in numbers if BOX.cards[card].kind == EVENT])
        #: Flora and terrain. (E13)
        self.plantable: vec[i64] = bits_of([card for card in numbers if BOX.cards[card].kind != EVENT])


SETS: Final[CardSets] = CardSets()
