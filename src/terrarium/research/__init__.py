"""For researchers: thin adapters to PettingZoo, Gymnasium and OpenSpiel. No rules live here.

Needs the optional dependencies ``terrarium[research]``.
"""
