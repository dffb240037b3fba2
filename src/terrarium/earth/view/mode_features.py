"""Blocks of Earth's row of numbers that only some games have: Gaia's, and the teams'. (E61, E71)"""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64

from terrarium.earth.cards.abilities import GAIN_DRAW, GAINS
from terrarium.earth.cards.gaia_cards import CARDS as GAIA_CARDS
from terrarium.earth.cards.gaia_cards import GAIA
from terrarium.earth.modes import gaia_scoring
from terrarium.earth.position import EarthPosition
from terrarium.earth.rules import fauna
from terrarium.earth.state import gaia_board, hands
from terrarium.earth.state.hands import SETS
from terrarium.earth.state.team_board import (
    CARDS_THERE,
    COMPOST_THERE,
    GROWTH_THERE,
    PLACES,
    SOIL_THERE,
    SPROUTS_THERE,
    TEAMS,
    partner,
    team_of,
)
from terrarium.engine.features import Features, flag, put

GAIA_COUNTS: Final = [
    "sprouts", "growth", "soil", "compost", "turns", "skips", "soil gained", "cards drawn", "difficulty", "points",
    "active",
]  # fmt: skip
BOARD: Final = ["sprouts", "growth", "soil", "compost", "cards"]


class GaiaBlocks:
    """Alone: what Gaia has. (E61)"""

    def __init__(self, features: Features, places: list[str], cards: list[str]) -> None:
        keys = [card.key for card in GAIA.cards]
        self.at_gaia = features.block("gaia", [GAIA_COUNTS], 255, "what Gaia has, and what she counts in this turn")
        self.at_gaia_turned = features.block("gaia turned", [keys], 1, "her cards turned over in this pass")
        self.at_gaia_card = features.block("gaia card", [keys], 1, "the card of her turn that is under way")
        self.at_gaia_leaf = features.block("gaia leaf", [places], 15, "what her leaf on a goal is worth")
        self.at_gaia_pile = features.block("gaia pile", [cards], 1, "the cards of her score pile")
        self.at_gain = features.block("question gain", [GAINS[: GAIN_DRAW + 1]], 1, "what the seat takes some of")

    def write_gain(self, gain: i64, row: BytesWriter, base: i64) -> None:
        """The gain of which the seat is asked how much it takes. (E76)"""
        if gain <= GAIN_DRAW:
            flag(row, base + self.at_gain + gain)

    def write(self, here: EarthPosition, row: BytesWriter, base: i64) -> None:
        """Gaia's board, as far as it is public."""
        board = here.gaia
        at: i64 = base + self.at_gaia
        put(row, at, board[gaia_board.SPROUTS])
        put(row, at + 1, board[gaia_board.GROWTH_MARKERS])
        put(row, at + 2, board[gaia_board.STORE])
        put(row, at + 3, board[gaia_board.COMPOSTED])
        put(row, at + 4, board[gaia_board.TURNED])
        put(row, at + 5, board[gaia_board.SKIPS])
        put(row, at + 6, board[gaia_board.SOIL_SEEN])
        put(row, at + 7, board[gaia_board.CARDS_SEEN])
        put(row, at + 8, board[gaia_board.DIFFICULTY])
        put(row, at + 9, gaia_scoring.points(here))
        put(row, at + 10, 1 if here.active == gaia_board.HER else 0)
        turned = board[gaia_board.TURNED]
        open_cards: i64 = 0 if turned == 0 else (turned - 1) % GAIA_CARDS + 1
        number: i64 = 0
        while number < open_cards:
            flag(row, base + self.at_gaia_turned + board[gaia_board.DECK + number])
            number += 1
        if here.active == gaia_board.HER:
            flag(row, base + self.at_gaia_card + board[gaia_board.DECK + open_cards - 1])
        place: i64 = 0
        while place < fauna.GOALS:
            step = gaia_board.leaf_on(here, place)
            if step > 0:
                put(row, base + self.at_gaia_leaf + place, fauna.worth(here, step))
            place += 1
        card = board[gaia_board.PILE_TOP]
        while card != 0:
            flag(row, base + self.at_gaia_pile + card - 1)
            card = here.below[card]


class TeamBlocks:
    """In teams: the partner's cards and both boards. (E71)"""

    def __init__(self, features: Features, cards: list[str]) -> None:
        self.at_partner = features.block("partner hand", [cards], 1, "the cards in the partner's hand")
        self.at_beside = features.block(
            "partner", [["next", "last"]], 1, "whether the partner sits next or last in order"
        )
        self.at_board = features.block("team board", [["own", "other"], BOARD], 127, "what lies on the teams' boards")
        self.at_lying = features.block("board cards", [cards], 1, "the cards on the own team's board")

    def write(self, here: EarthPosition, seat: i64, row: BytesWriter, base: i64) -> None:
        """The partner's hand and what lies on both boards."""
        mate = partner(seat)
        flag(row, base + self.at_beside + (0 if mate == seat + 1 else 1))
        cards = hands.cards_of(here.hands, mate, SETS.all)
        number: i64 = 0
        while number < len(cards):
            flag(row, base + self.at_partner + cards[number] - 1)
            number += 1
        cards = hands.cards_of(here.lying, team_of(seat), SETS.all)
        number = 0
        while number < len(cards):
            flag(row, base + self.at_lying + cards[number] - 1)
            number += 1
        side: i64 = 0
        while side < TEAMS:
            team = (team_of(seat) + side) % TEAMS
            shown = here if here.before is None or side == 0 else here.before
            at: i64 = base + self.at_board + 5 * side
            put(row, at, shown.board[PLACES * team + SPROUTS_THERE])
            put(row, at + 1, shown.board[PLACES * team + GROWTH_THERE])
            put(row, at + 2, shown.board[PLACES * team + SOIL_THERE])
            put(row, at + 3, shown.board[PLACES * team + COMPOST_THERE])
            put(row, at + 4, shown.board[PLACES * team + CARDS_THERE])
            side += 1
