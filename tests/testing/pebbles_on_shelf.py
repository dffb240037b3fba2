"""Puts the correct game on the shelf of another process."""

from __future__ import annotations

from tests.testing.pebbles import PebblePosition, put_on_shelf

put_on_shelf(PebblePosition)
