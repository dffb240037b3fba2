"""People who mean no good: requests and sockets from other addresses of this machine, bounded in count and time."""

from __future__ import annotations

from typing import Any

import httpx

from tests.server.servers import LocalServer
from tests.server.timeouts import TIMEOUT

#: Where attacks come from; honest people are at 127.0.0.1.
ATTACKER = "127.0.0.2"


def client_at(server: LocalServer | str, address: str = ATTACKER) -> httpx.AsyncClient:
    """Somebody at an address of this machine, who keeps no cookies."""
    base = server if isinstance(server, str) else server.address
    assert base.startswith("http://127.")
    assert address.startswith("127.")
    transport = httpx.AsyncHTTPTransport(local_address=address)
    return httpx.AsyncClient(base_url=base, transport=transport, timeout=TIMEOUT)


async def post_without_cookie(client: httpx.AsyncClient, path: str, form: Any = None) -> httpx.Response:
    """A request of a guest who has never been here."""
    client.cookies.clear()
    return await client.post(path, json=form)
