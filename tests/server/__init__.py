"""The table server, tested with real parts: real sockets, real databases, real processes."""
