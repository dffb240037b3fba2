"""Tests of the adapters for researchers, and of the rows of numbers under them."""
