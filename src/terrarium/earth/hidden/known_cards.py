"""What a viewer knows of cards that lie somewhere. (E46, E74)"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from terrarium.earth.cards.box import EARTH_CARDS
from terrarium.earth.rules import piles
from terrarium.earth.state import hands
from terrarium.earth.state.hands import SETS
from terrarium.engine.vecs import append, vec

if TYPE_CHECKING:
    from terrarium.earth.position import EarthPosition

#: The viewer who is no seat: a spectator.
NOBODY: Final = -1


def knows(position: EarthPosition, viewer: i64, card: i64) -> bool:
    """Whether the viewer knows the place of a face-down card; a spectator knows what everybody knows."""
    if viewer == NOBODY:
        return position.knows[card] == piles.EVERYBODY
    return position.knows[card] >> viewer & 1 == 1


def mark_open(position: EarthPosition, seat: i64, own: bool, placed: vec[i64]) -> None:
    """Note the cards of a seat that lie open, and the hand if it is the viewer's own."""
    area = position.areas[seat]
    for card in area.cells:
        placed[card] = 1
    for card in area.events:
        placed[card] = 1
    if own:
        for card in hands.cards_of(position.hands, seat, SETS.all):
            placed[card] = 1


def unplaced(placed: vec[i64]) -> vec[i64]:
    """The cards that are not noted anywhere, ascending."""
    cards = vec[i64]()
    card: i64 = 1
    while card <= EARTH_CARDS:
        if placed[card] == 0:
            cards = append(cards, card)
        card += 1
    return cards
