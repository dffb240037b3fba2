"""The directory of a match: its plan and its finished games.

``match.json`` is the plan. ``games.jsonl`` has a line for each finished game and is only appended to; a line that a
crash cut short is dropped and its game played again.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterable
from pathlib import Path
from types import TracebackType

from terrarium.arena.match_plan import MatchError, MatchPlan
from terrarium.arena.match_play import GameResult, parse_result

try:
    import fcntl
except ImportError:  # on Windows the directory is not locked
    fcntl = None  # type: ignore[assignment]  # None stands for the missing module

PLAN = "match.json"
GAMES = "games.jsonl"


class MatchDirectory:
    """The plan and the finished games of a match, locked against a second process."""

    def __init__(self, directory: Path, plan: MatchPlan) -> None:
        self.directory = directory
        self.plan = plan
        #: Finished games by number; their records stay on disk.
        self.results: dict[int, GameResult] = {}
        directory.mkdir(parents=True, exist_ok=True)
        self._check_plan()
        self._file = (directory / GAMES).open("a+b")
        self._lock()
        self._read()
        _sync_directory(directory)

    def _check_plan(self) -> None:
        """Write the plan, or check that the directory belongs to the same match."""
        path = self.directory / PLAN
        if not path.exists():
            if any(self.directory.iterdir()):
                raise MatchError("arena-not-empty", directory=str(self.directory))
            write_atomically(path, json.dumps(self.plan.data(), indent=2) + "\n")
            return
        try:
            found = json.loads(path.read_text(encoding="utf-8"))
        except ValueError as error:
            raise MatchError("arena-bad-plan") from error
        differing = self.plan.differences(found)
        if differing:
            raise MatchError("arena-other-match", directory=str(self.directory), parts=", ".join(differing))

    def _lock(self) -> None:
        if fcntl is None:
            return
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            self._file.close()
            raise MatchError("arena-in-use", directory=str(self.directory)) from error

    def _read(self) -> None:
        """Read the finished games and truncate a line that a crash left incomplete."""
        self._file.seek(0)
        whole = 0
        for line in self._file:
            if not line.endswith(b"\n"):
                break
            self._take(parse_result(line.decode()))
            whole += len(line)
        if self._file.seek(0, os.SEEK_END) > whole:
            self._file.truncate(whole)

    def _take(self, result: GameResult) -> bool:
        if result.number in self.results:
            return False
        self.results[result.number] = GameResult(**{**vars(result), "record": ""})
        return True

    def add(self, results: Iterable[GameResult]) -> None:
        """Append finished games and flush them to disk; skip those that are already there."""
        lines = [result.to_json() for result in results if self._take(result)]
        if lines:
            self._file.write("".join(f"{line}\n" for line in lines).encode())
            self._file.flush()
            os.fsync(self._file.fileno())

    def missing(self) -> list[int]:
        """The numbers of the games that have not been played."""
        return [number for number in range(self.plan.games) if number not in self.results]

    def done(self) -> list[GameResult]:
        """The finished games of the plan, by number."""
        return [self.results[number] for number in sorted(self.results) if number < self.plan.games]

    def records(self) -> Iterable[tuple[int, str]]:
        """The number and record of each finished game, read from disk."""
        with (self.directory / GAMES).open(encoding="utf-8") as lines:
            for line in lines:
                result = parse_result(line)
                yield result.number, result.record

    def close(self) -> None:
        """Release the directory."""
        self._file.close()

    def __enter__(self) -> MatchDirectory:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


def write_atomically(path: Path, text: str) -> None:
    """Write a file in one step, so that a crash never leaves half of it."""
    partial = path.with_suffix(".partial")
    partial.write_text(text, encoding="utf-8")
    partial.replace(path)


def _sync_directory(directory: Path) -> None:
    """Flush the directory itself, so that new files survive a crash."""
    if os.name != "posix":
        return
    handle = os.open(directory, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
