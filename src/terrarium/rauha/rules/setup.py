"""Setting up a game: boards, crystals, the stack of score markers, and both decks. (R02 to R05)"""

from __future__ import annotations

from mypy_extensions import i64

from terrarium.engine.vec_operations import filled, range_vec
from terrarium.engine.vecs import append, vec
from terrarium.rauha.cards.box import AGE, CARDS
from terrarium.rauha.cards.loading import BOX
from terrarium.rauha.state.boards import printed_boards
from terrarium.rauha.state.phases import NO_CARD
from terrarium.rauha.state.position import SHEET_ROWS, RauhaState
from terrarium.rauha.state.satellites import NOT_CHOSEN, sort_piles


def deal(position: RauhaState, side: int) -> None:
    """Set up boards with that side up, and deal both decks."""
    seats = position.seats
    position.board = printed_boards(seats, side)
    position.crystals = filled(seats, BOX.start_crystals)
    position.points = filled(seats, 0)
    position.spores = filled(seats, 0)
    position.entities = filled(seats, 0)
    position.chosen = filled(seats, NO_CARD)
    position.fates = filled(CARDS, NOT_CHOSEN)
    position.sheet = filled(SHEET_ROWS * seats, 0)
    position.marker_heights = range_vec(seats)
    position.rng.shuffle(position.marker_heights)
    position.top_height = seats - 1
    position.deck = vec[i64]()
    age: i64
    number: i64
    for age in range(2):
        cards = range_vec(AGE)
        position.rng.shuffle(cards)
        for number in range(AGE):
            position.deck = append(position.deck, AGE * age + cards[number])
    sort_piles(position.deck, position.fates, seats)
