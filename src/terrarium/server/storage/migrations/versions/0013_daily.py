"""Deals of the day: the tables that play them, who has tried which, and the runs of bots."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    """Add the column and the tables."""
    op.add_column("tables", sa.Column("daily", sa.String(10)))
    op.create_table(
        "daily_attempts",
        sa.Column("guest", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(64), primary_key=True),
        sa.Column("day", sa.String(10), primary_key=True),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("table_id", sa.String(32), nullable=False),
    )
    op.create_index("daily_attempts_by_day", "daily_attempts", ["game", "day"])
    op.create_index("daily_attempts_by_table", "daily_attempts", ["table_id"])
    op.create_table(
        "daily_runs",
        sa.Column("game", sa.String(64), primary_key=True),
        sa.Column("day", sa.String(10), primary_key=True),
        sa.Column("rules", sa.Integer, primary_key=True),
        sa.Column("wanted", sa.BigInteger, nullable=False),
        sa.Column("done", sa.Integer, nullable=False),
        sa.Column("counts", sa.JSON, nullable=False),
    )


def downgrade() -> None:
    """Take them away."""
    op.drop_table("daily_runs")
    op.drop_table("daily_attempts")
    op.drop_column("tables", "daily")
