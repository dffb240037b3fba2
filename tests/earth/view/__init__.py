"""Tests of terrarium.earth.view."""
