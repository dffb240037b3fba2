"""A position as plain numbers and back, and the count of all cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from terrarium.earth.cards.box import EARTH_CARDS
from terrarium.earth.cards.vocabulary import CELLS
from terrarium.earth.rules import piles
from terrarium.earth.state import gaia_board, hands
from terrarium.earth.state.area import Area
from terrarium.earth.state.hands import SETS, WORDS
from terrarium.earth.state.seat_fields import ASIDE_TOP, COMPOST_TOP, MARKS
from terrarium.earth.state.steps import DEPTH
from terrarium.earth.state.team_board import PLACES, TEAMS, TOP_THERE
from terrarium.engine.vecs import append, vec

if TYPE_CHECKING:
    from terrarium.earth.position import EarthPosition

ISLANDS: Final = 10
CLIMATES: Final = 10
ECOSYSTEM_CARDS: Final = 32


def row(numbers: list[int]) -> vec[i64]:
    """Numbers as a packed row."""
    packed = vec[i64]()
    for number in numbers:
        packed = append(packed, number)
    return packed


def plain(numbers: vec[i64]) -> list[int]:
    """A packed row as Python numbers."""
    return [int(number) for number in numbers]


def _with_length(numbers: list[int]) -> list[int]:
    return [len(numbers), *numbers]


def _pile(position: EarthPosition, top: i64) -> list[int]:
    """A pile from the top, each card with who knows it."""
    cards = plain(piles.chain(position.below, top))
    numbers = [len(cards), *cards]
    numbers += [int(position.knows[card]) for card in cards]
    return numbers


def _pack_area(area: Area) -> list[int]:
    numbers = [int(area.planted), int(area.rows), int(area.columns), int(area.island), int(area.climate)]
    numbers += [int(area.soil), int(area.hand), int(area.compost)]
    numbers += plain(area.cells) + plain(area.sprouts) + plain(area.growth)
    return numbers + _with_length(plain(area.events))


def other_piles(position: EarthPosition) -> list[int]:
    """The top cards of Gaia's compost and pile, and of the compost cards on the teams' boards."""
    if position.solo:
        return [int(position.gaia[gaia_board.COMPOST_TOP]), int(position.gaia[gaia_board.PILE_TOP])]
    if position.team_play:
        return [int(position.board[TOP_THERE]), int(position.board[PLACES + TOP_THERE])]
    return []


def set_other_pile(position: EarthPosition, number: i64, top: i64) -> None:
    """Put a new top card to one of these piles."""
    if position.solo:
        position.gaia[gaia_board.COMPOST_TOP if number == 0 else gaia_board.PILE_TOP] = top
    else:
        position.board[PLACES * number + TOP_THERE] = top


def pack(position: EarthPosition) -> list[int]:
    """The whole position as integers."""
    numbers = [
        *position.rng.pack(), int(position.reveals), int(position.certain), int(position.stage), int(position.active),
        int(position.first), int(position.chosen), int(position.turns), int(position.bonus), int(position.runs),
        int(position.run_cards), int(position.run_answers), int(position.long_runs), int(position.long_answers),
        int(position.long_few), int(position.rounds_unplanted), int(position.rounds_drained),
        int(position.round_planted), int(position.round_stocked),
    ]  # fmt: skip
    for area in position.areas:
        numbers += _pack_area(area)
    numbers += plain(position.hands) + plain(position.marks) + plain(position.stack)
    for row_of in (position.gaia, position.board, position.lying, position.fresh):
        numbers += _with_length(plain(row_of))
    numbers += _pile(position, position.deck_top) + _pile(position, position.discard_top)
    for seat in range(position.seats):
        numbers += _pile(position, position.marks[MARKS * seat + COMPOST_TOP])
        numbers += _pile(position, position.marks[MARKS * seat + ASIDE_TOP])
    for top in other_piles(position):
        numbers += _pile(position, top)
    for dealt in (position.islands, position.climates, position.ecosystems, position.shared, position.fauna):
        numbers += _with_length(plain(dealt))
    if position.before is None:
        return [*numbers, 0]
    return [*numbers, 1, *pack(position.before)]


class Unpacking:
    """Reads numbers in the order in which `pack` wrote them."""

    def __init__(self, numbers: list[int]) -> None:
        self.numbers = numbers
        self.place = 0

    def next(self) -> int:
        """The next number."""
        self.place += 1
        return self.numbers[self.place - 1]

    def some(self, count: int) -> list[int]:
        """The next numbers."""
        self.place += count
        return self.numbers[self.place - count : self.place]

    def pile(self, position: EarthPosition) -> i64:
        """A pile, linked again; the answer is its top card."""
        count = self.next()
        cards = self.some(count)
        for card in cards:
            position.knows[card] = self.next()
        return piles.linked(position.below, row(cards))

    def area(self) -> Area:
        """An area."""
        area = Area()
        area.planted, area.rows, area.columns, area.island, area.climate = (
            self.next(), self.next(), self.next(), self.next(), self.next(),
        )  # fmt: skip
        area.soil, area.hand, area.compost = self.next(), self.next(), self.next()
        area.cells, area.sprouts, area.growth = row(self.some(CELLS)), row(self.some(CELLS)), row(self.some(CELLS))
        area.events = row(self.some(self.next()))
        return area


def unpack(position: EarthPosition, source: Unpacking) -> None:
    """Fill a fresh position of the same game from numbers that `pack` gave; what it hides is left to the caller."""
    position.rng.unpack(source.some(4))
    position.reveals, position.certain, position.stage, position.active = (
        source.next(), source.next(), source.next(), source.next(),
    )  # fmt: skip
    position.first, position.chosen, position.turns, position.bonus = (
        source.next(), source.next(), source.next(), source.next(),
    )  # fmt: skip
    position.runs, position.run_cards, position.run_answers, position.long_runs, position.long_answers = (
        source.next(), source.next(), source.next(), source.next(), source.next(),
    )  # fmt: skip
    position.long_few, position.rounds_unplanted, position.rounds_drained = (
        source.next(), source.next(), source.next(),
    )  # fmt: skip
    position.round_planted = source.next() == 1
    position.round_stocked = source.next() == 1
    seats = int(position.seats)
    position.areas = [source.area() for _ in range(seats)]
    position.hands = row(source.some(WORDS * seats))
    position.marks = row(source.some(MARKS * seats))
    position.stack = row(source.some(DEPTH * seats))
    position.gaia = row(source.some(source.next()))
    position.board = row(source.some(source.next()))
    position.lying = row(source.some(source.next()))
    position.fresh = row(source.some(source.next()))
    position.below = row([0] * (EARTH_CARDS + 1))
    position.knows = row([0] * (EARTH_CARDS + 1))
    position.deck_top = source.pile(position)
    position.discard_top = source.pile(position)
    position.deck = len(piles.chain(position.below, position.deck_top))
    position.discards = len(piles.chain(position.below, position.discard_top))
    for _pile_number in range(2 * seats + len(other_piles(position))):
        source.pile(position)
    position.islands = row(source.some(source.next()))
    position.climates = row(source.some(source.next()))
    position.ecosystems = row(source.some(source.next()))
    position.shared = row(source.some(source.next()))
    position.fauna = row(source.some(source.next()))


def hand_cards(position: EarthPosition, seat: int) -> list[int]:
    """The cards in a hand, ascending."""
    return plain(hands.cards_of(position.hands, seat, SETS.all))


def census(position: EarthPosition) -> dict[str, list[int]]:
    """The 283 Earth cards and everything else that was dealt, wherever it lies."""
    cards = plain(piles.chain(position.below, position.deck_top))
    cards += plain(piles.chain(position.below, position.discard_top))
    for seat in range(position.seats):
        area = position.areas[seat]
        cards += hand_cards(position, seat)
        cards += plain(piles.chain(position.below, position.marks[MARKS * seat + COMPOST_TOP]))
        cards += plain(piles.chain(position.below, position.marks[MARKS * seat + ASIDE_TOP]))
        cards += [int(card) for card in area.cells if card != 0]
        cards += plain(area.events)
    for top in other_piles(position):
        cards += plain(piles.chain(position.below, top))
    if position.team_play:
        for team in range(TEAMS):
            cards += plain(hands.cards_of(position.lying, team, SETS.all))
    return {
        "earth": sorted(cards),
        "islands": sorted(plain(position.islands)),
        "climates": sorted(plain(position.climates)),
        "ecosystems": sorted(plain(position.ecosystems)),
        "fauna": sorted(plain(position.fauna)),
    }
