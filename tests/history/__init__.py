"""Tests of `terrarium.history`."""
