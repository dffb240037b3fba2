"""The table server: tables, people, storage, the wire."""
