"""Where tables come from, so that the tables of one address share the time of bots."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Add the column and its index."""
    op.add_column("tables", sa.Column("origin", sa.String(16)))
    op.create_index("tables_by_origin", "tables", ["origin", "status"])


def downgrade() -> None:
    """Take both away."""
    op.drop_index("tables_by_origin", "tables")
    op.drop_column("tables", "origin")
