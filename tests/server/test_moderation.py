"""Hosts can mute, remove and ban; invited people always fit; people who lose access are disconnected."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import httpx
import pytest
from typer.testing import CliRunner
from websockets.exceptions import ConnectionClosed

from terrarium.cli.main import app
from terrarium.server.client import ApiClient, Player
from terrarium.server.moderation import MAX_REPORTS, MAX_REPORTS_BY_GUEST
from terrarium.server.seating import MAX_PEOPLE, MAX_UNINVITED
from tests.server.raw_socket import RawSocket
from tests.server.servers import LocalServer, at_random, played_out, running_server, seated
from tests.server.test_tables import turned_down
from tests.server.timeouts import TIMEOUT


async def guest_of(api_client: ApiClient) -> str:
    """The public id of a person."""
    return str((await api_client.get("/api/me"))["guest"])


async def at_table(server: LocalServer, api_client: ApiClient, table: str) -> RawSocket:
    """A socket that the table has welcomed."""
    socket = await server.connect(api_client)
    await socket.send({"type": "hello", "table": table})
    await socket.receive("welcome")
    return socket


async def goodbye_reason(socket: RawSocket) -> str:
    """The reason of the goodbye after which the server closes the socket; nothing else may follow it."""
    goodbye = await socket.receive("goodbye")
    assert goodbye["back"] is False
    with pytest.raises(ConnectionClosed):
        async with asyncio.timeout(TIMEOUT):
            await socket.connection.recv()
    return str(goodbye["reason"]["id"])


async def open_table(host: ApiClient, **form: Any) -> tuple[str, dict[str, Any]]:
    """A table of Planet with one free seat, and its address."""
    table = await host.post("/api/tables", {"game": "planet", "seats": ["me", "open"], **form})
    return f"/api/tables/{table['id']}", table


async def test_invited_people_fit_after_a_flood_of_strangers(server: LocalServer) -> None:
    host, friend = server.api_client(), server.api_client()
    place, table = await open_table(host, public=True)
    statuses = []
    async with httpx.AsyncClient(base_url=server.address, trust_env=False, timeout=TIMEOUT) as flood:
        for _stranger in range(MAX_UNINVITED + 5):
            flood.cookies.clear()
            statuses.append((await flood.post(f"{place}/join", json={})).status_code)
    assert statuses == [200] * MAX_UNINVITED + [413] * 5
    state = await friend.post(f"{place}/join", {"code": table["code"]})
    assert await guest_of(friend) in [person["guest"] for person in state["people"]]
    assert (await friend.put(f"{place}/seats/1", {"kind": "me"}))["seats"][1]["kind"] == "person"


async def test_invited_people_fit_at_a_table_full_of_invited_spectators(server: LocalServer) -> None:
    host, friend = server.api_client(), server.api_client()
    place, table = await open_table(host)
    async with httpx.AsyncClient(base_url=server.address, trust_env=False, timeout=TIMEOUT) as crowd:
        for _person in range(MAX_PEOPLE - 1):
            crowd.cookies.clear()
            assert (await crowd.post(f"{place}/join", json={"code": table["code"]})).status_code == 200
    state = await friend.post(f"{place}/join", {"code": table["code"]})
    people = [person["guest"] for person in state["people"]]
    assert len(people) == MAX_PEOPLE
    assert {await guest_of(friend), await guest_of(host)} <= set(people)


async def test_strangers_are_not_shown_the_code(server: LocalServer) -> None:
    host, stranger = server.api_client(), server.api_client()
    place, table = await open_table(host, public=True)
    assert (await stranger.get(place))["code"] == ""
    assert (await stranger.post(f"{place}/join", {}))["code"] == ""
    socket = await server.connect(stranger)
    await socket.send({"type": "hello", "table": table["id"]})
    assert (await socket.receive("welcome"))["table"]["code"] == ""
    await host.put(f"{place}/setup", {"open_scores": False})
    assert (await socket.receive("table"))["table"]["code"] == ""
    pictures = [(await person.http.get(f"{place}/qr.svg")).text for person in (host, stranger)]
    assert pictures[0] != pictures[1]
    assert (await stranger.post(f"{place}/join", {"code": table["code"]}))["code"] == table["code"]


async def test_a_person_whom_the_host_removes_is_disconnected_and_loses_the_seat(server: LocalServer) -> None:
    host, rude = server.api_client(), server.api_client()
    place, table = await open_table(host, public=True)
    await rude.post(f"{place}/join", {})
    await rude.put(f"{place}/seats/1", {"kind": "me"})
    socket, theirs = await at_table(server, rude, table["id"]), await guest_of(rude)
    mine = await guest_of(host)
    assert await turned_down(rude.post(f"{place}/kick", {"guest": mine})) == (403, "host-only")
    assert await turned_down(host.post(f"{place}/kick", {"guest": mine})) == (409, "kick-yourself")
    assert await turned_down(host.post(f"{place}/kick", {"guest": "nobody"})) == (404, "no-such-person")
    state = await host.post(f"{place}/kick", {"guest": theirs})
    assert [seat["kind"] for seat in state["seats"]] == ["person", "open"]
    assert [person["guest"] for person in state["people"]] == [mine]
    assert await goodbye_reason(socket) == "table-access-ended"
    await rude.post(f"{place}/join", {})  # removed, not banned


async def test_a_banned_person_cannot_come_back_not_even_with_the_old_code(server: LocalServer) -> None:
    host, rude, friend = [server.api_client() for _person in range(3)]
    place, table = await open_table(host, public=True)
    for person in (rude, friend):
        await person.post(f"{place}/join", {"code": table["code"]})
    socket = await at_table(server, rude, table["id"])
    state = await host.post(f"{place}/kick", {"guest": await guest_of(rude), "ban": True})
    assert [banned["guest"] for banned in state["banned"]] == [await guest_of(rude)]
    assert await goodbye_reason(socket) == "table-banned"
    for request in (rude.get(place), rude.post(f"{place}/join", {"code": state["code"]}), rude.post(f"{place}/leave")):
        assert await turned_down(request) == (403, "table-banned")
    again = await server.connect(rude)
    await again.send({"type": "hello", "table": table["id"]})
    assert (await again.receive("trouble"))["reason"]["id"] == "table-banned"
    assert state["code"] != table["code"]
    assert await turned_down(rude.get(f"/api/codes/{table['code']}")) == (404, "no-such-code")
    friends_state = await friend.get(place)
    assert (friends_state["code"], friends_state["banned"]) == (state["code"], [])
    await host.post(f"{place}/unban", {"guest": await guest_of(rude)})
    await rude.post(f"{place}/join", {})
    assert await turned_down(host.post(f"{place}/unban", {"guest": "nobody"})) == (404, "not-banned")


async def test_a_ban_is_kept_over_a_restart_and_at_the_rematch(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server:
        host, rude = server.api_client(), server.api_client()
        table = await seated([host, rude], "planet")
        cookies = [dict(person.http.cookies) for person in (host, rude)]
        state = await host.post(f"/api/tables/{table}/kick", {"guest": await guest_of(rude), "ban": True})
        assert [(seat["kind"], seat["bot"]) for seat in state["seats"]] == [("person", None), ("bot", "sapling")]
        await played_out([Player(host, table, at_random(1))])  # a bot plays on
    async with running_server(tmp_path) as server:
        host, rude = server.api_client(), server.api_client()
        for person, its in zip((host, rude), cookies, strict=True):
            person.http.cookies.update(its)
        assert await turned_down(rude.get(f"/api/tables/{table}")) == (403, "table-banned")
        following = (await host.post(f"/api/tables/{table}/rematch"))["table"]
        assert await turned_down(rude.post(f"/api/tables/{following}/join", {})) == (403, "table-banned")


async def test_a_muted_person_stays_muted_after_leaving(tmp_path: Path) -> None:
    async def say(server: LocalServer, person: ApiClient, table: str) -> str:
        socket = await at_table(server, person, table)
        await socket.send({"type": "say", "text": "I am back", "key": "one"})
        refused = await socket.receive("refused")
        return str(refused["reason"]["id"])

    async with running_server(tmp_path) as server:
        host, rude = server.api_client(), server.api_client()
        place, table = await open_table(host, public=True)
        await rude.post(f"{place}/join", {})
        theirs, cookies = await guest_of(rude), dict(rude.http.cookies)
        await host.post(f"{place}/mute", {"guest": theirs, "muted": True})
        await rude.post(f"{place}/leave")
        assert {"guest": theirs, "muted": True}.items() <= (await rude.post(f"{place}/join", {}))["people"][1].items()
        assert await say(server, rude, table["id"]) == "chat-muted"
        state = await host.post(f"{place}/kick", {"guest": theirs})
        assert state["banned"] == []
    async with running_server(tmp_path) as server:
        rude = server.api_client()
        rude.http.cookies.update(cookies)
        await rude.post(f"{place}/join", {})
        assert await say(server, rude, table["id"]) == "chat-muted"


async def test_reports_of_strangers_do_not_crowd_out_others(server: LocalServer) -> None:
    host, rude, friend = [server.api_client() for _person in range(3)]
    place, table = await open_table(host, public=True)
    await rude.post(f"{place}/join", {})
    await friend.post(f"{place}/join", {"code": table["code"]})
    theirs, another = await guest_of(rude), await guest_of(friend)
    await friend.post(f"{place}/reports", {"guest": theirs, "reason": "chat", "text": "true"})
    for _stranger in range(MAX_REPORTS // MAX_REPORTS_BY_GUEST + 1):
        stranger = server.api_client()
        await stranger.post(f"{place}/join", {})
        for _report in range(MAX_REPORTS_BY_GUEST):
            await stranger.post(f"{place}/reports", {"guest": another, "reason": "play", "text": "false"})
    reports = (await host.get(place))["reports"]
    assert len(reports) == MAX_REPORTS
    assert [report["text"] for report in reports if report["guest"] == theirs] == ["true"]
    await friend.post(f"{place}/reports", {"guest": theirs, "reason": "chat", "text": "again"})
    reports = (await host.get(place))["reports"]
    assert len(reports) == MAX_REPORTS
    assert [report["text"] for report in reports if report["guest"] == theirs] == ["true", "again"]


async def test_people_without_access_are_disconnected(server: LocalServer) -> None:
    host, watcher, friend = [server.api_client() for _person in range(3)]
    place, table = await open_table(host, public=True)
    await friend.post(f"{place}/join", {})
    watching, staying = await at_table(server, watcher, table["id"]), await at_table(server, friend, table["id"])
    await host.put(f"{place}/setup", {"public": False})
    assert await goodbye_reason(watching) == "table-now-private"
    assert (await staying.receive("table"))["table"]["public"] is False
    await friend.post(f"{place}/leave")
    assert await goodbye_reason(staying) == "table-access-ended"


async def test_people_without_access_are_disconnected_from_other_workers(tmp_path: Path, postgres_address: str) -> None:
    async with (
        running_server(tmp_path / "one", database=postgres_address) as one,
        running_server(tmp_path / "two", database=postgres_address) as two,
    ):
        host, rude = one.api_client(), two.api_client()
        place, table = await open_table(host, public=True)
        await rude.post(f"{place}/join", {})
        socket = await at_table(two, rude, table["id"])
        await host.post(f"{place}/kick", {"guest": await guest_of(rude), "ban": True})
        assert await goodbye_reason(socket) == "table-banned"


async def test_only_people_with_a_seat_start_the_rematch_and_its_end_leaves_no_dead_link(server: LocalServer) -> None:
    people, watcher = [server.api_client(), server.api_client()], server.api_client()
    table = await seated(people, "planet")
    place = f"/api/tables/{table}"
    await watcher.post(f"{place}/join", {})
    await played_out([Player(person, table, at_random(seat)) for seat, person in enumerate(people)])
    assert await turned_down(watcher.post(f"{place}/rematch")) == (403, "rematch-seated-only")
    following = (await people[1].post(f"{place}/rematch"))["table"]
    assert await watcher.post(f"{place}/rematch") == {"table": following}
    assert (await watcher.http.delete(f"/api/tables/{following}")).status_code == 403
    assert (await people[1].http.delete(f"/api/tables/{following}")).status_code == 204
    assert (await people[0].get(place))["rematch"] is None
    again = (await people[0].post(f"{place}/rematch"))["table"]
    assert (await people[0].get(f"/api/tables/{again}"))["host"] == await guest_of(people[0])


async def test_who_is_banned_after_the_end_has_no_seat_at_the_rematch(server: LocalServer) -> None:
    people = [server.api_client(), server.api_client()]
    table = await seated(people, "planet")
    await played_out([Player(person, table, at_random(seat)) for seat, person in enumerate(people)])
    await people[0].post(f"/api/tables/{table}/kick", {"guest": await guest_of(people[1]), "ban": True})
    following = (await people[0].post(f"/api/tables/{table}/rematch"))["table"]
    state = await people[0].get(f"/api/tables/{following}")
    assert [seat["kind"] for seat in state["seats"]] == ["person", "open"]
    assert await turned_down(people[1].post(f"/api/tables/{table}/rematch")) == (403, "table-banned")


async def test_the_seats_of_a_host_who_leaves_do_not_make_a_spectator_host(server: LocalServer) -> None:
    host, watcher, player = [server.api_client() for _person in range(3)]
    place, _table = await open_table(host, public=True)
    for person in (watcher, player):
        await person.post(f"{place}/join", {})
    await player.put(f"{place}/seats/1", {"kind": "me"})
    await host.post(f"{place}/leave")
    assert (await player.get(place))["host"] == await guest_of(player)


async def test_a_report_reaches_the_host_who_can_act_on_it(server: LocalServer) -> None:
    host, rude, friend = [server.api_client() for _person in range(3)]
    place, table = await open_table(host, public=True)
    for person in (rude, friend):
        await person.post(f"{place}/join", {})
    theirs = await guest_of(rude)
    socket = await at_table(server, rude, table["id"])
    await socket.send({"type": "say", "text": "you fool", "key": "one"})
    line = (await socket.receive("said"))["said"]["id"]
    complaint = {"guest": theirs, "reason": "chat", "text": " not\nnice ", "line": line}
    assert (await friend.post(f"{place}/reports", complaint))["reports"] == []  # only the host sees reports
    report = (await host.get(place))["reports"][0]
    assert (report["guest"], report["text"], report["quote"]) == (theirs, "not nice", "you fool")
    assert set(report) == {"id", "guest", "name", "reason", "text", "quote", "at"}  # not who reported
    assert await turned_down(friend.delete(f"{place}/reports/{report['id']}")) == (403, "host-only")
    assert (await host.delete(f"{place}/reports/{report['id']}"))["reports"] == []
    for _report in range(MAX_REPORTS_BY_GUEST):
        await friend.post(f"{place}/reports", {"guest": theirs, "reason": "name"})
    refused = friend.post(f"{place}/reports", {"guest": theirs, "reason": "name"})
    assert await turned_down(refused) == (429, "report-limit")
    state = await host.post(f"{place}/mute", {"guest": theirs, "muted": True})
    assert state["reports"] == []  # acted on


async def test_a_report_about_the_host_is_for_the_operator(server: LocalServer, tmp_path: Path) -> None:
    host, friend = server.api_client(), server.api_client()
    command = ["tables", "reports", "--data", str(tmp_path), "--lang", "en"]
    assert CliRunner().invoke(app, command).output == "There are no open reports.\n"
    place, table = await open_table(host, public=True)
    await friend.post(f"{place}/join", {})
    await friend.post(f"{place}/reports", {"guest": await guest_of(host), "reason": "play", "text": "unfair"})
    assert (await host.get(place))["reports"] == []
    assert await turned_down(host.delete(f"{place}/reports/1")) == (404, "no-such-report")
    listed = CliRunner().invoke(app, command).output
    assert table["id"] in listed
    assert "unfair" in listed
