"""Invited people, bans and reports, and the tables that have a rematch."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Add the columns. People who have joined so far count as invited, because they were shown the code."""
    op.add_column("people", sa.Column("invited", sa.Boolean, nullable=False, server_default=sa.true()))
    op.add_column("tables", sa.Column("banned", sa.JSON))
    op.add_column("tables", sa.Column("reports", sa.JSON))
    op.create_index("tables_by_rematch", "tables", ["rematch"])


def downgrade() -> None:
    """Take them away."""
    op.drop_index("tables_by_rematch", "tables")
    op.drop_column("tables", "reports")
    op.drop_column("tables", "banned")
    op.drop_column("people", "invited")
