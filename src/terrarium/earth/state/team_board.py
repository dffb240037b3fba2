"""The board of a team: a row of numbers, `position.board`, with these places for each team. (E71, E72)"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

TEAMS: Final = 2
MATES: Final = 2
SEATS: Final = 4
#: The order of turns that alternate between the teams. (E80)
ALTERNATING: Final = [0, 2, 1, 3]

#: Pieces first, so that a piece's number is its place.
SPROUTS_THERE: Final = 0
GROWTH_THERE: Final = 1
SOIL_THERE: Final = 2
#: Compost cards: how many, and the top one.
COMPOST_THERE: Final = 3
TOP_THERE: Final = 4
CARDS_THERE: Final = 5
#: Who of the team was asked, at the end of the turn, to take what is there, as bits.
ASKED: Final = 6
PLACES: Final = 7
#: The `ability` of a row of pieces that were taken from the board; no ability has this number.
FETCHED: Final = 1
# After both boards follows, for each seat, what it had gained before the latest move.


def team_of(seat: i64) -> i64:
    """The team of a seat. (E71)"""
    return seat // MATES


def partner(seat: i64) -> i64:
    """The team-mate, who sits beside. (E71)"""
    return seat + 1 if seat % MATES == 0 else seat - 1
