"""Puzzles in the terminal: found, solved, given up."""

from __future__ import annotations

from pathlib import Path

import pytest

from terrarium.puzzles import find_puzzle_lesson, read_puzzles, shipped_puzzles
from tests.cli.commands import run_command


def wrong_answer(title: str, number: int) -> str:
    lesson = find_puzzle_lesson(title, number)
    return next(words for words in lesson.puzzle.chances if words not in lesson.puzzle.answers)


def test_a_wrong_answer_is_explained_and_the_right_one_solves_the_puzzle() -> None:
    puzzle = shipped_puzzles("rauha")[0]
    typed = f"{wrong_answer('rauha', 1)}\nu\n{puzzle.answers[0]}\nq\n"
    done = run_command("solve", "rauha", "--number", "1", typed=typed)
    assert (done.returncode, done.stderr) == (0, "")
    assert f"{round(100 * puzzle.best)} %" in done.stdout
    wrong, not_yet, solved = [
        done.stdout.index(text) for text in ("Not the best", "Solve the puzzle first", "It wins in")
    ]
    assert wrong < not_yet < solved


def test_the_answer_is_shown_on_request_and_the_next_puzzle_follows() -> None:
    puzzle = shipped_puzzles("planet")[0]
    done = run_command("solve", "planet", "--number", "1", typed=f"show\n{puzzle.answers[0]}\n\nq\n")
    assert done.stdout.count("The best answer") == 2
    assert "puzzle 2" in done.stdout if len(shipped_puzzles("planet")) > 1 else "puzzle 1" in done.stdout


def test_a_solved_puzzle_is_played_on() -> None:
    puzzle = shipped_puzzles("planet")[0]
    done = run_command("solve", "planet", "--number", "1", typed=f"{puzzle.answers[0]}\np\nq\n")
    assert "You can continue" in done.stdout or "terrarium play --continue" in done.stdout


def test_an_unknown_number_is_refused_with_the_last_one() -> None:
    done = run_command("solve", "earth", "--number", "5000")
    assert done.returncode == 2
    assert f"the last one is {len(shipped_puzzles('earth'))}" in done.stderr


@pytest.mark.slow_plain
def test_puzzles_are_found_and_solved_from_the_file(tmp_path: Path) -> None:
    out = tmp_path / "mine.jsonl"
    demands = ("--iterations", "60", "--margin", "0.005")
    done = run_command("puzzles", "rauha", "--count", "2", "--seed", "3", *demands, "--out", str(out))
    assert (done.returncode, "2 puzzles are in" in done.stdout) == (0, True)
    puzzles = read_puzzles(out.read_text())
    assert len(puzzles) == 2
    solved = run_command("solve", "rauha", "--file", str(out), "--number", "2", typed=f"{puzzles[1].answers[0]}\nq\n")
    assert "The best answer" in solved.stdout


def test_a_record_of_another_game_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_text(shipped_puzzles("rauha")[0].record.to_text())
    done = run_command("puzzles", "planet", "--record", str(file), "--out", str(tmp_path / "none.jsonl"))
    assert (done.returncode, "is a game of rauha, not of planet" in done.stderr) == (2, True)
