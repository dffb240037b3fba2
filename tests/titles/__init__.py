"""Titles of other packages."""
