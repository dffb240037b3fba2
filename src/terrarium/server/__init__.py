"""The table server: tables, guests, storage and the wire protocol."""
