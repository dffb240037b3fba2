"""What the server's tests share: a PostgreSQL, started when the first test asks for it."""

from __future__ import annotations

import signal
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from terrarium.testing.postgres import Postgres
from tests.server.servers import LocalServer, running_server
from tests.server.timeouts import LONGEST


@pytest.fixture(autouse=True)
def time_limit() -> Iterator[None]:
    """End a test that does not end by itself."""

    def give_up(_number: int, _frame: object) -> None:
        raise TimeoutError(f"this test did not end within {LONGEST} seconds")

    before = signal.signal(signal.SIGALRM, give_up)
    signal.alarm(LONGEST)
    try:
        yield
    finally:
        signal.alarm(0)
        signal.signal(signal.SIGALRM, before)


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    """Asynchronous tests run on asyncio."""
    return "asyncio"


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A running PostgreSQL."""
    server = Postgres()
    yield server
    server.close()


@pytest.fixture
def postgres_address(postgres: Postgres) -> str:
    """A fresh database in it."""
    return postgres.database()


@pytest.fixture(params=["sqlite", "postgresql"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A fresh database of each kind."""
    if request.param == "sqlite":
        return str(tmp_path / "new folder" / "tables.db")
    return str(request.getfixturevalue("postgres_address"))


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[LocalServer]:
    """A server inside the test, with a fresh database."""
    async with running_server(tmp_path) as local:
        yield local
