"""What can be chosen when a server starts. Everything has a default that works."""

from __future__ import annotations

import os
from pathlib import Path

import platformdirs
from msgspec import Struct


class Settings(Struct, frozen=True):
    """How a server runs."""

    #: A SQLite file, or postgresql://...; empty: a file in the data directory.
    database: str = ""
    #: Where the database and the secret are; empty: the user's data directory.
    data: str = ""
    #: Origins besides the server's own from which pages may play here, and the address in invitations.
    origins: tuple[str, ...] = ()
    public_address: str = ""
    #: Seconds that a bot waits before it acts, so that people can follow, and that it may think.
    bot_pause: float = 0.7
    bot_seconds: float = 10.0
    bot_workers: int = 0
    #: Widens (or narrows) all limits on how much one address or person may ask for.
    limits: float = 1.0
    #: Seconds of silence after which a socket is closed, and after which an unused table leaves the memory.
    socket_idle_seconds: float = 120.0
    table_idle_seconds: float = 120.0

    def data_directory(self) -> Path:
        """The data directory."""
        return Path(self.data).expanduser() if self.data else Path(platformdirs.user_data_dir("terrarium", False))

    def database_address(self) -> str:
        """The database's address."""
        return self.database or str(self.data_directory() / "terrarium.db")

    def bot_process_count(self) -> int:
        """How many bots think at the same time."""
        return self.bot_workers or max(1, (os.cpu_count() or 2) - 1)
