"""Tests of terrarium.earth.state."""
