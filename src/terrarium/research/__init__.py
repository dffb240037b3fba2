"""Adapters for PettingZoo, Gymnasium and OpenSpiel, without rules of their own.

Needs the optional dependencies ``terrarium[research]``.
"""
