"""Positions in the middle of games, for tests of bots."""

from __future__ import annotations

import random

import terrarium
from terrarium.engine.position import Position


def after(title: str, seats: int, seed: int, decisions: int) -> Position:
    """A position of a title after some random decisions, before the end."""
    position = terrarium.game(title, seats=seats).start(seed)
    chance = random.Random(seed)
    for _ in range(decisions):
        seat = position.actors()[0]
        position.play(seat, chance.choice(position.legal(seat)))
    return position


def finished(title: str, seats: int, seed: int) -> Position:
    """A position of a title at the end of a random game."""
    position = terrarium.game(title, seats=seats).start(seed)
    chance = random.Random(seed)
    while not position.over():
        seat = position.actors()[0]
        position.play(seat, chance.choice(position.legal(seat)))
    return position


def choosing(position: Position) -> int:
    """The first seat that must act and has a choice; plays on until there is one."""
    while len(position.legal(position.actors()[0])) == 1:
        position.play(position.actors()[0], position.legal(position.actors()[0])[0])
    return position.actors()[0]
