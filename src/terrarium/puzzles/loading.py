"""The files of puzzles: one line of JSON for each, the easiest first. What is read is checked."""

from __future__ import annotations

import functools
import importlib.resources
import json
import os
from pathlib import Path
from typing import Any

from terrarium.engine.data_checker import Checker
from terrarium.engine.errors import BadData, TerrariumError
from terrarium.engine.lines import Line
from terrarium.engine.record import Record
from terrarium.engine.title import find_title
from terrarium.puzzles.puzzle import Puzzle

KEYS = ["record", "seat", "answers", "chances", "levels"]
SUFFIX = ".jsonl"


class UnknownPuzzle(TerrariumError):
    """There is no puzzle with that number."""


def puzzle_data(puzzle: Puzzle) -> dict[str, Any]:
    """A puzzle as plain data, which `read_puzzle` reads back."""
    return {
        "record": json.loads(puzzle.record.to_json()),
        "seat": puzzle.seat,
        "answers": puzzle.answers,
        "chances": puzzle.chances,
        "levels": puzzle.levels,
    }


def read_puzzle(data: object) -> Puzzle:
    """Read a puzzle from plain data, or raise `BadData` with all mistakes."""
    checker = Checker()
    if not isinstance(data, dict):
        checker.wrong("puzzle", data, "a table")
        data = {}
    checker.only("", data, KEYS)
    record = Record.from_json(json.dumps(data.get("record")))
    if record.scores is not None:
        checker.wrong("record", "a finished game", "a game up to a question")
    answers = _answers(checker, data.get("answers"))
    chances = _chances(checker, data.get("chances"), answers)
    levels = data.get("levels")
    if not isinstance(levels, dict) or not levels or not all(isinstance(finds, bool) for finds in levels.values()):
        checker.wrong("levels", levels, "levels, and whether they find the answer")
        levels = {}
    seat = checker.number("seat", data.get("seat"), 0, record.seats - 1)
    checker.done("puzzle-problems")
    return Puzzle(record, seat, answers, chances, {str(level): bool(finds) for level, finds in levels.items()})


def _answers(checker: Checker, found: object) -> list[str]:
    if isinstance(found, list) and found and all(isinstance(answer, str) for answer in found):
        return [str(answer) for answer in found]
    checker.wrong("answers", found, "a list of actions in words")
    return [""]


def _chances(checker: Checker, found: object, answers: list[str]) -> dict[str, float]:
    if not isinstance(found, dict) or not all(
        isinstance(chance, (int, float)) and 0 <= chance <= 1 for chance in found.values()
    ):
        checker.wrong("chances", found, "chances to win from 0 to 1")
        return {}
    chances = {str(words): float(chance) for words, chance in found.items()}
    if answers[0] not in chances or set(chances) <= set(answers):
        checker.wrong("chances", found, "chances of the answer and of another one")
    elif max(chances, key=lambda words: chances[words]) != answers[0]:
        checker.wrong("chances", answers[0], "the answer with the highest chance")
    return chances


def sorted_puzzles(puzzles: list[Puzzle]) -> list[Puzzle]:
    """Puzzles in the order in which they are offered: the easiest first, of equals the one with the larger margin."""
    return sorted(puzzles, key=lambda puzzle: (puzzle.grade, puzzle.second - puzzle.best))


def write_puzzles(path: Path, puzzles: list[Puzzle]) -> None:
    """Write a file of puzzles."""
    part = path.with_name(path.name + ".part")
    lines = [json.dumps(puzzle_data(puzzle), separators=(",", ":")) + "\n" for puzzle in puzzles]
    part.write_text("".join(lines), encoding="utf-8")
    os.replace(part, path)


def read_puzzles(text: str) -> list[Puzzle]:
    """Read the puzzles of a file, or raise `BadData` with the line of the first bad one."""
    found = []
    for number, line in enumerate(text.splitlines(), start=1):
        try:
            found.append(read_puzzle(json.loads(line)))
        except json.JSONDecodeError as error:
            raise BadData("puzzle-line", line=number, reason=Line("puzzles-not-json", why=error.msg)) from None
        except TerrariumError as error:
            raise BadData("puzzle-line", line=number, reason=error.line) from None
    return found


@functools.cache
def shipped_puzzles(title: str) -> tuple[Puzzle, ...]:
    """The puzzles of a title that come with the program, and fit its rules; the easiest first."""
    file = importlib.resources.files("terrarium").joinpath("puzzles", "data", title + SUFFIX)
    if not file.is_file():
        return ()
    rules = find_title(title).version
    return tuple(found for found in read_puzzles(file.read_text(encoding="utf-8")) if found.record.rules == rules)


def find_puzzle(title: str, number: int) -> Puzzle:
    """The puzzle of a title with a number, counted from 1; or say how many there are."""
    puzzles = shipped_puzzles(title)
    if not 1 <= number <= len(puzzles):
        raise UnknownPuzzle("unknown-puzzle", game=title, number=number, count=len(puzzles))
    return puzzles[number - 1]
