"""What the server believes of a request: its host name, its proxies, its nesting; and what it tells browsers."""

from __future__ import annotations

from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus

from terrarium.server.allowed_hosts import AllowedHosts
from terrarium.server.settings import Settings
from tests.server.servers import LocalServer, running_server


def test_without_a_public_address_only_local_names_are_served() -> None:
    hosts = AllowedHosts(Settings())
    for local in (
        "localhost",
        "localhost:8000",
        "127.0.0.1:8000",
        "192.168.1.7",
        "[::1]:80",
        "[2001:db8::7]:8000",
        "[fe80::1]",
        "attic",
        "attic.local:8000",
    ):
        assert hosts.allows(local), local
    for foreign in ("games.example.org", "127.0.0.1.example.org:8000", "localhost.example.org", "", "[", "a b.org"):
        assert not hosts.allows(foreign), foreign


def test_with_a_public_address_only_its_name_is_served() -> None:
    hosts = AllowedHosts(Settings(public_address="https://Games.example.org", origins=("https://other.example.org",)))
    for own in ("games.example.org", "GAMES.example.org:443", "other.example.org", "localhost:8000", "127.0.0.1:8000"):
        assert hosts.allows(own), own
    assert hosts.allows("[::1]:8000")
    for foreign in (
        "example.org", "evil.example.org", "192.168.1.7", "attic2", "games.example.org.evil.org", "[2001:db8::7]:443",
        "[::ffff:192.0.2.7]", "games.example.org@evil.org", "evil.org#games.example.org", "evil.org/games.example.org",
    ):  # fmt: skip
        assert not hosts.allows(foreign), foreign
    assert AllowedHosts(Settings(public_address="http://[2001:db8::7]:8000")).allows("[2001:DB8::7]:8000")


async def test_requests_to_a_foreign_name_are_refused(server: LocalServer) -> None:
    guest = server.api_client()
    for path in ("/api/me", "/api/games", "/"):
        answer = await guest.http.get(path, headers={"Host": "evil.example.org"})
        assert (answer.status_code, answer.json()["reason"]["id"]) == (421, "host-unknown"), path
    assert (await guest.http.get("/healthz", headers={"Host": "evil.example.org"})).status_code == 200
    with pytest.raises(InvalidStatus):
        await server.connect(guest, host="evil.example.org", origin="http://evil.example.org")


async def test_browsers_are_told_to_come_over_https_only_where_they_can(tmp_path: Path) -> None:
    async with running_server(tmp_path / "plain") as server:
        answer = await server.api_client().http.get("/api/me")
        assert "strict-transport-security" not in answer.headers
        policy = answer.headers["content-security-policy"]
        assert "base-uri 'none'" in policy
        assert "form-action 'self'" in policy
    async with running_server(tmp_path / "secure", public_address="https://games.example.org") as server:
        answer = await server.api_client().http.get("/api/me", headers={"Host": "games.example.org"})
        assert answer.headers["strict-transport-security"] == "max-age=31536000"
        assert "secure" in answer.headers["set-cookie"].lower()


async def test_forwarded_addresses_count_only_from_named_proxies(tmp_path: Path) -> None:
    async def answered(server: LocalServer, forwarded: str = "10.0.0.{number}") -> list[int]:
        http = server.api_client().http
        answers = []
        for number in range(40):
            http.cookies.clear()
            answer = await http.get("/api/codes/zzzz", headers={"X-Forwarded-For": forwarded.format(number=number)})
            answers.append(answer.status_code)
        return answers

    async with running_server(tmp_path / "one", limits=1.0) as server:
        assert 429 in await answered(server)  # all come from one address, despite their headers
    async with running_server(tmp_path / "two", limits=1.0, proxies="127.0.0.1") as server:
        assert set(await answered(server)) == {404}
        assert 429 in await answered(
            server, "198.51.100.{number}, 203.0.113.9"
        )  # only the last one is the proxy's word
        assert 429 in await answered(server, "2001:db8:1:2::{number}")
        assert 429 in await answered(server, "203.0.113.7:{number}")


@pytest.mark.parametrize("opening", ["[", '{"a":'])
async def test_deeply_nested_json_is_refused(server: LocalServer, opening: str) -> None:
    http = server.api_client().http
    nested = opening * 200_000
    answer = await http.post("/api/tables", content=nested, headers={"content-type": "application/json"})
    assert answer.status_code == 400
    answer = await http.post("/api/records", json={"record": '{"record":' + opening * 100_000})
    assert answer.status_code in (400, 422)
    socket = await server.connect()
    await socket.send(opening * 3000)
    assert (await socket.receive("trouble"))["reason"]["id"] == "message-unclear"
    await socket.send({"type": "ping"})
    await socket.receive("pong")
