"""A temporary PostgreSQL server for tests and measurements."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from pathlib import Path

import psycopg

INSTALL_HINT = (
    "There is no PostgreSQL here, which is needed for this: install your system's package "
    "(on Debian: apt-get install postgresql) or set TERRARIUM_PG_BIN to the folder with initdb and postgres."
)


def program_folder() -> Path:
    """The folder with PostgreSQL's executables."""
    named = os.environ.get("TERRARIUM_PG_BIN")
    found = [Path(named)] if named else sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    found += [Path(path).resolve().parent for path in [shutil.which("initdb")] if path]
    for folder in found:
        if (folder / "initdb").exists():
            return folder
    raise AssertionError(INSTALL_HINT)


class Postgres:
    """A PostgreSQL server in a temporary folder; `database` creates a new database in it."""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="terrarium-pg-"))
        #: PostgreSQL refuses to run as root, so it runs as another user then.
        self.user = "nobody" if os.getuid() == 0 else None
        if self.user is not None:
            os.chown(self.folder, pwd.getpwnam(self.user).pw_uid, -1)
        with socket.create_server(("127.0.0.1", 0)) as probe:
            self.port = int(probe.getsockname()[1])
        self.count = 0
        self._run(
            [
                program_folder() / "initdb",
                "-D",
                self.folder / "data",
                "-U",
                "tester",
                "--auth=trust",
                "-E",
                "UTF8",
                "--no-sync",
            ]
        )
        self.log = (self.folder / "log").open("wb")
        self.start()

    def start(self) -> None:
        """Start the server, for the first time or after `stop`."""
        self.process = subprocess.Popen(
            [program_folder() / "postgres", "-D", self.folder / "data", "-p", str(self.port), "-k", "",
             "-h", "127.0.0.1", "-c", "max_connections=100"],
            user=self.user, stdout=self.log, stderr=self.log, cwd=self.folder,
        )  # fmt: skip
        self._wait()

    def stop(self, how: int = signal.SIGINT) -> None:
        """Stop the server, even with open connections; committed data is kept."""
        self.process.send_signal(how)
        self.process.wait(timeout=20)

    def _run(self, command: list[object]) -> None:
        done = subprocess.run(
            [str(part) for part in command],
            user=self.user,
            capture_output=True,
            text=True,
            cwd=self.folder,
            check=False,
        )
        assert done.returncode == 0, done.stderr

    def _wait(self) -> None:
        for _try in range(300):
            assert self.process.poll() is None, (self.folder / "log").read_text()
            try:
                psycopg.connect(self.address("postgres"), connect_timeout=2).close()
                return
            except psycopg.OperationalError:
                time.sleep(0.1)
        raise AssertionError((self.folder / "log").read_text())

    def address(self, database: str) -> str:
        """The address of a database."""
        return f"postgresql://tester@127.0.0.1:{self.port}/{database}"

    def database(self) -> str:
        """Create a database and return its address."""
        self.count += 1
        name = f"test{self.count}"
        with psycopg.connect(self.address("postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}")
        return self.address(name)

    def close(self) -> None:
        """Stop the server and delete its folder."""
        self.stop(signal.SIGQUIT)  # at once, because the data is deleted
        self.log.close()
        shutil.rmtree(self.folder, ignore_errors=True)
