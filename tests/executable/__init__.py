"""Tests of the standalone executable."""
