"""Dealing anew what a seat cannot know. (E46, E74)

What a seat knows: its own hand, cards it looks at and options; the Islands, Climates and ecosystems that were chosen;
every card that lies open; face-down cards that it put there itself or that everybody saw going there (`piles`).
Everything else is shuffled and dealt to the same places. A card that a seat knew in the discard pile may be anywhere
once it was shuffled into the deck and somebody else drew; that such a card cannot be among those that others hold
since before is not worked out.

While planting is hidden (E19) the others are set back to where planting began, and those who are done plant again at
random: from outside that looks the same.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from terrarium.earth import hands, piles, storage, turn
from terrarium.earth.cards import EARTH_CARDS, FIRST_CLIMATE, FIRST_ISLAND
from terrarium.earth.deal import in_pairs
from terrarium.earth.gaia_board import DECK, TURNED
from terrarium.earth.gaia_cards import CARDS as GAIA_CARDS
from terrarium.earth.hands import SETS
from terrarium.earth.marks import ASIDE_TOP, COMPOST_TOP, ECOSYSTEM, MARKS, PENDING
from terrarium.earth.steps import DEPTH, PLACE_CARD, kind_of
from terrarium.earth.team_board import CARDS_THERE, MATES, PLACES, TEAMS, TOP_THERE
from terrarium.engine.piles import sort_stretch
from terrarium.engine.rng import Rng
from terrarium.engine.vecs import append, vec

if TYPE_CHECKING:
    from terrarium.earth.position import EarthPosition

NOBODY: Final = -1
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
        done = _set_back(position, position.before, viewer)
    else:
        _forget_choices(position, viewer)
    _redeal_cards(position, viewer, rng)
    if position.before is not None:
        position.before = _snapshot(position, position.before, viewer)
        _plant_again(position, done, rng)
    position.reveals = shown


def knows(position: EarthPosition, viewer: i64, card: i64) -> bool:
    """Whether the viewer knows the place of a face-down card; a spectator knows what everybody knows."""
    if viewer == NOBODY:
        return position.knows[card] == piles.EVERYBODY
    return position.knows[card] >> viewer & 1 == 1


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
        _mark_open(position, seat, position.sees(viewer, seat), placed)
        seat += 1
    others: list[vec[i64]] = []
    other_bits: list[vec[i64]] = []
    for top in storage.other_piles(position):
        cards = piles.chain(position.below, top)
        other_bits.append(_hide_unknown(position, viewer, cards, placed))
        others.append(cards)
    _mark_lying(position, viewer, placed)
    pool = Pool(_unplaced(placed))
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
    """New cards for a hand; as many of them as before were gained in this turn. (E72)"""
    gained: i64 = 0
    if position.team_play:
        gained = len(hands.cards_of(position.fresh, seat, SETS.all))
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
        storage.set_other_pile(position, number, piles.linked(position.below, others[number]))
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


def _mark_open(position: EarthPosition, seat: i64, own: bool, placed: vec[i64]) -> None:
    """Note the cards of a seat that lie open, and the hand if it is the viewer's own."""
    area = position.areas[seat]
    for card in area.cells:
        placed[card] = 1
    for card in area.events:
        placed[card] = 1
    if own:
        for card in hands.cards_of(position.hands, seat, SETS.all):
            placed[card] = 1


def _unplaced(placed: vec[i64]) -> vec[i64]:
    cards = vec[i64]()
    card: i64 = 1
    while card <= EARTH_CARDS:
        if placed[card] == 0:
            cards = append(cards, card)
        card += 1
    return cards


def _fill(position: EarthPosition, pool: Pool, cards: vec[i64], bits: vec[i64]) -> None:
    """Put new cards where unknown ones lie."""
    number: i64 = 0
    while number < len(cards):
        if cards[number] == UNKNOWN:
            cards[number] = pool.card()
            position.knows[cards[number]] = bits[number]
        number += 1


# -- hidden planting ---------------------------------------------------------------------------------------------


def _set_back(position: EarthPosition, before: EarthPosition, viewer: i64) -> vec[i64]:
    """Put the other seats back to where planting began; the answer is who of them is done with it."""
    done = vec[i64]()
    own = vec[i64]([0] * (EARTH_CARDS + 1))
    composts: list[vec[i64]] = []
    seat: i64 = 0
    while seat < position.seats:
        own_side = position.sees(viewer, seat)
        source = position if own_side else before
        composts.append(piles.chain(source.below, source.marks[MARKS * seat + COMPOST_TOP]))
        if own_side:
            _mark_open(position, seat, True, own)
            for card in piles.chain(position.below, position.marks[MARKS * seat + COMPOST_TOP]):
                own[card] = 1
            for card in piles.chain(position.below, position.marks[MARKS * seat + ASIDE_TOP]):
                own[card] = 1
        else:
            if position.pending(seat) == 0:
                done = append(done, seat)
            position.areas[seat] = before.areas[seat].copy()
            _copy_row(position.marks, before.marks, MARKS * seat, MARKS)
            _copy_row(position.stack, before.stack, DEPTH * seat, DEPTH)
            _copy_row(position.hands, before.hands, hands.WORDS * seat, hands.WORDS)
            if position.team_play:
                _copy_row(position.fresh, before.fresh, hands.WORDS * seat, hands.WORDS)
            turn.start_action(position, seat)
        seat += 1
    _clear_boards(position, viewer, own)
    _collect(position, before, viewer, own, composts)
    return done


def _clear_boards(position: EarthPosition, viewer: i64, own: vec[i64]) -> None:
    """Nothing lies on a team's board when planting begins; what lies on one's own now is noted."""
    team: i64 = 0
    while position.team_play and team < TEAMS:
        if position.sees(viewer, MATES * team):
            for card in hands.cards_of(position.lying, team, SETS.all):
                own[card] = 1
            for card in piles.chain(position.below, position.board[PLACES * team + TOP_THERE]):
                own[card] = 1
        else:
            hands.empty(position.lying, team)
            place: i64 = 0
            while place < PLACES:
                position.board[PLACES * team + place] = 0
                place += 1
        team += 1


def _collect(
    position: EarthPosition, before: EarthPosition, viewer: i64, own: vec[i64], composts: list[vec[i64]]
) -> None:
    """Link all piles so that every card lies somewhere once; what is unknown of them is dealt anew after this."""
    lies = own[:]
    seat: i64 = 0
    while seat < position.seats:
        if not position.sees(viewer, seat):
            _mark_open(before, seat, True, lies)
            for card in composts[seat]:
                lies[card] = 1
        seat += 1
    known = _known_discards(position, position, viewer, lies, vec[i64]())
    known = _known_discards(position, before, viewer, lies, known)
    sort_stretch(known, 0, len(known))
    rest = _unplaced(lies)
    fewer = before.discards - len(known)
    number: i64 = 0
    deck = vec[i64]()
    while number < len(rest):
        position.knows[rest[number]] = 0
        if number < fewer:
            known = append(known, rest[number])
        else:
            deck = append(deck, rest[number])
        number += 1
    position.certain = 0
    position.discard_top = piles.linked(position.below, known)
    position.discards = len(known)
    position.deck_top = piles.linked(position.below, deck)
    position.deck = len(deck)
    seat = 0
    while seat < position.seats:
        if not position.sees(viewer, seat):
            for card in composts[seat]:
                position.knows[card] = before.knows[card]
        position.marks[MARKS * seat + COMPOST_TOP] = piles.linked(position.below, composts[seat])
        seat += 1


def _known_discards(
    position: EarthPosition, source: EarthPosition, viewer: i64, lies: vec[i64], known: vec[i64]
) -> vec[i64]:
    """The cards that the viewer knows to be in a discard pile and that lie nowhere else, added to those known."""
    for card in piles.chain(source.below, source.discard_top):
        if lies[card] == 0 and knows(source, viewer, card):
            known = append(known, card)
            lies[card] = 1
            position.knows[card] = source.knows[card]
    return known


def _copy_row(target: vec[i64], source: vec[i64], start: i64, count: i64) -> None:
    place: i64 = start
    while place < start + count:
        target[place] = source[place]
        place += 1


def _snapshot(position: EarthPosition, before: EarthPosition, viewer: i64) -> EarthPosition:
    """How planting began, as far as the viewer can know: everyone as they were, with the others' cards as imagined."""
    world = position.copy()
    world.before = None
    seat: i64 = 0
    while seat < position.seats:
        _copy_row(world.stack, before.stack, DEPTH * seat, DEPTH)
        if position.sees(viewer, seat):
            world.areas[seat] = before.areas[seat].copy()
            compost = world.marks[MARKS * seat + COMPOST_TOP]  # its cards are linked as they lie now
            _copy_row(world.marks, before.marks, MARKS * seat, MARKS)
            world.marks[MARKS * seat + COMPOST_TOP] = compost
        else:
            world.marks[MARKS * seat + PENDING] = before.marks[MARKS * seat + PENDING]
        seat += 1
    world.board = before.board[:]
    world.lying = before.lying[:]
    return world


def _plant_again(position: EarthPosition, done: vec[i64], rng: Rng) -> None:
    """Let the seats that are done plant at random until they are done again."""
    number: i64 = 0
    while number < len(done):
        seat = done[number]
        position.run(seat)
        while position.pending(seat) > 0:
            answers = position.answers(seat)
            position.answer(seat, answers[rng.below(len(answers))])
            position.run(seat)
        number += 1
