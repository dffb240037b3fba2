"""Tests of Earth."""
