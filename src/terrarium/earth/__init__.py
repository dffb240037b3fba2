"""Earth: grow an island of sixteen cards that feed each other."""

from __future__ import annotations

from terrarium.earth.referee import sheet as sheet
