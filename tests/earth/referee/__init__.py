"""Tests of terrarium.earth.referee."""
