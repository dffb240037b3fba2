"""Storage: tables, events, chat and guests in SQLite or PostgreSQL. Commits survive a power cut."""
