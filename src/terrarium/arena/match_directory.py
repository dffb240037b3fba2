"""The directory of a match: the plan, and every finished game, on disk before anyone is told.

``match.json`` is the plan. ``games.jsonl`` has a line for every finished game, only ever added to; a line that a
crash cut short is dropped, and its game played again.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterable
from pathlib import Path
from types import TracebackType

from terrarium.arena.match_games import Result, read_result
from terrarium.arena.match_plan import BadMatch, Plan

try:
    import fcntl
except ImportError:  # not on Windows, where nothing keeps a second command out
    fcntl = None  # type: ignore[assignment]  # the module's absence is what the None says

PLAN = "match.json"
GAMES = "games.jsonl"


class MatchDirectory:
    """Keeps the finished games of a match; one command at a time."""

    def __init__(self, directory: Path, plan: Plan) -> None:
        self.directory = directory
        self.plan = plan
        #: Finished games by number; their records stay on disk.
        self.results: dict[int, Result] = {}
        directory.mkdir(parents=True, exist_ok=True)
        self._check_plan()
        self._file = (directory / GAMES).open("a+b")
        self._lock()
        self._read()
        _sync_directory(directory)

    def _check_plan(self) -> None:
        """Refuse to mix two matches in one directory."""
        path = self.directory / PLAN
        if not path.exists():
            if any(self.directory.iterdir()):
                raise BadMatch("arena-not-empty", directory=str(self.directory))
            partial = path.with_suffix(".partial")
            partial.write_text(json.dumps(self.plan.data(), indent=2) + "\n", encoding="utf-8")
            partial.replace(path)
            return
        try:
            found = json.loads(path.read_text(encoding="utf-8"))
        except ValueError as error:
            raise BadMatch("arena-bad-plan") from error
        differing = self.plan.differences(found)
        if differing:
            raise BadMatch("arena-other-match", directory=str(self.directory), parts=", ".join(differing))

    def _lock(self) -> None:
        if fcntl is None:
            return
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            self._file.close()
            raise BadMatch("arena-in-use", directory=str(self.directory)) from error

    def _read(self) -> None:
        """Take in the finished games and cut off what a crash left unfinished."""
        self._file.seek(0)
        whole = 0
        for line in self._file:
            if not line.endswith(b"\n"):
                break
            self._take(read_result(line.decode()))
            whole += len(line)
        if self._file.seek(0, os.SEEK_END) > whole:
            self._file.truncate(whole)

    def _take(self, result: Result) -> bool:
        if result.number in self.results:
            return False
        self.results[result.number] = Result(**{**vars(result), "record": ""})
        return True

    def add(self, results: Iterable[Result]) -> None:
        """Write finished games down for good; one that is there already is not written again."""
        lines = [result.line() for result in results if self._take(result)]
        if lines:
            self._file.write("".join(f"{line}\n" for line in lines).encode())
            self._file.flush()
            os.fsync(self._file.fileno())

    def missing(self) -> list[int]:
        """The numbers of the games that are still to be played."""
        return [number for number in range(self.plan.games) if number not in self.results]

    def done(self) -> list[Result]:
        """The finished games of the plan in the order of their numbers."""
        return [self.results[number] for number in sorted(self.results) if number < self.plan.games]

    def records(self) -> Iterable[tuple[int, str]]:
        """Number and record of every finished game, read from disk."""
        with (self.directory / GAMES).open(encoding="utf-8") as lines:
            for line in lines:
                result = read_result(line)
                yield result.number, result.record

    def close(self) -> None:
        """Let go of the directory."""
        self._file.close()

    def __enter__(self) -> MatchDirectory:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


def _sync_directory(directory: Path) -> None:
    """See to it that the names of new files are on disk too."""
    if os.name != "posix":
        return
    handle = os.open(directory, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
