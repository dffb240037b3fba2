"""Tests of the conformance suite and the goldens."""
