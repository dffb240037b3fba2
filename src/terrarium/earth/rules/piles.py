"""Deck, discard pile, composts and cards set aside: face-down piles, linked from the top down.

``below[card]`` is the card beneath a card, 0 at the bottom, so a pile is known by its top card, and moving a card
changes two numbers. Beside the piles stands what seats know of them, for `deal.redeal`: ``knows[card]`` has the bit of
every seat that knows the place of a face-down card. A seat knows what it put there itself, and everybody knows what
was put there openly. A known card of the discard pile that is shuffled into the deck is known to be in the deck only
until somebody else takes a card from it unseen: that is `certain`, a bit for each seat. (E45, E46)
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from terrarium.earth.rules import journal
from terrarium.earth.state import hands
from terrarium.earth.state.seat_fields import ASIDE_LEFT, ASIDE_TOP, COMPOST_TOP, GAINED_COMPOST, MARKS
from terrarium.engine.vecs import append, vec

if TYPE_CHECKING:
    from terrarium.earth.position import EarthPosition

NOTHING: Final = 0
EVERYBODY: Final = 31


def chain(below: vec[i64], top: i64) -> vec[i64]:
    """The cards of a pile from the top down."""
    found = vec[i64]()
    while top != NOTHING:
        found = append(found, top)
        top = below[top]
    return found


def linked(below: vec[i64], cards: vec[i64]) -> i64:
    """Link cards to a pile, the last one at the bottom; the answer is the top card."""
    top: i64 = NOTHING
    place: i64 = len(cards) - 1
    while place >= 0:
        below[cards[place]] = top
        top = cards[place]
        place -= 1
    return top


def reshuffle(position: EarthPosition) -> None:
    """Shuffle the discard pile into a new deck. (E45)"""
    if position.discards == 0:
        return
    cards = chain(position.below, position.discard_top)
    position.rng.shuffle(cards)
    position.deck_top = linked(position.below, cards)
    position.deck = position.discards
    position.discard_top = NOTHING
    position.discards = 0
    position.certain = EVERYBODY
    if position.journal is not None:
        journal.reshuffled(position)


def from_deck(position: EarthPosition) -> i64:
    """The top card of the deck, or NOTHING if deck and discard pile are empty. (E45)"""
    if position.deck == 0:
        reshuffle(position)
    card = position.deck_top
    if card != NOTHING:
        position.deck_top = position.below[card]
        position.deck -= 1
    return card


def draw(position: EarthPosition, seat: i64, count: i64) -> i64:
    """Draw cards into hand, as many as there are; the answer is how many there were."""
    drawn = vec[i64]()
    done: i64 = 0
    while done < count:
        card = from_deck(position)
        if card == NOTHING:
            break
        hands.put(position.hands, seat, card)
        position.areas[seat].hand += 1
        position.certain &= position.circle(seat)
        hands.put(position.fresh, seat, card)
        if position.journal is not None:
            drawn = append(drawn, card)
        done += 1
        position.reveals += 1
    if position.journal is not None:
        journal.drew(position, seat, drawn)
    return done


def compost_from_deck(position: EarthPosition, seat: i64, count: i64) -> i64:
    """Put the top cards of the deck unseen on the own compost; the answer is how many there were."""
    done: i64 = 0
    while done < count:
        card = from_deck(position)
        if card == NOTHING:
            break
        position.certain = 0
        lay_on_compost(position, seat, card, 0)
        position.marks[MARKS * seat + GAINED_COMPOST] += 1
        done += 1
    if position.journal is not None:
        journal.composted_from_deck(position, seat, done)
    return done


def lay_on_compost(position: EarthPosition, seat: i64, card: i64, known_to: i64) -> None:
    """Put a card face down on top of a compost. (E46)"""
    place = MARKS * seat + COMPOST_TOP
    position.below[card] = position.marks[place]
    position.marks[place] = card
    position.knows[card] = known_to
    position.areas[seat].compost += 1


def discard(position: EarthPosition, card: i64, known_to: i64) -> None:
    """Put a card face down on the discard pile."""
    position.below[card] = position.discard_top
    position.discard_top = card
    position.discards += 1
    position.round_stocked = True
    position.knows[card] = known_to


def discard_from_compost(position: EarthPosition, seat: i64, count: i64) -> None:
    """The top cards of the own compost go unseen to the discard pile."""
    place = MARKS * seat + COMPOST_TOP
    while count > 0:
        card = position.marks[place]
        position.marks[place] = position.below[card]
        position.areas[seat].compost -= 1
        discard(position, card, position.knows[card])
        count -= 1


def set_aside(position: EarthPosition, seat: i64, count: i64) -> None:
    """Look at the top cards of the deck; they are nowhere until one is kept. (E11)"""
    base = MARKS * seat
    while count > 0:
        card = from_deck(position)
        if card == NOTHING:
            break
        position.below[card] = position.marks[base + ASIDE_TOP]
        position.marks[base + ASIDE_TOP] = card
        position.marks[base + ASIDE_LEFT] += 1
        position.certain &= position.circle(seat)
        position.reveals += 1
        count -= 1


def keep_aside(position: EarthPosition, seat: i64, kept: i64) -> None:
    """Take one of the cards set aside into hand, the others go face down to the discard pile. (E11)

    Alone against Gaia they stay where they are until she reacts. (E62)
    """
    base = MARKS * seat
    card = position.marks[base + ASIDE_TOP]
    position.marks[base + ASIDE_TOP] = NOTHING
    position.marks[base + ASIDE_LEFT] = 0
    while card != NOTHING:
        beneath = position.below[card]
        if card == kept:
            hands.put(position.hands, seat, card)
            position.areas[seat].hand += 1
            hands.put(position.fresh, seat, card)
        elif position.solo:
            position.below[card] = position.marks[base + ASIDE_TOP]
            position.marks[base + ASIDE_TOP] = card
            position.marks[base + ASIDE_LEFT] += 1
        else:
            discard(position, card, position.circle(seat))
        card = beneath


def keep_compost(position: EarthPosition, seat: i64, kept: i64) -> None:
    """Take one of the top compost cards into hand; the order of the others stays."""
    place = MARKS * seat + COMPOST_TOP
    above: i64 = NOTHING
    card = position.marks[place]
    while card != kept:
        above = card
        card = position.below[card]
    if above == NOTHING:
        position.marks[place] = position.below[kept]
    else:
        position.below[above] = position.below[kept]
    position.areas[seat].compost -= 1
    hands.put(position.hands, seat, kept)
    hands.put(position.fresh, seat, kept)
    position.areas[seat].hand += 1
