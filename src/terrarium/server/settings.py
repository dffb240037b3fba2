"""The configuration of a server; everything has a default."""

from __future__ import annotations

import os
from pathlib import Path

import platformdirs
from msgspec import Struct


class Settings(Struct, frozen=True):
    """The configuration of a server."""

    #: A SQLite file, or postgresql://...; empty: a file in the data directory.
    database: str = ""
    #: The directory of the database and the secret; empty: the user's data directory.
    data: str = ""
    #: Other origins whose pages may play here, and the address in invitations.
    origins: tuple[str, ...] = ()
    public_address: str = ""
    #: Seconds that a bot waits before it acts, so that people can follow, and seconds that it may think.
    bot_pause: float = 0.7
    bot_seconds: float = 10.0
    bot_workers: int = 0
    #: A factor for all rate limits.
    limits: float = 1.0
    #: Seconds after which a silent socket is closed, and after which an unused table is unloaded from memory.
    socket_idle_seconds: float = 120.0
    table_idle_seconds: float = 120.0

    def data_directory(self) -> Path:
        """The data directory."""
        return Path(self.data).expanduser() if self.data else Path(platformdirs.user_data_dir("terrarium", False))

    def database_address(self) -> str:
        """The database's address."""
        return self.database or str(self.data_directory() / "terrarium.db")

    def bot_process_count(self) -> int:
        """How many bot processes run."""
        return self.bot_workers or max(1, (os.cpu_count() or 2) - 1)
