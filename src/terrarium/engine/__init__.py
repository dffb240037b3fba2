"""The contract that every game keeps, and what the games share."""
