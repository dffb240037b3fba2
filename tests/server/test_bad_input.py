"""Bad input gets a clear refusal, never a stack trace, and harms nobody else."""

from __future__ import annotations

import asyncio
import gc
import tracemalloc
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from terrarium.server.limits import MAX_KEYS, RateLimiter
from terrarium.server.websocket_handler import MAX_MESSAGE_BYTES
from tests.server.servers import LocalServer, running_server, seated
from tests.server.timeouts import TIMEOUT

NONSENSE: list[str | bytes] = [
    "", "{", "null", "[]", "7", '"hello"', "{}", '{"type":"dance"}', '{"type":7}', '{"type":"hello"}',
    '{"type":"hello","table":7}', '{"type":"hello","table":""}', '{"type":"hello","table":"' + "x" * 99 + '"}',
    '{"type":"answer","seat":-1,"at":0,"actions":[1],"key":"k"}',
    '{"type":"answer","seat":0,"at":0,"actions":[],"key":"k"}',
    '{"type":"answer","seat":0,"at":0,"actions":["1"],"key":"k"}',
    '{"type":"answer","seat":0,"at":1e99,"actions":[1],"key":"k"}',
    '{"type":"answer","seat":0,"at":0,"actions":[99999999999999999999],"key":"k"}',
    r'{"type":"answer","seat":0,"at":0,"actions":[1],"key":"a\u0000b"}',
    '{"type":"say","text":"","key":"k"}', '{"type":"hello","table":"t","more":1}', "[" * 3000,
    b"\xff\xfe\x00", b'{"type":"hello"',
]  # fmt: skip


async def test_nonsense_is_answered_with_trouble_and_the_line_stays_open(server: LocalServer) -> None:
    for nonsense in NONSENSE:
        socket = await server.connect()
        await socket.send(nonsense)
        trouble = await socket.receive("trouble")
        assert trouble["reason"]["id"] == "message-unclear"
        assert "Traceback" not in str(trouble)
        await socket.send({"type": "ping", "key": "still there"})
        assert (await socket.receive("pong"))["key"] == "still there"
        await socket.connection.close()


async def test_nonsense_without_end_closes_the_line(server: LocalServer) -> None:
    socket = await server.connect()

    async def babble() -> None:
        for _time in range(200):
            await socket.send("nonsense")
            await socket.receive("trouble")

    with pytest.raises(ConnectionClosed):
        await babble()


async def test_a_huge_message_closes_the_line_and_nothing_else(server: LocalServer) -> None:
    people = [server.api_client(), server.api_client()]
    table = await seated(people, "planet")
    neighbour, socket = await server.connect(people[0]), await server.connect()
    await socket.send('{"type":"say","text":"' + "x" * MAX_MESSAGE_BYTES + '","key":"k"}')
    with pytest.raises(ConnectionClosed) as closed:
        await socket.receive("trouble")
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1009
    await neighbour.send({"type": "hello", "table": table})
    assert (await neighbour.receive("welcome"))["mine"] == [0]


async def test_unknown_tables_and_answers_without_hello_are_refused(server: LocalServer) -> None:
    socket = await server.connect()
    await socket.send({"type": "hello", "table": "nosuchtable"})
    assert (await socket.receive("trouble"))["reason"] == {"id": "no-such-table", "table": "nosuchtable"}
    await socket.send({"type": "answer", "seat": 0, "at": 0, "actions": [1], "key": "k"})
    assert (await socket.receive("refused"))["reason"]["id"] == "hello-first"


async def test_a_private_table_looks_like_none_to_strangers(server: LocalServer) -> None:
    host = server.api_client()
    table = (await host.post("/api/tables", {"game": "planet", "seats": ["me", "bot"], "start": True}))["id"]
    stranger = await server.connect()
    await stranger.send({"type": "hello", "table": table})
    assert (await stranger.receive("trouble"))["reason"] == {"id": "no-such-table", "table": table}


async def test_a_forged_cookie_is_nobody(server: LocalServer) -> None:
    host = server.api_client()
    me = await host.get("/api/me")
    table = (await host.post("/api/tables", {"game": "planet", "seats": ["me", "bot"], "start": True}))["id"]
    for forged in (me["guest"], f"{me['guest']}.", f"{me['guest']}.{'0' * 43}", "." * 500):
        thief = server.api_client()
        thief.http.cookies.set("terrarium_guest", forged, domain="127.0.0.1")
        answer = await thief.http.get("/api/me")
        assert answer.json()["guest"] != me["guest"]
        assert (await thief.http.get(f"/api/tables/{table}")).status_code == 404


async def test_the_cookie_is_not_for_scripts_and_not_for_other_sites(server: LocalServer) -> None:
    answer = await server.api_client().http.get("/api/me")
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie


async def test_pages_of_other_sites_cannot_act(server: LocalServer) -> None:
    with pytest.raises(InvalidStatus) as refused:
        await server.connect(origin="https://elsewhere.example")
    assert refused.value.response.status_code == 403
    own = await server.connect(origin=server.address)
    await own.send({"type": "ping"})
    await own.receive("pong")
    api_client = server.api_client()
    answer = await api_client.http.post("/api/me/link", headers={"origin": "https://elsewhere.example"})
    assert (answer.status_code, answer.json()["reason"]["id"]) == (403, "foreign-origin")


async def test_too_many_requests_from_one_address_wait(server: LocalServer) -> None:
    server.services.limits.requests = RateLimiter(0, 5)  # however slowly they come
    api_client = server.api_client()
    codes = [(await api_client.http.get("/api/games")).status_code for _time in range(8)]
    assert codes == [200] * 5 + [429] * 3


async def test_too_many_sockets_of_one_guest_are_turned_away(tmp_path: Path) -> None:
    async with running_server(tmp_path, limits=1.0) as server:
        api_client = server.api_client()
        for _line in range(12):
            await server.connect(api_client)
        with pytest.raises(InvalidStatus):
            await server.connect(api_client)
        assert server.services.sockets.total() == 24  # twelve lines, counted for the guest and for the address


async def test_answers_and_chat_of_one_person_are_limited_on_all_lines_together(server: LocalServer) -> None:
    people = [server.api_client(), server.api_client()]
    table = await seated(people, "planet")
    lines = [await server.connect(people[0]), await server.connect(people[0])]
    for socket in lines:
        await socket.send({"type": "hello", "table": table})
        await socket.receive("welcome")

    server.services.limits.answers, server.services.limits.chat = (
        RateLimiter(0, 6),
        RateLimiter(0, 3),
    )  # however slowly they come

    async def reasons(count: int, message: dict[str, object]) -> set[str]:
        found = set()
        for number in range(count):
            socket = lines[number % 2]
            await socket.send({**message, "key": f"{number}"})
            found.add((await socket.receive("refused"))["reason"]["id"])
        return found

    answer = {"type": "answer", "seat": 1, "at": 0, "actions": [0]}
    assert await reasons(10, answer) == {"seat-not-yours", "too-many-requests"}
    assert await reasons(10, {"type": "say", "text": " "}) == {"chat-empty", "too-many-requests"}
    stranger = await server.connect(people[1])
    await stranger.send({"type": "hello", "table": table})
    await stranger.receive("welcome")
    await stranger.send({**answer, "seat": 0, "key": "k"})
    assert (await stranger.receive("refused"))["reason"]["id"] == "seat-not-yours"  # nobody else has to wait


def test_limits_forget_instead_of_growing() -> None:
    limit = RateLimiter(1, 1)
    for number in range(MAX_KEYS + 500):
        limit.allow(f"address {number}")
    assert len(limit) == MAX_KEYS


async def test_visitors_who_come_and_go_leave_nothing_behind(server: LocalServer) -> None:
    people = [server.api_client(), server.api_client()]
    table = await seated(people, "planet")

    async def visits(count: int) -> None:
        for _visit in range(count):
            socket = await server.connect(people[0])
            await socket.send({"type": "hello", "table": table})
            await socket.receive("welcome")
            await socket.send("nonsense")
            await socket.receive("trouble")
            await socket.connection.close()
            server.sockets.clear()

    await visits(20)
    gc.collect()
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    await visits(60)
    async with asyncio.timeout(TIMEOUT):
        while server.services.sockets.total():
            await asyncio.sleep(0.05)
    gc.collect()
    grown = tracemalloc.get_traced_memory()[0] - before
    tracemalloc.stop()
    assert server.services.registry.tables[table].presence.clients == set()
    assert grown < 300_000, f"{grown} bytes are left of 60 visits"


@pytest.mark.parametrize(
    ("method", "path", "body", "status"),
    [
        ("GET", "/api/nothing", None, 404),
        ("GET", "/api/tables/NO!", None, 400),
        ("DELETE", "/api/me", None, 405),
        ("POST", "/api/tables", b"{", 400),
        ("POST", "/api/tables", b'{"game":"planet"}', 400),
        ("POST", "/api/tables", b'{"game":"planet","seats":["me","bot:nobody"]}', 400),
        ("POST", "/api/tables", b'{"game":"planet","seats":["me","me","me","me","me","me"]}', 400),
        ("POST", "/api/tables", b'{"game":"planet","seats":["me","cat"]}', 400),
        ("POST", "/api/records", b'{"record":"terrarium record 1"}', 422),
        ("POST", "/api/records", b'{"record":"' + b"x" * 2_000_000 + b'"}', 413),
        ("GET", "/api/tables/none/replay?number=-1", None, 400),
    ],
)
async def test_bad_requests_get_a_reason(
    server: LocalServer, method: str, path: str, body: bytes | None, status: int
) -> None:
    headers = {"content-type": "application/json"} if body else {}
    answer = await server.api_client().http.request(method, path, content=body, headers=headers)
    assert answer.status_code == status, answer.text
    assert answer.json()["reason"]["id"]
    assert "Traceback" not in answer.text
