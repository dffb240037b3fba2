"""An imagined world is one in which everything could have happened as the seat saw it. (R10 to R13, R19)"""

from __future__ import annotations

import random

import pytest

from terrarium.engine.position import Position
from terrarium.rauha.position import RauhaPosition
from terrarium.rauha.rules.actions import DISCARD_SPORE, PLACE, USE
from terrarium.rauha.state.satellites import turn_chosen
from tests.rauha.positions import number, play_until, seen, start

Move = tuple[int, int, int]  # the totem's place, seat, action


def random_game(seats: int, seed: int, moves: int) -> tuple[RauhaPosition, list[Move], list[list[object]]]:
    """A game after some moves, its moves, and what every seat saw after each; nobody discards for spores."""
    position = start(seats, seed)
    chance = random.Random(seed)
    played: list[Move] = []
    sights: list[list[object]] = []
    while len(played) < moves and not position.over():
        seat = chance.choice(position.actors())
        legal = [action for action in position.legal(seat) if not DISCARD_SPORE <= action < USE]
        action = chance.choice(legal)
        played.append((int(position.totem), seat, action))
        position.play(seat, action)
        sights.append([position.view(viewer) for viewer in range(seats)])
    return position, played, sights


def kept_in(world: RauhaPosition, totem: int, seat: int) -> int:
    """The card that a seat chose in a turn of the imagined world."""
    if totem == world.totem and world.step == 0:
        return int(world.chosen[seat])
    there = world.copy()
    there.totem = totem
    pile = there.pile(seat)
    turn = (totem - 1) % 4 + 1
    return next(int(world.deck[slot]) for slot in range(pile, pile + 4) if turn_chosen(world.fates[slot]) == turn)


@pytest.mark.clause("R13", "R12", "R19")
@pytest.mark.parametrize("seats", [2, 3, pytest.param(5, marks=pytest.mark.slow_plain)])
def test_the_whole_game_could_have_been_the_imagined_one(seats: int) -> None:
    checked = 0
    for seed in range(6):
        position, played, sights = random_game(seats, seed, moves=random.Random(seed).randrange(10, 40 * seats))
        for viewer in range(seats):
            world = position.imagine(viewer, 100 + seed)
            assert isinstance(world, RauhaPosition)
            again = start(seats, seed)
            for slot in range(80):
                again.deck[slot] = world.deck[slot]
            for (totem, seat, action), seen_then in zip(played, sights, strict=True):
                again.play(seat, kept_in(world, totem, seat) if action < PLACE else action)
                assert again.view(viewer) == seen_then[viewer]
                checked += 1
            twin, other = again.pack()[4:], world.pack()[4:]
            assert twin == other
    assert checked > 400


@pytest.mark.clause("R12", "R13", "R19")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_what_a_seat_imagines_does_not_depend_on_the_truth(seats: int) -> None:
    """Two worlds that a seat cannot tell apart, the true one and an imagined one, give it the same third one."""
    for moves in (0, 1, 3, 8, 15, 40, 80):
        position, _played, _sights = random_game(seats, seats, moves)
        for viewer in (None, *range(seats)):
            world = position.imagine(viewer, 1)
            assert world.view(viewer) == position.view(viewer)
            assert world.imagine(viewer, 2).pack() == position.imagine(viewer, 2).pack()


def places(position: Position, seats: int) -> list[set[int]]:
    """The cards of each satellite and round, and last, by age, those that are never dealt."""
    assert isinstance(position, RauhaPosition)
    deck = [int(card) for card in position.deck]
    dealt = 8 * seats
    piles = [set(deck[40 * age + slot : 40 * age + slot + 4]) for age in range(2) for slot in range(0, dealt, 4)]
    return piles + [set(deck[40 * age + dealt : 40 * age + 40]) for age in range(2)]


@pytest.mark.clause("R08", "R10", "R13")
@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("totem", [1, 2, 7, 9, 14])
def test_a_card_that_a_seat_has_not_seen_may_be_any_such_card_of_its_age(seats: int, totem: int) -> None:
    position = start(seats, seed=totem)
    play_until(position, totem)
    view = seen(position, 0)
    known = {number(key) for look in view["looks"] for key in look["cards"]}
    known |= {number(play["card"]) for plays in view["plays"] for play in plays if play["card"] is not None}
    true = places(position, seats)
    worlds = [places(position.imagine(0, seed), seats) for seed in range(20)]
    for place, cards in enumerate(true):
        age = {card // 40 for card in cards}
        unseen = [there - known for there in true if {card // 40 for card in there} == age]
        found = set().union(*[world[place] for world in worlds])
        assert all(world[place] & known == cards & known for world in worlds)
        assert {card // 40 for card in found} == age
        if cards - known and len([there for there in unseen if there]) > 1:
            assert len(found - known) > len(cards - known)
