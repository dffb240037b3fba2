"""The games that every adapter is tried with, and random play."""

from __future__ import annotations

import random
from collections.abc import Iterator

import terrarium
from terrarium.engine.game import Game
from terrarium.engine.position import Position

TITLES = ["planet", "rauha", "earth"]


def game_of(title: str, seats: int = 3, **options: object) -> Game:
    return terrarium.game(title, seats=seats, box=None, **options)


def moments(game: Game, seed: int, share: float) -> Iterator[Position]:
    """Some positions of a random game: the first, the last, and a share of the others."""
    chance = random.Random(seed)
    position = game.start(seed)
    yield position
    while not position.over():
        seat = chance.choice(position.actors())
        position.play(seat, chance.choice(position.legal(seat)))
        if position.over() or chance.random() < share:
            yield position


def half_played(game: Game, seed: int, decisions: int) -> Position:
    chance = random.Random(seed)
    position = game.start(seed)
    for _decision in range(decisions):
        seat = position.actors()[0]
        position.play(seat, chance.choice(position.legal(seat)))
    return position
