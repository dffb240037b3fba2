"""A game that nobody can complete comes to an end. (E79)"""

from __future__ import annotations

import pytest

import terrarium
from terrarium.earth.position import EarthPosition
from terrarium.earth.rules.actions import ACT, STOP
from terrarium.earth.state.seat_fields import NOBODY
from tests.earth.table import deck, do, fill_compost, give, lay, table

COMPOST = 1
BASIL = 14


def turn(position: EarthPosition, *answers: str) -> None:
    """Seat 0 or 1 composts, everyone else takes the first thing that is no gift to the discard pile."""
    active = int(position.active)
    do(position, active, "compost", *answers)
    while not position.over() and position.active == active and position.actors():
        seat = position.actors()[0]
        legal = position.legal(seat)
        position.play(seat, STOP if STOP in legal else legal[0])


def rounds(position: EarthPosition, count: int) -> None:
    for _turn in range(count * int(position.seats)):
        if not position.over():
            turn(position)


@pytest.mark.clause("E79")
def test_the_game_ends_after_3_rounds_without_planting_or_cards() -> None:
    position = table(journal=True)
    fill_compost(position, 1, *deck(position))
    turn(position)  # a round that began with cards in the deck
    turn(position)
    rounds(position, 2)
    assert not position.over()
    turn(position)
    assert not position.over()  # the third round is not full yet
    turn(position)
    assert position.over()
    assert position.bonus == NOBODY
    ends = [line for line in position.journal.lines(None) if line.id == "earth-drained"]  # type: ignore[union-attr]
    assert ends[0].figures["rounds"] == 3


@pytest.mark.clause("E79")
def test_a_card_to_draw_in_one_of_the_rounds_restarts_the_count() -> None:
    position = table()
    cards = deck(position)
    fill_compost(position, 1, *cards[2:])
    rounds(position, 2)  # the first turn composts the last two cards of the deck
    rounds(position, 1)
    assert not position.over()
    rounds(position, 1)
    assert position.over()


@pytest.mark.clause("E79")
def test_a_planting_restarts_the_count() -> None:
    position = table()
    give(position, 0, 33)  # costs nothing
    fill_compost(position, 1, *deck(position))
    rounds(position, 2)
    do(position, 0, "plant", "plant 33")
    while position.active == 0:
        seat = position.actors()[0]
        legal = position.legal(seat)
        position.play(seat, STOP if STOP in legal else legal[0])
    turn(position)
    rounds(position, 2)
    assert not position.over()
    rounds(position, 1)
    assert position.over()


@pytest.mark.clause("E79")
def test_the_game_ends_after_30_rounds_without_planting_even_with_cards() -> None:
    position = table(journal=True)
    position.rounds_unplanted = 28
    rounds(position, 1)
    assert not position.over()
    rounds(position, 1)
    assert position.over()
    ends = [line for line in position.journal.lines(None) if line.id == "earth-unplanted"]  # type: ignore[union-attr]
    assert ends[0].figures["rounds"] == 30


@pytest.mark.clause("E44", "E79")
def test_the_last_window_follows() -> None:
    position = table()
    lay(position, 1, BASIL, 1, 1, sprouts=3)
    fill_compost(position, 1, *deck(position))
    rounds(position, 2)
    turn(position)
    active = int(position.active)
    do(position, active, "compost")
    while position.prompt(1).id != "earth-prompt-window":
        seat = position.actors()[0]
        position.play(seat, STOP if STOP in position.legal(seat) else position.legal(seat)[0])
    do(position, 1, "exchange")
    assert position.over()
    assert position.areas[1].soil >= 2


@pytest.mark.clause("E79")
def test_two_players_who_only_compost_come_to_an_end() -> None:
    # The audit's case: 1,240 turns without an end.
    position = terrarium.game("earth", seats=2).start(3)
    turns = 0
    while not position.over():
        seat = position.actors()[0]
        legal = position.legal(seat)
        turns += 1 if ACT + COMPOST in legal else 0
        position.play(seat, ACT + COMPOST if ACT + COMPOST in legal else STOP if STOP in legal else legal[0])
    assert turns == 2 * 30
