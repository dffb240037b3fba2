"""Tests of hints."""
