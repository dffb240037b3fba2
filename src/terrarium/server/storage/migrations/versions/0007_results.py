"""The results of deleted tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Add the table, and an index for deleting old chat lines."""
    op.create_table(
        "results",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("guest", sa.String(32), nullable=False),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("score", sa.Integer, nullable=False),
        sa.Column("won", sa.Boolean, nullable=False),
        sa.Column("ended", sa.BigInteger, nullable=False),
    )
    op.create_index("results_by_guest", "results", ["guest"])
    op.create_index("chat_by_time", "chat", ["at"])


def downgrade() -> None:
    """Take them away."""
    op.drop_index("chat_by_time", "chat")
    op.drop_table("results")
