"""Rows written with a memo are byte for byte those written from nothing, whatever the memo saw before."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import zip_longest

import pytest
from librt.strings import BytesWriter

from terrarium.engine.position import Position
from tests.research.games import game_of, moments
from tests.research.test_features import VARIANTS


def alternately(one: Iterator[Position], other: Iterator[Position]) -> Iterator[Position]:
    """The moments of two games in turns, so that hardly anything is as it was in the row before."""
    for pair in zip_longest(one, other):
        yield from (position for position in pair if position is not None)


@pytest.mark.parametrize(("title", "seats", "options"), VARIANTS, ids=str)
def test_a_memo_changes_no_byte(title: str, seats: int, options: dict[str, object]) -> None:
    game = game_of(title, seats, **options)
    features = game.title.features(game)
    memo = features.memo()
    rows = 0
    share = 0.04 if title == "earth" else 0.12
    for position in alternately(moments(game, 31, share), moments(game, 32, share)):
        for seat in range(seats):
            row = BytesWriter()
            features.append(position, seat, row, memo)
            assert row.getvalue() == features.row(position, seat), (title, seat)
            rows += 1
    assert rows > 5 * seats


@pytest.mark.parametrize("title", ["planet", "rauha", "earth"])
def test_a_memo_follows_a_game_step_by_step(title: str) -> None:
    game = game_of(title, 2)
    features = game.title.features(game)
    memo = features.memo()
    chance = random.Random(5)
    position = game.start(3)
    for _decision in range(120):
        if position.over():
            break
        seat = position.actors()[0]
        position.play(seat, chance.choice(position.legal(seat)))
        row = BytesWriter()
        features.append(position, seat, row, memo)
        assert row.getvalue() == features.row(position, seat)
