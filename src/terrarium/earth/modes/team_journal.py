"""Journal entries about the boards that team-mates share. (E72)"""

from __future__ import annotations

from mypy_extensions import i64

from terrarium.earth.cards.vocabulary import PIECES
from terrarium.earth.rules.actions import FETCH_SOIL, PUT_CARD, PUT_COMPOST, PUT_SOIL, card_in
from terrarium.earth.rules.journal import card_line, say
from terrarium.earth.state.position import EarthState
from terrarium.earth.state.team_board import MATES
from terrarium.engine.lines import Line


def put(position: EarthState, seat: i64, action: i64) -> None:
    """Tell that something was put on the board; the other team does not see which card."""
    journal = position.journal
    if journal is None:
        return
    name = int(seat)
    if action == PUT_SOIL:
        say(journal, position, seat, Line("earth-team-put-soil", seat=name))
    elif action == PUT_COMPOST:
        say(journal, position, seat, Line("earth-team-put-compost", seat=name))
    else:
        card = card_line(card_in(action, PUT_CARD))
        say(
            journal,
            position,
            seat,
            Line("earth-team-put-card", seat=name, card=card),
            Line("earth-team-put-one", seat=name),
        )


def put_pieces(position: EarthState, seat: i64, piece: i64, count: i64) -> None:
    """Tell that pieces of a row went to the board."""
    if position.journal is not None:
        say(position.journal, position, seat, Line(f"earth-team-put-{PIECES[piece]}", seat=int(seat), count=int(count)))


def fetched(position: EarthState, seat: i64, action: i64) -> None:
    """Tell that something is taken from the board."""
    journal = position.journal
    if journal is None:
        return
    what, count = list(position.board_of(seat).contents().items())[action - FETCH_SOIL]
    say(journal, position, seat, Line(f"earth-team-fetched-{what}", seat=int(seat), count=count))


def lost(position: EarthState, team: i64) -> None:
    """Tell that nobody took what lies on a board."""
    journal = position.journal
    if journal is None:
        return
    first = int(MATES * team)
    for what, count in position.board_of(first).contents().items():
        if count > 0:
            journal.tell(Line(f"earth-team-lost-{what}", seats=position.mates(first), count=count))
