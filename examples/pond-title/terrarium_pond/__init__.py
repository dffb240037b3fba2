"""Pond: frogs leap at flies. A small game as a package of its own."""
