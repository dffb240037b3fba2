"""Earth: everything that a seat is shown."""
