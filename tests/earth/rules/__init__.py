"""Tests of terrarium.earth.rules."""
