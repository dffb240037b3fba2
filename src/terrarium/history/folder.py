"""The results of a folder of records."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from terrarium.engine.errors import TerrariumError
from terrarium.engine.lines import Line
from terrarium.engine.record import FIRST_LINE, Record
from terrarium.history.result import Result, result_of_record

#: The endings of files that may be records.
ENDINGS = (".txt", ".json", ".record")


@dataclass
class Folder:
    """What a folder of records contains."""

    results: list[Result] = field(default_factory=list)
    #: How many games these are.
    games: int = 0
    #: Files that are records without a result that can be counted: the name of each, and why.
    skipped: list[tuple[str, Line]] = field(default_factory=list)


def read_folder(folder: Path, box: object = None, progress: Callable[[int, int], None] | None = None) -> Folder:
    """Read and replay all finished records in a folder and the folders in it, oldest first by the time of the file."""
    files = sorted(
        (path for path in folder.rglob("*") if path.suffix.lower() in ENDINGS and path.is_file()),
        key=lambda path: (path.stat().st_mtime_ns, str(path)),
    )
    found = Folder()
    for number, path in enumerate(files, start=1):
        _count(found, folder, path, box)
        if progress is not None:
            progress(number, len(files))
    return found


def _count(found: Folder, folder: Path, path: Path, box: object) -> None:
    try:
        text = path.read_bytes().decode("utf-8-sig").replace("\r\n", "\n")
    except (OSError, UnicodeDecodeError):
        return
    if not _looks_like_record(text):
        return
    try:
        record = Record.from_json(text) if text.lstrip().startswith("{") else Record.from_text(text)
        found.results += result_of_record(record, box if record.box else None, path.stat().st_mtime_ns // 1_000_000)
        found.games += 1
    except TerrariumError as error:
        found.skipped.append((str(path.relative_to(folder)), error.line))


def _looks_like_record(text: str) -> bool:
    return text.startswith(FIRST_LINE.rpartition(" ")[0]) or (text.lstrip().startswith("{") and '"record"' in text)
