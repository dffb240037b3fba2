"""Planet: data files, their loading and validation, and typed tables."""
