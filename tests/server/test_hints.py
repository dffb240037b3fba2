"""Hints at a table: for a seat that must act, noted for everybody, refused to others."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from terrarium.server.limits import RateLimits
from terrarium.server.refusals import Unavailable
from tests.server.raw_socket import RawSocket
from tests.server.servers import LocalServer, running_server, seated
from tests.server.timeouts import TIMEOUT


async def hello(server: LocalServer, api_client: Any, table: str) -> RawSocket:
    socket = await server.connect(api_client)
    await socket.send({"type": "hello", "table": table})
    await socket.receive("welcome")
    return socket


async def test_the_two_best_answers_come_with_reasons_and_everybody_learns_that_they_were_asked_for(
    tmp_path: Path,
) -> None:
    async with running_server(tmp_path, bot_seconds=TIMEOUT) as server:
        people = [server.api_client(), server.api_client()]
        table = await seated(people, "rauha")
        ada, ben = [await hello(server, person, table) for person in people]
        for _again in range(2):
            await ada.send({"type": "hint", "seat": 0, "key": f"h{_again}"})
            hinted = await ada.receive("hinted")
        assert hinted["number"] == 0
        assert len(hinted["hints"]) == 2
        for hint in hinted["hints"]:
            assert hint["choice"]["action"] in ada.update_for(0)["legal"]
            assert hint["choice"]["explain"]["id"]
            assert hint["reasons"]
        assert hinted["hints"][0]["gain"] >= hinted["hints"][1]["gain"]
        news = await ben.receive("table")
        assert news["table"]["hints_asked"] == [{"number": 0, "seat": 0}]  # once, however often it is repeated
        stored = await server.services.store.load_info(table)
        assert [tuple(asked) for asked in stored.hints_asked or []] == [(0, 0)]


async def test_a_hint_that_failed_does_not_count(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with running_server(tmp_path, bot_seconds=TIMEOUT) as server:
        people = [server.api_client(), server.api_client()]
        table = await seated(people, "rauha")
        ada = await hello(server, people[0], table)
        with monkeypatch.context() as patch:

            async def fail(*_question: object) -> None:
                raise Unavailable("hint-failed")

            patch.setattr(server.services.registry.bot_pool, "hints", fail)
            await ada.send({"type": "hint", "seat": 0, "key": "h0"})
            assert (await ada.receive("refused"))["reason"]["id"] == "hint-failed"
        assert not (await server.services.store.load_info(table)).hints_asked
        await ada.send({"type": "hint", "seat": 0, "key": "h1"})
        await ada.receive("hinted")
        stored = await server.services.store.load_info(table)
        assert [tuple(asked) for asked in stored.hints_asked or []] == [(0, 0)]


async def test_hints_are_refused_without_a_turn_to_spectators_and_where_they_are_off(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server:
        people = [server.api_client(), server.api_client()]
        table = await seated(people, "planet", options={"first": 0})
        sockets = [await hello(server, person, table) for person in [*people, server.api_client()]]
        for socket, seat, reason in zip(sockets[1:], [1, 0], ["hint-not-your-turn", "seat-not-yours"], strict=True):
            await socket.send({"type": "hint", "seat": seat, "key": "h"})
            assert (await socket.receive("refused"))["reason"]["id"] == reason
        without = await seated(people, "planet", hints=False, options={"first": 0})
        socket = await hello(server, people[0], without)
        assert socket.last["table"]["hints"] is False
        await socket.send({"type": "hint", "seat": 0, "key": "h"})
        assert (await socket.receive("refused"))["reason"]["id"] == "hints-off"
        lesson = (await people[0].post("/api/lessons/planet"))["id"]
        socket = await hello(server, people[0], lesson)
        await socket.send({"type": "hint", "seat": 0, "key": "h"})
        assert (await socket.receive("refused"))["reason"]["id"] == "hint-in-lesson"


async def test_hints_are_limited(tmp_path: Path) -> None:
    async with running_server(tmp_path, limits=1.0) as server:
        people = [server.api_client()]
        table = await seated(people, "planet", ("bot:random",), hints=False)
        socket = await hello(server, people[0], table)
        burst = int(RateLimits(1.0).hints.burst)
        reasons = []
        for number in range(burst + 1):
            await socket.send({"type": "hint", "seat": 0, "key": f"h{number}"})
            reasons.append((await socket.receive("refused"))["reason"]["id"])
        assert reasons == ["hints-off"] * burst + ["too-many-requests"]


async def test_the_host_turns_hints_off_before_the_start_and_a_rematch_keeps_that(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server:
        host = server.api_client()
        table = await host.post("/api/tables", {"game": "planet", "seats": ["me", "me"]})
        assert table["hints"] is True
        changed = await host.put(f"/api/tables/{table['id']}/setup", {"hints": False})
        assert changed["hints"] is False
