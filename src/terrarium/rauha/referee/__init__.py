"""Rauha: scores for a game on a physical table."""
