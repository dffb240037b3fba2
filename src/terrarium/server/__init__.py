"""The table server: tables, guests, storage and the wire protocol. It needs the extra `server`."""

from __future__ import annotations

from terrarium.extras import require_extra

PACKAGES = ("alembic", "httpx", "litestar", "msgspec", "prometheus_client", "psycopg", "segno", "sqlalchemy", "uvicorn")

require_extra("server", *PACKAGES)
