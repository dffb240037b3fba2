"""Earth: Gaia and teams."""
