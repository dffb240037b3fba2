"""Earth: grow an island of sixteen cards that feed each other."""

from __future__ import annotations

from terrarium.earth.referee.table_score import sheet as sheet
