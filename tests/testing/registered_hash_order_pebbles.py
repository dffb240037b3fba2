"""Registers the variant that deals by hash order in another process."""

from __future__ import annotations

from tests.testing.broken_pebbles import ByHashOrder
from tests.testing.pebbles import register_pebbles

register_pebbles(ByHashOrder)
