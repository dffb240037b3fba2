"""What a seat or a spectator imagines in every step of a game. (R08, R12, R13, R19)"""

from __future__ import annotations

import random

import pytest

from terrarium.rauha.position import RauhaPosition
from tests.rauha.positions import choose_all, do, play_until, seen, start


def steps(seats: int, seed: int) -> list[RauhaPosition]:
    """A random game: a copy for each turn after somebody chose, after all chose, and after somebody placed."""
    position, chance = start(seats, seed), random.Random(seed)
    found: list[RauhaPosition] = []
    now = (0, 0, 0)
    while not position.over():
        seat = chance.choice(position.actors())
        position.play(seat, chance.choice(position.legal(seat)))
        then = (int(position.totem), int(position.step), int(position.seats_done) + len(position.actors()))
        if then != now and position.step != 2:
            found.append(position.copy())
        now = then
    return [*found, position]


@pytest.mark.clause("R08", "R12", "R13", "R19")
@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("part", range(4))
def test_an_imagined_world_looks_the_same_and_does_not_show_the_truth(seats: int, seed: int, part: int) -> None:
    for position in steps(seats, seed)[part::4]:
        for viewer in (None, *range(seats)):
            world = position.imagine(viewer, 1)
            assert world.view(viewer) == position.view(viewer)
            assert world.imagine(viewer, 2).pack() == position.imagine(viewer, 2).pack()


@pytest.mark.clause("R11", "R13")
@pytest.mark.parametrize("totem", [3, 15])
def test_in_the_last_turn_of_a_round_everyone_knows_their_own_card(totem: int) -> None:
    position = start(2, seed=1)
    play_until(position, totem)
    choose_all(position)
    for viewer in (0, 1):
        view = position.view(viewer)
        assert all(position.imagine(viewer, seed).view(viewer) == view for seed in range(6))


def imagined(position: RauhaPosition, viewer: int | None, seat: int) -> set[str]:
    """The cards that a seat can have on offer, as a viewer imagines it."""
    cards: set[str] = set()
    for seed in range(30):
        world = position.imagine(viewer, seed)
        assert isinstance(world, RauhaPosition)
        cards |= {card["key"] for card in seen(world, seat)["offer"]}
    return cards


@pytest.mark.clause("R13")
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_a_spectator_knows_no_card_of_any_satellite(seats: int) -> None:
    position = start(seats, seed=1)
    for seat in range(seats):
        assert len(imagined(position, None, seat)) > 25
        assert len(imagined(position, seat, seat)) == 4
    choose_all(position)
    assert all(len(imagined_choices(position, None, seat)) > 15 for seat in range(seats))


def imagined_choices(position: RauhaPosition, viewer: int | None, seat: int) -> set[int]:
    """The cards that a seat can have in hand, as a viewer imagines it."""
    found: set[int] = set()
    for seed in range(40):
        world = position.imagine(viewer, seed)
        assert isinstance(world, RauhaPosition)
        found.add(int(world.chosen[seat]))
    return found


@pytest.mark.clause("R12", "R13")
def test_the_neighbour_of_the_third_turn_can_have_either_of_two_cards() -> None:
    position, chance = start(2, seed=1), random.Random(1)
    while position.totem < 3:
        seat = position.actors()[0]
        position.play(seat, chance.choice(position.legal(seat)))
    both = {seat: set(position.legal(seat)) for seat in range(2)}
    choose_all(position)
    for seat in range(2):
        mine = int(position.chosen[seat])
        assert imagined_choices(position, seat, seat) == {mine}
        # The other satellite was seen in turn 2, with one card more.
        assert both[1 - seat] == imagined_choices(position, seat, 1 - seat)
    first = position.actors()[0]
    theirs = int(position.chosen[first])
    do(position, first, "discard")  # unseen: it can still have been either
    kept = set()
    for seed in range(40):
        world = position.imagine(1 - first, seed)
        assert isinstance(world, RauhaPosition)
        plays = seen(world, first)["plays"][first]
        kept.add(plays[2]["card"])
    assert len(kept) == 2
    assert position.game.words(theirs).removeprefix("keep ") in kept
