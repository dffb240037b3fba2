"""Reading files with errors that name the place, and writing them atomically."""

from __future__ import annotations

import contextlib
import errno
import json
import os
import re
import tomllib
from pathlib import Path

from terrarium.engine.errors import TerrariumError

#: Error numbers that mean a full disk.
DISK_FULL_ERRORS = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG)


class BadFile(TerrariumError):
    """A file that cannot be read, parsed or written; `figures` names it."""


def read_text(path: Path | str) -> str:
    """Read a UTF-8 text file."""
    try:
        return Path(path).read_bytes().decode("utf-8-sig").replace("\r\n", "\n")
    except FileNotFoundError:
        raise BadFile("file-missing", file=str(path)) from None
    except IsADirectoryError:
        raise BadFile("file-folder", file=str(path)) from None
    except UnicodeDecodeError as error:
        raise BadFile("file-not-text", file=str(path), byte=error.start + 1) from None
    except (OSError, ValueError) as error:  # ValueError: a name with a zero byte
        raise BadFile("file-unreadable", file=str(path), why=_reason(error)) from None


def read_data(path: Path | str) -> dict[str, object]:
    """Read a TOML or JSON file, depending on its ending."""
    ending = Path(path).suffix.lower()
    if ending not in (".toml", ".json"):
        raise BadFile("file-ending", file=str(path))
    text = read_text(path)
    try:
        data = tomllib.loads(text) if ending == ".toml" else json.loads(text, object_pairs_hook=_reject_duplicate_keys)
    except json.JSONDecodeError as error:
        raise BadFile("file-syntax", file=str(path), line=error.lineno, column=error.colno, why=error.msg) from None
    except tomllib.TOMLDecodeError as error:
        line, column, why = _toml_error_position(str(error), text)
        raise BadFile("file-syntax", file=str(path), line=line, column=column, why=why) from None
    except _DuplicateKey as error:
        raise BadFile("file-key-twice", file=str(path), key=str(error)) from None
    except (RecursionError, ValueError) as error:  # nested too deeply, or a number too long for Python
        raise BadFile("file-unreadable", file=str(path), why=_reason(error)) from None
    if not isinstance(data, dict):
        raise BadFile("file-no-table", file=str(path))
    return data


def read_box(path: Path | None) -> dict[str, object] | None:
    """Read the owner's own cards; None without a file stands for the catalogue that comes with the program."""
    return None if path is None else read_data(path)


class _DuplicateKey(Exception):
    """A duplicate key in a JSON object; TOML parsers refuse that themselves."""


def _reject_duplicate_keys(pairs: list[tuple[str, object]]) -> dict[str, object]:
    table: dict[str, object] = {}
    for key, value in pairs:
        if key in table:
            raise _DuplicateKey(key)
        table[key] = value
    return table


def _toml_error_position(message: str, text: str) -> tuple[int, int, str]:
    """Line, column and reason from tomllib's message, which ends with the place in brackets."""
    why, _, place = message.rpartition(" (at ")
    found = re.fullmatch(r"line (\d+), column (\d+)\)", place)
    if found is not None:
        return int(found[1]), int(found[2]), why
    lines = text.split("\n")
    return len(lines), len(lines[-1]) + 1, why or message


def write_text(path: Path | str, text: str) -> None:
    """Write a file atomically: to a temporary file in the same folder first, then in its place."""
    target = Path(os.path.realpath(path))
    try:
        if target.is_dir():
            raise BadFile("file-folder", file=str(path))
        if target.exists() and not target.is_file():  # a pipe or a terminal cannot be replaced
            with target.open("w", encoding="utf-8") as stream:
                stream.write(text)
            return
        _write_and_replace(target, text)
    except OSError as error:
        code = "file-no-room" if error.errno in DISK_FULL_ERRORS else "file-unwritable"
        raise BadFile(code, file=str(path), why=_reason(error)) from None


def _write_and_replace(target: Path, text: str) -> None:
    temporary = target.with_name(f".{target.name}.{os.getpid()}.part")
    mode = target.stat().st_mode & 0o777 if target.exists() else 0o666
    try:
        with os.fdopen(
            os.open(temporary, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, mode), "w", encoding="utf-8"
        ) as stream:
            stream.write(text)
            stream.flush()
            os.fsync(stream.fileno())
        os.replace(temporary, target)
    except BaseException:  # including Ctrl-C
        with contextlib.suppress(OSError):
            temporary.unlink()
        raise


def _reason(error: Exception) -> str:
    if isinstance(error, RecursionError):
        return "it is nested too deeply"
    return (error.strerror if isinstance(error, OSError) else None) or str(error)
