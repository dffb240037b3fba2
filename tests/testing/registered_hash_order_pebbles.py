"""Registers the variant that deals by hash order in another process."""

from __future__ import annotations

from terrarium.title_registry import TITLES
from tests.testing.broken_pebbles import ByHashOrder
from tests.testing.pebbles import pebbles_title

TITLES.add(pebbles_title(ByHashOrder))
