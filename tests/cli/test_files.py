"""Files are read with errors that name the place, and written whole or not at all."""

from __future__ import annotations

import os
import resource
import subprocess
import sys
from pathlib import Path

import pytest

from terrarium.cli.files import BadFile, read_data, read_text, write_text


def refusal(path: Path) -> BadFile:
    """The error that reading the file gives."""
    with pytest.raises(BadFile) as caught:
        read_data(path)
    return caught.value


def written(folder: Path, name: str, text: str) -> Path:
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return path


def test_toml_and_json_are_told_apart_by_their_ending(tmp_path: Path) -> None:
    assert read_data(written(tmp_path, "a.toml", "round = 3\n")) == {"round": 3}
    assert read_data(written(tmp_path, "a.JSON", '{"round": 3}')) == {"round": 3}


def test_windows_files_are_read_like_others(tmp_path: Path) -> None:
    path = tmp_path / "a.toml"
    path.write_bytes(b"\xef\xbb\xbfround = 3\r\n")
    assert read_data(path) == {"round": 3}
    assert read_text(path) == "round = 3\n"


@pytest.mark.parametrize(
    ("name", "text", "line", "column"),
    [
        ("a.toml", "round = 3\nplanets = [\n  { name = }\n]\n", 3, 12),
        ("a.toml", "round = 3\nanimals = [", 2, 12),
        ("a.toml", "round = 3\nround = 4\n", 2, 10),
        ("a.json", '{"round": 3,\n "animals": [}', 2, 14),
        ("a.json", "", 1, 1),
    ],
)
def test_a_mistake_in_the_syntax_is_reported_with_line_and_column(
    tmp_path: Path, name: str, text: str, line: int, column: int
) -> None:
    error = refusal(written(tmp_path, name, text))
    assert (error.code, error.figures["line"], error.figures["column"]) == ("file-syntax", line, column)
    assert f"{name}, line {line}, column {column}: " in str(error)


@pytest.mark.parametrize(
    ("name", "text", "code"),
    [
        ("a.yaml", "round: 3", "file-ending"),
        ("a.json", '{"round": 3, "round": 4}', "file-key-twice"),
        ("a.json", "[3]", "file-no-table"),
        ("a.json", "[" * 100_000, "file-unreadable"),
        ("a.json", '{"round": ' + "9" * 5000 + "}", "file-unreadable"),
    ],
)
def test_other_mistakes_are_sentences_with_the_name_of_the_file(
    tmp_path: Path, name: str, text: str, code: str
) -> None:
    error = refusal(written(tmp_path, name, text))
    assert error.code == code
    assert name in str(error)


def test_what_cannot_be_read_at_all_is_said_plainly(tmp_path: Path) -> None:
    assert refusal(tmp_path / "none.toml").code == "file-missing"
    (tmp_path / "folder.toml").mkdir()
    assert refusal(tmp_path / "folder.toml").code == "file-folder"
    (tmp_path / "bytes.toml").write_bytes(b"name = '\xff'")
    error = refusal(tmp_path / "bytes.toml")
    assert (error.code, error.figures["byte"]) == ("file-not-text", 9)
    assert refusal(tmp_path / "zero\0.toml").code == "file-unreadable"


def test_a_written_file_is_whole_and_alone(tmp_path: Path) -> None:
    path = written(tmp_path, "record.txt", "old")
    write_text(path, "łąka\n" * 1000)
    assert path.read_text("utf-8") == "łąka\n" * 1000
    assert os.listdir(tmp_path) == ["record.txt"]


def test_writing_follows_a_link_and_keeps_the_permissions(tmp_path: Path) -> None:
    path = written(tmp_path, "record.txt", "old")
    path.chmod(0o640)
    (tmp_path / "link").symlink_to(path)
    write_text(tmp_path / "link", "new")
    assert (tmp_path / "link").is_symlink()
    assert path.read_text("utf-8") == "new"
    assert path.stat().st_mode & 0o777 == 0o640


def test_a_place_that_cannot_be_written_is_said_plainly(tmp_path: Path) -> None:
    with pytest.raises(BadFile, match="is a folder"):
        write_text(tmp_path, "x")
    with pytest.raises(BadFile, match="cannot be written: No such file or directory"):
        write_text(tmp_path / "none" / "record.txt", "x")


def test_a_full_device_is_said_plainly() -> None:
    with pytest.raises(BadFile, match="no room left to write /dev/full"):
        write_text("/dev/full", "x")


def test_a_full_disk_leaves_the_old_file_and_nothing_else(tmp_path: Path) -> None:
    """A limit on the size of files, in a process of its own, simulates a full disk."""
    path = written(tmp_path, "record.txt", "old")
    script = "import sys; from terrarium.cli.files import write_text; write_text(sys.argv[1], 'x' * 100_000)"
    done = subprocess.run(
        [sys.executable, "-c", script, str(path)],
        capture_output=True,
        text=True,
        check=False,
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (10_000, 10_000)),
    )
    assert "There is no room left to write" in done.stderr
    assert done.returncode == 1
    assert path.read_text("utf-8") == "old"
    assert os.listdir(tmp_path) == ["record.txt"]
