"""Names of people who share a screen, by seat."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Add the column."""
    op.add_column("seats", sa.Column("name", sa.String(64)))


def downgrade() -> None:
    """Take it away."""
    op.drop_column("seats", "name")
