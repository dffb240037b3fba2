"""Reviews of finished games, and the leases of the workers that compute them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """Add the table."""
    op.create_table(
        "reviews",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("requested", sa.BigInteger, nullable=False),
        sa.Column("origin", sa.String(16), nullable=False),
        sa.Column("share", sa.Float, nullable=False, server_default="0"),
        sa.Column("findings", sa.LargeBinary),
        sa.Column("content", sa.LargeBinary),
        sa.Column("failed", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("minder", sa.String(32)),
        sa.Column("minded_until", sa.BigInteger),
        sa.Index("reviews_by_requested", "requested"),
    )


def downgrade() -> None:
    """Take it away."""
    op.drop_table("reviews")
