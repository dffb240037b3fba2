"""Tables that play on from a moment of another game: what was dealt again."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    """Add the column."""
    op.add_column("tables", sa.Column("redeals", sa.JSON))


def downgrade() -> None:
    """Take it away."""
    op.drop_column("tables", "redeals")
