"""Planet: scores for a game on a physical table."""
