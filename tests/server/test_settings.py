"""Settings at a table: anybody's own, at any time, in the way of nobody."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from terrarium.engine.record import Record
from terrarium.server.game_session import GameSession, Stale
from terrarium.server.table_info import Event, Person, Seat, TableInfo
from terrarium.server.wire import Clock
from tests.server.servers import running_server
from tests.testing.careful_pebbles import CAREFUL, CAREFUL_OFF, CAREFUL_ON, QUIET_ON, careful_pebbles


def session_of_three() -> GameSession:
    people = [Seat("person", "ada") for _seat in range(3)]
    return GameSession(
        TableInfo(
            id="t", code="c", game="pebbles", rules=1, options={}, host="ada", created=0, status="playing", started=10,
            seats=people, people=[Person("ada", "Ada")], clock=Clock(), seed=5,
        ),
        [],
    )  # fmt: skip


def test_a_change_counts_even_if_the_client_is_behind() -> None:
    with careful_pebbles():
        session = session_of_three()
        first = session.position.legal(1)[0]
        session.replay(Event(1, 0, session.position.legal(0)[0], None, 20))
        for at in (0, 1, 99):
            assert session.try_actions(0, [CAREFUL_ON], at).position.setting(0, CAREFUL)
        with pytest.raises(Stale):
            session.try_actions(0, [CAREFUL_ON, session.position.legal(0)[0]], 0)
        assert session.try_actions(1, [CAREFUL_ON, first], 0).position.actors() == [2]


def test_a_change_makes_nothing_stale_and_restarts_no_clock() -> None:
    with careful_pebbles():
        session = session_of_three()
        action = session.position.legal(0)[0]
        session.replay(Event(1, 0, CAREFUL_ON, None, 20))
        assert session.last_acted == [0, 0, 0]
        assert session.waiting_since == {0: 10, 1: 10, 2: 10}
        session.try_actions(0, [action], 0)
        session.replay(Event(2, 0, action, None, 30))
        session.replay(Event(3, 0, CAREFUL_OFF, None, 40))
        session.try_undo(0, 2)
        assert [session.can_undo(seat) for seat in range(3)] == [True, False, False]
        session.replay(Event(4, 0, None, None, 50))
        assert session.waiting_since == {0: 50, 1: 10, 2: 10}
        assert not session.position.setting(0, CAREFUL)


def answer(seat: int, at: int, *actions: int) -> dict[str, Any]:
    key = f"{seat}-{at}-{actions}"
    return {"type": "answer", "seat": seat, "at": at, "actions": list(actions), "key": key}


async def test_people_change_settings_while_they_owe_nothing(tmp_path: Path) -> None:
    with careful_pebbles(seats=2):
        async with running_server(tmp_path) as server:
            host, other = server.api_client(), server.api_client()
            form = {"game": "pebbles", "seats": ["me", "me"], "public": True, "start": True}
            table = (await host.post("/api/tables", form))["id"]
            socket, watching = await server.connect(host), await server.connect(other)
            for line in (socket, watching):
                await line.send({"type": "hello", "table": table})
                await line.receive("welcome")
            assert socket.update_for(0)["settings"][0] == {"name": "careful", "on": False, "change": CAREFUL_ON}
            assert watching.update_for(None)["settings"] == []
            await socket.send(answer(0, 0, socket.update_for(0)["legal"][0]))
            assert (await socket.receive("news"))["actors"] == [1]
            await socket.send(answer(0, 0, CAREFUL_ON))
            assert (await socket.receive("news"))["number"] == 2
            assert socket.update_for(0)["settings"][0] == {"name": "careful", "on": True, "change": CAREFUL_OFF}
            assert not socket.update_for(1)["settings"][0]["on"]
            await watching.send(answer(0, 2, CAREFUL_OFF))
            assert (await watching.receive("refused"))["reason"]["id"] == "seat-not-yours"
            await socket.send({"type": "why", "seat": 0, "action": CAREFUL_OFF, "key": "w"})
            assert (await socket.receive("because"))["reason"] is None
            await socket.send({"type": "undo", "seat": 0, "at": 2, "key": "u"})
            assert (await socket.receive("news"))["actors"] == [0, 1]
            assert socket.update_for(0)["settings"][0]["on"]
            await socket.send(answer(1, 0, QUIET_ON))
            number = (await socket.receive("news"))["number"]
            while socket.last["actors"]:
                seat = socket.last["actors"][0]
                await socket.send(answer(seat, number, socket.update_for(seat)["legal"][0]))
                number = (await socket.receive("news"))["number"]
            await socket.send(answer(0, number, CAREFUL_OFF))
            assert (await socket.receive("refused"))["reason"]["id"] == "game-over"
            text = await host.get(f"/api/tables/{table}/record")
            assert ". seat 0: careful on\n" in text
            assert ". seat 1: quiet on\n" in text
            assert Record.from_text(text).replay().over()
