"""Earth: what bots know about good play."""
