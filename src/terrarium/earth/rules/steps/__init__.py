"""The kinds of steps: one class for each, related ones in one module."""
