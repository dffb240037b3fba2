"""Planet: everything that a seat is shown."""
