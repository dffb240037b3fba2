"""Settings at a table: anybody's own, at any time, in the way of nobody."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from terrarium.engine.record import Record
from terrarium.server.course import Course, Stale
from terrarium.server.facts import Event, Facts, Person, Seat
from terrarium.server.wire import Clock
from tests.server.houses import opened
from tests.testing.careful_pebbles import CAREFUL, CAREFUL_OFF, CAREFUL_ON, QUIET_ON, careful_pebbles


def course_of_three() -> Course:
    people = [Seat("person", "ada") for _seat in range(3)]
    return Course(
        Facts(
            id="t", code="c", game="pebbles", rules=1, options={}, host="ada", created=0, status="playing", started=10,
            seats=people, people=[Person("ada", "Ada")], clock=Clock(), seed=5,
        ),
        [],
    )  # fmt: skip


def test_a_change_counts_whatever_the_client_has_seen() -> None:
    with careful_pebbles():
        course = course_of_three()
        first = course.position.legal(1)[0]
        course.apply(Event(1, 0, course.position.legal(0)[0], None, 20))
        for at in (0, 1, 99):
            assert course.check(0, [CAREFUL_ON], at).setting(0, CAREFUL)
        with pytest.raises(Stale):
            course.check(0, [CAREFUL_ON, course.position.legal(0)[0]], 0)
        assert course.check(1, [CAREFUL_ON, first], 0).actors() == [2]


def test_a_change_makes_nothing_stale_and_starts_no_clock_anew() -> None:
    with careful_pebbles():
        course = course_of_three()
        action = course.position.legal(0)[0]
        course.apply(Event(1, 0, CAREFUL_ON, None, 20))
        assert course.acted == [0, 0, 0]
        assert course.waiting == {0: 10, 1: 10, 2: 10}
        course.check(0, [action], 0)
        course.apply(Event(2, 0, action, None, 30))
        course.apply(Event(3, 0, CAREFUL_OFF, None, 40))
        course.check_undo(0, 2)
        assert [course.can_undo(seat) for seat in range(3)] == [True, False, False]
        course.apply(Event(4, 0, None, None, 50))
        assert course.waiting == {0: 50, 1: 10, 2: 10}
        assert not course.position.setting(0, CAREFUL)


def answer(seat: int, at: int, *actions: int) -> dict[str, Any]:
    key = f"{seat}-{at}-{actions}"
    return {"type": "answer", "seat": seat, "at": at, "actions": list(actions), "key": key}


def test_people_change_settings_while_they_owe_nothing(tmp_path: Path) -> None:
    async def play() -> None:
        async with opened(tmp_path) as house:
            host, other = house.caller(), house.caller()
            form = {"game": "pebbles", "seats": ["me", "me"], "public": True, "start": True}
            table = (await host.post("/api/tables", form))["id"]
            talk, watching = await house.talk(host), await house.talk(other)
            for line in (talk, watching):
                await line.say({"type": "hello", "table": table})
                await line.hear("welcome")
            assert talk.sight(0)["settings"][0] == {"name": "careful", "on": False, "change": CAREFUL_ON}
            assert watching.sight(None)["settings"] == []
            await talk.say(answer(0, 0, talk.sight(0)["legal"][0]))
            assert (await talk.hear("news"))["actors"] == [1]
            await talk.say(answer(0, 0, CAREFUL_ON))
            assert (await talk.hear("news"))["number"] == 2
            assert talk.sight(0)["settings"][0] == {"name": "careful", "on": True, "change": CAREFUL_OFF}
            assert not talk.sight(1)["settings"][0]["on"]
            await watching.say(answer(0, 2, CAREFUL_OFF))
            assert (await watching.hear("refused"))["reason"]["id"] == "seat-not-yours"
            await talk.say({"type": "why", "seat": 0, "action": CAREFUL_OFF, "key": "w"})
            assert (await talk.hear("because"))["reason"] is None
            await talk.say({"type": "undo", "seat": 0, "at": 2, "key": "u"})
            assert (await talk.hear("news"))["actors"] == [0, 1]
            assert talk.sight(0)["settings"][0]["on"]
            await talk.say(answer(1, 0, QUIET_ON))
            number = (await talk.hear("news"))["number"]
            while talk.last["actors"]:
                seat = talk.last["actors"][0]
                await talk.say(answer(seat, number, talk.sight(seat)["legal"][0]))
                number = (await talk.hear("news"))["number"]
            await talk.say(answer(0, number, CAREFUL_OFF))
            assert (await talk.hear("refused"))["reason"]["id"] == "game-over"
            text = await host.get(f"/api/tables/{table}/record")
            assert ". seat 0: careful on\n" in text
            assert ". seat 1: quiet on\n" in text
            assert Record.from_text(text).replay().over()

    with careful_pebbles(seats=2):
        asyncio.run(play())
