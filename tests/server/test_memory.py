"""The memory of a server does not grow with the games that were played on it."""

from __future__ import annotations

import asyncio
import gc
import resource
from pathlib import Path

import pytest

from terrarium.server.client import Player
from terrarium.server.limits import RateLimiter
from terrarium.server.storage import store as store_module
from tests.server.servers import LocalServer, at_random, played_out, running_server, seated
from tests.server.timeouts import REPEATS, TIMEOUT, Progress

#: How many games are played, a few at a time: 2,000 in the long form.
GAMES, AT_ONCE = 20 * REPEATS, 10
#: How many bytes the process, with the players in it, may grow after a quarter of the games.
MOST_GROWTH = 10_000_000


def resident_bytes() -> int:
    """The memory of this process."""
    gc.collect()
    return int(Path("/proc/self/statm").read_text().split()[1]) * resource.getpagesize()


async def play_game(server: LocalServer, number: int) -> None:
    """Two new guests play Planet to the end and go."""
    people = [server.api_client(), server.api_client()]
    table = await seated(people, "planet")
    await played_out([Player(person, table, at_random(number)) for person in people])
    for person in people:
        await person.http.aclose()
        server.api_clients.remove(person)


async def all_unloaded(server: LocalServer) -> None:
    """Wait until no table is in memory."""
    async with asyncio.timeout(TIMEOUT):
        while server.services.registry.tables:
            await asyncio.sleep(0.1)


async def test_memory_is_flat_over_finished_games(
    tmp_path: Path, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    # SQLite's page caches are bounded, but they are not full before thousands of games. Here they are full soon.
    monkeypatch.setattr(store_module, "CACHE_KB", 200)
    monkeypatch.setattr(store_module, "READER_CACHE_KB", 200)
    async with running_server(tmp_path, limits=1000.0, table_idle_seconds=0.1) as server:
        progress, sizes = Progress("finished games", GAMES, capfd), []
        for start in range(0, GAMES, AT_ONCE):
            await asyncio.gather(*[play_game(server, start + number) for number in range(AT_ONCE)])
            if (start + AT_ONCE) % (GAMES // 4) == 0 or REPEATS == 1:
                await all_unloaded(server)
                sizes.append(resident_bytes())
                progress.tell(start + AT_ONCE, f"{sizes[-1] / 1e6:.1f} MB")
        registry = server.services.registry
        assert not registry._drivers
        assert not registry._loading
        assert not server.services.sockets
        assert len(sizes) >= 2
        assert sizes[-1] - sizes[0] < MOST_GROWTH


def test_limits_forget_people_who_have_gone(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 0.0
    monkeypatch.setattr("terrarium.server.limits.time.monotonic", lambda: now)
    limiter = RateLimiter(rate=1.0, burst=10.0)
    for number in range(1000):
        now += 1.0
        assert limiter.allow(f"guest {number}", 5.0)
    assert len(limiter) <= 10
    limiter.allow("busy", 10.0)
    now += 1.0
    assert not limiter.allow("busy", 5.0)
