"""The boards that team-mates share. (E71, E72)"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from terrarium.earth.cards.vocabulary import SPROUT
from terrarium.earth.state import hands
from terrarium.engine.fields import COPY, Fields
from terrarium.engine.vec_operations import filled
from terrarium.engine.vecs import vec

TEAMS: Final = 2
MATES: Final = 2
SEATS: Final = 4
#: The order of turns that alternate between the teams. (E80)
ALTERNATING: Final = [0, 2, 1, 3]
#: The `ability` of a row of pieces that were taken from the board; no ability has this number.
FETCHED: Final = 1
#: How many numbers the packed boards have before their cards: seven each, and one for each seat.
_NUMBERS: Final = 7 * TEAMS + SEATS


class TeamBoard:
    """The board of one team with what lies on it. (E72)"""

    def __init__(self, cards: bool = True) -> None:
        self.sprouts: i64 = 0
        self.growth: i64 = 0
        self.soil: i64 = 0
        #: Compost cards: how many, and the top one.
        self.compost: i64 = 0
        self.compost_top: i64 = 0
        #: How many cards lie there, and which; a copy gets them from its source.
        self.cards: i64 = 0
        self.lying: vec[i64] = hands.no_cards(1) if cards else vec[i64]()
        #: Who of the team was asked, at the end of the turn, to take what is there, as bits.
        self.asked: i64 = 0

    def transfer_numbers(self, source: TeamBoard, fields: Fields) -> None:
        """List the fields but for the cards."""
        self.sprouts = fields.number(source.sprouts)
        self.growth = fields.number(source.growth)
        self.soil = fields.number(source.soil)
        self.compost = fields.number(source.compost)
        self.compost_top = fields.number(source.compost_top)
        self.cards = fields.number(source.cards)
        self.asked = fields.number(source.asked)

    def contents(self) -> dict[str, int]:
        """Return how much of each thing lies there, in the order of the actions that take it."""
        return {
            "soil": int(self.soil),
            "compost": int(self.compost),
            "sprout": int(self.sprouts),
            "growth": int(self.growth),
            "card": int(self.cards),
        }

    def pieces(self, piece: i64) -> i64:
        """Return how many pieces of a kind lie there."""
        return self.sprouts if piece == SPROUT else self.growth

    def add_pieces(self, piece: i64, count: i64) -> None:
        """Put pieces there, or with a count below zero take them."""
        if piece == SPROUT:
            self.sprouts += count
        else:
            self.growth += count

    def card_list(self) -> vec[i64]:
        """Return the cards, ascending."""
        return hands.cards_of(self.lying, 0, hands.SETS.all)

    def add_card(self, card: i64) -> None:
        """Put a card there."""
        hands.put(self.lying, 0, card)
        self.cards += 1

    def take_cards(self) -> None:
        """Take all cards away."""
        hands.empty(self.lying, 0)
        self.cards = 0

    def was_asked(self, seat: i64) -> bool:
        """Return whether a seat of the team was asked to take what is there."""
        return self.asked >> seat % MATES & 1 == 1

    def note_asked(self, seat: i64) -> None:
        """Note that a seat is asked."""
        self.asked |= 1 << seat % MATES

    def ask_again(self, seat: i64) -> None:
        """Note that a seat is to be asked once more."""
        self.asked &= ~(1 << seat % MATES)


class TeamBoards:
    """Both boards, and what each seat had gained before the latest move."""

    def __init__(self, cards: bool = True) -> None:
        self.boards: list[TeamBoard] = [TeamBoard(cards) for _ in range(TEAMS)]
        self.gained_before: vec[i64] = filled(SEATS, 0) if cards else vec[i64]()

    def transfer(self, source: TeamBoards, fields: Fields) -> None:
        """List the fields: numbers, then cards, each with the number of numbers first."""
        fields.number(_NUMBERS)
        team: i64
        for team in range(TEAMS):
            self.boards[team].transfer_numbers(source.boards[team], fields)
        self.gained_before = fields.row(source.gained_before, SEATS)
        fields.number(hands.WORDS * TEAMS)
        for team in range(TEAMS):
            self.boards[team].lying = fields.row(source.boards[team].lying, hands.WORDS)

    def copy(self) -> TeamBoards:
        """Return equal boards that can change on their own."""
        twin = TeamBoards(cards=False)
        twin.transfer(self, COPY)
        return twin

    def of(self, seat: i64) -> TeamBoard:
        """Return the board of a seat's team."""
        return self.boards[team_of(seat)]

    def clear(self, team: i64) -> None:
        """Make the board of a team an empty one."""
        self.boards[team] = TeamBoard()


#: In games without teams; it never changes, so all positions share it.
NO_BOARDS: Final[TeamBoards] = TeamBoards()


def team_of(seat: i64) -> i64:
    """Return the team of a seat. (E71)"""
    return seat // MATES


def partner(seat: i64) -> i64:
    """Return the team-mate, who sits beside. (E71)"""
    return seat + 1 if seat % MATES == 0 else seat - 1
