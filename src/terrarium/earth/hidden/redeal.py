"""Dealing anew what a seat cannot know. (E46, E74)

What a seat knows: its own hand, cards it looks at and options; the Islands, Climates and ecosystems that were chosen;
every card that lies open; face-down cards that it put there itself or that everybody saw going there (`piles`).
Everything else is shuffled and dealt to the same places. A card that a seat knew in the discard pile may be anywhere
once it was shuffled into the deck and somebody else drew; that such a card cannot be among those that others hold
since before is not worked out.

What is done while planting is hidden is told in `hidden_planting`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from terrarium.earth.cards.box import EARTH_CARDS, FIRST_CLIMATE, FIRST_ISLAND
from terrarium.earth.cards.gaia_cards import CARDS as GAIA_CARDS
from terrarium.earth.hidden import redeal_planting as planting
from terrarium.earth.hidden.known_cards import NOBODY, knows, mark_open, unplaced
from terrarium.earth.rules import piles
from terrarium.earth.rules.deal import in_pairs
from terrarium.earth.state import hands, packing
from terrarium.earth.state.gaia_board import DECK, TURNED
from terrarium.earth.state.hands import SETS
from terrarium.earth.state.seat_fields import ASIDE_TOP, COMPOST_TOP, ECOSYSTEM, MARKS
from terrarium.earth.state.steps import PLACE_CARD, kind_of
from terrarium.earth.state.team_board import CARDS_THERE, MATES, PLACES, TEAMS
from terrarium.engine.rng import Rng
from terrarium.engine.vec_operations import sort_stretch
from terrarium.engine.vecs import append, vec

if TYPE_CHECKING:
    from terrarium.earth.position import EarthPosition

#: In a row of a pile: a card that is to be dealt anew.
UNKNOWN: Final = 0


def redeal(position: EarthPosition, seat: int | None, rng: Rng) -> None:
    """Deal anew what the seat (None: a spectator) cannot know."""
    viewer: i64 = NOBODY if seat is None else seat
    shown = position.reveals
    position.rng = Rng(rng.seed())
    _redeal_boards(position, viewer, rng)
    if position.solo:
        _redeal_gaia(position, rng)
    done = vec[i64]()
    if position.before is not None:
        done = planting.set_back(position, position.before, viewer)
    else:
        _forget_choices(position, viewer)
    _redeal_cards(position, viewer, rng)
    if position.before is not None:
        position.before = planting.snapshot(position, position.before, viewer)
        planting.plant_again(position, done, rng)
    position.reveals = shown


# -- Islands, Climates, ecosystems -------------------------------------------------------------------------------


def _redeal_boards(position: EarthPosition, viewer: i64, rng: Rng) -> None:
    """E74: options are hidden until chosen, and those not chosen stay so."""
    kind: i64 = 0
    while kind < 3:
        cards = position.islands[:] if kind == 0 else position.climates[:] if kind == 1 else position.ecosystems[:]
        count = position.dealt * position.seats
        open_cards: i64 = len(position.shared) if kind == 2 else 0
        unknown = vec[i64]()
        place: i64 = 0
        while place < len(cards):
            if _board_hidden(position, viewer, kind, place, cards[place], count, open_cards):
                unknown = append(unknown, cards[place])
            place += 1
        sort_stretch(unknown, 0, len(unknown))
        rng.shuffle(unknown)
        number: i64 = 0
        place = 0
        while place < len(cards):
            if _board_hidden(position, viewer, kind, place, cards[place], count, open_cards):
                cards[place] = unknown[number]
                number += 1
            place += 1
        in_pairs(cards, count, position.dealt)
        if kind == 0:
            position.islands = cards
        elif kind == 1:
            position.climates = cards
        else:
            position.ecosystems = cards
        kind += 1


def _board_hidden(
    position: EarthPosition, viewer: i64, kind: i64, place: i64, card: i64, count: i64, open_cards: i64
) -> bool:
    if place >= count + open_cards:
        return True
    if place >= count:
        return False
    owner = place // position.dealt
    return not position.sees(viewer, owner) and card != chosen_card(position, owner, kind)


def chosen_card(position: EarthPosition, seat: i64, kind: i64) -> i64:
    """The Island, Climate or ecosystem that a seat has chosen, NOBODY if none yet."""
    if kind == 2:
        side = position.marks[MARKS * seat + ECOSYSTEM]
        return NOBODY if side == 0 else (side - 1) // 2
    number = position.areas[seat].island if kind == 0 else position.areas[seat].climate
    if number == 0:
        return NOBODY
    return (number - (FIRST_ISLAND if kind == 0 else FIRST_CLIMATE)) // 2


# -- Earth cards -------------------------------------------------------------------------------------------------


def _forget_choices(position: EarthPosition, viewer: i64) -> None:
    """Which card another seat is about to plant is not known."""
    seat: i64 = 0
    while seat < position.seats:
        if not position.sees(viewer, seat) and position.pending(seat) > 0 and kind_of(position.top(seat)) == PLACE_CARD:
            position.pop(seat)
        seat += 1


class Pool:
    """The cards that are dealt anew, one after the other."""

    def __init__(self, cards: vec[i64]) -> None:
        self.cards = cards
        self.next: i64 = 0

    def card(self) -> i64:
        """The next card."""
        self.next += 1
        return self.cards[self.next - 1]


def _redeal_cards(position: EarthPosition, viewer: i64, rng: Rng) -> None:
    """Shuffle all cards that the viewer cannot place, and deal them to where such cards lie."""
    certain = position.certain == piles.EVERYBODY if viewer == NOBODY else position.certain >> viewer & 1 == 1
    placed = vec[i64]([0] * (EARTH_CARDS + 1))
    deck = piles.chain(position.below, position.deck_top)
    number: i64 = 0
    while number < len(deck):
        if not (certain and knows(position, viewer, deck[number])):
            deck[number] = UNKNOWN
        placed[deck[number]] = 1
        number += 1
    sort_stretch(deck, 0, len(deck))  # nobody knows where in the deck a card lies
    discards = piles.chain(position.below, position.discard_top)
    discard_bits = _hide_unknown(position, viewer, discards, placed)
    composts: list[vec[i64]] = []
    compost_bits: list[vec[i64]] = []
    asides: list[vec[i64]] = []
    seat: i64 = 0
    while seat < position.seats:
        cards = piles.chain(position.below, position.marks[MARKS * seat + COMPOST_TOP])
        compost_bits.append(_hide_unknown(position, viewer, cards, placed))
        composts.append(cards)
        aside = piles.chain(position.below, position.marks[MARKS * seat + ASIDE_TOP])
        number = 0
        while number < len(aside):
            if not position.sees(viewer, seat):
                aside[number] = UNKNOWN
            placed[aside[number]] = 1
            number += 1
        asides.append(aside)
        mark_open(position, seat, position.sees(viewer, seat), placed)
        seat += 1
    others: list[vec[i64]] = []
    other_bits: list[vec[i64]] = []
    for top in packing.other_piles(position):
        cards = piles.chain(position.below, top)
        other_bits.append(_hide_unknown(position, viewer, cards, placed))
        others.append(cards)
    _mark_lying(position, viewer, placed)
    pool = Pool(unplaced(placed))
    rng.shuffle(pool.cards)
    seat = 0
    while seat < position.seats:
        _fill(position, pool, composts[seat], compost_bits[seat])
        position.marks[MARKS * seat + COMPOST_TOP] = piles.linked(position.below, composts[seat])
        _fill(position, pool, asides[seat], vec[i64]([0] * len(asides[seat])))
        position.marks[MARKS * seat + ASIDE_TOP] = piles.linked(position.below, asides[seat])
        if not position.sees(viewer, seat):
            _deal_hand(position, seat, pool)
        seat += 1
    _deal_extras(position, viewer, pool, others, other_bits)
    _fill(position, pool, discards, discard_bits)
    position.discard_top = piles.linked(position.below, discards)
    _fill(position, pool, deck, vec[i64]([0] * len(deck)))
    rng.shuffle(deck)
    position.deck_top = piles.linked(position.below, deck)


def _deal_hand(position: EarthPosition, seat: i64, pool: Pool) -> None:
    """New cards for a hand; as many of them as before were gained in this turn. (E72, E77)"""
    gained: i64 = 0
    for card in hands.cards_of(position.hands, seat, SETS.all):
        if hands.holds(position.fresh, seat, card):
            gained += 1
    hands.empty(position.fresh, seat)
    hands.empty(position.hands, seat)
    number: i64 = 0
    while number < position.areas[seat].hand:
        card = pool.card()
        hands.put(position.hands, seat, card)
        if number < gained:
            hands.put(position.fresh, seat, card)
        number += 1


def _mark_lying(position: EarthPosition, viewer: i64, placed: vec[i64]) -> None:
    """Note the cards on the board of the viewer's own team."""
    team: i64 = 0
    while position.team_play and team < TEAMS:
        if position.sees(viewer, MATES * team):
            for card in hands.cards_of(position.lying, team, SETS.all):
                placed[card] = 1
        team += 1


def _deal_extras(
    position: EarthPosition, viewer: i64, pool: Pool, others: list[vec[i64]], bits: list[vec[i64]]
) -> None:
    """New cards for Gaia's compost, or for the boards of teams."""
    number: i64 = 0
    while number < len(others):
        _fill(position, pool, others[number], bits[number])
        packing.set_other_pile(position, number, piles.linked(position.below, others[number]))
        number += 1
    team: i64 = 0
    while position.team_play and team < TEAMS:
        if not position.sees(viewer, MATES * team):
            hands.empty(position.lying, team)
            number = 0
            while number < position.board[PLACES * team + CARDS_THERE]:
                hands.put(position.lying, team, pool.card())
                number += 1
        team += 1


def _redeal_gaia(position: EarthPosition, rng: Rng) -> None:
    """The order of the cards that Gaia has not turned over in this pass is not known to anybody."""
    cards = vec[i64]()
    first = position.gaia[TURNED] % GAIA_CARDS
    if position.gaia[TURNED] > 0 and first == 0:
        return  # all six lie open until they are shuffled
    place = first
    while place < GAIA_CARDS:
        cards = append(cards, position.gaia[DECK + place])
        place += 1
    sort_stretch(cards, 0, len(cards))
    rng.shuffle(cards)
    place = first
    while place < GAIA_CARDS:
        position.gaia[DECK + place] = cards[place - first]
        place += 1


def _hide_unknown(position: EarthPosition, viewer: i64, cards: vec[i64], placed: vec[i64]) -> vec[i64]:
    """Note the cards of a pile that the viewer knows, and blot out the others; who knows what stays with the place."""
    bits = vec[i64]()
    number: i64 = 0
    while number < len(cards):
        card = cards[number]
        bits = append(bits, position.knows[card])
        if card != UNKNOWN and not knows(position, viewer, card):
            cards[number] = UNKNOWN
        placed[cards[number]] = 1
        number += 1
    return bits


def _fill(position: EarthPosition, pool: Pool, cards: vec[i64], bits: vec[i64]) -> None:
    """Put new cards where unknown ones lie."""
    number: i64 = 0
    while number < len(cards):
        if cards[number] == UNKNOWN:
            cards[number] = pool.card()
            position.knows[cards[number]] = bits[number]
        number += 1
