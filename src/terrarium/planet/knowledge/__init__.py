"""Planet: what bots know about good play."""
