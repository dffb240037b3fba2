"""The path of an answer: validate, persist, apply, broadcast."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from terrarium.engine.errors import Refused
from terrarium.engine.game import Game
from terrarium.engine.lines import Line
from terrarium.engine.title import Title
from terrarium.server.clock_and_random import ClockAndRandom
from terrarium.server.game_session import Stale
from terrarium.server.metrics import Metrics
from terrarium.server.storage.store import Store
from terrarium.server.storage.writer import AlreadyStored
from terrarium.server.table import MAX_TRIES, Table
from terrarium.server.table_info import Event, Person, Seat, TableInfo
from terrarium.server.wire import Answer, Clock, Undo
from terrarium.title_registry import TITLES
from tests.testing.pebbles import POLISH, PebbleGame, PebblePosition

GUESTS = ["ada", "ben"]


class CountingPosition(PebblePosition):
    """Pebbles that counts how often its rules play an action, on any copy."""

    moves = 0

    def move(self, seat: int, action: int) -> None:
        CountingPosition.moves += 1
        super().move(seat, action)


@contextmanager
def counting_pebbles() -> Iterator[None]:
    def make(title: Title, seats: int, options: dict[str, object], _box: object) -> Game:
        return PebbleGame(title, seats, options, CountingPosition)

    with TITLES.temporarily(Title("pebbles", 1, 2, 3, [], make)):
        yield


@pytest.fixture
async def table(tmp_path: Path) -> AsyncIterator[Table]:
    """A game of pebbles that two people have just started, with a clock."""
    store = Store(str(tmp_path / "tables.db"))
    store.prepare()
    store.open()
    info = TableInfo(
        id="t", code="c", game="pebbles", rules=1, options={}, host="ada", created=0, status="playing", started=10,
        seats=[Seat("person", guest) for guest in GUESTS], people=[Person(guest, guest) for guest in GUESTS],
        clock=Clock("move", 60), seed=5,
    )  # fmt: skip
    await store.create(info)
    with counting_pebbles():
        yield Table(store, ClockAndRandom(), Metrics(), info, [])
    await store.close()


def legal(table: Table, seat: int) -> list[int]:
    return table.running_session().position.legal(seat)


async def play(table: Table, seat: int, *actions: int, at: int | None = None, key: str = "") -> int:
    at = table.number if at is None else at
    answer = Answer(seat, at, list(actions) or legal(table, seat)[:1], key or f"{seat}-{at}")
    return (await table.answer(GUESTS[seat], answer))[0]


async def play_until_one_action_is_left(table: Table) -> None:
    """Lay all pebbles but the last one."""
    while sum(len(hand) for hand in pebble_position(table).hands) > 1:
        await play(table, pebble_position(table).actors()[0])


def pebble_position(table: Table) -> PebblePosition:
    position = table.running_session().position
    assert isinstance(position, PebblePosition)
    return position


def memory(table: Table) -> dict[str, Any]:
    """Everything that an answer changes in memory."""
    session = table.running_session()
    assert session.position.journal is not None
    return {
        "info": table.info.copy(),
        "number": table.number,
        "position": session.position.fingerprint(),
        "record": session.record().to_text(),
        "journal": len(session.position.journal),
        "waiting": dict(session.waiting_since),
        "acted": list(session.last_acted),
        "undo": [session.can_undo(seat) for seat in range(2)],
        "earlier": [number for number, _position in session._earlier_positions],
        "metrics": table.metrics.text(),
        "used": table.last_used,
    }


class Appends:
    """Replaces `Store.append`; each call takes the next of the errors, or stores if it is None."""

    def __init__(self, table: Table, *errors: Exception | None) -> None:
        self.real, self.errors, self.calls = table.store.append, list(errors), 0

    async def __call__(self, *arguments: Any) -> int | None:
        self.calls += 1
        error = self.errors.pop(0) if self.errors else None
        if error is not None:
            raise error
        return await self.real(*arguments)


@pytest.mark.parametrize("how", ["action", "undo", "end"])
async def test_a_failed_storage_leaves_the_memory_as_it_was(
    table: Table, how: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    if how == "undo":
        await play(table, 0)
    if how == "end":
        await play_until_one_action_is_left(table)
    before = memory(table)
    monkeypatch.setattr(table.store, "append", Appends(table, OSError("the disk is full")))
    seat = table.running_session().position.actors()[0]

    async def act() -> int:
        if how == "undo":
            return (await table.undo("ada", Undo(0, table.number, "back")))[0]
        return await play(table, seat)

    with pytest.raises(OSError, match="disk is full"):
        await act()
    assert memory(table) == before
    assert await act() == before["number"] + 1  # and the same answer is accepted when storage works again
    assert (table.info.status == "over") == (how == "end")


async def test_every_try_begins_from_what_is_stored(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    """Another worker is first twice; its events are applied before the next try, and nothing else is."""
    theirs = [Event(1, 1, POLISH, "first", 20), Event(2, 1, legal(table, 1)[0], "second", 30)]
    real = table.store.append
    seen: list[dict[str, Any]] = []

    async def append(*arguments: Any) -> int | None:
        seen.append(memory(table))
        if theirs:
            await real("t", [theirs.pop(0)], {})  # another worker stores this number first
        return await real(*arguments)

    monkeypatch.setattr(table.store, "append", append)
    assert await play(table, 0, legal(table, 0)[0], at=0, key="mine") == 3
    assert [state["number"] for state in seen] == [0, 1, 2]
    assert [state["info"].due for state in seen] == [None, None, None]
    assert [state["earlier"] for state in seen] == [[], [0], [0, 1]]
    assert table.info.due is not None


async def test_an_answer_whose_key_is_stored_is_not_played_again(table: Table) -> None:
    await play(table, 0, key="once")
    before = memory(table)
    with pytest.raises(Stale):  # the database refuses the key, though the action is legal
        await table._accept(0, [POLISH], 1, "once")
    assert memory(table) == before
    assert await table.answer("ada", Answer(0, 0, [POLISH], "once")) == (1, True)


async def test_an_answer_that_is_late_again_and_again_is_stale(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    appends = Appends(table, *[AlreadyStored()] * MAX_TRIES)

    async def another_event() -> None:
        table.running_session().number += 1

    monkeypatch.setattr(table.store, "append", appends)
    monkeypatch.setattr(table, "_catch_up", another_event)
    monkeypatch.setattr(table.running_session(), "_check_same_question", lambda *_question: None)
    with pytest.raises(Stale):
        await table._accept(0, [POLISH], 0, None)
    assert appends.calls == MAX_TRIES


async def test_a_late_row_of_actions_that_is_no_longer_possible_is_stale(table: Table) -> None:
    pebble = legal(table, 0)[0]
    await play(table, 1)
    session = table.running_session()
    with pytest.raises(Stale):  # the first action still means the same, the second is not possible
        session.try_actions(0, [POLISH, POLISH], at=0)
    with pytest.raises(Refused) as caught:
        session.try_actions(0, [POLISH, POLISH], at=1)
    assert not isinstance(caught.value, Stale)
    assert session.try_actions(0, [POLISH, pebble], at=0).actions == [POLISH, pebble]


@pytest.mark.parametrize("what", ["explain", "prompt"])
async def test_a_late_answer_that_would_mean_something_else_is_stale(
    table: Table, what: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    await play(table, 1)
    session = table.running_session()
    assert session.try_actions(0, [POLISH], at=0).actions == [POLISH]  # the same question, the same meaning

    def pebbles_left(position: PebblePosition, *_question: int) -> Line:
        return Line("pebbles-left", count=sum(len(hand) for hand in position.hands))

    monkeypatch.setattr(PebblePosition, what, pebbles_left)
    with pytest.raises(Stale):
        session.try_actions(0, [POLISH], at=0)
    assert session.try_actions(0, [POLISH], at=1).actions == [POLISH]


async def test_a_late_undo_that_is_no_longer_possible_is_stale(table: Table) -> None:
    await play_until_one_action_is_left(table)
    session = table.running_session()
    last = session.position.actors()[0]
    late = session.number
    await play(table, last)
    with pytest.raises(Stale):  # when it was sent, the game was not over
        session.try_undo(1 - last, at=late)
    with pytest.raises(Refused, match="over") as caught:
        session.try_undo(1 - last, at=session.number)
    assert not isinstance(caught.value, Stale)


async def test_the_rules_play_an_action_once(table: Table) -> None:
    CountingPosition.moves = 0
    played = await play(table, 0, POLISH, legal(table, 0)[0])
    assert CountingPosition.moves == played == 2
    while table.info.status == "playing":
        played = await play(table, table.running_session().position.actors()[0])
    assert CountingPosition.moves == played == table.number


async def test_a_refused_answer_leaves_the_memory_as_it_was(table: Table) -> None:
    await play(table, 0)
    before = memory(table)
    for actions, at in (([POLISH, 99], 1), ([legal(table, 1)[0]] * 2, 1), ([POLISH], 7)):
        with pytest.raises(Refused):
            await play(table, 1, *actions, at=at)
    assert memory(table) == before


async def test_a_row_of_actions_keeps_the_positions_between_them(table: Table) -> None:
    session = table.running_session()
    first, second = legal(table, 0)[0], legal(table, 1)[0]
    await play(table, 0, POLISH, first)
    kept = dict(session._earlier_positions)
    assert sorted(kept) == [0, 1]
    assert POLISH in kept[0].legal(0)
    assert kept[1].legal(0) == [action for action in kept[0].legal(0) if action != POLISH]
    assert await play(table, 1, second, at=1) == 3  # an answer to a number within the row
