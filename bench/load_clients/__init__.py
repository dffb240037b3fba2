"""Clients for load tests that need little CPU themselves, because they share the machine with the server."""
