"""What Gaia has: a row of numbers, `position.gaia`, with these places; the row is empty when there is no Gaia. (E61)"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from terrarium.earth.cards.gaia_cards import CARDS, GAIA, GaiaCard

if TYPE_CHECKING:
    from terrarium.earth.position import EarthPosition

#: Whose turn it is when it is hers, and who has the bonus when she has it.
HER: Final = 1

DIFFICULTY: Final = 0
SPROUTS: Final = 1
GROWTH_MARKERS: Final = 2
STORE: Final = 3
COMPOSTED: Final = 4
COMPOST_TOP: Final = 5
PILE_TOP: Final = 6
#: The step of her leaf on each goal, three bits per goal, as the seats have it.
LEAVES: Final = 7
#: How many cards she has turned over, and whether her next turn is skipped. (E66, E69)
TURNED: Final = 8
SKIPS: Final = 9
#: What the player has gained in this turn, but for events and exchanges. (E64, E65)
SOIL_SEEN: Final = 10
CARDS_SEEN: Final = 11
#: The goal that the player chose for her: 1 left, 2 right, 0 none.
CHOSEN_GOAL: Final = 12
#: Her six cards in the order of this pass.
DECK: Final = 13
PLACES: Final = 19


def card_of(position: EarthPosition) -> GaiaCard:
    """The card that she turned over last."""
    return GAIA.cards[position.gaia[DECK + (position.gaia[TURNED] - 1) % CARDS]]


def used_up(position: EarthPosition) -> bool:
    """Whether her cards are used up for the last time. (E69)"""
    return position.gaia[TURNED] == GAIA.passes * CARDS


def leaf_on(position: EarthPosition, place: i64) -> i64:
    """The step of her leaf on a goal, from 1; 0 if she has none."""
    return position.gaia[LEAVES] >> 3 * place & 7 if position.solo else 0
