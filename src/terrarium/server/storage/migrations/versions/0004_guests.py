"""When guests were last seen, which of their cookies are valid, and their recovery phrases."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Add the columns."""
    op.add_column("guests", sa.Column("seen", sa.BigInteger))
    op.add_column("guests", sa.Column("epoch", sa.Integer, nullable=False, server_default="0"))
    op.add_column("guests", sa.Column("recovery", sa.String(64)))
    op.create_index("guests_by_recovery", "guests", ["recovery"])
    op.create_index("guests_by_epoch", "guests", ["epoch"])


def downgrade() -> None:
    """Take them away."""
    op.drop_index("guests_by_epoch", "guests")
    op.drop_index("guests_by_recovery", "guests")
    for name in ("recovery", "epoch", "seen"):
        op.drop_column("guests", name)
