"""Rauha: the rules in the rulebook's order, from setup to scoring."""
