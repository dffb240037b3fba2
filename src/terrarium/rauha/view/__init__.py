"""Rauha: everything that a seat is shown."""
