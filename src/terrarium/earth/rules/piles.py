"""Drawing, composting and discarding cards. (E45, E46)"""

from __future__ import annotations

from mypy_extensions import i64

from terrarium.earth.rules import journal
from terrarium.earth.rules.actions import KEEP, with_card
from terrarium.earth.state.piles import EVERYBODY, NOTHING, UNKNOWN_TO_ALL
from terrarium.earth.state.position import EarthState
from terrarium.engine.vec_operations import sort
from terrarium.engine.vecs import append, vec


def reshuffle(position: EarthState) -> None:
    """Shuffle the discard pile into a new deck. (E45)"""
    if position.discards == 0:
        return
    cards = position.pile(position.discard_top)
    position.rng.shuffle(cards)
    position.set_deck(cards)
    position.set_discards(vec[i64]())
    position.certain = EVERYBODY
    journal.reshuffled(position)


def from_deck(position: EarthState) -> i64:
    """Take the top card of the deck, or NOTHING if deck and discard pile are empty. (E45)"""
    if position.deck == 0:
        reshuffle(position)
    return position.pop_deck()


def draw(position: EarthState, seat: i64, count: i64) -> i64:
    """Draw cards into hand, as many as there are; return how many there were."""
    drawn = vec[i64]()
    done: i64 = 0
    for _number in range(count):
        card = from_deck(position)
        if card == NOTHING:
            break
        position.gain_card(seat, card)
        position.certain &= position.circle(seat)
        if position.journal is not None:
            drawn = append(drawn, card)
        done += 1
        position.reveals += 1
    journal.drew(position, seat, drawn)
    return done


def compost_from_deck(position: EarthState, seat: i64, count: i64) -> None:
    """Put the top cards of the deck unseen on the own compost, as many as there are."""
    before = position.areas[seat].compost
    for _number in range(count):
        card = from_deck(position)
        if card == NOTHING:
            break
        position.certain = UNKNOWN_TO_ALL
        lay_on_compost(position, seat, card, UNKNOWN_TO_ALL)
        position.add_compost_gained(seat, 1)
    journal.composted_from_deck(position, seat, position.areas[seat].compost - before)


def lay_on_compost(position: EarthState, seat: i64, card: i64, known_to: i64) -> None:
    """Put a card face down on top of a compost. (E46)"""
    position.push_compost(seat, card)
    position.knows[card] = known_to
    position.areas[seat].compost += 1


def discard(position: EarthState, card: i64, known_to: i64) -> None:
    """Put a card face down on the discard pile."""
    position.push_discard(card)
    position.round_stocked = True
    position.knows[card] = known_to


def discard_from_compost(position: EarthState, seat: i64, count: i64) -> None:
    """Put the top cards of the own compost unseen on the discard pile."""
    _number: i64
    for _number in range(count):
        card = position.pop_compost(seat)
        position.areas[seat].compost -= 1
        discard(position, card, position.knows[card])


def set_aside(position: EarthState, seat: i64, count: i64) -> None:
    """Look at the top cards of the deck; they are nowhere until one is kept. (E11)"""
    _number: i64
    for _number in range(count):
        card = from_deck(position)
        if card == NOTHING:
            return
        position.push_aside(seat, card)
        position.certain &= position.circle(seat)
        position.reveals += 1


def keep_choices(cards: vec[i64]) -> vec[i64]:
    """Return the actions that keep one of some cards, ascending."""
    found = cards[:]
    sort(found)
    place: i64
    for place in range(len(found)):
        found[place] = with_card(KEEP, found[place])
    return found


def keep_aside(position: EarthState, seat: i64, kept: i64) -> None:
    """Take one of the cards set aside into hand, and put the others face down on the discard pile. (E11)

    Alone against Gaia they stay where they are until she reacts. (E62)
    """
    cards = position.pile(position.aside_top(seat))
    position.set_aside_pile(seat, NOTHING, 0)
    for card in cards:
        if card == kept:
            position.gain_card(seat, card)
        elif position.solo:
            position.push_aside(seat, card)
        else:
            discard(position, card, position.circle(seat))


def keep_compost(position: EarthState, seat: i64, kept: i64) -> None:
    """Take one of the top compost cards into hand; the order of the others stays."""
    cards = vec[i64]()
    for card in position.pile(position.compost_top(seat)):
        if card != kept:
            cards = append(cards, card)
    position.set_compost_top(seat, position.link(cards))
    position.areas[seat].compost -= 1
    position.gain_card(seat, kept)
