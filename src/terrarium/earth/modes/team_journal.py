"""What the journal says of the boards that team-mates share. (E72)"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from terrarium.earth.cards.vocabulary import PIECES
from terrarium.earth.rules.actions import FETCH_SOIL, PUT_CARD, PUT_COMPOST, PUT_SOIL, TEAM_WORDS, card_in
from terrarium.earth.rules.journal import announce, card_line, say
from terrarium.earth.state import team_board as board
from terrarium.engine.lines import Line

if TYPE_CHECKING:
    from terrarium.earth.position import EarthPosition

#: The places of a board with what lies there, in the order in which it is told.
_THERE = [
    ("soil", board.SOIL_THERE),
    ("compost", board.COMPOST_THERE),
    ("sprout", board.SPROUTS_THERE),
    ("growth", board.GROWTH_THERE),
    ("cards", board.CARDS_THERE),
]


def put(position: EarthPosition, seat: i64, action: i64) -> None:
    """Something was put on the board; the other team does not see which card."""
    name = int(seat)
    if action == PUT_SOIL:
        say(position, seat, Line("earth-team-put-soil", seat=name))
    elif action == PUT_COMPOST:
        say(position, seat, Line("earth-team-put-compost", seat=name))
    else:
        card = card_line(card_in(action, PUT_CARD))
        say(position, seat, Line("earth-team-put-card", seat=name, card=card), Line("earth-team-put-one", seat=name))


def put_pieces(position: EarthPosition, seat: i64, piece: i64, count: i64) -> None:
    """Pieces of a row went to the board."""
    say(position, seat, Line(f"earth-team-put-{PIECES[piece]}", seat=int(seat), count=int(count)))


def fetched(position: EarthPosition, seat: i64, action: i64) -> None:
    """Something is taken from the board."""
    what = TEAM_WORDS[action - FETCH_SOIL].split()[1].removesuffix("s")
    place = [board.SOIL_THERE, board.COMPOST_THERE, board.SPROUTS_THERE, board.GROWTH_THERE, board.CARDS_THERE]
    count = int(position.board[board.PLACES * board.team_of(seat) + place[action - FETCH_SOIL]])
    say(position, seat, Line(f"earth-team-fetched-{what}", seat=int(seat), count=count))


def lost(position: EarthPosition, team: i64) -> None:
    """What nobody took."""
    seats = [int(board.MATES * team), int(board.MATES * team) + 1]
    for what, place in _THERE:
        count = int(position.board[board.PLACES * team + place])
        if count > 0:
            announce(position, Line(f"earth-team-lost-{what.removesuffix('s')}", seats=seats, count=count))
