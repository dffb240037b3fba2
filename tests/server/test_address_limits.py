"""What sockets may do is limited for their address, too, because anybody can be a new guest with every socket."""

from __future__ import annotations

from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

from tests.server.servers import LocalServer
from tests.server.test_play import at_table

#: Each limit for an address, and a message of a seat that counts against it.
LIMITED: list[tuple[str, dict[str, Any]]] = [
    ("answers_by_address", {"type": "answer", "at": 99, "actions": [0]}),
    ("answers_by_address", {"type": "undo", "at": 99}),
    ("chat_by_address", {"type": "say", "text": " "}),
    ("questions_by_address", {"type": "why", "action": 0}),
    ("questions_by_address", {"type": "preview", "actions": [100_000]}),
    ("hints_by_address", {"type": "hint"}),
]


@pytest.mark.parametrize(("limit", "message"), LIMITED, ids=[str(message["type"]) for _limit, message in LIMITED])
async def test_all_guests_of_an_address_share_a_limit(server: LocalServer, limit: str, message: dict[str, Any]) -> None:
    _table, sockets = await at_table(server)
    limiter = getattr(server.services.limits, limit)
    limiter.rate, limiter.burst = 0.0, 1.0
    limiter._buckets.clear()

    async def reason(seat: int) -> str | None:
        place = {} if message["type"] == "say" else {"seat": seat}
        socket = sockets[seat]
        await socket.send({**message, **place, "key": "k"})
        while True:
            heard = await socket.receive_any()
            if heard.get("key") == "k":
                return str(heard["reason"]["id"]) if heard["type"] == "refused" else None

    assert await reason(0) != "too-many-requests"
    assert await reason(1) == "too-many-requests"


async def test_a_guest_cannot_make_tables_without_end(server: LocalServer) -> None:
    server.services.limits.tables.rate, server.services.limits.tables.burst = 0.0, 2.0
    guest, another = server.api_client(), server.api_client()
    for person in (guest, another):
        await person.get("/api/me")
    form = {"game": "planet", "seats": ["me", "open"]}
    tries = [(await guest.http.post("/api/tables", json=form)).status_code for _table in range(3)]
    assert tries == [201, 201, 429]
    assert (await another.http.post("/api/tables", json=form)).status_code == 201


async def test_the_requests_of_a_guest_are_limited_from_all_addresses_together(server: LocalServer) -> None:
    guest, another = server.api_client(), server.api_client()
    me = (await guest.get("/api/me"))["guest"]
    await another.get("/api/me")
    requests = server.services.limits.requests
    requests.rate = 0.0
    while requests.allow(me):  # from other addresses
        pass
    assert (await guest.http.get("/api/games")).status_code == 429
    assert (await another.http.get("/api/games")).status_code == 200


GUESSES: list[tuple[str, str, Any]] = [
    ("GET", "/api/codes/{guess}", None),
    ("POST", "/api/me/device", {"token": "{guess}"}),
    ("POST", "/api/me/sign-out", None),
    ("POST", "/api/me/recovery", None),
]


@pytest.mark.parametrize(("method", "path", "body"), GUESSES, ids=[path for _method, path, _body in GUESSES])
async def test_an_address_cannot_try_codes_and_tokens_without_end(
    server: LocalServer, method: str, path: str, body: Any
) -> None:
    """A guesser is a new guest with every try, and may not even guess right."""
    limiter = server.services.limits.codes
    limiter.rate, limiter.burst = 0.0, 3.0

    async def tried(guess: str) -> int:
        given = None if body is None else {name: value.format(guess=guess) for name, value in body.items()}
        answer = await server.api_client().http.request(method, path.format(guess=guess), json=given)
        return answer.status_code

    tries = [await tried(f"guess{number}") for number in range(5)]
    assert 429 not in tries[:3]
    assert tries[3:] == [429, 429]


async def test_an_address_may_have_a_number_of_sockets(server: LocalServer) -> None:
    server.services.limits.open_by_address = 3
    for _guest in range(3):
        await server.connect()
    with pytest.raises(InvalidStatus):
        await server.connect()
    await server.sockets[0].connection.close()
    await server.connect()


async def test_an_address_may_open_sockets_at_a_rate(server: LocalServer) -> None:
    server.services.limits.sockets.rate, server.services.limits.sockets.burst = 0.0, 2.0
    for _guest in range(2):
        socket = await server.connect()
        await socket.connection.close()
    with pytest.raises(InvalidStatus):
        await server.connect()
