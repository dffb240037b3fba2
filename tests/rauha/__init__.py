"""Tests of the rules of Rauha."""
