"""Workers on one database count together: several of them grant no more than one."""

from __future__ import annotations

import asyncio
from pathlib import Path

from terrarium.server.limits import RateLimiter
from tests.server.attackers import ATTACKER, client_at
from tests.server.servers import running_server
from tests.server.timeouts import TIMEOUT


def test_a_bucket_owes_what_another_worker_has_granted() -> None:
    here = RateLimiter(rate=0.0, burst=10.0)
    assert all(here.allow("somebody") for _request in range(6))
    assert here.collect_taken() == {"somebody": 6.0}
    assert here.collect_taken() == {}
    here.take_elsewhere("somebody", 8.0)
    assert not here.allow("somebody")
    assert here.allow("another")
    here.take_elsewhere("another", 3.0)
    assert sum(here.allow("another") for _request in range(20)) == 6


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
        async with asyncio.timeout(TIMEOUT):
            while ATTACKER not in bucket._buckets or bucket._buckets[ATTACKER].tokens >= 1:
                await asyncio.sleep(0.05)
        assert await create(at_second) == 429
        honest = await second.api_client().post("/api/tables", form)
        assert honest["status"] == "open"
