"""Registers the correct game in another process."""

from __future__ import annotations

from tests.testing.pebbles import PebblePosition, register_pebbles

register_pebbles(PebblePosition)
