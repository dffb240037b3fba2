"""Opening a database: private files, and errors as sentences."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Iterator
from pathlib import Path

import sqlalchemy as sa
from alembic.util import CommandError
from sqlalchemy.engine import make_url

from terrarium.server.refusals import ServerRefusal, Unavailable

#: Only the owner may look into a folder, and read or write a file, that the server creates.
PRIVATE_FOLDER, PRIVATE_FILE = 0o700, 0o600
BACKENDS = ("sqlite", "postgresql")
#: The endings of the files that SQLite has beside a database.
BESIDE = ("-wal", "-shm", "-journal")


def database_url(text: str) -> sa.URL:
    """The SQLAlchemy URL of a database address; a path is a SQLite file."""
    if "://" not in text:
        return sa.URL.create("sqlite", database=str(Path(text).expanduser()))
    try:
        url = make_url(text)
    except (sa.exc.ArgumentError, ValueError):
        raise ServerRefusal("database-kind", kind=text.partition("://")[0][:20]) from None
    if url.drivername in ("postgres", "postgresql"):
        return url.set(drivername="postgresql+psycopg")
    if url.get_backend_name() not in BACKENDS:
        raise ServerRefusal("database-kind", kind=url.get_backend_name())
    return url


@contextlib.contextmanager
def opening_errors(address: str) -> Iterator[None]:
    """Raise a refusal with a sentence in place of the errors of a database that cannot be opened."""
    url = database_url(address)
    shown = url.database or "" if url.get_backend_name() == "sqlite" else url.render_as_string(hide_password=True)
    try:
        yield
    except CommandError:  # its version is not among the migrations of this program
        raise Unavailable("database-newer", database=shown) from None
    except sa.exc.DBAPIError as error:
        raise Unavailable("database-unusable", database=shown, problem=_first_line(error.orig or error)) from None
    except OSError as error:
        folder = str(error.filename or Path(shown).parent)
        raise Unavailable("folder-unusable", folder=folder, problem=error.strerror or str(error)) from None


def _first_line(error: BaseException) -> str:
    lines = str(error).strip().splitlines()
    return lines[0] if lines else type(error).__name__


def make_private_folder(folder: Path) -> None:
    """Create a folder that only its owner can look into; one that exists stays as it is."""
    folder.mkdir(mode=PRIVATE_FOLDER, parents=True, exist_ok=True)


def make_private_file(file: Path) -> None:
    """Create a file that only its owner can read, or make an existing one so if it is ours."""
    os.close(os.open(file, os.O_RDWR | os.O_CREAT, PRIVATE_FILE))
    _hide(file)


def make_private_database(file: Path) -> None:
    """Create a SQLite file that only its owner can read, or hide one with what an older program has left beside it.

    SQLite gives the mode of the database to the files that it creates beside it.
    """
    make_private_file(file)
    for ending in BESIDE:
        beside = file.with_name(f"{file.name}{ending}")
        if beside.exists():
            _hide(beside)


def _hide(file: Path) -> None:
    with contextlib.suppress(PermissionError, FileNotFoundError):
        os.chmod(file, PRIVATE_FILE)
