"""Workers on one database count together: several of them grant no more than one."""

from __future__ import annotations

import asyncio
from pathlib import Path

from terrarium.server.connection_limits import ConnectionLimits
from terrarium.server.limits import RateLimiter, limited_address
from terrarium.server.metrics import Metrics
from tests.server.attackers import ATTACKER, client_at
from tests.server.servers import running_server


def test_a_bucket_owes_what_another_worker_has_granted() -> None:
    here = RateLimiter(rate=0.0, burst=10.0)
    here.shared = True
    assert all(here.allow("somebody") for _request in range(6))
    assert here.collect_taken() == {"somebody": 6.0}
    assert here.collect_taken() == {}
    here.take_elsewhere("somebody", 8.0)
    assert not here.allow("somebody")
    assert here.allow("another")
    here.take_elsewhere("another", 3.0)
    assert sum(here.allow("another") for _request in range(20)) == 6


def test_an_ipv6_network_counts_as_one_address() -> None:
    """Who has one IPv6 address has billions of them."""
    assert limited_address("2001:db8:1:2:aaaa::1") == limited_address("2001:db8:1:2:ffff::9") == "2001:db8:1:2::/64"
    assert limited_address("2001:db8:1:3::1") != limited_address("2001:db8:1:2::1")
    assert limited_address("::ffff:192.0.2.7") == limited_address("192.0.2.7") == "192.0.2.7"
    assert limited_address("fe80::1%eth0") == "fe80::/64"
    assert limited_address("-") == "-"
    connections = ConnectionLimits(by_address=2, new=RateLimiter(0.0, 9.0), most=100, metrics=Metrics())
    admitted = [connections.admit(f"2001:db8::{number}") for number in range(4)]
    assert admitted == [True, True, False, False]
    for number in range(2):
        connections.release(f"2001:db8::{number}")
    assert connections.admit("2001:db8::7")


async def test_two_workers_share_the_limit_of_an_address(tmp_path: Path, postgres_address: str) -> None:
    form = {"game": "planet", "seats": ["me", "open"]}
    async with (
        running_server(tmp_path, database=postgres_address, limits=1.0) as first,
        running_server(tmp_path, database=postgres_address, limits=1.0) as second,
        client_at(first) as at_first,
        client_at(second) as at_second,
    ):
        for worker in (first, second):
            worker.services.limits.tables_by_address.rate = 0.0

        async def create(client: object) -> int:
            client.cookies.clear()  # type: ignore[attr-defined]
            return int((await client.post("/api/tables", json=form)).status_code)  # type: ignore[attr-defined]

        made = [await create(at_first) for _table in range(25)]
        assert made.count(201) == 20
        bucket = second.services.limits.tables_by_address
        async with asyncio.timeout(20):  # workers tell each other every second
            while ATTACKER not in bucket._buckets or bucket._buckets[ATTACKER].tokens >= 1:
                await asyncio.sleep(0.05)
        assert await create(at_second) == 429
        honest = await second.api_client().post("/api/tables", form)
        assert honest["status"] == "open"
