"""Storage: what a table is made of, kept so that it survives a power cut."""
