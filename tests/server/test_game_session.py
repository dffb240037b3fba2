from __future__ import annotations

import random

import pytest

import terrarium
from terrarium.server.game_session import GameSession
from terrarium.server.table_info import Event, Person, Seat, TableInfo
from terrarium.server.wire import Clock


def some_game(game: str) -> GameSession:
    title = terrarium.title(game)
    return GameSession(
        TableInfo(
            id="t", code="c", game=game, rules=title.version, options={}, host="ada", created=0, status="playing",
            seats=[Seat("person", "ada") for _seat in range(3)], people=[Person("ada", "Ada")], clock=Clock(), seed=5,
        ),
        [],
    )  # fmt: skip


@pytest.mark.parametrize("game", terrarium.titles())
def test_a_session_knows_who_can_undo_as_well_as_the_engine(game: str) -> None:
    chance = random.Random(game)
    session = some_game(game)
    taken_back = 0
    for number in range(1, 80):
        if session.over():
            break
        asked = [seat for seat in range(3) if chance.random() < 0.8]  # it must not matter who looks when
        able = [seat for seat in asked if session.can_undo(seat)]
        assert able == [seat for seat in asked if session.playthrough.undo_refusal(seat) is None]
        if able and chance.random() < 0.5:
            session.replay(Event(number, chance.choice(able), None, None, number))
            taken_back += 1
            continue
        seat = chance.choice(session.position.actors())
        session.replay(Event(number, seat, chance.choice(session.position.legal(seat)), None, number))
    assert taken_back > 0
