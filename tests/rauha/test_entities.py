"""Full lines and whom they bring, counted again from what is printed, and paying for a card: R17, R21 to R23."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from terrarium.rauha.cards.box import CARDS
from terrarium.rauha.cards.loading import BOX
from terrarium.rauha.position import RauhaPosition
from terrarium.rauha.rules.entities import entities_of_column, entities_of_row, entities_through
from terrarium.rauha.rules.placement import invite
from tests.rauha.positions import choose_all, offered, start


def filled(biomes: list[int]) -> int:
    """The entities whose symbol is on each of the biomes, as bits."""
    shown = [{*BOX.biomes[number].animals, *BOX.biomes[number].biomes} for number in biomes]
    return sum(1 << place for place, entity in enumerate(BOX.entities) if all(entity.symbol in on for on in shown))


def boards(seats: int) -> Iterator[tuple[RauhaPosition, list[int]]]:
    """Boards at random, with few kinds of biomes, so that lines fill."""
    chance = random.Random(seats)
    position = start(seats)
    for _ in range(300):
        few = chance.sample(range(len(BOX.biomes)), 3)
        board = [chance.choice(few) for _ in range(9 * seats)]
        for place, number in enumerate(board):
            position.board[place] = number
        yield position, board


@pytest.mark.clause("R21", "R22")
def test_a_line_is_full_of_the_symbols_that_all_three_biomes_show() -> None:
    found = 0
    for position, board in boards(3):
        for seat in range(3):
            own = board[9 * seat : 9 * seat + 9]
            for line in range(3):
                assert int(entities_of_row(position, seat, line)) == filled(own[3 * line : 3 * line + 3])
                assert int(entities_of_column(position, seat, line)) == filled(own[line::3])
                found += filled(own[line::3]) > 0
    assert found > 50


@pytest.mark.clause("R21", "R22")
def test_a_card_brings_whom_its_row_or_its_column_shows_or_both() -> None:
    both = 0
    for position, board in boards(2):
        for cell in range(9):
            card = board[9 + (cell + 4) % 9]
            own = [*board[9:18]]
            own[cell] = card
            row, column = filled(own[cell // 3 * 3 : cell // 3 * 3 + 3]), filled(own[cell % 3 :: 3])
            assert int(entities_through(position, 1, cell, card)) == row | column
            both += row & column > 0
    assert both > 50


@pytest.mark.clause("R21", "R23")
@pytest.mark.parametrize("guests", [0, 1, 2, 64, 1 | 64, 127])
def test_guests_come_from_the_seat_that_holds_them(guests: int) -> None:
    position = start(3)
    position.entities[0], position.entities[1], position.entities[2] = 1 | 4, 2 | 8, 64
    before = [int(held) for held in position.entities]
    invite(position, 1, guests)
    assert [int(held) for held in position.entities] == [before[0] & ~guests, before[1] | guests, before[2] & ~guests]
    assert position.invited == guests


@pytest.mark.clause("R17")
@pytest.mark.parametrize("missing", [0, 1])
def test_a_card_can_be_placed_with_exactly_its_price(missing: int) -> None:
    position = start(2, seed=1)
    costly = next(card for card in position.legal(0) + position.legal(1) if BOX.biomes[card].cost > 0)
    choose_all(position)
    seat = position.actors()[0]
    position.chosen[seat] = costly
    position.crystals[seat] = BOX.biomes[costly].cost - missing
    places = [words for words in offered(position, seat) if words.startswith("place")]
    assert len(places) == (0 if missing else len(BOX.biomes[costly].cells))
    assert costly < CARDS


@pytest.mark.clause("R12", "R17")
def test_a_placement_reveals_the_card() -> None:
    position = start(2, seed=1)
    choose_all(position)
    for _ in range(2):
        seat, before = position.actors()[0], position.reveals
        place = next((words for words in offered(position, seat) if words.startswith("place")), None)
        if place is not None:
            position.play(seat, position.game.action(place))
            assert position.reveals > before
            return
    raise AssertionError("nobody can place a card")
