"""News that bring only what has changed in a view: they lead to exactly the view that the seat has."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

import terrarium
from terrarium.server import view_changes
from terrarium.server.game_session import GameSession
from terrarium.server.seat_updates import CHANGES, FULL, SeatUpdates
from terrarium.server.table_info import Event
from terrarium.server.view_changes import Change, ViewChanges, change_between, changed
from terrarium.server.wire import ENCODER, SeatUpdate
from tests.server.imagined_worlds import Same
from tests.server.raw_socket import RawSocket
from tests.server.servers import running_server, seated
from tests.server.test_game_session import some_game
from tests.server.test_hidden_actions import SEATS, planting, position_of, ways_to_finish


@pytest.mark.parametrize(
    ("before", "after", "expected"),
    [
        (1, 2, [2]),
        (None, {"a": 1}, [{"a": 1}]),
        ({"a": 1, "b": [1]}, {"a": 1, "b": [2]}, {"b": [[2]]}),
        ({"a": 1}, {"b": 1}, [{"b": 1}]),
        ({"a": {"b": 1, "c": 2}}, {"a": {"b": 3, "c": 2}}, {"a": {"b": [3]}}),
        ([{"a": 1}, {"a": 2}], [{"a": 1}, {"a": 3}], {"1": {"a": [3]}}),
        ([None, {"a": 2}], [{"a": 1}, None], {"0": [{"a": 1}], "1": [None]}),
        ([[1]], [[1], [2], []], {"1": [[2]], "2": [[]]}),
        ([[1], [2]], [[1]], [[[1]]]),
        ([[1]], [[2], [1]], [[[2], [1]]]),
        ([], [[1]], [[[1]]]),
        ([1, 2, 3], [1, 2, 4], [[1, 2, 4]]),
    ],
)
def test_a_change_names_what_is_different(before: Any, after: Any, expected: Change) -> None:
    kept = json.dumps(before)
    change = change_between(before, after)
    assert change == expected
    assert changed(before, change) == after
    assert json.dumps(before) == kept


def as_data(change: msgspec.Raw | None) -> Any:
    return None if change is None else json.loads(bytes(change))


def test_what_several_views_share_is_compared_once(monkeypatch: pytest.MonkeyPatch) -> None:
    before, after = [[1], [2]], [[1], [3]]
    views = [({"seat": seat, "board": before}, {"seat": seat, "board": after}) for seat in range(3)]
    compared = []

    def counted(was: Any, now: Any) -> Change:
        compared.append(was)
        return change_between(was, now)

    monkeypatch.setattr(view_changes, "change_between", counted)
    changes = ViewChanges()
    assert [as_data(changes.between(*pair)) for pair in views] == [{"board": {"1": [[3]]}}] * 3
    assert [was for was in compared if was is before] == [before]


def test_an_equal_view_has_no_change() -> None:
    assert as_data(ViewChanges().between({"a": 1, "b": [{"c": 1}]}, {"a": 1, "b": [{"c": 1}]})) == {}


def test_a_view_with_other_keys_has_no_changes() -> None:
    assert ViewChanges().between({"a": 1}, {"a": 1, "b": 2}) is None


def decoded(update: SeatUpdate) -> SeatUpdate:
    return msgspec.json.decode(ENCODER.encode(update), type=SeatUpdate)


def act_first(session: GameSession) -> None:
    """Let the next actor do the first legal action."""
    seat = session.position.actors()[0]
    session.replay(Event(session.number + 1, seat, session.position.legal(seat)[0], None, 1))


@pytest.mark.parametrize("game", terrarium.titles())
def test_the_changes_of_every_action_lead_to_the_view_of_every_seat(game: str) -> None:
    chance, session = random.Random(game), some_game(game)
    audiences = [None, 0, 1, 2]
    updates = SeatUpdates(session)
    views = {seat: decoded(updates.update_for(seat, 0, FULL)).view for seat in audiences}
    whole = sent = undone = 0
    for number in range(1, 60):
        if session.over():
            break
        able = [seat for seat in range(3) if session.can_undo(seat)]
        if able and chance.random() < 0.2:
            session.replay(Event(number, chance.choice(able), None, None, number))
            undone += 1
        else:
            seat = chance.choice(session.position.actors())
            session.replay(Event(number, seat, chance.choice(session.position.legal(seat)), None, number))
        updates = updates.following([], audiences)
        updates.make_views(audiences)
        for audience in audiences:
            update = decoded(updates.update_for(audience, 0, CHANGES))
            assert update.view is None
            assert update.changes is not None
            views[audience] = changed(views[audience], update.changes)
            seen = ENCODER.encode(session.position.view(audience))
            assert json.dumps(views[audience]) == json.dumps(json.loads(seen))
            whole += len(seen)
            sent += len(ENCODER.encode(update.changes))
    assert undone > 0
    assert sent < 0.4 * whole


def test_a_view_comes_whole_when_the_last_one_is_not_known() -> None:
    session = some_game("planet")
    updates = SeatUpdates(session)
    updates.update_for(0, 0, FULL)
    act_first(session)
    updates = updates.following([], [0, 1])
    assert decoded(updates.update_for(0, 0, CHANGES)).view is None
    for seat in (1, None):
        update = decoded(updates.update_for(seat, 0, CHANGES))
        assert update.changes is None
        assert update.view == json.loads(ENCODER.encode(session.position.view(seat)))
    act_first(session)
    updates.forget_views()
    assert decoded(updates.following([], [0]).update_for(0, 0, CHANGES)).changes is None


async def hello(socket: RawSocket, table: str, **wishes: Any) -> dict[str, Any]:
    await socket.send({"type": "hello", "table": table, **wishes})
    return await socket.receive("welcome")


async def test_a_client_gets_what_it_asks_for(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server:
        people = [server.api_client(), server.api_client()]
        table = await seated(people, "planet")
        first = position_of(server.services.registry.tables[table]).actors()[0]
        full, changing, reading = [await server.connect(people[1 - first]) for _socket in range(3)]
        lean = await server.connect(people[first])
        await hello(full, table)
        welcome = await hello(changing, table, detail="changes")
        await hello(reading, table, detail="changes", reads=["earth", "planet"])
        actor = await hello(lean, table, detail="lean")
        before = welcome["sights"][0]
        assert (before["changes"], before["choices"]) == (None, [])
        assert before["view"]["seat"] == 1 - first
        action = actor["sights"][0]["legal"][0]
        await lean.send({"type": "answer", "seat": first, "at": 0, "actions": [action], "key": "k"})
        sights = {}
        for name, socket in {"full": full, "changes": changing, "reads": reading, "lean": lean}.items():
            sights[name] = (await socket.receive("news"))["sights"][0]
        assert {name for name in sights if sights[name]["view"] is None} == {"changes", "reads", "lean"}
        assert {name for name in sights if sights[name]["changes"] is None} == {"full", "lean"}
        assert changed(before["view"], sights["changes"]["changes"]) == sights["full"]["view"]
        assert sights["reads"]["changes"] == sights["changes"]["changes"]
        assert sights["full"]["choices"] == sights["changes"]["choices"] != []
        assert sights["reads"]["choices"] is None
        again = (await hello(changing, table, detail="changes", last=1))["sights"][0]
        assert again["view"] == sights["full"]["view"]


async def test_changes_pass_over_what_others_do_unseen(tmp_path: Path) -> None:
    clock = Same()
    async with running_server(tmp_path, clock) as server:
        table = await planting(server, clock)
        name = table.table.info.id
        views = [
            (await hello(socket, name, detail="changes", last=table.start))["sights"][0]["view"]
            for socket in table.sockets
        ]
        news = [0] * len(views)
        while position_of(table.table).hides_actions():
            seat = position_of(table.table).actors()[0]
            await table.finish(seat, ways_to_finish(position_of(table.table), seat)[-1])
        for place, socket in enumerate(table.sockets):
            number = table.start
            while number != table.table.number:
                message = await socket.receive("news")
                assert message["after"] == number
                number, news[place] = message["number"], news[place] + 1
                assert message["sights"][0]["view"] is None
                views[place] = changed(views[place], message["sights"][0]["changes"])
        position = position_of(table.table)
        for place, seat in enumerate([*range(SEATS), None]):
            assert views[place] == json.loads(ENCODER.encode(position.view(seat)))
        assert min(news) < table.table.number - table.start
