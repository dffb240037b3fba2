"""The environment of Alembic; `terrarium.server.storage.store` passes the connection."""

from __future__ import annotations

from alembic import context

from terrarium.server.storage.schema import METADATA

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=METADATA, render_as_batch=connection.dialect.name == "sqlite")
context.run_migrations()
