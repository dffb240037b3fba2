"""What README, the start of the site and CONTRIBUTING say about the program is true."""

from __future__ import annotations

import itertools
import re
import timeit
import tomllib
from pathlib import Path

import pytest

import terrarium
from terrarium.bots import LEVELS
from terrarium.testing.random_game import RandomGame
from terrarium.texts import LANGUAGES
from tests.docs.code_blocks import ROOT, code_blocks

NUMBERS = {3: "three", 6: "six"}
FIRST_PAGES = ["README.md", "docs/index.md"]
POND = ROOT / "examples/pond-title/terrarium_pond"


def read(document: str) -> str:
    """The text of a document, with its line breaks as blanks."""
    return " ".join((ROOT / document).read_text("utf-8").split())


def count_lines(files: list[Path]) -> int:
    return sum(len(file.read_text("utf-8").splitlines()) for file in files)


def test_the_readme_starts_with_the_two_commands() -> None:
    lines = (ROOT / "README.md").read_text("utf-8").splitlines()
    assert [line.split("#")[0].strip() for line in lines[:6]] == ["", "", "```", "make play", "make test", "```"]


@pytest.mark.parametrize("document", FIRST_PAGES)
def test_games_levels_and_languages_are_counted_right(document: str) -> None:
    text = read(document)
    assert f"{NUMBERS[len(terrarium.titles())]} nature board games" in text
    assert f"bots of {NUMBERS[len(LEVELS)]} levels" in text
    assert len(LANGUAGES) == 3
    assert "English, Polish or French" in text
    assert "unofficial fan project" in text


@pytest.mark.parametrize("document", FIRST_PAGES)
@pytest.mark.parametrize("name", terrarium.titles())
def test_the_numbers_of_players_are_right(document: str, name: str) -> None:
    title = terrarium.title(name)
    players = rf"{title.min_seats} to {title.max_seats} players"
    assert re.search(rf"games/{name}\.md\)\*\*,? \(?{players}", read(document))


@pytest.mark.alone
@pytest.mark.skipif(not terrarium.COMPILED, reason="the figures are those of compiled rules")
@pytest.mark.parametrize("name", terrarium.titles())
def test_a_copy_takes_about_as_long_as_the_readme_says(name: str) -> None:
    claim = r"`position.copy\(\)` takes ([\d.]+) microseconds \((.*?)\) to ([\d.]+) microseconds \((.*?)\)"
    said = re.search(claim, read("README.md"))
    assert said is not None
    quick, quick_games, slow, slow_games = said.groups()
    claims = {title: float(quick) for title in quick_games.split(", ")}
    claims |= {title: float(slow) for title in slow_games.split(", ")}
    [position] = itertools.islice(RandomGame(terrarium.game(name, seats=4), seed=7).walk(), 40, 41)
    seconds = min(timeit.repeat(position.copy, number=1000, repeat=30)) / 1000
    assert seconds * 1e6 < 2 * claims[name.capitalize()]  # the tests' build is less optimised than a release


def test_every_extra_is_listed() -> None:
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["optional-dependencies"]
    listed = re.findall(r"\| `terrarium\[(\w+)\]` \|", read("README.md"))
    assert sorted(listed) == sorted(extras)


def test_the_oldest_python_is_the_one_of_the_package() -> None:
    oldest = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["requires-python"]
    for document in ("README.md", "docs/playing.md"):
        assert f"Python {oldest.removeprefix('>=')} or newer" in read(document)


def test_the_lines_of_pond_are_counted_right() -> None:
    rules = [POND / "rules.py"]
    texts = {count_lines(list((POND / "locales" / language).iterdir())) for language in LANGUAGES}
    other = count_lines([file for file in POND.glob("*.py") if file not in rules])
    python = f"It has {count_lines(rules)} lines of rules, {other} lines of other Python"
    assert f"{python} and {min(texts)} to {max(texts)} lines of text for each language." in read("CONTRIBUTING.md")


def test_every_target_of_make_that_is_named_exists() -> None:
    targets = set(re.findall(r"^([\w-]+):", (ROOT / "Makefile").read_text("utf-8"), flags=re.MULTILINE))
    documents = [
        "README.md",
        "CONTRIBUTING.md",
        *(str(path.relative_to(ROOT)) for path in (ROOT / "docs").rglob("*.md")),
    ]
    named = {name for document in documents for name in re.findall(r"`make ([\w-]+)", read(document))}
    named |= {
        line.split()[1] for block in code_blocks("README.md") for line in block.splitlines() if line.startswith("make ")
    }
    assert {"play", "test", "docs"} <= named
    assert named - targets == set()
