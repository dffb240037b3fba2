"""Rauha: what bots know about good play."""
