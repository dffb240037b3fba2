"""Two teams of two: the board that team-mates share. (E71 to E73)

Seats 0 and 1 are a team, and 2 and 3. A gain can be put on the team's board instead of being taken, where either of the
two can take it until the end of the turn. A gain counts as taken once it is spent, once a goal has counted it, or once
it was fetched from the board. Until then soil, compost cards and cards are put on the board by an action of their own.
Pieces of a row that are not placed go there by themselves if the partner has a place for them. What nobody takes is
lost.
"""

from __future__ import annotations

from mypy_extensions import i64

from terrarium.earth.cards.vocabulary import GROWTH, SPROUT
from terrarium.earth.modes import team_journal
from terrarium.earth.rules import pieces, piles
from terrarium.earth.rules.actions import (
    FETCH_CARDS,
    FETCH_COMPOST,
    FETCH_GROWTH,
    FETCH_SOIL,
    FETCH_SPROUTS,
    PUT_CARD,
    PUT_COMPOST,
    PUT_SOIL,
    card_in,
    with_card,
)
from terrarium.earth.state.piles import NOTHING
from terrarium.earth.state.position import EarthState
from terrarium.earth.state.stages import ACTING, PLANTING
from terrarium.earth.state.steps import ALL_CELLS, EVENT_WINDOW, FOR_TEAM, GROWTHS, step
from terrarium.earth.state.steps import SPROUTS as SPROUT_ROW
from terrarium.earth.state.team_board import ALTERNATING, FETCHED, MATES, SEATS, TEAMS, TeamBoards, partner
from terrarium.engine.vecs import append, vec


def partner_has_room(position: EarthState, seat: i64, piece: i64) -> bool:
    """Return whether there is a partner with a place for a piece."""
    return position.team_play and pieces.room_on_grid(position.areas[partner(seat)], piece) > 0


# -- the turn ----------------------------------------------------------------------------------------------------


def lay_out(position: EarthState) -> None:
    """Lay out empty boards for two teams. (E71)"""
    position.team_boards = TeamBoards()


def start_turn(position: EarthState) -> None:
    """Note that nothing has been gained in this turn yet."""
    seat: i64
    for seat in range(position.seats):
        position.limit_soil_gained(seat, 0)
        position.limit_compost_gained(seat, 0)
        position.forget_gained_cards(seat)
    if position.team_play:
        for board in position.team_boards.boards:
            board.asked = 0


def gained(position: EarthState, seat: i64) -> i64:
    """Count what a seat gained in this turn and could still put on the board."""
    return len(position.gained_cards(seat)) + position.soil_gained(seat) + position.compost_gained(seat)


def note_gained(position: EarthState) -> None:
    """Remember before a move what everyone had gained: who gains by the last move of a turn is asked about it."""
    seat: i64
    for seat in range(position.seats):
        position.team_boards.gained_before[seat] = gained(position, seat)


def ask_last(position: EarthState) -> bool:
    """Ask before the turn ends who can take something, or had no chance to put a gain; return whether anyone is asked.

    Each seat is asked once, and once more after its partner has put something. (E72)
    """
    if not position.team_play:
        return False
    asked = False
    seat: i64
    for seat in range(position.seats):
        late = gained(position, seat) > position.team_boards.gained_before[seat]
        board = position.board_of(seat)
        if not board.was_asked(seat) and (late or can_fetch(position, seat)):
            position.push(seat, step(EVENT_WINDOW, FOR_TEAM))
            board.note_asked(seat)
            asked = True
    return asked


def next_alternating(seat: i64) -> i64:
    """Return the seat after this one in the cycle 0, 2, 1, 3. (E80)"""
    return ALTERNATING[(ALTERNATING.index(seat) + 1) % SEATS]


def end_turn(position: EarthState) -> None:
    """Discard what is left on the boards. (E72)"""
    if not position.team_play:
        return
    team: i64
    for team in range(TEAMS):
        board = position.team_boards.boards[team]
        team_journal.lost(position, team)
        for card in position.pile(board.compost_top):
            piles.discard(position, card, position.knows[card])
        for card in board.card_list():
            piles.discard(position, card, position.circle(MATES * team))
        position.team_boards.clear(team)


# -- what may be done at any time --------------------------------------------------------------------------------


def any_time(position: EarthState, seat: i64, found: vec[i64]) -> vec[i64]:
    """Append what the seat may put on the board or take from it now, ascending. (E72)"""
    if position.stage != PLANTING and position.stage != ACTING:
        return found
    area = position.areas[seat]
    if position.soil_gained(seat) > 0 and area.soil > 0:
        found = append(found, PUT_SOIL)
    if position.compost_gained(seat) > 0 and area.compost > 0:
        found = append(found, PUT_COMPOST)
    for card in position.gained_cards(seat):
        found = append(found, with_card(PUT_CARD, card))
    return fetches(position, seat, found)


def fetches(position: EarthState, seat: i64, found: vec[i64]) -> vec[i64]:
    """Append what the seat may take from the board, ascending."""
    board = position.board_of(seat)
    area = position.areas[seat]
    if board.soil > 0:
        found = append(found, FETCH_SOIL)
    if board.compost > 0:
        found = append(found, FETCH_COMPOST)
    if board.sprouts > 0 and pieces.has_room(area, SPROUT):
        found = append(found, FETCH_SPROUTS)
    if board.growth > 0 and pieces.has_room(area, GROWTH):
        found = append(found, FETCH_GROWTH)
    if board.cards > 0:
        found = append(found, FETCH_CARDS)
    return found


def can_fetch(position: EarthState, seat: i64) -> bool:
    """Return whether something lies on the board that the seat can take."""
    return len(fetches(position, seat, vec[i64]())) > 0


def do(position: EarthState, seat: i64, action: i64) -> None:
    """Put something on the team's board, or take from it. (E72)"""
    if action < FETCH_SOIL:
        put(position, seat, action)
    else:
        fetch(position, seat, action)


def put(position: EarthState, seat: i64, action: i64) -> None:
    """Put one soil, one compost card or one card of the hand on the board; the partner is asked about it."""
    board = position.board_of(seat)
    board.ask_again(partner(seat))
    area = position.areas[seat]
    if action == PUT_SOIL:
        area.soil -= 1
        position.add_soil_gained(seat, -1)
        board.soil += 1
    elif action == PUT_COMPOST:
        card = position.pop_compost(seat)
        board.compost_top = position.put_on_pile(board.compost_top, card)
        board.compost += 1
        position.add_compost_gained(seat, -1)
        area.compost -= 1
    else:
        card = card_in(action, PUT_CARD)
        position.take_from_hand(seat, card)
        position.forget_gained_card(seat, card)
        board.add_card(card)
    team_journal.put(position, seat, action)


def put_pieces(position: EarthState, seat: i64, piece: i64, count: i64) -> None:
    """Put pieces that were not placed on the board."""
    board = position.board_of(seat)
    board.add_pieces(piece, count)
    board.ask_again(partner(seat))
    team_journal.put_pieces(position, seat, piece, count)


def fetch(position: EarthState, seat: i64, action: i64) -> None:
    """Take everything of one kind from the board; what is taken cannot be put back. (E72)"""
    board = position.board_of(seat)
    team_journal.fetched(position, seat, action)
    if action == FETCH_SOIL:
        position.areas[seat].soil += board.soil
        board.soil = 0
    elif action == FETCH_COMPOST:
        _fetch_compost(position, seat)
    elif action == FETCH_SPROUTS:
        _fetch_pieces(position, seat, SPROUT)
    elif action == FETCH_GROWTH:
        _fetch_pieces(position, seat, GROWTH)
    else:
        for card in board.card_list():
            position.put_in_hand(seat, card)
            position.forget_gained_card(seat, card)
        board.take_cards()


def _fetch_pieces(position: EarthState, seat: i64, piece: i64) -> None:
    """Take as many pieces as there are places for; what is not placed now is lost."""
    board = position.board_of(seat)
    count = min(board.pieces(piece), pieces.room_on_grid(position.areas[seat], piece))
    board.add_pieces(piece, -count)
    position.push(seat, step(SPROUT_ROW if piece == SPROUT else GROWTHS, count, FETCHED, 0, ALL_CELLS))


def _fetch_compost(position: EarthState, seat: i64) -> None:
    """Take the compost cards in the order in which they lie."""
    board = position.board_of(seat)
    cards = position.pile(board.compost_top)
    count: i64 = len(cards)
    number: i64
    for number in range(count):
        card = cards[count - 1 - number]
        piles.lay_on_compost(position, seat, card, position.knows[card])
    board.compost = 0
    board.compost_top = NOTHING
