"""Lessons at tables, and hints: whether they are allowed and who has asked for them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Add the columns."""
    op.add_column("tables", sa.Column("lesson", sa.String(64)))
    op.add_column("tables", sa.Column("hints", sa.Boolean, nullable=False, server_default=sa.true()))
    op.add_column("tables", sa.Column("hints_asked", sa.JSON))


def downgrade() -> None:
    """Take them away."""
    for name in ("hints_asked", "hints", "lesson"):
        op.drop_column("tables", name)
