"""One person on several devices: recovery phrases, and signing out everywhere."""

from __future__ import annotations

from pathlib import Path

import sqlalchemy as sa

from terrarium.server.client import ApiClient
from terrarium.server.storage.schema import guests
from tests.server.servers import LocalServer, running_server, seated
from tests.server.test_moderation import at_table, guest_of
from tests.server.test_tables import turned_down


def with_cookies(server: LocalServer, cookies: dict[str, str]) -> ApiClient:
    """A device that has these cookies."""
    api_client = server.api_client()
    api_client.http.cookies.update(cookies)
    return api_client


async def test_a_recovery_phrase_brings_a_person_back_without_cookies(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server:
        laptop, friend = server.api_client(), server.api_client()
        me = await laptop.put("/api/me", {"name": "Ada"})
        table = await seated([laptop, friend], "planet")
        first = await laptop.post("/api/me/recovery")
        second = await laptop.post("/api/me/recovery")
        assert second["path"] == f"/device/{second['phrase']}"

        def stored(connection: sa.Connection) -> list[str]:
            return [str(row) for row in connection.execute(sa.select(guests))]

        assert not any(second["phrase"].replace("-", "") in row for row in await server.services.store.read(stored))
    async with running_server(tmp_path) as server:  # also after a restart, and more than once
        for typed in (second["phrase"], f"  {second['phrase'].upper().replace('-', ' ')} "):
            phone = server.api_client()
            assert await phone.post("/api/me/device", {"token": typed}) == me
            assert [entry["id"] for entry in await phone.get("/api/tables/mine")] == [table]
        for wrong in (first["phrase"], second["phrase"][:-1], "-", "a"):
            refused = server.api_client().post("/api/me/device", {"token": wrong})
            assert await turned_down(refused) == (404, "link-used-up")


async def test_signing_out_everywhere_ends_old_cookies_sockets_links_and_phrases(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server:
        laptop, friend = server.api_client(), server.api_client()
        table = await seated([laptop, friend], "planet")
        me, stolen = await guest_of(laptop), dict(laptop.http.cookies)
        phrase, link = await laptop.post("/api/me/recovery"), await laptop.post("/api/me/link")
        thief = with_cookies(server, stolen)
        assert await guest_of(thief) == me
        playing, idle = await at_table(server, thief, table), await server.connect(thief)
        assert (await laptop.post("/api/me/sign-out"))["guest"] == me
        assert await guest_of(laptop) == me
        await playing.receive("goodbye", seconds=20)
        await idle.send({"type": "hello", "table": table})
        assert (await idle.receive("goodbye", seconds=20))["reason"]["id"] == "signed-out"
        assert await guest_of(with_cookies(server, stolen)) != me
        for token in (phrase["phrase"], link["token"]):
            refused = with_cookies(server, stolen).post("/api/me/device", {"token": token})
            assert await turned_down(refused) == (404, "link-used-up")
        await at_table(server, laptop, table)
        fresh = dict(laptop.http.cookies)
    async with running_server(tmp_path) as server:  # also after a restart
        assert await guest_of(with_cookies(server, fresh)) == me
        assert await guest_of(with_cookies(server, stolen)) != me


async def test_signing_out_reaches_other_workers(tmp_path: Path, postgres_address: str) -> None:
    async with (
        running_server(tmp_path / "one", database=postgres_address) as one,
        running_server(tmp_path / "two", database=postgres_address) as two,
    ):
        laptop, friend = one.api_client(), one.api_client()
        table = await seated([laptop, friend], "planet")
        me, stolen = await guest_of(laptop), dict(laptop.http.cookies)
        thief = with_cookies(two, stolen)
        socket = await at_table(two, thief, table)
        await laptop.post("/api/me/sign-out")
        assert (await socket.receive("goodbye", seconds=20))["reason"]["id"] == "signed-out"
        assert await guest_of(with_cookies(two, stolen)) != me
        assert await guest_of(with_cookies(two, dict(laptop.http.cookies))) == me


async def test_forged_epochs_are_not_believed(server: LocalServer) -> None:
    laptop = server.api_client()
    me = await guest_of(laptop)
    name, value = next(iter(laptop.http.cookies.items()))
    guest, signature = value.split(".")
    for forged in (f"{guest}.1.{signature}", f"{guest}.0.{signature}", f"{guest}.", guest, f"{guest}.{signature}.1"):
        assert await guest_of(with_cookies(server, {name: forged})) != me
    assert await guest_of(with_cookies(server, {name: value})) == me
    await laptop.post("/api/me/sign-out")
    for epoch in (0, 1, 2):  # the stolen signature is for another epoch
        assert await guest_of(with_cookies(server, {name: f"{guest}.{epoch}.{signature}"})) != me
    assert await guest_of(laptop) == me
