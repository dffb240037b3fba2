"""Tests of terrarium.earth.cards."""
