"""The puzzles that come with the program: they fit today's rules, and a sample is verified again."""

from __future__ import annotations

import re

import pytest

from terrarium.bots import bot
from terrarium.puzzles import Demands, Puzzle, find_puzzle_lesson, shipped_puzzles
from terrarium.puzzles.searching import search_position
from terrarium.title_registry import TITLES
from tests.docs.code_blocks import ROOT

TITLE_NAMES = ["planet", "rauha", "earth"]
#: One of this number of puzzles is replayed.
REPLAYED = 8


def sample(title: str) -> list[tuple[int, Puzzle]]:
    return list(enumerate(shipped_puzzles(title), start=1))[::REPLAYED]


@pytest.mark.parametrize("title", TITLE_NAMES)
def test_all_fit_the_rules_and_the_easiest_come_first(title: str) -> None:
    puzzles = shipped_puzzles(title)
    assert puzzles
    assert all(puzzle.record.rules == TITLES.title(title).version for puzzle in puzzles)
    assert [puzzle.grade for puzzle in puzzles] == sorted(puzzle.grade for puzzle in puzzles)
    assert all(puzzle.best - puzzle.second >= Demands.margin - 1e-4 for puzzle in puzzles)
    assert len({puzzle.record.to_json() for puzzle in puzzles}) == len(puzzles)


def test_the_documentation_counts_them_right() -> None:
    text = " ".join((ROOT / "docs/page.md").read_text("utf-8").split())
    counted = re.search(r"There are (\d+) puzzles of Planet, (\d+) of Rauha and (\d+) of Earth", text)
    assert counted is not None
    assert [int(count) for count in counted.groups()] == [len(shipped_puzzles(title)) for title in TITLE_NAMES]


@pytest.mark.parametrize("title", TITLE_NAMES)
def test_each_asks_a_seat_for_legal_answers_that_greedy_play_misses(title: str) -> None:
    for _number, puzzle in sample(title):
        position = puzzle.position()
        words = [position.game.words(action) for action in position.legal(puzzle.seat)]
        assert puzzle.seat in position.actors()
        assert set(puzzle.answers) <= set(words)
        assert set(puzzle.chances) <= set(words)
        greedy = bot("greedy", 91).choose(position, puzzle.seat)
        assert position.game.words(greedy) not in puzzle.answers


@pytest.mark.slow_plain
@pytest.mark.parametrize("title", TITLE_NAMES)
def test_a_sample_is_verified_in_other_worlds(title: str) -> None:
    puzzles = shipped_puzzles(title)
    for number in {1, len(puzzles) // 2 + 1}:
        puzzle = puzzles[number - 1]
        found = search_position(puzzle.position(), puzzle.seat, 4711 + number, "verify", 2 * Demands.search)
        lesson = find_puzzle_lesson(title, number)
        assert found.best == lesson.answer
        assert found.margin > 0
