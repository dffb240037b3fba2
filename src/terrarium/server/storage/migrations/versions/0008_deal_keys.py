"""Keys of deals, which are longer than any integer of a database."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Add the column."""
    op.add_column("tables", sa.Column("deal_key", sa.String(40)))


def downgrade() -> None:
    """Take it away."""
    op.drop_column("tables", "deal_key")
