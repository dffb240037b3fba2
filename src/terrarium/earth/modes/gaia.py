"""Gaia, the rival of a player who plays alone: what she gets, and why. (E61 to E69)

She is part of the rules and chooses nothing; what she has is told in `gaia_board`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from terrarium.earth.cards.abilities import WHEN_EVENT_PLAYED
from terrarium.earth.cards.box import BOX
from terrarium.earth.cards.gaia_cards import (
    BEGINNER,
    BLUE_CARDS,
    CARDS,
    CARDS_DRAWN,
    CARDS_REJECTED,
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
from terrarium.earth.state.gaia_board import (
    CARDS_SEEN,
    CHOSEN_GOAL,
    COMPOST_TOP,
    COMPOSTED,
    DECK,
    DIFFICULTY,
    GROWTH_MARKERS,
    LEAVES,
    PILE_TOP,
    PLACES,
    SKIPS,
    SOIL_SEEN,
    SPROUTS,
    STORE,
    TURNED,
    card_of,
    leaf_on,
    used_up,
)
from terrarium.earth.state.seat_fields import ASIDE_LEFT, ASIDE_TOP
from terrarium.engine.vecs import append, vec

if TYPE_CHECKING:
    from terrarium.earth.position import EarthPosition


def start(position: EarthPosition, difficulty: i64) -> None:
    """Her board is empty and her cards are shuffled. (E61)"""
    position.gaia = vec[i64]([0] * PLACES)
    position.gaia[DIFFICULTY] = difficulty
    shuffle(position)


def shuffle(position: EarthPosition) -> None:
    """Shuffle her six cards. (E69)"""
    cards = vec[i64]()
    number: i64 = 0
    while number < CARDS:
        cards = append(cards, number)
        number += 1
    position.rng.shuffle(cards)
    number = 0
    while number < CARDS:
        position.gaia[DECK + number] = cards[number]
        number += 1


# -- what is counted for her -------------------------------------------------------------------------------------


def note_soil(position: EarthPosition, amount: i64) -> None:
    """The player gained soil by an action or ability. (E65)"""
    if position.solo:
        position.gaia[SOIL_SEEN] += amount


def note_cards(position: EarthPosition, amount: i64) -> None:
    """The player drew cards by an action or ability. (E64)"""
    if position.solo:
        position.gaia[CARDS_SEEN] += amount


def counts(ability: i64) -> bool:
    """Whether she counts what an ability (0: an action) gives: events, and what an Island gives for them, are not."""
    return ability == 0 or (BOX.kind[ability // 2] != EVENT and BOX.effect[ability] != WHEN_EVENT_PLAYED)


def blue_cards(position: EarthPosition) -> i64:
    """The cards with blue in the player's area, multicolor included."""
    area = position.areas[0]
    count: i64 = 0
    if BOX.colors[area.island] & BLUE != 0:
        count += 1
    if BOX.colors[area.climate] & BLUE != 0:
        count += 1
    cell: i64 = 0
    while cell < CELLS:
        if BOX.colors[area.cells[cell]] & BLUE != 0:
            count += 1
        cell += 1
    return count


def counted(position: EarthPosition, counter: i64) -> i64:
    """How much there is of what a counter counts."""
    if counter == BLUE_CARDS:
        return blue_cards(position)
    if counter == CARDS_DRAWN:
        return position.gaia[CARDS_SEEN]
    if counter == SOIL_GAINED:
        return position.gaia[SOIL_SEEN]
    return position.marks[ASIDE_LEFT] if counter == CARDS_REJECTED else 0


# -- what she gets -----------------------------------------------------------------------------------------------


def take(position: EarthPosition, gift: Gift) -> None:
    """She gets everything that a gift says, and the journal says why. (E62 to E67)"""
    kind: i64 = 0
    while kind < len(GIFTS):
        fixed: i64 = gift.amounts[kind]
        counter: i64 = gift.counters[kind]
        extra = counted(position, counter)
        if kind == PILE:
            take_rejected(position)
            take_open(position, fixed)
        elif kind == COMPOST:
            compost(position, fixed)
        elif fixed > 0 or counter > 0:
            if position.journal is not None:
                gaia_journal.gains(position, kind, fixed, counter, extra)
            if kind == SOIL:
                store(position, fixed + extra)
            elif kind == SPROUT:
                position.gaia[SPROUTS] += fixed + extra
            else:
                position.gaia[GROWTH_MARKERS] += fixed + extra
        kind += 1


def take_rejected(position: EarthPosition) -> None:
    """The cards that the player looked at and did not keep go open to her pile. (E62)"""
    card = position.marks[ASIDE_TOP]
    while card != piles.NOTHING:
        beneath = position.below[card]
        lay_on_pile(position, card)
        card = beneath
    position.marks[ASIDE_TOP] = piles.NOTHING
    position.marks[ASIDE_LEFT] = 0


def take_open(position: EarthPosition, count: i64) -> None:
    """The top cards of the deck go open to her pile."""
    while count > 0:
        card = piles.from_deck(position)
        if card == piles.NOTHING:
            return
        lay_on_pile(position, card)
        count -= 1


def lay_on_pile(position: EarthPosition, card: i64) -> None:
    """Put a card open on her pile."""
    position.below[card] = position.gaia[PILE_TOP]
    position.gaia[PILE_TOP] = card
    position.knows[card] = piles.EVERYBODY
    position.reveals += 1
    if position.journal is not None:
        gaia_journal.on_pile(position, card)


def compost(position: EarthPosition, count: i64) -> None:
    """The top cards of the deck go unseen to her compost."""
    done: i64 = 0
    while done < count:
        card = piles.from_deck(position)
        if card == piles.NOTHING:
            break
        position.certain = 0
        position.below[card] = position.gaia[COMPOST_TOP]
        position.gaia[COMPOST_TOP] = card
        position.knows[card] = 0
        done += 1
    position.gaia[COMPOSTED] += done
    if count > 0 and position.journal is not None:
        gaia_journal.composts(position, done)


def store(position: EarthPosition, soil: i64) -> None:
    """Soil goes to her store; whenever it holds enough, that becomes compost and the rest stays. (E65)"""
    position.gaia[STORE] += soil
    while position.gaia[STORE] >= GAIA.store_soil:
        position.gaia[STORE] -= GAIA.store_soil
        if position.journal is not None:
            gaia_journal.converts(position)
        compost(position, GAIA.store_compost)


def react(position: EarthPosition) -> None:
    """E62: what the player's action gives her, by the easy or the hard row."""
    if position.journal is not None:
        gaia_journal.reacts(position)
    row = GAIA.reactions[1 if position.gaia[DIFFICULTY] >= HARD else 0]
    take(position, row[position.chosen])


# -- her turn ----------------------------------------------------------------------------------------------------


def turn_over(position: EarthPosition) -> GaiaCard:
    """E63: her next card; all six are shuffled before they are gone through again. (E69)"""
    if position.gaia[TURNED] > 0 and position.gaia[TURNED] % CARDS == 0:
        shuffle(position)
    position.gaia[TURNED] += 1
    position.gaia[CHOSEN_GOAL] = 0
    position.reveals += 1
    if position.journal is not None:
        gaia_journal.turned_over(position)
    return card_of(position)


def must_choose_goal(position: EarthPosition, card: GaiaCard) -> bool:
    """Whether she has a leaf on neither goal of a brown card. (E66)"""
    return leaf_on(position, card.first_goal) == 0 and leaf_on(position, card.first_goal + 1) == 0


def take_lower_part(position: EarthPosition) -> None:
    """E63: the lower part of her card."""
    card = card_of(position)
    if not card.brown():
        take(position, card.gift)
        return
    side: i64 = position.gaia[CHOSEN_GOAL] - 1
    if side < 0:
        side = 0 if leaf_on(position, card.first_goal) == 0 else 1
    place = card.first_goal + side
    step = fauna.taken(position, place) + 1
    position.gaia[LEAVES] |= step << 3 * place
    if position.journal is not None:
        gaia_journal.leaf(position, position.fauna[place], fauna.worth(position, step))
    if position.gaia[DIFFICULTY] == BEGINNER and not used_up(position):
        position.gaia[SKIPS] = 1
        if position.journal is not None:
            gaia_journal.skips(position)
    elif position.gaia[DIFFICULTY] == EXPERT:
        take(position, card.extras[side])
