"""Registers the correct game in another process."""

from __future__ import annotations

from terrarium.title_registry import TITLES
from tests.testing.pebbles import pebbles_title

TITLES.add(pebbles_title())
