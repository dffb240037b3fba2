"""People without a name are called in the language of their browser."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.server.servers import running_server


@pytest.mark.parametrize(
    ("header", "called"),
    [("en-GB,en;q=0.9", "Guest"), ("pl-PL,pl;q=0.9,en;q=0.8", "Gość"), ("fr", "Anonyme"), ("de", "Guest")],
)
async def test_a_guest_is_called_in_the_language_of_the_browser(tmp_path: Path, header: str, called: str) -> None:
    async with running_server(tmp_path) as server:
        client = server.api_client()
        client.http.headers["accept-language"] = header
        first, again = await client.get("/api/me"), await client.get("/api/me")
        assert re.fullmatch(rf"{called} [1-9]\d\d\d", first["name"])
        assert again == first
        table = await client.post("/api/tables", {"game": "planet", "seats": ["me", "bot"]})
        assert table["seats"][0]["name"] == first["name"]
        assert not first["named"]
        await client.put("/api/me", {"name": "Kim"})
        chosen = await client.get("/api/me")
        assert chosen["name"] == "Kim"
        assert chosen["named"]


async def test_a_link_to_another_device_gives_the_name_in_the_language_there(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server:
        desk, phone = server.api_client(), server.api_client()
        phone.http.headers["accept-language"] = "pl"
        token = (await desk.post("/api/me/link"))["token"]
        known = await phone.post("/api/me/device", {"token": token})
        here = await desk.get("/api/me")
        assert known["guest"] == here["guest"]
        assert known["name"] == here["name"].replace("Guest", "Gość")


async def test_people_at_one_screen_have_names_of_their_own(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server:
        client = server.api_client()
        await client.put("/api/me", {"name": "Ada"})
        table = await client.post("/api/tables", {"game": "planet", "seats": ["me", "me", "me"]})
        place = f"/api/tables/{table['id']}/seats"
        await client.put(f"{place}/1", {"kind": "me", "name": "  Ben "})
        named = await client.put(f"{place}/2", {"kind": "me", "name": "ben"})
        cookies = dict(client.http.cookies)
        assert [seat["name"] for seat in named["seats"]] == ["Ada", "Ben", "ben 2"]
    async with running_server(tmp_path) as server:
        client = server.api_client()
        client.http.cookies.update(cookies)
        stored = await client.get(f"/api/tables/{table['id']}")
        assert [seat["name"] for seat in stored["seats"]] == ["Ada", "Ben", "ben 2"]
        given_up = await client.put(f"{place}/1", {"kind": "open"})
        assert given_up["seats"][1]["name"] is None
