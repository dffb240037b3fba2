"""Blocks of Earth's row of numbers that only some games have: Gaia's, and the teams'. (E61, E71)"""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64

from terrarium.earth.cards.abilities import GAIN_DRAW, GAINS
from terrarium.earth.cards.gaia_cards import GAIA
from terrarium.earth.modes import gaia_scoring
from terrarium.earth.rules import fauna
from terrarium.earth.state.position import EarthState
from terrarium.earth.state.team_board import TEAMS, TeamBoard, partner, team_of
from terrarium.engine.features import Features, flag, put

GAIA_COUNTS: Final = [
    "sprouts", "growth", "soil", "compost", "turns", "skips", "soil gained", "cards drawn", "difficulty", "points",
    "active",
]  # fmt: skip
BOARD: Final = ["sprouts", "growth", "soil", "compost", "cards"]


class GaiaBlocks:
    """Blocks of a solo game: Gaia's board. (E61)"""

    def __init__(self, features: Features, places: list[str], cards: list[str]) -> None:
        keys = [card.key for card in GAIA.cards]
        self.at_gaia = features.block("gaia", [GAIA_COUNTS], 255, "what Gaia has, and what she counts in this turn")
        self.at_gaia_turned = features.block("gaia turned", [keys], 1, "her cards turned over in this pass")
        self.at_gaia_card = features.block("gaia card", [keys], 1, "the card of her turn that is under way")
        self.at_gaia_leaf = features.block("gaia leaf", [places], 15, "what her leaf on a goal is worth")
        self.at_gaia_pile = features.block("gaia pile", [cards], 1, "the cards of her score pile")
        self.at_gain = features.block("question gain", [GAINS[: GAIN_DRAW + 1]], 1, "what the seat takes some of")

    def write_gain(self, gain: i64, row: BytesWriter, base: i64) -> None:
        """Write the gain of which the seat is asked how much it takes. (E76)"""
        if gain <= GAIN_DRAW:
            flag(row, base + self.at_gain + gain)

    def write(self, here: EarthState, row: BytesWriter, base: i64) -> None:
        """Write Gaia's board, as far as it is public."""
        board = here.gaia
        at: i64 = base + self.at_gaia
        put(row, at, board.sprouts)
        put(row, at + 1, board.growth)
        put(row, at + 2, board.soil)
        put(row, at + 3, board.compost)
        put(row, at + 4, board.turned)
        put(row, at + 5, 1 if board.skips else 0)
        put(row, at + 6, board.soil_seen)
        put(row, at + 7, board.cards_seen)
        put(row, at + 8, board.difficulty)
        put(row, at + 9, gaia_scoring.points(here))
        put(row, at + 10, 1 if here.her_turn() else 0)
        open_cards = board.open_cards()
        for card in open_cards:
            flag(row, base + self.at_gaia_turned + card)
        if here.her_turn():
            flag(row, base + self.at_gaia_card + open_cards[-1])
        place: i64
        for place in range(fauna.GOALS):
            step = board.leaf_step(place)
            if step > 0:
                put(row, base + self.at_gaia_leaf + place, fauna.worth(here, step))
        for laid in here.pile(board.pile_top):
            flag(row, base + self.at_gaia_pile + laid - 1)


class TeamBlocks:
    """Blocks of a game in teams: the partner's cards and both boards. (E71)"""

    def __init__(self, features: Features, cards: list[str]) -> None:
        self.at_partner = features.block("partner hand", [cards], 1, "the cards in the partner's hand")
        self.at_beside = features.block(
            "partner", [["next", "last"]], 1, "whether the partner sits next or last in order"
        )
        self.at_board = features.block("team board", [["own", "other"], BOARD], 127, "what lies on the teams' boards")
        self.at_lying = features.block("board cards", [cards], 1, "the cards on the own team's board")

    def write(self, here: EarthState, seat: i64, row: BytesWriter, base: i64) -> None:
        """Write the partner's hand and what lies on both boards."""
        mate = partner(seat)
        flag(row, base + self.at_beside + (0 if mate == seat + 1 else 1))
        for card in here.hand_cards(mate):
            flag(row, base + self.at_partner + card - 1)
        for card in here.board_of(seat).card_list():
            flag(row, base + self.at_lying + card - 1)
        self._board(here.board_of(seat), row, base + self.at_board)
        shown = here if here.before is None else here.before
        other_team = (team_of(seat) + 1) % TEAMS
        self._board(shown.team_boards.boards[other_team], row, base + self.at_board + len(BOARD))

    def _board(self, board: TeamBoard, row: BytesWriter, at: i64) -> None:
        put(row, at, board.sprouts)
        put(row, at + 1, board.growth)
        put(row, at + 2, board.soil)
        put(row, at + 3, board.compost)
        put(row, at + 4, board.cards)
