"""Tests of building and installing."""
