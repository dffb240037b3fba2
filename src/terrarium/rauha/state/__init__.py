"""Rauha: the state of a game, and the layout of its parts."""
