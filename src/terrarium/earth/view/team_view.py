"""What may be known of the teams, as plain data. (E71 to E73)"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypedDict

from terrarium.earth.state import hands
from terrarium.earth.state.hands import SETS
from terrarium.earth.state.team_board import (
    CARDS_THERE,
    COMPOST_THERE,
    GROWTH_THERE,
    MATES,
    PLACES,
    SOIL_THERE,
    SPROUTS_THERE,
)

if TYPE_CHECKING:
    from terrarium.earth.position import EarthPosition


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
    """What a seat sees of its team-mate beyond what is public. (E73)"""

    seat: int
    hand: list[int]
    looking_at: list[int]
    options: list[str]


def team_view(source: EarthPosition, own: bool, team: int, points: list[int]) -> TeamView:
    """One team's board in the position that the viewer may see: for the other team, the one before hidden planting."""
    first = MATES * team
    base = PLACES * team
    return {
        "seats": [first, first + 1],
        "points": points[first] + points[first + 1],
        "soil": int(source.board[base + SOIL_THERE]),
        "sprouts": int(source.board[base + SPROUTS_THERE]),
        "growth": int(source.board[base + GROWTH_THERE]),
        "compost": int(source.board[base + COMPOST_THERE]),
        "cards": int(source.board[base + CARDS_THERE]),
        "faces": [int(card) for card in hands.cards_of(source.lying, team, SETS.all)] if own else None,
    }
