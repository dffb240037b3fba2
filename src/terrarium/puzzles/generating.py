"""Generates the puzzles of a title, game after game, in one process or several; can be stopped and continued.

What each game has given is a line of an unfinished file, so a run that goes on with it does not repeat any game. The
puzzles come from the first games that give enough of them, so they do not depend on the number of processes.
"""

from __future__ import annotations

import json
import multiprocessing
from collections.abc import Callable
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import asdict
from pathlib import Path
from typing import Any

from terrarium.arena.local_workers import POLL_SECONDS, Stopped, interrupts_blocked
from terrarium.engine.errors import TerrariumError
from terrarium.engine.title import find_title
from terrarium.puzzles.finding import Demands, find_puzzles
from terrarium.puzzles.loading import puzzle_data, read_puzzle, sorted_puzzles, write_puzzles
from terrarium.puzzles.puzzle import Puzzle

#: The end of the name of a file that is not finished.
UNFINISHED = ".unfinished"
#: Is told how many puzzles there are.
Found = Callable[[int], None]


class OtherRun(TerrariumError):
    """The unfinished file belongs to a run with other parameters."""


class Generation:
    """A run that finds a number of puzzles."""

    def __init__(self, title: str, seed: int, count: int, out: Path, demands: Demands | None = None) -> None:
        self.title = title
        self.seed = seed
        self.count = count
        self.out = out
        self.demands = Demands() if demands is None else demands
        self.unfinished = out.with_name(out.name + UNFINISHED)
        #: The puzzles of each game that was looked at.
        self.by_game: dict[int, list[Puzzle]] = {}
        self._read()

    def run(self, jobs: int, stopped: Stopped, found: Found) -> bool:
        """Look at games until there are enough puzzles or `stopped` returns true; return whether there are enough."""
        found(len(self.puzzles()))
        if jobs == 1:
            while not self.complete() and not stopped():
                self._add(self._next(), found)
        else:
            self._run_in_processes(jobs, stopped, found)
        write_puzzles(self.out, self.puzzles())
        if self.complete():
            self.unfinished.unlink()
        return self.complete()

    def puzzles(self) -> list[Puzzle]:
        """The puzzles so far, the easiest first: those of the first games without a gap, not more than are wanted."""
        found: list[Puzzle] = []
        number = 0
        while number in self.by_game and len(found) < self.count:
            found += self.by_game[number]
            number += 1
        return sorted_puzzles(found[: self.count])

    def complete(self) -> bool:
        """Whether there are as many puzzles as are wanted."""
        return len(self.puzzles()) >= self.count

    def _next(self) -> int:
        number = 0
        while number in self.by_game:
            number += 1
        return number

    def _run_in_processes(self, jobs: int, stopped: Stopped, found: Found) -> None:
        with interrupts_blocked():
            pool = ProcessPoolExecutor(jobs, mp_context=multiprocessing.get_context("spawn"))
        pending: dict[Future[list[Puzzle]], int] = {}
        try:
            while not self.complete() and not stopped():
                number = self._next()
                while len(pending) < 2 * jobs:
                    if number not in self.by_game and number not in pending.values():
                        pending[pool.submit(find_puzzles, self.title, self.seed, number, self.demands)] = number
                    number += 1
                ready, _others = wait(pending, timeout=POLL_SECONDS, return_when=FIRST_COMPLETED)
                for future in ready:
                    self._add(pending.pop(future), found, future.result())
        finally:
            pool.shutdown(wait=True, cancel_futures=True)

    def _add(self, number: int, found: Found, puzzles: list[Puzzle] | None = None) -> None:
        """Take what a game gives; look at it if that has not been done."""
        if puzzles is None:
            puzzles = find_puzzles(self.title, self.seed, number, self.demands)
        self.by_game[number] = puzzles
        with open(self.unfinished, "a", encoding="utf-8") as file:
            file.write(json.dumps({"number": number, "puzzles": [puzzle_data(puzzle) for puzzle in puzzles]}) + "\n")
        found(len(self.puzzles()))

    # -- the unfinished file -----------------------------------------------------------------------------------

    def _head(self) -> dict[str, Any]:
        """What all games of a run have in common."""
        rules = find_title(self.title).version
        return {"title": self.title, "rules": rules, "seed": self.seed, "demands": asdict(self.demands)}

    def _read(self) -> None:
        """Take over what the unfinished file has; a last line that was cut off does not count."""
        if not self.unfinished.exists():
            self.unfinished.write_text(json.dumps(self._head()) + "\n", encoding="utf-8")
            return
        lines = self.unfinished.read_text(encoding="utf-8").splitlines(keepends=True)
        if not lines or json.loads(lines[0]) != self._head():
            raise OtherRun("puzzles-other-run", file=str(self.unfinished))
        whole = [line for line in lines if line.endswith("\n")]
        for line in whole[1:]:
            game = json.loads(line)
            self.by_game[game["number"]] = [read_puzzle(data) for data in game["puzzles"]]
        if len(whole) < len(lines):
            self.unfinished.write_text("".join(whole), encoding="utf-8")
