"""Rauha: shape a world of nine biomes, invite divine entities and gather life energy."""
