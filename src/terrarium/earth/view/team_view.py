"""The view of the teams as plain data. (E71 to E73)"""

from __future__ import annotations

from typing import TypedDict

from terrarium.earth.state.position import EarthState
from terrarium.earth.state.team_board import MATES


class TeamView(TypedDict):
    """A team and what lies on its board. (E71 to E73)"""

    seats: list[int]
    points: int
    soil: int
    sprouts: int
    growth: int
    #: Number of cards.
    compost: int
    cards: int
    #: Which cards these are, for the team itself.
    faces: list[int] | None


class PartnerView(TypedDict):
    """A team-mate as the seat sees it, beyond what is public. (E73)"""

    seat: int
    hand: list[int]
    looking_at: list[int]
    options: list[str]


def team_view(source: EarthState, own: bool, team: int, points: list[int]) -> TeamView:
    """Return one team's board in the position that the viewer may see; see `seat_view.seen_by`."""
    first = MATES * team
    board = source.board_of(first)
    return {
        "seats": [first, first + 1],
        "points": points[first] + points[first + 1],
        "soil": int(board.soil),
        "sprouts": int(board.sprouts),
        "growth": int(board.growth),
        "compost": int(board.compost),
        "cards": int(board.cards),
        "faces": [int(card) for card in board.card_list()] if own else None,
    }
