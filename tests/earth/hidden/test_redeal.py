"""An imagined world may differ only in what the seat cannot know, and never shows the truth. (E19, E46, E73, E74)"""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any, cast

import pytest

import terrarium
from terrarium.earth.position import EarthPosition
from terrarium.earth.state.seat_fields import NOBODY
from terrarium.engine.position import Position
from tests.earth.table import hand, pile

VARIANTS: list[dict[str, Any]] = [
    {"seats": 2, "mode": "beginner"},
    {"seats": 3, "mode": "advanced"},
    {"seats": 2, "mode": "standard", "open_planting": True},
    {"seats": 1, "mode": "standard"},
    {"seats": 4, "teams": True},
    {"seats": 4, "teams": True, "mode": "advanced", "open_planting": True},
]
MOVES = 150


def moments(variant: dict[str, Any], seed: int, every: int) -> Iterator[Position]:
    """Yield positions of a random game at a fixed interval of moves, from the setup on."""
    position = terrarium.game("earth", **variant).start(seed)
    chance = random.Random(seed)
    for move in range(MOVES):
        if move % every == seed % every:
            yield position
        if position.over():
            return
        seat = chance.choice(position.actors())
        position.play(seat, chance.choice(position.legal(seat)))


def viewers(position: Position) -> list[int | None]:
    """A spectator and every seat."""
    return [None, *range(position.game.seats)]


@pytest.mark.clause("E19", "E46", "E74")
@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("seed", [1, 2])
def test_an_imagined_world_looks_the_same_from_the_seat(variant: dict[str, Any], seed: int) -> None:
    for position in moments(variant, seed, every=9):
        census = {kind: sorted(set(cards)) for kind, cards in position.census().items()}
        for viewer in viewers(position):
            world = position.imagine(viewer, seed)
            assert world.view(viewer) == position.view(viewer)
            assert world.actors() == position.actors()
            found = world.census()
            assert {kind: sorted(set(cards)) for kind, cards in found.items()} == census
            assert {kind: len(cards) for kind, cards in found.items()} == {
                kind: len(cards) for kind, cards in position.census().items()
            }
            if viewer is not None:
                assert world.legal(viewer) == position.legal(viewer)
            assert all(world.legal(actor) for actor in world.actors())


@pytest.mark.clause("E19", "E46", "E73", "E74")
@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("seed", [3, 4])
def test_what_a_seat_imagines_does_not_depend_on_the_truth(variant: dict[str, Any], seed: int) -> None:
    """Two worlds that a seat cannot tell apart, the true one and an imagined one, give it the same third one."""
    for position in moments(variant, seed, every=8):
        for viewer in viewers(position):
            world = position.imagine(viewer, seed)
            assert world.imagine(viewer, 9).pack() == position.imagine(viewer, 9).pack()


@pytest.mark.clause("E46", "E74")
@pytest.mark.parametrize("variant", VARIANTS)
def test_hands_and_cards_that_others_look_at_differ_between_imagined_worlds(variant: dict[str, Any]) -> None:
    compared = 0
    for found in moments(variant, 6, every=7):
        position = cast(EarthPosition, found)
        for viewer in viewers(position):
            worlds = [cast(EarthPosition, position.imagine(viewer, seed)) for seed in range(4)]
            unseen = [seat for seat in range(variant["seats"]) if not position.sees(_number(viewer), seat)]
            for seat in unseen:
                for cards in ([hand(world, seat) for world in worlds], [aside(world, seat) for world in worlds]):
                    assert cards[0] == [] or cards.count(cards[0]) < len(cards)
                    compared += bool(cards[0])
    assert compared > 0


def _number(viewer: int | None) -> int:
    return int(NOBODY) if viewer is None else viewer


def aside(position: EarthPosition, seat: int) -> list[int]:
    """The cards that a seat looks at."""
    return pile(position, position.aside_top(seat))
