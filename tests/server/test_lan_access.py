"""The person at the server's computer, and nobody else, can open it to the local network while it runs."""

from __future__ import annotations

import sys
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pytest

from terrarium.server.client import RequestRefused
from terrarium.server.lan_access import LanAccess
from tests.server.servers import running_server

#: Stands for the address in a network: another one of this computer.
NETWORK = "127.0.0.2"


@pytest.mark.skipif(sys.platform == "darwin", reason="macOS has only one loopback address")
async def test_the_server_listens_in_the_network_after_a_click(tmp_path: Path) -> None:
    async with running_server(tmp_path, may_open_network=True) as server:
        server.services.lan_access.find_address = lambda: NETWORK
        host = server.api_client()
        table = await host.post("/api/tables", {"game": "planet", "seats": ["me", "open"]})
        before = (await host.http.get(f"/api/tables/{table['id']}/qr.svg")).text
        assert await host.get("/api/invitations") == {"address": "", "can_open": True}
        address = server.address.replace("127.0.0.1", NETWORK)
        for _time in range(2):
            assert await host.post("/api/invitations/network") == {"address": address, "can_open": False}
        friend = server.api_client(address)
        await friend.post(f"/api/tables/{table['id']}/join", {"code": table["code"]})
        await server.connect(friend)
        picture = (await host.http.get(f"/api/tables/{table['id']}/qr.svg")).text
        assert ElementTree.fromstring(picture).tag.endswith("svg")
        assert picture != before


@pytest.mark.parametrize("headers", [{"host": "192.168.1.5:8000"}, {"host": "games.lan"}])
async def test_nobody_else_opens_it(tmp_path: Path, headers: dict[str, str]) -> None:
    async with running_server(tmp_path, may_open_network=True) as server:
        answer = await server.api_client().http.post("/api/invitations/network", headers=headers)
        assert (answer.status_code, answer.json()["reason"]["id"]) == (403, "network-closed")
        assert server.services.lan_access.address == ""


async def test_a_server_that_was_not_started_with_open_stays_closed(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server:
        with pytest.raises(RequestRefused, match="network-closed"):
            await server.api_client().post("/api/invitations/network")


def test_a_client_elsewhere_and_a_computer_without_a_network_are_offered_nothing() -> None:
    async def listen(_host: str) -> int:
        return 8000

    access = LanAccess("", may_open=True, find_address=lambda: "192.168.1.5")
    assert not access.can_open("127.0.0.1", "localhost")  # it does not run yet
    access.set_listener(listen)
    assert access.can_open("127.0.0.1", "localhost")
    assert not access.can_open("192.168.1.7", "localhost")
    access.find_address = lambda: ""
    assert not access.can_open("127.0.0.1", "localhost")
