"""Tests of what the Makefile runs beside the program."""
