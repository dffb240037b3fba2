"""Copies of a SQLite database: made while the server runs, checked, and restored."""

from __future__ import annotations

import os
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

from terrarium.server.refusals import Conflict, Unavailable
from terrarium.server.storage.opening import BESIDE, make_private_file, make_private_folder
from terrarium.server.storage.store import Store

#: The names of scheduled copies: the date stands between.
PREFIX, ENDING = "terrarium-", ".db"
SECRET = "secret"


def copy_database(store: Store, file: Path) -> None:
    """Copy the database to a new file; a copy that fails leaves nothing."""
    if store.shared:
        raise Conflict("tables-backup-elsewhere")
    if file.exists():
        raise Conflict("tables-backup-there", file=str(file))
    part = file.with_name(f"{file.name}.part")
    part.unlink(missing_ok=True)
    make_private_file(part)
    try:
        with store.reading.connect() as connection:
            source = connection.connection.driver_connection
            assert source is not None
            source.execute("VACUUM INTO ?", (str(part),))
        check_copy(part)
        part.rename(file)
    finally:
        part.unlink(missing_ok=True)


def check_copy(file: Path) -> None:
    """Raise unless a file is an undamaged database of tables."""
    try:
        with closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True)) as connection:
            problem = connection.execute("PRAGMA integrity_check").fetchone()[0]
            connection.execute("SELECT count(*) FROM tables").fetchone()
    except sqlite3.Error as error:
        problem = str(error)
    if problem != "ok":
        raise Unavailable("database-unusable", database=str(file), problem=problem)


def scheduled_backup(store: Store, folder: Path, data: Path, day: str, keep: int) -> Path:
    """Copy the database and the secret to a folder; of the copies made there, keep the newest."""
    make_private_folder(folder)
    file = folder / f"{PREFIX}{day}{ENDING}"
    file.unlink(missing_ok=True)
    copy_database(store, file)
    _copy_private(data / SECRET, folder / SECRET)
    for old in sorted(folder.glob(f"{PREFIX}*{ENDING}"))[:-keep]:
        old.unlink()
    return file


def restore(file: Path, database: Path, data: Path) -> None:
    """Put a copy in place of a database that does not exist, with the secret that lies beside the copy."""
    check_copy(file)
    if database.exists():
        raise Conflict("tables-backup-there", file=str(database))
    for ending in BESIDE:
        beside = database.with_name(f"{database.name}{ending}")
        if beside.exists():  # SQLite would take it for the new database's
            raise Conflict("tables-restore-beside", file=str(beside))
    make_private_folder(database.parent)
    make_private_folder(data)
    _copy_private(file, database)
    secret = file.parent / SECRET
    if secret.exists() and not (data / SECRET).exists():
        _copy_private(secret, data / SECRET)


def _copy_private(source: Path, target: Path) -> None:
    part = target.with_name(f"{target.name}.part")
    make_private_file(part)
    shutil.copyfile(source, part)
    with part.open("rb") as file:
        os.fsync(file.fileno())
    part.rename(target)
