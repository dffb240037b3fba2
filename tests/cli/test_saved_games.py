"""An unfinished game is kept and can be continued."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.commands import run_command

START = ("play", "planet", "--seed", "7", "--seats", "you,random", "--option", "first=1")


def saved(folder: Path) -> list[Path]:
    """The files of unfinished games."""
    return sorted((folder / "unfinished").glob("*.json"))


def test_a_game_that_is_left_can_be_continued(data_folder: Path) -> None:
    left = run_command(*START, typed="a 1 0\nb 2 0\nq\n")
    assert "The game is kept; continue it with: terrarium play --continue" in left.stdout
    [file] = saved(data_folder)
    moves = len(json.loads(file.read_text())["record"]["moves"])
    assert moves >= 3
    continued = run_command("play", "--continue", typed="q\n")
    assert f"The game continues after {moves} actions." in continued.stdout
    assert "Seat 1 (you)" in continued.stdout
    assert saved(data_folder) == [file]


def test_a_finished_game_is_not_kept(data_folder: Path) -> None:
    whole = "".join(f"{slot} {face} 0\n" for face in range(1, 13) for slot in "abcde")
    done = run_command(*START, typed="a 1 0\nq\n")
    assert saved(data_folder)
    done = run_command("play", "--continue", typed=whole)
    assert "Winner" in done.stdout
    assert saved(data_folder) == []


def test_a_game_without_actions_is_not_kept(data_folder: Path) -> None:
    assert "is kept" not in run_command(*START, typed="q\n").stdout
    assert saved(data_folder) == []


def test_the_latest_game_of_a_title_is_continued(data_folder: Path) -> None:
    run_command(*START, typed="a 1 0\nq\n")
    assert "There is no unfinished game." in run_command("play", "rauha", "--continue").stdout
    assert "The game continues" in run_command("play", "planet", "--continue").stdout


def test_a_continued_game_keeps_its_settings(data_folder: Path) -> None:
    run_command(*START, typed="a 1 0\nq\n")
    [before] = [file.read_text() for file in saved(data_folder)]
    done = run_command("play", "--continue", "--seats", "you,tree", "--seed", "3")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == "A game that is continued keeps its settings; leave out --seats, --seed.\n"
    assert [file.read_text() for file in saved(data_folder)] == [before]


@pytest.mark.parametrize("text", ['{"seats": "you"}', '{"seats": ["you"], "box": "", "record": {}}', "{"])
def test_a_broken_file_is_refused_with_a_sentence(data_folder: Path, text: str) -> None:
    (data_folder / "unfinished").mkdir(parents=True)
    (data_folder / "unfinished/planet.json").write_text(text)
    done = run_command("play", "--continue")
    assert done.returncode == 2
    assert done.stderr.strip()
    assert "Traceback" not in done.stderr


def test_a_folder_that_cannot_be_written_does_not_end_the_game(data_folder: Path) -> None:
    data_folder.mkdir()
    (data_folder / "unfinished").write_text("a file is in the way")
    done = run_command(*START, typed="a 1 0\nq\n")
    assert done.returncode == 0
    assert "is kept" not in done.stdout
    assert "unfinished" in done.stdout
