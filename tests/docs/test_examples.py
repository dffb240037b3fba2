"""The examples in README and docs/ run as they are written. Those of docs/research.md are in tests/research."""

from __future__ import annotations

import random
import shutil
from pathlib import Path

import pytest
from typer.main import get_command

from terrarium.cli.main import app
from tests.cli.commands import run_command
from tests.docs.code_blocks import ROOT, code_blocks, commands

DOCUMENTS = ["README.md", *(f"docs/{path.relative_to(ROOT / 'docs')}" for path in (ROOT / "docs").rglob("*.md"))]
#: Written by a program, and matches of hours.
GENERATED = ["docs/strength.md"]
#: These run until they are stopped, need a table or a finished game, or take long with plain rules, so only their
#: words are checked.
ONLY_PARSED = [["serve"], ["tables"], ["simulate", "earth"], ["arena"], ["review"], ["stats"], ["train"]]


def all_commands() -> list[list[str]]:
    """Every command of the documents once."""
    found = {tuple(words) for document in sorted(set(DOCUMENTS) - set(GENERATED)) for words in commands(document)}
    return sorted(list(words) for words in found)


def only_parsed(words: list[str]) -> bool:
    """Whether the command is not run."""
    return any(words[: len(start)] == start for start in ONLY_PARSED)


def parse(words: list[str]) -> dict[str, object]:
    """Read the arguments and options of a command; wrong ones raise an error."""
    command = get_command(app)
    while words and hasattr(command, "commands"):
        command = command.commands[words[0]]
        words = words[1:]
    return command.make_context("terrarium", [word.strip("[]") for word in words]).params


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with the files that the commands name."""
    shutil.copytree(ROOT / "docs/examples", tmp_path / "docs/examples")
    shutil.copy(ROOT / "docs/examples/my-box.toml", tmp_path)
    for name in ("table.toml", "my-table.toml", "FILE.toml"):
        shutil.copy(ROOT / "docs/examples/planet-table.toml", tmp_path / name)
    monkeypatch.chdir(tmp_path)
    saved = run_command("play", "planet", "--seed", "7", "--seats", "you,random", typed="s my-game.txt\nq\n")
    assert saved.returncode == 0
    return tmp_path


@pytest.mark.parametrize("words", [words for words in all_commands() if not only_parsed(words)], ids=" ".join)
def test_commands_run_as_written(words: list[str], folder: Path) -> None:
    words = ["FILE.toml" if word == "FILE" else word for word in words]
    if words[0] == "simulate":
        words += ["--games", "2", "--jobs", "1"]  # the last ones count
    done = run_command(*words)
    assert done.returncode == 0, done.stderr
    assert done.stdout


@pytest.mark.parametrize("words", [words for words in all_commands() if only_parsed(words)], ids=" ".join)
def test_commands_that_are_not_run_have_these_arguments(words: list[str]) -> None:
    given = {str(value) for value in parse(words).values() if value}
    assert {word.strip("[]") for word in words[2:] if not word.startswith("--")} <= given


@pytest.mark.parametrize("words", [["serve", "--colour"], ["tables", "burn"], ["simulate", "earth", "--solo"]])
def test_a_wrong_command_is_noticed(words: list[str]) -> None:
    with pytest.raises(Exception, match=r"(?i)no such|burn|requires an argument"):
        parse(words)


def test_the_commands_are_found() -> None:
    assert {words[0] for words in all_commands()} >= {"play", "replay", "score", "arena", "simulate", "engine", "serve"}


@pytest.mark.parametrize("document", ["README.md", "docs/arena.md", "docs/api/terrarium.md"])
def test_python_examples_run(document: str) -> None:
    random.seed(1)
    names: dict[str, object] = {}
    blocks = code_blocks(document, "python")
    for block in blocks:
        exec(compile(block, document, "exec"), names)
    assert blocks
    assert "position" in names
