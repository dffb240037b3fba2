"""Dealing anew what a seat cannot know. (E46, E74)

What a seat knows: its own hand, cards it looks at and options; the Islands, Climates and ecosystems that were chosen;
every card that lies open; face-down cards that it put there itself or that everybody saw going there (`state.piles`).
Everything else is shuffled and dealt to the same places. A card that a seat knew in the discard pile may be anywhere
once it was shuffled into the deck and somebody else drew. It is not worked out that such a card cannot be among those
that others have held since before.

`redeal_planting` deals with what is done while planting is hidden.
"""

from __future__ import annotations

from mypy_extensions import i64

from terrarium.earth.cards.box import FIRST_CLIMATE, FIRST_ISLAND, card_of_side
from terrarium.earth.cards.gaia_cards import CARDS as GAIA_CARDS
from terrarium.earth.hidden import redeal_planting
from terrarium.earth.hidden.known_cards import UNKNOWN, HiddenPile, PlacedCards, pile_seen
from terrarium.earth.rules.deal import in_pairs
from terrarium.earth.state import setup_cards
from terrarium.earth.state.piles import UNKNOWN_TO_ALL
from terrarium.earth.state.position import EarthState
from terrarium.earth.state.seat_fields import NOBODY
from terrarium.earth.state.steps import PLACE_CARD
from terrarium.earth.state.team_board import MATES, TEAMS
from terrarium.engine.rng import Rng
from terrarium.engine.vec_operations import filled, sort_range
from terrarium.engine.vecs import append, vec


def redeal(position: EarthState, seat: int | None, rng: Rng) -> None:
    """Deal anew what the seat (None: a spectator) cannot know."""
    viewer: i64 = NOBODY if seat is None else seat
    shown = position.reveals
    position.rng = Rng(rng.seed())
    kind: i64
    for kind in range(setup_cards.KINDS):
        _redeal_setup_cards(position, viewer, kind, rng)
    if position.solo:
        _redeal_gaia(position, rng)
    if position.before is None:
        _forget_chosen_cards(position, viewer)
        _redeal_earth_cards(position, viewer, rng)
    else:
        done = redeal_planting.set_back(position, position.before, viewer)
        _redeal_earth_cards(position, viewer, rng)
        position.before = redeal_planting.snapshot(position, position.before, viewer)
        redeal_planting.plant_again(position, done, rng)
    position.reveals = shown


# -- Islands, Climates, ecosystems -------------------------------------------------------------------------------


def _redeal_setup_cards(position: EarthState, viewer: i64, kind: i64, rng: Rng) -> None:
    """Deal the hidden cards of a kind anew to the places where they lie. (E74)"""
    cards = position.dealt_row(kind)[:]
    places = vec[i64]()
    unknown = vec[i64]()
    place: i64
    for place in range(len(cards)):
        if _is_hidden(position, viewer, kind, place, cards[place]):
            places = append(places, place)
            unknown = append(unknown, cards[place])
    sort_range(unknown, 0, len(unknown))
    rng.shuffle(unknown)
    number: i64
    for number in range(len(places)):
        cards[places[number]] = unknown[number]
    in_pairs(cards, position.dealt * position.seats, position.dealt)
    position.set_dealt_row(kind, cards)


def _is_hidden(position: EarthState, viewer: i64, kind: i64, place: i64, card: i64) -> bool:
    """Return whether a card is hidden: options until one is chosen, those not chosen, and the rest. (E74)"""
    dealt = position.dealt * position.seats
    open_cards: i64 = len(position.shared) if kind == setup_cards.ECOSYSTEM else 0
    if place >= dealt:
        return place >= dealt + open_cards
    owner = place // position.dealt
    return not position.sees(viewer, owner) and card != _chosen_card(position, owner, kind)


def _chosen_card(position: EarthState, seat: i64, kind: i64) -> i64:
    """Return the Island, Climate or ecosystem of which a seat has chosen a side, a number below 0 if none yet."""
    side = position.own_ecosystem(seat)
    if kind == setup_cards.ISLAND:
        side = position.areas[seat].island - FIRST_ISLAND
    elif kind == setup_cards.CLIMATE:
        side = position.areas[seat].climate - FIRST_CLIMATE
    return card_of_side(side)


def _redeal_gaia(position: EarthState, rng: Rng) -> None:
    """Shuffle the cards that Gaia has not turned over in this pass."""
    board = position.gaia
    first = board.turned % GAIA_CARDS
    if board.turned > 0 and first == 0:
        return  # all six lie open until they are shuffled
    cards = vec[i64]()
    place: i64
    for place in range(first, GAIA_CARDS):
        cards = append(cards, board.deck[place])
    sort_range(cards, 0, len(cards))
    rng.shuffle(cards)
    for place in range(first, GAIA_CARDS):
        board.deck[place] = cards[place - first]


# -- Earth cards -------------------------------------------------------------------------------------------------


def _forget_chosen_cards(position: EarthState, viewer: i64) -> None:
    """Take back which card another seat is about to plant."""
    seat: i64
    for seat in range(position.seats):
        if not position.sees(viewer, seat) and position.next_kind(seat) == PLACE_CARD:
            position.pop(seat)


class Dealer:
    """Deals shuffled cards, one after the other."""

    def __init__(self, position: EarthState, cards: vec[i64]) -> None:
        self.position = position
        self.cards = cards
        self.next: i64 = 0

    def card(self) -> i64:
        """Return the next card."""
        self.next += 1
        return self.cards[self.next - 1]

    def fill(self, pile: HiddenPile) -> i64:
        """Put new cards where unknown ones lie, link the pile, and return its top card."""
        place: i64
        for place in range(len(pile.cards)):
            if pile.cards[place] == UNKNOWN:
                card = self.card()
                pile.cards[place] = card
                self.position.knows[card] = pile.known_to[place]
        return self.position.link(pile.cards)


class ViewedPiles:
    """All piles as a viewer knows them; to make it settles the places of all cards that the viewer knows."""

    def __init__(self, position: EarthState, viewer: i64, placed: PlacedCards) -> None:
        self.deck = _deck_seen(position, viewer, placed)
        self.discards = pile_seen(position, viewer, position.discard_top, placed)
        self.composts: list[HiddenPile] = []
        self.asides: list[HiddenPile] = []
        for seat in range(position.seats):
            self.composts.append(pile_seen(position, viewer, position.compost_top(seat), placed))
            self.asides.append(_aside_seen(position, viewer, seat, placed))
        self.on_boards = [pile_seen(position, viewer, top, placed) for top in position.tops_on_boards()]


def _redeal_earth_cards(position: EarthState, viewer: i64, rng: Rng) -> None:
    """Shuffle all cards that the viewer cannot place, and deal them to where such cards lie."""
    placed = PlacedCards()
    piles = ViewedPiles(position, viewer, placed)
    _place_seen_cards(position, viewer, placed)
    dealer = Dealer(position, placed.others())
    rng.shuffle(dealer.cards)
    seat: i64
    for seat in range(position.seats):
        position.set_compost_top(seat, dealer.fill(piles.composts[seat]))
        position.set_aside_pile(seat, dealer.fill(piles.asides[seat]), position.aside_count(seat))
        if not position.sees(viewer, seat):
            _deal_hand(position, seat, dealer)
    number: i64
    for number in range(len(piles.on_boards)):
        position.set_top_on_board(number, dealer.fill(piles.on_boards[number]))
    _deal_team_cards(position, viewer, dealer)
    position.discard_top = dealer.fill(piles.discards)
    dealer.fill(piles.deck)
    rng.shuffle(piles.deck.cards)
    position.deck_top = position.link(piles.deck.cards)


def _deck_seen(position: EarthState, viewer: i64, placed: PlacedCards) -> HiddenPile:
    """Settle the cards that the viewer knows to be in the deck; nobody knows where in it they lie."""
    cards = position.pile(position.deck_top)
    certain = position.is_certain(viewer)
    place: i64
    for place in range(len(cards)):
        if not (certain and position.knows_card(viewer, cards[place])):
            cards[place] = UNKNOWN
        placed.add(cards[place])
    sort_range(cards, 0, len(cards))
    return HiddenPile(cards, filled(len(cards), UNKNOWN_TO_ALL))


def _aside_seen(position: EarthState, viewer: i64, seat: i64, placed: PlacedCards) -> HiddenPile:
    """Settle the cards that a seat has set aside, if the viewer sees them."""
    cards = position.pile(position.aside_top(seat))
    if position.sees(viewer, seat):
        placed.add_all(cards)
    else:
        cards = filled(len(cards), UNKNOWN)
    return HiddenPile(cards, filled(len(cards), UNKNOWN_TO_ALL))


def _place_seen_cards(position: EarthState, viewer: i64, placed: PlacedCards) -> None:
    """Settle all areas, and the hands and the team's board that the viewer sees."""
    seat: i64
    for seat in range(position.seats):
        placed.add_area(position, seat)
        if position.sees(viewer, seat):
            placed.add_all(position.hand_cards(seat))
            if position.team_play:
                placed.add_all(position.board_of(seat).card_list())


def _deal_hand(position: EarthState, seat: i64, dealer: Dealer) -> None:
    """Deal a new hand; as many of its cards as before count as gained in this turn. (E72, E77)"""
    gained: i64 = len(position.gained_cards(seat))
    cards = vec[i64]()
    _number: i64
    for _number in range(position.areas[seat].hand):
        cards = append(cards, dealer.card())
    position.replace_hand(seat, cards, gained)


def _deal_team_cards(position: EarthState, viewer: i64, dealer: Dealer) -> None:
    """Deal new cards to the board of a team that the viewer does not belong to. (E73)"""
    if not position.team_play:
        return
    team: i64
    for team in range(TEAMS):
        if not position.sees(viewer, MATES * team):
            board = position.team_boards.boards[team]
            count = board.cards
            board.take_cards()
            _number: i64
            for _number in range(count):
                board.add_card(dealer.card())
