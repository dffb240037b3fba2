"""Planet: the position's parts and how they are stored."""
