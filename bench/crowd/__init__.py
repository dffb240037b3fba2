"""A crowd at the tables that costs little itself, because it shares the machine with the server that it measures."""
