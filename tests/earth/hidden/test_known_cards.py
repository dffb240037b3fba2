"""What a seat may know of the piles: only what it saw, and only as long as nobody took from them unseen. (E46, E74)"""

from __future__ import annotations

from typing import cast

import pytest

from terrarium.earth.position import EarthPosition
from terrarium.earth.rules import piles
from terrarium.earth.state.piles import EVERYBODY
from terrarium.engine.rng import Rng
from tests.earth.table import compost, deck, discard, do, fetch, fill_compost, give, hand, pile, table

PAYS_COMPOST = 221  # an event: 2 compost cards for 2 cards
REJECTED = {60, 80, 90}


def worlds(position: EarthPosition, seat: int) -> list[EarthPosition]:
    """Worlds that are possible for all that a seat knows."""
    return [cast(EarthPosition, position.imagine(seat, seed)) for seed in range(1, 25)]


@pytest.mark.clause("E46", "E74")
def test_a_player_does_not_know_what_went_from_the_deck_to_the_own_compost() -> None:
    position = table()
    do(position, 0, "compost")
    imagined = {tuple(compost(world, 0)) for world in worlds(position, 0)}
    assert len(imagined) > 12


@pytest.mark.clause("E46", "E74")
@pytest.mark.parametrize("viewer", [0, 1])
def test_compost_cards_that_are_paid_go_unseen_to_the_discard_pile(viewer: int) -> None:
    position = table()
    fill_compost(position, 0, 100, 101)
    give(position, 0, PAYS_COMPOST)
    do(position, 0, f"event {PAYS_COMPOST}")
    assert sorted(pile(position, position.discard_top)) == [100, 101]
    imagined = {tuple(pile(world, world.discard_top)) for world in worlds(position, viewer)}
    assert len(imagined) > 12


@pytest.mark.clause("E45", "E46", "E74")
@pytest.mark.parametrize("action", ["grow", "compost", "plant"], ids=["draw", "compost", "look"])
def test_known_cards_of_a_new_deck_may_be_among_those_that_another_took_from_it_unseen(action: str) -> None:
    # Seat 0 rejected three cards; they are shuffled into the new deck, of which seat 1 takes some.
    for seed in range(20):
        position = table(first=1)
        position.rng = Rng(seed)
        for card in REJECTED:
            piles.discard(position, fetch(position, card), 1 << 0)
        discard(position, *deck(position)[:9])
        for card in deck(position):
            piles.lay_on_compost(position, 0, fetch(position, card), EVERYBODY)
        do(position, 1, action)
        assert position.discards == 0
        still_there = REJECTED & set(deck(position))
        if still_there:
            break
    worlds_of_0 = worlds(position, 0)
    taken = set().union(*[REJECTED - set(deck(world)) - set(hand(world, 0)) for world in worlds_of_0])
    assert still_there & taken
