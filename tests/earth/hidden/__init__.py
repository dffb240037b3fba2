"""Tests of terrarium.earth.hidden."""
