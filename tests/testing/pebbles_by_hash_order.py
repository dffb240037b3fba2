"""Puts the variant that deals by hash order on the shelf of another process."""

from __future__ import annotations

from tests.testing.broken_pebbles import ByHashOrder
from tests.testing.pebbles import put_on_shelf

put_on_shelf(ByHashOrder)
