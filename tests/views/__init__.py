"""Tests of what the page is told about views."""
