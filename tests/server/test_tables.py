from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from pathlib import Path

import pytest

from terrarium.server.client import Player, RequestRefused
from terrarium.server.clock_and_random import ClockAndRandom
from terrarium.server.names import clean_name, unique_name
from terrarium.server.refusals import ServerRefusal
from terrarium.server.storage.chat import write_chat
from terrarium.server.wire import ChatLine
from tests.server.servers import LocalServer, at_random, played_out, running_server, seated


async def turned_down(request: Awaitable[object]) -> tuple[int, str]:
    """The status and reason of a request that must fail."""
    with pytest.raises(RequestRefused) as refused:
        await request
    return refused.value.status, str(refused.value.reason["id"])


def test_names_are_cleaned() -> None:
    assert clean_name("  Ada \t Lovelace\n") == "Ada Lovelace"
    assert clean_name("A\u202eda\u200b") == "Ada"
    assert clean_name("Żółw 7") == "Żółw 7"
    assert len(clean_name("x" * 100)) == 24
    for nothing in ("", "   ", "\u200b", "!?"):
        with pytest.raises(ServerRefusal, match="at least one letter or digit"):
            clean_name(nothing)


def test_names_are_unique_at_a_table() -> None:
    assert unique_name("Ada", ["Ben"]) == "Ada"
    assert unique_name("Ada", ["ada", "Ada 2"]) == "Ada 3"
    assert unique_name("x" * 24, ["x" * 24]) == "x" * 20 + " 2"


async def test_from_an_invitation_to_a_rematch(server: LocalServer) -> None:
    host, friend, stranger = server.api_client(), server.api_client(), server.api_client()
    for person in (host, friend):
        await person.put("/api/me", {"name": "Kim"})
    table = await host.post("/api/tables", {"game": "planet", "seats": ["me", "open", "bot"]})
    place = f"/api/tables/{table['id']}"
    assert await turned_down(stranger.get(place)) == (404, "no-such-table")
    assert await turned_down(friend.post(f"{place}/join", {"code": "wrong"})) == (404, "no-such-table")
    assert await friend.get(f"/api/codes/{table['code']}") == {"table": table["id"]}
    assert await turned_down(friend.get("/api/codes/zzzzzzzz")) == (404, "no-such-code")
    await friend.post(f"{place}/join", {"code": table["code"]})
    assert await turned_down(friend.put(f"{place}/seats/0", {"kind": "me"})) == (409, "seat-taken")
    assert await turned_down(friend.put(f"{place}/seats/2", {"kind": "open"})) == (403, "host-only")
    assert await turned_down(friend.put(f"{place}/seats/9", {"kind": "me"})) == (404, "no-such-seat")
    assert await turned_down(host.post(f"{place}/start")) == (409, "seat-open")
    state = await friend.put(f"{place}/seats/1", {"kind": "me"})
    assert [seat["name"] for seat in state["seats"]] == ["Kim", "Kim 2", None]
    assert await turned_down(host.post(f"{place}/start")) == (409, "seat-not-ready")
    await friend.post(f"{place}/ready", {"ready": True})
    assert await turned_down(friend.post(f"{place}/start")) == (403, "host-only")
    assert await turned_down(host.post(f"{place}/rematch")) == (409, "table-not-over")
    state = await host.post(f"{place}/start")
    assert state["status"] == "playing"
    assert await turned_down(host.post(f"{place}/start")) == (409, "table-playing")
    assert await turned_down(host.get(f"{place}/record")) == (409, "table-not-over")
    await played_out([Player(person, table["id"], at_random(n)) for n, person in enumerate([host, friend])])
    assert await turned_down(stranger.get(f"{place}/record")) == (404, "no-such-table")
    following = await asyncio.gather(host.post(f"{place}/rematch"), friend.post(f"{place}/rematch"))
    assert following[0] == following[1]
    again = await friend.get(f"/api/tables/{following[0]['table']}")
    assert [seat["kind"] for seat in again["seats"]] == ["person", "person", "bot"]
    assert again["status"] == "open"
    assert (await host.get(place))["rematch"] == again["id"]


async def test_the_host_changes_what_is_played_and_everybody_is_asked_again(server: LocalServer) -> None:
    host, friend = server.api_client(), server.api_client()
    table = await host.post("/api/tables", {"game": "planet", "seats": ["me", "open"], "public": True})
    place = f"/api/tables/{table['id']}"
    await friend.post(f"{place}/join", {})
    await friend.put(f"{place}/seats/1", {"kind": "me"})
    await friend.post(f"{place}/ready", {"ready": True})
    clock = {"kind": "move", "seconds": 30, "stand_in": False}
    state = await host.put(f"{place}/setup", {"options": {"mystery": True}, "count": 3, "clock": clock})
    assert state["options"] == {"beginner": False, "mystery": True, "first": None}
    assert [seat["kind"] for seat in state["seats"]] == ["person", "person", "open"]
    assert [seat["ready"] for seat in state["seats"]] == [True, False, False]
    assert state["clock"] == clock
    assert await turned_down(friend.put(f"{place}/setup", {"count": 2})) == (403, "host-only")
    assert await turned_down(host.put(f"{place}/setup", {"count": 9})) == (400, "seats-out-of-range")
    assert await turned_down(host.put(f"{place}/setup", {"options": {"x": 1}})) == (400, "no-such-option")
    assert await turned_down(host.put(f"{place}/setup", {"game": "chess"})) == (400, "unknown-game")


async def test_leaving_before_the_start_frees_the_seat_and_passes_the_host_on(server: LocalServer) -> None:
    host, friend = server.api_client(), server.api_client()
    table = await host.post("/api/tables", {"game": "planet", "seats": ["me", "open"], "public": True})
    place = f"/api/tables/{table['id']}"
    await friend.post(f"{place}/join", {})
    await host.post(f"{place}/leave")
    state = await friend.get(place)
    assert state["host"] == (await friend.get("/api/me"))["guest"]
    assert [seat["kind"] for seat in state["seats"]] == ["open", "open"]
    assert await turned_down(host.post(f"{place}/leave")) == (403, "join-first")


async def test_a_person_who_leaves_a_running_game_is_replaced_and_may_come_back(server: LocalServer) -> None:
    people = [server.api_client(), server.api_client()]
    table = await seated(people, "planet")
    await people[1].post(f"/api/tables/{table}/leave")
    state = await people[0].get(f"/api/tables/{table}")
    assert (state["seats"][1]["kind"], state["seats"][1]["bot"]) == ("person", "sapling")
    await people[1].put(f"/api/tables/{table}/seats/1", {"kind": "me"})
    state = await people[0].get(f"/api/tables/{table}")
    assert state["seats"][1]["bot"] is None


async def test_the_lobby_shows_public_tables_only(server: LocalServer) -> None:
    host, other = server.api_client(), server.api_client()
    form = {"game": "planet", "seats": ["me", "open", "bot"]}
    public = await host.post("/api/tables", {**form, "public": True})
    await host.post("/api/tables", form)
    listed = await other.get("/api/tables")
    assert [(table["id"], table["open_seats"], table["mine"]) for table in listed] == [(public["id"], 1, False)]
    assert len(await host.get("/api/tables/mine")) == 2
    assert await other.get("/api/tables/mine") == []


async def test_a_device_link_works_once(server: LocalServer) -> None:
    laptop, phone, thief = server.api_client(), server.api_client(), server.api_client()
    me = await laptop.put("/api/me", {"name": "Ada"})
    link = await laptop.post("/api/me/link")
    assert await phone.post("/api/me/device", {"token": link["token"]}) == me
    assert await phone.get("/api/me") == me
    assert await turned_down(thief.post("/api/me/device", {"token": link["token"]})) == (404, "link-used-up")
    assert (await thief.get("/api/me"))["guest"] != me["guest"]


async def test_a_device_link_ends_to_work_after_a_quarter_of_an_hour(tmp_path: Path) -> None:
    class Later(ClockAndRandom):
        def __init__(self) -> None:
            super().__init__()
            self.passed = 0

        def now(self) -> int:
            return super().now() + self.passed

    clock_and_random = Later()
    async with running_server(tmp_path, clock_and_random) as server:
        laptop, phone = server.api_client(), server.api_client()
        link = await laptop.post("/api/me/link")
        clock_and_random.passed = 15 * 60 * 1000 + 1000
        assert await turned_down(phone.post("/api/me/device", {"token": link["token"]})) == (404, "link-used-up")


async def test_chat_reaches_everybody_once_and_the_host_can_mute(server: LocalServer) -> None:
    people = [server.api_client(), server.api_client()]
    table = await seated(people, "planet")
    sockets = [await server.connect(person) for person in people]
    for socket in sockets:
        await socket.send({"type": "hello", "table": table})
        await socket.receive("welcome")
    for _repeated in range(2):
        await sockets[1].send({"type": "say", "text": " Hello\n there ", "key": "one"})
    assert (await sockets[0].receive("said"))["said"]["text"] == "Hello there"
    await sockets[1].send({"type": "say", "text": "again", "key": "two"})
    assert (await sockets[0].receive("said"))["said"]["text"] == "again"
    guest = (await people[1].get("/api/me"))["guest"]
    assert await turned_down(people[1].post(f"/api/tables/{table}/mute", {"guest": guest, "muted": False})) == (
        403,
        "host-only",
    )
    await people[0].post(f"/api/tables/{table}/mute", {"guest": guest, "muted": True})
    await sockets[1].send({"type": "say", "text": "no", "key": "three"})
    assert (await sockets[1].receive("refused"))["reason"]["id"] == "chat-muted"
    late = await server.connect()
    await late.send({"type": "hello", "table": table})
    assert [said["text"] for said in (await late.receive("welcome"))["chat"]] == ["Hello there", "again"]
    await late.send({"type": "say", "text": "me too", "key": "four"})
    assert (await late.receive("refused"))["reason"]["id"] == "join-first"


async def test_what_was_said_at_another_worker_is_heard_first_if_it_was_said_first(
    tmp_path: Path, postgres_address: str
) -> None:
    async with running_server(tmp_path, database=postgres_address) as server:
        people = [server.api_client(), server.api_client()]
        table = await seated(people, "planet")
        sockets = [await server.connect(person) for person in people]
        for socket in sockets:
            await socket.send({"type": "hello", "table": table})
            await socket.receive("welcome")
        elsewhere = ChatLine(0, "afar", "Kim", "one", 1)  # stored by another worker, whose notice has not come yet
        await server.services.store.write(lambda connection: write_chat(connection, table, "k", elsewhere))
        await sockets[0].send({"type": "say", "text": "two", "key": "k"})
        for socket in sockets:
            assert [(await socket.receive("said"))["said"]["text"] for _line in range(2)] == ["one", "two"]
        await server.services.store.write(lambda connection: write_chat(connection, table, "l", elsewhere))
        late = await server.connect()
        await late.send({"type": "hello", "table": table})
        await late.receive("welcome")
        for socket in sockets:
            assert (await socket.receive("said"))["said"]["text"] == "one"  # though a newcomer was told before them


async def test_presence_tells_who_comes_and_goes(server: LocalServer) -> None:
    people = [server.api_client(), server.api_client()]
    table = await seated(people, "planet")
    guests = [(await person.get("/api/me"))["guest"] for person in people]
    first = await server.connect(people[0])
    await first.send({"type": "hello", "table": table})
    assert (await first.receive("presence"))["online"] == [guests[0]]
    second = await server.connect(people[1])
    await second.send({"type": "hello", "table": table})
    assert (await first.receive("presence"))["online"] == sorted(guests)
    await second.connection.close()
    assert (await first.receive("presence"))["online"] == [guests[0]]


async def test_a_table_before_its_start_can_be_taken_away_by_its_host(server: LocalServer) -> None:
    host, friend = server.api_client(), server.api_client()
    table = await host.post("/api/tables", {"game": "planet", "seats": ["me", "open"], "public": True})
    socket = await server.connect(friend)
    await socket.send({"type": "hello", "table": table["id"]})
    await socket.receive("welcome")
    assert (await friend.http.delete(f"/api/tables/{table['id']}")).status_code == 403
    assert (await host.http.delete(f"/api/tables/{table['id']}")).status_code == 204
    goodbye = await socket.receive("goodbye")
    assert (goodbye["reason"]["id"], goodbye["back"]) == ("table-removed", False)
    assert await turned_down(host.get(f"/api/tables/{table['id']}")) == (404, "no-such-table")


async def test_the_invitation_is_also_a_picture(server: LocalServer) -> None:
    host = server.api_client()
    table = await host.post("/api/tables", {"game": "planet", "seats": ["me", "open"]})
    answer = await host.http.get(f"/api/tables/{table['id']}/qr.svg")
    assert answer.headers["content-type"].startswith("image/svg+xml")
    assert b"<svg" in answer.content


async def test_on_this_computer_only_there_is_no_address_for_invitations(server: LocalServer) -> None:
    guest = server.api_client()
    assert await guest.get("/api/invitations") == {"address": "", "can_open": False}
    answer = await guest.http.get("/api/invitations", headers={"host": "192.168.1.5:8000"})
    assert answer.json() == {"address": "http://192.168.1.5:8000", "can_open": False}
