"""Tests of terrarium.earth.modes."""
