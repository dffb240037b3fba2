"""Gaia, the rival of a player who plays alone: what she gets, and why. (E61 to E69)

She is part of the rules and chooses nothing; `state.gaia_board` holds what she has.
"""

from __future__ import annotations

from mypy_extensions import i64

from terrarium.earth.cards.abilities import WHEN_EVENT_PLAYED
from terrarium.earth.cards.box import BOX, card_of
from terrarium.earth.cards.gaia_cards import (
    BEGINNER,
    BLUE_CARDS,
    CARDS,
    CARDS_DRAWN,
    COMPOST,
    EXPERT,
    GAIA,
    GIFTS,
    HARD,
    PILE,
    SOIL,
    SOIL_GAINED,
    SPROUT,
    GaiaCard,
    Gift,
)
from terrarium.earth.cards.vocabulary import BLUE, CELLS, EVENT
from terrarium.earth.modes import gaia_journal
from terrarium.earth.rules import fauna, piles
from terrarium.earth.state.gaia_board import PLAYER, GaiaBoard
from terrarium.earth.state.piles import EVERYBODY, NOTHING, UNKNOWN_TO_ALL
from terrarium.earth.state.position import EarthState
from terrarium.engine.vec_operations import range_vec


def start(position: EarthState, difficulty: i64) -> None:
    """Start with an empty board and shuffled cards. (E61)"""
    position.gaia = GaiaBoard(difficulty)
    shuffle(position)


def shuffle(position: EarthState) -> None:
    """Shuffle her six cards. (E69)"""
    cards = range_vec(CARDS)
    position.rng.shuffle(cards)
    position.gaia.deck = cards


# -- what is counted for her -------------------------------------------------------------------------------------


def note_soil(position: EarthState, amount: i64) -> None:
    """Note that the player gained soil by an action or ability. (E65)"""
    if position.solo:
        position.gaia.soil_seen += amount


def note_cards(position: EarthState, amount: i64) -> None:
    """Note that the player drew cards by an action or ability. (E64)"""
    if position.solo:
        position.gaia.cards_seen += amount


def counts(ability: i64) -> bool:
    """Return whether she counts what an ability (0: an action) gives; not events and what Islands give for them."""
    return BOX.kind[card_of(ability)] != EVENT and BOX.effect[ability] != WHEN_EVENT_PLAYED


def blue_cards(position: EarthState) -> i64:
    """Count the cards with blue in the player's area, multicolor included."""
    area = position.areas[PLAYER]
    count: i64 = 1 if BOX.colors[area.island] & BLUE != 0 else 0
    count += 1 if BOX.colors[area.climate] & BLUE != 0 else 0
    cell: i64
    for cell in range(CELLS):
        count += 1 if BOX.colors[area.cells[cell]] & BLUE != 0 else 0
    return count


def counted(position: EarthState, counter: i64) -> i64:
    """Return how much there is of what a counter counts; rejected cards are taken themselves, see `take_rejected`."""
    if counter == BLUE_CARDS:
        return blue_cards(position)
    if counter == CARDS_DRAWN:
        return position.gaia.cards_seen
    return position.gaia.soil_seen if counter == SOIL_GAINED else 0


# -- what she gets -----------------------------------------------------------------------------------------------


def take(position: EarthState, gift: Gift) -> None:
    """Give her everything that a gift names. (E62 to E67)"""
    kind: i64
    for kind in range(len(GIFTS)):
        fixed: i64 = gift.amounts[kind]
        counter: i64 = gift.counters[kind]
        extra = counted(position, counter)
        if kind == PILE:
            take_rejected(position)
            take_open(position, fixed)
        elif kind == COMPOST:
            compost(position, fixed)
        else:
            gaia_journal.gains(position, kind, fixed, counter, extra)
            if kind == SOIL:
                store(position, fixed + extra)
            elif kind == SPROUT:
                position.gaia.sprouts += fixed + extra
            else:
                position.gaia.growth += fixed + extra


def take_rejected(position: EarthState) -> None:
    """Put the cards that the player looked at and did not keep open on her pile. (E62)"""
    cards = position.pile(position.aside_top(PLAYER))
    position.set_aside_pile(PLAYER, NOTHING, 0)
    for card in cards:
        lay_on_pile(position, card)


def take_open(position: EarthState, count: i64) -> None:
    """Put the top cards of the deck open on her pile."""
    _number: i64
    for _number in range(count):
        card = piles.from_deck(position)
        if card == NOTHING:
            return
        lay_on_pile(position, card)


def lay_on_pile(position: EarthState, card: i64) -> None:
    """Put a card open on her pile."""
    position.gaia.pile_top = position.put_on_pile(position.gaia.pile_top, card)
    position.knows[card] = EVERYBODY
    position.reveals += 1
    gaia_journal.on_pile(position, card)


def compost(position: EarthState, count: i64) -> None:
    """Put the top cards of the deck unseen on her compost."""
    done: i64 = 0
    for _number in range(count):
        card = piles.from_deck(position)
        if card == NOTHING:
            break
        position.certain = UNKNOWN_TO_ALL
        position.gaia.compost_top = position.put_on_pile(position.gaia.compost_top, card)
        position.knows[card] = UNKNOWN_TO_ALL
        done += 1
    position.gaia.compost += done
    gaia_journal.composts(position, count, done)


def store(position: EarthState, soil: i64) -> None:
    """Put soil in her store; whenever it holds enough, that becomes compost and the rest stays. (E65)"""
    position.gaia.soil += soil
    while position.gaia.soil >= GAIA.store_soil:
        position.gaia.soil -= GAIA.store_soil
        gaia_journal.converts(position)
        compost(position, GAIA.store_compost)


def react(position: EarthState) -> None:
    """Give her what the player's action gives her, by the easy or the hard row. (E62)"""
    gaia_journal.reacts(position)
    row = GAIA.reactions[1 if position.gaia.difficulty >= HARD else 0]
    take(position, row[position.chosen])


# -- her turn ----------------------------------------------------------------------------------------------------


def turn_over(position: EarthState) -> GaiaCard:
    """Turn over her next card; all six are shuffled before they are gone through again. (E63, E69)"""
    board = position.gaia
    if board.turned > 0 and board.turned % CARDS == 0:
        shuffle(position)
    board.turned += 1
    board.chosen_goal = 0
    position.reveals += 1
    gaia_journal.turned_over(position)
    return board.card()


def must_choose_goal(position: EarthState, card: GaiaCard) -> bool:
    """Return whether she has a leaf on neither goal of a brown card. (E66)"""
    return position.gaia.leaf_step(card.first_goal) == 0 and position.gaia.leaf_step(card.first_goal + 1) == 0


def take_lower_part(position: EarthState) -> None:
    """Resolve the lower part of her card. (E63)"""
    board = position.gaia
    card = board.card()
    if not card.brown():
        take(position, card.gift)
        return
    side: i64 = board.chosen_goal - 1
    if side < 0:
        side = 0 if board.leaf_step(card.first_goal) == 0 else 1
    place = card.first_goal + side
    step = fauna.taken(position, place) + 1
    board.place_leaf(place, step)
    gaia_journal.leaf(position, position.fauna[place], fauna.worth(position, step))
    if board.difficulty == BEGINNER and not board.used_up():
        board.skips = True
        gaia_journal.skips(position)
    elif board.difficulty == EXPERT:
        take(position, card.extras[side])
