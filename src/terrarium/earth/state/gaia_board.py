"""Gaia's board. (E61)"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from terrarium.earth.cards.gaia_cards import CARDS, GAIA, GaiaCard
from terrarium.earth.state.seat_fields import leaf_in, with_leaf
from terrarium.engine.fields import NO_ROW, Fields
from terrarium.engine.vecs import vec

#: The seat of the player, and the number in its place for Gaia: whose turn it is, and who has the bonus.
PLAYER: Final = 0
HER: Final = 1
#: How many numbers a packed board has.
_NUMBERS: Final = 13 + CARDS


class GaiaBoard:
    """Gaia's board and her six cards."""

    def __init__(self, difficulty: i64 = 0) -> None:
        self.difficulty: i64 = difficulty
        self.sprouts: i64 = 0
        self.growth: i64 = 0
        #: Soil in her store, which becomes compost. (E65)
        self.soil: i64 = 0
        #: How many cards her compost has, and the top cards of her compost and of her score pile.
        self.compost: i64 = 0
        self.compost_top: i64 = 0
        self.pile_top: i64 = 0
        #: The step of her leaf on each goal, in the same form as the leaves of the seats.
        self.leaves: i64 = 0
        #: How many cards she has turned over, and whether her next turn is skipped. (E66, E69)
        self.turned: i64 = 0
        self.skips: bool = False
        #: What the player has gained in this turn, but for events and exchanges. (E64, E65)
        self.soil_seen: i64 = 0
        self.cards_seen: i64 = 0
        #: The goal that the player chose for her: 1 left, 2 right, 0 none.
        self.chosen_goal: i64 = 0
        #: Her six cards in the order of this pass.
        self.deck: vec[i64] = NO_ROW

    def transfer(self, source: GaiaBoard, fields: Fields) -> None:
        """List the fields, the number of numbers first."""
        fields.number(_NUMBERS)
        self.difficulty = fields.number(source.difficulty)
        self.sprouts = fields.number(source.sprouts)
        self.growth = fields.number(source.growth)
        self.soil = fields.number(source.soil)
        self.compost = fields.number(source.compost)
        self.compost_top = fields.number(source.compost_top)
        self.pile_top = fields.number(source.pile_top)
        self.leaves = fields.number(source.leaves)
        self.turned = fields.number(source.turned)
        self.skips = fields.flag(source.skips)
        self.soil_seen = fields.number(source.soil_seen)
        self.cards_seen = fields.number(source.cards_seen)
        self.chosen_goal = fields.number(source.chosen_goal)
        self.deck = fields.row(source.deck, CARDS)

    def card(self) -> GaiaCard:
        """Return the card that she turned over last."""
        return GAIA.cards[self.deck[(self.turned - 1) % CARDS]]

    def open_cards(self) -> list[int]:
        """Return the numbers of the cards turned over in this pass, the latest last."""
        count = 0 if self.turned == 0 else int(self.turned - 1) % CARDS + 1
        return [int(self.deck[place]) for place in range(count)]

    def current_pass(self) -> int:
        """Return the pass through her cards, from 1. (E69)"""
        return max((int(self.turned) + CARDS - 1) // CARDS, 1)

    def used_up(self) -> bool:
        """Return whether her cards are used up for the last time. (E69)"""
        return self.turned == GAIA.passes * CARDS

    def leaf_step(self, place: i64) -> i64:
        """Return the step of her leaf on a goal, from 1; 0 if she has none."""
        return leaf_in(self.leaves, place)

    def place_leaf(self, place: i64, step: i64) -> None:
        """Put her leaf on a step of a goal."""
        self.leaves = with_leaf(self.leaves, place, step)

    def start_counting(self) -> None:
        """Note that the player has gained nothing in this turn yet."""
        self.soil_seen = 0
        self.cards_seen = 0


#: In games without Gaia; it never changes, so all positions share it.
NO_GAIA: Final[GaiaBoard] = GaiaBoard()
