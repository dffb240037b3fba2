"""How finished games looked at their end."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Add the table, and to tables how many actions the game has."""
    op.add_column("tables", sa.Column("actions", sa.Integer))
    op.create_table(
        "endings",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("content", sa.LargeBinary),
    )


def downgrade() -> None:
    """Take both away."""
    op.drop_table("endings")
    op.drop_column("tables", "actions")
