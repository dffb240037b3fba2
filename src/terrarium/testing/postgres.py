"""A real PostgreSQL for tests and measurements, started by them as a user of its own and gone afterwards."""

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

HOW_TO_GET_ONE = (
    "There is no PostgreSQL here, which is needed for this: install your system's package "
    "(on Debian: apt-get install postgresql) or set TERRARIUM_PG_BIN to the folder with initdb and postgres."
)


def programs() -> Path:
    """The folder with PostgreSQL's programs."""
    named = os.environ.get("TERRARIUM_PG_BIN")
    found = [Path(named)] if named else sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    found += [Path(path).resolve().parent for path in [shutil.which("initdb")] if path]
    for folder in found:
        if (folder / "initdb").exists():
            return folder
    raise AssertionError(HOW_TO_GET_ONE)


class Postgres:
    """One server in a folder of its own; `database` makes a fresh database in it."""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="terrarium-pg-"))
        #: PostgreSQL refuses to run as root, so root lends it another name.
        self.user = "nobody" if os.getuid() == 0 else None
        if self.user is not None:
            os.chown(self.folder, pwd.getpwnam(self.user).pw_uid, -1)
        with socket.create_server(("127.0.0.1", 0)) as probe:
            self.port = int(probe.getsockname()[1])
        self.count = 0
        self._run(
            [
                programs() / "initdb",
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
        """Start it, for the first time or after `stop`."""
        self.process = subprocess.Popen(
            [programs() / "postgres", "-D", self.folder / "data", "-p", str(self.port), "-k", "", "-h", "127.0.0.1",
             "-c", "max_connections=100"],
            user=self.user, stdout=self.log, stderr=self.log, cwd=self.folder,
        )  # fmt: skip
        self._wait()

    def stop(self, how: int = signal.SIGINT) -> None:
        """Stop it, whoever is connected; what was committed is there when it starts again."""
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
        """The address of a fresh database."""
        self.count += 1
        name = f"test{self.count}"
        with psycopg.connect(self.address("postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}")
        return self.address(name)

    def close(self) -> None:
        """Stop it and take everything away."""
        self.stop(signal.SIGQUIT)  # at once; nobody needs the data any more
        self.log.close()
        shutil.rmtree(self.folder, ignore_errors=True)
