"""Two teams of two: the board that team-mates share. (E71 to E73)

Seats 0 and 1 are a team, and 2 and 3. A gain can be put on the team's board instead of being taken, where either of the
two can take it until the end of the turn. A gain counts as taken once it is spent, once a goal has counted it, or once
it was fetched from the board. Until then soil, compost cards and cards are put on the board by an action of their own.
Pieces of a row that are not placed go there by themselves if the partner has a place for them. What nobody takes is
lost. The board is a row of numbers, `position.board`, and the cards on it are bits, `position.lying`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

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
from terrarium.earth.state import hands
from terrarium.earth.state.hands import SETS, WORDS
from terrarium.earth.state.seat_fields import COMPOST_TOP, GAINED_COMPOST, GAINED_SOIL, MARKS
from terrarium.earth.state.stages import ACTING, PLANTING
from terrarium.earth.state.steps import ALL_CELLS, EVENT_WINDOW, FOR_TEAM, GROWTHS, step
from terrarium.earth.state.steps import SPROUTS as SPROUT_ROW
from terrarium.earth.state.team_board import (
    ALTERNATING,
    ASKED,
    CARDS_THERE,
    COMPOST_THERE,
    FETCHED,
    GROWTH_THERE,
    MATES,
    PLACES,
    SEATS,
    SOIL_THERE,
    SPROUTS_THERE,
    TEAMS,
    TOP_THERE,
    partner,
    team_of,
)
from terrarium.engine.vecs import append, vec

if TYPE_CHECKING:
    from terrarium.earth.position import EarthPosition


def partner_has_room(position: EarthPosition, seat: i64, piece: i64) -> bool:
    """Whether there is a partner with a place for a piece."""
    return position.team_play and pieces.room_on_grid(position.areas[partner(seat)], piece) > 0


# -- the turn ----------------------------------------------------------------------------------------------------


def start_turn(position: EarthPosition) -> None:
    """Nothing has been gained in this turn yet."""
    seat: i64 = 0
    while seat < position.seats:
        position.marks[MARKS * seat + GAINED_SOIL] = 0
        position.marks[MARKS * seat + GAINED_COMPOST] = 0
        hands.empty(position.fresh, seat)
        seat += 1
    if position.team_play:
        position.board[ASKED] = 0
        position.board[PLACES + ASKED] = 0


def gained(position: EarthPosition, seat: i64) -> i64:
    """How much of what a seat gained in this turn it could still put on the board."""
    base = MARKS * seat
    count: i64 = 0
    for card in hands.cards_of(position.hands, seat, SETS.all):
        if hands.holds(position.fresh, seat, card):
            count += 1
    return count + position.marks[base + GAINED_SOIL] + position.marks[base + GAINED_COMPOST]


def note_gained(position: EarthPosition) -> None:
    """Remember before a move what everyone had gained: who gains by the last move of a turn is asked about it."""
    seat: i64 = 0
    while seat < position.seats:
        position.board[TEAMS * PLACES + seat] = gained(position, seat)
        seat += 1


def ask_last(position: EarthPosition) -> bool:
    """Ask before the turn ends who can take something, or had no chance to put a gain; whether anybody is asked. (E72)

    Each seat is asked once, and once more after its partner has put something.
    """
    asked = False
    seat: i64 = 0
    while position.team_play and seat < position.seats:
        late = gained(position, seat) > position.board[TEAMS * PLACES + seat]
        place = PLACES * team_of(seat) + ASKED
        if position.board[place] & asked_bit(seat) == 0 and (late or can_fetch(position, seat)):
            position.push(seat, step(EVENT_WINDOW, FOR_TEAM))
            position.board[place] |= asked_bit(seat)
            asked = True
        seat += 1
    return asked


def next_alternating(seat: i64) -> i64:
    """The seat after this one in the cycle 0, 2, 1, 3. (E80)"""
    return ALTERNATING[(ALTERNATING.index(seat) + 1) % SEATS]


def asked_bit(seat: i64) -> i64:
    """The bit of a seat among those of its team who were asked."""
    return 1 << seat % MATES


def end_turn(position: EarthPosition) -> None:
    """What is left on a board is lost. (E72)"""
    team: i64 = 0
    while position.team_play and team < TEAMS:
        base = PLACES * team
        if position.journal is not None:
            team_journal.lost(position, team)
        card = position.board[base + TOP_THERE]
        while card != piles.NOTHING:
            beneath = position.below[card]
            piles.discard(position, card, position.knows[card])
            card = beneath
        for card in hands.cards_of(position.lying, team, SETS.all):
            piles.discard(position, card, position.circle(MATES * team))
        hands.empty(position.lying, team)
        place: i64 = 0
        while place < PLACES:
            position.board[base + place] = 0
            place += 1
        team += 1


# -- what may be done at any time --------------------------------------------------------------------------------


def any_time(position: EarthPosition, seat: i64, found: vec[i64]) -> vec[i64]:
    """What the seat may put on the board or take from it now, ascending, added to what was found. (E72)"""
    if position.stage != PLANTING and position.stage != ACTING:
        return found
    area = position.areas[seat]
    if position.marks[MARKS * seat + GAINED_SOIL] > 0 and area.soil > 0:
        found = append(found, PUT_SOIL)
    if position.marks[MARKS * seat + GAINED_COMPOST] > 0 and area.compost > 0:
        found = append(found, PUT_COMPOST)
    for card in hands.cards_of(position.hands, seat, SETS.all):
        if hands.holds(position.fresh, seat, card):
            found = append(found, with_card(PUT_CARD, card))
    return fetches(position, seat, found)


def fetches(position: EarthPosition, seat: i64, found: vec[i64]) -> vec[i64]:
    """What the seat may take from the board, ascending, added to what was found."""
    base = PLACES * team_of(seat)
    board = position.board
    if board[base + SOIL_THERE] > 0:
        found = append(found, FETCH_SOIL)
    if board[base + COMPOST_THERE] > 0:
        found = append(found, FETCH_COMPOST)
    if board[base + SPROUTS_THERE] > 0 and pieces.room_on_grid(position.areas[seat], SPROUT) > 0:
        found = append(found, FETCH_SPROUTS)
    if board[base + GROWTH_THERE] > 0 and pieces.room_on_grid(position.areas[seat], GROWTH) > 0:
        found = append(found, FETCH_GROWTH)
    if board[base + CARDS_THERE] > 0:
        found = append(found, FETCH_CARDS)
    return found


def can_fetch(position: EarthPosition, seat: i64) -> bool:
    """Whether something lies on the board that the seat can take."""
    return len(fetches(position, seat, vec[i64]())) > 0


def do(position: EarthPosition, seat: i64, action: i64) -> None:
    """Put something on the team's board, or take from it. (E72)"""
    if action < FETCH_SOIL:
        put(position, seat, action)
    else:
        fetch(position, seat, action)


def put(position: EarthPosition, seat: i64, action: i64) -> None:
    """Put one soil, one compost card or one card of the hand on the board; the partner is asked about it."""
    base = PLACES * team_of(seat)
    position.board[base + ASKED] &= ~asked_bit(partner(seat))
    area = position.areas[seat]
    if action == PUT_SOIL:
        area.soil -= 1
        position.marks[MARKS * seat + GAINED_SOIL] -= 1
        position.board[base + SOIL_THERE] += 1
    elif action == PUT_COMPOST:
        top = MARKS * seat + COMPOST_TOP
        card = position.marks[top]
        position.marks[top] = position.below[card]
        position.below[card] = position.board[base + TOP_THERE]
        position.board[base + TOP_THERE] = card
        position.board[base + COMPOST_THERE] += 1
        position.marks[MARKS * seat + GAINED_COMPOST] -= 1
        area.compost -= 1
    else:
        card = card_in(action, PUT_CARD)
        hands.take(position.hands, seat, card)
        hands.take(position.fresh, seat, card)
        hands.put(position.lying, team_of(seat), card)
        area.hand -= 1
        position.board[base + CARDS_THERE] += 1
    if position.journal is not None:
        team_journal.put(position, seat, action)


def put_pieces(position: EarthPosition, seat: i64, piece: i64, count: i64) -> None:
    """Pieces that were not placed go to the board."""
    position.board[PLACES * team_of(seat) + piece] += count
    position.board[PLACES * team_of(seat) + ASKED] &= ~asked_bit(partner(seat))
    if position.journal is not None:
        team_journal.put_pieces(position, seat, piece, count)


def fetch(position: EarthPosition, seat: i64, action: i64) -> None:
    """Take everything of one kind from the board; what is taken cannot be put back. (E72)"""
    base = PLACES * team_of(seat)
    board = position.board
    if position.journal is not None:
        team_journal.fetched(position, seat, action)
    if action == FETCH_SOIL:
        position.areas[seat].soil += board[base + SOIL_THERE]
        board[base + SOIL_THERE] = 0
    elif action == FETCH_COMPOST:
        _fetch_compost(position, seat, base)
    elif action == FETCH_SPROUTS:
        _fetch_pieces(position, seat, SPROUT)
    elif action == FETCH_GROWTH:
        _fetch_pieces(position, seat, GROWTH)
    else:
        for card in hands.cards_of(position.lying, team_of(seat), SETS.all):
            hands.put(position.hands, seat, card)
            hands.take(position.fresh, seat, card)
        position.areas[seat].hand += board[base + CARDS_THERE]
        hands.empty(position.lying, team_of(seat))
        board[base + CARDS_THERE] = 0


def _fetch_pieces(position: EarthPosition, seat: i64, piece: i64) -> None:
    """Take as many pieces as there are places for; what is not placed now is lost."""
    place = PLACES * team_of(seat) + piece
    count = min(position.board[place], pieces.room_on_grid(position.areas[seat], piece))
    position.board[place] -= count
    position.push(seat, step(SPROUT_ROW if piece == SPROUT else GROWTHS, count, FETCHED, 0, ALL_CELLS))


def _fetch_compost(position: EarthPosition, seat: i64, base: i64) -> None:
    cards = piles.chain(position.below, position.board[base + TOP_THERE])
    place: i64 = len(cards) - 1
    while place >= 0:
        piles.lay_on_compost(position, seat, cards[place], position.knows[cards[place]])
        place -= 1
    position.board[base + COMPOST_THERE] = 0
    position.board[base + TOP_THERE] = piles.NOTHING


def lay_out(position: EarthPosition) -> None:
    """Empty boards for two teams. (E71)"""
    position.board = vec[i64]([0] * (TEAMS * PLACES + SEATS))
    position.lying = vec[i64]([0] * (TEAMS * WORDS))
