"""What the server's tests share: a PostgreSQL, started when the first test asks for it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from terrarium.testing.postgres import Postgres


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
