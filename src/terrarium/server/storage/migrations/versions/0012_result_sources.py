"""Results say more: the seats, the opponents, the points by source and the planted cards."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"

COLUMNS = ("seats", "opponents", "sources", "planted")


def upgrade() -> None:
    """Add the columns, and an index for the latest results of everybody."""
    op.add_column("results", sa.Column("seats", sa.Integer))
    for name in COLUMNS[1:]:
        op.add_column("results", sa.Column(name, sa.JSON))
    op.create_index("results_by_time", "results", ["ended"])


def downgrade() -> None:
    """Take them away, and the results of tables that still exist, which older programs would count twice."""
    op.drop_index("results_by_time", "results")
    op.execute("DELETE FROM results WHERE table_id IN (SELECT id FROM tables)")
    for name in COLUMNS:
        op.drop_column("results", name)
