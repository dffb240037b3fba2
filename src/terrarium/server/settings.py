"""The configuration of a server; everything has a default."""

from __future__ import annotations

import os
from pathlib import Path

import platformdirs
from msgspec import Struct

from terrarium.server.retention import Retention
from terrarium.server.storage.opening import PRIVATE_FOLDER, make_private_folder


class Settings(Struct, frozen=True):
    """The configuration of a server."""

    #: A SQLite file, or postgresql://...; empty: a file in the data directory.
    database: str = ""
    #: The directory of the database and the secret; empty: the user's data directory.
    data: str = ""
    #: Other origins whose pages may play here, and the address that people use: in invitations, and the only host name
    #: that is served if it is given.
    origins: tuple[str, ...] = ()
    public_address: str = ""
    #: The address in the local network, for invitations from this computer; empty: others cannot reach the server.
    network_address: str = ""
    #: Whether the person at this computer may open the server to the local network from the page.
    may_open_network: bool = False
    #: Seconds that a bot waits before it acts, so that people can follow, and seconds that it may think.
    bot_pause: float = 0.7
    bot_seconds: float = 10.0
    bot_workers: int = 0
    #: A factor for all rate limits.
    limits: float = 1.0
    #: How long tables, chat and guests are kept.
    retention: Retention = Retention()
    #: The folder of nightly copies of a SQLite database (empty: none), and how many are kept.
    backup: str = ""
    backup_keep: int = 7
    #: Seconds after which a silent socket is closed, and after which an unused table is unloaded from memory.
    socket_idle_seconds: float = 120.0
    table_idle_seconds: float = 120.0

    def is_secure(self, scheme: str, host: str) -> bool:
        """Whether a request came over HTTPS: a proxy says so, or it names the host of a public HTTPS address."""
        return scheme == "https" or f"https://{host.lower()}" == self.public_address.lower()

    def data_directory(self) -> Path:
        """The data directory."""
        return Path(self.data).expanduser() if self.data else Path(platformdirs.user_data_dir("terrarium", False))

    def make_data_directory(self) -> None:
        """Create the data directory; the user's own is made private even if it exists."""
        make_private_folder(self.data_directory())
        if not self.data:
            os.chmod(self.data_directory(), PRIVATE_FOLDER)

    def database_address(self) -> str:
        """The database's address."""
        return self.database or str(self.data_directory() / "terrarium.db")

    def bot_process_count(self) -> int:
        """How many bot processes run."""
        return self.bot_workers or max(2, (os.cpu_count() or 2) - 1)
