"""Earth: grow an island of sixteen cards that feed each other."""
