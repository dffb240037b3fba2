"""Bad input gets a clear refusal, never a stack trace, and harms nobody else."""

from __future__ import annotations

import asyncio
import gc
import tracemalloc
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from terrarium.server.limits import REMEMBERED, Limit
from terrarium.server.sockets import LARGEST
from tests.server.houses import Open, opened, seated
from tests.server.patience import PATIENCE


def in_house(tmp_path: Path, work: Callable[[Open], Awaitable[None]], limits: float = 100.0) -> None:
    """Do something in a fresh server."""

    async def run() -> None:
        async with opened(tmp_path, limits=limits) as house:
            await work(house)

    asyncio.run(run())


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


def test_nonsense_is_answered_with_trouble_and_the_line_stays_open(tmp_path: Path) -> None:
    async def work(house: Open) -> None:
        for nonsense in NONSENSE:
            talk = await house.talk()
            await talk.say(nonsense)
            trouble = await talk.hear("trouble")
            assert trouble["reason"]["id"] == "message-unclear"
            assert "Traceback" not in str(trouble)
            await talk.say({"type": "ping", "key": "still there"})
            assert (await talk.hear("pong"))["key"] == "still there"
            await talk.line.close()

    in_house(tmp_path, work)


def test_nonsense_without_end_closes_the_line(tmp_path: Path) -> None:
    async def work(house: Open) -> None:
        talk = await house.talk()

        async def babble() -> None:
            for _time in range(200):
                await talk.say("nonsense")
                await talk.hear("trouble")

        with pytest.raises(ConnectionClosed):
            await babble()

    in_house(tmp_path, work)


def test_a_huge_message_closes_the_line_and_nothing_else(tmp_path: Path) -> None:
    async def work(house: Open) -> None:
        people = [house.caller(), house.caller()]
        table = await seated(people, "planet")
        neighbour, talk = await house.talk(people[0]), await house.talk()
        await talk.say('{"type":"say","text":"' + "x" * LARGEST + '","key":"k"}')
        with pytest.raises(ConnectionClosed) as closed:
            await talk.hear("trouble")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1009
        await neighbour.say({"type": "hello", "table": table})
        assert (await neighbour.hear("welcome"))["mine"] == [0]

    in_house(tmp_path, work)


def test_unknown_tables_and_answers_without_hello_are_refused(tmp_path: Path) -> None:
    async def work(house: Open) -> None:
        talk = await house.talk()
        await talk.say({"type": "hello", "table": "nosuchtable"})
        assert (await talk.hear("trouble"))["reason"] == {"id": "no-such-table", "table": "nosuchtable"}
        await talk.say({"type": "answer", "seat": 0, "at": 0, "actions": [1], "key": "k"})
        assert (await talk.hear("refused"))["reason"]["id"] == "hello-first"

    in_house(tmp_path, work)


def test_a_private_table_looks_like_none_to_strangers(tmp_path: Path) -> None:
    async def work(house: Open) -> None:
        host = house.caller()
        table = (await host.post("/api/tables", {"game": "planet", "seats": ["me", "bot"], "start": True}))["id"]
        stranger = await house.talk()
        await stranger.say({"type": "hello", "table": table})
        assert (await stranger.hear("trouble"))["reason"] == {"id": "no-such-table", "table": table}

    in_house(tmp_path, work)


def test_a_forged_cookie_is_nobody(tmp_path: Path) -> None:
    async def work(house: Open) -> None:
        host = house.caller()
        me = await host.get("/api/me")
        table = (await host.post("/api/tables", {"game": "planet", "seats": ["me", "bot"], "start": True}))["id"]
        for forged in (me["guest"], f"{me['guest']}.", f"{me['guest']}.{'0' * 43}", "." * 500):
            thief = house.caller()
            thief.http.cookies.set("terrarium_guest", forged, domain="127.0.0.1")
            answer = await thief.http.get("/api/me")
            assert answer.json()["guest"] != me["guest"]
            assert (await thief.http.get(f"/api/tables/{table}")).status_code == 404

    in_house(tmp_path, work)


def test_the_cookie_is_not_for_scripts_and_not_for_other_sites(tmp_path: Path) -> None:
    async def work(house: Open) -> None:
        answer = await house.caller().http.get("/api/me")
        cookie = answer.headers["set-cookie"].lower()
        assert "httponly" in cookie
        assert "samesite=lax" in cookie

    in_house(tmp_path, work)


def test_pages_of_other_sites_cannot_act(tmp_path: Path) -> None:
    async def work(house: Open) -> None:
        with pytest.raises(InvalidStatus) as refused:
            await house.talk(origin="https://elsewhere.example")
        assert refused.value.response.status_code == 403
        own = await house.talk(origin=house.address)
        await own.say({"type": "ping"})
        await own.hear("pong")
        caller = house.caller()
        answer = await caller.http.post("/api/me/link", headers={"origin": "https://elsewhere.example"})
        assert (answer.status_code, answer.json()["reason"]["id"]) == (403, "foreign-origin")

    in_house(tmp_path, work)


def test_a_flood_on_one_line_is_cut_off_and_others_play_on(tmp_path: Path) -> None:
    async def work(house: Open) -> None:
        flood, calm = await house.talk(), await house.talk()
        house.house.limits.socket_rate = 0  # however slowly they come

        async def pour() -> None:
            for _time in range(1000):
                await flood.say({"type": "ping", "key": "f"})
            while True:
                await flood.hear("pong")

        with pytest.raises(ConnectionClosed):
            await pour()
        await calm.say({"type": "ping", "key": "c"})
        assert (await calm.hear("pong"))["key"] == "c"

    in_house(tmp_path, work, limits=1.0)


def test_too_many_requests_from_one_address_wait(tmp_path: Path) -> None:
    async def work(house: Open) -> None:
        house.house.limits.requests = Limit(0, 5)  # however slowly they come
        caller = house.caller()
        codes = [(await caller.http.get("/api/games")).status_code for _time in range(8)]
        assert codes == [200] * 5 + [429] * 3

    in_house(tmp_path, work)


def test_too_many_sockets_of_one_guest_are_turned_away(tmp_path: Path) -> None:
    async def work(house: Open) -> None:
        caller = house.caller()
        for _line in range(12):
            await house.talk(caller)
        with pytest.raises(InvalidStatus):
            await house.talk(caller)
        assert house.house.sockets.total() == 24  # twelve lines, counted for the guest and for the address

    in_house(tmp_path, work, limits=1.0)


def test_answers_and_chat_of_one_person_are_limited_on_all_lines_together(tmp_path: Path) -> None:
    async def work(house: Open) -> None:
        people = [house.caller(), house.caller()]
        table = await seated(people, "planet")
        lines = [await house.talk(people[0]), await house.talk(people[0])]
        for talk in lines:
            await talk.say({"type": "hello", "table": table})
            await talk.hear("welcome")

        house.house.limits.answers, house.house.limits.chat = Limit(0, 6), Limit(0, 3)  # however slowly they come

        async def reasons(count: int, message: dict[str, object]) -> set[str]:
            found = set()
            for number in range(count):
                talk = lines[number % 2]
                await talk.say({**message, "key": f"{number}"})
                found.add((await talk.hear("refused"))["reason"]["id"])
            return found

        answer = {"type": "answer", "seat": 1, "at": 0, "actions": [0]}
        assert await reasons(10, answer) == {"seat-not-yours", "too-many-requests"}
        assert await reasons(10, {"type": "say", "text": " "}) == {"chat-empty", "too-many-requests"}
        stranger = await house.talk(people[1])
        await stranger.say({"type": "hello", "table": table})
        await stranger.hear("welcome")
        await stranger.say({**answer, "seat": 0, "key": "k"})
        assert (await stranger.hear("refused"))["reason"]["id"] == "seat-not-yours"  # nobody else has to wait

    in_house(tmp_path, work)


def test_limits_forget_instead_of_growing() -> None:
    limit = Limit(1, 1)
    for number in range(REMEMBERED + 500):
        limit.allows(f"address {number}")
    assert len(limit) == REMEMBERED


def test_visitors_who_come_and_go_leave_nothing_behind(tmp_path: Path) -> None:
    async def work(house: Open) -> None:
        people = [house.caller(), house.caller()]
        table = await seated(people, "planet")

        async def visits(count: int) -> None:
            for _visit in range(count):
                talk = await house.talk(people[0])
                await talk.say({"type": "hello", "table": table})
                await talk.hear("welcome")
                await talk.say("nonsense")
                await talk.hear("trouble")
                await talk.line.close()
                house.talks.clear()

        await visits(20)
        gc.collect()
        tracemalloc.start()
        before = tracemalloc.get_traced_memory()[0]
        await visits(60)
        async with asyncio.timeout(PATIENCE):
            while house.house.sockets.total():
                await asyncio.sleep(0.05)
        gc.collect()
        grown = tracemalloc.get_traced_memory()[0] - before
        tracemalloc.stop()
        assert house.house.hall.tables[table].visitors == set()
        assert grown < 300_000, f"{grown} bytes are left of 60 visits"

    in_house(tmp_path, work)


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
def test_bad_requests_get_a_reason(tmp_path: Path, method: str, path: str, body: bytes | None, status: int) -> None:
    async def work(house: Open) -> None:
        headers = {"content-type": "application/json"} if body else {}
        answer = await house.caller().http.request(method, path, content=body, headers=headers)
        assert answer.status_code == status, answer.text
        assert answer.json()["reason"]["id"]
        assert "Traceback" not in answer.text

    in_house(tmp_path, work)
