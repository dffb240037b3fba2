"""``terrarium replay``: records as text, and errors with the line and the reason."""

from __future__ import annotations

from pathlib import Path

import pytest

import terrarium
from terrarium.engine.playthrough import Playthrough
from terrarium.engine.record import Record
from tests.cli.commands import Done, run_command


def replay(*words: str) -> Done:
    return run_command("replay", *words)


@pytest.fixture(scope="module")
def record() -> Record:
    """A finished game of two named seats."""
    played = Playthrough(terrarium.game("planet", seats=2, first=0), seed=7, names=["Ada", "Ben"])
    while not played.position.over():
        seat = played.position.actors()[0]
        remark = "a bold opening" if not played.record.moves else ""
        played.play(seat, played.position.legal(seat)[0], remark)
    return played.record


def written(folder: Path, text: str) -> str:
    path = folder / "game.txt"
    path.write_text(text, encoding="utf-8")
    return str(path)


def test_a_record_is_told_in_words_up_to_the_sheet(tmp_path: Path, record: Record) -> None:
    result = replay(written(tmp_path, record.to_text()))
    assert result.returncode == 0
    assert result.stdout.startswith("Planet. At the table: Ada and Ben. Seed 7.\nRound 1. Tiles: ")
    assert result.stdout.count(" takes a tile and lays it as ") == 24
    assert "Note: a bold opening" in result.stdout
    assert record.scores is not None
    assert f"Ada: {record.scores[0]} points" in result.stdout


def test_both_forms_tell_the_same(tmp_path: Path, record: Record) -> None:
    text = replay(written(tmp_path, record.to_text())).stdout
    assert replay(written(tmp_path, record.to_json())).stdout == text


def test_a_seat_hears_its_own_secrets(tmp_path: Path, record: Record) -> None:
    file = written(tmp_path, record.to_text())
    assert "Your secret objective" not in replay(file).stdout
    assert replay(file, "--seat", "2").stdout.count("Your secret objective") == 1


def test_steps_do_not_block_a_pipe(tmp_path: Path, record: Record) -> None:
    file = written(tmp_path, record.to_text())
    assert replay(file, "--step").stdout == replay(file).stdout


def test_a_seat_that_does_not_exist_is_refused(tmp_path: Path, record: Record) -> None:
    result = replay(written(tmp_path, record.to_text()), "--seat", "0")
    assert result.returncode == 2
    assert result.stderr == "There is no seat 0; the seats are 1 to 2.\n"


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("terrarium record 1", "terrarium record 9", "Line 1 of the record: It is written in format 9"),
        ("terrarium record 1", "recipe", "Line 1 of the record: This is not a record"),
        ("game: planet", "game: chess", "Line 2 of the record: There is no game called chess; choose from earth,"),
        ("rules: 2", "rules: 99", "Line 3 of the record: It was played with version 99 of the rules of planet"),
        ("seats: 2", "seats: 5", "Line 4 of the record: planet is for 2 to 4 seats, not 5."),
        ("seed: 7", "seed: -7", "Line 8 of the record: -7 is not a seed"),
        ("2. seat 1: tile", "2. seat 1: tyle", "Line 11 of the record: "),
        ("2. seat 1:", "2. seat 0:", "Line 11 of the record: It is not the turn of Seat 1 but of Seat 2."),
    ],
)
def test_a_broken_record_names_the_line(tmp_path: Path, record: Record, old: str, new: str, sentence: str) -> None:
    text = record.to_text()
    assert text.count(old) >= 1
    result = replay(written(tmp_path, text.replace(old, new, 1)))
    assert (result.returncode, result.stdout) == (2, "")
    assert result.stderr.startswith(sentence)
    assert result.stderr.count("\n") == 1


def test_a_truncated_record_is_refused(tmp_path: Path, record: Record) -> None:
    text = record.to_text()
    for length in range(0, len(text) - 1, 97):
        result = replay(written(tmp_path, text[:length]))
        assert result.returncode == 2
        assert "of the record: " in result.stderr


def test_a_forged_score_is_refused(tmp_path: Path, record: Record) -> None:
    assert record.scores is not None
    scores = " ".join(str(score) for score in record.scores)
    result = replay(written(tmp_path, record.to_text().replace(f"scores: {scores}", "scores: 99 0")))
    assert result.returncode == 2
    assert f"The record gives the scores 99 0; the game gives {scores}." in result.stderr


def test_a_box_that_was_not_used_is_refused(tmp_path: Path, record: Record) -> None:
    box = tmp_path / "box.toml"
    box.write_text('[names]\npanda = "Bamboo bear"\n', encoding="utf-8")
    result = replay(written(tmp_path, record.to_text()), "--box", str(box))
    assert result.returncode == 2
    assert result.stderr.startswith("It was played with the box -, not with ")


@pytest.mark.parametrize(
    ("content", "sentence"), [(b"\xff\xfe\x00", "is not text in UTF-8"), (b"", "Line 1"), (b"{", "This is not JSON")]
)
def test_what_is_no_record_is_refused(tmp_path: Path, content: bytes, sentence: str) -> None:
    file = tmp_path / "game.txt"
    file.write_bytes(content)
    result = replay(str(file))
    assert result.returncode == 2
    assert sentence in result.stderr


def test_a_missing_file_and_a_folder_are_refused(tmp_path: Path) -> None:
    assert replay(str(tmp_path / "none")).stderr == f"There is no file {tmp_path / 'none'}.\n"
    assert replay(str(tmp_path)).stderr == f"{tmp_path} is a folder, not a file.\n"
