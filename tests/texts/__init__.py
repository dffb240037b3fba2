"""Tests of the texts."""
